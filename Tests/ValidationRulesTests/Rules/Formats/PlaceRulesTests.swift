import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct PlaceRulesTests {
  @Test func takesARegionInEitherCase() {
    #expect(Rule<String>.phoneNumber(region: "gb").check.parameters["region"] == "GB")
    #expect(Rule<String>.postalCode(region: "gb").check.parameters == ["region": "GB"])
    #expect(Rule<String>.postalCode(region: "gb").isSatisfied(by: "SW1A 1AA"))
    #expect(Rule<String>.iban(country: "gb").check.parameters == ["country": "GB"])
    expect(.iban(country: "gb"), accepts: ["GB82WEST12345698765432"], rejects: ["DE89370400440532013000"])
    expect(.iban(country: "AX"), accepts: ["FI2112345600000785"], rejects: ["DE89370400440532013000"])
    expect(.iban(country: "US"), accepts: [], rejects: ["GB82WEST12345698765432"])
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

  @Test func acceptsNothingInARegionWithoutPostalCodes() {
    let rule = Rule<String>.postalCode(region: "HK")
    #expect(["", "999077", "0000"].map(rule.isSatisfied) == [false, false, false])
  }
}
