/// Recognizes data in base 32, such as `MZXW6YQ=`.
///
/// The encoding is that of [RFC 4648, section 6](https://www.rfc-editor.org/rfc/rfc4648#section-6), or of
/// section 7 with the extended hexadecimal alphabet. By default only the output of a conforming encoder is
/// accepted: uppercase letters, no line breaks (section 3.1), padding always (3.2), and pad bits of zero
/// (3.5), so that each data has only one text. The empty text is the text of empty data (section 10).
///
/// ```swift
/// Base32Format.matches("MZXW6YQ=")           // true
/// Base32Format.matches("mzxw6yq", .lenient)  // true
/// ```
public enum Base32Format {
  /// Returns whether the whole text is data in base 32.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is data in base 32.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, options) }
  }

  /// Returns whether all the bytes are data in base 32.
  static func matches(_ bytes: Span<UInt8>, _ options: Options) -> Bool {
    var digitCount = bytes.count
    while digitCount > 0, bytes.count - digitCount < 6, bytes[digitCount - 1] == "=" {
      digitCount -= 1
    }
    var last: UInt8 = 0
    for index in 0..<digitCount {
      guard let value = value(of: bytes[index], options) else { return false }
      last = value
    }
    guard let rest = Rest(digitCount: digitCount & 7), last & rest.padBits == 0 else { return false }
    let padding = bytes.count - digitCount
    return padding == 0 && (options.contains(.allowsMissingPadding) || rest.padding == 0)
      || padding == rest.padding && !options.contains(.unpadded)
      || padding == 0 && options.contains(.unpadded)
  }

  /// What follows the last whole group of eight digits.
  private struct Rest {
    /// The bits of the last digit that no byte has a use for.
    let padBits: UInt8

    /// How many `=` fill the group.
    let padding: Int

    /// Creates the rest for a number of digits below 8, or `nil` if no whole bytes end there.
    init?(digitCount: Int) {
      switch digitCount {
      case 0: padBits = 0
      case 2: padBits = 0b11
      case 4: padBits = 0b1111
      case 5: padBits = 0b1
      case 7: padBits = 0b111
      default: return nil
      }
      padding = digitCount == 0 ? 0 : 8 &- digitCount
    }
  }

  /// Returns the five bits that a digit stands for, or `nil` if the byte is not a digit.
  @inline(__always)
  private static func value(of byte: UInt8, _ options: Options) -> UInt8? {
    let letter = options.contains(.allowsLowercase) && byte &- 0x61 < 26 ? byte & 0xDF : byte
    if options.contains(.extendedHex) {
      if byte.isASCIIDigit { return byte &- 0x30 }
      return letter &- 0x41 < 22 ? letter &- 0x41 &+ 10 : nil
    }
    if letter &- 0x41 < 26 { return letter &- 0x41 }
    return byte &- 0x32 < 6 ? byte &- 0x32 &+ 26 : nil
  }
}

extension Base32Format {
  /// The options of Base32 data.
  public struct Options: LenientFormatOptions {
    /// The alphabet is `0` to `9` and `A` to `V` ([RFC 4648, section
    /// 7](https://www.rfc-editor.org/rfc/rfc4648#section-7)) in place of `A` to `Z` and `2` to `7`.
    public static let extendedHex = Self(rawValue: 1 << 0)
    /// Padding is rejected instead of required.
    public static let unpadded = Self(rawValue: 1 << 1)
    /// Padding is optional.
    public static let allowsMissingPadding = Self(rawValue: 1 << 2)
    /// Letters can be lowercase.
    public static let allowsLowercase = Self(rawValue: 1 << 3)

    public static let lenient: Self = [.allowsMissingPadding, .allowsLowercase]
    public static let names: [OptionName] = [
      "extendedHex", "unpadded", "allowsMissingPadding", "allowsLowercase",
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
