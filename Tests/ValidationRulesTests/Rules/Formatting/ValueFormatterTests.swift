import ALPValidator
import Foundation
import Testing

@Suite struct ValueFormatterTests {
  @Test(arguments: [
    ("ada@\u{200B}example.org\u{2069}", "ada@example.org"), ("\u{FEFF}+49\u{202D}30\u{202C}", "+4930"),
    ("a\u{AD}b\u{0}c", "abc"),
    (" a\tb\n", " a\tb\n"), ("é\u{301}", "é\u{301}"), ("", ""),
  ])
  func removesInvisibleCharacters(_ text: String, _ visible: String) {
    #expect(ValueFormatter.visible(text) == visible)
  }

  @Test(arguments: [
    ("", ""), (" \t\r\n ", ""), (" a b ", "a b"),
    ("\u{A0}a\u{2003}", "a"),  // no-break space, em space
    ("a", "a"),
    ("\u{200B}a", "\u{200B}a"),  // zero width space is not white space
    (" \u{301}a", "\u{301}a"),  // a combining mark after a space stays
  ])
  func trims(_ text: String, _ expected: String) { #expect(ValueFormatter.trimmed(text) == expected) }

  @Test(arguments: [("", ""), (" 4111 1111\t1111\r\n1111\u{A0}", "4111111111111111"), ("abc", "abc")])
  func removesWhitespace(_ text: String, _ expected: String) {
    #expect(ValueFormatter.whitespaceRemoved(text) == expected)
  }

  @Test func changesCaseAlikeInEveryLocale() {
    #expect("iß".formatted(with: .uppercased) == "ISS")
    #expect("IÉ".formatted(with: .lowercased) == "ié")
    #expect("ada LOVELACE".formatted(with: .capitalized) == "Ada Lovelace")
  }

  @Test func changesCaseByTheCustomsOfALocale() {
    let turkish = Locale(identifier: "tr_TR")
    #expect("i".formatted(with: .uppercased(with: turkish)) == "İ")
    #expect("I".formatted(with: .lowercased(with: turkish)) == "ı")
    #expect("istanbul".formatted(with: .capitalized(with: turkish)) == "İstanbul")
  }

  @Test func limitsToCharactersAsAReaderCountsThem() {
    #expect("abc".formatted(with: .limited(to: 2)) == "ab")
    #expect("abc".formatted(with: .limited(to: 3)) == "abc")
    #expect("abc".formatted(with: .limited(to: 0)) == "")
    #expect("🇨🇭🇨🇭e\u{301}e".formatted(with: .limited(to: 3)) == "🇨🇭🇨🇭e\u{301}")
  }

  @Test func clampsToARange() {
    #expect([0, 1, 5, 9, 10].map { $0.formatted(with: .clamped(to: 1...9)) } == [1, 1, 5, 9, 9])
    #expect([0, 10].map { $0.formatted(with: .clamped(to: 1...)) } == [1, 10])
    #expect([0, 10].map { $0.formatted(with: .clamped(to: ...9)) } == [0, 9])
    #expect(Double.nan.formatted(with: .clamped(to: 0...1)).isNaN)
    #expect(Double.infinity.formatted(with: .clamped(to: 0...1)) == 1)
    #expect(Decimal.nan.formatted(with: .clamped(to: 0...1)).isNaN)
    let start = Date(timeIntervalSince1970: 0)
    #expect(start.addingTimeInterval(-1).formatted(with: .clamped(to: start...)) == start)
  }

  @Test func appliesOneAfterTheOther() {
    let shout = ValueFormatter<String>("shout") { $0 + "!" }
    #expect(" a ".formatted(with: .trimmed, shout, .uppercased) == "A!")
    #expect(" a ".formatted(with: [.trimmed, .uppercased]) == "A")
    #expect(ValueFormatter.trimmed.then(.limited(to: 1)).then(shout)(" ab ") == "a!")
    #expect(ValueFormatter.limited(to: 1).then(.trimmed)(" ab ") == "")
    let tidy: ValueFormatter<String> = [.trimmed, .lowercased]
    #expect(tidy(" Ada ") == "ada")
    let none: ValueFormatter<Int> = []
    #expect(none(5) == 5)
    #expect(ValueFormatter.inOrder([tidy, shout])(" Ada ") == "ada!")
  }

  @Test func isDataByNameAndFigures() {
    let formatters: [ValueFormatter<String>] = [
      .trimmed, .trimmed(of: "-"), .trimmed(of: .whitespaces), .whitespaceRemoved, .visible, .uppercased,
      .lowercased(with: Locale(identifier: "tr_TR")), .capitalized, .limited(to: 5),
      ValueFormatter { $0 },
    ]
    #expect(
      formatters.map(\.description) == [
        "trimmed", "trimmed(characters: -)", "trimmed-of-set", "whitespace-removed", "visible", "uppercased",
        "lowercased(locale: tr_TR)", "capitalized", "limited(maximum: 5)", "custom",
      ])
    #expect(ValueFormatter.clamped(to: 1...9).parameters == ["minimum": 1, "maximum": 9])
    #expect(ValueFormatter.clamped(to: ...0.5).parameters == ["maximum": 0.5])
    let tidy: ValueFormatter<String> = [.trimmed, .limited(to: 5)]
    #expect(tidy.name == "in-order")
    #expect(
      tidy.parameters == [
        "formatters": [
          ["name": "trimmed", "parameters": [:]], ["name": "limited", "parameters": ["maximum": 5]],
        ]
      ])
  }
}
