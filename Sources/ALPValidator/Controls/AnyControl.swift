/// The part of a control that does not depend on the type of its value.
@MainActor
public class AnyControl: FormPart {
  /// Flags of which a view makes up its mind what to show.
  struct Flags {
    var isEditing = false
    /// Whether the value was set since the control was made or reset.
    var isEdited = false
    /// Whether the value was set since the control was made, reset or marked clean.
    var isEditedSinceClean = false
    var isTouched = false
    var wasSubmitted = false
  }

  private(set) var flags = Flags()
  /// What somebody else has against the value, such as a server after submission.
  var external: ValidationFailure? {
    didSet { externalWords = external.map { ObjectIdentifier(self).hashValue ^ $0.message.hashValue } ?? 0 }
  }
  private var externalWords = 0
  private(set) var attachments: [Attachment] = []

  private var ownPolicy = ValidationPolicy.onInputChange
  private var editNumber = 0
  private var readers = ValueReaders()
  private var observers: [WeakReference<ControlObservation>] = []
  /// Whether the value has become another one by a reset that is under way.
  private var isOtherByReset = false

  /// The attached validators, in order.
  public var validators: [AnyValidator] {
    trackRead()
    return attachments.map(\.validator)
  }

  /// Hands the value to all attached validators, whatever their policy.
  public func validate() {
    OwnerTellings.holding {
      for attachment in attachments { handOver(to: attachment) }
    }
  }

  /// Returns which rules the value would fail, without changing or telling anything; no server is asked.
  public func silentFailures() -> [ValidationFailure] { attachments.flatMap { $0.failures() } }

  // MARK: Policies

  /// When the value is handed to validators that are attached without a policy of their own.
  public var policy: ValidationPolicy {
    get {
      trackRead()
      return ownPolicy
    }
    set {
      ownPolicy = newValue
      trackChange()
    }
  }

  /// Returns when the control hands its value to a validator, or `nil` if that is not attached.
  public func policy(for validator: AnyValidator) -> ValidationPolicy? {
    trackRead()
    return attachments.first { $0.validator === validator }.map { $0.policy ?? ownPolicy }
  }

  /// Changes when the control hands its value to a validator; nothing happens if it is not attached.
  public func setPolicy(_ policy: ValidationPolicy, for validator: AnyValidator) {
    attachments.first { $0.validator === validator }?.policy = policy
    trackChange()
  }

  // MARK: Validators

  /// Lets go of a validator, which keeps its state; nothing happens if it is not attached.
  public func removeValidator(_ validator: AnyValidator) { removeValidators { $0 === validator } }

  /// Lets go of all validators, which keep their states.
  public func removeValidators() { removeValidators { _ in true } }

  private func removeValidators(where isRemoved: (AnyValidator) -> Bool) {
    let removed = attachments.filter { isRemoved($0.validator) }
    guard !removed.isEmpty else { return }
    attachments.removeAll { isRemoved($0.validator) }
    for attachment in removed {
      attachment.isAttached = false
      attachment.validator.removeOwner(self)
    }
    trackChange()
    refresh()
    // A submission that waits for the validator would wait for nothing; it ends, as with any other change.
    if countsInForm { owner?.valueDidChange() }
  }

  /// Attaches a validator, or attaches it anew if it is attached already, in its old place.
  func attach(
    _ validator: AnyValidator, policy: ValidationPolicy?, handOver: @escaping () -> Void,
    ask: @escaping () -> [ValidationFailure]
  ) {
    let attachment = Attachment(validator, policy: policy, handOver: handOver, ask: ask)
    if let index = attachments.firstIndex(where: { $0.validator === validator }) {
      attachments[index].isAttached = false
      attachments[index] = attachment
    } else {
      attachments.append(attachment)
      validator.addOwner(self)
    }
    trackChange()
    refresh()
  }

  private func handOver(to attachment: Attachment) {
    guard attachment.isAttached else { return }
    attachment.validate(by: self, edit: editNumber)
  }

  private func handOver(where isTimely: (ValidationPolicy, Attachment) -> Bool) {
    let number = editNumber
    for attachment in attachments where isTimely(attachment.policy ?? ownPolicy, attachment) {
      // The handler of a validator may set another value, which is handed over then, or reset the control.
      guard editNumber == number else { return }
      handOver(to: attachment)
    }
  }

  /// Hands the value to all validators, and has servers asked now; what a server has decided it is not asked again.
  func validateForSubmission() {
    validate()
    for attachment in attachments { attachment.validator.flushDebounce() }
  }

  // MARK: Editing

  /// Notes that the user began to edit the value.
  public func beginEditing() {
    guard !flags.isEditing else { return }
    change { $0.isEditing = true }
    tell(.began)
  }

