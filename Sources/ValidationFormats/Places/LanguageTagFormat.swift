/// Recognizes language tags, such as `de`, `zh-Hant-TW` and `en-US-u-ca-buddhist`.
///
/// The grammar is `Language-Tag` of [RFC 5646, section
/// 2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1) (BCP 47), in either case. By default, subtags are
/// not looked up in the registry, which grows; but a variant or an extension that is repeated is rejected,
/// because no such tag is valid. Underscores, as in `en_US`, belong to locale identifiers; they are an
/// option.
public enum LanguageTagFormat {
  /// Returns whether the whole text is a language tag.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a language tag.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { bytes in
      guard options.contains(.allowsUnderscores) else {
        return matches(bytes, registered: options.contains(.registered))
      }
      var tag = ContiguousArray<UInt8>()
      tag.reserveCapacity(bytes.count)
      for index in bytes.indices {
        tag.append(bytes[index] == "_" ? UInt8(ascii: "-") : bytes[index])
      }
      return matches(tag.span, registered: options.contains(.registered))
    }
  }

  /// Returns whether all the bytes are a language tag, and perhaps one of registered subtags.
  ///
  ///     Language-Tag = langtag / privateuse / grandfathered
  ///     langtag      = language ["-" script] ["-" region] *("-" variant) *("-" extension) ["-" privateuse]
  static func matches(_ bytes: Span<UInt8>, registered: Bool = false) -> Bool {
    var tag = SubtagReader()
    tag.advance(in: bytes)
    if tag.isPrivateUse { return tag.skipPrivateUse(in: bytes) }
    if tag.count == 1 || tag.count == 3 || bytes.count == 9 { if isIrregular(bytes) { return true } }
    // language = 2*3ALPHA ["-" extlang] / 4ALPHA / 5*8ALPHA
    guard tag.isAlphabetic, tag.count >= 2 else { return false }
    var isRegistered = !registered || LanguageSubtags.isLanguage(tag.subtag)
    let mayHaveExtensions = tag.count <= 3
    tag.advance(in: bytes)
    if mayHaveExtensions {
      var extensions = 0
      while tag.count == 3, tag.isAlphabetic, extensions < 3 {
        if isRegistered, registered { isRegistered = LanguageSubtags.isExtension(tag.subtag) }
        extensions &+= 1
        tag.advance(in: bytes)
      }
    }
    if tag.count == 4, tag.isAlphabetic {
      if isRegistered, registered { isRegistered = LanguageSubtags.isScript(tag.subtag) }
      tag.advance(in: bytes)
    }
    if tag.count == 2 && tag.isAlphabetic || tag.count == 3 && tag.isNumeric {
      if isRegistered, registered { isRegistered = LanguageSubtags.isRegion(tag.subtag) }
      tag.advance(in: bytes)
    }
    let variants = tag.start
    // variant = 5*8alphanum / (DIGIT 3alphanum)
    while tag.count >= 5 || tag.count == 4 && bytes[tag.start].isASCIIDigit {
      if isRepeated(bytes, tag.start..<(tag.start + tag.count), from: variants) { return false }
      if isRegistered, registered { isRegistered = LanguageSubtags.isVariant(tag.subtag) }
      tag.advance(in: bytes)
    }
    guard skipExtensions(of: &tag, in: bytes), tag.isWellFormed else { return false }
    return isRegistered || LanguageSubtags.isWholeTag(bytes)
  }

  /// Moves over the extensions and what is for private use, and returns whether nothing follows.
  private static func skipExtensions(of tag: inout SubtagReader, in bytes: Span<UInt8>) -> Bool {
    var singletons: UInt64 = 0
    // extension = singleton 1*("-" (2*8alphanum))
    while tag.count == 1 {
      if tag.isPrivateUse { return tag.skipPrivateUse(in: bytes) }
      let bit = UInt64(1) &<< UInt64(bytes[tag.start] & 0x1F | (bytes[tag.start] & 0x40) &>> 1)
      guard singletons & bit == 0 else { return false }
      singletons |= bit
      tag.advance(in: bytes)
      guard tag.count >= 2 else { return false }
      while tag.count >= 2 { tag.advance(in: bytes) }
    }
    return tag.count == 0
  }

  /// Returns whether a variant stands among the subtags before it.
  ///
  /// A tag has room for 64 variants here, so that the work stays bounded; no language needs five.
  private static func isRepeated(_ bytes: Span<UInt8>, _ variant: Range<Int>, from start: Int) -> Bool {
    guard variant.lowerBound &- start < 64 &* 9 else { return true }
    var other = start
    while other < variant.lowerBound {
      var end = other
      while bytes[end] != "-" { end += 1 }
      if end &- other == variant.count {
        var offset = 0
        while offset < variant.count,
          bytes[other &+ offset] | 0x20 == bytes[variant.lowerBound &+ offset] | 0x20
        {
          offset &+= 1
        }
        if offset == variant.count { return true }
      }
      other = end + 1
    }
    return false
  }

  /// Reads the subtags of a tag, one after the other, each of 1 to 8 letters and digits.
  private struct SubtagReader {
    /// Where the subtag begins.
    private(set) var start = 0

    /// The number of its characters, 0 after the last subtag and after one that is not well-formed.
    private(set) var count = 0

    /// The characters of the subtag, case aside.
    private(set) var subtag: UInt64 = 0

    /// Whether each subtag so far had 1 to 8 letters and digits.
    private(set) var isWellFormed = true

    private var letterCount = 0
    private var position = 0

    var isAlphabetic: Bool { letterCount == count }
    var isNumeric: Bool { letterCount == 0 }
    var isPrivateUse: Bool { count == 1 && subtag == UInt64(UInt8(ascii: "x")) }

    /// Reads the next subtag.
    @inline(__always)
    mutating func advance(in bytes: Span<UInt8>) {
      start = position
      count = 0
      guard isWellFormed, position <= bytes.count else { return }
      var end = position
      var letters = 0
      var characters: UInt64 = 0
      let limit = min(bytes.count, position + 9)
      while end < limit {
        let byte = bytes[end]
        if byte.isASCIILetter { letters += 1 } else if !byte.isASCIIDigit { break }
        characters = characters &<< 8 | UInt64(byte | 0x20)
        end += 1
      }
      let length = end - position
      isWellFormed = 1...8 ~= length && (end == bytes.count || bytes[end] == "-")
      guard isWellFormed else { return }
      count = length
      letterCount = letters
      subtag = characters
      position = end + 1
    }

    /// Reads the subtags of a private use tag, of which there is at least one, to the end.
    mutating func skipPrivateUse(in bytes: Span<UInt8>) -> Bool {
      advance(in: bytes)
      guard count > 0 else { return false }
      while count > 0 { advance(in: bytes) }
      return isWellFormed
    }
  }

  /// The irregular tags of `grandfathered`; the regular ones have the form of the others.
  private static let irregularTags = """
    en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu \
    sgn-be-fr sgn-be-nl sgn-ch-de
    """

  /// Returns whether all the bytes are one of the irregular tags.
  @inline(never)
  private static func isIrregular(_ bytes: Span<UInt8>) -> Bool {
    5...10 ~= bytes.count && LanguageSubtags.isListed(bytes, in: irregularTags)
  }
}

extension LanguageTagFormat {
  /// The options of language tags.
  public struct Options: LenientFormatOptions {
    /// Underscores can replace hyphens, as in locale identifiers.
    public static let allowsUnderscores = Self(rawValue: 1 << 0)
    /// Each language, script, region and variant must be in the IANA registry ([RFC 5646, section
    /// 2.2.9](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9)).
    public static let registered = Self(rawValue: 1 << 1)

    public static let lenient: Self = [.allowsUnderscores]
    public static let names: [OptionName] = ["allowsUnderscores", "registered"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
