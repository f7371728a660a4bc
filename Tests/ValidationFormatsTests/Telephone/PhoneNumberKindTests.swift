import Testing

@testable import ValidationFormats

@Suite struct PhoneNumberKindTests {
  @Test(arguments: [
    ("+442079460018", PhoneNumber.Kind.fixedLine), ("+447400123456", .mobile),
    ("+12015550123", .fixedLineOrMobile), ("+448001234567", .tollFree), ("+449012345678", .premiumRate),
    ("+611300123456", .sharedCost), ("+445612345678", .voIP), ("+447012345678", .personal),
    ("+447640123456", .pager), ("+445512345678", .universalAccess),
  ])
  func findsTheKindInThePlan(_ text: String, kind: PhoneNumber.Kind) {
    #expect(PhoneNumber(text)?.kind == kind)
    #expect(PhoneNumberFormat.matches(text, kinds: [kind]))
    let others: Set<PhoneNumber.Kind> = [.voicemail]
    #expect(!PhoneNumberFormat.matches(text, kinds: others))
  }

  @Test func acceptsANumberThatMayBeMobileAsEither() {
    #expect(PhoneNumberFormat.matches("+12015550123", kinds: [.mobile]))
    #expect(PhoneNumberFormat.matches("(201) 555-0123", region: "US", kinds: [.fixedLine]))
    #expect(!PhoneNumberFormat.matches("+12015550123", kinds: [.tollFree]))
    #expect(!PhoneNumberFormat.matches("020 7946 0018", region: "GB", kinds: [.mobile]))
  }

  @Test(arguments: [
    ("01481 960194", "+441481960194", "GG"),  // Guernsey, typed in Britain
    ("+49 30 123456", "+4930123456", "DE"),
    ("00 49 30 123456", "+4930123456", "DE"),  // the British international prefix
    ("020 7946 0018", "+442079460018", "GB"), ("+44 (0)20 7946 0018", "+442079460018", "GB"),
  ])
  func acceptsNumbersOfOtherRegions(_ text: String, e164: String, region: String) {
    let number = PhoneNumber(text, region: "GB", .allowsOtherRegions)
    #expect(number?.e164 == e164)
    #expect(number?.region == region)
    #expect(PhoneNumberFormat.matches(text, region: "GB", .allowsOtherRegions))
    #expect(PhoneNumberFormat.matches(text, region: "GB") == (region == "GB"))
  }

  @Test func anUnknownRegionHasNoNumbers() {
    for region in ["", "X", "XX", "GBR", "44", "ß", "\u{0}\u{0}"] {
      #expect(!PhoneNumberFormat.isSupported(region: region))
      #expect(!PhoneNumberFormat.matches("+442079460018", region: region, .allowsOtherRegions))
      #expect(PhoneNumber("020 7946 0018", region: region) == nil)
    }
  }
}
