import Foundation
import Testing
import ValidationFormats

@Suite struct WordCountTests {
  @Test(arguments: [
    ("", 0), (" ", 0), ("word", 1), ("  to be, or not ", 4), ("a\u{A0}b\u{3000}c\td\r\ne", 5), ("日本語", 1),
    ("a\u{200B}b", 1),  // a zero-width space is no white space
  ])
  func counts(_ text: String, count: Int) {
    #expect(WordCount.count(in: text) == count)
    for lower in [.min, -1, 0, 1, 2, 4, .max] {
      for upper in [.min, -1, 0, 1, 2, 4, .max] where lower <= upper {
        #expect(WordCount.isCount(in: text, within: lower...upper) == (lower...upper).contains(count))
      }
    }
  }
}

extension WordCountTests {
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

@Suite struct StrongPasswordFormatTests {
  @Test(arguments: ["Passw0rd!", "£3.ndSau_7", "Größe—42x", "correct Horse 1 battery_"])
  func accepts(_ text: String) { #expect(StrongPasswordFormat.matches(text)) }

  @Test(arguments: [
    "",
    "Pass0r!",  // seven characters
    "passw0rd!", "PASSW0RD!", "Password!", "Passw0rdX",
    "Passw0rd X",  // white space is no symbol
    "Aa1!👩‍👩‍👧‍👦",  // five characters
  ])
  func rejects(_ text: String) { #expect(!StrongPasswordFormat.matches(text)) }

  @Test func negativeMinimaAreTheProgrammersMistake() async {
    await #expect(processExitsWith: .failure) {
      _ = StrongPasswordFormat.matches("", .init(minimumLength: -1))
    }
    await #expect(processExitsWith: .failure) {
      _ = StrongPasswordFormat.matches("", .init(minimumDigits: -1))
    }
    await #expect(processExitsWith: .failure) {
      _ = StrongPasswordFormat.matches("", .init(minimumLowercase: -1))
    }
    await #expect(processExitsWith: .failure) {
      _ = StrongPasswordFormat.matches("", .init(minimumUppercase: -1))
    }
    await #expect(processExitsWith: .failure) {
      _ = StrongPasswordFormat.matches("", .init(minimumSymbols: -1))
    }
  }
}

