/// Determines when the failures of a control are shown.
///
/// It is independent of ``ValidationPolicy``, which determines when a value is validated. Views read
/// ``AnyControl/visibleErrorMessages``, or ``AnyControl/shouldShowErrors``.
///
/// Whatever the visibility, ``FormPart/validate()`` and a submission show all failures. While the user edits a field, a failure
/// that is shown disappears as soon as the value is right. Unless the visibility is ``immediately``, it does not come back before
/// the user leaves the field.
public enum ErrorVisibility: String, Hashable, Sendable, CaseIterable {
  /// When the user leaves the field, or changes a control without editing it, such as a toggle or a picker. The default.
  case afterEditing
  /// With the first change.
  case immediately
  /// Only after ``FormPart/validate()`` or a submission.
  case afterSubmission
}

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
