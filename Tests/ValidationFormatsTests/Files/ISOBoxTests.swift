import Testing

@testable import ValidationFormats

@Suite struct ISOBoxTests {
  typealias S = SampleFiles

  @Test func hasItsEnd() throws {
    let bytes = S.bytes("{00 00 00 0A}moov{01 02}{00 00 00 00}free{03}")
    let first = try #require(ISOBox(at: 0, limit: bytes.count, in: bytes))
    #expect(first.type == "moov")
    #expect(first.contentOffset..<first.end == 8..<10)
    let last = try #require(ISOBox(at: first.end, limit: bytes.count, in: bytes))
    #expect(last.type == "free")
    #expect(last.end == bytes.count)  // a length of 0 reaches to the end
    #expect(ISOBox(at: last.end, limit: bytes.count, in: bytes) == nil)
  }

  @Test(arguments: [
    S.bytes("{00 00 00 07}moov"),  // shorter than its own header
    S.bytes("{00 00 00 02}moov"),
    S.bytes("{00 00 00 01}moov{00 00 00 00 00 00 00 0F}"),
    S.bytes("{00 00 00 01}moov{FF FF FF FF FF FF FF FF}"),  // more than an Int holds
    S.bytes("{00 00 00 01}moov"),  // cut off
    S.bytes("{00 00 00 08}moo"),
  ])
  func refuses(_ bytes: [UInt8]) { #expect(ISOBox(at: 0, limit: bytes.count, in: bytes) == nil) }

  @Test func isCutOffAtTheEndOfItsSurroundings() throws {
    let bytes = S.bytes("{00 00 00 01}moov{7F FF FF FF FF FF FF FF}{00}")
    let box = try #require(ISOBox(at: 0, limit: bytes.count, in: bytes))
    #expect(box.isCutOff)
    #expect(box.end == bytes.count)
  }
}
