import Testing
import ValidationFormats

@Suite struct InputFormatTests {
  @Test(arguments: [
    ("", ""),
    ("4", "4"),
    ("4242", "4242"),
    ("42424", "4242 4"),
    ("4242424242424242", "4242 4242 4242 4242"),
    ("4000123400001234567", "4000 1234 0000 1234 567"),
    ("378282246310005", "3782 822463 10005"),
    ("36227206271667", "3622 720627 1667"),
    ("3622720627166712", "3622 7206 2716 6712"),  // Diners Club with 16 digits
    ("４２４２4", "4242 4"),  // full width
    ("٤٢٤٢4", "4242 4"),  // Arabic-Indic
    ("4242-4242", "4242 4242"),
    ("Card: 4242 4242 4242 4242", "4242 4242 4242 4242"),
    ("4242-4242-x", "4242-4242-x"),  // not a number, so it stays
    ("42424242424242424242", "4242 4242 4242 4242 4242"),  // too long, for a rule to reject
  ])
  func groupsCards(_ text: String, _ formatted: String) {
    #expect(InputFormat.paymentCard.format(text) == formatted)
    #expect(InputFormat.paymentCard.format(formatted) == formatted)
  }

  @Test(arguments: [
    ("de89370400440532013000", "DE89 3704 0044 0532 0130 00"),
    ("BE68539007547034", "BE68 5390 0754 7034"),
    ("GB", "GB"),
    ("ＧＢ82", "GB82"),
  ])
  func groupsIBANs(_ text: String, _ formatted: String) {
    #expect(InputFormat.iban.format(text) == formatted)
    #expect(InputFormat.iban.format(formatted) == formatted)
  }

  @Test(arguments: [
    ("", "IBAN: DE89 3704", "DE89 3704"),
    ("", "iban de89", "DE89"),
    ("", "IBANDE89", "IBAN DE89"),  // not a label, because nothing separates it
    ("", "DE89370400440532013000123", "DE89 3704 0044 0532 0130 0012 3"),  // not cut to a valid number
    ("", "Konto: de89-3704-0044-0532-0130-00", "DE89 3704 0044 0532 0130 00"),
    ("", "DE89 3704 0044 0532 0130 00 EUR", "DE89 3704 0044 0532 0130 00"),
    ("DE89 3704", "00440532013000123", "DE89 3704 0044 0532 0130 00"),  // cut from what is inserted
  ])
  func takesPastedIBANs(_ text: String, _ pasted: String, _ result: String) {
    #expect(InputFormat.iban.applying(pasted, to: text) == result)
  }

  @Test(arguments: [
    ("", "1", "1"),
    ("12", "2", "12/2"),
    ("", "12 / 27", "12/27"),
    ("", "1227", "12/27"),
    ("", "12273", "12/273"),  // not cut to a valid expiry
    ("12/2", "73", "12/27"),
    ("", "2027-05", "05/27"),
    ("", "5/27", "05/27"),
    ("", "5/2027", "05/2027"),
    ("", "05.27", "05/27"),
    ("", "valid thru 05/27", "05/27"),
    ("", "27/05", "27/05"),
    ("5", "/", "05/"),
    ("05/", "2", "05/2"),
    ("", "12/2027", "12/2027"),
    ("", "13", "13"),  // the rule judges
  ])
  func takesExpiries(_ text: String, _ typed: String, _ result: String) {
    #expect(InputFormat.cardExpiry.applying(typed, to: text) == result)
  }

  @Test(arguments: [
    ("", "0905", "09:05"), ("", "9:05", "09:05"), ("", "9.05", "09:05"), ("", "9:05 PM", "21:05"),
    ("", "12:30 am", "00:30"),
    ("", "12:30 PM", "12:30"), ("", "21:05", "21:05"), ("", "um 9:05", "09:05"), ("9", ":", "09:"),
    ("09:", "0", "09:0"),
    ("", "25:00", "25:00"), ("", "9:60", "09:60"), ("", "13:05 PM", "13:05"), ("", "21:05:30", "21:0530"),
    ("", "9:5", "09:5"), ("", "half past 9", "half past 9"),
  ])
  func takesTimes(_ text: String, _ typed: String, _ result: String) {
    #expect(InputFormat.timeOfDay.applying(typed, to: text) == result)
    #expect(InputFormat.timeOfDay.format(result) == result)
  }

  @Test(arguments: [
    ("##-####", "123456", "12-3456"),
    ("##-####", "12", "12"),
    ("##-####", "1234567", "12-3456"),
    ("AA####-###", "12ab3", "ab3"),
    ("+7 (###) ###-##-##", "+79161234567", "+7 (916) 123-45-67"),
    ("+7 (###) ###-##-##", "7916", "+7 (791) 6"),
    ("7-###", "712", "7-712"),
    ("7-###", "7-712", "7-712"),
    ("##%", "50", "50%"),
    ("\\A-##", "12", "A-12"),
    ("**-**", "a1b2", "a1-b2"),
    ("##-####", "5-1234", "05-1234"),
    ("##:##", "9:30", "09:30"),
  ])
  func takesTextOfMasks(_ mask: String, _ typed: String, _ result: String) {
    #expect(InputFormat.mask(mask).applying(typed, to: "") == result)
    #expect(InputFormat.mask(mask).format(result) == result)
  }

  @Test func deletesTheDigitBeforeASeparatorWithBackspace() {
    let edit = InputFormat.paymentCard.edit("4242 5", replacing: 4..<5, with: "", selection: 5..<5)
    #expect(edit?.text == "4245")
    #expect(edit?.selection == 3..<3)
    #expect(edit?.change.range == 3..<5)
    #expect(edit?.change.replacement == "")
    #expect(InputFormat.paymentCard.edit("4242 5", replacing: 4..<5, with: "") == edit)
  }

