import Testing
import ValidationFormats

@Suite struct BookAndSerialNumberFormatTests {
  @Test(arguments: [
    "0306406152", "0-306-40615-2", "0 306 40615 2", "080442957X", "0-8044-2957-X", "9780306406157",
    "978-0-306-40615-7", "978 0 306 40615 7", "978-0306406157", "979-10-90636-07-1",
  ])
  func acceptsBookNumbers(_ text: String) { #expect(ISBNFormat.matches(text)) }

  @Test(arguments: [
    "",
    "0306406153",  // wrong check digit
    "080442957x",  // lower case
    "X306406152", "08044-2957X0", "9780306406158",
    "9770306406158",  // not a book
    "979-0-2600-0043-8",  // music
    "978--0306406157", "-9780306406157", "9780306406157-", "978_0306406157", "9780306406157\n", "030640615",
    "97803064061570", "9-7-8-0-3-0-6-4-0-6-1-5-7-0",
  ])
  func rejectsOtherBookNumbers(_ text: String) { #expect(!ISBNFormat.matches(text)) }

  @Test func bothLengthsAreTheSameBook() throws {
    let book = try #require(ISBN("0-306-40615-2"))
    #expect(book == ISBN("978-0-306-40615-7"))
    #expect(book.isbn13 == "9780306406157")
    #expect(book.isbn10 == "0306406152")
    #expect(ISBN("9780804429573")?.isbn10 == "080442957X")
    #expect(ISBN("9791090636071")?.isbn10 == nil)
    #expect(ISBN("0306406153") == nil)
  }

  @Test func bookNumbersAgreeWithTheirTwin() {
    func twin(_ text: String) -> Bool {
      var scalars = Array(text.unicodeScalars)
      let isSeparator = { (scalar: Unicode.Scalar) in scalar == "-" || scalar == " " }
      guard let last = scalars.last, let first = scalars.first, !isSeparator(first), !isSeparator(last) else {
        return false
      }
      guard !zip(scalars, scalars.dropFirst()).contains(where: { isSeparator($0) && isSeparator($1) }) else {
        return false
      }
      scalars.removeAll(where: isSeparator)
      let isTen = scalars.count == 10
      if isTen, last == "X" { scalars.removeLast() }
      guard var digits = CheckDigitTwins.digits(String(String.UnicodeScalarView(scalars))) else {
        return false
      }
      if digits.count == 9, isTen { digits.append(10) }
      switch digits.count {
      case 10: return digits.enumerated().reduce(0) { $0 + $1.element * (10 - $1.offset) }.isMultiple(of: 11)
      case 13:
        let prefix = digits.prefix(4)
        guard prefix.starts(with: [9, 7, 8]) || (prefix.starts(with: [9, 7, 9]) && prefix.last != 0) else {
          return false
        }
        return digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 * 2 + 1) }.isMultiple(of: 10)
      default: return false
      }
    }
    expectAgreement(
      of: { ISBNFormat.matches($0) },
      with: twin,
      around: ["080442957X", "0-306-40615-2", "978-0-306-40615-7", "9791090636071"],
      mutations: 4_000)
  }

  @Test(arguments: ["0378-5955", "03785955", "2434-561X", "2434561X", "0000-0000"])
  func acceptsSerialNumbers(_ text: String) { #expect(ISSNFormat.matches(text)) }

  @Test(arguments: [
    "",
    "0378-5954",  // wrong check digit
    "2434-561x",  // lower case
    "037-85955", "0378 5955", "X378-5955", "0378-595", "0378-59555", "0378-5955\n",
  ])
  func rejectsOtherSerialNumbers(_ text: String) { #expect(!ISSNFormat.matches(text)) }

  @Test func serialNumbersAgreeWithTheirTwin() {
    func twin(_ text: String) -> Bool {
      var scalars = Array(text.unicodeScalars)
      if scalars.count == 9, scalars[4] == "-" { scalars.remove(at: 4) }
      guard scalars.count == 8 else { return false }
      var sum = 0
      for (index, scalar) in scalars.enumerated() {
        guard let value = index == 7 && scalar == "X" ? 10 : CheckDigitTwins.digits(String(scalar))?.first
        else { return false }
        sum += value * (8 - index)
      }
      return sum.isMultiple(of: 11)
    }
    expectAgreement(of: { ISSNFormat.matches($0) }, with: twin, around: ["0378-5955", "2434561X"])
  }
}
