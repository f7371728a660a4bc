/// Many controls, one answer: invalid if any of them is, else waiting if any waits for a server, else valid.
///
/// ```swift
/// let form = FormValidator()
/// let email = form.add(TextControl())
/// email.addRule(.email)
/// let company = form.add(TextControl(), when: { [weak isCompany] in isCompany?.value == true })
/// company.addRule(.notEmpty)
/// ```
///
/// A form counts its parts as they change, so a keystroke costs the same however large the form is. A part that is
/// not enabled, or does not meet its condition, is left out of everything but ``FormPart/reset()``.
@MainActor
public final class FormValidator: FormPart {
  /// The name under which the form that this one is a page of knows it.
  public let name: String?

  /// Told of changes after the handler; not kept alive.
  public weak var delegate: (any FormValidatorDelegate)?

  private var storedParts: [FormPart] = []
  private var counts = PartCounts()
  private var storedSubmitCount = 0
  private var submits = false
  /// The wait of a submission for servers, which a change cuts short.
  private var settling: Task<Void, Never>?

  /// Grows with every change of what would be submitted.
  private(set) var editNumber = 0

  /// Creates a form without parts.
  ///
  /// - Parameter name: The name under which another form, of which this is a page, knows it.
  public init(name: String? = nil) {
    self.name = name
    super.init()
  }

  /// The controls and forms that were added, in order, whether they count or not.
  public var parts: [FormPart] {
    trackRead()
    return storedParts
  }

  // MARK: Adding and removing

  /// Adds a control or a form as the last part, and returns it; if it is part of a form already, it moves.
  ///
  /// - Parameter isActive: Returns whether the part counts; asked again when a control that it reads changes, and
  ///   when the form is validated. `nil` if it always counts, or as before if it moves within this form.
  /// - Precondition: No form becomes a part of itself.
  @discardableResult
  public func add<Part: FormPart>(_ part: Part, when isActive: (@MainActor () -> Bool)? = nil) -> Part {
    insert(part, at: part.owner === self ? storedParts.count - 1 : storedParts.count, when: isActive)
    return part
  }

  /// Adds a control or a form in a certain place; if it is part of a form already, it moves.
  ///
  /// - Parameters:
  ///   - index: The index that the part has then.
  ///   - isActive: Returns whether the part counts, as in ``add(_:when:)``.
  /// - Precondition: There is such an index, and no form becomes a part of itself.
  public func insert(_ part: FormPart, at index: Int, when isActive: (@MainActor () -> Bool)? = nil) {
    precondition(!isWithin(part), "A form cannot be a part of itself")
    OwnerTellings.holding {
      let isMove = part.owner === self
      let failures = isMove ? allFailures : []
      let isActive = isActive ?? (isMove ? part.condition : nil)
      let counted = isMove && part.countsInForm
      if isMove { detach(part) } else { part.form?.remove(part) }
      precondition(
        (0...storedParts.count).contains(index), "Index \(index) is beyond \(storedParts.count) parts")
      part.setCondition(isActive)
      storedParts.insert(part, at: index)
      part.owner = self
      partDidChange(from: .none, to: part.contribution)
      partsDidChange()
      if counted != part.countsInForm { part.countingDidChange() }
      if isMove, failures != allFailures { orderDidChange() }
    }
  }

  /// Adds a form of its own as the last part, such as a page of a wizard, and returns it.
  @discardableResult
  public func addGroup(_ name: String, when isActive: (@MainActor () -> Bool)? = nil) -> FormValidator {
    add(FormValidator(name: name), when: isActive)
  }

  /// Returns the first part that is a form of a certain name, or `nil`.
  public func group(_ name: String) -> FormValidator? {
    parts.lazy.compactMap { $0 as? FormValidator }.first { $0.name == name }
  }

  /// Lets go of a part, which keeps its values and its state; nothing happens if it is not in the form.
  public func remove(_ part: FormPart) {
    OwnerTellings.holding {
      if detach(part) { part.countingDidChange() }
    }
  }

