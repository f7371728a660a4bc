/// Recognizes numbers in decimal notation, such as `42`, `-0.5` or `6.02e23`.
///
///     number   = [ "+" / "-" ] ( 1*DIGIT [ "." 1*DIGIT ] / "." 1*DIGIT ) [ exponent ]
///     exponent = ( "e" / "E" ) [ "+" / "-" ] 1*DIGIT
///
/// The `number` of [RFC 8259, section 6](https://www.rfc-editor.org/rfc/rfc8259#section-6), and what people type
/// beside it: a plus sign, leading zeros, no digit before the point. Infinities, `nan`, hexadecimal digits, separators
/// of thousands and the digits of other scripts are not accepted.
public enum NumberFormat {
  /// Returns whether the whole text is a number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a number.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, allowsExponent: !options.contains(.rejectsExponent)) }
  }

  /// Returns whether all the bytes are a number.
  static func matches(_ bytes: Span<UInt8>, allowsExponent: Bool = true) -> Bool {
    let mantissa = DecimalFormat.Prefix(of: bytes)
    guard mantissa.isNumber else { return false }
    var index = mantissa.end
    if index == bytes.count { return true }

    guard allowsExponent, bytes[index] | 0x20 == "e" else { return false }
    index += 1
    if index < bytes.count, bytes[index] == "-" || bytes[index] == "+" {
      index += 1
    }
    guard index < bytes.count else { return false }
    while index < bytes.count {
      guard bytes[index].isASCIIDigit else { return false }
      index += 1
    }
    return true
  }
}

/// Recognizes integers, such as `42` or `-7`, of any length.
///
///     integer = [ "+" / "-" ] 1*DIGIT
public enum IntegerFormat {
  /// Returns whether the whole text is an integer.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is an integer.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { bytes in
      let count = bytes.count
      guard count > 0 else { return false }
      var index = 0
      if bytes[0] == "-" || bytes[0] == "+" {
        guard !options.contains(.rejectsSign), count > 1 else { return false }
        index = 1
      }
      guard
        !options.contains(.rejectsLeadingZeros) || bytes[index] != "0" || index + 1 == count
      else {
        return false
      }
      while index < count {
        guard bytes[index].isASCIIDigit else { return false }
        index += 1
      }
      return true
    }
  }
}

/// Recognizes decimal numbers with a certain number of digits after the point, such as `19.90`.
///
///     decimal = [ "+" / "-" ] ( 1*DIGIT [ "." 1*DIGIT ] / "." 1*DIGIT )
///
/// A number as in ``NumberFormat``, without exponent.
public enum DecimalFormat {
  /// Returns whether the whole text is a decimal number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - minimumFractionDigits: The smallest number of digits after the point.
  ///   - maximumFractionDigits: The largest number of digits after the point.
  /// - Returns: `true` if the whole text is a decimal number.
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
      if count > 0, bytes[0] == "-" || bytes[0] == "+" { end = 1 }
      let integerStart = end
      while end < count, bytes[end].isASCIIDigit { end += 1 }
      integerDigits = end &- integerStart
      guard end < count, bytes[end] == "." else { return }
      hasPoint = true
      end += 1
      let fractionStart = end
      while end < count, bytes[end].isASCIIDigit { end += 1 }
      fractionDigits = end &- fractionStart
    }

    /// Whether there is a digit, and one after a point.
    var isNumber: Bool { hasPoint ? fractionDigits > 0 : integerDigits > 0 }
  }
}

extension NumberFormat {
  /// The options of numbers.
  public struct Options: FormatOptions {
    /// No power of ten can follow, as in `6.02e23`.
    public static let rejectsExponent = Self(rawValue: 1 << 0)

    public static let names: [OptionName] = [.init("rejectsExponent", unless: "allowsExponent")]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

extension IntegerFormat {
  /// The options of integers.
  public struct Options: FormatOptions {
    /// No sign can precede the digits.
    public static let rejectsSign = Self(rawValue: 1 << 0)
    /// The number can have no leading zeros, as in `007`.
    public static let rejectsLeadingZeros = Self(rawValue: 1 << 1)

    public static let names: [OptionName] = [
      .init("rejectsSign", unless: "allowsSign"), .init("rejectsLeadingZeros", unless: "allowsLeadingZeros"),
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