@Suite struct NumericFormatTests {
  @Test(arguments: [
    "0", "-0", "+1", "007", "1.5", "-.5", "6.02e23", "1E-7", "1e+7", "123456789012345678901234567890",
  ])
  func acceptsNumbers(_ text: String) { #expect(NumberFormat.matches(text)) }

  @Test(arguments: [
    "", "+", "-", ".", "-.", "1.", "1-.5", "1.2.3", "e5", "1e", "1e+", "1e5.5", "0x10", "nan", "NaN", "inf",
    "-infinity", "1,000", " 1", "1 ", "1\n", "１", "٤", "1_000", "--1", "+-1", "1e5e5",
  ])
  func rejectsNumbers(_ text: String) { #expect(!NumberFormat.matches(text)) }

  @Test(arguments: ["0", "-7", "+7", "007", "99999999999999999999999999"])
  func acceptsIntegers(_ text: String) { #expect(IntegerFormat.matches(text)) }

  @Test(arguments: ["", "-", "+", "1.0", "1e3", "0x1", " 1", "1\n", "--1", "٤"])
  func rejectsIntegers(_ text: String) { #expect(!IntegerFormat.matches(text)) }

  @Test func decimalsHaveAsManyFractionDigitsAsAskedFor() {
    #expect(DecimalFormat.matches("19.90"))
    #expect(DecimalFormat.matches(".5"))
    #expect(DecimalFormat.matches("-3"))
    #expect(!DecimalFormat.matches("3."))
    #expect(!DecimalFormat.matches("3e1"))
    #expect(!DecimalFormat.matches("3,5"))
    #expect(DecimalFormat.matches("19.90", minimumFractionDigits: 2, maximumFractionDigits: 2))
    #expect(!DecimalFormat.matches("19.9", minimumFractionDigits: 2, maximumFractionDigits: 2))
    #expect(!DecimalFormat.matches("19.901", maximumFractionDigits: 2))
    #expect(!DecimalFormat.matches("19", minimumFractionDigits: 1))
    #expect(DecimalFormat.matches("19", maximumFractionDigits: 0))
  }

  @Test func boundsOutOfOrderAreTheProgrammersMistake() async {
    await #expect(processExitsWith: .failure) { _ = DecimalFormat.matches("1", minimumFractionDigits: -1) }
    await #expect(processExitsWith: .failure) {
      _ = DecimalFormat.matches("1", minimumFractionDigits: 3, maximumFractionDigits: 2)
    }
  }

  @Test func agreesWithItsTwin() throws {
    let pattern = "^[-+]?([0-9]+(\\.[0-9]+)?|\\.[0-9]+)([eE][-+]?[0-9]+)?(?![\\s\\S])"
    let expression = try NSRegularExpression(pattern: pattern)
    expectAgreement(
      of: { NumberFormat.matches($0) },
      with: { expression.firstMatch(in: $0, range: NSRange(location: 0, length: $0.utf16.count)) != nil },
      around: ["1e5", "-12.5e-10", ".5", "+0.25E+3"])
  }
}

extension NumericFormatTests {
  @Test func integersAgreeWithTheirTwin() throws {
    for (allowsSign, sign) in [(true, "[-+]?"), (false, "")] {
      for (allowsLeadingZeros, digits) in [(true, "[0-9]+"), (false, "(0|[1-9][0-9]*)")] {
        let expression = try NSRegularExpression(pattern: "\\A\(sign)\(digits)\\z")
        expectAgreement(
          of: {
            IntegerFormat.matches($0, .init(allowsSign: allowsSign, allowsLeadingZeros: allowsLeadingZeros))
          },
          with: { expression.firstMatch(in: $0, range: NSRange(location: 0, length: $0.utf16.count)) != nil },
          around: ["0", "-7", "+100", "007"])
      }
    }
  }

  @Test func decimalsAgreeWithTheirTwin() throws {
    let expression = try NSRegularExpression(pattern: "\\A[-+]?([0-9]+(\\.[0-9]{1,2})?|\\.[0-9]{1,2})\\z")
    expectAgreement(
      of: { DecimalFormat.matches($0, maximumFractionDigits: 2) },
      with: { expression.firstMatch(in: $0, range: NSRange(location: 0, length: $0.utf16.count)) != nil },
      around: ["5", "-12.5", ".25", "+0.123"])
  }
}

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("word", "password", true), ("", "", true), ("", "a", true), ("a", "", false),
    ("Word", "password", false),
    ("aab", "aaab", true), ("é", "cafe\u{301}", true), ("e", "cafe\u{301}", false),
    ("caf", "cafe\u{301}", true),
    ("\n", "a\r\nb", false),  // one character, a line break of two scalars
    ("👩", "👩‍👧", false), ("本", "日本語", true), ("passwords", "password", false),
  ])
  func findsWithin(_ needle: String, text: String, found: Bool) {
    #expect(TextSearch.contains(needle, in: text) == found)
  }

  @Test(arguments: [
    ("WORD", "password", true), ("É", "cafe\u{301}", true), ("ÄPFEL", "viele äpfel", true),
    ("SS", "straße", false),  // no full case folding
    ("@", "`", false),  // a bit apart, as letters of two cases are
    ("I", "ı", false), ("k", "K", true),
  ])
  func findsWithinWithoutCase(_ needle: String, text: String, found: Bool) {
    #expect(TextSearch.contains(needle, in: text, caseSensitive: false) == found)
  }

  @Test func comparesTheEnds() {
    #expect(TextSearch.starts("password", with: "pass"))
    #expect(!TextSearch.starts("password", with: "Pass"))
    #expect(TextSearch.starts("password", with: "Pass", caseSensitive: false))
    #expect(TextSearch.starts("écluse", with: "e\u{301}"))
    #expect(!TextSearch.starts("e\u{301}cluse", with: "e"))
    #expect(TextSearch.starts("a", with: ""))
    #expect(!TextSearch.starts("a", with: "ab"))
    #expect(TextSearch.ends("password", with: "word"))
    #expect(TextSearch.ends("password", with: "WORD", caseSensitive: false))
    #expect(!TextSearch.ends("word", with: "password"))
    #expect(TextSearch.ends("cafe\u{301}", with: "fé"))
    #expect(TextSearch.ends("CAFÉ", with: "fé", caseSensitive: false))
    #expect(TextSearch.ends("é", with: ""))
  }

  @Test func agreesWithListsOfCharacters() {
    let pieces = ["a", "A", "b", "é", "É", "e", "\u{301}", "\r", "\n", "K", "\u{212A}", "ß", "👩", "\u{200D}"]
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
