import Testing
import ValidationFormats

@Suite struct SlugFormatTests {
  @Test(arguments: ["a", "7", "hello-world", "2-for-1", "a-b-c"])
  func accepts(_ text: String) { #expect(SlugFormat.matches(text)) }

  @Test(arguments: [
    "", "-", "-a", "a-", "a--b", "Hello", "a_b", "a b", "a.b", "café", "a\n",
  ])
  func rejects(_ text: String) { #expect(!SlugFormat.matches(text)) }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      text.unicodeScalars.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
      }
    }
    expectAgreement(of: { SlugFormat.matches($0) }, with: twin, around: ["hello-world-2", "a", "a-b"])
  }
}
