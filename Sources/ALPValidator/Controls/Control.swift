/// A headless holder of a value that the user edits. Validators attach to it; it draws nothing.
///
/// ```swift
/// let accepted = Control(false)
/// accepted.addRule(.same(as: true), invalidMessage: "Please accept the terms.")
/// accepted.value = true  // accepted.isValid
/// ```
@MainActor
public class Control<Value>: AnyControl {
  /// Rules that every edit has to satisfy; an edit that does not is rejected as a whole. None by default.
  ///
  /// Use them for rules that hold for every beginning of a valid value, such as a maximum length. An empty value is always
  /// accepted, and so is a shorter text if the current one fails the rule already.
  public final var inputRestrictions: [Rule<Value>] {
    get { storedInputRestrictions }
    set { _ = exchange(&storedInputRestrictions, with: newValue) }
  }

  /// The parameters that are sent along with requests about the value, as `extras`.
  public final var requestParameters: [String: JSONValue]? {
    get { storedRequestParameters }
    set { _ = exchange(&storedRequestParameters, with: newValue) }
  }

  private var storedInputRestrictions: [Rule<Value>] = []
  private var storedValue: Value
  private var cleanValue: Value
  private var storedFormatters: [ValueFormatter<Value>] = []
  private var cachedFormattedValue: Value?
  private var defaultValidator: Validator<Value>?
  private let isSame: (@MainActor (Value, Value) -> Bool)?

  /// Creates a control that holds a value. Nothing is validated yet.
  public convenience init(_ value: Value) { self.init(value, isSame: nil) }

  /// Creates a control that holds a value that can be compared, so that ``FormPart/isDirty`` follows the value.
  public convenience init(_ value: Value) where Value: Equatable { self.init(value) { $0 == $1 } }

  init(_ value: Value, isSame: (@MainActor (Value, Value) -> Bool)?) {
    storedValue = value
    cleanValue = value
    self.isSame = isSame
    super.init()
  }

  /// The value, before the formatters. Setting it validates the new value by the policies, and notifies observers.
  ///
  /// Setting the same value again counts as an edit.
  public final var value: Value {
    get {
      tracker.read(.value)
      return storedValue
    }
    set { setValue(newValue) }
  }

  /// Sets the value, and returns whether the change was accepted. See ``inputRestrictions``.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  @discardableResult
  public final func setValue(_ value: Value) -> Bool {
    if !storedInputRestrictions.isEmpty, isRejected(value) {
      notify(.rejected)
      return false
    }
    let isOther = !(isSame?(storedValue, value) ?? false)
    let earlier = exchange(&storedValue, with: value)
    if !storedFormatters.isEmpty { _ = exchange(&cachedFormattedValue, with: nil) }
    valueDidChange(isOther: isOther)
    extendLifetime(earlier)
    return true
  }

  /// Makes the current value the one that ``FormPart/reset()`` restores and ``FormPart/isDirty`` compares with.
  public final override func markClean() {
    _ = exchange(&cleanValue, with: storedValue)
    cleanValueDidChange()
  }

  /// Restores another value than the initial one, which becomes the clean value.
  public final func reset(to value: Value) {
    Scheduler.shared.transaction {
      if !(isSame?(storedValue, value) ?? false) { tracker.didChange(.value) }
      _ = exchange(&cleanValue, with: value)
      reset()
    }
  }

  override var differsFromClean: Bool {
    super.differsFromClean && !(isSame?(storedValue, cleanValue) ?? false)
  }

  override func restoreCleanValue() {
    _ = exchange(&storedValue, with: cleanValue)
    _ = exchange(&cachedFormattedValue, with: nil)
  }

  public override var hasContent: Bool {
    tracker.read(.value)
    let value = currentFormattedValue
    return !Emptiness.isEmpty(value) && (value as? Bool) != false
  }

  /// The functions that format the value before validators validate it, in order. The value itself is not changed.
  public final var formatters: [ValueFormatter<Value>] {
    get { tracker.read(.settings, storedFormatters) }
    set {
      _ = exchange(&storedFormatters, with: newValue)
      _ = exchange(&cachedFormattedValue, with: nil)
      changing([.value, .settings], isEdit: true) {}
    }
  }

  /// The value after the formatters: the value that validators validate and that equality with the control compares.
  public final var formattedValue: Value { tracker.read(.value, currentFormattedValue) }

  /// The formatted value, not tracked.
  final var currentFormattedValue: Value {
    guard !storedFormatters.isEmpty else { return storedValue }
    if let cachedFormattedValue { return cachedFormattedValue }
    let value = formatted(storedValue)
    _ = exchange(&cachedFormattedValue, with: value)
    return value
  }

  private func formatted(_ value: Value) -> Value { storedFormatters.reduce(value) { $1($0) } }

  /// The default validator of the control, which is created and attached at the first access, with the control's policy.
  ///
  /// If it is detached, the next access creates a new one without rules.
  public final var validator: Validator<Value> {
    if let defaultValidator, policy(for: defaultValidator) != nil { return defaultValidator }
    let validator = Validator<Value>()
    _ = exchange(&defaultValidator, with: validator)
    attachValidator(validator)
    return validator
  }

  /// Attaches a validator of the type of the control's value. If it is attached already, only the policy changes.
  ///
  /// A validator that is attached to several controls has one state, about the value that it validated last. To validate
  /// the values of several controls, attach a validator to each.
  ///
  /// - Parameters:
  ///   - validator: The validator.
  ///   - policy: When the value is validated; `nil` for the policy of the control.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  public final func attachValidator(_ validator: Validator<Value>, policy: ValidationPolicy? = nil) {
    attach(Attachment(validator, of: self, policy: policy) { .some($0.currentFormattedValue) })
  }

  /// Returns whether a change may lead from a value that fails a rule to one that satisfies it.
  func isReduction(from earlier: Value, to value: Value) -> Bool { true }

  private func isRejected(_ value: Value) -> Bool {
    let value = formatted(value)
    guard !Emptiness.isEmpty(value) else { return false }
    return inputRestrictions.contains { rule in
      guard rule.severity == .error, !rule.isSatisfied(by: value) else { return false }
      let earlier = currentFormattedValue
      return rule.isSatisfied(by: earlier) || !isReduction(from: earlier, to: value)
    }
  }
}

extension Control: RuleContainer {}

extension RuleContainer where Value: Equatable {
  /// Ensures that the value equals the formatted value of a control. The control is not kept alive.
  ///
  /// When the value of that control changes, the latest value is validated again. If the control has been released, every
  /// value fails.
  ///
  /// - Parameters:
  ///   - other: The value, the closure or the control to compare with.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle that removes the rule, restricts it or changes its message.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(
    as other: Control<Value>, invalidMessage: String? = nil
  ) -> RuleHandle {
    addCondition(.same { [weak other] in other?.formattedValue }, invalidMessage: invalidMessage)
  }
}
