import Testing

@testable import ALPValidator
@testable import ValidationRules

/// The order and the bounds of what follows from a change, across objects.
@MainActor @Suite struct TransactionTests {
  // MARK: Bounded stack

  @Test func notifiesAChainOfValidatorsOnABoundedStack() {
    let validators = (0..<20_000).map { _ in Validator(type: .string) }
    for (validator, next) in zip(validators, validators.dropFirst()) {
      validator.validatorStateChangedHandler = { [unowned next] _ in next.validate("a") }
    }
    validators[0].validate("a")
    #expect(validators.allSatisfy { $0.isValid })
    for validator in validators { validator.validatorStateChangedHandler = nil }
  }

  // MARK: Dependencies

  @Test func evaluatesAConditionAgainAfterAllChangesOfAHandler() {
    let (start, end) = (Control(1), Control(5))
    let form = FormValidator()
    for control in [start, end] { form.add(control) }
    form.addCondition("order", on: end, over: start, end, invalidMessage: "It ends before it begins.") {
      $0 <= $1
    }
    form.validate()
    var isRepaired = false
    end.stateChangedHandler = { [start, end] state in
      guard state == .invalid, !isRepaired else { return }
      isRepaired = true
      start.value = 2
      end.value = 3
    }
    start.value = 50
    #expect(form.isValid)
    #expect(form.errorMessages.isEmpty)
  }

  @Test(arguments: ValidationPolicy.allCases)
  func validatesNothingForARemovedCondition(_ policy: ValidationPolicy) {
    let (control, other) = (TextControl(), TextControl())
    control.policy = policy
    var count = 0
    control.addCondition(
      .satisfies { _ in
        count += 1
        return true
      })
    let handle = control.addCondition(.satisfies { [other] _ in other.text != "x" })
    control.validate()
    #expect(count == 1)
    handle.remove()
    other.text = "x"
    #expect(count == 1)
    #expect(control.isValid)
  }

  @Test func followsOnlyWhatTheLatestEvaluationRead() {
    let (usesFirst, first, second) = (Control(true), TextControl(), TextControl())
    let validator = Validator(type: .string)
    var count = 0
    validator.addCondition(
      .satisfies { _ in
        count += 1
        return usesFirst.value ? first.text.isEmpty : second.text.isEmpty
      })
    validator.validate("")
    second.text = "a"
    #expect(count == 1)
    usesFirst.value = false
    #expect(!validator.isValid)
    first.text = "a"
    #expect(count == 2)
    second.text = ""
    #expect(validator.isValid)
  }

  // MARK: Order

  @Test func notifiesChildrenBeforeParents() {
    let outer = FormValidator()
    let page = FormValidator()
    let (control, other) = (TextControl(), TextControl())
    outer.add(other)
    outer.add(page)
    page.add(control)
    for control in [control, other] { control.addRule(.notEmpty) }
    var order: [String] = []
    outer.stateChangedHandler = { _ in order.append("outer") }
    page.stateChangedHandler = { _ in order.append("page") }
    control.stateChangedHandler = { _ in order.append("control") }
    other.stateChangedHandler = { _ in order.append("other") }
    outer.validate()
    #expect(order.firstIndex(of: "control") ?? 9 < order.firstIndex(of: "page") ?? 0)
    #expect(order.last == "outer")
    #expect(order.count == 4)
  }

  @Test func notifiesAControlThatHasMovedToADeeperForm() {
    let (form, control) = (FormValidator(), TextControl(text: "a"))
    var order: [String] = []
    control.addRule(.notEmpty)
    control.validator.validatorStateChangedHandler = { [form, control] _ in form.add(control) }
    control.stateChangedHandler = { order.append("control \($0)") }
    control.validate()
    #expect(order == ["control Valid"])
  }

  @Test func notifiesChildrenFirstThoughTheirFormHasMoved() {
    let (form, group, first, second) = (FormValidator(), FormValidator(), TextControl(), TextControl())
    form.add(group)
    var order: [String] = []
    for (name, part) in [("group", group), ("first", first), ("second", second)] as [(String, FormPart)] {
      part.stateChangedHandler = { _ in order.append(name) }
    }
    for control in [first, second] { group.add(control).addRule(.notEmpty) }
    first.validator.validatorStateChangedHandler = { _ in
      form.remove(group)
      second.validate()
    }
    order = []
    first.validate()
    #expect(order == ["first", "second", "group"])
  }

  // MARK: Entries of a keystroke

  /// A keystroke enters the control, its validator and its form once each.
  @Test func entersEachObjectOnce() {
    let form = FormValidator()
    let control = form.add(TextControl())
    var evaluations = 0
    control.addCondition(
      .satisfies { _ in
        evaluations += 1
        return true
      })
    control.addRule(.length(2...))
    form.validate()
    evaluations = 0
    var notifications: [String] = []
    control.validator.validatorStateChangedHandler = { _ in notifications.append("validator") }
    control.stateChangedHandler = { _ in notifications.append("control") }
    form.stateChangedHandler = { _ in notifications.append("form") }
    let number = Transaction.number
    control.text = "ab"
    #expect(evaluations == 1)
    #expect(Transaction.number == number + 1)
    #expect(notifications == ["validator", "control", "form"])
  }
}
