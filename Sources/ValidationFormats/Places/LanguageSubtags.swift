/// Looks up the subtags of language tags in the IANA registry.
///
/// A tag is valid if it is well-formed and each of its language, script, region and variant subtags is
/// registered ([RFC 5646, section 2.2.9](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9)). What follows
/// a singleton is not looked up: the subtags of an extension are defined elsewhere, those for private use
/// nowhere.
enum LanguageSubtags {
  private static let languagesOfTwoLetters = PackedCodeSet(
    letterCodes: LanguageSubtagTable.languagesOfTwoLetters, length: 2)
  private static let languagesOfThreeLetters = PackedCodeSet(
    letterCodes: LanguageSubtagTable.languagesOfThreeLetters, length: 3)
  private static let extensions = PackedCodeSet(letterCodes: LanguageSubtagTable.extensions, length: 3)
  private static let scripts = PackedCodeSet(letterCodes: LanguageSubtagTable.scripts, length: 4)
  private static let regionsOfLetters = PackedCodeSet(
    letterCodes: LanguageSubtagTable.regionsOfLetters, length: 2)
  private static let regionsOfDigits = words(of: LanguageSubtagTable.regionsOfDigits)

  /// The variants, the shorter ones first.
  private static let variants =
    words(of: LanguageSubtagTable.variantsOfFour) + words(of: LanguageSubtagTable.variantsOfFive)
    + words(of: LanguageSubtagTable.variantsOfSix) + words(of: LanguageSubtagTable.variantsOfSeven)
    + words(of: LanguageSubtagTable.variantsOfEight)

  private static func words(of table: String) -> ContiguousArray<UInt64> {
    ContiguousArray(
      table.utf8.split { $0 <= UInt8(ascii: " ") }.map { code in
        code.reduce(0) { $0 &<< 8 | UInt64($1 | 0x20) }
      })
  }

  // A subtag is a word of its characters, the last one in the lowest byte, each with the bit of lowercase
  // set, which digits have anyway.

  /// Returns whether a subtag of letters is a registered language.
  static func isLanguage(_ subtag: UInt64) -> Bool {
    switch subtag {
    case 0x100..<0x1_0000: languagesOfTwoLetters.contains(lowercased: subtag, count: 2)
    case 0x1_0000..<0x100_0000: languagesOfThreeLetters.contains(lowercased: subtag, count: 3)
    // None of four letters or more is registered.
    default: false
    }
  }

  /// Returns whether a subtag of three letters is a registered extension of a language.
  static func isExtension(_ subtag: UInt64) -> Bool { extensions.contains(lowercased: subtag, count: 3) }

  /// Returns whether a subtag of four letters is a registered script.
  static func isScript(_ subtag: UInt64) -> Bool { scripts.contains(lowercased: subtag, count: 4) }

  /// Returns whether a subtag of two letters or three digits is a registered region.
  static func isRegion(_ subtag: UInt64) -> Bool {
    subtag < 0x1_0000
      ? regionsOfLetters.contains(lowercased: subtag, count: 2) : isListed(subtag, in: regionsOfDigits)
  }

  /// Returns whether a subtag is a registered variant.
  static func isVariant(_ subtag: UInt64) -> Bool { isListed(subtag, in: variants) }

  /// Returns whether a subtag is one of some in ascending order.
  private static func isListed(_ subtag: UInt64, in subtags: ContiguousArray<UInt64>) -> Bool {
    var start = 0
    var count = subtags.count
    while count > 1 {
      let half = count &>> 1
      start &+= subtags[start &+ half] <= subtag ? half : 0
      count &-= half
    }
    return subtags[start] == subtag
  }

  /// The tags of `grandfathered` that have the form of others, and are registered as a whole, although their
  /// subtags are not.
  private static let wholeTags = """
    art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang
    """

  /// Returns whether a tag of the form of others is registered as a whole.
  static func isWholeTag(_ tag: Span<UInt8>) -> Bool {
    switch tag[0] | 0x20 {
    case "a", "c", "n", "z":
      isListed(tag, in: wholeTags)
    default: false
    }
  }

  /// Returns whether a list of words of any length has a word, case aside.
  @inline(never)
  static func isListed(_ word: Span<UInt8>, in list: String) -> Bool {
    list.withBytes { list in
      var start = 0
      while start < list.count {
        var end = start
        while end < list.count, list[end] > UInt8(ascii: " ") { end += 1 }
        if end - start == word.count {
          var offset = 0
          while offset < word.count, word[offset] | 0x20 == list[start &+ offset] | 0x20 { offset &+= 1 }
          if offset == word.count { return true }
        }
        start = end + 1
      }
      return false
    }
  }
}
