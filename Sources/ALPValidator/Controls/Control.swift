/// The model of an input field: its value, editing state, and validators. Bind a view to it.
///
/// ```swift
/// let accepted = Control(false)
/// accepted.addRule(
///   .same(as: true), invalidMessage: "Please accept the terms.")
/// accepted.value = true  // accepted.isValid
/// ```
///
/// A control of a type that people type also has a ``text``:
///
/// ```swift
/// let guests = Control<Int?>(nil)
/// guests.text = "4"  // guests.value == 4
/// ```
@MainActor
public class Control<Value>: AnyControl, RuleContainer {
  /// Rules that block edits. An edit that violates one is discarded, and the value stays unchanged. None by
  /// default.
  ///
  /// Use rules that every beginning of a valid value satisfies, such as a maximum length. An empty value is
  /// always accepted, and so is a shorter text if the current one already violates the rule.
  ///
  /// With input restrictions, wait until the input method has committed its text (`markedTextRange == nil`).
  public final var inputRestrictions: [Rule<Value>] {
    get { tracker.read(.settings, storedInputRestrictions) }
    set { set("inputRestrictions") { [self] in storedInputRestrictions = newValue } }
  }

  /// The parameters that are sent with the requests for the value, as `extras`, from the next validation of
  /// the control on.
  public final var requestParameters: [String: JSONValue]? {
    get { tracker.read(.settings, storedRequestParameters) }
    set { set("requestParameters") { [self] in storedRequestParameters = newValue } }
  }

  /// A value, what its field shows, and its number; `nil` if it is not the value of the control.
  typealias SubmittedValue = (value: Value, fieldText: FieldText?, number: Int?)

  @ReleasedLater private var storedInputRestrictions: [Rule<Value>] = []
  /// The value; while the field has a text without a value, an earlier value. Written together with `fieldText`.
  private(set) final var storedValue: Value
  /// The value that a reset restores.
  private(set) final var cleanValue: Value
  /// The value and the field text with which each submission began. Written here and in `Control+Loading.swift`.
  final var submittedValues = SubmittedValues<SubmittedValue>()
  private var defaultValidator: Validator<Value>?
  /// The text format that the program has set.
  @ReleasedLater final var ownTextFormat: TextFormat<Value>?
  /// The text format of the locale in which the text was read or written last.
  final var localTextFormat: LocalTextFormat<Value>?

  /// Creates a control with an initial value, which is not validated yet.
  public init(_ value: Value) {
    storedValue = value
    cleanValue = value
  }

  /// Creates the control of a number or date that has to be entered: it has no text at first, and is invalid
  /// without one.
  ///
  /// ```swift
  /// let income = Control<Decimal>(blank: 0)
  /// income.text        // ""
  /// income.validate()  // .invalid
  /// ```
  ///
  /// - Parameter value: The value that the control has until one is entered.
  public convenience init(blank value: Value) where Value: TextEditable {
    self.init(value)
    Transaction.runAsOneCommand { startBlank() }
  }

  /// The value, before the formatters. Bind your view to it.
  ///
  /// Setting it validates the new value by the policies, and notifies observers. Setting an equal value
  /// changes nothing, because views write back what they show. To validate the current value, call
  /// ``FormPart/validate()``.
  public final var value: Value {
    get { tracker.read(.value, storedValue) }
    set { setValue(newValue) }
  }

  #if compiler(>=6.3)
  @specialized(where Value == String)
  #endif
  private func setValue(_ value: Value) {
    Transaction.run("value", orQueue: { { [self] in change(to: value) } }) { change(to: value) }
  }

  // MARK: How a value comes in. Within commands only

  // | Function                  | For                                                                    |
  // | ------------------------- | ---------------------------------------------------------------------- |
  // | `change(to:)`             | a value that is set: nothing happens if it is the same                 |
  // | `enter(_:typedAs:)`       | a value that is set or typed: restrictions may reject it               |
  // | `enterTextWithoutValue`   | a typed text that stands for no value                                  |
  // | `takeLoaded(_:)`,         | a value that the program has loaded, see `Control+Loading.swift`       |
  // | `rebase`, `restore`       |                                                                        |
  // | `store(_:_:from:)`        | all of these: writes the value, validates it, and notifies observers   |

  /// Takes a value that was set, unless it is the same.
  final func change(to value: Value) {
    guard hasTextWithoutValue || !ExactEquality.isSame(storedValue, value) else { return }
    enter(value, typedAs: nil)
  }

