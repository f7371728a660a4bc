import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Random programs as apps contain them: a form with a list, groups under conditions, slow functions, submissions,
/// languages and external failures. After each step, all that can be read is compared with what follows from the values
/// alone.
@MainActor @Suite(.serialized) struct RandomAppTests {
  @Test(arguments: randomSeeds(1...4)) func readsWhatFollowsFromTheValues(seed: Int) async {
    let app = RandomApp(seed: UInt64(seed))
    for step in 0..<100 {
      await app.step()
      #expect(app.faults == [], "seed \(seed), step \(step): \(app.log.suffix(6))")
      guard app.faults.isEmpty else { break }
    }
    await app.end()
  }
}

extension RandomApp {
  func check() {
    var failures: [String] = []
    var state = ValidatorState.valid
    let included = fields
    for field in [name, email, repeated, age, vat] + allGuests {
      let expected = expectedState(of: field)
      let control = field.control
      var own = field.validated.map { field.failures(field.format($0)) } ?? []
      if let external = field.external { own.append(("external", external, false)) }
      let messages = own.filter { !$0.isWarning }.map(\.message)
      compare(control, "state", control.state, expected)
      compare(control, "messages", control.errorMessages, messages)
      compare(control, "warnings", control.warnings.map(\.message), own.filter(\.isWarning).map(\.message))
      compare(control, "isTouched", control.isTouched, field.isTouched)
      compare(control, "isDirty", control.isDirty, field.format(control.text) != field.format(field.clean))
      compare(control, "hasValidated", control.hasValidated, field.validated != nil)
      if !field.isEditing { compare(control, "shows", control.shouldShowErrors, shows(field)) }
      if let validator = control.validators.first as? Validator<String> {
        let isValid = expectedValidatorState(of: field) == .valid
        if isValid { field.lastValid = field.validated.map(field.format) }
        compare(control, "lastValid", validator.lastValidValue, field.lastValid)
        for rule in control.rules where rule.isActive && rule.status == .satisfied {
          if own.contains(where: { $0.name == rule.name }) { faults.append("\(rule.name) satisfied") }
        }
      }
      guard included.contains(where: { $0 === field }) else { continue }
      failures += own.filter { !$0.isWarning }.map { "\(control.path) \($0.message)" }
      if state == .valid || expected == .invalid { state = expected }
    }
    compare(form, "state", form.state, state)
    compare(form, "failures", form.failures.map { "\($0.path) \($0.message)" }.sorted(), failures.sorted())
    compare(
      form, "order", form.failures.map(\.path.description),
      form.controls.flatMap(\.failures).map(\.path.description))
    for check in snapshots.values { check() }
  }

  func compare<Compared: Equatable>(_ part: FormPart, _ what: String, _ found: Compared, _ expected: Compared)
  {
    if found != expected { faults.append("\(part.path) \(what): \(found), not \(expected)") }
  }

  func shows(_ field: Field) -> Bool {
    if field.external != nil { return true }
    guard field.validated != nil else { return false }
    return field.isTouched || field.isChangedWithoutEditing
  }

  func expectedState(of field: Field) -> ValidatorState {
    field.external != nil ? .invalid : expectedValidatorState(of: field)
  }

  func expectedValidatorState(of field: Field) -> ValidatorState {
    guard let validated = field.validated else { return .invalid }
    if field === name, validated.count >= 2 {
      guard let last = calls.last, last.value == validated, last.readsVersion == readsVersion else {
        faults.append("not checked: \(validated)")
        return .waiting
      }
      guard case .success(let isFree) = last.answer else { return .waiting }
      return isFree ? .valid : .invalid
    }
    return field.failures(field.format(validated)).allSatisfy(\.isWarning) ? .valid : .invalid
  }
}
