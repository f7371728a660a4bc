import ALPValidator

/// A field of a form: a control with its label and hint.
@MainActor
struct FormField {
  /// The control that the user edits.
  enum Content {
    case text(TextControl)
    /// Text that is hidden.
    case secret(TextControl)
    case toggle(BooleanControl)
  }

  /// The status that a view shows.
  enum Status: String, Sendable {
    /// The user has not edited the field yet.
    case untouched
    case valid
    /// The value is valid and has warnings.
    case advised
    case invalid
    case waiting
    /// A request failed and waits for a retry by the user.
    case awaitingRetry
  }

  let label: String
  /// A short description of the expected value.
  let hint: String
  let content: Content
  /// Whether a view lists the rules while the user edits the field.
  let showsRequirements: Bool

  init(_ label: String, hint: String, _ content: Content, showsRequirements: Bool = false) {
    self.label = label
    self.hint = hint
    self.content = content
    self.showsRequirements = showsRequirements
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
