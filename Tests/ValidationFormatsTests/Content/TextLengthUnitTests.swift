import Testing
import ValidationFormats

@Suite struct TextLengthUnitTests {
  static let texts = [
    "", "a", "hello, world", "line\nline",
    "\r\n",  // one character
    "\n\r",  // two
    "a\r\n\r\n\rb\r", "Grüße, José",
    "Jose\u{301}",  // a combining mark
    "\u{301}",  // a mark on nothing
    "soft\u{AD}hyphen",
    "\u{A9}\u{AE}\u{2FF}",  // the last scalar before the combining marks
    "日本語", "한글 \u{1112}\u{1161}\u{11AB}", "👩‍👩‍👧‍👦 and 🇨🇭🇩🇪", "נבון नमस्ते", "abcdefghij👩‍👩‍👧‍👦",
    String(repeating: "x", count: 100),
    String(repeating: "ü", count: 70),
    String(repeating: "😀", count: 70),
  ]

  private func view(_ unit: TextLengthUnit, _ text: String) -> Int {
    switch unit {
    case .characters: text.count
    case .scalars: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .utf8: text.utf8.count
    }
  }

  @Test(arguments: TextLengthUnit.allCases, texts)
  func agreesWithTheViewsOfString(unit: TextLengthUnit, text: String) {
    let count = view(unit, text)
    #expect(unit.count(text) == count)
    let edges = [.min, -1, 0, 1, 2, count - 1, count, count + 1, count * 2, 1_000, .max]
    for lower in edges {
      for upper in edges where lower <= upper {
        #expect(unit.isCount(of: text, in: lower...upper) == (lower...upper).contains(count))
      }
    }
  }

  @Test func randomTextAgreesWithTheViewsOfString() {
    let pieces = ["a", "\r", "\n", "ü", "\u{301}", "\u{2FF}", "€", "👋", "🏽", "\u{200D}", "🇨", "ก", "é", "\0"]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...12, using: &generator)
      let text = (0..<length).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }
        .joined()
      let lower = Int.random(in: 0...10, using: &generator)
      let bounds = lower...Int.random(in: lower...14, using: &generator)
      for unit in TextLengthUnit.allCases {
        #expect(unit.count(text) == view(unit, text), "\(Array(text.unicodeScalars))")
        #expect(unit.isCount(of: text, in: bounds) == bounds.contains(view(unit, text)))
      }
    }
  }
}
