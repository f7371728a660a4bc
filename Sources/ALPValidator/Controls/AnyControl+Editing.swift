// What the user does in a control, and when its value is validated because of it.

extension AnyControl {
  /// Begins editing. Call it when the field gains the focus.
  public final func beginEditing() {
    Transaction.run("beginEditing()") { [self] in
      guard !failureVisibility.isEditing else { return }
      failureVisibility.begin(hasFailures: hasFailures, visibility: effectiveErrorVisibility)
      sendEvent(.began)
    }
  }

  /// Ends editing, validates the value by the policies, and sends debounced requests immediately.
  ///
  /// Call it when the field loses the focus.
  public final func endEditing() {
    Transaction.run("endEditing()") { [self] in
      guard failureVisibility.isEditing else { return }
      failureVisibility.end()
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
