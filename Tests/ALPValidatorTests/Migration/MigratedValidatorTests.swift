import ALPValidator
import Foundation
import LoopbackServer
import Testing

/// The code for validators, results and properties that the articles of migration show.
@MainActor @Suite(.patientTimeLimit) struct MigratedValidatorTests {
  private let validator = Validator(type: .string)
  private let password = TextControl(text: "k9")

  @Test func createsValidators() {
    let validator = Validator(type: .generic)
    let seats = Validator(type: .numeric(Int.self))
    let day = Validator(type: .generic(Date.self))
    validator.addValidationToEnsurePresence()
    seats.validate(7)
    day.validate(nil)
    #expect(validator.rules.count == 1)
    #expect(seats.isValid && day.isValid)
    let numbers: Validator<Double> = Validator(type: .numeric)
    let others: [AnyValidator] = [numbers, Validator<Decimal>()]
    #expect(others.allSatisfy { $0.state == .invalid && !$0.hasValidated })
  }

  @Test func validates() {
    let validator = Validator(type: .string)
    let state = validator.state
    let isValid = validator.isValid
    let messages = validator.errorMessages
    let count = validator.rules.count
    #expect(state == .invalid && !isValid && messages.isEmpty)
    #expect(count == 0)
    validator.validate("ada", parameters: ["country": "DE", "retry": 2])
    #expect(validator.isValid)
    validator.reset()
    validator.validate("ada")
    #expect(validator.isValid)
  }

  @Test func notifies() {
    let button = Control(false)
    let delegate = Recorder()
    validator.validatorStateChangedHandler = { state in button.value = state == .valid }
    validator.delegate = delegate
    validator.validate("ada")
    #expect(button.value)
    #expect(delegate.events == ["delegate Valid []"])
  }

