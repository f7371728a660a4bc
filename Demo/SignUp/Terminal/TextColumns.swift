/// The number of columns of text in a terminal.
///
/// Terminals add up the widths of scalars, except that an emoji sequence is as wide as one emoji.
/// Wide scalars are those of `East_Asian_Width` W and F (Unicode Standard Annex 11).
enum TextColumns {
  static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return width(of: first) }
    let isEmoji = first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
    if isEmoji && first.properties.isEmoji { return 2 }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns a drawable form of a character, with replacements for controls and for marks without a base.
  static func drawable(_ character: Character) -> String {
    let isHarmful = character.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
      // Of these, only the joiners, tags and selectors of emoji and scripts do not change a line.
      case .format: !(0x200C...0x200D ~= scalar.value || 0xE0020...0xE007F ~= scalar.value)
      default: false
      }
    }
    if isHarmful { return "\u{FFFD}" }
    return width(of: character) == 0 ? "\u{25CC}\(character)" : String(character)
  }

  /// Returns the drawable form of text.
  static func drawable(_ text: String) -> String { text.map(drawable).joined() }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 0x20..<0x7F ~= scalar.value || scalar.value >= 0xA0 ? 1 : 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // The vowels and finals of a Hangul syllable share the cell of its first consonant.
    if 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value { return 0 }
    return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wideRanges.contains { $0 ~= value }
  }

  /// Blocks of Unicode 16.0 whose scalars are wide, apart from emoji.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo, first consonants
    0x2329...0x232A,  // angle brackets
    0x2630...0x2637,  // trigrams
    0x268A...0x268F,  // monograms and digrams
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0x4DBF,  // kana, Bopomofo, compatibility, Extension A, hexagrams
    0x4E00...0xA4CF,  // ideographs, Yi
    0xA960...0xA97F,  // Hangul Jamo Extended-A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana supplements, Nushu
    0x1D300...0x1D376,  // Tai Xuan Jing, counting rods
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // supplementary and tertiary ideographs
  ]
}
