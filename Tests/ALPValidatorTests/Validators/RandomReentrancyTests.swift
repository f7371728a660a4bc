import Testing

@testable import ALPValidator

/// Rules, conditions, message closures and handlers that call two validators at random, against a dry run of the values
/// that the validators have afterwards.
@MainActor @Suite struct RandomReentrancyTests {
  enum Action: CaseIterable { case validate, edit, revalidate, reset, validateForm, setLanguage, setLabel }

  @Test(arguments: [
    [.validate], [.validate, .edit], [.validate, .revalidate], [.validate, .reset],
    [.setLanguage, .setLabel],
    [.validate, .setLanguage, .setLabel], Action.allCases,
  ])
  func endsInTheStateOfTheLatestValue(_ actions: [Action]) {
    for seed in 0..<60 {
      let world = World(seed: UInt64(seed), actions)
      for _ in 0..<12 {
        world.perform(Bool.random(using: &world.random) ? .edit : .validate, limit: 3)
        let problems = world.problems
        #expect(problems == [], "seed \(seed): \(world.log)")
        guard problems.isEmpty else { return }
      }
    }
  }

  @MainActor private final class World {
    var random: SeededGenerator
    /// What happened since the last action of the test.
    private(set) var log: [String] = []
    private let actions: [Action]
    private var remainingCalls = 0
    private let controls = [TextControl(), TextControl()]
    private let validators = [Validator(type: .string), Validator(type: .string)]
    private let form = FormValidator()

    init(seed: UInt64, _ actions: [Action]) {
      random = SeededGenerator(seed: seed)
      self.actions = actions
      for (index, validator) in validators.enumerated() {
        form.add(controls[index]).attachValidator(validator)
        validator.addRule(.length(...4)).message { [weak self] in self?.meddle($0.message) ?? "" }
        validator.addRule(
          .satisfies("plain") { [weak self] text in
            MainActor.assumeIsolated { self?.meddle(!text.contains("x")) ?? true }
          })
        validator.addRule(.containsDigit).message { [weak self] in self?.meddle($0.message) ?? "" }
        if Bool.random(using: &random) {
          validator.addCondition(.satisfies { [weak self] in self?.meddle(!$0.contains("y")) ?? true })
        }
        if Bool.random(using: &random) {
          validator.addCondition(.satisfies { [other = validators[1 - index]] _ in other.value != "1" })
        }
        if Bool.random(using: &random) {
          validator.validatorStateChangedHandler = { [weak self] _ in self?.meddle(()) }
        }
      }
    }

    func perform(_ action: Action, limit: Int) {
      log = []
      remainingCalls = limit
      perform(action)
      remainingCalls = 0
    }

    /// Performs an action now and then, and returns what it is passed.
    private func meddle<Result>(_ result: Result) -> Result {
      if remainingCalls > 0, Int.random(in: 0..<3, using: &random) == 0 {
        remainingCalls -= 1
        if let action = actions.randomElement(using: &random) { perform(action) }
      }
      return result
    }

    private func perform(_ action: Action) {
      let index = Int.random(in: 0...1, using: &random)
      let texts = ["", "1", "a", "a1", "x1", "y1", "long text", "long 1", "xy", "12"]
      let text = texts.randomElement(using: &random) ?? ""
      log.append("\(action) \(index) \(text)")
      switch action {
      case .validate: validators[index].validate(text)
      case .edit: controls[index].text = text
      case .revalidate: validators[index].revalidate()
      case .reset: validators[index].reset()
      case .validateForm: form.validateForm()
      case .setLanguage:
        validators[index].messages = MessageCatalogue(
          language: ["de", "en", "fr"].randomElement(using: &random) ?? "")
      case .setLabel: controls[index].label = text
      }
    }

    /// What differs from a dry run of the latest values.
    var problems: [String] {
      var problems: [String] = []
      func check(_ isRight: Bool, _ problem: String) { if !isRight { problems.append(problem) } }
      for (validator, control) in zip(validators, controls) {
        let failures = validator.hasValidated ? validator.failures(for: validator.value) : []
        let state: ValidatorState = validator.hasValidated && failures.isEmpty ? .valid : .invalid
        check(validator.failures.map(\.name) == failures.map(\.name), "failures \(validator)")
        check(validator.errorMessages == failures.map(\.message), "messages \(validator)")
        check(validator.state == state && control.state == state, "state \(validator)")
        let isLastValid = validator.lastValidValue.map {
          $0.count <= 4 && !$0.contains("x") && $0.contains(where: \.isNumber)
        }
        check(isLastValid != false, "last valid value \(validator)")
        if validator.isValid { check(validator.lastValidValue == validator.value, "value \(validator)") }
        check(
          validator.phase == .idle && validator.isCommitted && !validator.areMessagesStale,
          "phase \(validator)")
      }
      let sum = controls.reduce(Status()) { $0.adding($1.status) }
      check(form.status == sum, "status of the form")
      return problems
    }
  }
}