  @Test func ensuresWhatTheOriginalEnsures() throws {
    let age = Validator(type: .numeric(Int.self))
    validator.addValidationToEnsurePresence(invalidMessage: "Please!")
    validator.addValidationToEnsureMinimumLength(15, invalidMessage: "Too short!")
    validator.addValidationToEnsureMaximumLength(15, invalidMessage: "Too long!")
    validator.addValidationToEnsureRange(minimum: 2, maximum: 20, invalidMessage: "2 to 20!")
    validator.addValidationToEnsureInstanceIsTheSame(as: password, invalidMessage: "Not the same!")
    try validator.addValidationToEnsureRegularExpressionIsMet(pattern: "[A-Z]{3}", invalidMessage: "ABC!")
    validator.addValidationToEnsureValidEmail(invalidMessage: "Not an address!")
    validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: "No A!") { !$0.contains("A") }
    validator.addValidationToEnsureStringContainsNumber(invalidMessage: "A digit!")
    age.addValidationToEnsureRange(minimum: 18, maximum: 130, invalidMessage: "18 to 130!")
    func messages(_ text: String) -> [String] { validator.failures(for: text).map(\.message) }
    let all = ["Please!", "Too short!", "2 to 20!", "Not the same!", "ABC!", "Not an address!", "A digit!"]
    #expect(messages("") == all)
    #expect(messages("fifteen letters") == ["Not the same!", "ABC!", "Not an address!", "A digit!"])
    #expect(messages("sixteen letters.").contains("Too long!"))
    #expect(messages("ada15@example.com").allSatisfy { !$0.contains("address") && !$0.contains("digit") })
    #expect(!messages("XYZ").contains("ABC!") && messages("XYZ1").contains("ABC!"))
    #expect(!messages("k9").contains("Not the same!") && messages("A").contains("No A!"))
    #expect(age.failures(for: 18).isEmpty)
    #expect(age.failures(for: 17).map(\.message) == ["18 to 130!"])
  }

  @Test func asksServers() async throws {
    let server = try LoopbackServer { _ in .json("false") }
    let email = TextControl()
    let url = server.url("/check")
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: url, invalidMessage: "Taken.")
    email.addValidationToEnsureRemoteConditionIsSatisfied(at: url)
    validator.validate("ada")
    email.text = "ada@example.com"
    #expect(validator.state == .waiting && email.state == .waiting)
    #expect(await validator.settledState() == .invalid)
    #expect(await email.validator.settledState() == .invalid)
    #expect(validator.errorMessages == ["Taken."])
  }

  @Test func passesResponsesToTheDelegate() async throws {
    let server = try LoopbackServer { request in
      request.path == "/free" ? .json("true") : .text("", status: 500)
    }
    let delegate = Spinner()
    let other = Validator(type: .string)
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url("/free"), options: .patient)
    other.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url("/fault"), options: .patient)
    for validator in [validator, other] {
      validator.delegate = delegate
      validator.validate("ada")
    }
    #expect(await validator.settledState() == .valid)
    #expect(await other.settledState() == .invalid)
    #expect(delegate.result == true)
    #expect(delegate.error is RemoteError)
  }

  @Test func comparesWithOtherFields() {
    let field = TextControl(text: "k9")
    validator.addValidationToEnsureInstanceIsTheSame(as: password)
    validator.addValidationToEnsureInstanceIsTheSame(as: "k9")
    validator.addValidationToEnsureInstanceIsTheSame(as: { "k9" })
    validator.addCondition(.same { [weak field] in field?.text })
    #expect(validator.failures(for: "k9").isEmpty)
    #expect(validator.failures(for: "K9").map(\.name) == ["same", "same", "same", "same"])
  }

  @Test func evaluatesRuleSets() {
    let rules = RuleSet<String>([.email], isOptional: true)
    #expect(rules.isSatisfied(by: "") && !rules.isSatisfied(by: "ada"))
    var set = RuleSet<String>()
    set.rules.append(.notEmpty)
    #expect(!set.isSatisfied(by: ""))
  }

  @Test func listsFailuresOfRuleSets() {
    let rules: RuleSet<String> = [.notEmpty, .email]
    let set: RuleSet<String> = [.notEmpty, .email]
    for rules in [rules, set] { #expect(rules.failures(for: "").map(\.name) == ["presence", "email"]) }
  }

  @Test func listsViolatedRules() {
    let rules: RuleSet<String> = [.alphanumeric]
    let violated = rules.failures(for: "Foo?!@")
    #expect(violated.map(\.name) == ["alphanumeric"])
  }

  @Test func readsResults() {
    let failures = "a".validate(.length(5...)).failures
    #expect(failures.map(\.name) == ["length"] && failures.allSatisfy { !$0.message.isEmpty })
    let result = "abc".validate(.length(...20), .containsDigit)
    let isValid = result == .valid
    let errors = result.errors
    #expect(!isValid && errors.count == 1 && result.failures.map(\.name) == ["contains-digit"])
    var shown: [String] = []
    if case .invalid(let failures) = result { shown = failures.map(\.message) }
    #expect(shown.count == 1)
  }

  @Test func mergesResults() {
    let result = "a".validate(.email)
    let other = 10.validate(.maximum(9))
    let both = result.merging(other)
    #expect(both.failures.map(\.name) == ["email", "maximum"])
    let (first, second) = (result, other)
    do {
      let result = [first, second].reduce(ValidationResult.valid) { $0.merging($1) }
      #expect(result.failures.map(\.name) == ["email", "maximum"])
    }
  }

  @Test func hasErrorsAndMessagesOfTheApp() throws {
    do {
      let rule = Rule.email.with(error: OwnError.badAddress)
      #expect("a".validate(rule).errors.first as? OwnError == .badAddress)
    }
    let rule = Rule.email.with(message: "Not an address!")
    let messages = "ada".validate(.email.with(message: "Not an address!")).errorMessages
    #expect("ada".validate(rule).errorMessages == messages && messages == ["Not an address!"])
    validator.addRule(.email, invalidMessage: "Not an address!")
    validator.addRule(.email, error: OwnError.badAddress)
    let failures = validator.failures(for: "a")
    #expect(failures.first?.message == "Not an address!")
    #expect(failures.last?.error as? OwnError == .badAddress)
  }

  @Test func hasRulesOfTheApp() {
    #expect(Seat(number: 1).validate(.satisfies("odd") { $0.number % 2 == 1 }).isValid)
    #expect("ab".validate(Rule(EvenLengthRule())).isValid)
    #expect(!"abc".validate(Rule(EvenLengthRule())).isValid)
    #expect("Awesome".validate(.isAwesome).isValid)
    #expect(!"Good".validate(.isAwesome).isValid)
  }

  @Test func validatesProperties() {
    @Validated(rules: [.notEmpty, .email], formatters: [.trimmed, .lowercased]) var email: String?
    email = " Ada@Example.com"
    #expect(email == "ada@example.com" && $email.isValid)
    email = "ada"
    let shown = $email.isValid ? [] : $email.errorMessages
    #expect(shown.count == 1)
  }

  @Test func mayBeOptionalOrRequired() {
    do {
      @Validated(.url, isOptional: true) var website: String?
      website = ""
      #expect($website.isValid)
      website = "example"
      #expect(!$website.isValid)
    }
    @Validated(.url) var website: String?
    website = ""
    #expect(!$website.isValid)
  }

  @Test func resetsProperties() {
    @Validated(formatters: [.trimmed]) var email: String? = " ada "
    let typed = $email.value
    #expect(typed == " ada " && email == "ada")
    $email.addRule(.email)
    $email.revalidate()
    #expect(!$email.isValid)
    email = "ida"
    $email.reset()
    #expect(email == "ada")
  }

  @Test func comparesProperties() {
    @Validated var password: String? = "k9"
    @Validated var confirmation: String? = "k9"
    $confirmation.addCondition(.same { [weak other = $password] in other?.formattedValue })
    $confirmation.revalidate()
    #expect($confirmation.isValid)
    password = "K9"
    $confirmation.revalidate()
    #expect($confirmation.failures.map(\.name) == ["same"])
  }

  @Test func publishesStatesAndValues() async {
    @Validated(.email) var email: String?
    let states = $email.stateChanges
    let values = $email.validValues
    email = "ada@example.com"
    for await state in states {
      #expect(state == .valid)
      break
    }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == "ada@example.com")
  }
}

private enum OwnError: Error { case badAddress }

private struct Seat { let number: Int }

extension Seat: Validatable {}

struct EvenLengthRule: ValidationRule {
  let name = "even-length"
  func isSatisfied(by text: String) -> Bool { text.count.isMultiple(of: 2) }
}

extension Rule where Value == String {
  static var isAwesome: Self { .satisfies("awesome") { $0 == "Awesome" } }
}

/// A delegate that records responses.
@MainActor
private final class Spinner: ValidatorDelegate {
  private(set) var result: Bool?
  private(set) var error: (any Error)?

  func validator(_: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool) {
    self.result = result
  }

  func validator(_: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error) {
    self.error = error
  }
}
