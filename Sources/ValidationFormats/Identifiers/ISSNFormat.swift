/// Recognizes international standard serial numbers, such as `0378-5955`.
///
/// ISO 3297: seven digits and a check character, which may be an upper-case `X`, with a hyphen in the middle.
/// The hyphen may be missing, as it is in databases, unless it is required.
public enum ISSNFormat {
  /// Returns whether the whole text is a serial number.
  ///
  /// - Parameter requiresHyphen: Whether eight characters without a hyphen are refused.
  public static func matches(_ text: String, requiresHyphen: Bool = false) -> Bool {
    text.withBytes { matches($0, requiresHyphen: requiresHyphen) }
  }

  /// Returns whether all the bytes are a serial number.
  static func matches(_ bytes: Span<UInt8>, requiresHyphen: Bool = false) -> Bool {
    let hasHyphen = bytes.count == 9 && bytes[4] == UInt8(ascii: "-")
    guard hasHyphen || (bytes.count == 8 && !requiresHyphen) else { return false }
    // The weights 8, 7 … 1: the sum of all the partial sums.
    var sum = 0
    var sumOfSums = 0
    for index in bytes.indices where !(hasHyphen && index == 4) {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        sum &+= byte.digitValue
      } else {
        guard byte == UInt8(ascii: "X"), index == bytes.count &- 1 else { return false }
        sum &+= 10
      }
      sumOfSums &+= sum
    }
    return sumOfSums % 11 == 0
  }
}
