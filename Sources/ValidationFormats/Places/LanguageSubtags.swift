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

  /// The tags of `grandfathered` that do not begin with a singleton, which are registered as a whole, although their subtags are
  /// not.
  private static let wholeTags = """
    en-gb-oed sgn-be-fr sgn-be-nl sgn-ch-de art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang
    """

  /// Returns whether the subtags of a well-formed tag are registered.
  static func areRegistered(_ tag: Span<UInt8>) -> Bool {
    var index = 0
    let language = tag.extracting(subtag(of: tag, from: &index))
    // For private use, or irregular and so registered as a whole.
    if language.count == 1 { return true }
    guard isLanguage(language) else { return isWholeTag(tag) }
    var hasOnlyLanguages = true
    while index < tag.count {
      let next = tag.extracting(subtag(of: tag, from: &index))
      if next.count == 1 { return true }
      if hasOnlyLanguages, next.count == 3, next[0].isASCIILetter {
        guard extensions.contains(next, ignoresCase: true) else { return isWholeTag(tag) }
      } else {
        hasOnlyLanguages = false
        guard isScriptRegionOrVariant(next) else { return isWholeTag(tag) }
      }
    }
    return true
  }

  private static func isLanguage(_ subtag: Span<UInt8>) -> Bool {
    switch subtag.count {
    case 2: languagesOfTwoLetters.contains(subtag, ignoresCase: true)
    case 3: languagesOfThreeLetters.contains(subtag, ignoresCase: true)
    // None of four letters or more is registered.
    default: false
    }
  }

  private static func isScriptRegionOrVariant(_ subtag: Span<UInt8>) -> Bool {
    switch subtag.count {
    case 2: regionsOfLetters.contains(subtag, ignoresCase: true)
    case 3: regionsOfDigits.contains(subtag)
    case 4 where subtag[0].isASCIILetter: scripts.contains(subtag, ignoresCase: true)
    case 4: contains(subtag, in: LanguageSubtagTable.variantsOfFour)
    case 5: contains(subtag, in: LanguageSubtagTable.variantsOfFive)
    case 6: contains(subtag, in: LanguageSubtagTable.variantsOfSix)
    case 7: contains(subtag, in: LanguageSubtagTable.variantsOfSeven)
    case 8: contains(subtag, in: LanguageSubtagTable.variantsOfEight)
    default: false
    }
  }

  @inline(never)
  private static func isWholeTag(_ tag: Span<UInt8>) -> Bool { isListed(tag, in: wholeTags) }

  /// Returns where the subtag at an index is, and moves over it and its hyphen.
  private static func subtag(of tag: Span<UInt8>, from index: inout Int) -> Range<Int> {
    let start = index
    while index < tag.count, tag[index] != UInt8(ascii: "-") { index &+= 1 }
    defer { index &+= 1 }
    return start..<index
  }

  /// Returns whether a table of codes of one length has a code, case aside, by binary search.
  private static func contains(_ code: Span<UInt8>, in table: String) -> Bool {
    table.withBytes { table in
      let stride = code.count &+ 1
      var low = 0
      var high = (table.count &+ 1) / stride
      while low < high {
        let middle = (low &+ high) / 2
        switch order(of: code, and: table, at: middle &* stride) {
        case 0: return true
        case ..<0: high = middle
        default: low = middle &+ 1
        }
      }
      return false
    }
  }

  /// Returns a negative number, zero or a positive one if a code comes before, is, or comes after an entry of a table.
  private static func order(of code: Span<UInt8>, and table: Span<UInt8>, at start: Int) -> Int {
    for index in code.indices {
      let difference = Int(code[index] | 0x20) &- Int(table[start &+ index] | 0x20)
      if difference != 0 { return difference }
    }
    return 0
  }

  /// Returns whether a list of words of any length has a word, case aside.
  static func isListed(_ word: Span<UInt8>, in list: String) -> Bool {
    list.withBytes { list in
      var start = 0
      while start < list.count {
        var end = start
        while end < list.count, list[end] > UInt8(ascii: " ") { end &+= 1 }
        if end &- start == word.count, order(of: word, and: list, at: start) == 0 { return true }
        start = end &+ 1
      }
      return false
    }
  }
}
