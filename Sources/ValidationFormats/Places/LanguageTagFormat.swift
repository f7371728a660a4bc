/// Recognizes language tags, such as `de`, `zh-Hant-TW` and `en-US-u-ca-buddhist`.
///
/// The grammar is `Language-Tag` of [RFC 5646, section 2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1) (BCP 47),
/// in either case. Subtags are not looked up in the registry, which grows; but a variant or an extension that is
/// repeated is rejected, because no such tag is valid. Underscores, as in `en_US`, belong to locale identifiers; they are an
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
      guard options.allowsUnderscores else { return matches(bytes, registered: options.registered) }
      var tag = ContiguousArray<UInt8>()
      tag.reserveCapacity(bytes.count)
      for index in bytes.indices {
        tag.append(bytes[index] == UInt8(ascii: "_") ? UInt8(ascii: "-") : bytes[index])
      }
      return matches(tag.span, registered: options.registered)
    }
  }

  /// Returns whether all the bytes are a language tag, and perhaps one of registered subtags.
  private static func matches(_ bytes: Span<UInt8>, registered: Bool) -> Bool {
    matches(bytes) && (!registered || LanguageSubtags.areRegistered(bytes))
  }

  /// Returns whether all the bytes are a language tag.
  ///
  ///     Language-Tag = langtag / privateuse / grandfathered
  ///     langtag      = language ["-" script] ["-" region] *("-" variant) *("-" extension) ["-" privateuse]
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    var tag = SubtagReader()
    guard let first = tag.next(in: bytes) else { return false }
    if isPrivateUse(bytes, first) { return tag.skipPrivateUse(in: bytes) }
    if first.count == 1 || first.count == 3 || bytes.count == 9 { if isIrregular(bytes) { return true } }
    // language = 2*3ALPHA ["-" extlang] / 4ALPHA / 5*8ALPHA
    guard first.isAlphabetic, 2...8 ~= first.count else { return false }
    var subtag = tag.next(in: bytes)
    if first.count <= 3 {
      var extensions = 0
      while let extlang = subtag, extlang.isAlphabetic, extlang.count == 3, extensions < 3 {
        extensions &+= 1
        subtag = tag.next(in: bytes)
      }
    }
    if let script = subtag, script.isAlphabetic, script.count == 4 { subtag = tag.next(in: bytes) }
    if let region = subtag, region.isAlphabetic && region.count == 2 || region.isNumeric && region.count == 3
    {
      subtag = tag.next(in: bytes)
    }
    let variants = subtag?.start ?? bytes.count
    // variant = 5*8alphanum / (DIGIT 3alphanum)
    while let variant = subtag,
      5...8 ~= variant.count || variant.count == 4 && bytes[variant.start].isASCIIDigit
    {
      if isRepeated(bytes, variant, from: variants) { return false }
      subtag = tag.next(in: bytes)
    }
    var singletons: UInt64 = 0
    // extension = singleton 1*("-" (2*8alphanum))
    while let singleton = subtag, singleton.count == 1 {
      if isPrivateUse(bytes, singleton) { return tag.skipPrivateUse(in: bytes) }
      let bit = UInt64(1) &<< UInt64(bytes[singleton.start] & 0x1F | (bytes[singleton.start] & 0x40) &>> 1)
      guard singletons & bit == 0 else { return false }
      singletons |= bit
      subtag = tag.next(in: bytes)
      guard var part = subtag, part.count >= 2 else { return false }
      while part.count >= 2 {
        subtag = tag.next(in: bytes)
        guard let next = subtag else { break }
        part = next
      }
    }
    return subtag == nil && tag.isWellFormed
  }

  private static func isPrivateUse(_ bytes: Span<UInt8>, _ subtag: Subtag) -> Bool {
    subtag.count == 1 && bytes[subtag.start] | 0x20 == UInt8(ascii: "x")
  }

  /// Returns whether a variant stands among the subtags before it.
  ///
  /// A tag has room for 64 variants here, so that the work stays bounded; no language needs five.
  private static func isRepeated(_ bytes: Span<UInt8>, _ variant: Subtag, from start: Int) -> Bool {
    guard variant.start &- start < 64 &* 9 else { return true }
    var other = start
    while other < variant.start {
      var end = other
      while bytes[end] != UInt8(ascii: "-") { end &+= 1 }
      if end &- other == variant.count {
        var offset = 0
        while offset < variant.count, bytes[other &+ offset] | 0x20 == bytes[variant.start &+ offset] | 0x20 {
          offset &+= 1
        }
        if offset == variant.count { return true }
      }
      other = end &+ 1
    }
    return false
  }

  /// One subtag: 1 to 8 letters and digits.
  private struct Subtag {
    var start: Int
    var count: Int
    var isAlphabetic: Bool
    var isNumeric: Bool
  }

  /// Reads the subtags of a tag, one after the other.
  private struct SubtagReader {
    private var position = 0

    /// Whether each subtag so far had 1 to 8 letters and digits.
    private(set) var isWellFormed = true

    /// Returns the next subtag, or `nil` after the last one and after one that is not well-formed.
    mutating func next(in bytes: Span<UInt8>) -> Subtag? {
      guard isWellFormed, position <= bytes.count else { return nil }
      var end = position
      var letters = 0
      while end < bytes.count, end &- position <= 8, bytes[end].isASCIIAlphanumeric {
        if bytes[end].isASCIILetter { letters &+= 1 }
        end &+= 1
      }
      let count = end &- position
      guard 1...8 ~= count, end == bytes.count || bytes[end] == UInt8(ascii: "-") else {
        isWellFormed = false
        return nil
      }
      defer { position = end &+ 1 }
      return Subtag(start: position, count: count, isAlphabetic: letters == count, isNumeric: letters == 0)
    }

    /// Reads the subtags of a private use tag, of which there is at least one, to the end.
    mutating func skipPrivateUse(in bytes: Span<UInt8>) -> Bool {
      guard next(in: bytes) != nil else { return false }
      while next(in: bytes) != nil {}
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
