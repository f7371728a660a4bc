import ALPValidator

/// A field of a form: a control, and what a view says about it.
@MainActor
struct FormField {
  /// What the user edits.
  enum Content {
    case text(TextControl)
    /// Text that is not shown as it is typed.
    case secret(TextControl)
    case toggle(BooleanControl)
  }

  /// What is shown of a field.
  enum Status: String, Sendable {
    /// Nothing yet: the user has not had a chance.
    case untouched
    case valid
    /// Valid, but there is advice.
    case advised
    case invalid
    case waiting
    /// A server could not decide, and will be asked again when the user says so.
    case awaitingRetry
  }

  let label: String
  /// What is expected, in a few words.
  let hint: String
  let content: Content

  init(_ label: String, hint: String, _ content: Content) {
    self.label = label
    self.hint = hint
    self.content = content
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
    guard control.shouldShowErrors else { return .untouched }
    return switch control.state {
    case .valid: control.warnings.isEmpty ? .valid : .advised
    case .invalid: .invalid
    case .waiting: control.isAwaitingRetry ? .awaitingRetry : .waiting
    }
  }

  /// The messages that belong to the status.
  var messages: [String] {
    switch status {
    case .untouched, .valid, .waiting: []
    case .advised: control.warnings.map(\.message)
    case .invalid: control.errorMessages
    case .awaitingRetry: control.failuresAwaitingRetry.map(\.message)
    }
  }
}
