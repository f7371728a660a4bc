/// Recognizes Boolean values as text: `true` and `false`.
///
/// The words are the literals of JSON ([RFC 8259, section
/// 3](https://www.rfc-editor.org/rfc/rfc8259#section-3)), in lowercase. Options accept what environment
/// variables, forms and spreadsheets have.
///
/// ```swift
/// BooleanFormat.matches("true")           // true
/// BooleanFormat.matches("Yes", .lenient)  // true
/// ```
public enum BooleanFormat {
  /// Returns whether the whole text is a Boolean value.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a Boolean value.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    value(of: text, options) != nil
  }

  /// Returns the Boolean value of a text, or `nil` for other text.
  ///
  /// ```swift
  /// BooleanFormat.value(of: "off", .allowsWords)  // false
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: The Boolean value, or `nil`.
  public static func value(of text: String, _ options: Options = .standard) -> Bool? {
    text.withBytes { value(of: $0, options) }
  }

  /// Returns the Boolean value of bytes, or `nil` for other bytes.
  static func value(of bytes: Span<UInt8>, _ options: Options) -> Bool? {
    guard 1...5 ~= bytes.count else { return nil }
    // The 1 before the letters tells words of different lengths apart.
    var word: UInt64 = 1
    for index in bytes.indices {
      let byte = bytes[index]
      word = word &<< 8 | UInt64(options.contains(.ignoresCase) && byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    switch word {
    case Word.true: return true
    case Word.false: return false
    case Word.one: return options.contains(.allowsDigits) ? true : nil
    case Word.zero: return options.contains(.allowsDigits) ? false : nil
    case Word.yes, Word.on: return options.contains(.allowsWords) ? true : nil
    case Word.no, Word.off: return options.contains(.allowsWords) ? false : nil
    default: return nil
    }
  }

  /// The words as numbers: a 1, then a byte for each letter, the first one highest.
  private enum Word {
    static let `true`: UInt64 = 0x1_7472_7565
    static let `false`: UInt64 = 0x166_616C_7365
    static let one: UInt64 = 0x131
    static let zero: UInt64 = 0x130
    static let yes: UInt64 = 0x179_6573
    static let no: UInt64 = 0x1_6E6F
    static let on: UInt64 = 0x1_6F6E
    static let off: UInt64 = 0x16F_6666
  }
}

extension BooleanFormat {
  /// The options of Boolean values as text.
  public struct Options: LenientFormatOptions {
    /// Accepts `1` and `0`, too, as XML Schema does.
    public static let allowsDigits = Self(rawValue: 1 << 0)
    /// Accepts `yes`, `no`, `on` and `off`, too, as YAML 1.1 and HTML forms do.
    public static let allowsWords = Self(rawValue: 1 << 1)
    /// Letters can be uppercase, as in `True` and `NO`.
    public static let ignoresCase = Self(rawValue: 1 << 2)

    public static let lenient: Self = [.allowsDigits, .allowsWords, .ignoresCase]
    public static let names: [OptionName] = ["allowsDigits", "allowsWords", "ignoresCase"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
