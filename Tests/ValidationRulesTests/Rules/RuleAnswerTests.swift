@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// What each rule of the catalog answers to those who ask: a field, a schema, a client.
@Suite struct RuleAnswerTests {
  private static let textRules = RuleCatalog.rules(for: String.self)

  /// Rules whose text may be prose, which a keyboard may correct.
  private static let rulesOfProse: Set = [
    "presence", "length", "words", "same", "different", "in", "not-in", "contains-digit", "contains-letter",
    "contains-lowercase", "contains-uppercase", "contains-symbol", "only-letters", "alphanumeric", "contains",
    "starts-with", "ends-with", "pattern", "contains-characters", "only-characters", "no-characters",
    "email-without-slips", "email-domain",
  ]

  /// Rules of text about which JSON Schema says nothing.
  private static let rulesWithoutSchema: Set = [
    "number", "integer", "decimal", "host-port", "netmask", "mac", "port", "email-without-slips",
    "email-domain", "slug", "jwt", "semver", "base64", "json", "hex-color", "data-uri", "mime-type", "card",
    "card-expiry", "card-security-code", "luhn", "iban", "bic", "aba-routing", "currency-amount", "phone",
    "postal-code", "latitude", "longitude", "lat-long", "time-zone", "country-code", "currency-code",
    "strong-password", "password-strength", "time-of-day", "isbn", "issn", "ean", "vin", "isin", "imei",
    "lei",
    "ulid", "vat", "contains", "hostname", "words",
  ]

  /// The parameters that clients don't get to know.
  private static let withheldParameters: [String: Set<String>] = [
    "same": ["other"], "different": ["other"], "in": ["values"], "not-in": ["values"], "contains": ["text"],
    "starts-with": ["text"], "ends-with": ["text"], "pattern": ["pattern"], "email-domain": ["notIn"],
  ]

  @Test func textThatIsNotProseIsNotCorrected() throws {
    for descriptor in Self.textRules {
      let hints = try descriptor.rule(with: descriptor.example?.parameters ?? [:]).check.hints
      #expect(
        hints.allowsAutocorrection == Self.rulesOfProse.contains(descriptor.name), "\(descriptor.name)")
    }
  }

  @Test(
    arguments: [
      (.ipv4, .numbersAndPunctuation, .none), (.ipv6, .asciiCapable, .none), (.uri, .url, .none),
      (.base64, .asciiCapable, .none), (.base32, .asciiCapable, .allCharacters),
      (.hexadecimal, .asciiCapable, .none), (.objectID, .asciiCapable, .none),
      (.month, .numbersAndPunctuation, .none), (.week, .numbersAndPunctuation, .none),
      (.localDateTime, .numbersAndPunctuation, .none), (.duration, .asciiCapable, .allCharacters),
    ] as [(Rule<String>, InputHints.Keyboard, InputHints.Capitalization)])
  func formatsHaveTheirKeyboard(
    _ rule: Rule<String>, _ keyboard: InputHints.Keyboard, _ capitalization: InputHints.Capitalization
  ) {
    #expect(rule.check.hints.keyboard == keyboard)
    #expect(rule.check.hints.capitalization == capitalization)
    #expect(!rule.check.hints.allowsAutocorrection)
  }

  @Test func everyRuleOfTextHasASchemaOrNone() throws {
    for descriptor in Self.textRules {
      let rule = try descriptor.rule(with: descriptor.example?.parameters ?? [:])
      let json = try RuleSet([rule]).jsonSchema()
      let schema = try JSONDecoder().decode([String: JSONValue].self, from: json)
      let keywords = Set(schema.keys).subtracting(["$schema", "$comment", "type", "examples"])
      #expect(keywords.isEmpty == Self.rulesWithoutSchema.contains(descriptor.name), "\(descriptor.name)")
    }
  }

  @Test func clientsGetToKnowBoundsAndOptionsOnly() throws {
    for descriptor in RuleCatalog.groups.flatMap(\.rules) { try Self.expectToWithhold(descriptor) }
  }

  private static func expectToWithhold<Described: RuleDescribing>(_ descriptor: Described) throws {
    let rule = try descriptor.rule(with: descriptor.example?.parameters ?? [:])
    let failure = rule.failure(because: .unsatisfied, messageSource: nil)
    let told = failure.withoutComparedValues.parameters
    #expect(
      Set(failure.parameters.keys).subtracting(told.keys) == withheldParameters[descriptor.name] ?? [],
      "\(descriptor.name)")
  }

  @Test func withheldParametersAreLeftOutOfPartsOfRules() throws {
    let rule: Rule<String> = !(.contains("secret") && .length(1...9)) || .emailDomain(notIn: ["example.com"])
    let failure = rule.failure(because: .unsatisfied, messageSource: nil)
    let json = String(decoding: try JSONEncoder().encode(failure), as: UTF8.self)
    #expect(!json.contains("secret") && !json.contains("example.com"))
    #expect(json.contains("maximum"))
  }

  // MARK: Rules of an app

  private struct CouponRule: ValidationRule {
    let text: String
    var withheldParameters: Set<String> = ["token"]
    var name: String { "coupon" }
    var parameters: [String: JSONValue] { ["text": .string(text), "token": 7, "percent": 10] }
    var requirement: String? { "A coupon" }
    func isSatisfied(by text: String) -> Bool { false }
  }

  private struct SealedRule: ValidationRule {
    var name: String { "sealed" }
    var parameters: [String: JSONValue] { ["wax": "red", "marks": [1, 2], "count": 2, "isOld": true] }
    func isSatisfied(by text: String) -> Bool { false }
  }

  @Test func aRuleOfAnAppSaysWhatClientsGetToKnow() throws {
    func parameters(_ rule: Rule<String>) throws -> Set<String> {
      let failure = "".validate(rule).failures[0]
      return Set(failure.withoutComparedValues.parameters.keys)
    }
    #expect(try parameters(Rule(CouponRule(text: "a"))) == ["text", "percent"])
    #expect(
      try parameters(Rule(CouponRule(text: "a", withheldParameters: []))) == ["text", "token", "percent"])
    #expect(
      try parameters(Rule(SealedRule())) == ["count", "isOld"], "texts and lists are withheld by default")
    #expect(try parameters(Rule(FormatRule("sku", parameters: ["prefix": "A"]) { _ in false })) == [])
  }

  @Test func aRuleOfAnAppHasARequirement() {
    #expect("".validate(Rule(CouponRule(text: "a"))).failures[0].requirement(in: .english) == "A coupon")
    let both: Rule<String> = .length(8...) && Rule(CouponRule(text: "a"))
    #expect("".validate(both).failures[0].requirement(in: .english) == "At least 8 characters and A coupon")
  }

  @Test func theNameOfALibraryRuleMeansNothingElsewhere() throws {
    let own: RuleSet<String> = [
      .satisfies("email") { _ in true }, Rule(FormatRule("date") { _ in true }),
    ]
    let schema = try JSONDecoder().decode([String: JSONValue].self, from: own.jsonSchema())
    #expect(schema["format"] == nil && schema["pattern"] == nil)
    #expect(own.rules.allSatisfy { $0.check.hints == InputHints() })
  }
}
