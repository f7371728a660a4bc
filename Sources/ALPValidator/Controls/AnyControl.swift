/// The superclass of all controls. Use it to store controls of different value types together.
@MainActor
public class AnyControl: FormPart {
  private(set) final var attachments: [Attachment] = []
  private(set) final var defaultPolicy = ValidationPolicy.onInputChange
  final var storedRequestParameters: [String: JSONValue]?

  /// How often the value was edited since the control was created or reset.
  private(set) final var editNumber = 0
  /// Whether the value differs from the clean one, as far as values can be compared.
  final var differsFromClean = false
  private(set) final var storedIsEditing = false
  private(set) final var storedIsTouched = false
  /// Whether the status has to be computed at the end of the change.
  private var isStatusStale = false
  private var isChanging = false

  private var observers: [WeakReference<ControlObservation>] = []
  private var conditionValidator: Validator<Void>?

  // MARK: For subclasses

  var currentHasContent: Bool { false }

  // MARK: Validating

  /// A Boolean value that indicates whether the value is not empty: not `nil`, `false`, or an empty text or collection.
  public final var hasContent: Bool { tracker.read(.value, currentHasContent) }

  /// The attached validators, in order.
  public final var validators: [AnyValidator] { tracker.read(.settings, attachedValidators) }

  override func ownSilentFailures() -> [ValidationFailure] {
    attachments.flatMap { $0.silentFailures() }.filter { $0.severity == .error }
  }

  override func validateAll() {
    changing(.activity) {
      storedIsTouched = true
      validate { _, _ in true }
    }
  }

  private func validate(where isTimely: (ValidationPolicy, Attachment) -> Bool) {
    for attachment in attachments where isTimely(attachment.policy ?? defaultPolicy, attachment) {
      attachment.validate(editNumber)
    }
  }

  /// Makes a change, after which the status is computed once and the form follows. With an edit, another value may be
  /// submitted.
  final func changing(
    _ aspects: ChangeTracker.Aspects = .settings, isEdit: Bool = false, _ change: () -> Void
  ) {
    tracker.didChange(aspects)
    if isEdit { noteEdit() }
    isChanging = true
    change()
    isChanging = false
    update()
  }

  override func update() {
    let dirty = differsFromClean ? 1 : 0
    guard isStatusStale else {
      if status.dirty != dirty { update(to: status + Status(dirty: dirty - status.dirty)) }
      return
    }
    isStatusStale = false
    var status = external.isEmpty ? Status(dirty: dirty) : Status(invalid: 1, dirty: dirty)
    for attachment in attachments { status = status + attachment.validator.status }
    update(to: status, changed: [changedPart])
  }

  override func childDidChange(isEdit: Bool) {
    if isEdit { noteEdit() }
    statusDidChange()
  }

  /// Computes the status at the end of the change, or of the transaction.
  private func statusDidChange() {
    if !isStatusStale, !isChanging { Scheduler.shared.enqueueConsequence(update) }
    isStatusStale = true
  }

  // MARK: Policies

  /// When the value is validated, unless a validator is attached with a policy of its own.
  public final var policy: ValidationPolicy {
    get { tracker.read(.settings, defaultPolicy) }
    set { Scheduler.shared.perform("policy") { [self] in changing { defaultPolicy = newValue } } }
  }

  // MARK: Attaching

  /// Detaches a validator. Its state is unchanged. Does nothing if the validator is not attached.
  public final func removeValidator(_ validator: AnyValidator) {
    Scheduler.shared.perform("removeValidator(_:)") { [self] in detach(validator) }
  }

  /// Detaches all validators. Their states are unchanged.
  public final func removeValidators() {
    Scheduler.shared.perform("removeValidators()") { [self] in attachedValidators.forEach(detach) }
  }

  func detach(_ validator: AnyValidator) {
    guard validator.parent === self else { return }
    // A submission that waits for a detached validator would not end by itself, so this is an edit. And the value may have
    // lost its formatters.
    changing([.value, .settings], isEdit: true) {
      attachments.removeAll { $0.validator === validator }
      if conditionValidator === validator { conditionValidator = nil }
      validator.attach(to: nil)
      statusDidChange()
    }
  }

  /// Attaches a validator, or replaces its attachment. A validator of another control moves to this one.
  final func attach(_ attachment: Attachment) {
    Scheduler.shared.perform("attachValidator(_:)") { [self] in
      let validator = attachment.validator
      if let other = validator.parent as? AnyControl, other !== self {
        Misuse.report(
          "second control of a validator",
          """
          A validator was attached to a second control, so it was detached from the first one. Attach a validator to \
          each control, and share the rules in a RuleSet; or detach it first, with removeValidator(_:).
          """)
        other.detach(validator)
      }
      changing {
        if let index = attachments.firstIndex(where: { $0.validator === validator }) {
          attachments[index] = attachment
        } else {
          attachments.append(attachment)
          validator.attach(to: self)
        }
        statusDidChange()
      }
    }
  }

  /// The validator of conditions over the form, whose failures this control has.
  final var formConditions: Validator<Void> {
    if let conditionValidator { return conditionValidator }
    let validator = Validator<Void>()
    conditionValidator = validator
    attach(Attachment(validator, of: self) { _ in Void?.some(()) })
    return validator
  }

  override func evaluateParsedValue(of validator: AnyValidator) -> Bool {
    guard let attachment = attachments.first(where: { $0.validator === validator }), attachment.isParsed,
      validator.validatedEdit == editNumber
    else { return false }
    changing([]) { attachment.validate(editNumber) }
    return true
  }

  // MARK: Editing

  /// Begins editing. Call it when the field gains the focus.
  public final func beginEditing() {
    Scheduler.shared.perform("beginEditing()") { [self] in
      guard !storedIsEditing else { return }
      changing(.activity) {
        storedIsEditing = true
        notify(.began)
      }
    }
  }

  /// Ends editing, validates the value by the policies, and sends debounced requests immediately.
  ///
  /// Call it when the field loses the focus.
  public final func endEditing() {
    Scheduler.shared.perform("endEditing()") { [self] in
      guard storedIsEditing else { return }
      changing(.activity) {
        storedIsEditing = false
        storedIsTouched = true
        validate { policy, attachment in
          policy == .onFocusLoss
            || policy == .onFocusLossThenInputChange && attachment.validator.validatedEdit != editNumber
        }
        sendDebouncedRequests()
        notify(.ended)
      }
    }
  }

  /// Follows an edit: validates the value by the policies, and notifies observers.
  final func valueDidChange() {
    let isFirst = editNumber == 0
    editNumber &+= 1
    changing(isFirst ? [.value, .activity] : .value, isEdit: true) {
      if !external.isEmpty { setExternal([]) }
      validate { policy, _ in
        policy == .onInputChange || policy == .onFocusLossThenInputChange && storedIsTouched
      }
      notify(.changed)
    }
  }

  override func resetAll() {
    changing(.activity, isEdit: true) {
      setExternal([])
      (editNumber, differsFromClean, storedIsTouched) = (0, false, false)
      for attachment in attachments { attachment.validator.resetAll() }
      notify(.reset)
    }
    settleIfAwaited(isReset: true)
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

  final func notify(_ event: ControlEvent) {
    guard !observers.isEmpty else { return }
    Scheduler.shared.enqueue(
      .call {
        // A handler may have restored the initial value meanwhile.
        if event == .changed, self.editNumber == 0 { return }
        for observer in self.observers { observer.object?.observer?(event) }
      })
  }

  override var attachedValidators: [AnyValidator] { attachments.map(\.validator) }

  override var messageLabel: String? { label }
}
