/// Determines when a control validates its value by itself.
///
/// All policies also validate when you call ``FormPart/validate()``, and when the form is validated or
/// submitted. A validated value is validated again when something its conditions depend on changes. When
/// failures are shown is another matter, see ``ErrorVisibility``.
public enum ValidationPolicy: String, Hashable, Sendable, CaseIterable {
  /// With every change of the value, and when the user leaves the field without having changed it. The
  /// default.
  case onInputChange
  /// When editing ends.
  case onFocusLoss
  /// Never.
  case manual
}
