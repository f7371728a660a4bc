import ALPValidator
import Testing

@testable import Demo

@Suite struct FormatNotationTests {
  /// Each rule with a lenient notation, the data of it, and a text that only the lenient one accepts.
  static let rules: [(name: String, lenient: Rule<String>, standard: Rule<String>, text: String)] = [
    ("url", .url(.lenient), .url(.standard), "www.example.com"),
    ("url", .url(.lenient), .url, "//example.com/a"),
    ("hostname", .hostname(.lenient), .hostname(.standard), "example.com."),
    ("mac", .macAddress(.lenient), .macAddress(.standard), "00005E005301"),
    ("uuid", .uuid(.lenient), .uuid(.standard), "{F81D4FAE7DEC11D0A76500A0C91E6BF6}"),
    ("slug", .slug(.lenient), .slug(.standard), "two_words"),
    ("base64", .base64(.lenient), .base64(.standard), "Zm9v\nYg"),
    ("hex-color", .hexColor(.lenient), .hexColor(.standard), "ff8800"),
    ("card", .paymentCard(.lenient), .paymentCard(.standard), "4111\u{A0}1111\u{202F}1111-1111"),
    ("card-expiry", .cardExpiry(.lenient), .cardExpiry(.standard), "12 / 49"),
    ("luhn", .luhn(.lenient), .luhn(.standard), "7992 7398 713"),
    ("iban", .iban(.lenient), .iban(.standard), "gb82-west-1234-5698-7654-32"),
    ("bic", .bic(.lenient), .bic(.standard), "deut de ff"),
    ("phone", .phoneNumber(.lenient), .phoneNumber(.standard), "+44\u{A0}20\u{2011}7946\u{2011}0018"),
    ("language-tag", .languageTag(.lenient), .languageTag(.standard), "en_US"),
    ("country-code", .countryCode(.lenient), .countryCode(.standard), "ch"),
    ("currency-code", .currencyCode(.lenient), .currencyCode(.standard), "chf"),
    ("date-time", .dateTime(.lenient), .dateTime(.standard), "1990-12-31 15:59:50Z"),
    ("duration", .duration(.lenient), .duration(.standard), "PT1H0.5S"),
    ("isbn", .isbn(.lenient), .isbn(.standard), "0–8044–2957–x"),
    ("issn", .issn(.lenient), .issn(.standard), "2434-561x"),
    ("ean", .ean(.lenient), .ean(.standard), "0 425261 4"),
    ("vin", .vin(.lenient), .vin(.standard), "1m8 gdm9ax kp042788"),
    ("isin", .isin(.lenient), .isin(.standard), "us-037833100-5"),
    ("imei", .imei(.lenient), .imei(.standard), "49 015420 323751 8"),
    ("lei", .lei(.lenient), .lei(.standard), "5299 00t8 bm49 aurs do55"),
    ("vat", .vatNumber(.lenient), .vatNumber(.standard), "atu 1358 5627"),
  ]

  @Test(arguments: rules.indices)
  func acceptsWhatPeopleType(_ index: Int) {
    let rule = Self.rules[index]
    #expect(rule.lenient.isSatisfied(by: rule.text), "\(rule.name)")
    #expect(!rule.standard.isSatisfied(by: rule.text), "\(rule.name)")
  }

  @Test(arguments: rules.indices)
  func isTheSameAsData(_ index: Int) throws {
    let rule = Self.rules[index]
    #expect(
      try Rule<String>.read(#"{"\#(rule.name)": {"lenient": true}}"#).description == rule.lenient.description)
    #expect(try Rule<String>.read(#""\#(rule.name)""#).description == rule.standard.description)
    #expect(
      try Catalogue.entry(named: rule.name).rule(["--lenient"]).description == rule.lenient.description)
    #expect(try rule.lenient.roundTripped().description == rule.lenient.description)
  }

  @Test func hasEachPresetOfTheDescriptors() {
    let presets = RuleCatalogue.rules(for: String.self).filter {
      $0.parameters.contains { $0.name == "lenient" }
    }
    #expect(Set(presets.map(\.name)) == Set(Self.rules.map(\.name)).union(["postal-code"]))
  }

  @Test func takesTheRegionOfAPostalCode() throws {
    let rule = Rule<String>.postalCode(.lenient, region: "PL")
    #expect(["00-950", "00950", "PL-00-950", "００－９５０"].allSatisfy(rule.isSatisfied))
    let data = try Rule<String>.read(#"{"postal-code": {"region": "PL", "lenient": true}}"#)
    #expect(data.description == rule.description)
    #expect(!Rule<String>.postalCode(.standard, region: "PL").isSatisfied(by: "00950"))
  }

  @Test func letsOptionsStandBesideThePreset() throws {
    let rule = try Rule<String>.read(#"{"iban": {"lenient": true, "allowsLowercase": false}}"#)
    #expect(rule.isSatisfied(by: "GB82-WEST-1234-5698-7654-32"))
    #expect(!rule.isSatisfied(by: "gb82-west-1234-5698-7654-32"))
  }
}
