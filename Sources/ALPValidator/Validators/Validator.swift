/// An object that is told what to ensure, is handed values, and remembers what it thinks of the latest.
///
/// ```swift
/// let validator = Validator(type: .string)
/// validator.addValidationToEnsureMinimumLength(15, invalidMessage: "This is too short!")
/// validator.validate("short")
/// validator.state          // .invalid
/// validator.errorMessages  // ["This is too short!"]
/// ```
@MainActor
public class Validator<Value>: AnyValidator {
  final var entries = EntryList<Value>() {
    didSet { shortcut.becomeOutdated() }
  }

  private let shortcut = RuleChain<Value>()

  private var validValue: Value?

  /// Counts validations, so that one that a condition begins supersedes the one that asked the condition.
  private var generation = 0

  /// The value that servers are asked about.
  private var questionedValue: Value?

  /// Whether values are taken over by ``take(_:)`` first: a call that can be overridden costs each keystroke.
  final var takesValues = false

  /// Who listens to valid values; `nil` until somebody does.
  final var validValueBroadcast: Broadcast<Value>?

  /// The message that the latest text that could not be read was given.
  private var unreadableMessage: String?

  private let valueForNil: Value? = Emptiness.valueForNil()

  /// Creates a validator without rules.
  public override init() { super.init() }

  /// Creates a validator without rules for a type of values.
  public convenience init(type: ValidatorType<Value>) { self.init() }

  public override var ruleCount: Int { entries.entries.count }

  /// The latest value that was found valid since the validator was made or reset.
  public final var lastValidValue: Value? { validValue }

  /// Asks all rules about a value, takes the outcome, and tells it if it is another one.
  ///
  /// - Parameter instance: The value; for strings `nil` counts as `""`. For any other type `nil` fails every
  ///   rule, unless the validator is optional.
  // Nothing but a call, because what handles a value of any type asks the runtime for the type at each call.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  public final func validate(_ instance: Value?) { validate(instance, extras: nil) }

  /// Asks all rules about a value, and sends parameters along to the servers that are asked.
  public final func validate(_ instance: Value?, parameters: [String: JSONValue]) {
    validate(instance, extras: parameters)
  }

  /// Takes a value over, and returns what the rules are asked about; for the subclass.
  func take(_ instance: Value?) -> Value? { instance }

  /// Returns what the rules would be asked about, if a value were taken over; for the subclass.
  func asTaken(_ instance: Value?) -> Value? { instance }

  /// Returns which rules a value would fail, without changing or telling anything.
  ///
  /// Remote conditions are not asked.
  public final func failures(for instance: Value?) -> [ValidationFailure] {
    let value = asTaken(instance) ?? valueForNil
    if isOptional, value.map(Emptiness.isEmpty) ?? true { return [] }
    var failures: [ValidationFailure] = []
    for entry in entries.entries {
      let verdict = entry.verdict(on: value)
      guard verdict != .satisfied else { continue }
      failures.append(entry.failure(.init(verdict), messages))
      if stopsAtFirstFailure && entry.severity == .error { break }
    }
    return failures
  }

  public override func reset() {
    generation &+= 1
    remember(nil)
    questionedValue = nil
    super.reset()
  }

  override func removeEntry(_ entry: EntryID) {
    let former = entries
    if entries.remove(entry) { dropUndecidedQuestions { $0 == entry } }
    letGo(of: former)
  }

  override func restrictEntry(_ entry: EntryID, to isActive: @escaping @MainActor () -> Bool) {
    entries.restrict(entry, to: recording(isActive))
  }

  override func rendered(_ failed: Outcome.FailedEntry) -> Outcome.FailedEntry {
    guard let entry = entries.entries.first(where: { $0.id == failed.entry }) else {
      return super.rendered(failed)
    }
    return .init(entry: failed.entry, failure: entry.failure(failed.failure.cause, messages))
  }

  override func valueBecameValid() {
    remember(questionedValue)
    queueTelling(ofValid: questionedValue)
  }

  /// Notes a value as valid, and lets go of the one before when nothing is under way any more.
  private func remember(_ value: Value?) {
    letGo(of: replace(&validValue, with: value))
  }

  /// Tells those who listen to values of one that leaves the outcome as it is.
  private func tellStayedValid(_ value: Value?) {
    queueTelling(ofValid: value)
    tellings.drain(for: self)
  }

  /// Takes a text that does not stand for a value as invalid.
  func rejectUnreadable(message: String?) {
    generation &+= 1
    let isKnown = currentOutcome.failedEntries.first?.entry == .parsing
    if isKnown && unreadableMessage == message { return }
    unreadableMessage = message
    cancelQuestions()
    localFailures = [.init(entry: .parsing, failure: unreadableFailure(message: message))]
    questionedValue = nil
    concludeWhatFollows()
  }

  /// Returns the failure of a text that does not stand for a value.
  func unreadableFailure(message: String?) -> ValidationFailure {
    ValidationFailure(
      name: "parse", parameters: ["type": .string(ReadableType.name(of: Value.self))], cause: .unreadable,
      severity: .error, message: message, messages: messages)
  }
}

extension Validator {
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  @inline(never)
  private final func validate(_ instance: Value?, extras: [String: JSONValue]?) {
    if takesValues {
      validateTaken(take(instance), extras: extras)
    } else {
      validateTaken(instance, extras: extras)
    }
  }

