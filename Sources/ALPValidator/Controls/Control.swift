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
  /// Rules that block edits. An edit that violates one is discarded, and the value stays unchanged. None by default.
  ///
  /// Use rules that every beginning of a valid value satisfies, such as a maximum length. An empty value is always accepted,
  /// and so is a shorter text if the current one already violates the rule.
  ///
  /// With input restrictions, wait until the input method has committed its text (`markedTextRange == nil`).
  public final var inputRestrictions: [Rule<Value>] {
    get { tracker.read(.settings, storedInputRestrictions) }
    set { set("inputRestrictions") { [self] in storedInputRestrictions = newValue } }
  }

  /// The parameters that are sent with the requests for the value, as `extras`, from the next validation of the control on.
  public final var requestParameters: [String: JSONValue]? {
    get { tracker.read(.settings, storedRequestParameters) }
    set { set("requestParameters") { [self] in storedRequestParameters = newValue } }
  }

  private var storedInputRestrictions: [Rule<Value>] = []
  /// The value; while a text cannot be read, the one before it. Written together with `entry`.
  private(set) final var storedValue: Value
  /// The value that a reset restores.
  private var cleanValue: Value
  /// The value and the entry with which each submission began: those that are clean after saving.
  ///
  /// Written when the body of a submission begins. Removed by ``FormPart/markClean()``, by a reset, by a body that throws, by the
  /// next submission, and by the first change after the body that is not typed.
  private var submittedContents = SubmittedContents<(value: Value, entry: TextEntry?)>()
  private var defaultValidator: Validator<Value>?
  /// The text format that the program has set.
  final var ownTextFormat: TextFormat<Value>?
  /// The text format of the locale in which the text was read or written last.
  final var localTextFormat: LocalTextFormat<Value>?

  /// Creates a control with an initial value, which is not validated yet.
  public init(_ value: Value) {
    storedValue = value
    cleanValue = value
  }

  /// Creates the control of a number or date that has to be entered: it has no text at first, and is invalid without one.
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
    startBlank()
    countFromTheStart()
  }

  /// The value, before the formatters. Bind your view to it.
  ///
  /// Setting it validates the new value by the policies, and notifies observers. Setting an equal value changes nothing,
  /// because views write back what they show. To validate the current value, call ``FormPart/validate()``.
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

  private func change(to value: Value) {
    guard isUnread || !ExactEquality.isSame(storedValue, value) else { return }
    change(to: value, typedAs: nil)
  }

  /// Takes a value with the text that was typed for it; `nil` if it was not typed.
  final func change(to value: Value, typedAs entry: TextEntry?) {
    guard !isRejected(value) else { return notify(.rejected) }
    let earlier = exchange(&storedValue, with: value)
    if self.entry != entry { changeEntry(to: entry) }
    forgetSubmittedContentsUnlessTyped()
    updateDifference()
    valueDidChange()
    extendLifetime(earlier)
  }

  /// What is set without editing was loaded, and is clean if the program says so. What is typed is not what was submitted.
  private func forgetSubmittedContentsUnlessTyped() {
    guard submittedContents.latest != nil, !isBodyRunning, !storedIsEditing else { return }
    submittedContents.removeAll()
  }

  /// Takes a text that has no value.
  final func changeToUnread(_ entry: TextEntry) {
    guard self.entry != entry else { return }
    changeEntry(to: entry)
    makeValidatorOfTextIfNeeded()
    forgetSubmittedContentsUnlessTyped()
    updateDifference()
    valueDidChange()
  }

  /// Takes a value that the program has loaded: by the policies, it is validated, but its failures are not shown.
  ///
  /// Within a command only.
  final func load(_ value: Value) {
    guard isUnread || !ExactEquality.isSame(storedValue, value) else { return }
    let earlier = exchange(&storedValue, with: value)
    changeEntry(to: nil)
    submittedContents.removeAll()
    updateDifference()
    valueDidChange(isShown: false)
    extendLifetime(earlier)
  }

  override var readableType: String { ReadableType.name(of: Value.self) }

  // MARK: The clean value

  /// The value that edits are compared with, after the formatters.
  final var formattedCleanValue: Value { formatted(cleanValue) }

  /// Takes another clean value. If the value was not edited, it becomes the same; an edit stays.
  ///
  /// Values that are not `Equatable` are compared by their JSON. Within a command only.
  ///
  /// - Parameters:
  ///   - value: The clean value.
  ///   - keepingValue: Whether the value stays although it was not edited.
  /// - Returns: Whether the clean value and the edited one have both become others, and differ.
  @discardableResult
  final func rebase(onto value: Value, keepingValue: Bool = false) -> Bool {
    let new = formatted(value)
    let current = formatted(storedValue)
    let isCleanValueOther = !StructureEquality.isSame(new, formatted(cleanValue))
    let submittedValue = submittedContents.latest?.value
    let isOtherThanSubmitted = submittedValue.map { submitted in
      !StructureEquality.isSame(current, formatted(submitted)) || entry?.isUnread == true
    }
    let isEdited = differsFromClean || isOtherThanSubmitted == true
    let isSubmittedValue = submittedValue.map { StructureEquality.isSame(new, formatted($0)) } == true
    cleanValue = value
    submittedContents.removeAll()
    // A field that is blank stays so until there is another value.
    if isCleanValueOther || isSubmittedValue { cleanEntry = nil }
    tracker.didChange(.settings)
    if isEdited || keepingValue {
      if isUnread { takeValueBehindText(value) }
      updateDifference()
      let isBlankInBase = cleanEntry?.isUnread == true
      if !isUnread, !isBlankInBase, StructureEquality.isSame(current, new) { changeDifference(to: false) }
      return isEdited && isCleanValueOther && !isSubmittedValue && differsFromClean
    }
    if isCleanValueOther {
      load(value)
      cleanValue = storedValue
    }
    changeDifference(to: false)
    return false
  }

  /// Takes the value that stands behind a text that cannot be read.
  private func takeValueBehindText(_ value: Value) {
    storedValue = value
    markValue()
  }

  override var unformattedValue: JSONValue? {
    let isFormatted = ExactEquality.isSame(storedValue, currentFormattedValue)
    return isFormatted ? nil : ValueCoding.json(of: storedValue)
  }

  /// Takes the value and the state that a snapshot has. Within a command only.
  final func restore(_ value: Value, _ state: ControlState?) {
    let entry = isSecret ? nil : state?.entry
    let unformatted = state?.unformatted.flatMap { try? ValueCoding.decode(Value.self, from: $0) }
    let value = unformatted ?? value
    let isOther = self.entry != entry || !ExactEquality.isSame(storedValue, value)
    if isOther {
      storedValue = value
      changeEntry(to: entry)
      makeValidatorOfTextIfNeeded()
      updateDifference()
      valueDidChange(isShown: false)
    }
    if let state { restore(state) }
  }

  override func updateDifference() {
    if isUnread || cleanEntry?.isUnread == true { return changeDifference(to: isUnreadOtherwise) }
    var differs = !ExactEquality.isSame(storedValue, cleanValue)
    if differs, let defaultValidator, defaultValidator.hasFormatters {
      differs = !ExactEquality.isSame(formatted(storedValue), formatted(cleanValue))
    }
    changeDifference(to: differs)
  }

  private func changeDifference(to differs: Bool) {
    guard differs != differsFromClean else { return }
    differsFromClean = differs
    markDirtiness()
  }

  override func keepSubmittedValues(of submission: SubmissionID) {
    submittedContents.keep((storedValue, entry), for: submission)
  }

  override func forgetSubmittedValues(of submission: SubmissionID) { submittedContents.forget(submission) }

  override func markAllClean(after submission: SubmissionID?) {
    tracker.didChange(.settings)
    if let submitted = submittedContents.take(submission) {
      cleanValue = submitted.value
      cleanEntry = submitted.entry
      updateDifference()
    } else {
      cleanValue = storedValue
      cleanEntry = entry
      // Values that cannot be compared count as other ones, but this is the same.
      changeDifference(to: false)
    }
  }

  override func resetAll() {
    let isOther = !ExactEquality.isSame(storedValue, cleanValue)
    let earlier = exchange(&storedValue, with: cleanValue)
    submittedContents.removeAll()
    if isOther { markValue() }
    restoreCleanEntry()
    super.resetAll()
    extendLifetime(earlier)
  }

  override var currentHasContent: Bool {
    if isUnread { return entry != .blank }
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
  /// It counts for the state of the control as soon as it has a rule or has validated a value. If you detach it, the next access
  /// creates a new one without rules.
  public final var validator: Validator<Value> {
    if let defaultValidator { return defaultValidator }
    let validator = Validator<Value>()
    defaultValidator = validator
    add(attachment(of: validator, policy: nil))
    return validator
  }

  override func makeValidatorOfTextIfNeeded() {
    if leavesTextToDefaultValidator { _ = validator }
  }

  override func detach(_ validator: AnyValidator) {
    if validator === defaultValidator { defaultValidator = nil }
    super.detach(validator)
  }

  /// Attaches a validator, or changes its policy if it is attached already.
  ///
  /// A validator belongs to one control. If it is attached to another one, it is detached from that one first.
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
    return Attachment(validator, of: self, policy: policy, isDefault: isDefault) { [isDefault] control in
      if isDefault { return control.enteredValue }
      return control.entered { control.currentFormattedValue }
    }
  }

  /// What the default validator validates, which formats it itself.
  private var enteredValue: EnteredValue<Value> {
    let hasRules = defaultValidator?.registrations.isEmpty == false
    let othersRejectText = isUnread && hasValidatorOfValue
    return othersRejectText && !hasRules ? .value(storedValue) : entered { storedValue }
  }

  private func entered(_ value: () -> Value) -> EnteredValue<Value> {
    switch entry {
    case nil, .typed: .value(value())
    case .blank: .blank
    case .unreadable: .unreadable
    }
  }

  private func isRejected(_ value: Value) -> Bool {
    guard !storedInputRestrictions.isEmpty else { return false }
    let value = formatted(value)
    guard !Emptiness.isEmpty(value) else { return false }
    return storedInputRestrictions.contains { rule in
      guard rule.severity == .error, !rule.isSatisfied(by: value) else { return false }
      let earlier = currentFormattedValue
      // A value that is not a text may lead to one that satisfies the rule.
      let isShorter = ((value as? String)?.utf8.count ?? 0) < ((earlier as? String)?.utf8.count ?? 1)
      return rule.isSatisfied(by: earlier) || !isShorter
    }
  }
}

