import Foundation
import Testing
import ValidationFormats

@Suite struct HTMLEmailFormatTests {
  @Test(arguments: [
    "user@example.org", "user@localhost", "user@127.0.0.1",
    ".a..b.@example.org",  // dots stand where they like
    "!#$%&'*+/=?^_`{|}~-@example.org",
    "\(String(repeating: "l", count: 300))@example.org",  // no limit to the local part
    "user@\(String(repeating: "d", count: 63))",
    "user@xn--a.org",  // labels are not decoded
  ])
  func accepts(_ text: String) { #expect(HTMLEmailFormat.matches(text)) }

  @Test(arguments: [
    "", "@", "user", "user@", "@example.org", "user@@example.org", "user@-example.org", "user@example-.org",
    "user@.example.org", "user@example..org", "user@example.org.", "user@exam_ple.org",
    "user@\(String(repeating: "d", count: 64))",
    "user@[192.0.2.1]", "\"user\"@example.org", "müller@example.org", "user@münchen.de", "us er@example.org",
    "user@example.org\n", " user@example.org",
  ])
  func rejects(_ text: String) { #expect(!HTMLEmailFormat.matches(text)) }

  @Test func agreesWithTheExpressionOfTheStandard() throws {
    let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    let expression = try NSRegularExpression(
      pattern: "\\A[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@\(label)(?:\\.\(label))*\\z")
    expectAgreement(
      of: { HTMLEmailFormat.matches($0) },
      with: { expression.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil },
      around: ["a@b", "user.name@sub-domain.example.org", "x@a--b.c"], mutations: 1_000)
  }

  @Test func isLinearOnHostileInput() {
    for hostile in ["a", ".", "a@"] {
      #expect(!HTMLEmailFormat.matches(String(repeating: hostile, count: 200_000)))
    }
  }
}
