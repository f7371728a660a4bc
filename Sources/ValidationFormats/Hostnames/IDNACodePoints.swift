/// The properties of all code points that a Unicode label may have.
///
/// A table of two stages: the upper bits of a code point choose a page, the lower bits an entry of it. Pages
/// that are the same all over, such as those of Han, are stored once.
struct IDNACodePoints: Sendable {
  static let shared = IDNACodePoints(table)

  private static let pageSize = 256

  /// Where the page of each 256 code points begins in `entries`; past the end, no code point is allowed.
  private var pages: [Int] = []

  /// The pages one after the other, the first of them for code points of which none is allowed.
  private var entries = [IDNAProperties](repeating: .disallowed, count: pageSize)

  /// Reads a table, a property or a range each word.
  private init(_ table: String) {
    table.withBytes { bytes in
      var fullPages: [(bits: UInt32, start: Int)] = []
      var properties = IDNAProperties.plain
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] > UInt8(ascii: " ") { end += 1 }
        let word = bytes.extracting(start..<end)
        if word[word.count - 1] == ":" {
          properties = Self.properties(word)
        } else {
          let (range, step) = Self.range(word)
          insert(properties, range, step: step, &fullPages)
        }
        start = end + 1
      }
    }
  }

  /// The properties of a code point.
  subscript(_ codePoint: UInt32) -> IDNAProperties {
    let page = Int(codePoint &>> 8)
    guard page < pages.count else { return .disallowed }
    return entries[pages[page] &+ Int(codePoint & 0xFF)]
  }

  /// Sets the properties of a range, and collects the pages that have the same properties all over.
  private mutating func insert(
    _ properties: IDNAProperties, _ range: ClosedRange<Int>, step: Int,
    _ fullPages: inout [(bits: UInt32, start: Int)]
  ) {
    var codePoint = range.lowerBound
    while codePoint <= range.upperBound {
      let (page, offset) = codePoint.quotientAndRemainder(dividingBy: Self.pageSize)
      if offset == 0, step == 1, range.upperBound - codePoint >= Self.pageSize - 1 {
        let known = fullPages.first { $0.bits == properties.bits }
        let start = known?.start ?? appendPage(of: properties)
        if known == nil { fullPages.append((properties.bits, start)) }
        setPage(page, to: start)
        codePoint += Self.pageSize
      } else {
        if page >= pages.count || pages[page] == 0 { setPage(page, to: appendPage(of: .disallowed)) }
        entries[pages[page] + offset] = properties
        codePoint += step
      }
    }
  }

  private mutating func appendPage(of properties: IDNAProperties) -> Int {
    entries += repeatElement(properties, count: Self.pageSize)
    return entries.count - Self.pageSize
  }

  private mutating func setPage(_ page: Int, to start: Int) {
    if page >= pages.count { pages += repeatElement(0, count: page - pages.count + 1) }
    pages[page] = start
  }

  /// Reads `61`, `61-7A` or `101-131/2`.
  private static func range(_ word: Span<UInt8>) -> (range: ClosedRange<Int>, step: Int) {
    var index = 0
    let first = Int(CodePointRanges.number(in: word, from: &index))
    guard index < word.count else { return (first...first, 1) }
    index += 1
    let last = Int(CodePointRanges.number(in: word, from: &index))
    return (first...last, index < word.count ? 2 : 1)
  }

  /// Reads properties, each before a comma or the colon.
  private static func properties(_ words: Span<UInt8>) -> IDNAProperties {
    var properties = IDNAProperties.plain
    var start = 0
    for end in words.indices where words[end] == "," || words[end] == ":" {
      properties.insert(words.extracting(start..<end))
      start = end + 1
    }
    return properties
  }
}

extension UInt8 {
  /// The value of a digit or of one of `A` to `F`; without meaning for any other byte.
  var hexDigitValue: Int { isASCIIDigit ? digitValue : Int(self &- 0x37) }
}

