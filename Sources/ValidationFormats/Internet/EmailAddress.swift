/// An e-mail address, taken apart.
///
/// Two addresses are equal if they are written alike. Whether `User@example.org` is `user@example.org` is for the
/// server of that domain to say.
///
/// ```swift
/// let address = EmailAddress("user@example.org")
/// address?.localPart  // "user"
/// address?.domain  // "example.org"
/// ```
public struct EmailAddress: Sendable, Hashable {
  /// What is in front of the `@`, as written: with the quotation marks if it is quoted.
  public let localPart: String

  /// What is behind the `@`, as written: with the brackets if it is an address literal.
  public let domain: String

  /// Creates an address from a text that is one, and nil from any other.
  ///
  /// - Parameters:
  ///   - text: The text, without angle brackets or a display name.
  ///   - allowsQuotedLocalPart: Whether the local part may be a quoted string, as in `"john doe"@example.org`.
  ///   - allowsAddressLiteral: Whether the domain may be an address in brackets, as in `user@[IPv6:2001:db8::1]`.
  ///   - allowsSingleLabelDomain: Whether the domain may do without a dot, as in `user@localhost`.
  ///   - asciiOnly: Whether characters beyond ASCII are refused, as a mail server without SMTPUTF8 does.
  public init?(
    _ text: String,
    allowsQuotedLocalPart: Bool = false,
    allowsAddressLiteral: Bool = false,
    allowsSingleLabelDomain: Bool = false,
    asciiOnly: Bool = false
  ) {
    // A quoted local part may have an at sign, a domain has none.
    guard
      EmailFormat.matches(
        text,
        allowsQuotedLocalPart: allowsQuotedLocalPart,
        allowsAddressLiteral: allowsAddressLiteral,
        allowsSingleLabelDomain: allowsSingleLabelDomain,
        asciiOnly: asciiOnly),
      let at = text.utf8.lastIndex(of: UInt8(ascii: "@"))
    else { return nil }
    localPart = String(text[..<at])
    domain = String(text[text.utf8.index(after: at)...])
  }
}

extension EmailAddress: CustomStringConvertible {
  /// The address as text, with the `@` between its parts.
  public var description: String { localPart + "@" + domain }
}
