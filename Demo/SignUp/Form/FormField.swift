import ALPValidator

/// A field of a form: a control, the validator that looks at it, and what a view needs to draw it.
@MainActor
final class FormField {
  /// What the user edits.
  enum Content {
    case text(TextControl)
    /// Text that is not shown as it is typed.
    case secret(TextControl)
    case toggle(Control<Bool>)
  }

  /// What is shown of a field.
  enum Status: String, Sendable {
    /// Nothing yet: the user has not been here.
    case untouched
    case valid
    case invalid
    case waiting
  }

  let label: String
  /// What is expected, in a few words.
  let hint: String
  let content: Content
  let validator: AnyValidator

  /// Whether the user has changed or left the field, so that it may be told what is wrong with it.
  var isTouched = false

  private var observation: ControlObservation?

  init(_ label: String, hint: String, content: Content, validator: AnyValidator) {
    self.label = label
    self.hint = hint
    self.content = content
    self.validator = validator
    observation = control.addObserver { [weak self] event in
      if event != .began { self?.isTouched = true }
    }
  }

  var control: AnyControl {
    switch content {
    case .text(let control), .secret(let control): control
    case .toggle(let control): control
    }
  }

  /// The control, if it holds text.
  var textControl: TextControl? {
    switch content {
    case .text(let control), .secret(let control): control
    case .toggle: nil
    }
  }

  var status: Status {
    guard isTouched, validator.hasValidated else { return .untouched }
    return switch validator.state {
    case .valid: .valid
    case .invalid: .invalid
    case .waiting: .waiting
    }
  }

  /// The messages that may be shown.
  var messages: [String] { status == .untouched ? [] : validator.errorMessages }
}
