/// A value that a format makes of a text, and that is stored as its canonical form.
///
/// Each type says here how its canonical form is read again, with all options that a value may have been made with,
/// and what people may type in a field.
package protocol ParsedValue: Codable, Hashable, Sendable {
  /// The one spelling in which the value is stored.
  var canonical: String { get }
  /// What a text is not that can't be read, such as `an email address`.
  static var noun: String { get }

  /// Returns the value of a text that the format accepts with the options that a canonical form may need.
  static func stored(_ text: String) -> Self?
  /// Returns the value of a text as people type it.
  static func typed(_ text: String) -> Self?
}

extension ParsedValue {
  /// Reads a value from one text.
  fileprivate static func decoded(from decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = stored(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: explanation(of: text))
    }
    return value
  }

  /// Returns what is wrong with a text. It does not repeat the text, which a log may not have.
  private static func explanation(of text: String) -> String {
    guard self == IBAN.self, case .failure(let fault) = Result(catching: { try IBAN(parsing: text) }) else {
      return "The text is not \(noun)"
    }
    return "The text is not \(noun): \(fault)"
  }

  fileprivate func encodeCanonical(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(canonical)
  }
}

extension EmailAddress: ParsedValue {
  package static let noun = "an email address"

  /// The options of addresses that are read as properties.
  package static let storedOptions: EmailFormat.Options = [
    .allowsQuotedLocalPart, .allowsAddressLiteral, .allowsSingleLabelDomain,
  ]

  package static func stored(_ text: String) -> Self? { Self(text, storedOptions) }
  package static func typed(_ text: String) -> Self? { Self(text.withoutOuterSpaces) }

  /// Reads an address from its canonical form, or from other text that is an address.
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  /// Writes the canonical form.
  public func encode(to encoder: any Encoder) throws { try encodeCanonical(to: encoder) }
}

extension PhoneNumber: ParsedValue {
  package static let noun = "a telephone number with + and a calling code"

  package static func stored(_ text: String) -> Self? { Self(text, region: nil, .allowsExtension) }
  package static func typed(_ text: String) -> Self? { Self(text, region: nil, .lenient) }

  /// Reads a number from its canonical form, or from other text in international notation.
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  /// Writes the canonical form.
  public func encode(to encoder: any Encoder) throws { try encodeCanonical(to: encoder) }
}

extension PaymentCardNumber: ParsedValue {
  package static let noun = "a payment card number"

  package static func stored(_ text: String) -> Self? { Self(text) }
  package static func typed(_ text: String) -> Self? { Self(text, .lenient) }

  /// Reads a number from its digits. An error doesn't repeat them.
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  /// Writes all digits: what is encoded is as secret as the card.
  public func encode(to encoder: any Encoder) throws { try encodeCanonical(to: encoder) }
}

extension IBAN: ParsedValue {
  package static let noun = "an account number"

  package static func stored(_ text: String) -> Self? { Self(text, .includesUnregisteredCountries) }
  package static func typed(_ text: String) -> Self? { Self(text, .lenient) }

  /// Reads a number from its canonical form, or from that of print.
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  /// Writes the canonical form.
  public func encode(to encoder: any Encoder) throws { try encodeCanonical(to: encoder) }
}

extension VATNumber: ParsedValue {
  package static let noun = "a VAT number"

  package static func stored(_ text: String) -> Self? { Self(text, country: nil) }
  package static func typed(_ text: String) -> Self? { Self(text, country: nil, .lenient) }

  /// Reads a number from its canonical form.
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  /// Writes the canonical form.
  public func encode(to encoder: any Encoder) throws { try encodeCanonical(to: encoder) }
}

extension ISBN: ParsedValue {
  package static let noun = "a book number"

  package static func stored(_ text: String) -> Self? { Self(text, .standard) }
  package static func typed(_ text: String) -> Self? { Self(text, .lenient) }

  /// Reads a number from its canonical form, or from other text that is one.
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  /// Writes the canonical form.
  public func encode(to encoder: any Encoder) throws { try encodeCanonical(to: encoder) }
}

extension IPAddress: ParsedValue {
  package static let noun = "an IP address"

  package static func stored(_ text: String) -> Self? { Self(text, .allowsZone) }
  package static func typed(_ text: String) -> Self? { Self(text.withoutOuterSpaces) }

  /// Reads an address from its canonical form, or from other text that is an address.
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  /// Writes the canonical form.
  public func encode(to encoder: any Encoder) throws { try encodeCanonical(to: encoder) }
}

extension SemanticVersion: ParsedValue {
  package static let noun = "a semantic version"

  package static func stored(_ text: String) -> Self? { Self(text) }
  package static func typed(_ text: String) -> Self? { Self(text.withoutOuterSpaces) }

  /// Reads a version from its text.
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  /// Writes the version with its build metadata.
  public func encode(to encoder: any Encoder) throws { try encodeCanonical(to: encoder) }
}

extension CalendarDate: ParsedValue {
  package static let noun = "a date in the form YYYY-MM-DD"

  package static func stored(_ text: String) -> Self? { Self(text) }
  package static func typed(_ text: String) -> Self? { Self(text.withoutOuterSpaces) }

  /// Reads a date from text in the form `YYYY-MM-DD`.
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
  /// Writes the date in the form `YYYY-MM-DD`.
  public func encode(to encoder: any Encoder) throws { try encodeCanonical(to: encoder) }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var withoutOuterSpaces: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
