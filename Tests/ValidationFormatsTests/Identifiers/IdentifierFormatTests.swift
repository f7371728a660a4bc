import Foundation
import Testing
import ValidationFormats

@Suite struct IdentifierFormatTests {
  @Test(arguments: [
    ("96385074", EANFormat.Kinds.ean8), ("036000291452", .upcA), ("4006381333931", .ean13),
    ("10012345678902", .gtin14),
  ])
  func articleNumbersAreOfOneKind(_ text: String, kind: EANFormat.Kinds) {
    #expect(EANFormat.matches(text, kinds: kind))
    #expect(!EANFormat.matches(text, kinds: .all.subtracting(kind)))
  }

  @Test func bothLengthsOfABookNumberAreTheSameBook() throws {
    let book = try #require(ISBN("0-306-40615-2"))
    #expect(book == ISBN("978-0-306-40615-7"))
    #expect(book.isbn13 == "9780306406157")
    #expect(book.isbn10 == "0306406152")
    #expect(ISBN("9780804429573")?.isbn10 == "080442957X")
    #expect(ISBN("9791090636071")?.isbn10 == nil)
    #expect(ISBN("0306406153") == nil)
  }

  @Test func acceptsUUIDsOfTheSystem() {
    for _ in 0..<20 { #expect(UUIDFormat.matches(UUID().uuidString, version: 4)) }
  }

  @Test(arguments: ["01234565", "04252614", "06397126", "00123457", "01234531"])
  func expandsUPCE(_ text: String) {
    let digits = text.compactMap(\.wholeNumberValue)
    // The table of GS1, by the last digit before the check digit.
    let (d, l) = (Array(digits[1...6]), digits[6])
    let body: [Int] =
      switch l {
      case 0...2: [d[0], d[1], l, 0, 0, 0, 0, d[2], d[3], d[4]]
      case 3: [d[0], d[1], d[2], 0, 0, 0, 0, 0, d[3], d[4]]
      case 4: [d[0], d[1], d[2], d[3], 0, 0, 0, 0, 0, d[4]]
      default: [d[0], d[1], d[2], d[3], d[4], 0, 0, 0, 0, l]
      }
    let upcA = ([digits[0]] + body + [digits[7]]).map(String.init).joined()
    #expect(EANFormat.matches(text, kinds: [], .lenient) == EANFormat.matches(upcA, kinds: .upcA))
    #expect(!EANFormat.matches("2" + text.dropFirst(), kinds: [], .lenient))
  }

  @Test(arguments: [
    "ISBN 978-0-306-40615-7", "ISBN: 9780306406157", "isbn-13: 978-0-306-40615-7", "ISBN-10 0-306-40615-2",
  ])
  func readsBookNumbersAfterTheWord(_ text: String) {
    #expect(ISBN(text, .lenient)?.isbn13 == "9780306406157")
    #expect(ISBNFormat.matches(text, .allowsPrefix))
    #expect(!ISBNFormat.matches(text) && !ISBNFormat.matches("ISBN \(text)", .lenient))
  }
}