  /// Asks all rules about a value that has been taken over, or need not be.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  final func validateTaken(_ instance: Value?, extras: [String: JSONValue]?) {
    generation &+= 1
    guard let instance else {
      if let valueForNil { return validateTaken(valueForNil, extras: extras) }
      return validate(nil, against: storedIsOptional ? EntryList() : entries, extras: nil)
    }
    if storedIsOptional && Emptiness.isEmpty(instance) {
      return validate(instance, against: EntryList(), extras: nil)
    }
    if shortcut.isOutdated { shortcut.make(leading: entries) }
    let generation = generation
    let (acceptedCount, formerEntries) = shortcut.acceptedCount(instance)
    // A rule that validated another value has been overtaken by its own doing.
    guard generation == self.generation else { return }
    if formerEntries == nil && acceptedCount == shortcut.entryCount && currentOutcome.isValidWithoutFailures {
      remember(instance)
      if validValueBroadcast != nil { tellStayedValid(instance) }
    } else {
      validate(instance, against: formerEntries ?? entries, startingAt: acceptedCount, extras: extras)
    }
  }

  /// - Parameters:
  ///   - value: The value, or `nil` if there is none, which fails every entry.
  ///   - start: How many entries are known to accept the value.
  #if compiler(>=6.3)
    @specialized(where Value == String)
  #endif
  private func validate(
    _ value: Value?, against entries: EntryList<Value>, startingAt start: Int = 0,
    extras: [String: JSONValue]?
  ) {
    let generation = generation
    let known = currentOutcome
    var knownCount = 0
    var failures: [Outcome.FailedEntry]?
    var isValid = true
    for entry in entries.entries[start...] {
      let verdict = entry.verdict(on: value)
      guard verdict != .satisfied else { continue }
      let cause = ValidationFailure.Cause(verdict)
      if failures == nil, knownCount < known.failedEntries.count,
        known.failedEntries[knownCount].repeats(entry.id, cause)
      {
        knownCount += 1
      } else {
        failures = failures ?? Array(known.failedEntries.prefix(knownCount))
        failures?.append(.init(entry: entry.id, failure: entry.failure(cause, messages)))
      }
      guard entry.severity == .error else { continue }
      isValid = false
      if stopsAtFirstFailure { break }
    }
    // A condition that validated another value has been overtaken by its own doing.
    guard generation == self.generation else { return }

    let isUnchanged = failures == nil && knownCount == known.failedEntries.count && known.hasValidated
    if isUnchanged && known.state != .waiting && openQuestions.isEmpty && decidedQuestions.isEmpty
      && !entries.asksServers(isValid: isValid)
    {
      if isValid {
        remember(value)
        if validValueBroadcast != nil { tellStayedValid(value) }
      }
      return
    }
    guard let tellings = askServers(of: entries, about: value, extras: extras, isValid: isValid) else {
      return
    }
    localFailures = failures ?? Array(known.failedEntries.prefix(knownCount))
    questionedValue = value
    concludeWhatFollows(tellingFirst: tellings)
  }

  /// Asks the remote conditions among some entries, and lets go of what was asked about another value.
  ///
  /// - Returns: What the delegate is told of it, or `nil` if an encoding validated another value meanwhile.
  private func askServers(
    of entries: EntryList<Value>, about value: Value?, extras: [String: JSONValue]?, isValid: Bool
  ) -> [Telling]? {
    let generation = generation
    var questions: [OpenQuestion] = []
    var tellings: [Telling] = []
    for entry in entries.asksServers(isValid: isValid) ? entries.entries : [] {
      guard let value, case .remote(let check) = entry.check, isValid || check.sendsInvalidValues,
        entry.isActive?() ?? true
      else { continue }
      let words = reader.reading {
        Result { () throws(RemoteError) in try check.question(about: value, parameters: extras) }
      }
      guard generation == self.generation else { return nil }
      questions.append(
        OpenQuestion(
          entry: entry.id, check: check, severity: entry.severity, failure: entry.failure,
          words: try? words.get(), status: status(of: words, to: check, of: entry.id, tellings: &tellings)))
    }
    guard generation == self.generation else { return nil }
    let unasked = isQuestioned(value) ? decisions(besides: questions) : []
    let earlierQuestions = replace(&openQuestions, with: questions)
    let earlierDecisions = replace(&decidedQuestions, with: unasked)
    for earlier in earlierQuestions {
      guard let inquiry = earlier.pendingInquiry else { continue }
      if !openQuestions.contains(where: { $0.pendingInquiry === inquiry }) { inquiry.cancel() }
    }
    letGo(of: (earlierQuestions, earlierDecisions))
    return tellings
  }

  /// Returns whether a value is the one that servers were asked about last, as far as values can be compared.
  private func isQuestioned(_ value: Value?) -> Bool {
    guard knowsDecision, let value, let questionedValue, let known = questionedValue as? any Equatable
    else { return false }
    func equals<Known: Equatable>(_ known: Known) -> Bool { value as? Known == known }
    return equals(known)
  }
}

// What is let go of while its place is written could come back to that place, so the runtime would watch each access.

/// Puts a value in the place of another one, and returns that one.
private func replace<Value: ~Copyable>(_ place: inout Value, with value: consuming Value) -> Value {
  let former = place
  place = value
  return former
}

/// Does nothing with a value but to hold it until here.
func letGo<Value>(of value: Value) { withExtendedLifetime(value) {} }
