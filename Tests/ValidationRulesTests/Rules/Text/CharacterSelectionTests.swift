import ALPValidator
import Testing

@Suite struct CharacterSelectionTests {
  @Test(
    arguments: [
      ("abc", "abc", "dA-"), ("a-c", "abc", "-d"),
      ("-a", "-a", "b"),  // a hyphen at the start is one
      ("a-", "-a", "b"), (#"a\-c"#, "a-c", "b"), (#"\\\[\]\^"#, #"\[]^"#, "-"),
      ("[a]", "[a]", "b"),  // brackets that begin no class
      (#"\u{E9}-\u{EA}"#, "éê", "eë"), (#"\u{10FFFF}"#, "\u{10FFFF}", "\u{10FFFE}"),
      ("[:digit:]_", "1٣_", "a"), ("[:alpha:]", "aÉ漢", "1 "), ("[:lower:][:uncased:]", "a漢", "A"),
      ("[:alnum:][:space:][:punct:]", "a1 !", "\u{7}"), ("α-ω", "αλω", "ΑaϊΏ"),
      ("\u{D7FF}\u{E000}", "\u{D7FF}\u{E000}", "a"),  // neighbours, but for the surrogates
    ] as [(String, String, String)])
  func selects(_ text: String, _ members: String, _ others: String) throws {
    let selection = try #require(CharacterSelection(verbatim: text))
    #expect(members.unicodeScalars.allSatisfy(selection.contains))
    #expect(!others.unicodeScalars.contains(where: selection.contains))
    #expect(CharacterSelection(verbatim: selection.description) == selection, "\(selection)")
  }

  @Test(arguments: [
    "c-a", #"a\"#, #"\d"#, #"\u"#, #"\u{}"#, #"\u{D800}"#, #"\u{110000}"#, #"\u{41"#, "[:word:]", "[:digit",
    "a-[:digit:]",
  ])
  func isNothing(_ text: String) { #expect(CharacterSelection(verbatim: text) == nil) }

  @Test func takesCharactersAsTheyAre() {
    #expect(CharacterSelection(charactersIn: "a-c").description == #"\-ac"#)
    #expect(CharacterSelection(charactersIn: "cba\u{301} \n") == #"\u{A} abc\u{301}"#)
    #expect(CharacterSelection(kinds: .letters, charactersIn: "-").description == #"[:alpha:]\-"#)
    #expect(CharacterSelection().description == "")
  }

  @Test func joinsRanges() {
    let selection = CharacterSelection(ranges: ["x"..."z", "a"..."c", "b"..."e", "f"..."f", "h"..."h"])
    #expect(selection.ranges == ["a"..."f", "h"..."h", "x"..."z"])
    #expect(selection.description == "a-fhx-z")
    #expect(selection == "a-fhxyz")
  }

  @Test func countsAndDemands() {
    let selection: CharacterSelection = "0-9"
    let texts = ["", "a", "1", "a1b2", "123"]
    #expect(texts.map { selection.count(in: $0) } == [0, 0, 1, 2, 3])
    #expect(texts.map { selection.isAny(of: $0) } == [false, false, true, true, true])
    #expect(texts.map { selection.isAll(of: $0) } == [false, false, true, false, true])
    #expect(texts.map { selection.isCount(in: $0, within: 1...2) } == [false, false, true, true, false])
    #expect(texts.map { selection.isCount(in: $0, within: 0...Int.max) } == Array(repeating: true, count: 5))
    #expect(
      texts.map { selection.isCount(in: $0, within: 2...Int.max) } == [false, false, false, true, true])
  }

  @Test func letsMarksFollowLettersOfAKind() {
    let letters: CharacterSelection = "[:alpha:]-"
    #expect(letters.isAll(of: "e\u{301}-a"))
    #expect(!letters.isAll(of: "\u{301}"))
    let few: CharacterSelection = "a-z"
    #expect(!few.isAll(of: "e\u{301}"))
  }

  @Test func agreesWithItsTwin() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let ranges = (0..<Int.random(in: 0...6, using: &generator)).compactMap {
        _ -> ClosedRange<Unicode.Scalar>? in
        let low = UInt32.random(in: 0...0x250, using: &generator)
        guard let low = Unicode.Scalar(low),
          let high = Unicode.Scalar(low.value + UInt32.random(in: 0...40, using: &generator))
        else { return nil }
        return low...high
      }
      let selection = CharacterSelection(ranges: ranges)
      for code in 0...0x280 as ClosedRange<UInt32> {
        guard let scalar = Unicode.Scalar(code) else { continue }
        #expect(selection.contains(scalar) == ranges.contains { $0.contains(scalar) })
      }
      #expect(CharacterSelection(verbatim: selection.description) == selection)
    }
  }
}

extension CharacterSelection {
  /// The failable initializer, which a literal would pass by.
  fileprivate init?(verbatim text: String) { self.init(text) }
}
