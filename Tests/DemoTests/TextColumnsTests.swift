import Testing

@testable import Demo

@Suite struct TextColumnsTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｱ", 1),
    ("Ａ", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("🇨🇭", 2), ("👍🏽", 2), ("☺", 1), ("☺\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("✓", 1), ("…", 1), ("क्षि", 3), ("\u{301}", 0), ("\u{200B}", 0), ("\u{1}", 0), ("𠀀", 2), ("\u{A0}", 1),
  ])
  func countsColumns(_ text: String, _ columns: Int) { #expect(TextColumns.width(of: text) == columns) }

  @Test(arguments: [("\u{1B}", "\u{FFFD}"), ("\u{202E}", "\u{FFFD}"), ("\r\n", "\u{FFFD}"), ("👩‍👧", "👩‍👧")])
  func drawsNothingHarmful(_ character: Character, _ drawn: String) {
    #expect(TextColumns.drawable(character) == drawn)
  }

  @Test func drawsAMarkWithoutABaseOnACircle() {
    #expect(TextColumns.width(of: TextColumns.drawable("\u{301}" as Character)) == 1)
  }

  @Test func breaksBetweenWords() {
    #expect(TextColumns.wrapped("one two three", columns: 8) == ["one two", "three"])
    #expect(TextColumns.wrapped("one", columns: 0) == ["o", "n", "e"])
    #expect(TextColumns.wrapped("漢字漢字", columns: 5) == ["漢字", "漢字"])
    #expect(
      TextColumns.wrapped("an antidisestablishment", columns: 6) == [
        "an", "antidi", "sestab", "lishme", "nt",
      ])
    #expect(TextColumns.wrapped("", columns: 5) == [""])
    #expect(TextColumns.wrapped("漢", columns: 1) == ["漢"])
  }

  @Test func showsAllThatFitsWithItsCursor() {
    #expect(TextColumns.window(before: "ab", after: "c", columns: 4) == .init(text: "abc", cursor: 2))
    #expect(TextColumns.window(before: "漢", after: "", columns: 4) == .init(text: "漢", cursor: 2))
  }

  @Test func marksWhereTextGoesOn() {
    let digits = "0123456789"
    #expect(TextColumns.window(before: "", after: digits, columns: 6) == .init(text: "01234›", cursor: 0))
    #expect(TextColumns.window(before: digits, after: "", columns: 6).text == "‹89")
    #expect(TextColumns.window(before: "01234", after: "56789", columns: 6).text == "‹2345›")
  }

  @Test(arguments: ["0123456789abcdefghij", "漢字かな漢字かな漢字", "a漢b字c👩‍👩‍👧d🇨🇭e"])
  func keepsTheCursorInTheFieldAtEveryPlace(_ text: String) {
    for columns in 1...12 {
      for index in text.indices + [text.endIndex] {
        let window = TextColumns.window(
          before: String(text[..<index]), after: String(text[index...]), columns: columns)
        #expect(TextColumns.width(of: window.text) <= columns)
        #expect((0..<columns).contains(window.cursor), "\(columns) \(text[..<index])")
      }
    }
  }
}
