/// Recognizes decimal numbers with a certain number of digits after the point, such as `19.90`.
///
///     decimal = [ "+" / "-" ] ( 1*DIGIT [ "." 1*DIGIT ] / "." 1*DIGIT )
///
/// A number as in ``NumberFormat``, without exponent.
public enum DecimalFormat {
  /// Returns whether the whole text is a decimal number.
  ///
  /// - Precondition: `0 <= minimumFractionDigits <= maximumFractionDigits`.
  public static func matches(
    _ text: String, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = .max
  ) -> Bool {
    precondition(minimumFractionDigits >= 0, "Negative minimum of fraction digits \(minimumFractionDigits)")
    precondition(
      minimumFractionDigits <= maximumFractionDigits,
      "Minimum \(minimumFractionDigits) of fraction digits exceeds maximum \(maximumFractionDigits)")
    return text.withBytes { bytes in
      let number = Prefix(of: bytes)
      return number.isNumber && number.end == bytes.count && number.fractionDigits >= minimumFractionDigits
        && number.fractionDigits <= maximumFractionDigits
    }
  }

  /// As much of the bytes, from the first on, as is sign, digits, point and digits.
  struct Prefix {
    private(set) var end = 0
    private(set) var fractionDigits = 0
    private var integerDigits = 0
    private var hasPoint = false

    @inline(__always)
    init(of bytes: Span<UInt8>) {
      let count = bytes.count
      if count > 0, bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") { end = 1 }
      let integerStart = end
      while end < count, bytes[end].isASCIIDigit { end &+= 1 }
      integerDigits = end &- integerStart
      guard end < count, bytes[end] == UInt8(ascii: ".") else { return }
      hasPoint = true
      end &+= 1
      let fractionStart = end
      while end < count, bytes[end].isASCIIDigit { end &+= 1 }
      fractionDigits = end &- fractionStart
    }

    /// Whether there is a digit, and one after a point.
    var isNumber: Bool { hasPoint ? fractionDigits > 0 : integerDigits > 0 }
  }
}
