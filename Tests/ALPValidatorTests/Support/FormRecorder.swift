import ALPValidator

/// Records the notifications of validators, controls and forms, in order.
@MainActor
final class FormRecorder: FormValidatorDelegate, ValidatorDelegate {
  private(set) var events: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  /// Becomes handler and delegate of a form.
  func record(_ form: FormValidator, as name: String = "form") {
    note(form, as: name)
    form.delegate = self
  }

  /// Becomes handler of a control.
  func record(_ control: AnyControl, as name: String) { note(control, as: name) }

  /// Becomes handler and delegate of a validator.
  func record(_ validator: AnyValidator, as name: String) {
    names[ObjectIdentifier(validator)] = name
    validator.delegate = self
    validator.validatorStateChangedHandler = { [weak self] state in self?.note("\(name) handler \(state)") }
  }

  func note(_ event: String) { events.append(event) }

  func removeAll() { events = [] }

  /// Returns the notifications since the last call.
  func news() -> [String] {
    defer { events = [] }
    return events
  }

  private func note(_ part: FormPart, as name: String) {
    names[ObjectIdentifier(part)] = name
    part.stateChangedHandler = { [weak self, weak part] state in
      self?.note("\(name) handler \(state) \(part?.errorMessages ?? [])")
    }
  }

  private func name(_ object: AnyObject) -> String { names[ObjectIdentifier(object)] ?? "?" }

  func form(_ form: FormGroup, didChangeState state: ValidatorState) {
    note("\(name(form)) delegate \(state)")
  }

  func form(_ form: FormGroup, didChangeStateOf control: AnyControl) {
    note("\(name(form)) hears of \(name(control))")
  }

  func validator(_ validator: AnyValidator, didChangeState state: ValidatorState) {
    note("\(name(validator)) delegate \(state)")
  }
}
