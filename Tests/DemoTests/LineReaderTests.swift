import Foundation
import Testing

@testable import Demo

@Suite struct LineReaderTests {
  /// Reads all lines of some bytes, in chunks of a size.
  private func lines(_ bytes: String, chunkSize: Int) throws -> [String] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes.utf8))
    try pipe.fileHandleForWriting.close()
    var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor, chunkSize: chunkSize)
    var lines: [String] = []
    while let line = try reader.next(beforeWaiting: {}) {
      lines.append(String(decoding: line, as: UTF8.self))
    }
    return lines
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb\rc\n", ["a\r", "b\rc"]), ("漢字\nkana\n", ["漢字", "kana"]),
  ])
  func splitsAtLineFeedsWhateverTheChunks(_ bytes: String, _ expected: [String]) throws {
    for chunkSize in 1...8 { #expect(try lines(bytes, chunkSize: chunkSize) == expected) }
  }

  @Test func letsAnswersOutBeforeItWaits() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb\nc".utf8))
    try pipe.fileHandleForWriting.close()
    var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var events: [String] = []
    while let line = try reader.next(beforeWaiting: { events.append("wait") }) {
      events.append(String(decoding: line, as: UTF8.self))
    }
    #expect(events == ["wait", "a", "b", "wait", "c"])
  }

  @Test func reportsWhatCannotBeRead() {
    var reader = LineReader(descriptor: -1)
    var message = ""
    do {
      _ = try reader.next(beforeWaiting: {})
    } catch {
      message = (error as? Misuse)?.message ?? ""
    }
    #expect(message.hasPrefix("Standard input cannot be read: "))
  }
}
