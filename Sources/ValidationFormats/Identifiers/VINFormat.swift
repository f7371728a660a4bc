/// Recognizes vehicle identification numbers, such as `1HGCM82633A004352`.
///
/// ISO 3779: seventeen digits and upper-case letters other than I, O and Q.
public enum VINFormat {
  /// Returns whether the whole text is a vehicle identification number.
  ///
  /// - Parameter checkDigit: Whether the ninth character must be the check digit of 49 CFR 565.15, which
  ///   North America and China require and Europe does not.
  public static func matches(_ text: String, checkDigit: Bool = false) -> Bool {
    text.withBytes { matches($0, checkDigit: checkDigit) }
  }

  /// Returns whether all the bytes are a vehicle identification number.
  static func matches(_ bytes: Span<UInt8>, checkDigit: Bool = false) -> Bool {
    guard bytes.count == 17 else { return false }
    var sum = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let value: Int
      if byte.isASCIIDigit {
        value = byte.digitValue
      } else {
        let letter = byte &- 0x41
        guard letter < 26, forbiddenLetters >> UInt32(letter) & 1 == 0 else { return false }
        value =
          Int(
            truncatingIfNeeded: letter < 16
              ? valuesAToP >> UInt64(letter &* 4) : valuesQToZ >> UInt64((letter &- 16) &* 4)) & 0xF
      }
      sum &+= value &* weight(at: index)
    }
    guard checkDigit else { return true }
    let remainder = sum % 11
    return bytes[8] == (remainder == 10 ? UInt8(ascii: "X") : 0x30 &+ UInt8(remainder))
  }

  /// I, O and Q, one bit for each letter.
  private static let forbiddenLetters: UInt32 = 1 << 8 | 1 << 14 | 1 << 16

  /// The values of the letters A to P and Q to Z, four bits each from the right: 1 to 8 for A to H, 1 to 9
  /// from J on, 2 to 9 from S on.
  private static let valuesAToP: UInt64 = 0x7054_3210_8765_4321
  private static let valuesQToZ: UInt64 = 0x98_7654_3290

  /// The weights 8 to 2, 10, 0 for the check digit itself, then 9 to 2, four bits each from the right.
  @inline(__always)
  private static func weight(at index: Int) -> Int {
    index == 16 ? 2 : Int(truncatingIfNeeded: (0x3456_7890_A234_5678 as UInt64) >> UInt64(index &* 4)) & 0xF
  }
}