  /// Takes a value that was set or typed, unless a restriction rejects it. The field text is what was typed,
  /// or `nil` if the field shows the text of the value.
  final func enter(_ value: Value, typedAs fieldText: FieldText?) {
    guard !violatesRestriction(value) else { return sendEvent(.rejected) }
    store(value, fieldText, from: .input)
  }

  /// Takes a text that has no value.
  final func enterTextWithoutValue(_ fieldText: FieldText) {
    guard self.fieldText != fieldText else { return }
    store(storedValue, fieldText, from: .input)
  }

  /// Where a value comes from.
  enum ValueOrigin {
    /// The user, or the program in place of the user. The failures of the value may be shown.
    case input
    /// The program, which has loaded the value. The failures of the value are not shown.
    case loaded
  }

  /// Stores a value and what the field shows for it, validates the value by the policies, and notifies
  /// observers.
  ///
  /// Every change of the value uses this function, except for a reset, which validates nothing, and a rebase
  /// of a value behind a text. The text is stored before dirtiness is updated, and dirtiness before the value
  /// is validated, because each of these reads what comes before it.
  final func store(_ value: Value, _ fieldText: FieldText?, from origin: ValueOrigin) {
    replaceValue(with: value)
    if self.fieldText != fieldText { changeFieldText(to: fieldText) }
    updateDirtiness()
    valueDidChange(isShown: origin == .input)
    // Asked first, because a keystroke comes here, and the event holds a copy of the value.
    if !submittedValues.isEmpty { submittedValues.follow(submissionEvent(of: origin)) }
  }

  // Each keystroke reads these two values. If they were `@ReleasedLater`, the runtime would watch each access.

  final func replaceValue(with value: Value) { Transaction.releaseLater(exchange(&storedValue, with: value)) }

  final func replaceCleanValue(with value: Value) {
    Transaction.releaseLater(exchange(&cleanValue, with: value))
  }

  /// What the present value, which is new, means for the values that are kept for a submission.
  private func submissionEvent(of origin: ValueOrigin) -> SubmissionEvent<SubmittedValue> {
    switch origin {
    case .loaded: .loaded(presentValue)
    case .input: failureVisibility.isEditing ? .edited : .set(presentValue)
    }
  }

  /// The present value as a submission keeps it.
  final var presentValue: SubmittedValue { (storedValue, fieldText, valueNumber) }

  override var readableType: String { ReadableType.name(of: Value.self) }

  // MARK: The clean value

  /// The value that edits are compared with, after the formatters.
  final var formattedCleanValue: Value { formatted(cleanValue) }

  override var unformattedValue: JSONValue? {
    let isFormattedAlready = ExactEquality.isSame(storedValue, currentFormattedValue)
    // Not by `?:`, in which `nil` is JSON's `null`.
    guard !isFormattedAlready else { return nil }
    return ValueCoding.json(of: storedValue)
  }

  override func updateDirtiness() {
    if hasTextWithoutValue || cleanFieldText?.isWithoutValue == true {
      return changeDiffersFromClean(to: differsByTextWithoutValue)
    }
    var differs = !ExactEquality.isSame(storedValue, cleanValue)
    if differs, let defaultValidator, defaultValidator.hasFormatters {
      differs = !ExactEquality.isSame(formatted(storedValue), formatted(cleanValue))
    }
    changeDiffersFromClean(to: differs)
  }

  final func changeDiffersFromClean(to differs: Bool) {
    guard differs != differsFromClean else { return }
    differsFromClean = differs
    markDirtiness()
  }

  override func keepValues(of submission: BegunSubmission) {
    submittedValues.keep(presentValue, of: submission)
  }

  override func forgetValues(of submission: BegunSubmission) { submittedValues.forget(submission) }

  override func makeClean(after submission: BegunSubmission?) {
    super.makeClean(after: submission)
    tracker.didChange(.settings)
    let saved = submittedValues.value(of: submission) ?? presentValue
    submittedValues.didSave(saved, of: submission)
    replaceCleanValue(with: saved.value)
    cleanFieldText = saved.fieldText
    updateDirtiness()
    // Values that cannot be compared count as different, but the value with this number was not edited since.
    if saved.number == valueNumber { changeDiffersFromClean(to: false) }
  }