  /// Notes that the user stopped editing the value, which validates where the policy is to do so then.
  ///
  /// A server that is still to be asked after a pause in typing is asked now.
  public func endEditing() {
    guard flags.isEditing else { return }
    OwnerTellings.holding {
      change {
        $0.isEditing = false
        $0.isTouched = true
      }
      handOver { policy, attachment in
        policy == .onFocusLoss
          || policy == .onFocusLossThenInputChange && attachment.editNumber != editNumber
      }
      for attachment in attachments { attachment.validator.flushDebounce() }
    }
    tell(.ended)
  }

  func change(_ change: (inout Flags) -> Void) {
    change(&flags)
    trackChange()
  }

  /// Takes note of a value: validators are handed it by their policies, then those that read it are run again.
  ///
  /// - Parameter isOther: Whether it may be another value than before, so that something else would be submitted.
  func valueDidChange(isOther: Bool) {
    editNumber &+= 1
    OwnerTellings.holding {
      flags.isEdited = true
      flags.isEditedSinceClean = true
      trackChange()
      if isOther && countsInForm { owner?.valueDidChange() }
      if external != nil || differsFromClean != standing.isDirty {
        external = nil
        refresh()
      }
      handOver { policy, _ in
        policy == .onInputChange || policy == .onFocusLossThenInputChange && flags.isTouched
      }
      readers.tell(of: self)
    }
    // Not if a handler has put back the first value.
    if flags.isEdited { tell(.changed) }
  }

  /// Puts the standing right after something that it follows from has changed.
  func refresh() {
    var standing = PartStanding(
      state: external == nil ? .valid : .invalid, isDirty: differsFromClean, words: externalWords)
    for attachment in attachments {
      let outcome = attachment.validator.currentOutcome
      standing.hasValidated = standing.hasValidated && outcome.hasValidated
      standing.heldCount += outcome.heldEntries.count
      standing.words &+= attachment.words
      switch outcome.state {
      case .invalid: standing.state = .invalid
      case .waiting where standing.state == .valid: standing.state = .waiting
      case .waiting, .valid: break
      }
    }
    update(to: standing)
  }

  // MARK: Observers

  /// Adds a closure that is called when editing begins, the value changes, and editing ends.
  ///
  /// It is called after the validators have seen the value, and until the observation is let go of.
  public func addObserver(_ observer: @escaping @MainActor (ControlEvent) -> Void) -> ControlObservation {
    let observation = ControlObservation(observer)
    observers.removeAll { $0.object == nil }
    observers.append(WeakReference(observation))
    return observation
  }

  func tell(_ event: ControlEvent) {
    for observer in observers { observer.object?.tell(event) }
  }

  // MARK: For subclasses

  /// Whether the value is another than the clean one, as far as values can be compared.
  var differsFromClean: Bool { flags.isEditedSinceClean }

  /// Whether the user has entered something: no empty text or collection, no `nil`, no `false`.
  public var hasContent: Bool { false }

  /// Takes note of a read of the value, for Observation and for conditions.
  func noteRead() {
    trackRead()
    readers.noteCurrent()
  }

  // MARK: A part of a form

  override func appendFailures(of severity: Severity, to failures: inout [ValidationFailure]) {
    for attachment in attachments {
      let outcome = attachment.validator.currentOutcome
      failures += severity == .error ? outcome.failures : outcome.warnings
    }
    if severity == .error, let external { failures.append(external) }
  }

  override func appendValidators(
    to validators: inout [AnyValidator], where isIncluded: (AnyValidator) -> Bool
  ) {
    validators += attachments.lazy.map(\.validator).filter(isIncluded)
  }

  override func validatePart() { validate() }

  override func forgetOutcomes() {
    (flags, external) = (Flags(isEditing: flags.isEditing), nil)
    trackChange()
    for attachment in attachments {
      attachment.editNumber = nil
      attachment.validator.reset()
    }
    refresh()
  }

  override func restoreValues() {
    isOtherByReset = differsFromClean
    editNumber &+= 1
  }

  override func announceReset() {
    if countsInForm { owner?.valueDidChange() }
    if isOtherByReset { readers.tell(of: self) }
    isOtherByReset = false
    tell(.reset)
  }

  override func tellDelegates(_ state: ValidatorState) { owner?.didTell(of: self) }

  override func countingDidChange() { readers.tellOfCounting() }
}

extension AnyControl: ValidatorOwner {
  func validatorDidChange(_ validator: AnyValidator) {
    attachments.first { $0.validator === validator }?.noteWords()
    refresh()
  }

  func validateAgain(_ validator: AnyValidator) {
    if let attachment = attachments.first(where: { $0.validator === validator }) { handOver(to: attachment) }
  }
}
