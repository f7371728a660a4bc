/// An object that validates values against rules, and keeps the state and the messages of the latest one.
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
  /// A value, and the same after the formatters, if there were any.
  struct Latest {
    var value: Value?
    var formatted: Value?
    var isFormatted = false
    /// Whether the value is `nil` because a field has no text, of a type that has no value for it.
    var isBlank = false
  }

  // Storage that each keystroke writes is written by `exchange`: what is released within an access could come back to the
  // same storage, so the runtime would watch each access.
  private(set) var latest = Latest()
  /// The rules as they are evaluated; `nil` after a change of the rules, and while they are evaluated on the shortcut.
  private var compiledRules: CompiledRules<Value>?
  private var storedFormatters: [ValueFormatter<Value>] = []
  /// The value that was valid last, unless the latest one is.
  private var earlierValidValue: Value?
  private var parameters: [String: JSONValue]?
  private var isDryRun = false
  private let valueForNil: Value? = Emptiness.valueForNil()
  /// The value that `reset()` restores and validates, if the validator belongs to a property.
  private var initialValue: Value??
  /// The streams of valid values; `nil` until there is one.
  private var validValueBroadcast: Broadcast<Value>?
  /// The values with which transactions ended that were valid and have not been sent yet.
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
    storedFormatters = formatters
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

  /// The most recent value that passed validation, after the formatters, or `nil` without one since creation or the last
  /// `reset()`.
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
  private func evaluatedValue(_ latest: Latest) -> Value? {
    (latest.isFormatted ? latest.formatted : latest.value) ?? valueForNil
  }

  private func formatted(_ value: Value?) -> Latest {
    guard !storedFormatters.isEmpty else { return Latest(value: value) }
    return Latest(value: value, formatted: value.map(format), isFormatted: true)
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
  /// - Parameter instance: The value. For text, `nil` is the empty text. For any other type, `nil` fails every rule, unless
  ///   the validator is optional.
  // Nothing but a call, because code for a value of any type asks the runtime for the type at each call.
  #if compiler(>=6.3)
  @specialized(where Value == String)
  #endif
  public func validate(_ instance: Value?) { validateOrTakeShortcut(instance) }

  @inline(never)
  private func validateOrTakeShortcut(_ instance: Value?) {
    Transaction.run("validate(_:)", orQueue: { { [self] in validateForProgram(instance) } }) {
      if hasShortcut, !isAttached, let instance, takeShortcut(instance) { return }
      validateForProgram(instance)
    }
  }

  /// Validates a value, and sends parameters with its requests.
  ///
  /// - Parameters:
  ///   - instance: The value, as in ``validate(_:)``.
  ///   - parameters: The `extras` of each request. A response is reused only for the same parameters.
  public func validate(_ instance: Value?, parameters: [String: JSONValue]) {
    Transaction.run("validate(_:)") { [self] in validateForProgram(instance, parameters) }
  }

  private func validateForProgram(_ instance: Value?, _ parameters: [String: JSONValue]? = nil) {
    if isAttached {
      forgetReleasedControl()
      // The control has another value than the validator now, so another one may be submitted.
      mark(.edit)
    }
    validate(instance, parameters: parameters, edit: nil)
  }

  /// Validates a value for an edit of a control, or for the program.
  func validate(
    _ instance: Value?, parameters: [String: JSONValue]?, edit: Int?, keepsParserDependencies: Bool = false
  ) {
    validatedEdit = edit
    if hasShortcut, parameters == nil, let instance, takeShortcut(instance) { return }
    if parameters != nil || self.parameters != nil { self.parameters = parameters }
    evaluate(formatted(instance), keepsParserDependencies: keepsParserDependencies)
  }

  /// Stores a value, and returns whether it changes nothing else. Nothing is collected as long as the verdicts are the same.
  ///
  /// The rules are taken out and put back, because counting a reference costs as much as a simple rule.
  @inline(__always)
  private func takeShortcut(_ instance: Value) -> Bool {
    guard let rules = exchange(&compiledRules, with: nil) else { return false }
    let isUnchanged = rules.areSatisfied(by: instance)
    _ = exchange(&compiledRules, with: consume rules)
    guard isUnchanged else { return false }
    let earlier = exchange(&latest.value, with: instance)
    if tracker.isRead(.value), !ExactEquality.isSame(instance, earlier) { tracker.didChange(.value) }
    return true
  }

  override func evaluateLatest() {
    guard outcome.hasValidated, !hasUnreadableText else { return }
    evaluate(latest.isBlank ? latest : formatted(latest.value), keepsParserDependencies: true)
  }

  /// Whether the latest text of a control could not be read, so that there is no value to evaluate.
  private var hasUnreadableText: Bool {
    guard let first = session.localFailures.first else { return false }
    return first.rule == .parsing && first.cause == .unreadable
  }

  override func resetAll() {
    for case let rule as TypedRule<Value> in registrations { rule.asyncCondition?.removeCachedResponses() }
    var session = session
    session.reset()
    parameters = nil
    validatedEdit = nil
    store(Latest(value: initialValue ?? nil))
    earlierValidValue = nil
    commit(session)
    if let initialValue { evaluate(formatted(initialValue), keepsParserDependencies: false) }
    endWaitsAfterReset()
  }

  /// Stores a value, before its outcome. The earlier one is kept if it was valid.
  private func store(_ new: Latest) {
    if outcome.state == .valid { _ = exchange(&earlierValidValue, with: evaluatedValue(latest)) }
    let earlier = exchange(&latest, with: new)
    if tracker.isRead(.value),
      !ExactEquality.isSame(new.value, earlier.value)
        || !ExactEquality.isSame(evaluatedValue(new), evaluatedValue(earlier))
    {
      tracker.didChange(.value)
    }
  }

  /// Evaluates rules and conditions on a value, and commits what follows.
  ///
  /// - Parameters:
  ///   - new: The value.
  ///   - keepsParserDependencies: Whether what a parser has read for the value is still followed.
  private func evaluate(_ new: Latest, keepsParserDependencies: Bool) {
    // Ask.
    let rules = compileRulesIfNeeded()
    let verdicts = ask(rules, about: new, keepsParserDependencies: keepsParserDependencies)
    var responsesKnownBefore: [(RuleID, Response)] = []
    var commitment: Commitment?
    let haveFailuresChanged = !verdicts.evaluation.isUnchanged || !outcome.hasValidated
    let hasChecks = !verdicts.checks.isEmpty || !session.checks.isEmpty
    if haveFailuresChanged || hasChecks {
      var session = session
      responsesKnownBefore = session.evaluate(verdicts.evaluation.failures, checking: verdicts.checks)
      commitment = prepareCommit(of: session, stopsAtFirstFailure: storedStopsAtFirstFailure)
    }

    // Commit. No code of the program runs from here on.
    noteValidatedRules()
    store(new)
    for (rule, response) in responsesKnownBefore { report(response, of: rule) }
    if let commitment { commit(commitment) }
    noteValidValue()
    updateShortcut(rules, isWithoutFailures: verdicts.evaluation.isWithoutFailures)
  }

  /// What the rules and conditions of the validator say about a value.
  private struct Verdicts {
    var evaluation: Evaluation
    /// The asynchronous conditions that the value has to satisfy.
    var checks: [Session.Check] = []
  }

  /// Evaluates rules and conditions on a value.
  private func ask(
    _ rules: CompiledRules<Value>, about new: Latest, keepsParserDependencies: Bool
  ) -> Verdicts {
    let value = evaluatedValue(new)
    var verdicts = Verdicts(
      evaluation: Evaluation(known: session.localFailures, stopsAtFirstFailure: storedStopsAtFirstFailure))
    if rules.mayRead {
      dependent.collectingDependencies(keeping: keepsParserDependencies ? RuleID.parsing.number : nil) {
        evaluate(value, rules, &verdicts.evaluation)
        verdicts.checks = prepareChecks(value, rules, isValid: verdicts.evaluation.isValid)
      }
    } else {
      evaluate(value, rules, &verdicts.evaluation)
    }
    // No text of a type that has no value for it is missing, even if no rule says so.
    let isAcceptedByRules = verdicts.evaluation.isValid
    if new.isBlank, isAcceptedByRules, !storedIsOptional {
      verdicts.evaluation.failOnly(Self.sessionFailure(Self.missingFailure))
      verdicts.checks = []
    }
    return verdicts
  }

  /// Decides whether a value with the same verdicts changes nothing but the value.
  private func updateShortcut(_ rules: CompiledRules<Value>, isWithoutFailures: Bool) {
    let isDecidedByRulesAlone = session.checks.isEmpty && !rules.mayRead && parameters == nil
    let isOnlyObservedByOutcome = !latest.isFormatted && validValueBroadcast == nil
    hasShortcut = isDecidedByRulesAlone && isOnlyObservedByOutcome && isWithoutFailures
  }

  private func compileRulesIfNeeded() -> CompiledRules<Value> {
    if let compiledRules { return compiledRules }
    let rules = compile()
    compiledRules = rules
    return rules
  }

  /// Takes note of the rules with which the latest value was evaluated, by which their status is shown.
  private func noteValidatedRules() {
    let latestRule = registrations.last?.id ?? .parsing
    guard latestValidatedRule != latestRule || sessionStopsAtFirstFailure != storedStopsAtFirstFailure else {
      return
    }
    latestValidatedRule = latestRule
    sessionStopsAtFirstFailure = storedStopsAtFirstFailure
    tracker.didChange(.outcome)
  }

  private func compile() -> CompiledRules<Value> {
    CompiledRules(registrations.compactMap { $0 as? TypedRule<Value> })
  }

  override func settingsDidChange() {
    compiledRules = nil
    hasShortcut = false
    super.settingsDidChange()
  }

  /// Evaluates the rules that apply to a value.
  private func evaluate(_ value: Value?, _ rules: CompiledRules<Value>, _ evaluation: inout Evaluation) {
    if let value {
      if !(storedIsOptional && Emptiness.isEmpty(value)) { rules.evaluate(value, &evaluation) }
    } else if !storedIsOptional {
      for rule in rules.rules where !evaluation.isStopped && rule.reading({ rule.isActive() }) {
        evaluation.fail(rule, .missing, rule.partFailures?(nil) ?? [])
      }
    }
  }

  /// Prepares the requests of the asynchronous conditions that apply to a value.
  private func prepareChecks(
    _ value: Value?, _ rules: CompiledRules<Value>, isValid: Bool
  ) -> [Session.Check] {
    guard let value, !(storedIsOptional && Emptiness.isEmpty(value)) else { return [] }
    // A loop, because `compactMap` allocates for each element of a type that is generic here.
    var checks: [Session.Check] = []
    for rule in rules.rules {
      guard let condition = rule.asyncCondition else { continue }
      guard isValid || condition.options.checksInvalidValues else { continue }
      let check = rule.reading { rule.isActive() ? condition.check(value, parameters, for: rule) : nil }
      if let check { checks.append(check) }
    }
    return checks
  }

  // MARK: Text that does not stand for a value

  /// Fails, because text in a control does not stand for a value.
  func rejectUnreadable(message: String?, edit: Int) {
    validatedEdit = edit
    // A keystroke in text that stays unreadable makes no failure.
    guard !isRejected(withMessage: message) else { return }
    var session = session
    _ = session.evaluate([Self.sessionFailure(unreadableFailure(message: message))])
    let commitment = prepareCommit(
      of: session, stopsAtFirstFailure: sessionStopsAtFirstFailure, rewritesMessages: true)
    store(Latest())
    commit(commitment)
  }

  /// Returns whether the latest text could not be read, either, with the same message of the program.
  private func isRejected(withMessage message: String?) -> Bool {
    guard hasUnreadableText, let known = session.localFailures.first?.parts.first else { return false }
    let knownMessage = known.hasOwnMessage ? known.message : nil
    return knownMessage == message
  }

  /// Validates that a control has no text, of a type that has no value for it: as `nil`, which is missing even without a rule.
  func validateBlank(parameters: [String: JSONValue]?, edit: Int) {
    validatedEdit = edit
    if parameters != nil || self.parameters != nil { self.parameters = parameters }
    evaluate(Latest(isBlank: true), keepsParserDependencies: true)
  }

  /// Returns the failures that no text would have.
  func failuresOfBlank() -> [ValidationFailure] {
    let failures = failures(for: nil)
    let isAcceptedByRules = failures.allSatisfy { $0.severity == .warning }
    guard isAcceptedByRules, !storedIsOptional else { return failures }
    return [Self.missingFailure.written(by: effectiveMessages)]
  }

  /// Returns what a session has of a failure that no rule makes.
  private static func sessionFailure(_ failure: ValidationFailure) -> Session.Failure {
    Session.Failure(rule: .parsing, severity: .error, cause: failure.cause, parts: [failure])
  }

  /// Returns the failure of text that does not stand for a value; the default message is not written yet.
  func unreadableFailure(message: String?) -> ValidationFailure {
    var failure = ValidationFailure(
      name: "parse", parameters: ["type": .string(ReadableType.name(of: Value.self))], cause: .unreadable,
      severity: .error, text: message.map(ValidationFailure.Text.given) ?? .unwritten(nil))
    failure.ruleID = .parsing
    return failure
  }

  /// The failure of a missing value if no rule fails it; the message is not written yet.
  private static var missingFailure: ValidationFailure {
    var failure = ValidationFailure(
      name: "presence", parameters: [:], cause: .missing, severity: .error, text: .unwritten(nil))
    failure.ruleID = .parsing
    return failure
  }

  // MARK: Dry run

  override var isEmptyAndOptional: Bool {
    storedIsOptional && evaluatedValue(latest).map(Emptiness.isEmpty) != false
  }

  override var acceptsEmptyValue: Bool {
    Value.self == Void.self || failures(for: Emptiness.emptyValue()).allSatisfy { $0.severity == .warning }
  }

  /// Returns the failures that a value would have, in the order of the rules; warnings are included.
  ///
  /// Changes no state, notifies no observer and sends no request: asynchronous conditions are left out, unless the value
  /// is missing, which fails all of them. What the rules read is observable.
  public func failures(for instance: Value?) -> [ValidationFailure] {
    tracker.read(.settings)
    // A closure may ask for the failures that it is part of.
    guard !isDryRun else { return [] }
    return Transaction.ask {
      // Within, because observers may be notified at the end.
      isDryRun = true
      defer { isDryRun = false }
      var evaluation = Evaluation(known: [], stopsAtFirstFailure: storedStopsAtFirstFailure)
      let rules = compiledRules ?? compile()
      let value = evaluatedValue(formatted(instance))
      if rules.mayRead {
        dependent.suspendingCollection { evaluate(value, rules, &evaluation) }
      } else {
        evaluate(value, rules, &evaluation)
      }
      return evaluation.failures.flatMap { rendered($0, in: effectiveMessages) }
    }
  }

  // MARK: Valid values

  /// The streams of valid values, created for the first one, so that a validator without streams has no cost.
  var createdValidValueBroadcast: Broadcast<Value> {
    let broadcast = validValueBroadcast ?? Broadcast()
    validValueBroadcast = broadcast
    hasShortcut = false
    return broadcast
  }

  override func noteValidValue() {
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
