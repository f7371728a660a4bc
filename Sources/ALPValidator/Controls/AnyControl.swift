import ValidationFormats

/// The superclass of all controls. Use it to store controls of different value types together.
///
/// You create a ``Control`` of a type, and meet `AnyControl` where the type doesn't matter: in ``FormValidator/controls``, as
/// ``FormValidator/firstInvalidControl``, and in a view that shows messages for fields of any kind. It has everything about editing,
/// visibility and rules; only the value needs the type.
///
/// ```swift
/// @MainActor func message(for control: AnyControl) -> String? {
///   let label = control.label ?? "This field"
///   return control.visibleErrorMessages.first.map { "\(label): \($0)" }
/// }
/// ```
@MainActor
public class AnyControl: FormPart {
  private(set) final var attachments: [Attachment] = []
  private(set) final var defaultPolicy = ValidationPolicy.onInputChange
  final var storedRequestParameters: [String: JSONValue]?

  /// How often the value was edited since the control was created or reset.
  private(set) final var editNumber = 0
  /// Whether the formatted value differs from the clean one, as far as values can be compared.
  ///
  /// Written by the subclass, which knows the values, with each change of the value, the clean value or the formatters.
  final var differsFromClean = false

  /// What the field shows if it is not the text of the value. Written together with the value, or by a reset, with
  /// `changeEntry(to:)` or `startBlank()`.
  final var entry: TextEntry?
  /// The entry of the clean value. Written together with that.
  final var cleanEntry: TextEntry?
  /// Whether the control was created without a text, because one has to be entered. Written by `startBlank()` only.
  final var mustBeEntered = false
  final var storedInputFormat: InputFormat?

  /// Whether the user is editing.
  private(set) final var storedIsEditing = false
  /// The reasons to show failures. Written by `expose(_:)`, and by `resetAll()` and `restore(_:)`.
  final var exposure: Exposure = []
  /// Whether failures are held back because the user edits a field that shows none.
  ///
  /// Only while the user is editing. Leaving the field, a submission and a reset end it, and so does a late response in a field
  /// that the user has left before.
  final var holdsBackFailures = false

  private var observers: [WeakReference<ControlObservation>] = []
  private(set) final var conditionValidator: Validator<Void>?

  // MARK: What subclasses have

  /// Whether the value is not empty; not tracked.
  var currentHasContent: Bool { false }

  /// The JSON of the value, if the formatters change it.
  var unformattedValue: JSONValue? { nil }

  /// The name of the value's type, as in failures of text that cannot be read.
  var readableType: String { "value" }

  /// Compares the value with the clean one again.
  func updateDirtiness() {}

  /// Makes the default validator if the field has a text without a value that no validator would reject otherwise.
  func makeValidatorOfTextIfNeeded() {}

  // MARK: Validating

  /// A Boolean value that indicates whether the value is not empty: not `nil`, `false`, or an empty text or collection.
  public final var hasContent: Bool { tracker.read(.value, currentHasContent) }

  /// The attached validators, in order.
  public final var validators: [AnyValidator] { tracker.read(.settings, attachedValidators) }

  override func ownSilentFailures() -> [ValidationFailure] {
    let failures = attachments.flatMap { $0.silentFailures() }
    return failures.filter { $0.severity == .error }
  }

  override func validateAll() {
    expose(.submitted)
    holdBackFailures(false)
    validate { _, _ in true }
  }

  private func validate(where isTimely: (ValidationPolicy, AnyValidator) -> Bool) {
    for attachment in attachments where isTimely(attachment.policy ?? defaultPolicy, attachment.validator) {
      attachment.validate(editNumber)
    }
  }

  override final var hasReadableValue: Bool { !hasTextWithoutValue }

  // MARK: Settling

  /// Takes up what has changed in an attached validator.
  final func takeUp(_ changes: AnyValidator.Changes) {
    if changes.contains(.edit) { markEdit() }
    if changes.contains(.formatters) {
      tracker.didChange(.settings)
      noteValueChange()
      updateDirtiness()
      markEdit()
      markStatus()
    }
    if changes.contains(.participation) {
      tracker.didChange(.settings)
      markStatus()
    }
    if changes.contains(.outcome) { markStatus() }
    if changes.contains(.response) { showLateResponse() }
  }

  override var attachedValidators: [AnyValidator] {
    attachments.filter(\.takesPart).map(\.validator)
  }

  override func notifyDelegates() {
    for form in formsAround { form.delegate?.form(form, didChangeStateOf: self) }
  }

  override func countStatus() -> Status {
    let ownStatus = Status(invalid: external.isEmpty ? 0 : 1, dirty: differsFromClean ? 1 : 0)
    return attachments.reduce(ownStatus) { sum, attachment in
      attachment.takesPart ? sum + attachment.validator.status : sum
    }
  }

  // MARK: Policies

