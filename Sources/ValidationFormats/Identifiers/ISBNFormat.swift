/// Recognizes international standard book numbers, such as `978-0-306-40615-7` or `0-306-40615-2`.
///
/// ISO 2108: thirteen digits that begin with 978 or 979, or the older ten, of which the last may be an
/// uppercase `X`. Single hyphens or spaces may be between digits. Their places are not checked, because
/// that needs the International ISBN Agency's table of publishers. Numbers under 979-0 are music (ISMN, ISO
/// 10957), not books.
public enum ISBNFormat {
  /// The two lengths of a number.
  public enum Version: Int, Sendable, CaseIterable {
    /// Ten characters, issued until 2006.
    case isbn10 = 10
    /// Thirteen digits, issued since 2007.
    case isbn13 = 13
  }

  /// Returns whether the whole text is a book number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - version: The accepted length; nil accepts both.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a book number.
  public static func matches(
    _ text: String, version: Version? = nil, _ options: Options = .standard
  ) -> Bool {
    guard let found = self.version(of: text, options) else { return false }
    return version == nil || version == found
  }

  /// Returns which version a text is, or nil if it is none.
  @inline(__always)
  static func version(of text: String, _ options: Options) -> Version? {
    if options.contains(.allowsPrefix) {
      let number = withoutTitle(text)
      if number.utf8.count < text.utf8.count {
        var options = options
        options.remove(.allowsPrefix)
        return version(of: number, options)
      }
    }
    guard options.contains(.allowsLowercase) || options.contains(.allowsSeparators) else {
      return text.withBytes { version(of: $0) }
    }
    return TypedText.withCode(text, options.contains(.allowsLowercase), options.contains(.allowsSeparators)) {
      version(of: $0)
    }
      ?? nil
  }

  /// Returns a text without `ISBN`, `ISBN-10` or `ISBN-13` before the number, and a colon or spaces after the word.
  static func withoutTitle(_ text: String) -> String {
    for word in ["isbn-13", "isbn-10", "isbn"] {
      let end = text.withBytes { $0.endOfTitle(word) }
      if end > 0 { return String(decoding: text.utf8.dropFirst(end), as: UTF8.self) }
    }
    return text
  }

  /// Returns the version of the number that the bytes are, or nil if they are not a number.
  static func version(of bytes: Span<UInt8>) -> Version? {
    guard bytes.count >= 10, bytes.count <= 25 else { return nil }
    var digits = 0
    // ISBN-10 weighs digits 10, 9 … 1: that is the sum of all the partial sums.
    var sum = 0
    var sumOfSums = 0
    // ISBN-13 weighs them 1, 3, 1 …
    var weighted = 0
    var prefix = 0
    var isAfterDigit = false
    for index in bytes.indices {
      let byte = bytes[index]
      var value = byte.digitValue
      if !byte.isASCIIDigit {
        if byte == "X", digits == 9, index == bytes.count - 1 {
          value = 10
        } else {
          guard isAfterDigit, byte == "-" || byte == " " else { return nil }
          isAfterDigit = false
          continue
        }
      }
      isAfterDigit = true
      sum &+= value
      sumOfSums &+= sum
      weighted &+= digits & 1 == 0 ? value : value &* 3
      if digits < 4 { prefix = prefix &* 10 &+ value }
      digits += 1
    }
    guard isAfterDigit else { return nil }
    switch digits {
    case 10 where sumOfSums % 11 == 0: return .isbn10
    case 13 where weighted % 10 == 0 && prefix >= 9_780 && prefix <= 9_799 && prefix != 9_790: return .isbn13
    default: return nil
    }
  }
}

/// A book number, written in either of its two lengths.
///
/// Two numbers of the same book are equal: `ISBN("0-306-40615-2") == ISBN("978-0-306-40615-7")`.
public struct ISBN: Sendable, Hashable {
  /// The thirteen digits without hyphens.
  public let isbn13: String

  /// Creates a book number from text that
  /// ``ISBNFormat/matches(_:version:_:)`` accepts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  public init?(_ text: String, _ options: ISBNFormat.Options = .standard) {
    guard let version = ISBNFormat.version(of: text, options) else { return nil }
    let characters = TypedText.characters(
      of: options.contains(.allowsPrefix) ? ISBNFormat.withoutTitle(text) : text)
    switch version {
    case .isbn13:
      isbn13 = characters
    case .isbn10:
      let digits = [9, 7, 8] + characters.utf8.dropLast().map(\.digitValue)
      let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
      isbn13 = (digits + [(10 - sum % 10) % 10]).map(String.init).joined()
    }
  }

  /// The number in its canonical form: the thirteen digits without hyphens.
  public var canonical: String { isbn13 }

  /// The ten characters of the older form, or nil for a number under 979, which has none.
  public var isbn10: String? {
    guard isbn13.hasPrefix("978") else { return nil }
    let digits = isbn13.utf8.dropFirst(3).dropLast().map(\.digitValue)
    let sum = digits.enumerated().reduce(0) { $0 + $1.element * (10 - $1.offset) }
    let check = (11 - sum % 11) % 11
    return digits.map(String.init).joined() + (check == 10 ? "X" : String(check))
  }
}

extension ISBN: LosslessStringConvertible {
  /// Creates a book number from text that `ISBNFormat` recognizes.
  public init?(_ description: String) { self.init(description, .standard) }

  /// The thirteen digits without hyphens.
  public var description: String { isbn13 }
}

extension ISBNFormat {
  /// The options of book numbers.
  public struct Options: LenientFormatOptions {
    /// Letters can be lowercase.
    public static let allowsLowercase = Self(rawValue: 1 << 0)
    /// Accepts spaces, hyphens and dots between characters, and full-width characters in place of
    /// ASCII.
    public static let allowsSeparators = Self(rawValue: 1 << 1)
    /// The number can follow the word `ISBN`, as in `ISBN 978-0-306-40615-7`, `ISBN: …`, `ISBN-10: …` and
    /// `ISBN-13: …`.
    public static let allowsPrefix = Self(rawValue: 1 << 2)

    public static let lenient: Self = [.allowsLowercase, .allowsSeparators, .allowsPrefix]
    public static let names: [OptionName] = ["allowsLowercase", "allowsSeparators", "allowsPrefix"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