extension RuleContainer where Value: Equatable {
  /// Ensures that the value equals the formatted value of a control. The control is not kept alive.
  ///
  /// When the value of that control changes, the latest value is validated again. If the control has been released, every
  /// value fails.
  ///
  /// - Parameters:
  ///   - other: The control whose value is accepted.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(
    as other: Control<Value>, invalidMessage: String? = nil
  ) -> RuleHandle {
    addCondition(.same { [weak other] in other?.formattedValue }, invalidMessage: invalidMessage)
  }
}

extension Control {
  /// Attaches a validator of another type, with a function that parses the value.
  ///
  /// An empty text is validated as `nil`. Any other value that cannot be parsed, or is parsed as NaN or an infinite number,
  /// fails with a failure named `parse` and the cause ``ValidationFailure/Cause/unreadable``.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - parse: Returns the parsed value, or `nil` if the value cannot be parsed.
  ///   - policy: When the value is validated; `nil` for the policy of the control.
  ///   - invalidMessage: The message for a value that cannot be parsed; `nil` for the default message.
  public func attachValidator<Parsed>(
    _ validator: Validator<Parsed>, parsing parse: @escaping @MainActor (Value) -> Parsed?,
    policy: ValidationPolicy? = nil, invalidMessage: String? = nil
  ) {
    let attachment = Attachment(
      validator, of: self, policy: policy, isParsed: true, invalidMessage: invalidMessage
    ) { control in
      if control.isUnread { return control.entry == .blank ? .value(nil) : .unreadable }
      let value = control.currentFormattedValue
      if Emptiness.isEmpty(value) { return .value(nil) }
      let parsed = validator.dependent.reading(for: RuleID.parsing.number) { parse(value) }
      // A number that cannot be compared counts as not parsed.
      guard let parsed, (parsed as? any FloatingPoint)?.isFinite != false else { return .unreadable }
      return .value(parsed)
    }
    attach(attachment)
  }
}

extension Control where Value == String {
  /// Attaches a validator of numbers or dates, with a parser that reads the text as people type it in a locale.
  ///
  /// ```swift
  /// priceField.attachValidator(
  ///   price, parsing: .decimal(locale: Locale(identifier: "de-DE")))
  /// guestsField.attachValidator(guests, parsing: .integer())
  /// arrivalField.attachValidator(arrival, parsing: .date(timeZone: .gmt))
  /// ```
  ///
  /// Text with more than one possible meaning is not parsed, so the value is never something else than the user meant.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - parser: The parser of the text.
  ///   - policy: When the value is validated; `nil` for the policy of the control.
  ///   - invalidMessage: The message for text that cannot be parsed; `nil` for the default message.
  public func attachValidator<Parsed>(
    _ validator: Validator<Parsed>, parsing parser: ValueParser<Parsed>, policy: ValidationPolicy? = nil,
    invalidMessage: String? = nil
  ) { attachValidator(validator, parsing: { parser($0) }, policy: policy, invalidMessage: invalidMessage) }
}
