/// What a rule says about the parts of a value. Rule sets collect it when they are made.
enum RuleDeclaration<Value>: Sendable {
  /// A part of a structure, with its rules.
  case part(any DeclaredPart<Value>)
  /// The rules for each element of a collection.
  case elements(any DeclaredElements<Value>)
  /// The cases of an enumeration, with the rules for what each holds.
  case cases(CasesDeclaration<Value>)
  /// A rule about several parts.
  case crossRule(CrossRule<Value>)
  /// Rules that apply under a condition.
  case conditional(ConditionalRules<Value>)

  /// The rule as it is in ``Rule/check``.
  var check: any ValidationRule<Value> {
    switch self {
    case .part(let part): PartRule(part: part)
    case .elements(let elements): ElementsRule(elements: elements)
    case .cases(let cases): CasesRule(cases: cases)
    case .crossRule(let rule): rule
    case .conditional(let rules): rules
    }
  }

  /// Returns the verdict on a value whose formatters have been applied.
  @_semantics("optimize.sil.specialize.generic.never")
  var evaluateFormatted: @Sendable (Value) -> RuleVerdict {
    switch self {
    case .part(let part): part.evaluate
    case .elements(let elements): { elements.evaluate($0) }
    case .cases(let cases): { cases.evaluate($0) }
    case .crossRule(let rule): rule.evaluate
    case .conditional(let rules): rules.evaluateFormatted
    }
  }

  /// Returns the verdict on a value, as a rule that no set has formatted the value for.
  var evaluate: @Sendable (Value) -> RuleVerdict {
    switch self {
    case .part(let part):
      guard part.mayFormat else { return part.evaluate }
      let evaluate = part.evaluate
      return { evaluate(part.formatted($0) ?? $0) }
    case .elements(let elements): return { elements.evaluate(elements.formatted($0) ?? $0) }
    case .cases(let cases): return { cases.evaluate(cases.formatted($0) ?? $0) }
    case .crossRule(let rule): return rule.evaluate
    case .conditional(let rules): return rules.evaluate
    }
  }

  /// Returns the failures of a formatted value that the rule does not accept; `nil` stands for one that is
  /// missing.
  @_semantics("optimize.sil.specialize.generic.never")
  func failuresOfFormatted(
    _ value: Value?, in rule: Rule<Value>, _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    switch self {
    case .part(let part): part.failures(of: value, messageSource: messageSource).changed(rule.adapt)
    case .elements(let elements):
      value.map { elements.failures(of: $0, messageSource: messageSource).changed(rule.adapt) } ?? []
    case .cases(let cases):
      value.map { cases.failures(of: $0, messageSource: messageSource).changed(rule.adapt) } ?? []
    case .crossRule(let crossRule):
      [
        crossRule.placed(
          rule.failure(because: value == nil ? .missing : .unsatisfied, messageSource: messageSource))
      ]
    case .conditional(let rules):
      value.map { rules.failures(of: $0, messageSource).changed(rule.adapt) } ?? []
    }
  }

  /// Returns the failures of a value that the rule does not accept, as a rule that no set has formatted the
  /// value for.
  func failures(
    of value: Value?, in rule: Rule<Value>, _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    failuresOfFormatted(value.map { formatted($0) ?? $0 }, in: rule, messageSource)
  }

  private func formatted(_ value: Value) -> Value? {
    switch self {
    case .part(let part): part.mayFormat ? part.formatted(value) : nil
    case .elements(let elements): elements.formatted(value)
    case .cases(let cases): cases.formatted(value)
    case .crossRule: nil
    case .conditional(let rules): rules.rules.structure?.formatted(value)
    }
  }
}

/// A rule for a part of a structure, which fails with the failures of the part.
struct PartRule<Value>: ValidationRule {
  let part: any DeclaredPart<Value>

  var name: String { part.rulesForElements == nil ? "at" : "each" }

  var path: ValidationPath { ValidationPath([.key(part.description.name)]) }

  var parameters: [String: JSONValue] { ["path": .string(path.description)] }

  var withheldParameters: Set<String> { [] }

  /// Returns whether no rule for the part fails, except for warnings.
  func isSatisfied(by value: Value) -> Bool {
    let value = part.mayFormat ? part.formatted(value) ?? value : value
    guard part.evaluate(value) != .satisfied else { return true }
    let failures = part.failures(of: value, messageSource: nil)
    return !failures.isEmpty && failures.allSatisfy { $0.severity == .warning }
  }
}

extension DeclaredPart {
  /// The rules for the elements, if the part is a list or a dictionary with such rules.
  var rulesForElements: (any DeclaredElements)? { rules.structure?.elements }
}

/// What a form of a structure asks of a rule.
extension Rule {
  /// The rules that apply under a condition; `nil` for any other rule.
  package var conditionalRules: ConditionalRules<Value>? {
    if case .conditional(let rules) = declaration { rules } else { nil }
  }

  /// Where the failure of the rule is: the whole value, or the part that a rule about several parts names.
  package var placeOfFailure: ValidationPath {
    if case .crossRule(let rule) = declaration { rule.path } else { ValidationPath() }
  }

  /// The properties that a rule about several parts names; `nil` for a rule that may read everything.
  package var readProperties: [ValidationPath]? {
    guard case .crossRule(let rule) = declaration, case .properties = rule.reads else { return nil }
    return rule.readPaths
  }
}
