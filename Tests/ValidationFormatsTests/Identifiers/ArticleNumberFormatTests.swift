import Testing
import ValidationFormats

@Suite struct ArticleNumberFormatTests {
  @Test(arguments: [
    ("96385074", EANFormat.Kinds.ean8), ("036000291452", .upcA), ("4006381333931", .ean13),
    ("10012345678902", .gtin14),
  ])
  func acceptsEachKind(_ text: String, kind: EANFormat.Kinds) {
    #expect(EANFormat.matches(text))
    #expect(EANFormat.matches(text, kinds: kind))
    #expect(!EANFormat.matches(text, kinds: .all.subtracting(kind)))
  }

  @Test(arguments: [
    "",
    "4006381333932",  // wrong check digit
    "4006381339331", "400638133393", "400 6381 333931", "400638133393X", "4006381333931\n", "0",
  ])
  func rejects(_ text: String) { #expect(!EANFormat.matches(text)) }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      guard let digits = CheckDigitTwins.digits(text), [8, 12, 13, 14].contains(digits.count) else {
        return false
      }
      return digits.reversed().enumerated()
        .reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }.isMultiple(of: 10)
    }
    expectAgreement(
      of: { EANFormat.matches($0) }, with: twin,
      around: ["96385074", "036000291452", "4006381333931", "10012345678902"])
  }
}
