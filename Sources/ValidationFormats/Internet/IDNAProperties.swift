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

  /// Whether the canonical combining class is Virama.
  var isVirama: Bool { combiningClass == 9 }
}

extension IDNAProperties {
  /// The bits that the words in a line of ``IDNACodePoints/table`` stand for, by their first eight bytes.
  private static let bitsOfWords: [UInt64: UInt32] = {
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
    return Dictionary(
      uniqueKeysWithValues: words.map { word, bits in (word.withBytes { $0.word(at: 0) }, bits) })
  }()

  /// The properties of a code point without any words.
  static let plain = Self(bits: 1)

  /// Reads a word of a line of ``IDNACodePoints/table``.
  mutating func insert(_ word: Span<UInt8>) {
    if word[0].isASCIIDigit {
      var combiningClass: UInt32 = 0
      for index in word.indices { combiningClass = combiningClass * 10 + UInt32(word[index].digitValue) }
      bits |= combiningClass << 24
    } else {
      bits |= Self.bitsOfWords[word.word(at: 0)] ?? 0
    }
  }
}
