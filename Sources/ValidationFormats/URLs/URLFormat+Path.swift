extension URLFormat {
  /// Returns whether the bytes are a path, a query and a fragment, the two of which may be missing.
  ///
  ///     pchar    = unreserved / pct-encoded / sub-delims / ":" / "@"
  ///     query    = *( pchar / "/" / "?" )
  ///     fragment = *( pchar / "/" / "?" )  ; RFC 3986, appendix A
  ///
  /// With `isLenient`, a query may also have the characters that browsers leave as they are. Beyond ASCII, `ucschar` of
  /// RFC 3987 stands in all of them and `iprivate` in the query.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - start: The index of the first byte that is not a letter or digit.
  ///   - cursor: A cursor behind that.
  ///   - isLenient: Whether a query may have what browsers write.
  /// - Returns: `true` if the bytes are a path, a query and a fragment, the two of which may be missing.
  @inline(__always)
  static func isPathQueryAndFragment(
    _ bytes: Span<UInt8>, from start: Int, cursor: inout SeparatorCursor, isLenient: Bool = false
  ) -> Bool {
    var index = start
    var isInQuery = false
    var isInFragment = false
    while index < bytes.count {
      let byte = bytes[index]
      var next = index + 1
      if !byte.isPathPunctuation {
        switch byte {
        case "?":
          if !isInFragment { isInQuery = true }
        case "#":
          guard !isInFragment else { return false }
          isInQuery = false
          isInFragment = true
        case "%":
          guard isPercentEncoded(bytes, at: index) else { return false }
        case 0x80...:
          guard let (codePoint, byteCount) = bytes.codePoint(at: index),
            isAllowed(codePoint, inQuery: isInQuery)
          else { return false }
          next = index &+ byteCount
        default:
          guard isLenient, isInQuery, byte.isUnencodedInQuery else { return false }
        }
      }
      repeat { index = cursor.next(in: bytes) } while index < next
    }
    return true
  }

  /// Returns whether there are a percent sign and two hexadecimal digits at an index.
  static func isPercentEncoded(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == "%" && bytes[index + 1].isASCIIHexDigit
      && bytes[index + 2].isASCIIHexDigit
  }

  /// Whether a code point beyond ASCII may stand in a path or fragment, or in a query.
  ///
  /// The ranges are `ucschar` and `iprivate` of RFC 3987, section 2.2, without the formatting characters that
  /// its section 4.1 forbids, because they make a URL look like another one.
  static func isAllowed(_ codePoint: UInt32, inQuery isInQuery: Bool) -> Bool {
    switch codePoint {
    case 0x200E, 0x200F, 0x202A...0x202E: false
    case 0x00A0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0xE000...0xF8FF: isInQuery
    case 0x1_0000...0xD_FFFF, 0xE_1000...0xE_FFFF: codePoint & 0xFFFF <= 0xFFFD
    case 0xF_0000...0x10_FFFF: isInQuery && codePoint & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}

extension UInt8 {
  /// Whether browsers write the byte in a query although RFC 3986 does not allow it: one of `[]{}|\^` and the grave accent.
  var isUnencodedInQuery: Bool {
    switch self {
    case 0x5B...0x5E, 0x60, 0x7B...0x7D: true
    default: false
    }
  }

  /// Whether the byte is one of `!$&'()*+,-./:;=@_~`.
  @inline(__always)
  fileprivate var isPathPunctuation: Bool {
    // Bits of those below `@`, and of those from there on.
    let bits: UInt64 = self < 0x40 ? 0x2C00_FFD2_0000_0000 : 0x4000_0000_8000_0001
    return self < 0x80 && bits &>> UInt64(self & 0x3F) & 1 == 1
  }
}

/// Recognizes slugs, the readable last parts of web addresses, such as `hello-world-2`.
///
/// No standard defines them. Here a slug is one or more words of lowercase ASCII letters and digits, joined
/// by single hyphens, which is what text turns into a slug as everywhere and stays the same in a URL.
public enum SlugFormat {
  /// Returns whether the whole text is a slug.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a slug.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, allowsUnderscores: options.contains(.allowsUnderscores)) }
  }

  /// Returns whether all the bytes are a slug.
  static func matches(_ bytes: Span<UInt8>, allowsUnderscores: Bool) -> Bool {
    var isAtStartOfWord = true
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIIDigit || byte &- 0x61 < 26 {
        isAtStartOfWord = false
      } else {
        let isSeparator = byte == "-" || allowsUnderscores && byte == "_"
        guard isSeparator, !isAtStartOfWord else { return false }
        isAtStartOfWord = true
      }
    }
    return !isAtStartOfWord
  }
}

extension SlugFormat {
  /// The options of slugs.
  public struct Options: LenientFormatOptions {
    /// Underscores can separate words, too.
    public static let allowsUnderscores = Self(rawValue: 1 << 0)

    public static let lenient: Self = [.allowsUnderscores]
    public static let names: [OptionName] = ["allowsUnderscores"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
