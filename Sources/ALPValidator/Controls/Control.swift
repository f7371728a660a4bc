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

  /// What a control has: the content whose versions it keeps.
  struct Content {
    /// The value; with a text without a value, an earlier value.
    var value: Value
    /// What the field shows instead of the text of the value; `nil` if it shows that text.
    var fieldText: FieldText?

    /// The text, if it stands for no value.
    var textWithoutValue: FieldText? { fieldText?.isWithoutValue == true ? fieldText : nil }
  }

  @ReleasedLater private var storedInputRestrictions: [Rule<Value>] = []
  /// The value and the text: as they are, as the base, and as submitted. Written by `editVersions(to:)` and
  /// `changeVersions(_:)` only, in short accesses, which the runtime does not have to watch.
  private(set) final var versions: Versions<Content>
  private var defaultValidator: Validator<Value>?
  /// The text format that the program has set.
  @ReleasedLater final var ownTextFormat: TextFormat<Value>?
  /// The text format of the locale in which the text was read or written last.
  final var localTextFormat: LocalTextFormat<Value>?

  /// Creates a control with an initial value, which is not validated yet.
  public init(_ value: Value) {
    versions = Versions(Content(value: value))
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
    mustBeEntered = true
    Transaction.runAsOneCommand { command in startBlank(command) }
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
    Transaction.run("value", orQueue: { { [self] _ in change(to: value) } }) { _ in change(to: value) }
  }

  // MARK: How a value comes in. Within commands only

  // | Function                    | For                                                                    |
  // | --------------------------- | ---------------------------------------------------------------------- |
  // | `change(to:)`               | a value that is set: nothing happens if it is the same                 |
  // | `enter(_:typedAs:)`         | a value that is set or typed: restrictions may reject it               |
  // | `enterTextWithoutValue`     | a typed text that stands for no value                                  |
  // | `store(_:_:from:)`          | all of these: an edit of the versions, and what follows from it        |
  // | `contentDidChange(from:_:)` | what follows from another content, also of a rebase or a draft         |

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
    /// The program, which has set or loaded it, or another base. The failures of the value are not shown.
    case program
  }

  /// Stores a value and what the field shows for it, as an edit.
  final func store(_ value: Value, _ fieldText: FieldText?, from origin: ValueOrigin) {
    let earlierText = self.fieldText
    editVersions(to: Content(value: value, fieldText: fieldText))
    contentDidChange(from: earlierText, origin)
  }

  /// Makes a content the current one.
  @inline(__always)
  final func editVersions(to content: Content) {
    Transaction.releaseLater(versions.edit(to: content).value)
  }

  /// Changes the versions, and returns the result. What they had before is released at the end of the command.
  ///
  /// A copy is changed, because the change calls formatters, which may read the versions.
  final func changeVersions<Result>(_ change: (inout Versions<Content>) -> Result) -> Result {
    var versions = self.versions
    let result = change(&versions)
    Transaction.releaseLater(exchange(&self.versions, with: versions))
    return result
  }

  /// Validates another content by the policies, and notifies observers.
  ///
  /// The text is followed before dirtiness is updated, and dirtiness before the value is validated, because each
  /// of these reads what comes before it.
  final func contentDidChange(from earlierText: FieldText?, _ origin: ValueOrigin) {
    if fieldText != earlierText { fieldTextDidChange(from: earlierText) }
    updateDirtiness()
    valueDidChange(isShown: origin == .input)
  }

  /// The value; while the field has a text without a value, an earlier value. Not tracked.
  final var storedValue: Value { versions.current.value }

  override var fieldText: FieldText? { versions.current.fieldText }

  override var baseFieldText: FieldText? { versions.base.fieldText }

  override func writeTextOfValue() {
    func write<Editable: TextEditable>(_ type: Editable.Type) {
      guard let control = self as? Control<Editable>, let text = control.textOfTypedValue else { return }
      editVersions(to: Content(value: storedValue, fieldText: .typed(text)))
      tracker.didChange(.value)
    }
    if let type = Value.self as? any TextEditable.Type { write(type) }
  }

  override func becomeBlank() {
    changeVersions { $0.load(Content(value: storedValue, fieldText: .blank)) }
  }

  override var readableType: String { ReadableType.name(of: Value.self) }

  override var hintsOfType: InputHints { ParsedProperties.rule(of: Value.self)?.check.hints ?? InputHints() }

  override final var hasText: Bool { Value.self is any TextEditable.Type }

  // MARK: Versions

  final func value(in version: Version) -> Value {
    let isUnreadable = version == .readable && hasTextWithoutValue
    return formatted(versions.content(in: isUnreadable ? .base : version).value)
  }

  override func updateDirtiness() { changeDiffersFromBase(to: isEdited) }

  /// Whether an edit has made the current content of the base.
  private var isEdited: Bool {
    if versions.isBaseCurrent { return false }
    if hasTextWithoutValue || baseFieldText?.isWithoutValue == true {
      return versions.current.textWithoutValue != versions.base.textWithoutValue
    }
    if ExactEquality.isSame(versions.current.value, versions.base.value) { return false }
    guard let defaultValidator, defaultValidator.hasFormatters else { return true }
    return !ExactEquality.isSame(value(in: .current), value(in: .base))
  }

  /// Returns whether two contents are the same for another base.
  final func isSame(_ content: Content, _ other: Content) -> Bool {
    if content.textWithoutValue != nil || other.textWithoutValue != nil {
      return content.textWithoutValue == other.textWithoutValue
    }
    return isSameFormatted(content.value, other.value)
  }

  /// Returns whether two values are the same after the formatters. A value that is not `Equatable` is compared
  /// by its JSON.
  final func isSameFormatted(_ value: Value, _ other: Value) -> Bool {
    StructureEquality.isSame(formatted(value), formatted(other))
  }

  override func isTouched(since ancestor: Ancestor) -> Bool {
    versions.isTouched(since: ancestor, isSame: isSame)
  }

  private func changeDiffersFromBase(to differs: Bool) {
    guard differs != differsFromBase else { return }
    differsFromBase = differs
    markDirtiness()
  }

  override func apply(_ event: VersionEvent, _ command: Command) {
    guard event != .reset else { return resetAll(command) }
    changeVersions { $0.apply(event) }
    switch event {
    case .madeBase, .saved:
      tracker.didChange(.settings)
      updateDirtiness()
    case .reset, .submissionBegan, .submissionEnded: break
    }
  }

  override var isBeingSubmitted: Bool { versions.submitted != nil }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) {
    if differsFromBase { paths.append(path) }
  }

  override func snapshot() -> PartSnapshot? {
    let state = snapshotOfContent()
    return state.isInitial ? nil : PartSnapshot(control: state)
  }

  override func restore(
    _ snapshot: PartSnapshot?, _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) { restore(snapshot?.control ?? ControlSnapshot(), &restoring, at: path, command) }

  override func resetAll(_ command: Command) {
    // The order matters: validators that are reset and observers that are notified find the base and its text.
    let earlier = versions.current
    changeVersions { $0.apply(.reset) }
    if !ExactEquality.isSame(earlier.value, storedValue) { publishValueChange() }
    if earlier.fieldText != fieldText {
      fieldTextDidChange(from: earlier.fieldText)
      publishValueChange()
    }
    super.resetAll(command)
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

  /// Returns a value after the formatters.
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
