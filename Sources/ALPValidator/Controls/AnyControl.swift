/// The part of a control that does not depend on the type of its value.
@MainActor
public class AnyControl: FormPart {
  // Storage that each keystroke reads is written by `exchange` only, as in validators.
  private(set) final var attachments: [Attachment] = []
  private(set) final var defaultPolicy = ValidationPolicy.onInputChange
  final var storedRequestParameters: [String: JSONValue]?

  /// How often the value was set since the control was created or reset.
  private(set) final var editNumber = 0
  /// The number of the edit that made the clean value.
  private var cleanEditNumber = 0
  private(set) final var storedIsEditing = false
  private(set) final var storedIsTouched = false

  private var observers: [WeakReference<ControlObservation>] = []
  private var conditionValidator: Validator<Void>?

  // MARK: For subclasses

  /// Whether the value differs from the clean one, as far as values can be compared.
  var differsFromClean: Bool { editNumber != cleanEditNumber }

  /// Whether there is a value other than an empty text or collection, `nil`, and `false`.
  public var hasContent: Bool { false }

  func restoreCleanValue() {}

  // MARK: Validating

  /// The attached validators, in order.
  public final var validators: [AnyValidator] { tracker.read(.settings, attachedValidators) }

  /// Validates the value with all attached validators, whatever their policy.
  public final func validate() { changing([]) { validate { _, _ in true } } }

  /// Returns the failures that the value would have, in the order of the validators; warnings are included.
  ///
  /// Changes no state, notifies no observer and sends no request.
  public final func silentFailures() -> [ValidationFailure] {
    located(attachments.flatMap { $0.silentFailures() })
  }

  /// Validates the value, and shows its failures from now on.
  final func validateForSubmission() {
    changing {
      storedIsTouched = true
      validate { _, _ in true }
    }
    sendDebouncedRequests()
  }

  private func validate(where isTimely: (ValidationPolicy, Attachment) -> Bool) {
    for attachment in attachments
    where attachment.isAttached && isTimely(attachment.policy ?? defaultPolicy, attachment) {
      attachment.validate(edit: editNumber)
    }
  }

  private func sendDebouncedRequests() {
    for attachment in attachments { attachment.validator.sendDebouncedRequests() }
  }

  /// Makes a change in a transaction, after which the parent follows. With an edit, another value may be submitted.
  final func changing(
    _ aspects: ChangeTracker.Aspects = .settings, isEdit: Bool = false, _ change: () -> Void
  ) {
    Scheduler.shared.transaction {
      tracker.didChange(aspects)
      change()
      update(to: currentStatus, isEdit: isEdit)
    }
  }

  private var currentStatus: Status {
    var status = external.isEmpty ? Status() : Status(external: external, of: self)
    for attachment in attachments { status = status.adding(Status(of: attachment.validator)) }
    if differsFromClean { status.dirty = 1 }
    return status
  }

  // MARK: Policies

  /// When the value is validated by validators that are attached without a policy.
  public final var policy: ValidationPolicy {
    get { tracker.read(.settings, defaultPolicy) }
    set { changing { defaultPolicy = newValue } }
  }

  /// Returns when the value is validated by a validator, or `nil` if the validator is not attached.
  public final func policy(for validator: AnyValidator) -> ValidationPolicy? {
    tracker.read(.settings, attachment(of: validator).map { $0.policy ?? defaultPolicy })
  }

  /// Changes when the value is validated by a validator. Does nothing if the validator is not attached.
  ///
  /// - Parameters:
  ///   - policy: When the value is validated.
  ///   - validator: The validator.
  public final func setPolicy(_ policy: ValidationPolicy, for validator: AnyValidator) {
    changing { attachment(of: validator)?.policy = policy }
  }

  private func attachment(of validator: AnyValidator) -> Attachment? {
    attachments.first { $0.validator === validator }
  }

  // MARK: Attaching

  /// Detaches a validator. Its state is unchanged. Does nothing if the validator is not attached.
  public final func removeValidator(_ validator: AnyValidator) {
    guard let attachment = attachment(of: validator) else { return }
    // A submission that waits for a detached validator would not end by itself, so this is an edit.
    changing(isEdit: true) {
      attachment.isAttached = false
      _ = exchange(&attachments, with: attachments.filter { $0 !== attachment })
      validator.removeControl(self)
    }
  }

