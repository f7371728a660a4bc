import Foundation
import Testing
import ValidationFormats

@Suite struct DataURIFormatTests {
  @Test(arguments: [
    "data:,", "data:,A%20brief%20note", "DATA:,x", "data:text/plain,x",
    "data:text/html;charset=US-ASCII,%3Ch1%3E", "data:;charset=utf-8,x",
    "data:text/plain;a=b;c=%22d%20e%22,x", "data:image/svg+xml;BASE64,Zm9v", "data:;base64,",
    "data:;base64,Zm8=", "data:;base64,Zm8%3D", "data:;base64,%5Am8%3d",
    "data:;base64=no,x",  // a parameter that is called so
    "data:,base64;,/?:@&=+$-_.!~*'()",
  ])
  func accepts(_ text: String) { #expect(DataURIFormat.matches(text)) }

  @Test(arguments: [
    "",
    "data:",
    "data:text/plain",  // no comma
    "data", ",x", "http://example.com/,", "data:text,x", "data:/plain,x", "data:text/,x", "data:base64,Zm9v",
    "data:text/plain;,x", "data:text/plain;charset,x", "data:text/plain;charset=,x",
    "data:text/plain;base64;a=b,Zm9v",  // not at the end
    "data:text/plain;a=\"b\",x",  // a quotation mark is no character of a URI
    "data:a^b/c,x", "data:text/plain; charset=utf-8,x", "data:,a b", "data:,[x]",
    "data:,x#y",  // a fragment
    "data:,%", "data:,%4", "data:,%4g", "data:,é", "data:,x\n", " data:,x", "data:;base64,Zm9",
    "data:;base64,Zm8", "data:;base64,Zm-_",
    "data:;base64,Zm9=",  // pad bits that are not zero
    "data:;base64,Zm8%3", "data:;base64,Zm8=%0A", "data:;base64,Zm8=Zm8=",
    "data:;base64,Z=g=",  // padding before a digit
  ])
  func rejects(_ text: String) { #expect(!DataURIFormat.matches(text)) }

  @Test func agreesWithItsTwin() throws {
    let name = "[A-Za-z0-9][A-Za-z0-9!$&_.+-]*"
    let value = "(?:[A-Za-z0-9!$&'*+._~-]|%[0-9A-Fa-f]{2})+"
    let data = "((?:[A-Za-z0-9!$&'()*+,./:;=?@_~-]|%[0-9A-Fa-f]{2})*)"
    let twin = try NSRegularExpression(
      pattern:
        "\\A[Dd][Aa][Tt][Aa]:(?:\(name)/\(name))?(?:;\(value)=\(value))*(;[Bb][Aa][Ss][Ee]64)?,\(data)\\z")
    func twinMatches(_ text: String) -> Bool {
      let whole = NSRange(location: 0, length: text.utf16.count)
      guard let match = twin.firstMatch(in: text, range: whole),
        let range = Range(match.range(at: 2), in: text)
      else { return false }
      guard match.range(at: 1).location != NSNotFound else { return true }
      return text[range].removingPercentEncoding.map { Base64Format.matches($0) } ?? false
    }
    expectAgreement(
      of: { DataURIFormat.matches($0) }, with: twinMatches,
      around: ["data:,x", "data:text/html;charset=utf-8,%3Cp%3E", "data:image/png;a=b;base64,Zm9vYmE%3D"])
  }
}
