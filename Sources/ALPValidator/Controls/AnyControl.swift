/// The part of a control that does not depend on the type of its value.
@MainActor
public class AnyControl: FormPart {
  /// What a view needs to decide which messages it shows.
  struct Flags {
    var isEditing = false
    /// Whether the value was set since the control was created or reset.
    var isEdited = false
    /// Whether the value was set since the control was created, reset or marked clean.
    var isEditedSinceClean = false
    var isTouched = false
    var wasSubmitted = false
  }

  private(set) final var flags = Flags()
  private(set) final var attachments: [Attachment] = []
  private(set) final var defaultPolicy = ValidationPolicy.onInputChange
  private var editNumber = 0
  /// Whether a change is under way after which the parent follows once.
  private var isChanging = false
  private var observers: [WeakReference<ControlObservation>] = []
  private var conditionValidator: Validator<Void>?

  override init() { super.init() }

  // MARK: For subclasses

  /// Whether the value differs from the clean one, as far as values can be compared.
  var differsFromClean: Bool { flags.isEditedSinceClean }

  /// Whether there is a value other than an empty text or collection, `nil`, and `false`.
  public var hasContent: Bool { false }

  /// Restores the clean value.
  func restoreValue() {}

  // MARK: Validating

  /// The attached validators, in order.
  public final var validators: [AnyValidator] {
    tracker.read(.settings)
    return attachments.map(\.validator)
  }

  /// Validates the value with all attached validators, whatever their policy.
  public final func validate() { changing { validate { _, _ in true } } }

  /// Returns the failures that the value would have, in the order of the validators; warnings are included.
  ///
  /// Changes no state, notifies no observer and sends no request.
  public final func silentFailures() -> [ValidationFailure] {
    located(attachments.flatMap { $0.silentFailures() })
  }

  /// Validates the value, and shows its failures from now on.
  final func validateForSubmission() {
    changing {
      change {
        $0.isTouched = true
        $0.wasSubmitted = true
      }
      validate { _, _ in true }
    }
    for attachment in attachments { attachment.validator.sendDebouncedRequests() }
  }

  private func validate(where isTimely: (ValidationPolicy, Attachment) -> Bool) {
    for attachment in attachments
    where attachment.isAttached && isTimely(attachment.policy ?? defaultPolicy, attachment) {
      attachment.validate(edit: editNumber)
    }
  }

  /// Makes a change in a transaction, after which the parent follows once. With an edit, another value may be submitted.
  private func changing(isEdit: Bool = false, _ change: () -> Void) {
    guard !isChanging else {
      change()
      if isEdit { update(to: currentStatus, isEdit: true) }
      return
    }
    Scheduler.shared.beginTransaction()
    isChanging = true
    change()
    isChanging = false
    update(to: currentStatus, isEdit: isEdit)
    Scheduler.shared.endTransaction()
  }

  private var currentStatus: Status {
    var status = Status.none
    for attachment in attachments { status += attachment.status }
    if !external.isEmpty { status += Status(external: external, of: self) }
    if differsFromClean { status.dirty = 1 }
    return status
  }

  // MARK: Policies

  /// When the value is validated by validators that are attached without a policy.
  public final var policy: ValidationPolicy {
    get {
      tracker.read(.settings)
      return defaultPolicy
    }
    set {
      defaultPolicy = newValue
      tracker.didChange(.settings)
    }
  }

  /// Returns when the value is validated by a validator, or `nil` if the validator is not attached.
  public final func policy(for validator: AnyValidator) -> ValidationPolicy? {
    tracker.read(.settings)
    return attachments.first { $0.validator === validator }.map { $0.policy ?? defaultPolicy }
  }

  /// Changes when the value is validated by a validator. Does nothing if the validator is not attached.
  ///
  /// - Parameters:
  ///   - policy: When the value is validated.
  ///   - validator: The validator.
  public final func setPolicy(_ policy: ValidationPolicy, for validator: AnyValidator) {
    attachments.first { $0.validator === validator }?.policy = policy
    tracker.didChange(.settings)
  }

  // MARK: Attaching

  /// Detaches a validator. Its state is unchanged. Does nothing if the validator is not attached.
  public final func removeValidator(_ validator: AnyValidator) { removeValidators { $0 === validator } }

  /// Detaches all validators. Their states are unchanged.
  public final func removeValidators() { removeValidators { _ in true } }

  private func removeValidators(where isRemoved: (AnyValidator) -> Bool) {
    let removed = attachments.filter { isRemoved($0.validator) }
    guard !removed.isEmpty else { return }
    // A submission that waits for a detached validator would not end by itself, so this is an edit.
    changing(isEdit: true) {
      replaceAttachments(attachments.filter { !isRemoved($0.validator) })
      for attachment in removed {
        attachment.isAttached = false
        attachment.validator.removeControl(self)
      }
      tracker.didChange(.settings)
    }
  }

  /// Attaches a validator, or replaces its attachment.
  final func attach(_ attachment: Attachment) {
    changing {
      if let index = attachments.firstIndex(where: { $0.validator === attachment.validator }) {
        attachments[index].isAttached = false
        var attachments = attachments
        attachments[index] = attachment
        replaceAttachments(attachments)
      } else {
        replaceAttachments(attachments + [attachment])
        attachment.validator.addControl(self)
        if label != nil || inheritedMessages != nil { attachment.validator.messagesDidChange() }
      }
      tracker.didChange(.settings)
    }
  }

