import Foundation
import Testing
import ValidationFormats

@Suite struct MIMETypeFormatTests {
  @Test(arguments: [
    "text/plain", "IMAGE/SVG+XML", "application/vnd.api+json", "x-world/x-3dmf", "text/html;charset=utf-8",
    "text/html \t; \tcharset=utf-8", "multipart/form-data; boundary=\"a \\\"quoted\\\" = é\"; x=y",
    "text/x;a=\"\"", "text/x;a=!#$%&'*+-.^_`|~09azAZ",
    "\(String(repeating: "a", count: 127))/\(String(repeating: "b", count: 127))",
  ])
  func accepts(_ text: String) { #expect(MIMETypeFormat.matches(text)) }

  @Test(arguments: [
    "", "text", "text/", "/plain", "text/plain/x",
    "*/*",  // a range, not a type
    "text/*", "+text/plain", ".a/b", "text /plain", "text/plain ",
    "text/plain;",  // an empty parameter
    "text/plain;;a=b", "text/plain;a", "text/plain;a=", "text/plain;=b", "text/plain; a = b",
    "text/plain;a=\"b", "text/plain;a=\"b\\", "text/plain;a=\"b\"c", "text/plain;a=b c",
    "text/plain;a=\"\u{7F}\"", "text/plain, text/html", "text/plaín", "text/plain\n",
    "\(String(repeating: "a", count: 128))/b",
    "a/\(String(repeating: "b", count: 128))",
  ])
  func rejects(_ text: String) { #expect(!MIMETypeFormat.matches(text)) }

  @Test func agreesWithItsTwin() throws {
    let name = "[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}"
    let token = "[A-Za-z0-9!#$%&'*+.^_`|~-]+"
    let quoted = "\"(?:[\\t !#-\\[\\]-~\\x{80}-\\x{10FFFF}]|\\\\[\\t -~\\x{80}-\\x{10FFFF}])*\""
    let twin = try NSRegularExpression(
      pattern: "\\A\(name)/\(name)(?:[ \\t]*;[ \\t]*\(token)=(?:\(token)|\(quoted)))*\\z")
    expectAgreement(
      of: { MIMETypeFormat.matches($0) },
      with: { twin.firstMatch(in: $0, range: NSRange(location: 0, length: $0.utf16.count)) != nil },
      around: ["a/b", "text/html; charset=utf-8", "image/svg+xml;a=\"b\\\"c\" ;d=e"])
  }
}
