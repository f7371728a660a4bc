import Testing
import ValidationFormats

@Suite struct PhoneNumberTests {
  @Test(arguments: [
    ("020 7946 0018", "GB", "+442079460018"), ("+44 (0)20 7946 0018", "GB", "+442079460018"),
    ("0044 20 7946 0018", "GB", "+442079460018"), ("(020) 7946-0018", "GB", "+442079460018"),
    ("06 1234 5678", "IT", "+390612345678"), ("011 15-2345-6789", "AR", "+5491123456789"),
    ("+54 9 11 2345-6789", "AR", "+5491123456789"), ("8 (912) 345-67-89", "RU", "+79123456789"),
  ])
  func reducesWrittenNumbers(_ text: String, inRegion region: String, to e164: String) throws {
    let number = try #require(PhoneNumber(text, region: region))
    #expect(number.e164 == e164)
    #expect(number.region == region)
    #expect(PhoneNumber(e164) == number)
    #expect(number.description == e164)
  }

  @Test(
    arguments: [
      ("+14162345678", "CA"), ("+12122345678", "US"),
      ("+18002345678", "US"),  // all of North America; the United States have the widest plan
      ("+447400123456", "GB"),
      ("+447911123456", "GG"),  // a mobile one
      ("+441534482000", "JE"), ("+441481720000", "GG"), ("+77012345678", "KZ"), ("+79123456789", "RU"),
      ("+61412345678", "AU"),  // Christmas Island shares it
      ("+390669812345", "VA"), ("+4779123456", "SJ"),
    ] as [(String, String)])
  func findsTheRegion(of text: String, as region: String) { #expect(PhoneNumber(text)?.region == region) }

  @Test func takesANumberApart() throws {
    let number = try #require(PhoneNumber("+35312345678"))
    #expect(number.callingCode == 353)
    #expect(number.nationalNumber == "12345678")
  }

  @Test func hasNoRegionForAGlobalService() throws {
    let number = try #require(PhoneNumber("+80012345678"))
    #expect(number.region == nil)
    #expect(number.callingCode == 800)
  }

  @Test(arguments: ["", "+44", "020 7946 0018", "+44 20 7946 0018"])
  func isNotMadeOfOtherText(_ text: String) { #expect(PhoneNumber(text) == nil) }

  @Test func readsURIs() {
    #expect(PhoneNumber("tel:+44-20-7946-0018", .lenient)?.e164 == "+442079460018")
    #expect(PhoneNumber("TEL:+44-20-7946-0018;ext=12", .lenient)?.canonical == "+442079460018;ext=12")
    #expect(PhoneNumber("tel:020 7946 0018", region: "GB", .lenient)?.e164 == "+442079460018")
    #expect(PhoneNumber("tel:+442079460018") == nil && PhoneNumber("tel:", .lenient) == nil)
    #expect(PhoneNumber("tel:tel:+442079460018", .lenient) == nil)
  }
}
