/// Recognizes the codes of currencies, such as `CHF`, that ISO 4217 lists as current.
///
/// Capital letters only, unless lower-case ones are allowed. With the currencies stand funds (`CHW`), precious metals
/// (`XAU`), the code for tests (`XTS`) and the one for no currency, as in the standard's list; withdrawn currencies
/// do not count.
public enum CurrencyCodeFormat {
  /// The ways in which ISO 4217 writes a currency.
  public enum Form: String, CaseIterable, Sendable {
    /// Three letters, as in `CHF`.
    case alphabetic

    /// Three digits with leading zeros, as in `756`.
    case numeric
  }

  /// Returns whether the whole text is the code of a currency.
  public static func matches(_ text: String, form: Form = .alphabetic, allowsLowercase: Bool = false) -> Bool
  {
    text.withBytes { matches($0, form: form, allowsLowercase: allowsLowercase) }
  }

  /// Returns whether all the bytes are the code of a currency.
  static func matches(_ bytes: Span<UInt8>, form: Form, allowsLowercase: Bool) -> Bool {
    switch form {
    case .alphabetic: alphabetic.contains(bytes, allowsLowercase: allowsLowercase)
    case .numeric: numeric.contains(bytes)
    }
  }

  private static let alphabetic =
    PackedCodeSet(column: 0, of: CurrencyCodeTable.text, alphabet: .capitals, length: 3)
  private static let numeric =
    PackedCodeSet(column: 1, of: CurrencyCodeTable.text, alphabet: .digits, length: 3)
}
