import ALPValidator

/// A field of a form: a control with its name and label.
@MainActor
struct FormField {
  /// The status that a view shows.
  enum Status: String, Encodable, Sendable {
    /// The user has not edited the field yet, or edits it for the first time and it is not valid yet.
    case untouched
    case valid
    /// The value is valid and has warnings.
    case advised
    case invalid
    case waiting
    /// A request failed and waits for a retry by the user.
    case awaitingRetry
  }

  let name: SignUp.Field
  let label: String
  let control: AnyControl
  /// Whether the text is hidden.
  var isSecret = false
  /// Whether a view lists the rules.
  var listsRules = false

  var status: Status {
    let wasVisited = control.isTouched || control.isEditing || control.shouldShowErrors
    guard control.hasValidated, wasVisited else { return .untouched }
    return switch control.state {
    case .valid: control.warnings.isEmpty ? .valid : .advised
    case .invalid: control.shouldShowErrors ? .invalid : .untouched
    case .waiting: control.isAwaitingRetry ? .awaitingRetry : .waiting
    }
  }

  /// The failures and warnings that belong to the status.
  var failures: [ValidationFailure] {
    switch status {
    case .untouched, .valid, .waiting: []
    case .advised: control.warnings
    case .invalid: control.failures
    case .awaitingRetry: control.failuresAwaitingRetry
    }
  }
}
