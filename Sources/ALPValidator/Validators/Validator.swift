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
  private var typedRules: [TypedRule<Value>] = []
  /// The rules as they are evaluated; `nil` after a change.
  private var compiledRules: CompiledRules<Value>?
  private var asyncChecks: [(registration: RuleRegistration, check: AsyncCheck<Value>)] = []

  private var storedFormatters: [ValueFormatter<Value>] = []
  private var storedValue: Value?
  /// The value after the formatters, if there are any.
  private var storedFormattedValue: Value?
  /// The formatted value before, if there are formatters.
  private var earlierFormattedValue: Value?
  private var storedLastValidValue: Value?
  private var parameters: [String: JSONValue]?
  private let valueForNil: Value? = Emptiness.valueForNil()
  /// The value that `reset()` restores and validates, if the validator belongs to a property.
  private var initialValue: Value??
  /// The message of text that does not stand for a value.
  private var parsingMessage: String?

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
      return storedValue
    }
    set { validate(newValue) }
  }

  /// The latest value after the formatters: the value that the rules evaluate.
  public var formattedValue: Value? {
    tracker.read(.value)
    return currentFormattedValue
  }

  /// The latest valid value, after the formatters, since the validator was created or reset.
  public var lastValidValue: Value? {
    tracker.read([.value, .outcome])
    return outcome.state == .valid ? currentFormattedValue ?? valueForNil : storedLastValidValue
  }

  /// The functions that format a value before the rules evaluate it, in order. A new list applies from the next
  /// validation.
  public var formatters: [ValueFormatter<Value>] {
    get {
      tracker.read(.settings)
      return storedFormatters
    }
    set {
      let released = exchange(&storedFormattedValue, with: currentFormattedValue)
      let formatters = exchange(&storedFormatters, with: newValue)
      extendLifetime((released, formatters))
      tracker.didChange(.settings)
    }
  }

  private var currentFormattedValue: Value? { storedFormatters.isEmpty ? storedValue : storedFormattedValue }

  private func formatted(_ value: Value?) -> Value? {
    storedFormatters.isEmpty ? value : value.map { storedFormatters.reduce($0) { $1($0) } }
  }

  // MARK: Validating

  /// Validates a value: evaluates all rules, and notifies observers if the outcome changes.
  ///
  /// A call from within a rule, a condition, an encoder or a message closure takes effect after the evaluation that is
  /// under way, whose outcome it replaces.
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
    guard phase == .idle else { return deferValidation(storedValue, parameters, controls.last?.object) }
    guard outcome.hasValidated, outcome.result.failures.first?.rule != .parsing else { return }
    if !storedFormatters.isEmpty { format(storedValue) }
    validateStoredValue(replacing: storedValue)
  }

  public override func reset() {
    guard phase == .idle else {
      phase = .superseded
      return Scheduler.shared.defer { [weak self] in self?.reset() }
    }
    Scheduler.shared.transaction {
      changeSession { $0.reset() }
      for (_, check) in asyncChecks { check.removeCachedResponses() }
      let earlier = store(initialValue ?? nil)
      if initialValue != nil { validateStoredValue(replacing: nil) } else { commit() }
      let lastValid = exchange(&storedLastValidValue, with: nil)
      resumeSettlementWaiters()
      extendLifetime((earlier, lastValid))
    }
  }

  /// Validates a value of a control, or of the program.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  @inline(never)
  func validate(_ instance: Value?, parameters: [String: JSONValue]?, from control: (any ValidatedControl)?) {
    guard phase == .idle else { return deferValidation(instance, parameters, control) }
    if !controls.isEmpty { noteSource(control) }
    if isSimplyValid, let instance, let rules = compiledRules, !rules.hasConditions, storedFormatters.isEmpty,
      validValueBroadcast == nil
    {
      // The path of a keystroke that changes nothing: there is nothing to collect as long as no rule fails.
      phase = .evaluating
      let isAccepted = rules.accepts(instance)
      if phase == .superseded { return endSupersededEvaluation() }
      phase = .idle
      if isAccepted {
        let earlier = exchange(&storedValue, with: instance)
        tracker.didChange(.value)
        return extendLifetime(earlier)
      }
    }
    if Scheduler.shared.mustDeferEvaluation { return deferValidation(instance, parameters, control) }
    if parameters != nil || self.parameters != nil { _ = exchange(&self.parameters, with: parameters) }
    let earlier = store(instance)
    validateStoredValue(replacing: earlier)
  }

  private func deferValidation(
    _ instance: Value?, _ parameters: [String: JSONValue]?, _ control: (any ValidatedControl)?
  ) {
    if phase != .idle { phase = .superseded }
    Scheduler.shared.defer { [weak self] in self?.validate(instance, parameters: parameters, from: control) }
  }

  private func noteSource(_ control: (any ValidatedControl)?) {
    if let control {
      if controls.count > 1 { addControl(control) }
    } else {
      for control in controls { control.object?.validatorDidValidateOtherValue(self) }
    }
  }

  /// Stores a value, and returns the one before.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  private func store(_ value: Value?) -> Value? {
    let earlier = exchange(&storedValue, with: value)
    tracker.didChange(.value)
    if !storedFormatters.isEmpty { format(value) }
    return earlier
  }

  private func format(_ value: Value?) {
    let earlier = exchange(&storedFormattedValue, with: formatted(value))
    let released = exchange(&earlierFormattedValue, with: earlier)
    extendLifetime(released)
  }

  /// Evaluates the rules on the stored value, and commits the outcome.
  ///
  /// - Parameter earlier: The value before.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  private func validateStoredValue(replacing earlier: Value?) {
    let rules = compiledRules ?? compile()
    guard !rules.hasConditions else { return validateWithConditions(rules, replacing: earlier) }
    var evaluation = Evaluation(
      comparedWith: knownFailures, stopsAtFirstFailure: storedStopsAtFirstFailure)
    phase = .evaluating
    evaluate(currentFormattedValue ?? valueForNil, rules, &evaluation)
    if finishEvaluation(evaluation, replacing: earlier) { update(evaluation, [], replacing: earlier) }
  }

  /// Evaluates rules and conditions on the stored value, and commits the outcome.
  private func validateWithConditions(_ rules: CompiledRules<Value>, replacing earlier: Value?) {
    var evaluation = Evaluation(
      comparedWith: knownFailures, stopsAtFirstFailure: storedStopsAtFirstFailure)
    var checks: [Session.Check] = []
    let value = currentFormattedValue ?? valueForNil
    Scheduler.shared.beginTransaction()
    phase = .evaluating
    Scheduler.shared.nestingEvaluation {
      dependent.collectingDependencies {
        evaluate(value, rules, &evaluation)
        checks = prepareChecks(value, isValid: evaluation.isValid)
      }
    }
    if finishEvaluation(evaluation, hasChecks: !checks.isEmpty, replacing: earlier) {
      update(evaluation, checks, replacing: earlier)
    }
    Scheduler.shared.endTransaction()
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
        evaluation.fail(registration, nil)
        if evaluation.isStopped { break }
      }
    }
  }

  private func endSupersededEvaluation() {
    phase = .idle
    Scheduler.shared.performDeferredCalls()
  }

  /// Ends the evaluation, and returns whether the outcome has to be made anew.
  private func finishEvaluation(
    _ evaluation: Evaluation, hasChecks: Bool = false, replacing earlier: Value?
  ) -> Bool {
    guard phase == .evaluating else {
      // A rule or condition has validated another value, so this one has never been the latest.
      let released = exchange(&storedValue, with: earlier)
      if !storedFormatters.isEmpty { _ = exchange(&storedFormattedValue, with: earlierFormattedValue) }
      extendLifetime(released)
      endSupersededEvaluation()
      return false
    }
    phase = .idle
    guard evaluation.isUnchanged, !hasChecks, session.hasValidated, session.hasNoChecks,
      outcome.hasValidated
    else { return true }
    if evaluation.isValid, validValueBroadcast != nil { didBecomeValid() }
    return false
  }

  private func update(_ evaluation: Evaluation, _ checks: [Session.Check], replacing earlier: Value?) {
    let earlier = storedFormatters.isEmpty ? earlier : earlierFormattedValue
    if outcome.state == .valid { storedLastValidValue = earlier ?? valueForNil }
    let isSameValue = isSame(currentFormattedValue ?? valueForNil, earlier ?? valueForNil)
    let known = changeSession {
      $0.evaluate(evaluation.failures, checking: checks, isSameValue: isSameValue)
    }
    Scheduler.shared.transaction {
      for (rule, response) in known { report(response, of: rule) }
      if !commit(), outcome.state == .valid { didBecomeValid() }
    }
  }

  /// Prepares the requests of the asynchronous conditions that apply to a value.
  private func prepareChecks(_ value: Value?, isValid: Bool) -> [Session.Check] {
    guard let value, !asyncChecks.isEmpty, !(storedIsOptional && Emptiness.isEmpty(value)) else { return [] }
    return asyncChecks.compactMap { registration, check in
      guard isValid || check.checksInvalidValues, registration.isActive() else { return nil }
      return registration.reading {
        Session.Check(
          rule: registration.id, severity: registration.severity, failurePolicy: check.failurePolicy,
          request: check.prepareRequest(value, parameters))
      }
    }
  }

  /// Returns whether a value is the one before, as far as values can be compared.
  private func isSame(_ value: Value?, _ earlier: Value?) -> Bool {
    guard !hasOnlyKnownFailures, let value, let earlier = earlier as? any Equatable else { return false }
    func isEqual<Known: Equatable>(_ earlier: Known) -> Bool { value as? Known == earlier }
    return isEqual(earlier)
  }

  // MARK: Text that does not stand for a value

  /// Fails, because text in a control does not stand for a value.
  func rejectUnreadable(message: String?, from control: any ValidatedControl) {
    guard phase == .idle else {
      phase = .superseded
      return Scheduler.shared.defer { [weak self] in self?.rejectUnreadable(message: message, from: control) }
    }
    noteSource(control)
    let isKnown = knownFailures.first?.rule == .parsing
    if isKnown && parsing != nil && parsingMessage == message { return }
    parsingMessage = message
    parsing = RuleRegistration(
      id: .parsing, severity: .error, source: nil, dependent: dependent
    ) { _, messages in Self.unreadableFailure(message: message, messages: messages) }
    let earlier = store(nil)
    if outcome.state == .valid {
      storedLastValidValue = (storedFormatters.isEmpty ? earlier : earlierFormattedValue) ?? valueForNil
    }
    let failure = Session.LocalFailure(rule: .parsing, severity: .error, verdict: .unreadable)
    _ = changeSession { $0.evaluate([failure]) }
    Scheduler.shared.transaction { _ = commit(keepingMessages: false) }
  }

  /// Returns the failure of text that does not stand for a value.
  func unreadableFailure(message: String?) -> ValidationFailure {
    Self.unreadableFailure(message: message, messages: effectiveMessages)
  }

  private static func unreadableFailure(message: String?, messages: MessageCatalogue?) -> ValidationFailure {
    ValidationFailure(
      name: "parse", parameters: ["type": .string(ReadableType.name(of: Value.self))], cause: .unreadable,
      severity: .error, message: message, messages: messages)
  }

  // MARK: Rules

  /// Adds a rule or condition after the others.
  func add(_ rule: TypedRule<Value>) -> RuleHandle {
    typedRules.append(rule)
    _ = exchange(&compiledRules, with: nil)
    return RuleHandle(self, rule.registration.id)
  }

  override func rulesDidChange(removed isRemoved: (RuleID) -> Bool) {
    let kept = typedRules.filter { !isRemoved($0.registration.id) }
    let released = (exchange(&typedRules, with: kept), exchange(&compiledRules, with: nil))
    let checks = exchange(&asyncChecks, with: asyncChecks.filter { !isRemoved($0.registration.id) })
    extendLifetime((released, checks))
  }

  private func compile() -> CompiledRules<Value> {
    asyncChecks = typedRules.compactMap { rule in rule.asyncCheck.map { (rule.registration, $0) } }
    latestValidatedRule = registrations.last?.id ?? .parsing
    let compiled = CompiledRules(typedRules)
    _ = exchange(&compiledRules, with: compiled)
    return compiled
  }

  override var isEmptyAndOptional: Bool {
    storedIsOptional && (currentFormattedValue ?? valueForNil).map(Emptiness.isEmpty) != false
  }

  // MARK: Dry run

  override func failuresOfEmptyValue() -> [ValidationFailure] { failures(for: Emptiness.emptyValue()) }

  /// Returns the failures that a value would have, in the order of the rules; warnings are included.
  ///
  /// Changes no state, notifies no observer and sends no request: asynchronous conditions are left out.
  public func failures(for instance: Value?) -> [ValidationFailure] {
    let value = formatted(instance) ?? valueForNil
    var evaluation = Evaluation(comparedWith: [], stopsAtFirstFailure: storedStopsAtFirstFailure)
    evaluate(value, compiledRules ?? CompiledRules(typedRules), &evaluation)
    return evaluation.failures.flatMap(\.failures).compactMap(failure)
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
    return broadcast
  }

  override func didBecomeValid() {
    guard let validValueBroadcast, let value = currentFormattedValue ?? valueForNil else { return }
    Scheduler.shared.enqueue(.call { validValueBroadcast.send(value) })
  }
}
