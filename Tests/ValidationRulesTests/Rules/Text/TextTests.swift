import ALPValidator
import Foundation
import Testing

@Suite struct WordCountTests {
  @Test(arguments: [
    ("", 0), (" ", 0), ("word", 1), ("  to be, or not ", 4), ("a\u{A0}b\u{3000}c\td\r\ne", 5), ("日本語", 1),
    ("a\u{200B}b", 1),  // a zero-width space is not whitespace
  ])
  func counts(_ text: String, count: Int) {
    #expect(WordCount.count(in: text) == count)
    for lower in [.min, -1, 0, 1, 2, 4, .max] {
      for upper in [.min, -1, 0, 1, 2, 4, .max] where lower <= upper {
        #expect(WordCount.isCount(in: text, within: lower...upper) == (lower...upper).contains(count))
      }
    }
  }

  @Test func agreesWithASplit() {
    let pieces = [
      "a", "é", " ", "\u{A0}", "\u{200B}", "\u{85}", "\u{1C}", "\r", "\n", "\u{3000}", "本", "\u{FEFF}",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let text = randomText(of: pieces, using: &generator)
      let words = text.unicodeScalars.split { $0.properties.isWhitespace }
      #expect(WordCount.count(in: text) == words.count, "\(Array(text.unicodeScalars))")
    }
  }
}

@Suite struct TextSearchTests {
  @Test func agreesWithListsOfCharacters() {
    let pieces = [
      "a", "A", "b", "é", "É", "e", "\u{301}", "\r", "\n", "k", "\u{212A}", "ß", "s", "S", "I", "ı", "👩",
      "\u{200D}",
    ]
    var generator = SeededGenerator(seed: 5)
    for round in 0..<4_000 {
      let text = randomText(
        of: round.isMultiple(of: 2) ? pieces : ["a", "A", "b", "@", "`"], using: &generator)
      let needle = String(
        randomText(of: round.isMultiple(of: 2) ? pieces : ["a", "A", "b", "@"], using: &generator).prefix(2))
      for caseSensitive in [true, false] {
        let list = Array(text).map { caseSensitive ? String($0) : $0.lowercased() }
        let part = Array(needle).map { caseSensitive ? String($0) : $0.lowercased() }
        let isWithin = list.indices.contains { list[$0...].starts(with: part) } || part.isEmpty
        let message = Comment(rawValue: "\(Array(needle.unicodeScalars)) in \(Array(text.unicodeScalars))")
        #expect(TextSearch.contains(needle, in: text, caseSensitive: caseSensitive) == isWithin, message)
        #expect(TextSearch.isSame(needle, as: text, caseSensitive: caseSensitive) == (part == list), message)
        #expect(
          TextSearch.starts(text, with: needle, caseSensitive: caseSensitive) == list.starts(with: part),
          message)
        #expect(
          TextSearch.ends(text, with: needle, caseSensitive: caseSensitive)
            == list.reversed().starts(with: part.reversed()), message)
      }
    }
  }
}

/// Returns up to ten pieces, one after the other.
private func randomText(of pieces: [String], using generator: inout SeededGenerator) -> String {
  (0..<Int.random(in: 0...10, using: &generator)).compactMap { _ in pieces.randomElement(using: &generator) }
    .joined()
}
