/// Looks up the subtags of language tags in the IANA registry.
///
/// A tag is valid if it is well-formed and each of its language, script, region and variant subtags is registered
/// ([RFC 5646, section 2.2.9](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9)). What follows a singleton is not looked up: the
/// subtags of an extension are defined elsewhere, those for private use nowhere.
enum LanguageSubtags {
  private static let languagesOfTwoLetters = letterCodes(LanguageSubtagTable.languagesOfTwoLetters, length: 2)
  private static let languagesOfThreeLetters = letterCodes(
    LanguageSubtagTable.languagesOfThreeLetters, length: 3)
  private static let extensions = letterCodes(LanguageSubtagTable.extensions, length: 3)
  private static let scripts = letterCodes(LanguageSubtagTable.scripts, length: 4)
  private static let regionsOfLetters = letterCodes(LanguageSubtagTable.regionsOfLetters, length: 2)
  private static let regionsOfDigits = PackedCodeSet(
    codes: LanguageSubtagTable.regionsOfDigits, alphabet: .digits, length: 3)

  private static func letterCodes(_ codes: String, length: Int) -> PackedCodeSet {
    PackedCodeSet(codes: codes, alphabet: .capitals, length: length)
  }

  /// The variants as words, in ascending order.
  private static let variants: ContiguousArray<UInt64> = {
    var variants: ContiguousArray<UInt64> = []
    let tables = [
      LanguageSubtagTable.variantsOfFour, LanguageSubtagTable.variantsOfFive,
      LanguageSubtagTable.variantsOfSix, LanguageSubtagTable.variantsOfSeven,
      LanguageSubtagTable.variantsOfEight,
    ]
    for table in tables {
      for variant in table.utf8.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
        variants.append(variant.reduce(0) { $0 &<< 8 | UInt64($1 | 0x20) })
      }
    }
    return variants
  }()

  // A subtag is a word of its characters, the last one in the lowest byte, each with the bit of lowercase set, which digits have
  // anyway.

  /// Returns whether a subtag of letters is a registered language.
  static func isLanguage(_ subtag: UInt64) -> Bool {
    switch subtag {
    case 0x100..<0x1_0000: languagesOfTwoLetters.contains(lowercased: subtag)
    case 0x1_0000..<0x100_0000: languagesOfThreeLetters.contains(lowercased: subtag)
    // None of four letters or more is registered.
    default: false
    }
  }

  /// Returns whether a subtag of three letters is a registered extension of a language.
  static func isExtension(_ subtag: UInt64) -> Bool { extensions.contains(lowercased: subtag) }

  /// Returns whether a subtag of four letters is a registered script.
  static func isScript(_ subtag: UInt64) -> Bool { scripts.contains(lowercased: subtag) }

  /// Returns whether a subtag of two letters or three digits is a registered region.
  static func isRegion(_ subtag: UInt64) -> Bool {
    subtag < 0x1_0000
      ? regionsOfLetters.contains(lowercased: subtag) : regionsOfDigits.contains(lowercased: subtag)
  }

  /// Returns whether a subtag is a registered variant, by binary search.
  static func isVariant(_ subtag: UInt64) -> Bool {
    var low = 0
    var high = variants.count
    while low < high {
      let middle = (low &+ high) / 2
      if variants[middle] < subtag { low = middle &+ 1 } else { high = middle }
    }
    return low < variants.count && variants[low] == subtag
  }

  /// The tags of `grandfathered` that have the form of others, and are registered as a whole, although their subtags are not.
  private static let wholeTags = """
    art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang
    """

  /// Returns whether a tag of the form of others is registered as a whole.
  static func isWholeTag(_ tag: Span<UInt8>) -> Bool {
    switch tag[0] | 0x20 {
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "z"):
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
        while end < list.count, list[end] > UInt8(ascii: " ") { end &+= 1 }
        if end &- start == word.count {
          var offset = 0
          while offset < word.count, word[offset] | 0x20 == list[start &+ offset] | 0x20 { offset &+= 1 }
          if offset == word.count { return true }
        }
        start = end &+ 1
      }
      return false
    }
  }
}
