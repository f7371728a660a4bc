// What the user does in a control, and when its value is validated because of it.

extension AnyControl {
  /// Begins editing. Call it when the field gains the focus.
  public final func beginEditing() {
    Transaction.run("beginEditing()") { [self] in
      guard !storedIsEditing else { return }
      let showsFailures = exposure.isReason(by: inheritedErrorVisibility) && hasFailures
      storedIsEditing = true
      holdBackFailures(!showsFailures)
      tracker.didChange(.activity)
      sendEvent(.began)
    }
  }

  /// Ends editing, validates the value by the policies, and sends debounced requests immediately.
  ///
  /// Call it when the field loses the focus.
  public final func endEditing() {
    Transaction.run("endEditing()") { [self] in
      guard storedIsEditing else { return }
      storedIsEditing = false
      // Whether this is a reason to show failures is decided by `Exposure.isReason(by:)`.
      expose(.left)
      holdBackFailures(false)
      tracker.didChange(.activity)
      validate { policy, validator in
        switch policy {
        case .onFocusLoss: true
        // A required field that the user has passed through is invalid although it was not changed.
        case .onInputChange: validator.validatedEdit != editNumber
        case .manual: false
        }
      }
      sendDebouncedRequests()
      sendEvent(.ended)
    }
  }

  /// Follows an edit: validates the value by the policies, and notifies observers.
  ///
  /// - Parameter isShown: Whether the change is a reason to show failures; not for one that the program has loaded.
  final func valueDidChange(isShown: Bool = true) {
    editNumber &+= 1
    noteValueChange()
    if isShown { expose(storedIsEditing ? .changed : [.changed, .changedWithoutEditing]) }
    markEdit()
    if !external.isEmpty { setExternal([]) }
    validate { policy, _ in policy == .onInputChange }
    if storedIsEditing, !holdsBackFailures, !hasFailures { holdBackFailures(true) }
    sendEvent(.changed)
  }
}
