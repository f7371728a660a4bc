import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Random programs whose rules, conditions, messages and handlers give commands, against an interpreter that performs the
/// same commands in the order of the contract: those of a question after the command under way, all others at once.
@MainActor @Suite(.serialized) struct RandomCommandTests {
  @Test(arguments: randomSeeds(1...8)) func endsInTheStateOfTheInterpreter(seed: Int) {
    Misuse.handler = { _ in }
    defer { Misuse.handler = nil }
    var steps = 0
    let rounds = valueCount(130, unoptimized: 80)
    for round in 0..<rounds {
      let program = Program(seed: UInt64(seed * 1000 + round))
      for _ in 0..<12 {
        program.run()
        let differences = program.differences
        #expect(differences == [], "seed \(seed), round \(round): \(program.log)")
        guard differences.isEmpty else { return }
      }
      steps += program.stepCount
    }
    #expect(steps * 130 > rounds * 11_000, "\(steps)")
  }

  fileprivate enum Command {
    case validate(Int, String)
    case edit(Int, String)
    case revalidate(Int)
    case reset(Int)
    case resetControl(Int)
    case
      validateForm
    case setLanguage(Int, String)
    case setLabel(Int, String)
    case setOptional(Int, Bool)
    case addRule(Int)
    case removeRule(
      Int)
    case setExternal(Int, String)
    case include(Int, Bool)
  }

  /// What the interpreter knows of a validator and its control.
  fileprivate struct Model {
    var text = ""
    var value: String?
    var hasValidated = false
    var failed: [String] = []
    var language = "en"
    var label: String?
    var isOptional = false
    var hasExtraRule = false
    var external: String?
    var isIncluded = true
    /// Whether the latest evaluation has read the value of the other validator.
    var readsOther = false
  }

  @MainActor fileprivate final class Program {
    private static let catalogs = Dictionary(
      uniqueKeysWithValues: ["de", "en", "fr"].map { ($0, MessageCatalog(language: $0)) })

    private var random: SeededGenerator
    private(set) var log: [(isQuestion: Bool, command: Command)] = []
    private(set) var stepCount = 0
    private var faults: [String] = []
    private var remainingCommands = 0
    private let controls = [TextControl(), TextControl()]
    private let validators = [Validator(type: .string), Validator(type: .string)]
    private var extraRules: [RuleHandle?] = [nil, nil]
    private let form = FormValidator()
    private var performed: [Command] = []
    private var pending: [Command] = []
    private var models = [Model(), Model()]

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for (index, validator) in validators.enumerated() {
        form.add(controls[index]).attachValidator(validator)
        validator.addRule(.length(...4)).message { [weak self] in
          self?.ask()
          return $0.message
        }
        validator.addRule(
          .satisfies("plain") { [weak self] text in
            MainActor.assumeIsolated { self?.ask() }
            return !text.contains("x")
          })
        validator.addCondition(
          .satisfies("other") { [weak self, other = validators[1 - index]] text in
            self?.ask()
            return other.value != "1" || text.isEmpty
          })
        validator.addRule(.containsDigit).when { [weak self] in
          self?.ask()
          return true
        }
        validator.validatorStateChangedHandler = { [weak self, unowned validator] in
          self?.observe($0, validator)
        }
        controls[index].stateChangedHandler = { [weak self, unowned control = controls[index]] in
          self?.observe($0, control)
        }
      }
      form.stateChangedHandler = { [weak self, unowned form] in self?.observe($0, form) }
    }

    func run() {
      (log, performed, remainingCommands) = ([], [], 30)
      give(isQuestion: false)
      remainingCommands = 0
      performed += pending
      pending = []
      for command in performed { interpret(command) }
    }

    private func ask() { if isWilling { give(isQuestion: true) } }

    private func observe(_ state: ValidatorState, _ object: ValidationObject) {
      if state != object.state { faults.append("passed \(state), read \(object.state)") }
      if isWilling { give(isQuestion: false) }
    }

    private var isWilling: Bool {
      guard remainingCommands > 0, Int.random(in: 0..<3, using: &random) == 0 else { return false }
      remainingCommands -= 1
      return true
    }

    private func give(isQuestion: Bool) {
      let command = randomCommand()
      stepCount += 1
      log.append((isQuestion, command))
      if isQuestion {
        pending.append(command)
      } else {
        performed += pending + [command]
        pending = []
      }
      perform(command)
    }

    private func randomCommand() -> Command {
      let index = Int.random(in: 0...1, using: &random)
      let text = ["", "1", "a", "a1", "x1", "long text", "long 1", "12"].randomElement(using: &random) ?? ""
      let isOn = Bool.random(using: &random)
      return switch Int.random(in: 0..<16, using: &random) {
      case 0...2: .validate(index, text)
      case 3...6: .edit(index, text)
      case 7: .revalidate(index)
      case 8: isOn ? .reset(index) : .resetControl(index)
      case 9: .validateForm
      case 10: .setLanguage(index, ["de", "en", "fr"].randomElement(using: &random) ?? "")
      case 11: .setLabel(index, text)
      case 12: .setOptional(index, isOn)
      case 13: isOn ? .addRule(index) : .removeRule(index)
      case 14: .setExternal(index, text)
      default: .include(index, isOn)
      }
    }

