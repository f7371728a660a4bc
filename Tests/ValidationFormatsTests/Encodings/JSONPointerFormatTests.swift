import Testing
import ValidationFormats

@Suite struct JSONPointerFormatTests {
  // The examples of RFC 6901, section 5, among them.
  @Test(arguments: [
    "", "/foo", "/foo/0", "/", "/a~1b", "/c%d", "/e^f", "/g|h", "/i\\j", "/k\"l", "/ ", "/m~0n", "//",
    "/ä/\u{0}",
    "/~0~1~01",
  ])
  func accepts(_ text: String) { #expect(JSONPointerFormat.matches(text)) }

  @Test(arguments: ["foo", "#/foo", " /foo", "/~", "/~2", "/a~", "/~/0", "~0"])
  func rejects(_ text: String) { #expect(!JSONPointerFormat.matches(text)) }
}
