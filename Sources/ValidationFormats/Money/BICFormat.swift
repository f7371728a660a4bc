/// Recognizes business identifier codes, also called SWIFT codes, such as `DEUTDEFF` or `DEUTDEFF500`.
///
/// ISO 9362:2022: four characters for the party, a country, two characters of suffix, and three of branch or
/// none. All letters are upper case. The standard allows digits in the party's four, although SWIFT issues
/// none so.
///
/// The country is one of ISO 3166-1, or `XK` (Kosovo), `IC` and `EA` (Canary Islands, Ceuta and Melilla),
/// which SWIFT and ISO reserve without assigning them.
public enum BICFormat {
  private static let countries = PackedCodeSet(
    column: 0, of: "\(CountryCodeTable.text)\nXK\nIC\nEA", alphabet: .capitals, length: 2)

  /// Returns whether the whole text is a code of 8 or 11 characters.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a code.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 8 || bytes.count == 11 else { return false }
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIDigit || byte &- 0x41 < 26 else { return false }
    }
    return countries.contains(bytes.extracting(4..<6))
  }
}
