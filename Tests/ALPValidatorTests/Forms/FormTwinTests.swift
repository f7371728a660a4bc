import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Random changes of a form. After each, the form is compared with the state of all its parts.
@MainActor @Suite struct FormTwinTests {
  /// The numbers of a linear congruential generator, the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  /// The observable state of a form.
  fileprivate struct Answers: Equatable {
    var state = ValidatorState.valid
    var messages: [String] = []
    var warnings: [String] = []
    /// The failures that wait for a retry, with their paths: after a move, these are other ones.
    var held: [String] = []
    var hasValidated = true
    var isDirty = false
  }

  private let root = FormValidator()
  private let server = FakeServer()

  @Test(arguments: randomSeeds(1...6)) func equalsWhatALookAtAllPartsSays(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let switches = (0..<3).map { _ in Control(true) }
    let controls = (0..<12).map { makeControl($0, switches) }
    let pages = (0..<3).map {
      let page = FormValidator()
      page.name = "\($0)"
      return page
    }
    let tellings = Notifications(root, answers: { [root] in Answers(of: root) })
    var heldSteps = 0
    for step in 0..<400 {
      let control = controls[numbers.next(below: controls.count)]
      let page = pages[numbers.next(below: pages.count)]
      let form = numbers.next(below: 2) == 0 ? root : page
      let condition: @MainActor () -> Bool = { [weak other = switches[0]] in other?.value != false }
      let isActive = numbers.next(below: 2) == 0 ? nil : condition
      let kind = numbers.next(below: 20)
      tellings.isMove = [0, 1, 3].contains(kind)
      switch kind {
      case 0: form.add(control, when: isActive)
      case 1: form.add(control, at: numbers.next(below: 1 + form.parts.filter { $0 !== control }.count))
      case 2: (control.form as? FormValidator)?.remove(control)
      case 3: root.add(page, when: isActive)
      case 4: root.remove(page)
      case 5: switches[numbers.next(below: 3)].value.toggle()
      case 6: control.isEnabled.toggle()
      case 7: page.isEnabled.toggle()
      case 8: control.setExternalFailure("External \(step).")
      case 9: form.validate()
      case 10: (numbers.next(below: 4) == 0 ? form : control).reset()
      case 11: control.markClean()
      case 12: (numbers.next(below: 4) == 0 ? form : control).retry()
      case 13...15: answerQuestion(at: &numbers)
      default: control.text = String("abcdefgh".prefix(numbers.next(below: 9)))
      }
      for form in [root] + pages {
        #expect(Answers(of: form) == Answers(byLookingAt: form), "step \(step)")
        #expect(form.isAwaitingRetry == !form.failuresAwaitingRetry.isEmpty, "step \(step)")
      }
      if controls.contains(where: \.isAwaitingRetry) { heldSteps += 1 }
      #expect(tellings.faults.isEmpty, "step \(step)")
      #expect(root.firstInvalidControl === root.controls.first { $0.state == .invalid })
    }
    #expect(tellings.count > 20)
    #expect(heldSteps > 0)
  }

  /// Lets the server accept, refuse, or fail to decide.
  private func answerQuestion(at numbers: inout Numbers) {
    guard server.inFlightCount > 0 else { return }
    let answers: [Response] = [.accepted, .rejected(message: nil), .failed(.status(500))]
    server.respond(numbers.next(below: server.inFlightCount), with: answers[min(2, numbers.next(below: 4))])
  }

  private func makeControl(_ number: Int, _ switches: [Control<Bool>]) -> TextControl {
    let control = TextControl()
    control.policy = number.isMultiple(of: 5) ? .manual : .onInputChange
    control.addRule(.length(3...), invalidMessage: "\(number) is short.")
    control.addRule(.length(...4), invalidMessage: "\(number) is long.", severity: .warning)
    let other = switches[number % 3]
    if number.isMultiple(of: 2) {
      control.addRule(.length(6...), invalidMessage: "\(number) is shorter.", when: { other.value })
    }
    if !number.isMultiple(of: 2) {
      control.addCondition(server.condition(), invalidMessage: "\(number) is taken.")
    }
    return control
  }

  /// The notifications of a form, each of which has to have a new state.
  @MainActor private final class Notifications {
    private(set) var count = 0
    private(set) var faults: [String] = []
    /// Whether a part moves, which is a change by itself.
    var isMove = false
    private var last: Answers

    init(_ form: FormValidator, answers: @escaping () -> Answers) {
      last = answers()
      form.stateChangedHandler = { [weak self] state in
        guard let self else { return }
        count += 1
        let now = answers()
        if now.state != state { faults.append("told \(state) where it is \(now.state)") }
        if now == last, !isMove { faults.append("notified without a change") }
        last = now
      }
    }
  }
}

extension FormTwinTests.Answers {
  @MainActor init(of form: FormValidator) {
    state = form.state
    messages = form.failures.map { "\($0.path) \($0.message)" }
    warnings = form.warnings.map { "\($0.path) \($0.message)" }
    held = form.failuresAwaitingRetry.map { "\($0.path) \($0.cause)" }
    hasValidated = form.hasValidated
    isDirty = form.isDirty
  }

  @MainActor init(byLookingAt form: FormValidator) {
    for control in form.controls {
      for validator in control.validators {
        if validator.state == .invalid || state == .valid { state = validator.state }
        messages += validator.errorMessages.map { "\(control.path) \($0)" }
        warnings += validator.warnings.map { "\(control.path) \($0.message)" }
        held += validator.failuresAwaitingRetry.map { "\(control.path) \($0.cause)" }
        hasValidated = hasValidated && validator.hasValidated
      }
      if let message = control.externalFailures.first?.message {
        state = .invalid
        messages.append("\(control.path) \(message)")
      }
      isDirty = isDirty || control.isDirty
    }
  }
}
