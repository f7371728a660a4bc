import Testing

@testable import ValidationFormats

@Suite struct IBANFormatTests {
  @Test(arguments: [
    "GB33BUKB20201555555555", "DE75512108001245126199", "FR7630006000011234567890189",
    "NO8330001234567",  // the shortest
    "RU0204452560040702810412345678901",  // the longest
    "MT31MALT01100000000000000000123",
    "BR1500000000000010932840814P2",
    "BR68A0B0C0D000001093284081412",  // alphanumeric bank code and owner number of release 103
    "SC74MCBL01031234567890123456USD",
    "GB33 BUKB 2020 1555 5555 55",  // print form
    "GB 33 BUKB 202015 55555555",  // grouped by its parts
    "GB33  BUKB 2020 1555 5555 55",
  ])
  func accepts(_ text: String) { #expect(IBANFormat.matches(text)) }

  @Test(arguments: [
    "",
    "GB34BUKB20201555555555",  // wrong check digits
    "gb33bukb20201555555555",  // lower case
    "GB33BUKB2020155555555",  // too short
    "GB33BUKB202015555555555",  // too long
    "GB33BUK120201555555555",  // a digit where a letter belongs
    "US64SVBKUS6S3300958879",  // not in the registry
    "ZZ33BUKB20201555555555",
    "GB33-BUKB-2020-1555-5555-55",
    "G B33BUKB20201555555555",  // the country parted
    " GB33BUKB20201555555555", "GB33BUKB20201555555555 ", "GB33BUKB20201555555555\n", "GB33",
    "GBXXBUKB20201555555555", "ＧＢ33BUKB20201555555555",
  ])
  func rejects(_ text: String) { #expect(!IBANFormat.matches(text)) }

  @Test(arguments: [
    "NL00INGB0001393698",  // congruent to 97
    "NL01INGB0001393698",
    "NL99INGB0001393600",
  ])
  func rejectsCheckDigitsOutOfRange(_ text: String) { #expect(!IBANFormat.matches(text)) }

  @Test func hasPartsAndAPrintForm() throws {
    let account = try #require(IBAN("GB33 BUKB 2020 1555 5555 55"))
    #expect(account.countryCode == "GB")
    #expect(account.checkDigits == "33")
    #expect(account.bban == "BUKB20201555555555")
    #expect(account.formatted == "GB33 BUKB 2020 1555 5555 55")
    #expect(IBAN(account.description) == account)
    #expect(IBAN("GB33BUKB20201555555555", country: "GB") == account)
    #expect(IBAN("GB33BUKB20201555555555", country: "DE") == nil)
    #expect(IBAN("GB34BUKB20201555555555") == nil)
  }

  @Test func theTableHasEveryCountryOnce() {
    let codes = IBANTable.countryCodes
    #expect(codes.count == 89)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    #expect(IBANTable.index.filter { $0 != 0 }.count == codes.count)
  }

  /// A number of every country, made from its structure, is accepted, and loses that with any one character.
  @Test func everyCountryHasNumbers() throws {
    for code in IBANTable.countryCodes {
      let bytes = Array(code.utf8)
      let slot = try #require(IBANTable.slot(of: bytes[0], bytes[1]))
      var classes = IBANTable.index[slot]
      var bban = ""
      while classes != 0 {
        bban += classes & 3 == 2 ? "Q" : "7"
        classes >>= 2
      }
      let remainder = try #require(CheckDigitTwins.remainder97("\(bban)\(code)00"))
      let check = 98 - remainder
      let text = "\(code)\(check < 10 ? "0" : "")\(check)\(bban)"
      #expect(IBANFormat.matches(text), "\(text)")
      #expect(!IBANFormat.matches(text + "7"))
      #expect(!IBANFormat.matches(String(text.dropLast())))
    }
  }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      guard text.first != " ", text.last != " ", text.dropFirst().first != " " else { return false }
      let compact = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != " " }))
      guard compact.unicodeScalars.allSatisfy({ $0.isASCII }) else { return false }
      let bban = compact.dropFirst(4)
      let shape =
        switch compact.prefix(2) {
        case "GB":
          bban.count == 18 && bban.prefix(4).allSatisfy { ("A"..."Z").contains($0) }
            && CheckDigitTwins.digits(String(bban.dropFirst(4))) != nil
        case "NO": bban.count == 11 && CheckDigitTwins.digits(String(bban)) != nil
        default: false
        }
      guard shape, let check = Int(compact.dropFirst(2).prefix(2)), (2...98).contains(check) else {
        return false
      }
      guard CheckDigitTwins.digits(String(compact.dropFirst(2).prefix(2))) != nil else { return false }
      return CheckDigitTwins.remainder97("\(bban)\(compact.prefix(4))") == 1
    }
    expectAgreement(
      of: { ["GB", "NO"].contains($0.prefix(2)) && IBANFormat.matches($0) },
      with: twin,
      around: ["NO8330001234567", "GB33BUKB20201555555555", "GB33 BUKB 2020 1555 5555 55"])
  }
}
