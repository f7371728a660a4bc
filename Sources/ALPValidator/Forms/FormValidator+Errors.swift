extension FormValidator {
  /// The controls that count, in order, those of the forms within this one included.
  public var controls: [AnyControl] {
    var controls: [AnyControl] = []
    appendControls(to: &controls)
    return controls
  }

  /// The first control that counts and is invalid, to which a view gives the focus; `nil` if there is none.
  ///
  /// A control that waits for a server is not invalid.
  public var firstInvalidControl: AnyControl? {
    trackRead()
    guard standing.state == .invalid else { return nil }
    return parts.lazy.filter { $0.countsInForm && $0.state == .invalid }.compactMap { part in
      (part as? FormValidator)?.firstInvalidControl ?? part as? AnyControl
    }.first
  }

  /// The controls that count and have failures, with these, in order.
  public var errorsByControl: [ControlErrors] {
    controls.compactMap { ControlErrors($0, $0.failures) }
  }

  /// Returns the messages of a control; none if it does not count in this form.
  public func errors(for control: AnyControl) -> [String] {
    isCounted(control) ? control.errorMessages : []
  }

  /// Returns which rules the values fail, by control, without changing or telling anything; no server is asked.
  public func silentErrors() -> [ControlErrors] {
    controls.compactMap { control in
      ControlErrors(control, control.silentFailures().filter { $0.severity == .error })
    }
  }

  private func appendControls(to controls: inout [AnyControl]) {
    for part in parts where part.countsInForm {
      if let control = part as? AnyControl { controls.append(control) }
      (part as? FormValidator)?.appendControls(to: &controls)
    }
  }

  /// Returns whether a control is in this form, however deep, and counts with all that it is in.
  func isCounted(_ control: AnyControl) -> Bool {
    var part: FormPart = control
    while part !== self {
      guard part.countsInForm, let form = part.form else { return false }
      part = form
    }
    return true
  }
}
