// When the failures of a control are shown, as views ask for it.

extension AnyControl {
  /// A Boolean value that indicates whether the user is editing: between ``beginEditing()`` and
  /// ``endEditing()``.
  public final var isEditing: Bool { tracker.read(.activity, failureVisibility.isEditing) }

  /// A Boolean value that indicates whether the user has left the control once, or submitted its form.
  public final var isTouched: Bool { tracker.read(.activity, failureVisibility.isTouched) }

  /// A Boolean value that indicates whether it is time to show the messages of the value.
  ///
  /// ``FormPart/errorVisibility`` determines it. Before the first validation, it is `false`, unless a server
  /// has reported a failure. The failures of a server show at once, unless the field is being edited for the
  /// first time. So do those of late responses, except with ``ErrorVisibility/afterSubmission``, and except
  /// for a value that was loaded and not edited since. The property is observable.
  public final var shouldShowErrors: Bool {
    showsFailuresOfServer || showsFailuresOfRules
  }

  /// Whether there are external failures, and it is time to show them.
  private var showsFailuresOfServer: Bool {
    tracker.read([.settings, .activity])
    return !external.isEmpty && !failureVisibility.isEditedForTheFirstTime
  }

  /// Whether the value was validated, and it is time to show the failures of rules.
  private var showsFailuresOfRules: Bool {
    tracker.read([.settings, .activity])
    guard attachments.contains(where: \.validator.hasValidated) else { return false }
    return failureVisibility.showsFailures(by: effectiveErrorVisibility)
  }

  /// The messages of the failed rules if it is time to show them, otherwise none.
  ///
  /// Show them at the field. They are ``ValidationObject/errorMessages``, without messages of rules or of a
  /// server that it is too early to show. Equal messages appear once.
  public final var visibleErrorMessages: [String] {
    let showsRules = showsFailuresOfRules
    let showsServer = showsFailuresOfServer
    guard showsRules || showsServer else { return [] }
    let failures = failures
    // External failures come last.
    let externalCount = external.count { $0.severity == .error }
    let ruleFailures = showsRules ? failures.dropLast(externalCount) : []
    let serverFailures = showsServer ? failures.suffix(externalCount) : []
    return (ruleFailures + serverFailures).map(\.message).withoutRepetitions
  }

  /// Whether a rule fails the value, or the control has external failures; not tracked. Known failures count
  /// even while a request is in flight.
  final var hasFailures: Bool {
    if !external.isEmpty { return true }
    return attachments.contains { attachment in
      attachment.validator.outcome.result.failures.contains { $0.severity == .error }
    }
  }
}
