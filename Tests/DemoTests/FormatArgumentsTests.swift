import ALPValidator
import Testing

@testable import Demo

@Suite struct FormatArgumentsTests {
  private func rule(_ line: String) throws -> Rule<String> {
    let words = line.split(separator: " ").map(String.init)
    let entry = try Catalog.entry(named: words[0])
    return try entry.rule(words.dropFirst())
  }

  @Test func acceptsNumbersOfOtherRegionsByOption() throws {
    #expect(try !rule("phone GB").isSatisfied(by: "+41446681800"))
    #expect(try rule("phone GB --allows-other-regions").isSatisfied(by: "+41446681800"))
    #expect(try !rule("phone GB --allows-other-regions --kinds mobile").isSatisfied(by: "+41446681800"))
    #expect(try rule("url --schemes http --schemes https").isSatisfied(by: "http://a.com"))
  }

  @Test(
    arguments: [
      ("url --schemes ,", "schemes: no scheme is accepted; name one, such as https."),
      ("cidr four", #"version: has to be a whole number, not "four"."#),
      ("uuid --version 9", "version: 9 is not a UUID version; there are 1 to 8."),
      ("card viza", #"networks: unknown value "viza"; did you mean "visa"?"#),
      ("card-security-code amex", #"network: unknown value "amex""#),
      ("card-expiry --allows-two-digit-year false --allows-four-digit-year false", "no year is accepted"),
      ("iban Germany", #"country: unknown region "Germany""#),
      ("currency-amount --minimum-fraction-digits many", #"minimumFractionDigits: has to be a whole number"#),
      ("phone UK", #"region: unknown region "UK"; write the two letters of ISO 3166-1, such as GB."#),
      ("phone --kinds mobil", #"kinds: unknown value "mobil"; did you mean"#),
      ("vat XX", #"unsupported country "XX"; the countries are AT"#),
      ("postal-code", "REGION is missing."),
      ("ean --lengths ean", #"lengths[0]: has to be a whole number, not "ean"."#),
      ("multiple-of 0", "step: 0 has to be a number of at most 18 digits and not 0."),
      ("maximum 1\(String(repeating: "0", count: 40))1", "maximum: has to be a number"),
      ("minimum x", #"minimum: has to be a number, not "x"."#), ("email x", #"Unexpected argument "x"."#),
      ("email --htlm", "Unknown option --htlm. Did you mean --html?"),
      ("uuid --version", "--version needs a value: --version VERSION."),
      ("email --html=yes", #"html: has to be true or false, not "yes"."#),
    ] as [(String, String)])
  func reportsMisuse(_ line: String, _ words: String) throws {
    let misuse = #expect(throws: Misuse.self) { try rule(line) }
    #expect(try #require(misuse).message.contains(words))
  }

  @Test(
    arguments: [
      (["length", "5", "10", "--unit", "utf8"], ["minimum": 5, "maximum": 10, "unit": "utf8"]),
      (["length", "--unit=utf8", "--maximum", "10", "5"], ["minimum": 5, "maximum": 10, "unit": "utf8"]),
      (["length", "5", "--trimming", "--ignoring=-"], ["minimum": 5, "trimming": true, "ignoring": "-"]),
      (["card", "visa", "mastercard"], ["networks": ["visa", "mastercard"]]),
      (["card", "--networks", "visa,mastercard"], ["networks": ["visa", "mastercard"]]),
      (["in", "S", "M,L"], ["values": ["S", "M,L"]]), (["isbn", "13"], ["version": 13]),
      (["range", "-10", "0.5"], ["minimum": "-10", "maximum": "0.5"]),
      (["same", "--", "--html"], ["other": "--html"]),
      (["contains", "a", "--case-sensitive", "false"], ["text": "a", "caseSensitive": false]),
      (["contains", ""], ["text": ""]),
    ] as [([String], [String: JSONValue])])
  func sortsWords(_ words: [String], _ values: [String: JSONValue]) throws {
    let parameters = try Catalog.entry(named: words[0]).parameters
    #expect(try RuleArguments(words.dropFirst(), parameters: parameters).values == values)
  }
}
