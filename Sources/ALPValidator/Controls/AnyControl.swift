import ValidationFormats

/// The superclass of all controls. Use it to store controls of different value types together.
///
/// You create a ``Control`` of a type, and meet `AnyControl` where the type doesn't matter: in
/// ``FormGroup/controls``, as ``FormGroup/firstInvalidControl``, and in a view that shows messages
/// for fields of any kind. It has everything about editing, visibility and rules; only the value needs the
/// type.
///
/// ```swift
/// @MainActor func message(for control: AnyControl) -> String? {
///   let label = control.label ?? "This field"
///   return control.visibleErrorMessages.first.map { "\(label): \($0)" }
/// }
/// ```
@MainActor
public class AnyControl: FormPart {
  /// The attached validators, in order. Written in this file only.
  final var attachments: [Attachment] = []
  final var defaultPolicy = ValidationPolicy.onInputChange
  final var storedRequestParameters: [String: JSONValue]?

  /// The number of the value: counts the changes of the value since the control was created or reset,
  /// including loaded values. Written by `valueDidChange(isShown:)` and `resetAll()`.
  final var valueNumber = 0
  /// Whether the formatted value differs from the base, as far as values can be compared.
  ///
  /// Written by the subclass, which knows the values, with each change of the value, the base or the
  /// formatters, and by a reset.
  final var differsFromBase = false

  /// Whether a value has to be entered, so that the field has no text at first. Written when the control is made.
  final var mustBeEntered = false
  final var storedInputFormat: InputFormat?
  final var storedFormatsWhenLeft = false

  /// When failures are shown.
  final var failureVisibility = FailureVisibility() {
    didSet {
      if failureVisibility != oldValue { tracker.didChange(.activity) }
    }
  }

  private var observers: [WeakReference<ControlObservation>] = []
  /// The validator of conditions over the form; `nil` until there is one. Written by `formConditions` and
  /// `detach(_:)`.
  final var conditionValidator: Validator<Void>?

  // MARK: What subclasses override

  /// What the field shows instead of the text of the value; `nil` if it shows that text.
  var fieldText: FieldText? { nil }

  /// The field text of the base.
  var baseFieldText: FieldText? { nil }

  /// Whether the value is not empty; not tracked.
  var currentHasContent: Bool { false }

  /// The name of the value's type, as in failures of text that cannot be read.
  var readableType: String { "value" }

  /// The hints of the value's type, if it is a parsed value.
  var hintsOfType: InputHints { InputHints() }

  /// Whether the value has a text that people type.
  var hasText: Bool { false }

  /// Compares the value with the base again.
  func updateDirtiness() {}

  /// Makes a content without a text the current one and the base.
  func becomeBlank() {}

  /// Writes a text that was typed in the notation of the value.
  func writeTextOfValue() {}

  /// Makes the default validator, if there is none.
  func makeDefaultValidator() {}

  // MARK: Validating

  /// A Boolean value that indicates whether the value is not empty: not `nil`, `false`, or an empty text or
  /// collection.
  public final var hasContent: Bool { tracker.read(.value, currentHasContent) }

  /// The attached validators, in order.
  public final var validators: [AnyValidator] { tracker.read(.settings, attachedValidators) }

  /// The rules and conditions of the attached validators, in order, with their status for the latest value.
  ///
  /// Use them to mark required fields, or for a live password checklist. The property is observable.
  public final var rules: [RegisteredRule] { validators.flatMap(\.rules) }

  /// A Boolean value that indicates whether an empty value is invalid. Use it to mark a field as required.
  ///
  /// The property is observable. Conditions over the form don't count, nor do asynchronous conditions, unless
  /// the empty value is `nil` and of another type than text. A control that was created with
  /// ``Control/init(blank:)`` is required unless its validator is optional.
  public final var isRequired: Bool {
    // Read first, because `acceptsBlank` asks the attachments, which are not tracked.
    let validators = validators
    if mustBeEntered, !acceptsBlank { return true }
    return validators.contains { !$0.acceptsEmptyValue }
  }

  override func ownSilentFailures() -> [ValidationFailure] {
    let failures = attachments.flatMap { $0.silentFailures() }
    return failures.filter { $0.severity == .error }
  }

  override func validateAll() {
    failureVisibility.submit()
    for attachment in attachments { attachment.validate(valueNumber) }
  }

  /// Validates the value with the attached validators whose policies ask for it.
  final func validateAttached(on occasion: ValidationPolicy.Occasion) {
    for attachment in attachments {
      let isValidated = attachment.validator.validatedValueNumber == valueNumber
      let policy = attachment.policy ?? defaultPolicy
      if policy.validates(on: occasion, isValidated: isValidated) { attachment.validate(valueNumber) }
    }
  }

  override final func startBlank(_ command: Command) {
    guard mustBeEntered else { return }
    let earlier = fieldText
    becomeBlank()
    fieldTextDidChange(from: earlier)
  }

  override final var hasReadableValue: Bool { !hasTextWithoutValue }

  // MARK: Resetting

  override func resetAll(_ command: Command) {
    setExternal([])
    valueNumber = 0
    differsFromBase = false
    failureVisibility.reset()
    markSubmittableChange()
    markOwnFailures()
    for attachment in attachments { attachment.validator.resetAll(command) }
    sendEvent(.reset)
    waits.endAfterReset()
  }

  // MARK: Settling

