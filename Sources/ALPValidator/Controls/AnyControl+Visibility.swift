// When the failures of a control are shown: if there is a reason, and they are not held back.

/// What has happened in a control that may be a reason to show its failures.
///
/// A reset removes all. What counts is decided when a view asks, so that the visibility can be changed at any time.
struct Exposure: OptionSet {
  let rawValue: UInt8

  /// The value was changed.
  static let changed = Self(rawValue: 1)
  /// The value was changed by the user or the program while the control was not being edited.
  static let changedWithoutEditing = Self(rawValue: 2)
  /// The user has left the control.
  static let left = Self(rawValue: 4)
  /// The control was validated by ``FormPart/validate()`` or a submission.
  static let submitted = Self(rawValue: 8)

  /// Returns whether the failures may be shown.
  func isReason(by visibility: ErrorVisibility) -> Bool {
    switch visibility {
    case .immediately: !isEmpty
    case .afterEditing: !isDisjoint(with: [.changedWithoutEditing, .left, .submitted])
    case .afterSubmission: contains(.submitted)
    }
  }
}

extension AnyControl {
  // MARK: Reading

  /// A Boolean value that indicates whether the user has left the control once, or submitted its form.
  public final var isTouched: Bool { tracker.read(.activity, storedIsTouched) }

  /// Whether the user has left the control once, or submitted its form; not tracked.
  final var storedIsTouched: Bool { !exposure.isDisjoint(with: [.left, .submitted]) }

  /// A Boolean value that indicates whether it is time to show the messages of the value.
  ///
  /// ``FormPart/errorVisibility`` determines it. Before the first validation, it is `false`. Late responses and the failures
  /// of a server show at once, unless the field is being edited for the first time. The property is observable.
  public final var shouldShowErrors: Bool {
    tracker.read([.settings, .activity])
    let isEditedForTheFirstTime = storedIsEditing && !storedIsTouched
    if !external.isEmpty { return !isEditedForTheFirstTime }
    guard attachments.contains(where: \.validator.hasValidated) else { return false }
    let visibility = inheritedErrorVisibility
    guard exposure.isReason(by: visibility) else { return false }
    return visibility == .immediately || !holdsBackFailures
  }

  /// The messages of the failed rules if it is time to show them, otherwise none.
  ///
  /// Show them at the field. They are ``ValidationObject/errorMessages`` while ``shouldShowErrors`` is `true`.
  public final var visibleErrorMessages: [String] { shouldShowErrors ? errorMessages : [] }

  // MARK: Writing

  /// Whether a rule or a server fails the value; not tracked. While a request is in flight, a failure is known all the same.
  final var hasFailures: Bool {
    if !external.isEmpty { return true }
    return attachments.contains { attachment in
      attachment.validator.outcome.result.failures.contains { $0.severity == .error }
    }
  }

  final func expose(_ reasons: Exposure) {
    guard !exposure.isSuperset(of: reasons) else { return }
    exposure.formUnion(reasons)
    tracker.didChange(.activity)
  }

  final func holdBackFailures(_ holdsBack: Bool) {
    guard holdsBackFailures != holdsBack else { return }
    holdsBackFailures = holdsBack
    tracker.didChange(.activity)
  }

  /// Shows the failure of a late response while the user edits a field that was left before.
  final func showLateResponse() {
    if storedIsTouched, hasFailures { holdBackFailures(false) }
  }
}
