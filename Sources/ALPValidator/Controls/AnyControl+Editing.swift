// What the user does in a control, and when its value is validated because of it.

extension AnyControl {
  /// Begins editing. Call it when the field gains the focus.
  public final func beginEditing() {
    Transaction.run("beginEditing()") { [self] _ in
      guard !failureVisibility.isEditing else { return }
      failureVisibility.begin(hasFailures: hasFailures, visibility: effectiveErrorVisibility)
      sendEvent(.began)
    }
  }

  /// Ends editing, validates the value by the policies, and sends debounced requests immediately.
  ///
  /// With ``formatsWhenLeft``, it first writes the text in the notation of the value.
  ///
  /// Call it when the field loses the focus.
  public final func endEditing() {
    Transaction.run("endEditing()") { [self] _ in
      guard failureVisibility.isEditing else { return }
      failureVisibility.end()
      if storedFormatsWhenLeft { writeTextOfValue() }
      validateAttached(on: .left)
      sendDebouncedRequests()
      sendEvent(.ended)
    }
  }

  /// Follows an edit: validates the value by the policies, and notifies observers.
  ///
  /// The order matters: the validators take the number of the edit, and their outcomes decide whether
  /// failures are held back.
  ///
  /// A keystroke whose outcome is that of the one before marks nothing here, so it ends in the control, unless
  /// a form is being submitted or a failure of a server goes.
  ///
  /// - Parameter isShown: Whether the change is a reason to show failures; `false` for a value that the
  ///   program has loaded.
  final func valueDidChange(isShown: Bool = true) {
    valueNumber &+= 1
    publishValueChange()
    if isShown { failureVisibility.valueChanged() }
    markSubmittableChange()
    if !external.isEmpty { setExternal([]) }
    validateAttached(on: .changed)
    failureVisibility.valueWasValidated(hasFailures: hasFailures)
    sendEvent(.changed)
  }
}

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

/// An event of a control: the user edits its value, or your code changes it.
///
/// The observers of ``AnyControl/addObserver(_:)`` receive it. Use it to keep a UIKit or AppKit field up to
/// date; SwiftUI views follow the properties of a control by themselves.
public enum ControlEvent: String, Hashable, Sendable, ObjectEvent {
  /// The user began to edit the value.
  case began
  /// The value changed.
  case changed
  /// A change was rejected, so a view has to show the current value.
  case rejected
  /// The user stopped editing the value.
  case ended
  /// The initial value was restored.
  case reset
}

/// An observation of a control, which ends when it is removed or released.
///
/// ``AnyControl/addObserver(_:)`` returns it. Store it next to the field that it updates, such as in the view
/// controller:
///
/// ```swift
/// let observation = email.addObserver { [weak email] event in
///   if event == .rejected { show(email?.text ?? "") }
/// }
/// observation.remove()
/// ```
@MainActor
public final class ControlObservation {
  @ReleasedLater private(set) var observer: (@MainActor (ControlEvent) -> Void)?

  init(_ observer: @escaping @MainActor (ControlEvent) -> Void) {
    _observer = ReleasedLater(wrappedValue: observer)
  }

  /// Ends the observation. Does nothing if it has ended before.
  public func remove() {
    Transaction.replaceOutsideOfCommand { observer = nil }
  }
}
