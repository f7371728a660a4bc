/// Recognizes numbers of mobile devices, such as `490154203237518`.
///
/// 3GPP TS 23.003, section 6.2: fourteen digits and a Luhn check digit. With the software version in its
/// place there are sixteen digits and none of them checks (section 6.2.2).
public enum IMEIFormat {
  /// Returns whether the whole text is the number of a device.
  ///
  /// - Parameters:
  ///   - allowsHyphens: Whether the number may also be written with all its hyphens, as `49-015420-323751-8`.
  ///   - allowsSoftwareVersion: Whether a number with software version (IMEISV) is accepted too.
  public static func matches(
    _ text: String, allowsHyphens: Bool = false, allowsSoftwareVersion: Bool = false
  ) -> Bool {
    text.withBytes {
      matches($0, allowsHyphens: allowsHyphens, allowsSoftwareVersion: allowsSoftwareVersion)
    }
  }

  /// Returns whether all the bytes are the number of a device.
  static func matches(_ bytes: Span<UInt8>, allowsHyphens: Bool, allowsSoftwareVersion: Bool) -> Bool {
    guard bytes.count >= 15, bytes.count <= 19 else { return false }
    let hasHyphens = bytes.count >= 18
    guard allowsHyphens || !hasHyphens else { return false }
    let digits = hasHyphens ? bytes.count &- 3 : bytes.count
    guard digits == 15 || (digits == 16 && allowsSoftwareVersion) else { return false }
    var sum = LuhnSum()
    for index in bytes.indices {
      let byte = bytes[index]
      if hasHyphens, index == 2 || index == 9 || index == 16 {
        guard byte == UInt8(ascii: "-") else { return false }
      } else {
        guard byte.isASCIIDigit else { return false }
        sum.append(byte.digitValue)
      }
    }
    return digits == 16 || sum.isValid
  }
}
