/// An object that validates values against rules, and keeps the state and the messages of the latest value.
///
/// Create a validator in a `@MainActor` type such as your model, add rules, and pass it each value.
/// It notifies its observers when the outcome changes.
///
/// ```swift
/// let validator = Validator(type: .string)
/// validator.addValidationToEnsureMinimumLength(
///   15, invalidMessage: "This is too short!")
/// validator.validate("short")
/// validator.state          // .invalid
/// validator.errorMessages  // ["This is too short!"]
/// ```
@MainActor
public final class Validator<Value>: AnyValidator {
  /// A value, and the same value after the formatters, if there were any.
  struct LatestValue {
    var value: Value?
    var formatted: Value?
    var isFormatted = false
    /// Why there is no value, if the text of a field does not stand for one.
    var textWithoutValue: TextWithoutValue?
  }

  /// Written by `store(_:)` and `acceptByShortcut(_:)` only.
  private(set) var latest = LatestValue()
  /// The rules as they are evaluated; `nil` after a change of the rules.
  @ReleasedLater var compiledRules: CompiledRules<Value>?
  /// The rules, if a value that satisfies them changes nothing but the value. `nil` if the next value has to
  /// be evaluated in full, and while these rules evaluate a value.
  ///
  /// There is a shortcut only if nothing but rules decides and the outcome is valid, so that the next valid
  /// value has an equal outcome. Each evaluation decides whether there is one; each commit and each change of
  /// a setting ends it.
  var shortcut: CompiledRules<Value>?
  @ReleasedLater private(set) var storedFormatters: [ValueFormatter<Value>] = []
  /// The most recent valid value before the latest value. Written by `store(_:)` and `resetAll()`.
  @ReleasedLater private var earlierValidValue: Value?
  /// The parameters that the program sends with the requests of the latest value.
  var parameters: [String: JSONValue]?
  private let valueForNil: Value? = Emptiness.valueForNil()
  /// The value that `reset()` restores and validates, if the validator belongs to a property.
  private var initialValue: Value??
  /// The streams of valid values; `nil` until there is one.
  var validValueBroadcast: Broadcast<Value>?
  /// The valid values that have not been sent yet: for each transaction, the value with which it ended.
  private var validValues: [(transaction: Int, value: Value)] = []

  /// Creates a validator without rules.
  public override init() { super.init() }

  /// Creates a validator without rules for a type of values.
  public convenience init(type: ValidatorType<Value>) { self.init() }

  /// Creates the validator of a property, and validates the initial value.
  convenience init(
    initialValue: Value?, _ others: [Rule<Value>], _ rules: RuleSet<Value>,
    formatters: [ValueFormatter<Value>], isOptional: Bool
  ) {
    self.init()
    self.initialValue = .some(initialValue)
    self.isOptional = isOptional
    if !formatters.isEmpty { self.formatters = formatters }
    for rule in others { addRule(rule) }
    addRules(rules)
    validate(initialValue)
  }

  // MARK: Values

  /// The latest value, before the formatters. Set it to validate a new value.
  ///
  /// The value is `nil` before the first validation, and when a control has text that the parser cannot read.
  public var value: Value? {
    get { tracker.read(.value, latest.value) }
    set { validate(newValue) }
  }

  /// The latest value after the formatters: the value that the rules evaluate.
  public var formattedValue: Value? {
    tracker.read(.value)
    return latest.isFormatted ? latest.formatted : latest.value
  }

  /// The most recent value that passed validation, after the formatters, or `nil` without one since creation
  /// or the last `reset()`.
  public var lastValidValue: Value? {
    tracker.read([.value, .outcome])
    return outcome.state == .valid ? evaluatedValue(latest) : earlierValidValue
  }

