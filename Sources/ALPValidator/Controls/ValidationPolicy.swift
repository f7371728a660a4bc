/// When a control hands its value to an attached validator by itself.
///
/// Whatever the policy, it does so when ``AnyControl/validate()`` is called, when its form is validated or submitted,
/// and when something changes that a condition of the validator has read.
public enum ValidationPolicy: String, Hashable, Sendable, CaseIterable {
  /// With every change of the value.
  case onInputChange
  /// When editing ends.
  case onFocusLoss
  /// Never by itself.
  case manual
  /// When editing ends for the first time, and from then on with every change of the value.
  case onFocusLossThenInputChange
}
