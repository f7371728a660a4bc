import ValidationFormats

/// A rule that accepts e-mail addresses; by default those that the internet's mail system delivers to.
///
/// It is not a ``FormatRule``, because it is evaluated at many keystrokes: it calls its recognizer directly.
public struct EmailRule: ValidationRule, Hashable {
  /// Whether `"john doe"@example.com` is accepted.
  public let allowsQuotedLocalPart: Bool
  /// Whether `john@[192.0.2.1]` is accepted.
  public let allowsAddressLiteral: Bool
  /// Whether `root@localhost` is accepted.
  public let allowsSingleLabelDomain: Bool
  /// Whether letters outside ASCII are rejected.
  public let asciiOnly: Bool

  /// Creates a rule that accepts e-mail addresses.
  ///
  /// - Parameters:
  ///   - allowsQuotedLocalPart: Whether `"john doe"@example.com` is accepted.
  ///   - allowsAddressLiteral: Whether `john@[192.0.2.1]` is accepted.
  ///   - allowsSingleLabelDomain: Whether `root@localhost` is accepted.
  ///   - asciiOnly: Whether characters outside ASCII are rejected.
  public init(
    allowsQuotedLocalPart: Bool = false, allowsAddressLiteral: Bool = false,
    allowsSingleLabelDomain: Bool = false, asciiOnly: Bool = false
  ) {
    self.allowsQuotedLocalPart = allowsQuotedLocalPart
    self.allowsAddressLiteral = allowsAddressLiteral
    self.allowsSingleLabelDomain = allowsSingleLabelDomain
    self.asciiOnly = asciiOnly
  }

  public var name: String { "email" }

  public var parameters: [String: JSONValue] {
    [
      "allowsQuotedLocalPart": .bool(allowsQuotedLocalPart),
      "allowsAddressLiteral": .bool(allowsAddressLiteral),
      "allowsSingleLabelDomain": .bool(allowsSingleLabelDomain),
      "asciiOnly": .bool(asciiOnly),
    ]
  }

  public func isSatisfied(by text: String) -> Bool {
    EmailFormat.matches(
      text, allowsQuotedLocalPart: allowsQuotedLocalPart, allowsAddressLiteral: allowsAddressLiteral,
      allowsSingleLabelDomain: allowsSingleLabelDomain, asciiOnly: asciiOnly)
  }
}

extension Rule where Value == String {
  /// A rule that accepts an e-mail address that the internet's mail system delivers to.
  ///
  /// The rule follows [RFC 5321, section 4.1.2](https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2) and
  /// [RFC 6531](https://www.rfc-editor.org/rfc/rfc6531); see ``/ValidationFormats/EmailFormat``.
  public static var email: Self { Self(EmailRule()) }

  /// A rule that accepts an e-mail address; by default one that the internet's mail system delivers to.
  ///
  /// The rule follows [RFC 5321, section 4.1.2](https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2) and
  /// [RFC 6531](https://www.rfc-editor.org/rfc/rfc6531); see ``/ValidationFormats/EmailFormat``.
  ///
  /// Capital letters beyond ASCII, full-width letters and ideographic full stops are accepted in the domain, because mail
  /// clients map them. Store the address that the formatter `.canonical(.email)` gives.
  ///
  /// - Parameters:
  ///   - allowsQuotedLocalPart: Whether `"john doe"@example.com` is accepted.
  ///   - allowsAddressLiteral: Whether `john@[192.0.2.1]` is accepted.
  ///   - allowsSingleLabelDomain: Whether `root@localhost` is accepted.
  ///   - asciiOnly: Whether letters outside ASCII are rejected.
  /// - Returns: The rule.
  public static func email(
    allowsQuotedLocalPart: Bool = false, allowsAddressLiteral: Bool = false,
    allowsSingleLabelDomain: Bool = false, asciiOnly: Bool = false
  ) -> Self {
    Self(
      EmailRule(
        allowsQuotedLocalPart: allowsQuotedLocalPart, allowsAddressLiteral: allowsAddressLiteral,
        allowsSingleLabelDomain: allowsSingleLabelDomain, asciiOnly: asciiOnly))
  }

  /// A rule that accepts what browsers accept: the grammar of the HTML living standard.
  ///
  /// The rule follows the
  /// [HTML living standard](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address); see
  /// ``/ValidationFormats/HTMLEmailFormat``.
  public static var htmlEmail: Self {
    Self(FormatRule("email", parameters: ["html": true]) { HTMLEmailFormat.matches($0) })
  }
}
