import ALPValidator
import Foundation
import Testing

@testable import Demo

@Suite struct BatchReadingTests {
  /// A line as it comes out of the chunks; `nil` is one that was too long.
  private struct Line: Equatable {
    var number: Int
    var text: String?
  }

  private func lines(of chunks: [LineChunk]) -> [Line] {
    chunks.flatMap { chunk in
      var lines = chunk.content == .tooLongLine ? [Line(number: chunk.firstLine, text: nil)] : []
      chunk.forEachLine { lines.append(Line(number: $0, text: String(decoding: $1, as: UTF8.self))) }
      return lines
    }
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb", ["a\r", "b"]), ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\u{FEFF}", []),
    ("12345\n", ["12345"]), ("123456\n", [nil]), ("123456", [nil]), ("1234567890123", [nil]),
    ("a\n1234567890123\nb", ["a", nil, "b"]), ("123456\n123456\n", [nil, nil]), ("123456\n\n", [nil, ""]),
  ])
  func cutsAtLineEnds(_ text: String, _ expected: [String?]) throws {
    let file = try BatchFile(text)
    for readSize in 1...9 {
      for lineCount in 1...3 {
        let chunks = try file.chunks(.init(readSize: readSize, lineCount: lineCount, lineLength: 5))
        #expect(lines(of: chunks) == expected.enumerated().map { Line(number: $0 + 1, text: $1) })
        #expect(chunks.map(\.index) == Array(chunks.indices))
      }
    }
  }

  @Test func agreesWithASplitOfTheWholeText() throws {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      let texts = (0..<random.number(below: 40)).map { _ in
        String(repeating: "x", count: random.number(below: 12))
      }
      let file = try BatchFile(texts.map { $0 + "\n" }.joined())
      let limits = ChunkReader.Limits(
        readSize: 1 + random.number(below: 20), lineCount: 1 + random.number(below: 6), lineLength: 8)
      let chunks = try file.chunks(limits)
      #expect(
        lines(of: chunks)
          == texts.enumerated().map { Line(number: $0 + 1, text: $1.count > 8 ? nil : $1) })
      #expect(chunks.map(\.endOffset) == chunks.map(\.endOffset).sorted())
      for chunk in chunks {
        guard case .lines(let bytes) = chunk.content else { continue }
        #expect(bytes.count <= limits.readSize + limits.lineLength + 1)
      }
    }
  }

  @Test func handsOutLinesBeforeMoreComes() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb".utf8))
    var reader = ChunkReader(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "test")
    #expect(try reader.next()?.content == .lines(Array("a\n".utf8)))
    try pipe.fileHandleForWriting.close()
    #expect(try reader.next()?.content == .lines(Array("b".utf8)))
    #expect(try reader.next() == nil)
  }

  private func failures(_ line: String) throws -> [String] {
    try SignUpCheck().failures(on: Array(line.utf8)[...]).map { "\($0.path) \($0.name)" }
  }

  @Test func readsSignUps() throws {
    #expect(try failures("\(signUpLine(["more": "[1]", "age": "3.6e1"])) \r") == [])
    #expect(try failures(signUpLine(["email": #"" ADA\u0040example.com""#, "phone": "null"])) == [])
    #expect(
      try failures(#"{"age":null}"#) == [
        "/userName required", "/email required", "/password required", "/repeatedPassword required",
        "/age required",
        "/acceptsTerms required",
      ])
  }

  @Test(arguments: [
    ("age", #""36""#), ("userName", #""\ud800""#), ("age", "36.5"), ("age", "1e30"), ("age", "true"),
    ("userName", "1815"),
    ("email", #"["a@b.co"]"#),
    ("acceptsTerms", "1"), ("acceptsTerms", #""yes""#), ("company", "[]"), ("guests", "{}"),
    ("arrival", #""soon""#),
  ])
  func saysWhichFieldIsOfAnotherType(_ field: String, _ value: String) throws {
    #expect(try failures(signUpLine([field: value])) == ["/\(field) type"])
  }

  @Test(
    arguments: [
      ("{", .notJSON), ("{}{}", .notJSON), ("{} x", .notJSON), ("{'age': 36}", .notJSON), ("nope", .notJSON),
      (#"{"userName": "a}"#, .notJSON), (#"{"userName": "\q"}"#, .notJSON),
      ("{\0}\0", .notJSON), ("\u{FEFF}\u{FEFF}{}", .notJSON),
      (#"{"age": 36,}"#, .notJSON), (#"{"more": [1,]}"#, .notJSON), (#"{"more": {"a": 1,}}"#, .notJSON),
      (#"{"more": "\q"}"#, .notJSON), (#"{"more": 01}"#, .notJSON), (#"{"more": 1e}"#, .notJSON),
      ("[]", .notAnObject), ("null", .notAnObject), ("42", .notAnObject), (#""text""#, .notAnObject),
      (#"{"age": 36.5, "email": }"#, .notJSON), (#"{"age": 36, "age": 36}"#, .repeatedName),
    ] as [(String, BrokenLine)])
  func saysHowALineIsBroken(_ line: String, _ expected: BrokenLine) throws {
    let check = try SignUpCheck()
    #expect(throws: expected) { try check.failures(on: Array(line.utf8)[...]) }
  }

  @Test(arguments: [[0xFF, 0xFE], [0x7B, 0x22, 0xC3, 0x22, 0x3A, 0x31, 0x7D]] as [[UInt8]])
  func reportsWhatIsNotUTF8(_ line: [UInt8]) throws {
    let check = try SignUpCheck()
    #expect(throws: BrokenLine.notUTF8) { try check.failures(on: line[...]) }
  }

  @Test func survivesJSONThatIsNestedWithoutEnd() throws {
    let check = try SignUpCheck()
    let line = Array(repeating: UInt8(ascii: "["), count: BrokenLine.maximumLength)
    #expect(throws: BrokenLine.notJSON) { try check.failures(on: line[...]) }
  }
}