/// What the rules for Unicode labels ask of one code point, packed into a word.
struct IDNAProperties: Equatable, Sendable {
  /// The classes of the Bidi rule; CS and ET, which it names too, no code point of a label has.
  struct Directions: OptionSet, Sendable {
    let rawValue: UInt32
    static let leftToRight = Self(rawValue: 1 << 8)
    static let rightToLeft = Self(rawValue: 1 << 9)
    static let arabicLetter = Self(rawValue: 1 << 10)
    static let arabicNumber = Self(rawValue: 1 << 11)
    static let europeanNumber = Self(rawValue: 1 << 12)
    static let europeanSeparator = Self(rawValue: 1 << 13)
    static let neutral = Self(rawValue: 1 << 14)
    static let boundaryNeutral = Self(rawValue: 1 << 15)
    static let nonspacingMark = Self(rawValue: 1 << 16)
    static let all = Self(rawValue: 0x1FF << 8)
  }

  /// The joining types that the rule for the zero width non-joiner tells apart.
  enum Joining: UInt32 { case none, dual, left, right, transparent }

  /// The scripts that contextual rules ask for; the last three, only as one.
  enum Script: UInt32 { case other, greek, hebrew, kanaOrHan }

  static let disallowed = Self(bits: 0)
  static let asciiLetter = Self(bits: 1 | Directions.leftToRight.rawValue)
  static let asciiDigit = Self(bits: 1 | Directions.europeanNumber.rawValue)
  static let hyphen = Self(bits: 1 | Directions.europeanSeparator.rawValue)

  /// Zero for a code point that no label may have.
  private(set) var bits: UInt32

  /// Whether the code point is PVALID, or CONTEXTJ or CONTEXTO.
  var isAllowed: Bool { bits & 1 != 0 }

  /// Whether the code point is CONTEXTJ or CONTEXTO.
  var isContextual: Bool { bits & 2 != 0 }

  /// Whether the general category is a mark.
  var isMark: Bool { bits & 4 != 0 }

  /// Whether the code point composes with some other before it.
  var joinsPrevious: Bool { bits & 8 != 0 }

  var joining: Joining { Joining(rawValue: bits &>> 17 & 0x7) ?? .none }
  var script: Script { Script(rawValue: bits &>> 20 & 0x3) ?? .other }
  /// The one class of the Bidi rule that the code point has.
  var direction: Directions {
    let direction = bits & Directions.all.rawValue
    return direction == 0 ? .leftToRight : Directions(rawValue: direction)
  }

  var combiningClass: UInt32 { bits &>> 24 }

  /// Whether the code point neither moves nor composes with any before it.
  var isBoundary: Bool { combiningClass == 0 && !joinsPrevious }

  /// Whether the canonical combining class is Virama.
  var isVirama: Bool { combiningClass == 9 }
}

extension IDNAProperties {
  /// The bits that the properties of ``IDNACodePoints/table`` stand for, by their first eight bytes.
  private static let bitsOfWords: [(word: UInt64, bits: UInt32)] = {
    let words: [(String, UInt32)] = [
      ("CONTEXTO", 2), ("CONTEXTJ", 2), ("mark", 4), ("joins", 8),
      ("R", Directions.rightToLeft.rawValue), ("AL", Directions.arabicLetter.rawValue),
      ("AN", Directions.arabicNumber.rawValue), ("EN", Directions.europeanNumber.rawValue),
      ("ES", Directions.europeanSeparator.rawValue), ("ON", Directions.neutral.rawValue),
      ("BN", Directions.boundaryNeutral.rawValue), ("NSM", Directions.nonspacingMark.rawValue),
      ("dual", Joining.dual.rawValue << 17), ("left", Joining.left.rawValue << 17),
      ("right", Joining.right.rawValue << 17), ("transparent", Joining.transparent.rawValue << 17),
      ("Greek", Script.greek.rawValue << 20), ("Hebrew", Script.hebrew.rawValue << 20),
      ("Hiragana", Script.kanaOrHan.rawValue << 20), ("Katakana", Script.kanaOrHan.rawValue << 20),
      ("Han", Script.kanaOrHan.rawValue << 20),
    ]
    return words.map { word, bits in (word.withBytes { $0.word(at: 0) }, bits) }
  }()

  /// The properties of a code point without any words.
  static let plain = Self(bits: 1)

  /// Reads a property of ``IDNACodePoints/table``.
  mutating func insert(_ word: Span<UInt8>) {
    if word[0].isASCIIDigit {
      var combiningClass: UInt32 = 0
      for index in word.indices { combiningClass = combiningClass * 10 + UInt32(word[index].digitValue) }
      bits |= combiningClass << 24
    } else {
      let key = word.word(at: 0)
      bits |= Self.bitsOfWords.first { $0.word == key }?.bits ?? 0
    }
  }
}
