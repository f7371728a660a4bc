import ALPValidator
import Foundation
import Testing

@Suite struct EmailDomainRuleTests {
  @Test func slipsAreWarningsWithASuggestion() throws {
    let rules: RuleSet<String> = [.email, .emailWithoutSlips]
    #expect(rules.isSatisfied(by: "ada@gmial.com"))
    let warning = try #require(rules.failures(for: "ada@gmial.com").first)
    #expect(warning.name == "email-without-slips" && warning.severity == .warning)
    #expect(warning.parameters == ["suggestion": "ada@gmail.com"])
    #expect(warning.message == "Did you mean ada@gmail.com?")
    #expect(warning.message(in: MessageCatalog(language: "de")) == "Meinten Sie ada@gmail.com?")
  }

  @Test(arguments: ["ada@gmail.com", "ada@example.com", "ada@mail.com", "gmial.com", "", "ada@@gmial.com"])
  func acceptsEverythingElse(_ text: String) {
    #expect(Rule<String>.emailWithoutSlips.isSatisfied(by: text))
  }

  @Test func ownMessageAndSeverityAreKept() {
    let rule = Rule<String>.emailWithoutSlips.with(message: "Typo?").with(severity: .error)
    let result = "ada@gmial.com".validate(rule)
    #expect(!result.isValid && result.errorMessages == ["Typo?"])
  }

  @MainActor @Test func validatorsWarn() throws {
    let validator = Validator(type: .string)
    validator.addRule(.emailWithoutSlips)
    validator.validate("ada@hotmial.com")
    #expect(validator.state == .valid)
    #expect(validator.warnings.map(\.message) == ["Did you mean ada@hotmail.com?"])
  }

  private let rule = Rule<String>.emailDomain(notIn: ["Mailinator.com", "BÜCHER.example"])

  @Test(arguments: [
    "ada@mailinator.com", "ada@MAILINATOR.COM", "ada@a.b.mailinator.com", "ada@bücher.example",
    "ada@xn--bcher-kva.example", "\"a@b\"@mailinator.com",
  ])
  func rejectsUnwantedDomains(_ text: String) {
    #expect(!rule.isSatisfied(by: text))
    #expect(
      text.validate(rule).errorMessages == [
        "Please use another email address. This provider is not accepted."
      ])
  }

  @Test(arguments: [
    "ada@example.com", "ada@notmailinator.com", "ada@mailinator.com.example", "mailinator.com", "",
  ])
  func acceptsOthers(_ text: String) { #expect(rule.isSatisfied(by: text)) }

  @Test func readsDomainsFromJSON() throws {
    let json = Data(#"[{"email-domain": {"notIn": ["mailinator.com"]}}, "email-without-slips"]"#.utf8)
    let rules = try JSONDecoder().decode([Rule<String>].self, from: json)
    #expect(!rules[0].isSatisfied(by: "ada@mailinator.com"))
    #expect(rules[1].severity == .warning && !rules[1].isSatisfied(by: "ada@gmial.com"))
  }
}
