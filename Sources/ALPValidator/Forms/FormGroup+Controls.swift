extension FormGroup {
  /// The included controls of the form and of the forms in it, in order.
  public final var controls: [AnyControl] {
    var controls: [AnyControl] = []
    for part in parts where part.isIncluded {
      if let form = part as? FormGroup {
        controls += form.controls
      } else if let control = part as? AnyControl {
        controls.append(control)
      }
    }
    return controls
  }

  /// The first included control that is invalid and that a view can show, or `nil` if there is none. Focus on it after
  /// a submission.
  ///
  /// A control that waits for a response is not invalid. What fails for a list or a structure as a whole has no field:
  /// show ``visibleErrorMessages`` of the list or the form.
  public final var firstInvalidControl: AnyControl? {
    tracker.read([.outcome, .parts])
    guard tallyAfterSettling().invalid > 0 else { return nil }
    return controls.first { !($0 is Control<Void>) && $0.tallyAfterSettling().state == .invalid }
  }

  /// Returns the control at a path from this form, included or not, or `nil` if no control has the path.
  ///
  /// ```swift
  /// form.control(at: "/delivery/street")
  /// ```
  ///
  /// Unnamed groups don't appear in paths. If that makes a path ambiguous, the first control is returned.
  public final func control(at path: ValidationPath) -> AnyControl? {
    tracker.read([.settings, .parts])
    guard let name = path.components.first?.text else { return ownControl }
    let rest = ValidationPath(Array(path.components.dropFirst()))
    switch part(named: name) {
    case let control as AnyControl where rest.components.isEmpty: return control
    case let form as FormGroup:
      if let control = form.control(at: rest) { return control }
    default: break
    }
    for case let group as FormGroup in directParts where pathComponent(of: group) == nil {
      if let control = group.control(at: path) { return control }
    }
    return nil
  }
}
