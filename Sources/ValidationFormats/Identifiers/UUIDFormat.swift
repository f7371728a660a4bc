/// Recognizes UUIDs, such as `f81d4fae-7dec-11d0-a765-00a0c91e6bf6`.
///
/// The grammar is `UUID` of [RFC 9562, section 4](https://www.rfc-editor.org/rfc/rfc9562#section-4):
/// hexadecimal digits of either case in groups of 8, 4, 4, 4 and 12. Without a version any value is accepted,
/// the nil UUID, the max UUID and those of other variants too. Braces and `urn:uuid:` are not part of a UUID,
/// unless they are allowed.
public enum UUIDFormat {
  /// Returns whether the whole text is a UUID.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - version: The version that the UUID has, together with the variant of RFC 9562, or nil for any value.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a UUID.
  /// - Precondition: `version` is nil or one of 1 to 8.
  public static func matches(
    _ text: String, version: Int? = nil, _ options: Options = .standard
  ) -> Bool {
    if let version { precondition(1...8 ~= version, "UUID version \(version) is not one of 1 to 8") }
    return text.withBytes { bytes in
      let count = bytes.count
      guard options.contains(.allowsBraces), count > 2, bytes[0] == "{",
        bytes[count - 1] == "}"
      else {
        return matches(bytes, version: version)
          || options.contains(.allowsMissingHyphens) && matchesDigits(bytes, version: version)
      }
      let inner = bytes.extracting(1..<count - 1)
      return matches(inner, version: version)
        || options.contains(.allowsMissingHyphens) && matchesDigits(inner, version: version)
    }
  }

  /// Returns whether all the bytes are the digits of a UUID without hyphens.
  private static func matchesDigits(_ bytes: Span<UInt8>, version: Int?) -> Bool {
    guard bytes.count == 32 else { return false }
    for index in bytes.indices where !bytes[index].isASCIIHexDigit { return false }
    guard let version else { return true }
    return isStandardVariant(bytes[16]) && bytes[12].digitValue == version
  }

  private static func isStandardVariant(_ digit: UInt8) -> Bool {
    let letter = digit | 0x20
    return letter == "a" || letter == "b" || digit == "8"
      || digit == "9"
  }

  /// Returns whether all the bytes are a UUID.
  ///
  ///     UUID = 4hexOctet "-" 2hexOctet "-" 2hexOctet "-" 2hexOctet "-" 6hexOctet
  static func matches(_ bytes: Span<UInt8>, version: Int?) -> Bool {
    guard bytes.count == 36 else { return false }
    // The hyphens are the first and sixth byte of one word, the third and the last of another.
    let second = bytes.word(at: 8) ^ 0x0000_2D00_0000_002D
    let third = bytes.word(at: 16) ^ 0x2D00_0000_002D_0000
    let hyphens = (second & 0x0000_FF00_0000_00FF) | (third & 0xFF00_0000_00FF_0000)
    let others =
      bytes.word(at: 0).nonHexDigitBytes
      | (second | 0x0000_3000_0000_0030).nonHexDigitBytes
      | (third | 0x3000_0000_0030_0000).nonHexDigitBytes
      | bytes.word(at: 24).nonHexDigitBytes
      | bytes.word(at: 28).nonHexDigitBytes
    guard hyphens | others == 0 else { return false }
    guard let version else { return true }
    return isStandardVariant(bytes[19]) && bytes[14].digitValue == version
  }
}

/// Recognizes universally unique lexicographically sortable identifiers, such as
/// `01ARZ3NDEKTSV4RRFFQ69G5FAV`.
///
/// The [specification of ULID](https://github.com/ulid/spec): 26 characters of Crockford's Base32, in either
/// case, that hold 128 bits, so that the first is at most `7`. `I`, `L`, `O` and `U` are not in the alphabet.
public enum ULIDFormat {
  /// Returns whether the whole text is a ULID.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are a ULID.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 26, bytes[0] &- UInt8(ascii: "0") < 8 else { return false }
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIAlphanumeric else { return false }
      if byte.isASCIIDigit { continue }
      // A bit for each of the letters, A lowest: I, L, O and U.
      if 0x0010_4900 &>> UInt32(byte & 0x1F &- 1) & 1 == 1 { return false }
    }
    return true
  }
}

extension UUIDFormat {
  /// The options of UUIDs.
  public struct Options: LenientFormatOptions {
    /// You can leave out the hyphens.
    public static let allowsMissingHyphens = Self(rawValue: 1 << 0)
    /// Braces can enclose the UUID, as Windows writes it.
    public static let allowsBraces = Self(rawValue: 1 << 1)

    public static let lenient: Self = [.allowsMissingHyphens, .allowsBraces]
    public static let names: [OptionName] = ["allowsMissingHyphens", "allowsBraces"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