  /// When the value is validated, unless a validator is attached with another policy.
  public final var policy: ValidationPolicy {
    get { tracker.read(.settings, defaultPolicy) }
    set { set("policy") { [self] in defaultPolicy = newValue } }
  }

  // MARK: Attaching

  /// Detaches a validator. Its state is unchanged. Does nothing if the validator is not attached.
  public final func removeValidator(_ validator: AnyValidator) {
    Transaction.run("removeValidator(_:)") { [self] in detach(validator) }
  }

  /// Detaches all validators. Their states are unchanged.
  public final func removeValidators() {
    Transaction.run("removeValidators()") { [self] in
      for attachment in attachments { detach(attachment.validator) }
    }
  }

  func detach(_ validator: AnyValidator) {
    guard validator.control === self else { return }
    let earlierAttachments = exchange(&attachments, with: attachments.filter { $0.validator !== validator })
    if conditionValidator === validator { conditionValidator = nil }
    validator.attach(to: nil)
    leaveTextToDefaultValidatorIfNeeded()
    // The value may have lost its formatters.
    updateDirtiness()
    tracker.didChange(.settings)
    noteValueChange()
    // A submission that waits for a detached validator would not end by itself.
    markEdit()
    markStatus()
    extendLifetime(earlierAttachments)
  }

  /// Attaches a validator, or replaces its attachment. A validator of another control moves to this one.
  final func attach(_ attachment: Attachment) {
    Transaction.run("attachValidator(_:)") { [self] in
      let validator = attachment.validator
      if let other = validator.control, other !== self {
        Misuse.report(
          "second control of a validator",
          """
          A validator was attached to a second control, so it was detached from the first one. Attach a validator to \
          each control, and share the rules in a RuleSet; or detach it first, with removeValidator(_:).
          """)
        other.detach(validator)
      }
      if let index = attachments.firstIndex(where: { $0.validator === validator }) {
        let earlier = exchange(&attachments[index], with: attachment)
        extendLifetime(earlier)
      } else {
        add(attachment)
      }
      tracker.didChange(.settings)
      markStatus()
    }
  }

  /// Adds an attachment. By itself, that of a default validator changes no state.
  final func add(_ attachment: Attachment) {
    attachments.append(attachment)
    attachment.validator.attach(to: self)
  }

  /// The validator of conditions over the form, whose failures this control has.
  final var formConditions: Validator<Void> {
    if let conditionValidator { return conditionValidator }
    let validator = Validator<Void>()
    conditionValidator = validator
    attach(Attachment(validator, of: self) { _ in .value(()) })
    return validator
  }

  /// Validates the value again for a validator that parses it; `false` if the validator does not, or has not validated the
  /// latest edit.
  final func evaluateParsedValue(of validator: AnyValidator) -> Bool {
    guard let attachment = attachments.first(where: { $0.validator === validator }) else { return false }
    let isLatestEdit = validator.validatedEdit == editNumber
    guard attachment.isParsed || hasTextWithoutValue, isLatestEdit else { return false }
    attachment.validate(editNumber)
    return true
  }

  // MARK: Editing

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

  override func resetAll() {
    setExternal([])
    editNumber = 0
    differsFromClean = false
    exposure = []
    holdsBackFailures = false
    tracker.didChange(.activity)
    markEdit()
    markStatus()
    for attachment in attachments { attachment.validator.resetAll() }
    sendEvent(.reset)
    endWaitsAfterReset()
  }

  // MARK: Snapshots

  /// What a snapshot has of the control besides its value.
  final var snapshotState: ControlState {
    let isValidated = attachments.contains(where: \.validator.outcome.hasValidated)
    if isSecret { return ControlState(exposure: exposure, isValidated: isValidated) }
    return ControlState(
      entry: entry, unformatted: unformattedValue, exposure: exposure, isValidated: isValidated)
  }

  /// Restores the reasons to show failures, and validates the value if it was validated. Within a command only.
  final func restore(_ state: ControlState) {
    exposure = state.exposure
    tracker.didChange(.activity)
    guard state.isValidated else { return }
    validate { _, validator in !validator.outcome.hasValidated || validator.validatedEdit != editNumber }
  }

  // MARK: Observers

  /// Adds a closure that is called after each ``ControlEvent``, such as the beginning of editing and a change of the value.
  ///
  /// - Returns: The observation. Keep it as long as you want the closure to be called.
  public final func addObserver(
    _ observer: @escaping @MainActor (ControlEvent) -> Void
  ) -> ControlObservation {
    let observation = ControlObservation(observer)
    observers = observers.filter { $0.object != nil } + [WeakReference(observation)]
    return observation
  }

  /// Calls the observers of the control after the transaction.
  final func sendEvent(_ event: ControlEvent) {
    guard !observers.isEmpty else { return }
    Transaction.callLater(for: self) { [self] in
      // A handler may have restored the initial value meanwhile.
      if event == .changed, editNumber == 0 { return }
      for observer in observers { observer.object?.observer?(event) }
    }
  }
}