    private func perform(_ command: Command) {
      switch command {
      case .validate(let index, let text): validators[index].validate(text)
      case .edit(let index, let text): controls[index].text = text
      case .revalidate(let index): validators[index].revalidate()
      case .reset(let index): validators[index].reset()
      case .resetControl(let index): controls[index].reset()
      case .validateForm: form.validate()
      case .setLanguage(let index, let code): validators[index].messages = Self.catalogs[code]
      case .setLabel(let index, let text): controls[index].label = text
      case .setOptional(let index, let isOptional): validators[index].isOptional = isOptional
      case .addRule(let index):
        if extraRules[index] == nil { extraRules[index] = validators[index].addRule(.length(2...)) }
      case .removeRule(let index):
        extraRules[index]?.remove()
        extraRules[index] = nil
      case .setExternal(let index, let text): controls[index].setExternalFailure(text)
      case .include(let index, true): form.add(controls[index], at: index == 0 ? 0 : nil)
      case .include(let index, false): form.remove(controls[index])
      }
    }

    // MARK: Interpreter

    private func interpret(_ command: Command) {
      switch command {
      case .validate(let index, let text): setValue(of: index, to: text)
      case .edit(let index, let text):
        guard models[index].text != text else { return }
        models[index].text = text
        models[index].external = nil
        setValue(of: index, to: text)
      case .revalidate(let index): evaluate(index)
      case .reset(let index): resetValidator(index)
      case .resetControl(let index):
        models[index].text = ""
        models[index].external = nil
        resetValidator(index)
      case .validateForm:
        for index in 0...1 where models[index].isIncluded { setValue(of: index, to: models[index].text) }
      case .setLanguage(let index, let code): models[index].language = code
      case .setLabel(let index, let text): models[index].label = text
      case .setOptional(let index, let isOptional): models[index].isOptional = isOptional
      case .addRule(let index): models[index].hasExtraRule = true
      case .removeRule(let index): models[index].hasExtraRule = false
      case .setExternal(let index, let text): models[index].external = text
      case .include(let index, let isIncluded): models[index].isIncluded = isIncluded
      }
    }

    private func setValue(of index: Int, to text: String?) {
      let isOther = models[index].value != text
      models[index].value = text
      models[index].hasValidated = models[index].hasValidated || text != nil
      evaluate(index)
      if isOther, models[1 - index].readsOther { evaluate(1 - index) }
    }

    private func resetValidator(_ index: Int) {
      models[index].hasValidated = false
      models[index].failed = []
      setValue(of: index, to: nil)
    }

    private func evaluate(_ index: Int) {
      guard models[index].hasValidated else { return }
      let (model, text) = (models[index], models[index].value ?? "")
      var failed: [String] = []
      models[index].readsOther = !(model.isOptional && text.isEmpty)
      if models[index].readsOther {
        if text.count > 4 { failed.append("length") }
        if text.contains("x") { failed.append("plain") }
        if models[1 - index].value == "1", !text.isEmpty { failed.append("other") }
        if !text.contains(where: \.isNumber) { failed.append("contains-digit") }
        if model.hasExtraRule, text.count < 2 { failed.append("short") }
      }
      models[index].failed = failed
    }

    // MARK: Comparison

    var differences: [String] {
      var differences = faults
      func check(_ isSame: Bool, _ what: String) { if !isSame { differences.append(what) } }
      for (index, model) in models.enumerated() {
        let (validator, control) = (validators[index], controls[index])
        check(validator.value == model.value, "value \(index)")
        check(control.text == model.text, "text \(index)")
        check(validator.hasValidated == model.hasValidated, "hasValidated \(index)")
        check(validator.isValid == isValid(model), "state \(validator) \(model.failed)")
        let names = validator.failures.map(\.name)
        check(
          names == model.failed.map { $0 == "short" ? "length" : $0 }, "failures \(names) \(model.failed)")
        var messages = Self.catalogs[model.language] ?? .standard
        messages.label = model.label
        check(
          validator.errorMessages == validator.failures.map { messages.message(for: $0) }, "messages \(index)"
        )
        check(control.isValid == (isValid(model) && model.external == nil), "control \(index)")
        check((control.form != nil) == model.isIncluded, "form \(index)")
        if validator.isValid { check(validator.lastValidValue == validator.value, "last valid \(index)") }
      }
      let included = models.filter(\.isIncluded)
      check(form.isValid == included.allSatisfy { isValid($0) && $0.external == nil }, "form")
      let tallyOfControls = form.controls.reduce(Tally()) { $0 + $1.tallyAfterSettling() }
      check(form.tallyAfterSettling() == tallyOfControls, "tally of the form")
      return differences
    }

    private func isValid(_ model: Model) -> Bool { model.hasValidated && model.failed.isEmpty }
  }
}
