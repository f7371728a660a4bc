import ALPValidator
import Testing

@Suite struct MarkupDetectionTests {
  static let texts: [(String, MediaType)] = [
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", .svg),
    ("\u{FEFF}<?xml version='1.0'?>\n<!-- <html> -->\n<svg width='1'>", .svg),
    ("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x'>\n<svg>", .svg),
    ("<!DOCTYPE x [<!ENTITY a '>'>]><svg:svg xmlns:svg='y'>", .svg), ("<?xml version='1.0'?><svgx/>", .xml),
    ("<?xml version='1.0'?><a><svg/></a>", .xml),
    ("<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'>", .xhtml),
    (" \n<!DOCTYPE html>", .html), ("<!doctype HTML PUBLIC '-//W3C//DTD HTML 4.01//EN'>", .html),
    ("<HTML>", .html), ("<p class=a>", .html), ("<!-- a comment --><em>", .html),
  ]

  @Test(arguments: texts)
  func detects(_ text: String, _ mediaType: MediaType) {
    #expect(MediaType.detected(in: Array(text.utf8)) == mediaType)
  }

  @Test(arguments: [
    "", "<",
    "<svg",  // cut off, or the start of another name
    "<note>", "<htmlx>", "a <html>", "< svg>", "<!--", "<!DOCTYPE x [", "{\"a\": 1}",
  ])
  func rejects(_ text: String) { #expect(MediaType.detected(in: Array(text.utf8)) == nil) }

  @Test(arguments: ["hello\n", "héllo", "a,b\r\n1,2", "\u{FEFF}x", "{\"a\": 1}"])
  func takesTextForTextIfAsked(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(MediaType.detected(in: bytes) == nil)
    #expect(MediaType.detected(in: bytes, allowsPlainText: true) == .plainText)
  }

  @Test(
    arguments: [
      [0x61, 0x00],  // a control character
      [0x61, 0x7F, 0x08],
      [0xC3],  // a character cut off
      [0xE9, 0x61],  // Latin-1
      [0xC0, 0xAF],  // an overlong slash
      [0xED, 0xA0, 0x80],  // half a surrogate pair
    ] as [[UInt8]])
  func doesNotTakeOtherBytesForText(_ bytes: [UInt8]) {
    #expect(MediaType.detected(in: bytes, allowsPlainText: true) == nil)
  }

  @Test func toleratesACharacterThatTheHeaderCuts() {
    for shift in 0..<4 {
      let text = String(repeating: "a", count: shift) + String(repeating: "😀", count: 2000)
      #expect(MediaType.detected(in: Array(text.utf8), allowsPlainText: true) == .plainText)
    }
    #expect(MediaType.detected(in: [UInt8](repeating: 0xFF, count: 5000), allowsPlainText: true) == nil)
    #expect(MediaType.detected(in: [UInt8](repeating: 0x80, count: 5000), allowsPlainText: true) == nil)
  }
}
