/// When a control hands its value to an attached validator.
public enum ValidationPolicy: String, Hashable, Sendable, CaseIterable {
  /// With every change of the value.
  case onInputChange
  /// When editing ends.
  case onFocusLoss
  /// Only when ``AnyControl/validate()`` is called.
  case manual
  /// When editing ends for the first time, and from then on with every change of the value.
  case onFocusLossThenInputChange
}
