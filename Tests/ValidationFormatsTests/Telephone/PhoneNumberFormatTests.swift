import Testing

@testable import ValidationFormats

@Suite struct PhoneNumberFormatTests {
  @Test(arguments: [
    "+442079460018", "+12125550123",
    "+77012345678",  // a calling code of one digit, shared
    "+390612345678",  // the zero of Italy is a part of the number
    "+2250123456789",  // and so is that of the Ivory Coast
    "+5491123456789",  // Argentine mobile
    "+80012345678",  // international freephone
    "+870773111632",  // Inmarsat
    "+2908000",  // four digits on Tristan da Cunha
  ])
  func acceptsE164(_ text: String) { #expect(PhoneNumberFormat.matches(text)) }

  @Test(arguments: [
    "", "+", "+44",
    "442079460018",  // no plus
    "+02079460018",  // no calling code begins with 0
    "+2101234567",  // nor is 210 one
    "+44207946001",  // too short for London
    "+4420794600180",  // too long
    "+11125550123",  // no area code begins with 1
    "+4402079460018",  // trunk prefix
    "+44 2079460018",  // separators are for the notations of a region
    "+12125550123\n", "++12125550123",
    "+1212555012٣",  // Arabic-Indic digit
    "+1234567890123456",  // more than fifteen digits
  ])
  func rejectsE164(_ text: String) { #expect(!PhoneNumberFormat.matches(text)) }

  @Test(
    arguments: [
      ("020 7946 0018", "GB"), ("(020) 7946 0018", "GB"), ("0(20) 7946 0018", "GB"), ("020.7946.0018", "GB"),
      ("020/79460018", "GB"), ("020 - 7946 00 18", "GB"),
      (" 020 7946  0018 ", "GB"),  // spaces around and doubled
      ("+44 20 7946 0018", "GB"), ("+44 (0)20 7946 0018", "GB"), ("+44(0)2079460018", "GB"),
      ("(+44) (20) 7946 0018", "GB"), ("(0044) 20 7946 0018", "GB"),
      ("44 20 7946 0018", "GB"),  // calling code without plus
      ("+442079460018", "gb"),  // region in lower case
      ("212-555-0123", "US"),  // trunk prefix optional
      ("1 (212) 555-0123", "US"), ("011 1 212 555 0123", "US"),
      ("+1 800 234 5678", "AG"),  // shared by the whole of North America
      ("06 1234 5678", "IT"),
      ("+39 (06) 1234 5678", "IT"),  // not a trunk prefix, but an area code
      ("06 20 123 4567", "HU"),  // trunk prefix of two digits
      ("8 029 123-45-67", "BY"),  // and of two parts
      ("(8-612) 34567", "LT"),
      ("1300 975 707", "AU"),  // without a trunk prefix at home
      ("0011 61 2 9374 4000", "AU"),
      ("0130 598 2123 1234", "UY"),  // call prefix of a carrier
      ("138 0013 8000", "CN"),
      ("011 15-2345-6789", "AR"),  // mobile, 15 at home and 9 from abroad
      ("(0351) 15-555-1234", "AR"), ("+54 9 11 2345-6789", "AR"), ("11 91234-5678", "BR"),
      ("03(1234)5678", "JP"),  // parentheses around the exchange
      ("0422(12)3456", "JP"), ("(03)1234-5678", "JP"), ("050 123 4567", "AE"), ("50 123 4567", "AE"),
    ] as [(String, String)])
  func accepts(_ text: String, inRegion region: String) {
    #expect(PhoneNumberFormat.matches(text, region: region))
  }

  @Test(
    arguments: [
      ("", "GB"), (" ", "GB"), ("()", "GB"), ("+", "GB"),
      ("999", "GB"),  // short code
      ("7946 0018", "GB"),  // no area code
      ("20 7946 0018", "GB"),  // no trunk prefix
      ("+44 020 7946 0018", "GB"),  // trunk prefix after a calling code
      ("+44 (020) 7946 0018", "GB"),
      ("+33 6 12 34 56 78", "GB"),  // another region
      ("+44 1534 482000", "GB"),  // Jersey, which has a region of its own
      ("011 44 20 7946 0018", "GB"),  // call prefix of another region
      ("020 7946 (0018)", "GB"),  // parentheses around the end
      ("020 (7946) 0018", "GB"),  // and around the middle
      ("03 1234(5678)", "JP"), ("(020 7946 0018", "GB"), ("020) 7946 0018", "GB"),
      ("((020)) 7946 0018", "GB"), ("( 020) 7946 0018", "GB"), ("(-020) 7946 0018", "GB"),
      ("(020-) 7946 0018", "GB"), ("()02079460018", "GB"), ("020--7946 0018", "GB"),
      ("020 -/ 7946 0018", "GB"), ("-020 7946 0018", "GB"), ("020 7946 0018-", "GB"),
      ("020 7946 0018 x12", "GB"),  // extension
      ("+44 20 7946 0018+", "GB"), ("+ 44 20 7946 0018", "GB"), ("020 7946 0018\n", "GB"),
      ("020\t7946\t0018", "GB"),
      ("1-800-FLOWERS", "US"),  // letters for digits
      ("555-0123", "US"),  // local number
      ("1 1 212 555 0123", "US"),
      ("011 155-2345-6789", "AR"),  // 15 and one digit too many
      ("020 7946 0018", "ZZ"),  // no such region
      ("020 7946 0018", "G"), ("020 7946 0018", ""), ("020 7946 0018", "GBR"), ("+80012345678", "--"),
    ] as [(String, String)])
  func rejects(_ text: String, inRegion region: String) {
    #expect(!PhoneNumberFormat.matches(text, region: region))
  }

  @Test(arguments: ["020 7946 0018", "0044 20 7946 0018", "44 20 7946 0018", "+", "+9", "+99 1"])
  func requiresAPlusWithoutARegion(_ text: String) { #expect(!PhoneNumberFormat.matches(text, .lenient)) }

  @Test func knowsTheRegions() {
    #expect(PhoneNumberFormat.regions.count == 245)
    #expect(PhoneNumberFormat.regions.contains("GB"))
    #expect(PhoneNumberFormat.regions == PhoneNumberFormat.regions.sorted())
    #expect(PhoneNumberFormat.regions.allSatisfy { PhoneNumberFormat.isSupported(region: $0) })
    #expect(!PhoneNumberFormat.isSupported(region: "ZZ"))
    #expect(!PhoneNumberFormat.isSupported(region: "001"))
  }

  @Test func answersLongInputAtOnce() {
    let digits = String(repeating: "1", count: 1 << 20)
    #expect(!PhoneNumberFormat.matches("+" + digits))
    #expect(!PhoneNumberFormat.matches(digits, region: "US"))
    #expect(!PhoneNumberFormat.matches("+1" + String(repeating: " ", count: 1 << 20), .lenient))
  }
}
