/// Recognizes international securities identification numbers, such as `US0378331005`.
///
/// ISO 6166: two letters of country, nine letters or digits, and a Luhn check digit over the whole with A as
/// 10 to Z as 35. All letters are upper case.
///
/// The country is one of ISO 3166-1 or a prefix that the Association of National Numbering Agencies uses
/// without a country: `XS` (international), `XA` to `XD`, `XF`, `XK` and `XT`, `EU`, `EZ` (derivatives),
/// `QS`, `QT`, and `AN` and `CS`, which live on in older securities.
public enum ISINFormat {
  private static let otherPrefixes = """
    AN
    CS
    EU
    EZ
    QS
    QT
    XA
    XB
    XC
    XD
    XF
    XK
    XS
    XT
    """
  private static let prefixes = PackedCodeSet(
    column: 0, of: "\(CountryCodeTable.text)\n\(otherPrefixes)", alphabet: .capitals, length: 2)

  /// Returns whether the whole text is a securities identification number.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a securities identification number.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 12, bytes[11].isASCIIDigit, prefixes.contains(bytes.extracting(0..<2)) else {
      return false
    }
    var sum = LuhnSum()
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        sum.append(byte.digitValue)
      } else {
        guard byte &- 0x41 < 26 else { return false }
        let value = Int(byte &- 0x37)
        sum.append(value / 10)
        sum.append(value % 10)
      }
    }
    return sum.isValid
  }
}
