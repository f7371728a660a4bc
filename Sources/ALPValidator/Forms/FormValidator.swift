/// A group of controls that you validate and submit together.
///
/// A form is invalid if one of its controls is, else waiting if one of them is, else valid.
///
/// ```swift
/// let form = FormValidator()
/// let email = form.add(TextControl(), name: "email", label: "E-mail")
/// email.addRule(.email)
/// let company = form.add(TextControl(), name: "company", when: { [weak isCompany] in isCompany?.value == true })
/// company.addRule(.notEmpty)
/// ```
///
/// A keystroke costs the same in a form of any size. A part whose `when:` closure returns `false` is
/// excluded from everything but ``ValidationObject/reset()``.
@MainActor
public final class FormValidator: FormPart {
  /// The object that is notified after the handler. The form does not keep it alive.
  public weak var delegate: (any FormValidatorDelegate)?

  private var storedParts: [FormPart] = []
  private var namedParts: [String: FormPart] = [:]

  /// A number that grows with every change of the values that would be submitted.
  private(set) var editNumber = 0
  /// The edit that is submitted; `nil` if no submission is under way.
  var submittedEdit: Int? { didSet { tracker.didChange(.activity) } }

  /// Creates a form without parts.
  public override init() { super.init() }

  /// The controls and forms that were added, in order, included or not.
  public var parts: [FormPart] { tracker.read(.settings, storedParts) }

  /// A Boolean value that indicates whether a submission is under way. Disable the submit button meanwhile.
  public var isSubmitting: Bool { tracker.read(.activity, submittedEdit != nil) }

  // MARK: Adding and removing

  /// Adds a control or a form, and returns it. If the part is in another form, it moves to this one.
  ///
  /// ```swift
  /// form.add(email, name: "email", label: "E-mail")
  /// form.control(at: "/email") === email
  /// ```
  ///
  /// - Parameters:
  ///   - part: The control or form.
  ///   - index: The index of the part afterwards; `nil` if it is the last one.
  ///   - name: The name of the part, which makes its ``FormPart/path``; `nil` if it keeps the one that it has.
  ///   - label: The label of the part in messages; `nil` if it keeps the one that it has.
  ///   - isActive: Returns whether the part is included. It is called when the form is validated, and when something
  ///     changes that it has read. `nil` if the part is always included, or as before if it moves within this form.
  /// - Returns: The part.
  /// - Precondition: The index is at most the number of the other parts, no other part of the form has the name, and no
  ///   form becomes a part of itself.
  @discardableResult
  public func add<Part: FormPart>(
    _ part: Part, at index: Int? = nil, name: String? = nil, label: String? = nil,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> Part {
    precondition(!ancestors.contains { $0 === part }, "A form cannot be a part of itself")
    let count = storedParts.count - (part.parent === self ? 1 : 0)
    precondition((0...count).contains(index ?? 0), "Index \(index ?? 0) is beyond \(count) parts")
    if let name = name ?? part.storedName {
      precondition((namedParts[name] ?? part) === part, "The form has another part with the name \"\(name)\"")
    }
    Scheduler.shared.perform("add(_:)") { [self] in
      let isMove = part.parent === self
      part.form?.removeFromParts(part)
      // Its new condition does not include it in the form that it leaves.
      if !isMove, !part.isIncluded { part.setParent(nil) }
      if let name { part.name = name }
      if let label { part.changeLabel(to: label) }
      // If a question gave the command, the form may have lost parts meanwhile.
      storedParts.insert(part, at: min(index ?? storedParts.count, storedParts.count))
      if let name = part.name { namedParts[name] = part }
      tracker.didChange(.settings)
      // First, because a part that is excluded anyway is no edit of the form.
      if isActive != nil || !isMove { part.setCondition(isActive) }
      part.move(to: self)
    }
    return part
  }

  /// This form and those that contain it.
  var ancestors: [FormValidator] { [self] + ((parent as? Self)?.ancestors ?? []) }

  /// Returns the control at a path from this form, included or not, or `nil` if there is none.
  ///
  /// ```swift
  /// form.control(at: "/delivery/street")
  /// ```
  ///
  /// Unnamed groups don't appear in paths. If that makes a path ambiguous, the first control is returned.
  public func control(at path: ValidationPath) -> AnyControl? {
    tracker.read(.settings)
    guard let name = path.components.first?.text else { return nil }
    let rest = ValidationPath(Array(path.components.dropFirst()))
    if rest.components.isEmpty, let control = namedParts[name] as? AnyControl { return control }
    if let control = (namedParts[name] as? Self)?.control(at: rest) { return control }
    return storedParts.lazy.compactMap { $0.name == nil ? ($0 as? Self)?.control(at: path) : nil }.first
  }

  /// Removes a part. Its values and its state are unchanged. Does nothing if the part is not in the form.
  public func remove(_ part: FormPart) {
    Scheduler.shared.perform("remove(_:)") { [self] in
      guard part.parent === self else { return }
      removeFromParts(part)
      part.move(to: nil)
      part.setCondition(nil)
    }
  }

  private func removeFromParts(_ part: FormPart) {
    // A part that is added again may change nothing but the order of the failures.
    for form in ancestors { form.orderMayChange() }
    storedParts.removeAll { $0 === part }
    if let name = part.name { namedParts[name] = nil }
    tracker.didChange(.settings)
  }

  // MARK: Form part

  override func forEachPart(_ selection: Selection, _ visit: (FormPart) -> Void) {
    for part in storedParts where part.isSelected(by: selection) { part.forEachPart(selection, visit) }
    visit(self)
  }

  override func validateAll() {
    latestValidation = Scheduler.shared.transactionNumber
    forEachPart(.includedAfterEvaluation) { ($0 as? AnyControl)?.validateAll() }
  }

  override func markAllClean() { for part in storedParts { part.markAllClean() } }

  override func resetAll() {
    setExternal([])
    for part in storedParts { part.resetAll() }
    settleIfAwaited(isReset: true)
  }

  override func valuesDidChange() {
    editNumber &+= 1
    if submittedEdit != nil { endWaits() }
  }

  override func notifyDelegates(of part: FormPart, _ state: ValidatorState) {
    guard let control = part as? AnyControl else {
      delegate?.form(self, didChangeState: state)
      return
    }
    delegate?.form(self, didChangeStateOf: control)
    super.notifyDelegates(of: control, state)
  }
}

extension FormPart {
  /// The form that contains the part, or `nil`.
  public final var form: FormValidator? { tracker.read(.settings, parent as? FormValidator) }
}

// MARK: Controls

extension FormValidator {
  /// The included controls, in order, with those of the forms in this one.
  public var controls: [AnyControl] {
    parts.filter(\.isIncluded).flatMap { part in
      (part as? FormValidator)?.controls ?? (part as? AnyControl).map { [$0] } ?? []
    }
  }

  /// The first included control that is invalid, or `nil` if there is none. Focus on it after a submission.
  ///
  /// A control that waits for a response is not invalid.
  public var firstInvalidControl: AnyControl? {
    tracker.read([.outcome, .settings])
    return status.invalid > 0 ? controls.first { $0.status.state == .invalid } : nil
  }
}
