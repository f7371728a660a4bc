import Testing

@testable import ValidationFormats

/// A mistake of the program, or in a table, ends the process.
@Suite struct PreconditionTests {
  private static let mistakes: [@Sendable () -> Void] = [
    { _ = UUIDFormat.matches("", version: 0) },
    { _ = UUIDFormat.matches("", version: 9) },
    { _ = CalendarMonth(year: 2027, month: 13) },
    { _ = CurrencyAmountFormat.matches("1", decimalSeparator: ",", groupingSeparator: ",") },
    { _ = CurrencyAmountFormat.matches("1", decimalSeparator: "1") },
    { _ = CurrencyAmountFormat.matches("1", groupingSeparator: "0") },
    { _ = CurrencyAmountFormat.matches("1", fractionDigits: -1...2) },
    { _ = DecimalFormat.matches("1", minimumFractionDigits: -1) },
    { _ = DecimalFormat.matches("1", minimumFractionDigits: 3, maximumFractionDigits: 2) },
    { _ = StrongPasswordFormat.matches("", minimumLength: -1) },
    { _ = StrongPasswordFormat.matches("", minimumDigits: -1) },
    { _ = StrongPasswordFormat.matches("", minimumLowercase: -1) },
    { _ = StrongPasswordFormat.matches("", minimumUppercase: -1) },
    { _ = StrongPasswordFormat.matches("", minimumSymbols: -1) },
    { _ = PackedCodeSet(column: 0, of: "AB1", alphabet: .capitals, length: 3) },
    { _ = PostalCodeIndex("X 123") },
    { _ = PostalCodeIndex("XX " + String(repeating: "#", count: 65)) },
    { _ = PostalCodeIndex("XX # ~#") },
    { _ = PhoneNumberingPlans("GB 44 0 00\n20:10f 20:9f\n") },
    { _ = PhoneNumberingPlans("GB 44 0 00\n2:10f 20:9f\n") },
    { _ = PhoneNumberingPlans("GB 44 0 00\n20-10:10f\n") },
    { _ = PhoneNumberingPlans("GB 44 0 00\n20\n") },
    { _ = PhoneNumberingPlans("GB 44 0 00\n20:16f\n") },
    { _ = PhoneNumberingPlans("GB 44 0 00\n000000-999999:10f\n") },
    {
      let lines = (256..<512).map { number in
        "\(number):" + (0...8).filter { number >> $0 & 1 == 1 }.map { "\($0 + 4)f" }.joined(separator: ",")
      }
      _ = PhoneNumberingPlans("GB 44 0 00\n" + lines.joined(separator: "\n"))
    },
  ]

  @Test(arguments: mistakes.indices)
  func endsTheProcess(_ index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in PreconditionTests.mistakes[index]() }
  }
}
