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

  /// What has happened to the value of a control.
  enum Occasion {
    /// It was changed, by the user or by the program.
    case changed
    /// The program has loaded the value that the control had already.
    case loadedAgain
    /// The user has left the field.
    case left
  }

  /// Returns whether a value is validated because of what has happened.
  ///
  /// - Parameters:
  ///   - occasion: What has happened.
  ///   - isValidated: Whether the value was validated before.
  /// - Returns: Whether it is validated now.
  func validates(on occasion: Occasion, isValidated: Bool) -> Bool {
    switch self {
    // A required field that the user has passed through is invalid although it was not changed.
    case .onInputChange: occasion == .changed || !isValidated
    case .onFocusLoss: occasion == .left
    case .manual: false
    }
  }
}
