import ALPValidator
import Testing

@Suite struct MarkupTextTests {
  @Test(
    arguments: [
      ("", ""), ("plain", "plain"), ("<p>Hello <b>world</b></p>", "Hello world"), ("<br/>a<BR />b", "ab"),
      (#"<a title="1 > 0" href='x>y'>link</a>"#, "link"), (#"<a title = "1 > 0">link</a>"#, "link"),
      (#"<p "quoted>a"#, "a"),  // a quotation mark that begins no value
      ("<!-- a > b -->c", "c"), ("<!-->c", "c"), ("<!DOCTYPE html>a<?xml version='1.0'?>b", "ab"),
      ("a</p>b", "ab"),
      ("1 < 2 > 0", "1 < 2 > 0"),  // no letter behind the bracket
      ("<3", "<3"), ("a <", "a <"),
      ("a<b", "a"),  // a tag that does not end
      ("a<!-- b", "a"), ("R&amp;D &lt;&gt;&quot;&apos;&#39;&#x2F;", "R&D <>\"''/"), ("&nbsp;", "\u{A0}"),
      ("&euro;&hellip;", "\u{FFFD}\u{FFFD}"), ("&#128512;", "😀"), ("&#xD800;", "\u{FFFD}"),
      ("AT&T; & co", "AT\u{FFFD} & co"), ("&", "&"), ("&;&#;&#x;&a#1;", "&;&#;&#x;&a#1;"),
      ("<p>é\u{301}漢</p>", "é\u{301}漢"),
    ] as [(String, String)])
  func leavesTheText(_ markup: String, _ text: String) { #expect(MarkupText.withoutTags(markup) == text) }

  @Test(arguments: ["<", "<a", "<a b=\"", "<!--", "&", "&a", "</", "<!", "\"<a='"])
  func answersForLongHostileText(_ piece: String) {
    let text = String(repeating: piece, count: 20_000)
    #expect(MarkupText.withoutTags(text).utf8.count <= text.utf8.count)
  }
}