  /// The functions that format a value before the rules evaluate it, in order.
  ///
  /// A new list applies from the next validation.
  public var formatters: [ValueFormatter<Value>] {
    get { tracker.read(.settings, storedFormatters) }
    set {
      set("formatters") { [self] in
        storedFormatters = newValue
        if isAttached { mark(.formatters) }
      }
    }
  }

  /// Returns the value that the rules evaluate.
  func evaluatedValue(_ latest: LatestValue) -> Value? {
    (latest.isFormatted ? latest.formatted : latest.value) ?? valueForNil
  }

  func formatted(_ value: Value?) -> LatestValue {
    guard !storedFormatters.isEmpty else { return LatestValue(value: value) }
    return LatestValue(value: value, formatted: value.map(format), isFormatted: true)
  }

  /// Whether there are formatters; not tracked.
  var hasFormatters: Bool { !storedFormatters.isEmpty }

  /// Returns a value after the formatters.
  func format(_ value: Value) -> Value {
    if storedFormatters.isEmpty { return value }
    return Transaction.ask { storedFormatters.reduce(value) { $1($0) } }
  }

  // MARK: Validating

  /// Validates a value, and notifies observers if the outcome changes.
  ///
  /// - Parameter instance: The value. For text, `nil` is the empty text. For any other type, `nil` fails
  ///   every rule, unless the validator is optional.
  // Nothing but a call, because code for a value of any type asks the runtime for the type at each call.
  #if compiler(>=6.3)
  @specialized(where Value == String)
  #endif
  public func validate(_ instance: Value?) { validateOrTakeShortcut(instance) }

  @inline(never)
  private func validateOrTakeShortcut(_ instance: Value?) {
    Transaction.run("validate(_:)", orQueue: { { [self] _ in takeFromProgram(instance) } }) { _ in
      // `take` asks for the shortcut, too. Asked here, a value that changes nothing needs no further call.
      if !isAttached, let instance, acceptByShortcut(instance) { return }
      takeFromProgram(instance)
    }
  }

  /// Validates a value, and sends parameters with its requests.
  ///
  /// - Parameters:
  ///   - instance: The value, as in ``validate(_:)``.
  ///   - parameters: The `extras` of each request. A response is reused only for the same parameters.
  public func validate(_ instance: Value?, parameters: [String: JSONValue]) {
    Transaction.run("validate(_:)") { [self] _ in takeFromProgram(instance, parameters) }
  }

  private func takeFromProgram(_ instance: Value?, _ parameters: [String: JSONValue]? = nil) {
    if isAttached {
      forgetReleasedControl()
      // The validated value may no longer be the one that the control would submit.
      mark(.submittableValue)
    }
    take(instance, parameters: parameters, valueNumber: nil)
  }

  /// Validates a value, within a command. A value of a control has a number; a value of the program has none.
  func take(_ instance: Value?, parameters: [String: JSONValue]?, valueNumber: Int?) {
    validatedValueNumber = valueNumber
    if parameters == nil, let instance, acceptByShortcut(instance) { return }
    if parameters != nil || self.parameters != nil { self.parameters = parameters }
    evaluateAndCommit(formatted(instance))
  }

  /// Stores a value that satisfies the rules of the shortcut, and so changes nothing else. Returns `false`
  /// for any other value, or without a shortcut; then the evaluation that follows decides whether there is a
  /// shortcut again.
  ///
  /// The rules are taken out and put back, because counting a reference costs as much as a simple rule. They are
  /// asked without `Transaction.ask`, because a command is under way, so a command of theirs is queued anyway.
  @inline(__always)
  private func acceptByShortcut(_ instance: Value) -> Bool {
    // No rule is asked about an empty value of an optional validator.
    if storedIsOptional, Emptiness.isEmpty(instance) { return false }
    guard let rules = exchange(&shortcut, with: nil) else { return false }
    guard rules.areSatisfied(by: instance) else { return false }
    _ = exchange(&shortcut, with: consume rules)
    let earlier = exchange(&latest.value, with: instance)
    if tracker.isRead(.value), !ExactEquality.isSame(instance, earlier) { tracker.didChange(.value) }
    Transaction.releaseLater(earlier)
    return true
  }

