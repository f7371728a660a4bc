import ValidationFormats

/// A rule that accepts e-mail addresses; by default those that the internet's mail system delivers to.
///
/// Not a ``FormatRule``, because it is asked at so many keystrokes: it calls its recognizer without a detour.
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
  public static var email: Self { Self(EmailRule()) }

  /// A rule that accepts an e-mail address; by default one that the internet's mail system delivers to.
  ///
  /// - Parameters:
  ///   - allowsQuotedLocalPart: Whether `"john doe"@example.com` is accepted.
  ///   - allowsAddressLiteral: Whether `john@[192.0.2.1]` is accepted.
  ///   - allowsSingleLabelDomain: Whether `root@localhost` is accepted.
  ///   - asciiOnly: Whether letters outside ASCII are rejected.
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
  public static var htmlEmail: Self {
    Self(FormatRule("email", parameters: ["html": true]) { HTMLEmailFormat.matches($0) })
  }
}