  override func resetAll() {
    // The order matters: validators that are reset and observers that are notified find the clean value and
    // its text.
    let isOther = !ExactEquality.isSame(storedValue, cleanValue)
    replaceValue(with: cleanValue)
    submittedValues.follow(.reset)
    // From here on, values are numbered from zero again.
    submittedValues.changeAll { $0.number = nil }
    if isOther { publishValueChange() }
    restoreCleanFieldText()
    super.resetAll()
  }

  override var currentHasContent: Bool {
    if hasTextWithoutValue { return fieldText != .blank }
    let value = currentFormattedValue
    return !Emptiness.isEmpty(value) && (value as? Bool) != false
  }

  /// The functions that format the value before it is validated, in order: those of its ``validator``.
  ///
  /// Formatters change the validated value, not the text on screen. Always submit ``formattedValue``.
  public final var formatters: [ValueFormatter<Value>] {
    get { tracker.read(.settings, defaultValidator?.formatters ?? []) }
    set { validator.formatters = newValue }
  }

  /// The value after the formatters: the value that is validated. Submit this one.
  public final var formattedValue: Value { tracker.read(.value, currentFormattedValue) }

  /// The formatted value, not tracked.
  final var currentFormattedValue: Value { formatted(storedValue) }

  final func formatted(_ value: Value) -> Value {
    guard let defaultValidator else { return value }
    return defaultValidator.format(value)
  }

  /// The default validator of the control, which has the rules that you add to the control.
  ///
  /// It counts for the state of the control as soon as it has a rule or has validated a value. If you detach
  /// it, the next access creates a new one without rules.
  public final var validator: Validator<Value> {
    if let defaultValidator { return defaultValidator }
    let validator = Validator<Value>()
    defaultValidator = validator
    add(attachment(of: validator, policy: nil))
    return validator
  }

  override func makeDefaultValidator() { _ = validator }

  override func detach(_ validator: AnyValidator) {
    if validator === defaultValidator { defaultValidator = nil }
    super.detach(validator)
  }

  /// Attaches a validator, or changes its policy if it is attached already.
  ///
  /// A validator belongs to one control. If it is attached to another one, it is detached from that one
  /// first.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - policy: When the value is validated; `nil` for the policy of the control.
  #if compiler(>=6.3)
  @specialized(where Value == String)
  #endif
  public final func attachValidator(_ validator: Validator<Value>, policy: ValidationPolicy? = nil) {
    attach(attachment(of: validator, policy: policy))
  }

  private func attachment(of validator: Validator<Value>, policy: ValidationPolicy?) -> Attachment {
    // The default validator has the formatters of the control itself.
    let isDefault = validator === defaultValidator
    let kind: Attachment.Kind = isDefault ? .defaultOfControl : .ofProgram
    return Attachment(validator, of: self, policy: policy, kind) { [isDefault] control in
      if isDefault { return control.valueForDefaultValidator }
      return control.entered { control.currentFormattedValue }
    }
  }

  /// What the default validator validates: the value before the formatters, because the validator formats it.
  /// If the field has a text without a value that only other validators reject, the value behind the text.
  private var valueForDefaultValidator: EnteredValue<Value> {
    if hasTextWithoutValue, !isTextRejectedByDefaultValidator { return .value(storedValue) }
    return entered { storedValue }
  }

  private func entered(_ value: () -> Value) -> EnteredValue<Value> {
    switch fieldText {
    case nil, .typed: .value(value())
    case .blank: .blank
    case .unreadable: .unreadable
    }
  }

  private func violatesRestriction(_ value: Value) -> Bool {
    guard !storedInputRestrictions.isEmpty else { return false }
    let value = formatted(value)
    guard !Emptiness.isEmpty(value) else { return false }
    return storedInputRestrictions.contains { rule in
      guard rule.severity == .error, !rule.isSatisfied(by: value) else { return false }
      let earlier = currentFormattedValue
      return rule.isSatisfied(by: earlier) || !leadsTowardsShorter(value, than: earlier)
    }
  }

  /// Returns whether a value may be a step from a value that violates a restriction towards one that
  /// satisfies it: a shorter text may be, and so may any value that is not a text.
  private func leadsTowardsShorter(_ value: Value, than earlier: Value) -> Bool {
    guard let text = value as? String else { return true }
    let earlierText = earlier as? String ?? ""
    return text.utf8.count < earlierText.utf8.count
  }
}
