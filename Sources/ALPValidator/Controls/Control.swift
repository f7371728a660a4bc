/// A headless holder of a value that a user edits; validators attach to it, and it draws nothing.
///
/// ```swift
/// let accepted = Control(false)
/// accepted.addRule(.same(as: true), invalidMessage: "Please accept the terms.")
/// accepted.value = true  // accepted.isValid
/// ```
@MainActor
public class Control<Value>: AnyControl {
  /// Rules that no change may break; a change that would is not taken, as a whole. None by default.
  ///
  /// For rules that hold for every beginning of a good value, such as a maximum length. An empty value is always
  /// taken, and so is a shorter text where the text that is there breaks the rule already.
  public var refusedViolations: [Rule<Value>] = []

  private var storedValue: Value
  private var cleanValue: Value
  private var storedFormatters: [ValueFormatter<Value>] = []
  private var knownFormattedValue: Value?
  private var ownValidator: Validator<Value>?
  private let isSame: ((Value, Value) -> Bool)?

  /// Creates a control that holds a value; nothing is validated yet.
  public convenience init(_ value: Value) { self.init(value, isSame: nil) }

  /// Creates a control that holds a value which can be compared, so that a change can be taken back.
  public convenience init(_ value: Value) where Value: Equatable { self.init(value) { $0 == $1 } }

  init(_ value: Value, isSame: ((Value, Value) -> Bool)?) {
    storedValue = value
    cleanValue = value
    self.isSame = isSame
    super.init()
  }

  /// The value; a change is handed to the attached validators by their policies, then observers are told.
  ///
  /// Set it to what the user has now; to set it to what it is counts as a change.
  public var value: Value {
    get {
      noteRead()
      return storedValue
    }
    set { setValue(newValue) }
  }

  /// Sets the value, and returns whether the change was taken rather than refused.
  @discardableResult
  public func setValue(_ value: Value) -> Bool {
    if !refusedViolations.isEmpty, isRefused(value) {
      tell(.refused)
      return false
    }
    let isOther = if let isSame { !isSame(storedValue, value) } else { true }
    storedValue = value
    knownFormattedValue = nil
    valueDidChange(isOther: isOther)
    return true
  }

  /// Makes the present value the one that ``FormPart/reset()`` puts back and ``FormPart/isDirty`` compares with.
  public func markClean() {
    cleanValue = storedValue
    change { $0.isEditedSinceClean = false }
    refresh()
  }

  /// Resets the control to another value than the one that it was made with.
  public func reset(to value: Value) {
    cleanValue = value
    reset()
  }

  override var differsFromClean: Bool {
    guard let isSame else { return flags.isEditedSinceClean }
    return !isSame(storedValue, cleanValue)
  }

  override func restoreValues() {
    super.restoreValues()
    storedValue = cleanValue
    knownFormattedValue = nil
  }

  public override var hasContent: Bool {
    noteRead()
    let value = currentFormattedValue()
    return !Emptiness.isEmpty(value) && (value as? Bool) != false
  }

  // MARK: Formatters

  /// What is done to the value, in order, before validators look at it; what was typed stays as it is.
  public var formatters: [ValueFormatter<Value>] {
    get {
      trackRead()
      return storedFormatters
    }
    set {
      storedFormatters = newValue
      knownFormattedValue = nil
      trackChange()
    }
  }

  /// The value as the formatters leave it: what validators look at, and what equality with the control compares.
  public var formattedValue: Value {
    noteRead()
    return currentFormattedValue()
  }

  /// Returns the formatted value without being noted as a reader.
  func currentFormattedValue() -> Value {
    guard !storedFormatters.isEmpty else { return storedValue }
    if let knownFormattedValue { return knownFormattedValue }
    let value = format(storedValue)
    knownFormattedValue = value
    return value
  }

  private func format(_ value: Value) -> Value { storedFormatters.reduce(value) { $1($0) } }

  // MARK: Validators

  /// The validator of the control's own, attached when it is first asked for, under the control's policy.
  ///
  /// If it is removed, the next one that is asked for is new and has no rules.
  public var validator: Validator<Value> {
    if let ownValidator, policy(for: ownValidator) != nil { return ownValidator }
    let validator = Validator<Value>()
    ownValidator = validator
    attachValidator(validator)
    return validator
  }

  /// Attaches a validator of the control's own type; attached again, it only takes the new policy.
  ///
  /// A validator of several controls has one state, about the value that it was handed last; to judge the values
  /// of several controls, attach a validator to each.
  ///
  /// - Parameter policy: When the validator is handed the value; `nil` for the policy of the control.
  public func attachValidator(_ validator: Validator<Value>, policy: ValidationPolicy? = nil) {
    attach(validator, policy: policy) { [unowned self] in
      validator.validate(currentFormattedValue())
    } ask: { [unowned self] in
      validator.failures(for: currentFormattedValue())
    }
  }

  // MARK: Refusing

  /// Returns whether a change goes in the direction in which a value that breaks a rule may become a good one.
  func isReduction(from earlier: Value, to value: Value) -> Bool { true }

  private func isRefused(_ value: Value) -> Bool {
    let value = format(value)
    guard !Emptiness.isEmpty(value) else { return false }
    return refusedViolations.contains { rule in
      guard rule.severity == .error, !rule.isSatisfied(by: value) else { return false }
      let earlier = currentFormattedValue()
      return rule.isSatisfied(by: earlier) || !isReduction(from: earlier, to: value)
    }
  }
}
