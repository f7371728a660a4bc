import ALPValidator
import Testing

private struct SignUp: Sendable {
  var name = ""
  var nickname = ""
  var email = ""
  var age = 0
  var password = ""
  var repeated = ""
  var acceptsTerms = false
}

/// A form of controls and a rule set of a structure, made of the same rules.
@MainActor @Suite(.patientTimeLimit) struct FormAndRuleSetTests {
  private static nonisolated let name: RuleSet<String> = [.notEmpty, .length(3...12), .noWhitespace]
  private static nonisolated let nickname: RuleSet<String> = [.length(2...), .onlyLetters]
  private static nonisolated let email: RuleSet<String> = [.notEmpty, .email, !.contains("test")]
  private static nonisolated let age: RuleSet<Int> = [
    .range(18...130), Rule.multiple(of: 2).with(severity: .warning),
  ]
  private static nonisolated let password: RuleSet<String> = [.length(4...), .containsDigit]
  private static nonisolated let terms: RuleSet<Bool> = [.isTrue]

  private static nonisolated let rules: RuleSet<SignUp> = [
    .at(\.name, "name", RuleSet(name.rules, stopsAtFirstFailure: true)),
    .at(\.nickname, "nickname", RuleSet(nickname.rules, isOptional: true)),
    .at(\.email, "email", email),
    .at(\.age, "age", age),
    .at(\.password, "password", password),
    .satisfies("same", at: "/repeated") { $0.password == $0.repeated },
    .at(\.acceptsTerms, "acceptsTerms", terms),
  ]

  private static let count = valueCount(100_000, unoptimized: 2_000)

  private let form = FormValidator()
  private let name = TextControl()
  private let nickname = TextControl()
  private let email = TextControl()
  private let age = Control(0)
  private let password = TextControl()
  private let repeated = TextControl()
  private let acceptsTerms = Control(false)

  init() {
    name.validator.addRules(Self.name)
    name.validator.stopsAtFirstFailure = true
    nickname.validator.addRules(Self.nickname)
    nickname.validator.isOptional = true
    email.validator.addRules(Self.email)
    age.validator.addRules(Self.age)
    password.validator.addRules(Self.password)
    repeated.addCondition(.same(as: { [password] in password.text }))
    acceptsTerms.validator.addRules(Self.terms)
    for control in controls.map(\.control) { form.add(control) }
  }

  private var controls: [(control: AnyControl, path: ValidationPath)] {
    [
      (name, "/name"), (nickname, "/nickname"), (email, "/email"), (age, "/age"), (password, "/password"),
      (repeated, "/repeated"), (acceptsTerms, "/acceptsTerms"),
    ]
  }

  @Test func agreeOnRandomValues() {
    var random = SeededGenerator(seed: 10)
    var validCount = 0
    var disagreements: [SignUp] = []
    for _ in 0..<Self.count {
      let value = Self.value(&random)
      set(value)
      let failures = Self.rules.failures(for: value)
      let isValid = Self.rules.isSatisfied(by: value)
      if isValid { validCount += 1 }
      let agrees =
        (form.state == .valid) == isValid
        && controls.allSatisfy { control, path in
          (control.failures + control.warnings).elementsEqual(failures.lazy.filter { $0.path == path }) {
            $0.name == $1.name && $0.cause == $1.cause && $0.severity == $1.severity
          }
        }
      if !agrees { disagreements.append(value) }
    }
    #expect(disagreements.isEmpty, "\(disagreements.prefix(3))")
    #expect(validCount > Self.count / 200)
  }

  private func set(_ value: SignUp) {
    name.text = value.name
    nickname.text = value.nickname
    email.text = value.email
    age.value = value.age
    password.text = value.password
    repeated.text = value.repeated
    acceptsTerms.value = value.acceptsTerms
    if !form.hasValidated || controls.contains(where: { !$0.control.hasValidated }) { form.validate() }
  }

  private static func value(_ random: inout SeededGenerator) -> SignUp {
    func text(_ pieces: [String]) -> String { pieces.randomElement(using: &random) ?? "" }
    let password = text(["Engine-1842", "abc1", "engine", "", "1"])
    return SignUp(
      name: text(["ada", "ada lovelace", "lovelace", "", "a", " ", "a very long name"]),
      nickname: text(["ada", "", "a", "ada1", "4"]),
      email: text(["ada@example.com", "test@example.com", "", "ada", "grace@example.org"]),
      age: Int.random(in: 10...135, using: &random), password: password,
      repeated: Int.random(in: 0..<4, using: &random) == 0 ? text(["", "x", "abc1"]) : password,
      acceptsTerms: Int.random(in: 0..<4, using: &random) > 0)
  }
}