  override func evaluateLatest() {
    guard outcome.hasValidated else { return }
    switch latest.textWithoutValue {
    case nil: evaluateAndCommit(formatted(latest.value))
    case .blank: evaluateAndCommit(latest)
    case .unreadable: break  // there is nothing to evaluate
    }
  }

  override func resetAll(_ command: Command) {
    for case let rule as Registration<Value> in registrations { rule.asyncCondition?.removeCachedResponses() }
    var session = session
    session.reset()
    parameters = nil
    validatedValueNumber = nil
    // The order matters: `store(_:)` keeps the earlier valid value, which a reset forgets; the initial value
    // is evaluated in the new session.
    store(LatestValue(value: initialValue ?? nil))
    earlierValidValue = nil
    askAndCommit(session)
    if let initialValue { evaluateAndCommit(formatted(initialValue)) }
    waits.endAfterReset()
  }

  /// Stores a value, before its outcome is written. Keeps the earlier value if it was valid, which the
  /// outcome still shows.
  func store(_ new: LatestValue) {
    // Before anything is written, because the program's `==` may read the validator.
    let didReadValueChange = tracker.isRead(.value) && differs(new, from: latest)
    if outcome.state == .valid { earlierValidValue = evaluatedValue(latest) }
    let earlier = exchange(&latest, with: new)
    if didReadValueChange { tracker.didChange(.value) }
    // Value by value, because the two together need memory.
    Transaction.releaseLater(earlier.value)
    Transaction.releaseLater(earlier.formatted)
  }

  /// Returns whether a value differs from the earlier one, before or after the formatters.
  private func differs(_ new: LatestValue, from earlier: LatestValue) -> Bool {
    !ExactEquality.isSame(new.value, earlier.value)
      || !ExactEquality.isSame(evaluatedValue(new), evaluatedValue(earlier))
  }

  override func settingsDidChange() {
    compiledRules = nil
    endShortcut()
    super.settingsDidChange()
  }

  override func endShortcut() { shortcut = nil }

  // MARK: Dry run

  override var isEmptyAndOptional: Bool {
    storedIsOptional && evaluatedValue(latest).map(Emptiness.isEmpty) != false
  }

  override var acceptsEmptyValue: Bool {
    Value.self == Void.self || failures(for: Emptiness.emptyValue()).allSatisfy { $0.severity == .warning }
  }

  /// Returns the failures that a value would have, in the order of the rules; warnings are included.
  ///
  /// Changes no state, notifies no observer and sends no request: asynchronous conditions are left out,
  /// unless the value is missing, which fails all of them. What the rules read is observable.
  ///
  /// A rule or condition that asks the validator that asks it gets no failures, and a report.
  public func failures(for instance: Value?) -> [ValidationFailure] {
    tracker.read(.settings)
    let failures = Transaction.ask(about: self) {
      var evaluation = Evaluation(previous: [], stopsAtFirstFailure: storedStopsAtFirstFailure)
      let rules = compiledRules ?? compile()
      let value = evaluatedValue(formatted(instance))
      applyRules(rules, to: value, &evaluation)
      return evaluation.failures.flatMap { rendered($0, in: labeledMessages) }
    }
    return failures ?? []
  }

  // MARK: Valid values

  override func queueValidValue() {
    guard validValueBroadcast != nil else { return }
    let number = Transaction.number
    if validValues.last?.transaction == number { validValues.removeLast() }
    guard outcome.state == .valid, let value = evaluatedValue(latest) else { return }
    validValues.append((number, value))
    notifyLater()
  }

  override func notifyFurtherObservers() {
    guard !validValues.isEmpty else { return }
    let values = exchange(&validValues, with: [])
    for (_, value) in values { validValueBroadcast?.send(value) }
  }
}