  /// Detaches all validators. Their states are unchanged.
  public final func removeValidators() {
    Scheduler.shared.transaction { for validator in attachedValidators { removeValidator(validator) } }
  }

  /// Attaches a validator, or replaces its attachment.
  final func attach(_ attachment: Attachment) {
    let validator = attachment.validator
    changing {
      var attachments = attachments
      let index = attachments.firstIndex { $0.validator === validator }
      if let index {
        attachments[index].isAttached = false
        attachments[index] = attachment
      } else {
        attachments.append(attachment)
      }
      _ = exchange(&self.attachments, with: attachments)
      guard index == nil else { return }
      validator.addControl(self)
      if label != nil || inheritedMessages != nil { validator.messagesDidChange() }
    }
  }

  /// The validator of conditions over the form, whose failures this control has.
  final var formConditions: Validator<Void> {
    if let conditionValidator, attachment(of: conditionValidator) != nil { return conditionValidator }
    let validator = Validator<Void>()
    _ = exchange(&conditionValidator, with: validator)
    attach(Attachment(validator, of: self) { _ in Void?.some(()) })
    return validator
  }

  // MARK: Editing

  /// Begins editing. Views call it when the user enters the field.
  public final func beginEditing() {
    guard !storedIsEditing else { return }
    changing {
      storedIsEditing = true
      notify(.began)
    }
  }

  /// Ends editing, validates the value by the policies, and sends debounced requests immediately.
  ///
  /// Views call it when the user leaves the field.
  public final func endEditing() {
    guard storedIsEditing else { return }
    changing {
      storedIsEditing = false
      storedIsTouched = true
      validate { policy, attachment in
        policy == .onFocusLoss || policy == .onFocusLossThenInputChange && attachment.edit != editNumber
      }
      sendDebouncedRequests()
      notify(.ended)
    }
  }

  /// Sets ``isTouched``, as if the user had left the control.
  public final func markTouched() { changing { storedIsTouched = true } }

  /// Follows a new value: validates it by the policies, and notifies observers.
  ///
  /// - Parameter isOther: Whether it may be another value than before.
  final func valueDidChange(isOther: Bool) {
    let isFirst = editNumber == 0
    editNumber &+= 1
    changing(isFirst ? [.value, .settings] : .value, isEdit: isOther) {
      if !external.isEmpty { setExternal([]) }
      validate { policy, _ in
        policy == .onInputChange || policy == .onFocusLossThenInputChange && storedIsTouched
      }
      notify(.changed)
    }
  }

  /// Follows a new clean value.
  final func cleanValueDidChange() { changing { cleanEditNumber = editNumber } }

  override func resetPart() {
    changing(differsFromClean ? [.value, .settings] : .settings, isEdit: true) {
      restoreCleanValue()
      editNumber = 0
      cleanEditNumber = 0
      storedIsTouched = false
      setExternal([])
      for attachment in attachments {
        attachment.edit = nil
        attachment.validator.reset()
      }
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
    _ = exchange(&observers, with: observers.filter { $0.object != nil } + [WeakReference(observation)])
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
}

extension AnyControl: ValidatedControl {
  func messages(of validator: AnyValidator) -> MessageCatalogue? {
    guard let label else { return validator.messages ?? inheritedMessages }
    var messages = validator.messages ?? inheritedMessages ?? .standard
    messages.label = label
    return messages
  }

  func validatorDidChangeOutcome() { update(to: currentStatus) }

  func validatorDidValidateOtherValue(_ validator: AnyValidator) {
    attachment(of: validator)?.edit = nil
    update(to: status, isEdit: true)
  }

  func revalidate(_ validator: AnyValidator) -> Bool {
    guard let attachment = attachment(of: validator), attachment.isParsed, let edit = attachment.edit else {
      return false
    }
    if edit == editNumber { changing([]) { attachment.validate(edit: edit) } }
    return true
  }
}
