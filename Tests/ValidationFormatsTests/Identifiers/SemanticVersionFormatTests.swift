import Foundation
import Testing
import ValidationFormats

@Suite struct SemanticVersionFormatTests {
  @Test(arguments: [
    "0.0.0", "1.2.3", "10.20.30", "1.0.0-alpha", "1.0.0-alpha.beta.1", "1.0.0-0",
    "1.0.0-0a",  // no number, so the zero may lead
    "1.0.0--", "1.0.0---x-", "1.0.0-01-", "1.0.0+001", "1.0.0+-", "1.0.0-a+b.c", "1.0.0+b-a",
    "99999999999999999999999.999999999999999999.99999999999999999",
  ])
  func accepts(_ text: String) { #expect(SemanticVersionFormat.matches(text)) }

  @Test(arguments: [
    "", "1", "1.2", "1.2.3.4", "v1.2.3", "01.2.3", "1.02.3", "1.2.03", "00.0.0", "1.2.3-", "1.2.3+",
    "1.2.3-+b", "1.2.3-a..b", "1.2.3-a.", "1.2.3-01", "1.2.3-a.00", "1.2.3+a+b", "1.2.3-é", "1.2.3_a",
    "-1.2.3", " 1.2.3", "1.2.3\n", "1.2.x",
  ])
  func rejects(_ text: String) { #expect(!SemanticVersionFormat.matches(text)) }

  @Test func agreesWithItsTwin() throws {
    let number = "(?:0|[1-9][0-9]*)"
    let identifier = "(?:\(number)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
    let pattern =
      "\\A\(number)\\.\(number)\\.\(number)(?:-\(identifier)(?:\\.\(identifier))*)?"
      + "(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?\\z"
    let twin = try NSRegularExpression(pattern: pattern)
    expectAgreement(
      of: { SemanticVersionFormat.matches($0) },
      with: { twin.firstMatch(in: $0, range: NSRange(location: 0, length: $0.utf16.count)) != nil },
      around: ["0.1.2", "1.0.0-alpha.0.12+exp.sha.007", "10.20.30+build"])
  }
}
