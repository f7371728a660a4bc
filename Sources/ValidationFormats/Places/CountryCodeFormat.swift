/// Recognizes the codes of countries, such as `CH`, that ISO 3166-1 has officially assigned.
///
/// Capital letters only, unless lower-case ones are allowed. Codes that are merely reserved, as `UK`, `EU` or `AN`, and
/// those for private use, as `XK`, are no country's.
public enum CountryCodeFormat {
  /// The ways in which ISO 3166-1 writes a country.
  public enum Form: String, CaseIterable, Sendable {
    /// Two letters, as in `CH`.
    case alpha2 = "alpha-2"

    /// Three letters, as in `CHE`.
    case alpha3 = "alpha-3"

    /// Three digits with leading zeros, as in `756`.
    case numeric
  }

  /// Returns whether the whole text is the code of a country.
  public static func matches(_ text: String, form: Form = .alpha2, allowsLowercase: Bool = false) -> Bool {
    text.withBytes { matches($0, form: form, allowsLowercase: allowsLowercase) }
  }

  /// Returns whether all the bytes are the code of a country.
  static func matches(_ bytes: Span<UInt8>, form: Form, allowsLowercase: Bool) -> Bool {
    switch form {
    case .alpha2: alpha2.contains(bytes, allowsLowercase: allowsLowercase)
    case .alpha3: alpha3.contains(bytes, allowsLowercase: allowsLowercase)
    case .numeric: numeric.contains(bytes)
    }
  }

  private static let alpha2 =
    PackedCodeSet(column: 0, of: CountryCodeTable.text, alphabet: .capitals, length: 2)
  private static let alpha3 =
    PackedCodeSet(column: 1, of: CountryCodeTable.text, alphabet: .capitals, length: 3)
  private static let numeric =
    PackedCodeSet(column: 2, of: CountryCodeTable.text, alphabet: .digits, length: 3)
}