  @Test func deletesTheDigitAfterASeparatorWithDelete() {
    let edit = InputFormat.paymentCard.edit("4242 5678", replacing: 4..<5, with: "", selection: 4..<4)
    #expect(edit?.text == "4242 678")
    #expect(edit?.selection == 4..<4)
  }

  @Test func keepsTheCursorAfterItsCharacter() {
    let edit = InputFormat.paymentCard.edit("4242 4242", replacing: 2..<2, with: "9")
    #expect(edit?.text == "4294 2424 2")
    #expect(edit?.selection == 3..<3)
  }

  @Test func leavesAnEditToTheFieldThatNeedsNoFormatting() {
    #expect(InputFormat.paymentCard.edit("42", replacing: 2..<2, with: "4") == nil)
    #expect(InputFormat.paymentCard.edit("4242 42", replacing: 6..<7, with: "") == nil)
  }

  @Test(arguments: ["", " ", "\n", "\u{3000}"])
  func leavesABlankReplacementOfNothingToTheField(_ blank: String) {
    #expect(InputFormat.paymentCard.edit("", replacing: 0..<0, with: blank) == nil)
  }

  @Test func rejectsForeignCharactersWithoutMovingTheCursor() {
    let edit = InputFormat.paymentCard.edit("4242 42", replacing: 5..<5, with: "x")
    #expect(edit == InputFormat.paymentCard.edit("4242 42", replacing: 5..<5, with: "-"))
    #expect(edit?.text == "4242 42")
    #expect(edit?.selection == 5..<5)
    #expect(edit?.change.range == 5..<5)
    #expect(edit?.change.replacement == "")
  }

  @Test func cutsWhatDoesNotFitFromTheInsertion() {
    let edit = InputFormat.paymentCard.edit("4242 4242 4242 4242 42", replacing: 0..<0, with: "4111")
    #expect(edit?.text == "4424 2424 2424 2424 242")
    #expect(edit?.selection == 1..<1)
  }

  @Test(arguments: [
    -5..<100,
    100..<200,
    Int.min..<Int.max,
    1..<2,  // within the surrogate pair
    1..<1,
    0..<1,
    3..<4,  // within a character of two scalars
  ])
  func takesAnyRange(_ range: Range<Int>) {
    let edit = InputFormat.paymentCard.edit("\u{1F4B3}1\u{200D}2", replacing: range, with: "9x")
    // What replaces everything is a text that stays, because its letter belongs to no card.
    #expect(edit?.text.contains("9") ?? true)
    #expect(edit?.text.allSatisfy(\.isNumber) ?? (range.lowerBound < 0))
  }

  /// A text that is not the format's own is left alone, until it can be read or is one that the format could have written.
  @Test func leavesOtherTextAlone() {
    let format = InputFormat.paymentCard
    let text = "Ada 4242 4242 4242 424"
    #expect(format.format(text) == text && format.plain(text) == text)
    #expect(format.edit(text, replacing: 22..<22, with: "1") == nil)
    let edit = format.edit(text, replacing: 22..<22, with: "2", selection: 22..<22)
    #expect(edit?.text == "4242 4242 4242 4242" && edit?.selection == 19..<19)
    #expect(format.edit("xy", replacing: 0..<2, with: "") == nil)
    #expect(format.edit("x4", replacing: 0..<1, with: "") == nil)
    #expect(format.edit("x4", replacing: 0..<2, with: "5") == nil)
  }

  /// What is typed key by key loses characters of other kinds.
  @Test func rejectsAForeignKeyInAnEmptyField() {
    #expect(InputFormat.paymentCard.edit("", replacing: 0..<0, with: "x")?.text == "")
    #expect(InputFormat.paymentCard.edit("", replacing: 0..<0, with: "xy") == nil)
  }

  @Test(arguments: [
    ("##-####", "5", "-", "05-"), ("##\\.##\\.####", "05.5", ".", "05.05."), ("## / ##", "5", "/", "05 / "),
  ])
  func padsAGroupOfTwoWithATypedSeparator(_ mask: String, _ text: String, _ typed: String, _ result: String) {
    let format = InputFormat.mask(mask)
    let end = text.utf16.count
    let edit = format.edit(text, replacing: end..<end, with: typed)
    #expect(edit?.text == result)
    #expect(format.format(result) == result)
    #expect(format.format(format.plain(result)) == result)
    // The separator is part of the text: Backspace deletes it, then the digit.
    let separator = format.edit(
      result, replacing: result.utf16.count - 1..<result.utf16.count, with: "", selection: nil)
    let shorter = separator?.text ?? String(result.dropLast())
    #expect(shorter.last?.isNumber == true && shorter.count < result.count)
    let next = shorter.utf16.count
    #expect(
      format.edit(shorter, replacing: next - 1..<next, with: "")?.text ?? String(shorter.dropLast())
        == String(shorter.dropLast()))
    // A second one has no meaning, and neither has one after no digit.
    #expect(format.applying(typed, to: result) == result)
    #expect(format.applying(typed, to: "") == "")
  }
}

extension InputFormat {
  /// Returns the text of a field in which the cursor is at the end and text is inserted.
  func applying(_ insertion: String, to text: String) -> String {
    let end = text.utf16.count
    return edit(text, replacing: end..<end, with: insertion)?.text ?? text + insertion
  }
}
