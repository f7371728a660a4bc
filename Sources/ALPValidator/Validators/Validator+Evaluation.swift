// How a value is evaluated: rules, conditions and messages are asked, and then everything is written.
//
// | Step          | Function                  | What it does                                               |
// | ------------- | ------------------------- | ---------------------------------------------------------- |
// | a value comes | `validate(_:…)`, `take…`  | from the program; from a control, with a number            |
// | the shortcut  | `acceptByShortcut`        | stores a value that rules alone accept, as they did before |
// | ask           | `ask(_:about:)`           | failures, and checks that need requests                    |
// |               | `Session.evaluate`        | what is known now; requests for the same value are kept    |
// |               | `prepareCommit(of:)`      | the new outcome, with messages, if the result has changed  |
// | commit        | `store(_:)`, `commit(_:)` | writes value, session and outcome, and sends requests      |
//
// A response, a retry and a change of messages begin at `prepareCommit(of:)`, which `askAndCommit(_:)` calls.

extension Validator {
  /// Evaluates rules and conditions on a value, and commits the result.
  func evaluateAndCommit(_ new: LatestValue) {
    // Ask.
    let stopsOtherwiseThanBefore = session.stopsAtFirstFailure != storedStopsAtFirstFailure
    let rules = compileRulesIfNeeded()
    let verdicts = Transaction.ask { ask(rules, about: new) }
    var immediateResponses: [(RuleID, Response)] = []
    var commitment: Commitment?
    let haveFailuresChanged = !verdicts.evaluation.isUnchanged || !outcome.hasValidated
    let hasChecks = !verdicts.checks.isEmpty || !session.checks.isEmpty
    if haveFailuresChanged || hasChecks || stopsOtherwiseThanBefore {
      var session = session
      session.stopsAtFirstFailure = storedStopsAtFirstFailure
      immediateResponses = session.evaluate(verdicts.evaluation.failures, checking: verdicts.checks)
      commitment = prepareCommit(of: session)
    }

    // Commit. From here on, no rule, condition or message closure is asked.
    // First the value, while the outcome still is that of the earlier value.
    store(new)
    updateLatestValidatedRule(stopsOtherwiseThanBefore)
    for (rule, response) in immediateResponses { report(response, of: rule) }
    // Then the session and the outcome.
    if let commitment { commit(commitment) }
    queueValidValue()
    // The shortcut is last, because a commit ends it.
    shortcut = mayTakeShortcut(rules, verdicts) ? rules : nil
  }

  /// The results of the rules and conditions for a value.
  private struct Verdicts {
    var evaluation: Evaluation
    /// The asynchronous conditions that the value has to satisfy.
    var checks: [Session.Check] = []
  }

  /// Evaluates rules and conditions on a value.
  private func ask(_ rules: CompiledRules<Value>, about new: LatestValue) -> Verdicts {
    let value = evaluatedValue(new)
    var verdicts = Verdicts(
      evaluation: Evaluation(previous: session.localFailures, stopsAtFirstFailure: storedStopsAtFirstFailure))
    if rules.mayRead {
      dependent.collectingDependencies {
        applyRules(rules, to: value, &verdicts.evaluation)
        verdicts.checks = prepareChecks(value, rules, isValid: verdicts.evaluation.isValid)
      }
    } else {
      applyRules(rules, to: value, &verdicts.evaluation)
    }
    // If the field has no text and the type has no value for that, the value is missing, even if no rule
    // fails it.
    let isAcceptedByRules = verdicts.evaluation.isValid
    if new.textWithoutValue == .blank, isAcceptedByRules, !storedIsOptional {
      verdicts.evaluation.failOnly(Self.sessionFailure(Self.missingFailure))
      verdicts.checks = []
    }
    return verdicts
  }

  /// Returns whether the next value that satisfies the rules changes nothing but the value.
  private func mayTakeShortcut(_ rules: CompiledRules<Value>, _ verdicts: Verdicts) -> Bool {
    let isDecidedByRulesAlone = session.checks.isEmpty && !rules.mayRead && parameters == nil
    let isValidByRules = verdicts.evaluation.isWithoutFailures && latest.textWithoutValue == nil
    let hasNoFormatters = !latest.isFormatted
    let hasNoStreams = validValueBroadcast == nil
    return isDecidedByRulesAlone && isValidByRules && hasNoFormatters && hasNoStreams
  }

  func compileRulesIfNeeded() -> CompiledRules<Value> {
    if let compiledRules { return compiledRules }
    let rules = compile()
    compiledRules = rules
    return rules
  }

  /// Records the last rule that the evaluation of the latest value included. The status of each rule depends
  /// on it, and on whether the evaluation stops at the first failure.
  private func updateLatestValidatedRule(_ stopsOtherwiseThanBefore: Bool) {
    let latestRule = registrations.last?.id ?? .noRule
    guard latestValidatedRule != latestRule || stopsOtherwiseThanBefore else { return }
    latestValidatedRule = latestRule
    tracker.didChange(.outcome)
  }

  func compile() -> CompiledRules<Value> {
    CompiledRules(registrations.compactMap { $0 as? Registration<Value> })
  }

  /// Evaluates the rules that apply to a value.
  func applyRules(_ rules: CompiledRules<Value>, to value: Value?, _ evaluation: inout Evaluation) {
    if let value {
      if !(storedIsOptional && Emptiness.isEmpty(value)) { rules.evaluate(value, &evaluation) }
    } else if !storedIsOptional {
      for rule in rules.rules where !evaluation.isStopped && rule.collectingReads({ rule.isActive() }) {
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
      // Whether there may be no value is up to the rules, so no request is about `nil`.
      guard let condition = rule.asyncCondition, !Emptiness.isNil(value) else { continue }
      guard isValid || condition.options.checksInvalidValues else { continue }
      let check = rule.collectingReads {
        rule.isActive() ? condition.check(value, parameters, for: rule) : nil
      }
      if let check { checks.append(check) }
    }
    return checks
  }
}
