/// Recognizes colors in hexadecimal notation, such as `#f00`, `#FF0000` and, with alpha, `#ff000080`.
///
/// The notation is that of
/// [CSS Color Module Level 4, section 5.2](https://www.w3.org/TR/css-color-4/#hex-notation): three, four, six
/// or eight digits of either case after a `#`. In fields for colors people often leave out the
/// `#`; an option accepts that.
public enum HexColorFormat {
  /// Returns whether the whole text is a color in hexadecimal notation.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a color in hexadecimal notation.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, options) }
  }

  /// Returns whether all the bytes are a color in hexadecimal notation.
  static func matches(_ bytes: Span<UInt8>, _ options: Options) -> Bool {
    guard bytes.count >= 3, bytes.count <= 9 else { return false }
    let hasHash = bytes[0] == "#"
    guard hasHash || options.contains(.allowsMissingHash) else { return false }
    let start = hasHash ? 1 : 0
    switch bytes.count - start {
    case 3, 6: break
    case 4, 8: guard !options.contains(.opaqueOnly) else { return false }
    default: return false
    }
    for index in start..<bytes.count {
      guard bytes[index].isASCIIHexDigit else { return false }
    }
    return true
  }
}

extension HexColorFormat {
  /// The options of hexadecimal colors.
  public struct Options: LenientFormatOptions {
    /// You can leave out the `#`.
    public static let allowsMissingHash = Self(rawValue: 1 << 0)
    /// Colors with an alpha component are rejected, which have four or eight digits.
    public static let opaqueOnly = Self(rawValue: 1 << 1)

    public static let lenient: Self = [.allowsMissingHash]
    public static let names: [OptionName] = ["allowsMissingHash", "opaqueOnly"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