  // Storage that each keystroke reads is written by `exchange` only, as in validators.
  private func replaceAttachments(_ attachments: [Attachment]) {
    let released = exchange(&self.attachments, with: attachments)
    extendLifetime(released)
  }

  /// The validator of conditions over the form, whose failures this control has.
  final var formConditions: Validator<Void> {
    if let conditionValidator, policy(for: conditionValidator) != nil { return conditionValidator }
    let validator = Validator<Void>()
    conditionValidator = validator
    attach(
      Attachment(validator, policy: nil, isParsed: false) { [unowned self] in
        validator.validate((), parameters: nil, from: self)
      } failures: {
        validator.failures(for: ())
      })
    return validator
  }

  // MARK: Editing

  /// Begins editing. Views call it when the user enters the field.
  public final func beginEditing() {
    guard !flags.isEditing else { return }
    Scheduler.shared.transaction {
      change { $0.isEditing = true }
      notify(.began)
    }
  }

  /// Ends editing, validates the value by the policies, and sends debounced requests immediately.
  ///
  /// Views call it when the user leaves the field.
  public final func endEditing() {
    guard flags.isEditing else { return }
    changing {
      change {
        $0.isEditing = false
        $0.isTouched = true
      }
      validate { policy, attachment in
        policy == .onFocusLoss || policy == .onFocusLossThenInputChange && attachment.edit != editNumber
      }
      for attachment in attachments { attachment.validator.sendDebouncedRequests() }
      notify(.ended)
    }
  }

  final func change(_ change: (inout Flags) -> Void) {
    var flags = flags
    change(&flags)
    self.flags = flags
    tracker.didChange(.settings)
  }

  /// Follows a new value: validates it by the policies, and notifies observers.
  ///
  /// - Parameter isOther: Whether it may be another value than before.
  final func valueDidChange(isOther: Bool) {
    editNumber &+= 1
    changing(isEdit: isOther) {
      if !flags.isEdited || !flags.isEditedSinceClean {
        change {
          $0.isEdited = true
          $0.isEditedSinceClean = true
        }
      }
      tracker.didChange(.value)
      if !external.isEmpty { setExternal([]) }
      validate { policy, _ in
        policy == .onInputChange || policy == .onFocusLossThenInputChange && flags.isTouched
      }
      if !observers.isEmpty { notify(.changed) }
    }
  }

  /// Takes note that formatters or the clean value are others.
  final func settingsDidChange(isEdit: Bool) {
    changing(isEdit: isEdit) { tracker.didChange(.settings) }
  }

  override func resetPart() {
    changing(isEdit: true) {
      let isOther = differsFromClean
      restoreValue()
      editNumber &+= 1
      flags = Flags(isEditing: flags.isEditing)
      setExternal([])
      tracker.didChange(.settings)
      for attachment in attachments {
        attachment.reset()
        attachment.validator.reset()
      }
      if isOther { tracker.didChange(.value) }
      notify(.reset)
    }
  }

  // MARK: Observers

  /// Adds a closure that is called after editing begins, the value changes, and editing ends.
  ///
  /// - Returns: The observation, which ends when it is removed or released.
  public final func addObserver(
    _ observer: @escaping @MainActor (ControlEvent) -> Void
  ) -> ControlObservation {
    let observation = ControlObservation(observer)
    let observers = observers.filter { $0.object != nil } + [WeakReference(observation)]
    let released = exchange(&self.observers, with: observers)
    extendLifetime(released)
    return observation
  }

  final func notify(_ event: ControlEvent) {
    guard !observers.isEmpty else { return }
    Scheduler.shared.enqueue(
      .call {
        // A handler may have restored the initial value meanwhile.
        if event == .changed, !self.flags.isEdited { return }
        for observer in self.observers { observer.object?.notify(event) }
      })
  }

  // MARK: Form part

  override var outcomes: [Outcome] { attachments.map(\.validator.outcome) }

  override func notifyDelegates(of state: ValidatorState) { parent?.notifyDelegates(of: self) }
}

extension AnyControl: ValidatedControl {
  func messages(of validator: AnyValidator) -> MessageCatalogue? {
    guard let label else { return validator.messages ?? inheritedMessages }
    var messages = validator.messages ?? inheritedMessages ?? .standard
    messages.label = label
    return messages
  }

  func validator(_ validator: AnyValidator, didChangeFrom earlier: Outcome) {
    attachments.first { $0.validator === validator }?.updateStatus()
    if !isChanging { update(to: currentStatus) }
  }

  func validatorDidValidateOtherValue(_ validator: AnyValidator) {
    if !isChanging { update(to: status, isEdit: true) }
  }

  func revalidate(_ validator: AnyValidator) -> Bool {
    guard let attachment = attachments.first(where: { $0.validator === validator }), attachment.isParsed
    else {
      return false
    }
    if attachment.edit == editNumber { changing { attachment.validate(edit: editNumber) } }
    return true
  }
}
