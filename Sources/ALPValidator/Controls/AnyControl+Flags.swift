extension AnyControl {
  /// Whether the user is editing the value: between ``beginEditing()`` and ``endEditing()``.
  public var isEditing: Bool {
    trackRead()
    return flags.isEditing
  }

  /// Whether the user has left the control once, or submitted the form that it is in.
  public var isTouched: Bool {
    trackRead()
    return flags.isTouched
  }

  /// Whether a view shall show what is wrong with the value, rather than wait until the user has had a chance.
  ///
  /// It does not while nothing was validated. What somebody else said, and what a submission found, is always shown.
  /// Otherwise it is shown once the user has changed the value, where the policy is to validate at each change,
  /// and once the user has left the control, where it is to validate then.
  public var shouldShowErrors: Bool {
    trackRead()
    if external != nil { return true }
    return attachments.contains { attachment in
      guard attachment.validator.hasValidated else { return false }
      if flags.wasSubmitted { return true }
      return switch attachment.policy ?? policy {
      case .onInputChange: flags.isEdited || flags.isTouched
      case .onFocusLoss, .onFocusLossThenInputChange: flags.isTouched
      case .manual: true
      }
    }
  }

  /// Takes the control for one that the user has left once.
  public func markTouched() {
    change { $0.isTouched = true }
  }

  /// Shows what is wrong from now on, because the user wants to submit.
  func markSubmitted() {
    change {
      $0.isTouched = true
      $0.wasSubmitted = true
    }
  }

  // MARK: Errors from elsewhere

  /// What somebody else has against the value, or `nil`.
  public var externalError: String? {
    trackRead()
    return external?.message
  }

  /// Makes the control invalid with a message from elsewhere, such as a server's verdict after submission.
  ///
  /// It stands last, is the failure named `external`, and goes away when the value changes, and by a reset.
  public func setExternalError(_ message: String) {
    guard external?.message != message else { return }
    external = ValidationFailure(
      name: "external", parameters: [:], cause: .refused(message: message), severity: .error,
      message: message)
    refresh()
  }

  /// Takes back what somebody else had against the value.
  public func clearExternalError() {
    guard external != nil else { return }
    external = nil
    refresh()
  }
}
