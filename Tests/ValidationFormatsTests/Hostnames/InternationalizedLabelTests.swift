import Foundation
import Testing

@testable import ValidationFormats

@Suite struct InternationalizedLabelTests {
  private func label(_ text: String) -> InternationalizedLabel? {
    text.withBytes { InternationalizedLabel($0) }
  }

  @Test(arguments: [
    "ä", "ß", "ς", "་ā", "〇", "日本語", "한국", "ю-1", "𠀀",
    "α͵β",  // Greek numeral sign before Greek
    "א׳ב", "א״ב",  // geresh and gershayim behind Hebrew
    "・ァ", "ぁ・", "・丈", "ب٠", "ب۰",
    "क्\u{200C}ष",  // zero width non-joiner behind a virama
    "بي\u{200C}بي",
    "ب\u{64E}\u{200C}\u{64E}ب",  // marks are transparent to joining
    "ậ",  // composed of three
    "a\u{323}\u{302}".precomposedStringWithCanonicalMapping,
    "q\u{323}\u{307}",  // composes with nothing, in order
  ])
  func accepts(_ text: String) { #expect(label(text) != nil) }

  @Test(arguments: [
    "", "abc", "Ä", "ſ", "ﬁ", "①", "😀", "\u{AD}a\u{E4}", "ü_", "ü.", "-ü", "ü-", "ab--ü", "ü\u{0}",
    "\u{E000}", "\u{FFFF}", "\u{10FFFF}", "\u{378}",  // private use, noncharacters, unassigned
    "ـب", "〱", "ᄀ",  // disallowed by name, and conjoining jamo
    "α͵", "α͵a", "͵", "׳ב", "a׳", "・", "a・b", "·", "l·", "l·a", "a·l", "٠۰ب", "ب٠۰", "\u{200C}", "क\u{200C}ष",
    "ب\u{200C}", "\u{200C}ب", "ب\u{200C}a", "ا\u{200C}ب", "क\u{200D}", "\u{200D}",
    "a\u{308}",  // ä decomposed
    "é\u{323}",  // ẹ and an acute accent in composed form
    "q\u{307}\u{323}",  // marks out of order
    "\u{9C7}\u{9BE}",  // Bengali vowel sign in two parts
  ])
  func rejects(_ text: String) { #expect(label(text) == nil) }

  @Test(arguments: [
    ("ü", false, true), ("1ü", false, false), ("üא", true, false), ("א", true, true), ("א1", true, true),
    ("אٱ", true, true), ("1א", true, false), ("א\u{5B0}", true, true), ("ب1٠", true, false),
    ("ب٠", true, true),
    ("ü\u{5B0}", false, true),
  ])
  func knowsTheBidiRule(_ text: String, isRightToLeft: Bool, satisfiesBidiRule: Bool) {
    #expect(label(text)?.isRightToLeft == isRightToLeft)
    #expect(label(text)?.satisfiesBidiRule == satisfiesBidiRule)
  }

  @Test func agreesWithFoundationOnNormalization() {
    // Latin, Greek, Vietnamese and Indic letters and marks as old as Unicode 3.
    let scalars =
      "aeiouyαωιऩकেোெ".unicodeScalars.map(\.value) + [
        0xE0, 0xE2, 0xE4, 0xFC, 0x1B0, 0x1EA1, 0x1EB9, 0x3AC, 0x1F00, 0x300, 0x301, 0x302, 0x304, 0x308,
        0x313, 0x31B,
        0x323, 0x327, 0x331, 0x342, 0x93C, 0x9BE, 0x9D7, 0xBBE, 0xBD7,
      ]
    let table = IDNACodePoints.shared
    var generator = SeededGenerator(seed: 7)
    var composed = 0
    for _ in 0..<4_000 {
      let count = Int.random(in: 2...6, using: &generator)
      let values = (0..<count).compactMap { _ in scalars.randomElement(using: &generator) }
      guard values.allSatisfy({ table[$0].isAllowed }), !table[values[0]].isMark else { continue }
      let text = String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
      let isComposed = text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(
        text.unicodeScalars)
      let isLabel = label(text + "ü") != nil
      #expect(isLabel == isComposed, "\(values.map { String($0, radix: 16) })")
      if isComposed { composed += 1 }
    }
    #expect(composed > 200)
  }

  @Test func allowsEachCodePointThatItsTableNames() {
    let table = IDNACodePoints.shared
    let allowed = (0...0x10FFFF as ClosedRange<UInt32>).reduce(0) { $0 + (table[$1].isAllowed ? 1 : 0) }
    #expect(allowed == 155_682)
    #expect(!table[0x10FFFF].isAllowed)
    #expect(!table[UInt32.max].isAllowed)
  }

  @Test func agreesWithSwiftOnCombiningClasses() {
    let table = IDNACodePoints.shared
    for value in 0x300...0xFFF as ClosedRange<UInt32> where table[value].isAllowed {
      guard let properties = Unicode.Scalar(value)?.properties, properties.age != nil else { continue }
      #expect(table[value].combiningClass == UInt32(properties.canonicalCombiningClass.rawValue))
    }
  }
}
