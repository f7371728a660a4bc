/// When the failures of a control are shown: if there is a reason, and they are not held back.
///
/// | Event                                      | Reason                             | Held back         |
/// | ------------------------------------------ | ---------------------------------- | ----------------- |
/// | the user begins to edit                    |                                    | if none are shown |
/// | the value changes while the user edits     | `changed`                          |                   |
/// | the value changes otherwise, unless loaded | `changed`, `changedWithoutEditing` |                   |
/// | the value is valid while the user edits    |                                    | from now on       |
/// | a late response fails a touched field      |                                    | not any more      |
/// | the user leaves the field                  | `left`                             | not any more      |
/// | a submission, or `validate()`              | `submitted`                        | not any more      |
/// | a reset                                    | none any more                      | not any more      |
/// | a snapshot is restored                     | those of the snapshot              |                   |
///
/// The visibility that the program has chosen decides which reasons are enough:
/// `ReasonsToShow.suffice(for:)`.
///
/// This is a value without side effects: a control passes it each event, and lets observers know if the value
/// has changed.
struct FailureVisibility: Equatable {
  /// The reasons to show failures.
  private(set) var reasons: ReasonsToShow = []
  /// Whether the user is editing.
  private(set) var isEditing = false
  /// Whether failures are held back because the user edits a field that shows none.
  ///
  /// Failures are held back only while the user is editing. Leaving the field, a submission, a reset, and a
  /// late failure in a touched field end it.
  private(set) var isHeldBack = false

  /// Whether the user has left the control once, or submitted its form.
  var isTouched: Bool { !reasons.isDisjoint(with: [.left, .submitted]) }

  /// Whether the user edits the control, and has not left it before.
  var isEditedForTheFirstTime: Bool { isEditing && !isTouched }

  /// Returns whether it is time to show failures of rules.
  func showsFailures(by visibility: ErrorVisibility) -> Bool {
    reasons.suffice(for: visibility) && (visibility == .immediately || !isHeldBack)
  }

  // MARK: What happens

  /// The user begins to edit a field, which has failures or none.
  mutating func begin(hasFailures: Bool, visibility: ErrorVisibility) {
    isEditing = true
    let showsFailures = hasFailures && reasons.suffice(for: visibility)
    isHeldBack = !showsFailures
  }

  /// The user leaves the field.
  mutating func end() {
    isEditing = false
    reasons.insert(.left)
    isHeldBack = false
  }

  /// The user changes the value, or the program in place of the user.
  mutating func valueChanged() {
    reasons.formUnion(isEditing ? .changed : [.changed, .changedWithoutEditing])
  }

  /// The value has changed, and was validated if a policy says so. If the value is valid while the user edits,
  /// later failures are held back until the field is left.
  mutating func valueWasValidated(hasFailures: @autoclosure () -> Bool) {
    if isEditing, !isHeldBack, !hasFailures() { isHeldBack = true }
  }

  /// The control is validated by a submission, or by the program for the user.
  mutating func submit() {
    reasons.insert(.submitted)
    isHeldBack = false
  }

  /// A late response fails the value while the user edits. In a touched field, the failure shows at once.
  mutating func lateFailureArrived() {
    if isTouched { isHeldBack = false }
  }

  /// The control is reset. The user may still be editing.
  mutating func reset() {
    reasons = []
    isHeldBack = false
  }

  /// A snapshot with these reasons is restored.
  mutating func restore(_ reasons: ReasonsToShow) { self.reasons = reasons }
}

/// The events in a control that may be a reason to show its failures.
///
/// A reset removes all reasons. Which reasons count is decided when a view reads the failures, so another
/// visibility applies at once.
struct ReasonsToShow: OptionSet {
  let rawValue: UInt8

  /// The value was changed.
  static let changed = Self(rawValue: 1)
  /// The value was changed by the user or the program while the control was not being edited.
  static let changedWithoutEditing = Self(rawValue: 2)
  /// The user has left the control.
  static let left = Self(rawValue: 4)
  /// The control was validated by ``FormPart/validate()`` or a submission.
  static let submitted = Self(rawValue: 8)

  /// Returns whether one of the reasons is enough to show failures.
  func suffice(for visibility: ErrorVisibility) -> Bool {
    switch visibility {
    case .immediately: !isEmpty
    case .afterEditing: !isDisjoint(with: [.changedWithoutEditing, .left, .submitted])
    case .afterSubmission: contains(.submitted)
    }
  }
}

/// Determines when the failures of a control are shown.
///
/// It is independent of ``ValidationPolicy``, which determines when a value is validated. Views read
/// ``AnyControl/visibleErrorMessages``, or ``AnyControl/shouldShowErrors``.
///
/// Whatever the visibility, ``FormPart/validate()`` and a submission show all failures. While the user edits
/// a field, a failure that is shown disappears as soon as the value is right. Unless the visibility is
/// ``immediately``, typing does not bring it back before the user leaves the field; a late response does, if
/// the user has left the field before.
public enum ErrorVisibility: String, Hashable, Sendable, CaseIterable {
  /// When the user leaves the field, or changes a control without editing it, such as a toggle or a picker.
  /// The default.
  case afterEditing
  /// With the first change.
  case immediately
  /// Only after ``FormPart/validate()`` or a submission.
  case afterSubmission
}

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
