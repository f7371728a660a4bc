import Testing
import ValidationFormats

/// The expected texts are those of `AsYouTypeFormatter` in the Python package `phonenumbers` 9.0.43, without a space at the end.
@Suite struct PhoneNumberInputTests {
  @Test(arguments: [
    ("US", ["6", "65", "650", "650-2", "650-25", "650-253", "650-2532", "(650) 253-22", "(650) 253-222"]),
    ("US", ["1", "16", "1 65", "1 (650", "1 (650) 2", "1 (650) 25", "1 (650) 253", "1 (650) 253-2"]),
    ("GB", ["0", "02", "020", "020 7", "020 79", "020 794", "020 7946", "020 7946 0", "020 7946 00"]),
    ("DE", ["0", "08", "089", "089 1", "089 11", "089 119"]),
    ("FR", ["0", "06", "068", "06 89", "06 89 5", "06 89 55"]),
  ])
  func groupsDigitsAsTheyAreTyped(_ region: String, _ texts: [String]) {
    let format = InputFormat.phoneNumber(region: region)
    for text in texts { #expect(format.format(format.plain(text)) == text) }
  }

  @Test(arguments: [
    ("US", "+442079460018", "+44 20 7946 0018"),
    ("ZZ", "+442079460018", "+44 20 7946 0018"),
    ("ZZ", "6502532222", "6502532222"),
    ("US", "6502532222", "(650) 253-2222"),
    ("us", "6502532222", "(650) 253-2222"),
    ("US", "65025322221", "65025322221"),  // too long for the plan
    ("GU", "6711231234", "(671) 123-1234"),  // a region that shares its plan
    ("DE", "00498911196611", "00 49 89 11196611"),
    ("AU", "0011442079460018", "0011 44 20 7946 0018"),
    ("RU", "88005553535", "8 800 555-35-35"),
    ("HU", "06301234567", "06 30 123 4567"),
    ("AR", "+5493435551212", "+54 9 3435 55-1212"),
    ("ZZ", "+870773111632", "+870 773 111 632"),  // a global service
    ("ZZ", "+0123", "+0123"),
    ("US", "+", "+"),
  ])
  func groupsWholeNumbers(_ region: String, _ plain: String, _ text: String) {
    let format = region == "ZZ" ? InputFormat.phoneNumber : .phoneNumber(region: region)
    #expect(format.format(plain) == text)
    #expect(format.plain(text) == plain)
    #expect(format.format(text) == text)
  }

  @Test(arguments: [
    ("", "+1 (650) 253-2222", "+1 650-253-2222"),
    ("", "tel: 650.253.2222", "(650) 253-2222"),
    ("", "＋４４ ２０", "+44 20"),  // full width
    ("+44", "+44 20 7946", "+44 20 7946"),  // the calling code is there already
    ("650", "+253", "650-253"),  // a plus sign counts at the start
    ("", "+1234567890123456789", "+1234567890123456789"),  // not cut: E.164 has 15 digits
    ("650", "123456789012345678901234567890", "650123456789012345678901"),  // cut from what is inserted
    ("", "650-253-2222 ext. 12", "(650) 253-2222"),
    ("", "650-253-2222 x12", "(650) 253-2222"),
    ("", "tel:+44-20-7946-0018;ext=12", "+44 20 7946 0018"),
    ("", "+44 (0)20 7946 0018", "+44 20 7946 0018"),
    ("", "650)253-2222)", "650)253-2222)"),  // not a number, so it stays
    ("", "650-253", "650-253"),
    ("+49", "491725555555", "+49 172 5555555"),
    ("+241", "Tel.: 03 61 98 53", "+241 3 61 98 53"),  // Gabon, with its trunk prefix
    ("+241", "03 61 98 53 oder 123", "+241 3 61 98 53"),
    ("+49", "0172 5555555", "+49 172 5555555"),
    ("+49", "1725555555", "+49 172 5555555"),
    ("+49", "+44 20 7946 0018", "+44 20 7946 0018"),
    ("+44 20", "7946 0018 ext. 12", "+44 20 7946 0018"),
  ])
  func takesPastedNumbers(_ text: String, _ pasted: String, _ result: String) {
    #expect(InputFormat.phoneNumber(region: "US").applying(pasted, to: text) == result)
  }

  /// The text to validate of what was typed has the same content again, trunk prefix included.
  @Test func keepsATrunkPrefixThatWasTypedAfterTheCallingCode() {
    let format = InputFormat.phoneNumber(region: "DE")
    let typed = "0062074860018".reduce("") { format.applying(String($1), to: $0) }
    #expect(typed == "00 62 0 748 60018")
    #expect(format.format(format.plain(typed)) == typed)
  }

  @Test func insertsNothingBeforeThePlusSign() {
    let format = InputFormat.phoneNumber
    let edit = format.edit("+44 20", replacing: 0..<0, with: "1")
    #expect(edit?.text == "+44 20")
    #expect(edit?.selection == 0..<0)
  }

  @Test(arguments: [
    ("GB", "sw1a1aa", "SW1A 1AA"),
    ("GB", "sw11", "SW11"),  // SW1 1… or SW11
    ("GB", "sw111", "SW11 1"),
    ("GB", "sw11a", "SW1 1A"),
    ("GB", "m11ae", "M1 1AE"),
    ("GB", "sw1a1?1", "SW1A 11"),
    ("US", "12345", "12345"),
    ("US", "123456789", "12345-6789"),
    ("US", "1234567890", "12345-67890"),  // not cut to a valid code
    ("DE", "12345 Berlin", "12345"),
    ("KR", "12345", "12345"),
    ("KR", "123456", "123-456"),
    ("CA", "k1a0b1", "K1A 0B1"),
    ("NL", "1234ab", "1234 AB"),
    ("BR", "12345678", "12345-678"),
    ("PL", "00950", "00-950"),
    ("DE", "D-12345", "12345"),
    ("hk", "any text", "any text"),  // no postal codes
  ])
  func separatesPostalCodes(_ region: String, _ typed: String, _ result: String) {
    let format = InputFormat.postalCode(region: region)
    #expect(format.applying(typed, to: "") == result)
    #expect(format.format(result) == result)
    #expect(format.plain(result) == result)
  }

  @Test func writesPostalCodesThatTheFormatAccepts() {
    for region in ["GB", "US", "CA", "JP", "NL", "SE", "PL", "PT", "BR", "KR", "CZ", "GR", "IE", "IN"] {
      let code = InputFormatSamples.postalCodes[region] ?? ""
      let typed = code.filter { $0.isLetter || $0.isNumber }.lowercased()
      #expect(InputFormat.postalCode(region: region).format(typed) == code)
      #expect(PostalCodeFormat.matches(code, region: region))
    }
  }
}

private enum InputFormatSamples {
  static let postalCodes = [
    "GB": "EC1A 1BB", "US": "10001-1234", "CA": "K1A 0B1", "JP": "100-0001", "NL": "1012 AB", "SE": "111 22",
    "PL": "00-950", "PT": "1000-001", "BR": "01310-100", "KR": "03187", "CZ": "110 00", "GR": "104 31",
    "IE": "D02 AF30", "IN": "110 001",
  ]
}
