import Foundation
import Testing

@testable import ValidationFormats

@Suite struct CharacterKindsTests {
  @Test(
    arguments: [
      ("", 0, 0, 0, 0, 0, 0), ("Hello, World 42!", 2, 10, 8, 2, 2, 2), ("Zürich", 0, 6, 5, 1, 0, 0),
      ("Zu\u{308}rich", 0, 6, 5, 1, 0, 0),  // the umlaut in two scalars
      ("٤٢", 2, 0, 0, 0, 0, 0),  // Arabic-Indic digits
      ("日本語", 0, 3, 0, 0, 0, 0),
      ("ǅ", 0, 1, 0, 1, 0, 0),  // title case
      ("£½…", 0, 0, 0, 0, 3, 0), ("a\u{A0}b\r\n\u{3000}", 0, 2, 2, 0, 0, 4),
      ("\0\u{7F}\u{200D}\u{E000}", 0, 0, 0, 0, 0, 0),  // controls, a joiner, private use
      ("👍🏽", 0, 0, 0, 0, 2, 0),  // counted by scalars: a thumb and its colour
    ] as [(String, Int, Int, Int, Int, Int, Int)])
  func counts(
    _ text: String, digits: Int, letters: Int, lowercase: Int, uppercase: Int, symbols: Int, whitespace: Int
  ) {
    #expect(CharacterKinds.digits.count(in: text) == digits)
    #expect(CharacterKinds.letters.count(in: text) == letters)
    #expect(CharacterKinds.lowercaseLetters.count(in: text) == lowercase)
    #expect(CharacterKinds.uppercaseLetters.count(in: text) == uppercase)
    #expect(CharacterKinds.symbols.count(in: text) == symbols)
    #expect(CharacterKinds.whitespace.count(in: text) == whitespace)
    #expect(CharacterKinds.alphanumerics.count(in: text) == letters + digits)
  }

  @Test func everyASCIICharacterIsOfTheKindOfItsCategory() {
    let kinds: [CharacterKinds] = [
      .digits, .lowercaseLetters, .uppercaseLetters, .uncasedLetters, .symbols, .whitespace,
    ]
    for byte in UInt8.min..<0x80 {
      let scalar = Unicode.Scalar(byte)
      for kind in kinds {
        #expect(
          kind.asciiMasks.contains(byte) == (CharacterKinds(of: scalar) == kind), "\(scalar.debugDescription)"
        )
        #expect(kind.isAny(of: String(scalar)) == (CharacterKinds(of: scalar) == kind))
      }
    }
  }

  @Test func whitespaceIsThePropertyWhiteSpace() {
    for value in UInt32(0)...0x3100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(CharacterKinds.whitespace.contains(scalar) == scalar.properties.isWhitespace, "\(value)")
    }
  }

  @Test func agreesWithTheSetsOfFoundation() {
    let sets: [(CharacterKinds, CharacterSet)] = [
      (.digits, .decimalDigits), (.lowercaseLetters, .lowercaseLetters),
      (.uppercaseLetters, .uppercaseLetters.union(.capitalizedLetters)),
      (.letters, .letters.subtracting(.nonBaseCharacters)),
      (.alphanumerics, .letters.subtracting(.nonBaseCharacters).union(.decimalDigits)),
    ]
    let pieces = "aZ09 _é\u{301}ǅªʰא٣²½Ⅷ€😀\u{200D}\0\nßक\u{93E}本".unicodeScalars.map(String.init)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<4_000 {
      let count = Int.random(in: 0...6, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let scalars = Array(text.unicodeScalars)
      for (kinds, set) in sets {
        for asciiOnly in [true, false] {
          let isOfKind = scalars.map { set.contains($0) && ($0.isASCII || !asciiOnly) }
          let first = isOfKind.firstIndex(of: true)
          let isAll = scalars.indices.allSatisfy { index in
            isOfKind[index]
              || !asciiOnly && CharacterSet.nonBaseCharacters.contains(scalars[index])
                && first ?? .max < index
          }
          #expect(kinds.count(in: text, asciiOnly: asciiOnly) == isOfKind.count { $0 }, "\(scalars)")
          #expect(kinds.isAny(of: text, asciiOnly: asciiOnly) == (first != nil), "\(scalars)")
          #expect(kinds.isAll(of: text, asciiOnly: asciiOnly) == (isAll && first != nil), "\(scalars)")
        }
      }
    }
  }
}
