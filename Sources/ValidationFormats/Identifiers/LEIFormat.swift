/// Recognizes legal entity identifiers, such as `5493001KJTIIGC8Y1R12`.
///
/// ISO 17442: eighteen digits and upper-case letters, then two check digits after ISO 7064 MOD 97-10, from 02
/// to 98.
public enum LEIFormat {
  /// Returns whether the whole text is a legal entity identifier.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a legal entity identifier.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 20, bytes[18].isASCIIDigit, bytes[19].isASCIIDigit else { return false }
    let check = bytes[18].digitValue &* 10 &+ bytes[19].digitValue
    guard check >= 2, check <= 98 else { return false }
    var remainder = MOD97Remainder()
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        remainder.append(digit: byte)
      } else {
        guard byte &- 0x41 < 26 else { return false }
        remainder.append(letter: byte)
      }
    }
    return remainder.isOne
  }
}
