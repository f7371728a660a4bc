import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct PasswordStrengthTests {
  @Test(
    arguments: [
      (.veryWeak, ""), (.veryWeak, "a"), (.veryWeak, "123456"), (.veryWeak, "password"),
      (.veryWeak, "PASSWORD"), (.veryWeak, "P@ssw0rd"), (.veryWeak, "drowssap"), (.veryWeak, "qwertyuiop"),
      (.veryWeak, "1qaz2wsx"), (.veryWeak, "aaaaaaaaaaaaaaaaaaaaaaaa"), (.veryWeak, "abcabcabcabc"),
      (.veryWeak, "abcdefghijklmnop"), (.veryWeak, "zyxwvuts"), (.veryWeak, "19841984"), (.veryWeak, "1999"),
      (.weak, "Password1!"), (.weak, "P@ssw0rd123"), (.weak, "31.12.1984"), (.weak, "letmein1999"),
      (.weak, "iloveyou123"), (.weak, "gx7wq2"), (.medium, "Summer2024!"), (.medium, "hq7-Wx2p"),
      (.strong, "k9#Vq2!xTm"), (.veryStrong, "hunter-seed-91"), (.veryStrong, "ada1815lovel"),
      (.veryStrong, "k9#Vq2!xTm7w"), (.veryStrong, "correct horse battery staple"),
      (.veryStrong, "admin qwerty horse admin"), (.veryStrong, "почему-тогда-снег"),
    ] as [(PasswordStrength, String)])
  func estimates(_ strength: PasswordStrength, _ password: String) {
    #expect(PasswordStrength(of: password) == strength, "\(PasswordStrength.bits(of: password))")
  }

  /// What people put into a password that has to change each quarter.
  @Test(arguments: [
    "Winter2018", "Winter2024", "winter2026", "Sommer2025", "Été2024", "ete2024", "März2025", "Октябрь2024",
    "октябрь٢٠٢٤", "Ağustos2024", "겨울2025", "十二月2024", "يناير٢٠٢٥", "２０２４winter",
    "Październik2024", "Outubro2023", "जनवरी२०२४",
  ])
  func monthsAndSeasonsWithYearsAreGuessed(_ password: String) {
    #expect(PasswordStrength(of: password) < .medium, "\(PasswordStrength.bits(of: password))")
  }

  /// The number of guesses of zxcvbn 4.5.0, as bits.
  @Test(
    arguments: [
      ("password", 1.585), ("PASSWORD", 2.32), ("P@$$w0rd", 5.04), ("qwertyuiop", 4.52), ("123321abc", 13.87),
      ("sdfghjkl", 11.58), ("SdfGhjkl", 16.73), ("7410852", 18.03), ("k2xk2xk2x", 11.55),
      ("aabaabaabaab", 11.97), ("97531", 5.36), ("zyxwvuts", 6.02), ("31.12.1984", 15.56), ("1/2/84", 15.56),
      ("19841231", 13.55), ("gx7wq2", 19.93), ("Password1!", 14.16), ("correct horse battery staple", 67.5),
    ])
  func countsTheGuesses(_ password: String, _ bits: Double) {
    #expect(abs(PasswordStrength.bits(of: password) - bits) < 0.2, "\(PasswordStrength.bits(of: password))")
  }

  /// The orders of four words and three separators, and the shorter sequences before them, make up for common words.
  @Test func combinesWordsByTheirNumber() {
    let bits = ["admin", "admin qwerty", "admin qwerty horse", "admin qwerty horse admin"].map {
      PasswordStrength.bits(of: $0)
    }
    #expect(zip(bits, bits.dropFirst()).allSatisfy { $1 > $0 + 6 }, "\(bits)")
  }

  /// Each text has a part at each index: all keys, digits that are dates, repetitions in repetitions, signs for two letters.
  @Test(arguments: [
    "qwertyuiop", "1", "12", "19841984", "1234567890", "7|1", "@4$5", "aab", "abcba", "zaq12wsx", "1/1/11",
    "password", "sessions",
  ])
  func readsHostileTextsInTime(_ piece: String) {
    let text = String(String(repeating: piece, count: 72).prefix(72))
    let varied = String(text.enumerated().map { $0.offset % 17 == 3 ? "x" : $0.element })
    let time = ContinuousClock().measure {
      #expect(PasswordStrength.bits(of: text).isFinite)
      #expect(PasswordStrength.bits(of: varied).isFinite)
    }
    #expect(time < .seconds(5))
  }

  @Test func growsWithEachCharacter() {
    var generator = SeededGenerator(seed: 3)
    var password = ""
    var bits = 0.0
    for _ in 0..<40 {
      password.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0x21...0x7E, using: &generator)))
      let more = PasswordStrength.bits(of: password)
      #expect(more >= bits)
      bits = more
    }
    #expect(PasswordStrength(of: password) == .veryStrong)
  }

  @Test func readsABoundedPart() {
    let long = String(repeating: "k9#Vq2!xTm7w", count: 30)
    #expect(PasswordStrength.bits(of: long) == PasswordStrength.bits(of: String(long.prefix(72))))
    #expect(PasswordStrength(of: String(repeating: "a", count: 1_000_000)) == .veryWeak)
    #expect(PasswordStrength.bits(of: String(repeating: "\u{301}", count: 300)).isFinite)
  }

  @Test func answersForAnyText() {
    var generator = SeededGenerator(seed: 8)
    let alphabets = [
      "ab", "0123456789", "1|7!@$4", "qwertzuiop:;é", "\u{0}\u{7F} :A\u{10FFFF}", "12/. -", "zzyx:wW",
    ].map { Array($0.unicodeScalars) }
    for _ in 0..<valueCount(700, unoptimized: 300) {
      let alphabet = alphabets[Int.random(in: 0..<alphabets.count, using: &generator)]
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...80, using: &generator) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
      }
      let bits = PasswordStrength.bits(of: String(text))
      #expect(bits.isFinite && bits >= 0)
    }
  }

  /// The words of the table, read one character after the other.
  private static let commonWords: [(word: String, rank: Character)] = {
    func isInWord(_ character: Character) -> Bool { character.isLowercase || character.isNumber }
    let printable = (33...126 as ClosedRange<UInt8>).map { Character(Unicode.Scalar($0)) }
    let heads = printable.filter { !isInWord($0) && $0 != "\"" && $0 != "\\" }
    let pairs = Array(CommonWordsTable.heads.filter { !$0.isWhitespace })
    var words: [(word: String, rank: Character)] = []
    var text = Substring(CommonWordsTable.text.filter { !$0.isWhitespace })
    while let head = text.popFirst() {
      let index = 2 * (heads.firstIndex(of: head) ?? 0)
      let rank = pairs[index + 1] == "?" ? text.removeFirst() : pairs[index + 1]
      let letters = text.prefix(while: isInWord)
      text = text.dropFirst(letters.count)
      let replaced = Int(pairs[index].asciiValue ?? 0) - 97
      let kept: Substring = (words.last?.word ?? "").dropLast(replaced)
      words.append((word: String(kept + letters), rank: rank))
    }
    return words
  }()

  @Test func findsEachCommonWord() throws {
    let words = Self.commonWords.map(\.word)
    #expect(Self.commonWords.allSatisfy { $0.rank.isASCII && $0.rank.isLetter })
    #expect(words.count > 30_000)
    // Each once, so that none is missed between two that are equal.
    #expect(zip(words, words.dropFirst()).allSatisfy { $0 < $1 })
    #expect(
      words.allSatisfy { $0.utf8.count >= 3 && $0.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 } }
    )
    let known = Set(words)
    for word in words.enumerated().filter({ $0.offset % 97 == 0 }).map(\.element) + words.suffix(1) {
      let text = "x\(word)-".unicodeScalars.map(\.value)
      let found = CommonWords.matches(in: text).map { match in
        String(String.UnicodeScalarView(text[match.range].compactMap(Unicode.Scalar.init)))
      }
      let expected = known.intersection(
        (0..<text.count).flatMap { start in
          (start...text.count).map {
            String(String.UnicodeScalarView(text[start..<$0].compactMap(Unicode.Scalar.init)))
          }
        })
      #expect(found.sorted() == expected.sorted(), "\(word)")
    }
  }

  /// Texts that look like entries of the table.
  @Test func readsEntriesOfTheTableAsText() throws {
    let words = Self.commonWords.map(\.word)
    for (word, entry) in zip(words, CommonWordsTable.text.split(separator: "\n")).suffix(30) {
      for text in ["\(word)\(entry)", "\(word)\n", "\(word)\u{0}", "\(word)?E"] {
        let matches = CommonWords.matches(in: text.unicodeScalars.map(\.value))
        #expect(matches.contains { $0.range == 0..<word.count }, "\(text)")
        #expect(matches.allSatisfy { $0.range.count <= 32 })
      }
    }
  }
}
