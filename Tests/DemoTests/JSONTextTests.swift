import Foundation
import Testing

@testable import Demo

@Suite struct JSONTextTests {
  private func decode(_ json: String) -> String? { JSONText.decode(Array(json.utf8)[...]) }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (" \t\"a\"\r", "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\ude00""#, "😀"), (#""😀""#, "😀"), (#""\u0000""#, "\0"),
    (#""\ud83d""#, "\u{FFFD}"),  // a lone surrogate
    (#""\ude00\ud83d\ud83d\ude00""#, "\u{FFFD}\u{FFFD}😀"),
  ])
  func reads(_ json: String, _ text: String) { #expect(decode(json) == text) }

  @Test(arguments: [
    "", " ", "a", "1", "null", #"""#, #"a""#, #""a"#, #""a"b"#, #""a" "b""#, #""\""#, #""\x""#, #""\u12""#,
    #""\u12g4""#, "\"\t\"", "\"\u{0}\"", #"["a"]"#, "'a'",
  ])
  func refuses(_ json: String) { #expect(decode(json) == nil) }

  @Test func repairsWhatIsNotUTF8() { #expect(JSONText.decode([0x22, 0xFF, 0x22]) == "\u{FFFD}") }

  @Test func readsWhatFoundationWrites() throws {
    for value: UInt32 in 0...0x2FF {
      let text = try #require(Unicode.Scalar(value).map(String.init))
      let json = try JSONEncoder().encode(text)
      #expect(JSONText.decode(Array(json)[...]) == text)
    }
  }
}
