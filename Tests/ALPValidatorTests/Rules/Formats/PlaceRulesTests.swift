import Testing

@testable import ALPValidator

@Suite struct PlaceRulesTests {
  @Test(arguments: [
    FormatRuleSample(.phoneNumber, "phone", good: "+442079460018", bad: "020 7946 0018"),
    FormatRuleSample(.phoneNumber(region: "GB"), "phone", good: "020 7946 0018", bad: "020 7946"),
    FormatRuleSample(.postalCode(region: "GB"), "postal-code", good: "SW1A 1AA", bad: "8001"),
    FormatRuleSample(.latitude, "latitude", good: "-90", bad: "90.1"),
    FormatRuleSample(.longitude, "longitude", good: "-180", bad: "180.1"),
    FormatRuleSample(.coordinatePair, "lat-long", good: "47.3769, 8.5417", bad: "91, 8"),
    FormatRuleSample(.countryCode, "country-code", good: "CH", bad: "UK"),
    FormatRuleSample(.currencyCode, "currency-code", good: "CHF", bad: "ABC"),
    FormatRuleSample(.strongPassword, "strong-password", good: "Tr0ub4dor&3", bad: "correct horse"),
  ])
  func asksItsRecognizer(_ sample: FormatRuleSample) { sample.check() }

  @Test func takesARegionInEitherCase() {
    #expect(Rule<String>.phoneNumber(region: "gb").check.parameters["region"] == "GB")
    #expect(Rule<String>.postalCode(region: "gb").check.parameters == ["region": "GB"])
    #expect(Rule<String>.postalCode(region: "gb").isSatisfied(by: "SW1A 1AA"))
  }

  @Test func knowsEveryRegionOfTheTables() {
    for region in PhoneNumberFormat.regions + PostalCodeFormat.regions {
      #expect(Rule<String>.phoneNumber(region: region).check.parameters["region"] == .string(region))
      #expect(Rule<String>.postalCode(region: region).check.parameters == ["region": .string(region)])
    }
  }

  @Test(arguments: ["QQ", "ZZZ", "Germany", "", "ß", "\u{0}", "ＧＢ"])
  func failsEveryValueInAnUnknownRegion(_ region: String) {
    let rules: [Rule<String>] = [
      .phoneNumber(region: region), .postalCode(region: region), .iban(country: region),
    ]
    for rule in rules {
      for value in ["", "020 7946 0018", "+442079460018", "SW1A 1AA", "GB82WEST12345698765432"] {
        let failures = RuleSet([rule]).failures(for: value)
        #expect(failures.map(\.name) == [rule.check.name])
        #expect(failures.first?.parameters.values.contains(.string(RegionCode.capitals(of: region))) == true)
        #expect(failures.first?.message.contains(RegionCode.capitals(of: region)) == true)
      }
    }
  }

  @Test(arguments: ["QQ", "ZZZ", "Germany", "", "ß", "\u{0}", "ＧＢ", "US"])
  func failsEveryNumberOfACountryWithoutVATNumbers(_ country: String) {
    for value in ["", "DE136695976", "136695976", "\(country)136695976"] {
      let failure = RuleSet([Rule.vatNumber(country: country)]).failures(for: value).first
      #expect(failure?.name == "vat")
      #expect(failure?.parameters["country"] == .string(RegionCode.capitals(of: country)))
    }
  }

  @Test func acceptsNothingInACountryByAnotherCode() {
    // The United Kingdom is GB.
    #expect(!Rule.phoneNumber(region: "UK").isSatisfied(by: "020 7946 0018"))
    #expect(!Rule.postalCode(region: "UK").isSatisfied(by: "SW1A 1AA"))
  }

  @Test func acceptsNothingInARegionWithoutPostalCodes() {
    let rule = Rule<String>.postalCode(region: "HK")
    #expect(["", "999077", "0000"].map(rule.isSatisfied) == [false, false, false])
  }
}
