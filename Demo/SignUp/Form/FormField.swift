import ALPValidator

/// A field of a form: a control, with what a view needs to know about it.
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

  /// A value that the user chooses.
  struct Choice {
    let value: String
    let label: String
    /// The label as a text of the page; `nil` for one that comes from a description.
    var title: PageText?
  }

  let id: FieldID
  let control: AnyControl
  /// The label as a text of the page; `nil` for a field whose label comes from a description.
  var title: PageText?
  /// The values that the user chooses from; empty for other fields.
  var choices: [Choice] = []
  /// Whether the text is hidden.
  var isSecret = false
  /// Whether a view lists the rules.
  var listsRules = false
  /// Whether a server checks the value.
  var isChecked = false

  /// The label in English.
  var label: String { title.map { PageTexts.text($0, in: "en") } ?? control.label ?? id.rawValue }

  var status: Status {
    // An optional field that is left empty has nothing to confirm.
    guard control.hasContent || control.state != .valid else { return .untouched }
    let wasVisited = control.isTouched || control.isEditing || control.shouldShowErrors
    guard control.hasValidated, wasVisited else { return .untouched }
    return switch control.state {
    case .valid: advice.isEmpty ? .valid : .advised
    case .invalid: control.shouldShowErrors ? .invalid : .untouched
    case .waiting: control.isAwaitingRetry ? .awaitingRetry : .waiting
    }
  }

  /// The failures and warnings that belong to the status.
  var failures: [ValidationFailure] {
    switch status {
    case .untouched, .valid, .waiting: []
    case .advised: advice
    case .invalid: control.failures
    case .awaitingRetry: control.failuresAwaitingRetry
    }
  }

  /// The warnings to show. That of a slip waits until the user leaves the field: `gmail.co` may become `gmail.com`.
  private var advice: [ValidationFailure] {
    let isFirstEdit = control.isEditing && !control.isTouched
    return isFirstEdit ? control.warnings.filter { $0.name != Self.slip } : control.warnings
  }

  private static let slip = "email-without-slips"

  /// What the user probably meant, in place of a value that was mistyped, with the warning that says so.
  var suggestion: (value: String, warning: ValidationFailure)? {
    for failure in failures where failure.name == Self.slip {
      if case .string(let value) = failure.parameters["suggestion"] { return (value, failure) }
    }
    return nil
  }

  /// Whether an asynchronous check has accepted the value.
  var wasAccepted: Bool {
    isChecked && status == .valid && control.rules.contains { $0.name == "remote" && $0.status == .satisfied }
  }
}

/// Fields that belong together.
@MainActor
struct FieldGroup {
  let id: String
  /// The title, or `nil` if the fields need none.
  var title: PageText?
  /// The number of the element of a list, after the title.
  var number: Int?
  /// What else the page says about the fields.
  var details: PageText?
  var fields: [FormField]
  /// Whether the user can remove the fields, which are those of an element of a list.
  var canBeRemoved = false
  /// The button that adds an element to the list whose title this is.
  var addButton: PageText?
  /// Failures that belong to no field in particular.
  var failures: [ValidationFailure] = []
}
