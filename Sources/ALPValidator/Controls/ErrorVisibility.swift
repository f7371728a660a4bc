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
