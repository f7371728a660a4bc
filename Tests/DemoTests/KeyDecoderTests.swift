import Testing

@testable import Demo

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(text.utf8)
  }

  @Test(arguments: [
    ("a", Key.text("a")), ("é", .text("é")), ("👩‍👩‍👧", .text("👩‍👩‍👧")), ("\r", .enter), ("\n", .enter),
    ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{3}", .control("C")),
    ("\u{15}", .control("U")), ("\u{1A}", .control("Z")), ("\u{1B}[A", .up), ("\u{1B}OA", .up),
    ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[1;5D", .wordLeft),
    ("\u{1B}[1;3C", .wordRight), ("\u{1B}b", .wordLeft), ("\u{1B}[H", .home), ("\u{1B}[1~", .home),
    ("\u{1B}[7~", .home), ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
    ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab), ("\u{1B}\u{7F}", .control("W")),
    ("\u{1B}[200~a\r\nb\u{1B}[201~", .paste("a\r\nb")),
    ("\u{1B}[200~\u{1B}[A\u{1B}[201~", .paste("\u{1B}[A")),
  ])
  func readsOneKey(_ bytes: String, _ key: Key) { #expect(keys(bytes) == [key]) }

  @Test(arguments: [
    "\u{1B}[5~",  // page up
    "\u{1B}[24~",  // F12
    "\u{1B}OP",  // F1
    "\u{1B}[[A",  // F1 of the Linux console
    "\u{1B}x",  // Alt-x
    "\u{1B}é",  // Alt-é
    "\u{1B}[I",  // focus gained
    "\u{1B}[?62;4c",  // a report of the terminal's type
    "\u{1B}]11;rgb:0000/0000/0000\u{7}",  // a report of its color
    "\u{1B}P1$r0m\u{1B}\\",
    "\0",
  ])
  func skipsWhatMeansNothing(_ bytes: String) { #expect(keys(bytes + "z") == [.text("z")]) }

  @Test func readsTheSameWhereverTheBytesAreSplit() {
    let bytes = Array("aé漢👩‍👩‍👧\u{1B}[1;5C\u{1B}OH\u{1B}[200~x\u{1B}[20\u{1B}\u{1B}[201~\r\u{1B}[3~b".utf8)
    let whole = keys(String(decoding: bytes, as: UTF8.self))
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      let parts = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      #expect(joined(parts) == joined(whole), "split at \(split)")
    }
    var decoder = KeyDecoder()
    #expect(joined(bytes.flatMap { decoder.decode([$0]) }) == joined(whole))
  }

  /// Text that came in pieces as if it had come at once.
  private func joined(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { joined, key in
      if case .text(let more) = key, case .text(let text)? = joined.last {
        joined[joined.count - 1] = .text(text + more)
      } else {
        joined.append(key)
      }
    }
  }

  @Test func takesAnEscapeForAKeyOnlyIfNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isUndecided)
    #expect(decoder.decodeUndecided() == [.escape])
    #expect(!decoder.isUndecided)
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.decode("[A".utf8) == [.up])
    #expect(decoder.decode([0x1B, 0x1B]) == [.escape])
    #expect(decoder.decode("[".utf8) == [])
    #expect(decoder.decodeUndecided() == [])  // a sequence that was cut off
    #expect(decoder.decode("a".utf8) == [.text("a")])
  }

  @Test func waitsForTheRestOfACharacterHoweverLong() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xF0, 0x9F]) == [])
    #expect(!decoder.isUndecided)
    #expect(decoder.decodeUndecided() == [])
    #expect(decoder.decode([0x98, 0x80]) == [.text("😀")])
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xE2, 0x28], [0xF0, 0x9F, 0x28], [0xED, 0xA0, 0x80], [0xF5],
    ] as [[UInt8]])
  func repairsWhatIsNotUTF8(_ bytes: [UInt8]) throws {
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes + [0x61])
    guard case .text(let text)? = keys.first else {
      Issue.record("\(keys)")
      return
    }
    #expect(text.hasPrefix("\u{FFFD}") && text.hasSuffix("a"))
  }

  @Test func survivesAnyBytes() {
    var generator = SystemRandomNumberGenerator()
    var decoder = KeyDecoder()
    for _ in 0..<200 {
      let bytes = (0..<40).map { _ -> UInt8 in
        Bool.random(using: &generator)
          ? .random(in: 0...255) : [0x1B, 0x5B, 0x4F, 0x3B][Int.random(in: 0...3)]
      }
      _ = decoder.decode(bytes)
    }
    _ = decoder.decode("\u{1B}[201~".utf8)
    _ = decoder.decodeUndecided()
  }
}
