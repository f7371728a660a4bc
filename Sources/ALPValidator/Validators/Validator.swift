/// An object that validates values against rules, and keeps the state and the messages of the latest one.
///
/// ```swift
/// let validator = Validator(type: .string)
/// validator.addValidationToEnsureMinimumLength(15, invalidMessage: "This is too short!")
/// validator.validate("short")
/// validator.state          // .invalid
/// validator.errorMessages  // ["This is too short!"]
/// ```
@MainActor
public final class Validator<Value>: AnyValidator {
  /// A value, and the same after the formatters, if there were any.
  private struct Latest {
    var value: Value?
    var formatted: Value?
    var isFormatted = false
  }

  private var latest = Latest()
  /// The rules as they are evaluated; `nil` after a change of the rules, and on the path of a keystroke that changes nothing.
  private var compiledRules: CompiledRules<Value>?
  private var storedFormatters: [ValueFormatter<Value>] = []
  /// The latest valid value, unless it is the latest one.
  private var storedLastValidValue: Value?
  private var parameters: [String: JSONValue]?
  private let valueForNil: Value? = Emptiness.valueForNil()
  /// The value that `reset()` restores and validates, if the validator belongs to a property.
  private var initialValue: Value??
  /// The streams of valid values; `nil` until there is one.
  private(set) var validValueBroadcast: Broadcast<Value>?

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
    self.isOptional = isOptional || rules.isOptional
    stopsAtFirstFailure = rules.stopsAtFirstFailure
    messages = rules.messages
    storedFormatters = formatters
    for rule in others + rules.rules { addRule(rule) }
    validate(initialValue)
  }

  // MARK: Values

  /// The latest value, before the formatters; setting it validates the new value.
  ///
  /// `nil` before the first validation, and after text in a control that does not stand for a value.
  public var value: Value? {
    get {
      tracker.read(.value)
      return latest.value
    }
    set { validate(newValue) }
  }

  /// The latest value after the formatters: the value that the rules evaluate.
  public var formattedValue: Value? {
    tracker.read(.value)
    return latest.isFormatted ? latest.formatted : latest.value
  }

  /// The latest valid value, after the formatters, since the validator was created or reset.
  public var lastValidValue: Value? {
    tracker.read([.value, .outcome])
    let isEvaluated = phase == .idle || isSimplyValid
    return isEvaluated && isCommitted && outcome.state == .valid
      ? evaluatedValue(latest) : storedLastValidValue
  }

  /// The functions that format a value before the rules evaluate it, in order. A new list applies from the next
  /// validation.
  public var formatters: [ValueFormatter<Value>] {
    get {
      tracker.read(.settings)
      return storedFormatters
    }
    set {
      extendLifetime(exchange(&storedFormatters, with: newValue))
      isSimplyValid = false
      tracker.didChange(.settings)
    }
  }

  /// Returns the value that the rules evaluate.
  private func evaluatedValue(_ latest: Latest) -> Value? {
    (latest.isFormatted ? latest.formatted : latest.value) ?? valueForNil
  }

  private func formatted(_ value: Value?) -> Latest {
    guard !storedFormatters.isEmpty else { return Latest(value: value) }
    let formatted = value.map { storedFormatters.reduce($0) { $1($0) } }
    return Latest(value: value, formatted: formatted, isFormatted: true)
  }

  // MARK: Validating

  /// Validates a value: evaluates all rules, and notifies observers if the outcome changes.
  ///
  /// A call from within a formatter, a rule, a condition, an encoder or a message closure takes effect after the
  /// evaluation that is under way, whose outcome it replaces.
  ///
  /// - Parameter instance: The value. For strings `nil` counts as `""`. For any other type `nil` fails every rule,
  ///   unless the validator is optional.
  // Nothing but a call, because code for a value of any type asks the runtime for the type at each call.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  public func validate(_ instance: Value?) { validate(instance, parameters: nil, from: nil) }

  /// Validates a value, and sends parameters along with its requests.
  ///
  /// - Parameters:
  ///   - instance: The value, as in ``validate(_:)``.
  ///   - parameters: The `extras` of each request. Requests with other parameters are other requests.
  public func validate(_ instance: Value?, parameters: [String: JSONValue]) {
    validate(instance, parameters: parameters, from: nil)
  }

  public override func revalidate() {
    guard phase == .idle else { return afterEvaluation(isSuperseding: false) { self.revalidate() } }
    guard outcome.hasValidated, outcome.result.failures.first?.rule != .parsing else { return }
    Scheduler.shared.beginTransaction()
    if let earlier = store(latest.value, isOther: false) { validateLatest(replacing: earlier) }
    Scheduler.shared.endTransaction()
  }

  public override func reset() {
    guard phase == .idle else { return afterEvaluation { self.reset() } }
    Scheduler.shared.transaction {
      changeSession { $0.reset() }
      for case let rule as TypedRule<Value> in registrations { rule.asyncCheck?.removeCachedResponses() }
      _ = exchange(&parameters, with: nil)
      let earlier = store(initialValue ?? nil)
      if initialValue != nil, earlier != nil { validateLatest(replacing: Latest()) } else { commit() }
      let lastValid = exchange(&storedLastValidValue, with: nil)
      settlements.finish(with: outcome.state)
      extendLifetime((earlier, lastValid))
    }
  }

  /// Validates a value of a control, or of the program.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  @inline(never)
  func validate(_ instance: Value?, parameters: [String: JSONValue]?, from control: (any ValidatedControl)?) {
    guard phase == .idle else {
      return afterEvaluation { self.validate(instance, parameters: parameters, from: control) }
    }
    if !controls.isEmpty { noteSource(control) }
    if parameters != nil || self.parameters != nil { _ = exchange(&self.parameters, with: parameters) }
    // The path of a keystroke that changes nothing: there is nothing to collect as long as no rule fails. The rules are taken
    // out and put back, because counting a reference costs as much as a simple rule.
    if isSimplyValid, let instance, let rules = exchange(&compiledRules, with: nil) {
      phase = .evaluating
      let isAccepted = rules.accepts(instance)
      if isSimplyValid {
        phase = .idle
        _ = exchange(&compiledRules, with: consume rules)
        if isAccepted { return accept(instance) }
      } else {
        return finishValidating(instance, isAccepted, rules)
      }
    }
    if Scheduler.shared.mustDeferEvaluation {
      return deferToEndOfTransaction { self.validate(instance, parameters: parameters, from: control) }
    }
    Scheduler.shared.beginTransaction()
    if let earlier = store(instance) { validateLatest(replacing: earlier) }
    Scheduler.shared.endTransaction()
  }

  /// Follows the evaluation of a rule that has changed the rules or the messages, or made a call that was deferred.
  private func finishValidating(_ instance: Value, _ isAccepted: Bool, _ rules: CompiledRules<Value>) {
    Scheduler.shared.transaction {
      keepLastValidValue(latest)
      guard didEvaluate() else { return }
      if isAccepted {
        accept(instance)
        if !isCommitted { commit() }
      } else if let earlier = store(instance) {
        validateLatest(replacing: earlier, by: rules)
      }
    }
  }

  /// Stores a value that is valid like the one before.
  @inline(__always)
  private func accept(_ instance: Value) {
    let earlier = exchange(&latest.value, with: instance)
    tracker.didChange(.value)
    extendLifetime(earlier)
  }

  private func noteSource(_ control: (any ValidatedControl)?) {
    if let control {
      if controls.count > 1 { addControl(control) }
    } else {
      for control in controls { control.object?.validatorDidValidateOtherValue(self) }
    }
  }

  /// Stores a value, and returns the one before, or `nil` if a formatter has validated another value.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  private func store(_ value: Value?, isOther: Bool = true) -> Latest? {
    var new = Latest(value: value)
    if !storedFormatters.isEmpty {
      guard evaluating({ new = formatted(value) }) else { return nil }
    }
    let earlier = exchange(&latest, with: new)
    let isFormatted = latest.isFormatted || earlier.isFormatted
    if isOther || isFormatted && !isSame(evaluatedValue(latest), evaluatedValue(earlier)) {
      tracker.didChange(.value)
    }
    return earlier
  }

  /// Evaluates rules and conditions on the latest value, and commits the outcome, in a transaction.
  ///
  /// - Parameters:
  ///   - earlier: The value before.
  ///   - rules: The rules; `nil` for the current ones.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  private func validateLatest(replacing earlier: Latest, by rules: CompiledRules<Value>? = nil) {
    let rules = rules ?? currentRules
    keepLastValidValue(earlier)
    isSimplyValid = false
    var evaluation = Evaluation(
      comparedWith: session.localFailures, stopsAtFirstFailure: storedStopsAtFirstFailure)
    var checks: [Session.Check] = []
    let value = evaluatedValue(latest)
    let isCurrent = evaluating {
      guard rules.hasConditions else { return evaluate(value, rules, &evaluation) }
      dependent.collectingDependencies(keeping: RuleID.parsing.number) {
        evaluate(value, rules, &evaluation)
        checks = prepareChecks(value, rules, isValid: evaluation.isValid)
      }
    }
    if !isCurrent {
      // A rule or condition has validated another value, so this one has never been the latest.
      extendLifetime(exchange(&latest, with: earlier))
    } else if evaluation.isUnchanged, checks.isEmpty, session.hasNoChecks, isCommitted, outcome.hasValidated {
      if evaluation.isValid, validValueBroadcast != nil { didBecomeValid() }
    } else {
      update(evaluation.failures, checks, replacing: earlier)
    }
    if phase == .idle, isCommitted, outcome.state == .valid {
      extendLifetime(exchange(&storedLastValidValue, with: nil))
    }
    isSimplyValid =
      isCommitted && outcome.isValidWithoutWarnings && session.hasNoChecks && !latest.isFormatted
      && storedFormatters.isEmpty && validValueBroadcast == nil && compiledRules?.hasConditions == false
  }

  /// Keeps the value before if it is valid, because another one is evaluated.
  private func keepLastValidValue(_ earlier: Latest) {
    guard isCommitted, outcome.state == .valid else { return }
    extendLifetime(exchange(&storedLastValidValue, with: evaluatedValue(earlier)))
  }

  private var currentRules: CompiledRules<Value> {
    if let compiledRules { return compiledRules }
    let rules = compile()
    _ = exchange(&compiledRules, with: rules)
    let latestRule = registrations.last?.id ?? .parsing
    if exchange(&latestValidatedRule, with: latestRule) != latestRule { tracker.didChange(.outcome) }
    return rules
  }

  private func compile() -> CompiledRules<Value> {
    CompiledRules(registrations.compactMap { $0 as? TypedRule<Value> })
  }

  override func rulesDidChange() {
    let released = exchange(&compiledRules, with: nil)
    super.rulesDidChange()
    extendLifetime(released)
  }

  /// Evaluates the rules that apply to a value.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  private func evaluate(_ value: Value?, _ rules: CompiledRules<Value>, _ evaluation: inout Evaluation) {
    if let value {
      if !(storedIsOptional && Emptiness.isEmpty(value)) { rules.evaluate(value, &evaluation) }
    } else if !storedIsOptional {
      for registration in registrations where registration.isActive() {
        evaluation.fail(registration, .missing)
        if evaluation.isStopped { break }
      }
    }
  }

  private func update(_ failures: [Session.Failure], _ checks: [Session.Check], replacing earlier: Latest) {
    let wasValid = outcome.state == .valid
    let isSame = !session.hasNoChecks && isSame(evaluatedValue(latest), evaluatedValue(earlier))
    let known = changeSession { $0.evaluate(failures, checking: checks, isSameValue: isSame) }
    for (rule, response) in known { report(response, of: rule) }
    commit()
    if !isCommitted {
      // A message closure has validated another value, so this one has never been the latest.
      extendLifetime(exchange(&latest, with: earlier))
    } else if wasValid, outcome.state == .valid {
      didBecomeValid()
    }
  }

  /// Prepares the requests of the asynchronous conditions that apply to a value.
  private func prepareChecks(
    _ value: Value?, _ rules: CompiledRules<Value>, isValid: Bool
  ) -> [Session.Check] {
    guard let value, !(storedIsOptional && Emptiness.isEmpty(value)) else { return [] }
    return rules.rules.compactMap { rule in
      // A condition may have removed the rule.
      guard let check = rule.asyncCheck, registrations.contains(where: { $0 === rule }),
        isValid || check.checksInvalidValues, rule.isActive()
      else { return nil }
      return rule.reading {
        Session.Check(
          rule: rule.id, severity: rule.severity, failurePolicy: check.failurePolicy,
          request: check.prepareRequest(value, parameters))
      }
    }
  }

  /// Returns whether a value is the one before, as far as values can be compared.
  private func isSame(_ value: Value?, _ earlier: Value?) -> Bool {
    guard let value, let earlier = earlier as? any Equatable else { return false }
    func isEqual<Known: Equatable>(_ earlier: Known) -> Bool { value as? Known == earlier }
    return isEqual(earlier)
  }

  // MARK: Text that does not stand for a value

  /// Fails, because text in a control does not stand for a value.
  func rejectUnreadable(message: String?, from control: any ValidatedControl) {
    guard phase == .idle else {
      return afterEvaluation { self.rejectUnreadable(message: message, from: control) }
    }
    noteSource(control)
    if isCommitted, let known = session.localFailures.first?.parts.first, known.ruleID == .parsing,
      (known.hasOwnMessage ? known.message : nil) == message
    {
      return
    }
    let failure = Session.Failure(
      rule: .parsing, severity: .error, cause: .unreadable, parts: [unreadableFailure(message: message)])
    areMessagesStale = true
    Scheduler.shared.transaction {
      guard let earlier = store(nil) else { return }
      keepLastValidValue(earlier)
      update([failure], [], replacing: earlier)
    }
  }

  /// Returns the failure of text that does not stand for a value; the default message is not written yet.
  func unreadableFailure(message: String?) -> ValidationFailure {
    var failure = ValidationFailure(
      name: "parse", parameters: ["type": .string(ReadableType.name(of: Value.self))], cause: .unreadable,
      severity: .error, text: message.map(ValidationFailure.Text.given) ?? .unwritten(nil))
    failure.ruleID = .parsing
    return failure
  }

  // MARK: Dry run

  override var isEmptyAndOptional: Bool {
    storedIsOptional && evaluatedValue(latest).map(Emptiness.isEmpty) != false
  }

  override func failuresOfEmptyValue() -> [ValidationFailure] { failures(for: Emptiness.emptyValue()) }

  /// Returns the failures that a value would have, in the order of the rules; warnings are included.
  ///
  /// Changes no state, notifies no observer and sends no request: asynchronous conditions are left out, unless the value
  /// is missing, which fails all of them.
  public func failures(for instance: Value?) -> [ValidationFailure] {
    let value = evaluatedValue(formatted(instance))
    var evaluation = Evaluation(comparedWith: [], stopsAtFirstFailure: storedStopsAtFirstFailure)
    evaluate(value, compiledRules ?? compile(), &evaluation)
    return evaluation.failures.flatMap { rendered($0, in: effectiveMessages) }
  }

  /// Returns the result of validating a value of any type, on any thread, without a validator.
  ///
  /// ```swift
  /// Validator.validate("a@b.co", .notEmpty, .email)  // .valid
  /// ```
  ///
  /// - Parameters:
  ///   - instance: The value.
  ///   - first: A rule.
  ///   - others: More rules.
  /// - Returns: The result of validating a value of any type, on any thread, without a validator.
  public nonisolated static func validate(
    _ instance: Value?, _ first: Rule<Value>, _ others: Rule<Value>...
  ) -> ValidationResult {
    RuleSet([first] + others).validate(instance)
  }

  /// Returns the result of validating a value of any type against a rule set, on any thread, without a validator.
  ///
  /// - Parameters:
  ///   - instance: The value.
  ///   - rules: The rules.
  /// - Returns: The result of validating a value of any type against a rule set, on any thread, without a validator.
  public nonisolated static func validate(_ instance: Value?, rules: RuleSet<Value>) -> ValidationResult {
    rules.validate(instance)
  }

  // MARK: Valid values

  /// The streams of valid values, created for the first one, so that a validator without streams has no cost.
  var createdValidValueBroadcast: Broadcast<Value> {
    let broadcast = validValueBroadcast ?? Broadcast()
    _ = exchange(&validValueBroadcast, with: broadcast)
    isSimplyValid = false
    return broadcast
  }

  override func didBecomeValid() {
    guard let validValueBroadcast, let value = evaluatedValue(latest) else { return }
    Scheduler.shared.enqueue(.call { validValueBroadcast.send(value) })
  }
}