  /// Applies what has changed in an attached validator.
  final func validatorDidChange(_ changes: AnyValidator.Changes) {
    // First, because formatters are asked below, and may read the state.
    if !changes.isDisjoint(with: [.outcomeOrRequests, .counting, .formatters]) { markOwnFailures() }
    if !changes.isDisjoint(with: [.submittableValue, .formatters]) { markSubmittableChange() }
    if !changes.isDisjoint(with: [.counting, .formatters]) { tracker.didChange(.settings) }
    if changes.contains(.formatters) {
      publishValueChange()
      updateDirtiness()
    }
    if changes.contains(.lateFailure), hasFailures { failureVisibility.lateFailureArrived() }
  }

  override var attachedValidators: [AnyValidator] {
    attachments.filter(\.countsForState).map(\.validator)
  }

  override func notifyDelegates(of state: ValidatorState) {
    for form in formsAround { form.delegate?.form(form, didChangeStateOf: self) }
  }

  override func countOwnTally() -> Tally {
    let withoutValidators = Tally(invalid: external.isEmpty ? 0 : 1, dirty: differsFromBase ? 1 : 0)
    return attachments.reduce(withoutValidators) { sum, attachment in
      attachment.countsForState ? sum + attachment.validator.ownTally : sum
    }
  }

  #if DEBUG
  override func checkInvariants() {
    super.checkInvariants()
    assert(partTally.current == partTally.own, "The tally of a control has more than what it has itself")
  }
  #endif

  // MARK: Detaching

  /// Detaches a validator, which is attached to this control.
  ///
  /// The control is marked first, because message closures may read its state. What follows marks itself.
  func detach(_ validator: AnyValidator) {
    guard validator.control === self else { return }
    let remaining = attachments.filter { $0.validator !== validator }
    Transaction.releaseLater(exchange(&attachments, with: remaining))
    if conditionValidator === validator { conditionValidator = nil }
    markOwnFailures()
    validator.attach(to: nil)
    ensureTextIsRejectedAfterDetaching()
    // The value may have lost its formatters.
    updateDirtiness()
    tracker.didChange(.settings)
    publishValueChange()
    // A submission that waits for a detached validator would not end by itself.
    markSubmittableChange()
  }

  // MARK: Policies

  /// When the value is validated, unless a validator is attached with another policy.
  public final var policy: ValidationPolicy {
    get { tracker.read(.settings, defaultPolicy) }
    set { set("policy") { [self] in defaultPolicy = newValue } }
  }

  // MARK: Observers

  /// Adds a closure that is called after each ``ControlEvent``, such as the beginning of editing and a change
  /// of the value.
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
    if !observers.isEmpty { Transaction.notifyLater(self, of: event) }
  }

  override final func callObservers(of event: any ObjectEvent) {
    guard let event = event as? ControlEvent else { return }
    // A handler may have restored the initial value meanwhile.
    if event == .changed, valueNumber == 0 { return }
    for observer in observers { observer.object?.observer?(event) }
  }
}

// Attaches validators to a control, and detaches them.

extension AnyControl {
  /// Detaches a validator. Its state is unchanged. Does nothing if the validator is not attached.
  public final func removeValidator(_ validator: AnyValidator) {
    Transaction.run("removeValidator(_:)") { [self] _ in detach(validator) }
  }

  /// Detaches all validators. Their states are unchanged.
  public final func removeValidators() {
    Transaction.run("removeValidators()") { [self] _ in
      for attachment in attachments { detach(attachment.validator) }
    }
  }

  /// Attaches a validator, or replaces its attachment. A validator of another control moves to this one.
  final func attach(_ attachment: Attachment) {
    Transaction.run("attachValidator(_:)") { [self] _ in
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
        Transaction.releaseLater(exchange(&attachments[index], with: attachment))
      } else {
        add(attachment)
      }
      tracker.didChange(.settings)
      // A submission under way has not validated the value with this validator.
      markSubmittableChange()
      markOwnFailures()
    }
  }

  /// Adds an attachment. The attachment of a default validator alone changes no state.
  final func add(_ attachment: Attachment) {
    attachments.append(attachment)
    // Before message closures are asked, which may read the state.
    if attachment.countsForState { markOwnFailures() }
    attachment.validator.attach(to: self)
  }
}

// What a control does for conditions: conditions over its form, and conditions that have to be evaluated
// again.

extension AnyControl {
  /// The validator of the conditions over the form whose failures this control shows.
  final var formConditions: Validator<Void> {
    if let conditionValidator { return conditionValidator }
    let validator = Validator<Void>()
    conditionValidator = validator
    attach(.ofFormConditions(validator, of: self, passing: ()))
    return validator
  }

  /// Validates the value again for a validator that cannot evaluate its latest value by itself: the value is
  /// parsed for the validator, or the field has a text without a value.
  ///
  /// - Parameter validator: The validator, which is attached.
  /// - Returns: `false` if the validator can evaluate its latest value by itself: the value of the control as
  ///   it is, or a value that the program has validated.
  final func validateAgain(for validator: AnyValidator) -> Bool {
    guard let attachment = attachments.first(where: { $0.validator === validator }) else { return false }
    let isLatestEdit = validator.validatedValueNumber == valueNumber
    guard attachment.isParsed || hasTextWithoutValue, isLatestEdit else { return false }
    attachment.validate(valueNumber)
    return true
  }
}