  /// Lets go of a part without a word to those who read whether it counts; returns whether it was in the form.
  @discardableResult
  private func detach(_ part: FormPart) -> Bool {
    guard part.owner === self, let index = storedParts.firstIndex(where: { $0 === part }) else {
      return false
    }
    storedParts.remove(at: index)
    part.owner = nil
    partDidChange(from: part.contribution, to: .none)
    part.setCondition(nil)
    partsDidChange()
    return true
  }

  private var allFailures: [ValidationFailure] { failures(of: .error) + failures(of: .warning) }

  private func partsDidChange() {
    trackChange()
    valueDidChange()
  }

  /// Returns whether this form is a part, or in it however deep.
  private func isWithin(_ part: FormPart) -> Bool {
    var form: FormPart? = self
    while let current = form, current !== part { form = current.owner }
    return form != nil
  }

  // MARK: Validating

  /// Hands the values of all controls that count to their validators, and returns the state.
  ///
  /// What the form has to tell of it, it tells once, at the end.
  @discardableResult
  public func validateForm() -> ValidatorState {
    OwnerTellings.holding { validatePart() }
    return state
  }

  override func validatePart() {
    for part in countingParts() { part.validatePart() }
  }

  /// Returns the parts that count, all conditions asked anew.
  func countingParts() -> [FormPart] {
    for part in storedParts { part.askCondition() }
    return storedParts.filter(\.countsInForm)
  }

  // MARK: A part itself

  override var isGroup: Bool { true }

  override func appendFailures(of severity: Severity, to failures: inout [ValidationFailure]) {
    for part in storedParts where part.countsInForm { part.appendFailures(of: severity, to: &failures) }
  }

  override func appendValidators(
    to validators: inout [AnyValidator], where isIncluded: (AnyValidator) -> Bool
  ) {
    for part in storedParts where part.countsInForm {
      part.appendValidators(to: &validators, where: isIncluded)
    }
  }

  override func restoreValues() {
    for part in storedParts { part.restoreValues() }
  }

  override func forgetOutcomes() {
    storedSubmitCount = 0
    trackChange()
    for part in storedParts { part.forgetOutcomes() }
  }

  override func announceReset() {
    for part in storedParts { part.announceReset() }
  }

  override func tellDelegates(_ state: ValidatorState) { delegate?.form(self, didChangeState: state) }

  override func countingDidChange() {
    for part in storedParts { part.countingDidChange() }
  }
}

extension FormValidator: PartOwner {
  func partDidChange(from earlier: PartStanding, to standing: PartStanding) {
    counts.replace(earlier, by: standing)
    update(to: counts.standing)
  }

  func valueDidChange() {
    editNumber &+= 1
    settling?.cancel()
    if countsInForm { owner?.valueDidChange() }
  }

  func didTell(of control: AnyControl) {
    delegate?.form(self, didChangeStateOf: control)
    owner?.didTell(of: control)
  }
}

extension FormPart {
  /// The form that this is a part of, or `nil`.
  public var form: FormValidator? {
    trackRead()
    return owner as? FormValidator
  }
}

// MARK: Submission

extension FormValidator {
  /// How often the user has tried to submit since the form was made or reset.
  public var submitCount: Int {
    trackRead()
    return storedSubmitCount
  }

  /// Whether a submission is under way: it waits for servers, or does its work.
  public var isSubmitting: Bool {
    trackRead()
    return submits
  }

  func beginSubmission() {
    submits = true
    storedSubmitCount += 1
    trackChange()
  }

  /// Waits until nothing more will come by itself, or what would be submitted has changed.
  func settleOrChange() async {
    if validators(where: \.hasPendingQuestion).isEmpty { return }
    let settling = Task { _ = await settledState() }
    self.settling = settling
    await withTaskCancellationHandler {
      await settling.value
    } onCancel: {
      settling.cancel()
    }
    self.settling = nil
  }

  func endSubmission() {
    submits = false
    trackChange()
  }
}
