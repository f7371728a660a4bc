/// Recognizes data in base 64, such as `Zm9vYg==`.
///
/// The encoding is that of [RFC 4648, section 4](https://www.rfc-editor.org/rfc/rfc4648#section-4), or of
/// section 5 with the URL-safe alphabet. By default only the output of a conforming encoder is accepted: no
/// line breaks (3.1), padding always or never (3.2), and pad bits of zero (3.5), so that each data has only
/// one text. The empty text is the text of empty data (section 10).
public enum Base64Format {
  /// Returns whether the whole text is data in base 64.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is data in base 64.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { bytes in
      guard options.contains(.allowsMissingPadding) || options.contains(.allowsWhitespace) else {
        return matches(bytes, urlSafe: options.contains(.urlSafe), unpadded: options.contains(.unpadded))
      }
      return matchesTyped(bytes, options)
    }
  }

  private static func matchesTyped(_ bytes: Span<UInt8>, _ options: Options) -> Bool {
    let requiresPadding = !options.contains(.unpadded) && !options.contains(.allowsMissingPadding)
    var digits = 0
    var padding = 0
    var last: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == "=" {
        guard !options.contains(.unpadded), padding < 2 else { return false }
        padding += 1
      } else if options.contains(.urlSafe) ? byte.isURLSafeBase64Digit : byte.isBase64Digit {
        guard padding == 0 else { return false }
        digits += 1
        last = byte
      } else {
        guard options.contains(.allowsWhitespace),
          byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
        else {
          return false
        }
      }
    }
    return isComplete(digits: digits, padding: padding > 0 || requiresPadding ? padding : nil, last: last)
  }

  /// Returns whether all the bytes are data in base 64.
  static func matches(_ bytes: Span<UInt8>, urlSafe: Bool = false, unpadded: Bool = false) -> Bool {
    let padding = unpadded ? 0 : trailingPadding(of: bytes)
    let digits = bytes.count - padding
    let isOfAlphabet =
      urlSafe
      ? allSatisfy(bytes, before: digits) { $0.isURLSafeBase64Digit }
      : allSatisfy(bytes, before: digits) { $0.isBase64Digit }
    return isOfAlphabet
      && isComplete(
        digits: digits, padding: unpadded ? nil : padding, last: digits > 0 ? bytes[digits - 1] : 0)
  }

  /// Returns whether base 64 may end after a number of digits, the last of which is given, and of `=`.
  ///
  /// A rest of two digits holds 8 bits and 4 of padding, one of three holds 16 and 2.
  static func isComplete(digits: Int, padding: Int?, last: UInt8) -> Bool {
    switch digits & 3 {
    case 0: padding ?? 0 == 0
    case 2: padding ?? 2 == 2 && last.base64Value & 0b1111 == 0
    case 3: padding ?? 1 == 1 && last.base64Value & 0b11 == 0
    default: false
    }
  }

  /// Returns the number of `=` at the end, where more than two are not counted.
  private static func trailingPadding(of bytes: Span<UInt8>) -> Int {
    let count = bytes.count
    guard count > 0, bytes[count - 1] == "=" else { return 0 }
    return count > 1 && bytes[count - 2] == "=" ? 2 : 1
  }

  /// Returns whether a condition holds for all the bytes before an index, without a branch for each.
  @inline(__always)
  private static func allSatisfy(_ bytes: Span<UInt8>, before end: Int, _ condition: (UInt8) -> Bool) -> Bool
  {
    var holds = true
    for index in 0..<end { holds = condition(bytes[index]) && holds }
    return holds
  }
}

extension UInt8 {
  /// Whether the byte is of the base 64 alphabet.
  @inline(__always)
  var isBase64Digit: Bool { isASCIIAlphanumeric || self == "+" || self == "/" }

  /// Whether the byte is of the URL-safe base 64 alphabet.
  @inline(__always)
  var isURLSafeBase64Digit: Bool {
    isASCIIAlphanumeric || self == "-" || self == "_"
  }

  /// The six bits that a digit of either base 64 alphabet stands for; without meaning for any other byte.
  @inline(__always)
  var base64Value: UInt8 {
    switch self {
    case 0x41...0x5A: self &- 0x41
    case 0x61...0x7A: self &- 0x61 &+ 26
    case 0x30...0x39: self &- 0x30 &+ 52
    case "+", "-": 62
    default: 63
    }
  }
}

extension Base64Format {
  /// The options of Base64 data.
  public struct Options: LenientFormatOptions {
    /// The alphabet has `-` and `_` in place of `+` and `/`.
    public static let urlSafe = Self(rawValue: 1 << 0)
    /// Padding is rejected instead of required.
    public static let unpadded = Self(rawValue: 1 << 1)
    /// Padding is optional.
    public static let allowsMissingPadding = Self(rawValue: 1 << 2)
    /// Accepts spaces, tabs and line breaks anywhere, as in email messages and certificates ([RFC
    /// 2045, section 6.8](https://www.rfc-editor.org/rfc/rfc2045#section-6.8)).
    public static let allowsWhitespace = Self(rawValue: 1 << 3)

    public static let lenient: Self = [.allowsMissingPadding, .allowsWhitespace]
    public static let names: [OptionName] = [
      "urlSafe", "unpadded", "allowsMissingPadding", "allowsWhitespace",
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
