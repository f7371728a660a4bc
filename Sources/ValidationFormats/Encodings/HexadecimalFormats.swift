/// Recognizes data in hexadecimal digits, such as `9f86d081`.
///
/// The digits are those of [RFC 4648, section 8](https://www.rfc-editor.org/rfc/rfc4648#section-8), in either
/// case: digests and keys are mostly written in lowercase. There is one digit at least. The number of digits
/// may be odd, as that of a number in hexadecimal, unless you ask for whole bytes or for a number of bytes.
///
/// ```swift
/// HexadecimalFormat.matches("c0ffee")                 // true
/// HexadecimalFormat.matches("c0ffee", byteCount: 32)  // false
/// HexadecimalFormat.matches("0xC0FFEE", .lenient)     // true
/// ```
public enum HexadecimalFormat {
  /// Returns whether the whole text is data in hexadecimal digits.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - byteCount: The number of bytes, such as 32 for a digest of SHA-256, or `nil` for any.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is data in hexadecimal digits.
  public static func matches(_ text: String, byteCount: Int? = nil, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, byteCount: byteCount, options) }
  }

  /// Returns whether all the bytes are data in hexadecimal digits.
  static func matches(_ bytes: Span<UInt8>, byteCount: Int?, _ options: Options) -> Bool {
    let start = options.contains(.allowsPrefix) && hasPrefix(bytes) ? 2 : 0
    let digitCount = bytes.count - start
    guard digitCount > 0, !options.contains(.wholeBytes) || digitCount & 1 == 0 else { return false }
    if let byteCount {
      guard digitCount & 1 == 0, digitCount / 2 == byteCount else { return false }
    }
    return bytes.areHexDigits(from: start)
  }

  /// Returns whether bytes begin with `0x`.
  private static func hasPrefix(_ bytes: Span<UInt8>) -> Bool {
    bytes.count >= 2 && bytes[0] == "0" && bytes[1] | 0x20 == "x"
  }
}

/// Recognizes object identifiers of MongoDB, such as `507f1f77bcf86cd799439011`.
///
/// The twelve bytes of an [ObjectId](https://www.mongodb.com/docs/manual/reference/bson-types/#objectid) are
/// written as 24 hexadecimal digits, in either case.
public enum ObjectIDFormat {
  /// Returns whether the whole text is an object identifier.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are an object identifier.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == 24 && bytes.areHexDigits(from: 0)
  }
}

extension Span<UInt8> {
  /// Returns whether the bytes from an offset on are hexadecimal digits, eight at a time.
  ///
  /// - Precondition: There is a byte at the offset.
  @inline(__always)
  fileprivate func areHexDigits(from start: Int) -> Bool {
    var index = start
    while index + 8 <= count {
      guard word(at: index).nonHexDigitBytes == 0 else { return false }
      index += 8
    }
    while index < count {
      guard self[index].isASCIIHexDigit else { return false }
      index += 1
    }
    return true
  }
}

extension HexadecimalFormat {
  /// The options of hexadecimal data.
  public struct Options: LenientFormatOptions {
    /// The number of digits must be even.
    public static let wholeBytes = Self(rawValue: 1 << 0)
    /// Whether `0x` can precede the digits.
    public static let allowsPrefix = Self(rawValue: 1 << 1)

    public static let lenient: Self = [.allowsPrefix]
    public static let names: [OptionName] = ["wholeBytes", "allowsPrefix"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
