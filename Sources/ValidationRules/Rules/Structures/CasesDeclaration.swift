/// How JSON says which case of an enumeration a value is.
package enum CaseNotation: Sendable, Equatable {
  /// A member of the object has the name of the case, beside those of what the case holds.
  case tag(String)
  /// The object has one member, whose key is the name of the case.
  case key
}

/// What a rule set declares about the cases of an enumeration.
package struct CasesDeclaration<Value>: Sendable {
  package let notation: CaseNotation
  /// The cases, in the order of their declaration.
  package let cases: [DeclaredCase<Value>]
  private let offsets: [String: Int]
  /// Whether the functions that return rules were called, to find a part with the name of the tag.
  private let areTagsChecked = Lock(false)

  /// Declares cases.
  ///
  /// - Precondition: There is a case, no two have one name, and none holds a part with the name of the tag.
  init(_ notation: CaseNotation, _ cases: [DeclaredCase<Value>]) {
    precondition(!cases.isEmpty, "\(Value.self) needs a case: declare one with .case(…)")
    self.notation = notation
    self.cases = cases
    offsets = Dictionary(zip(cases.map(\.name), cases.indices)) { first, _ in first }
    precondition(
      offsets.count == cases.count,
      "Two cases of \(Value.self) have one name: \(cases.map { "\"\($0.name)\"" }.joined(separator: ", "))")
    endIfTagIsTaken(followingFunctions: false)
  }

  /// The case of a name; `nil` if none is declared.
  package subscript(name: String) -> DeclaredCase<Value>? { offsets[name].map { cases[$0] } }

  /// Returns the declared case that a value is; `nil` if there is none.
  package func `case`(of value: Value) -> DeclaredCase<Value>? {
    cases.first { $0.content.isCase(of: value) }
  }

  /// Where the parts of a case are, from the enumeration.
  package func path(toContentOf name: String) -> ValidationPath {
    notation == .key ? ValidationPath([.key(name)]) : ValidationPath()
  }

  /// Where it is said which case a value is, from the enumeration.
  package var pathOfName: ValidationPath {
    if case .tag(let tag) = notation { ValidationPath([.key(tag)]) } else { ValidationPath() }
  }

  // MARK: Rules

  var mayFormat: Bool { cases.contains { $0.content.mayFormat } }

  var mayWarn: Bool { cases.contains { $0.content.mayWarn } }

  var isRecursive: Bool { cases.contains { $0.content.isRecursive } }

  /// Returns the cases with their rules but those that only warn, within a rule of a severity.
  func withoutWarnings(within outer: Severity) -> Self {
    Self(notation, cases.map { $0.withoutWarnings(within: outer) })
  }

  /// Returns the verdict on a formatted value.
  func evaluate(_ value: Value) -> RuleVerdict {
    for declared in cases {
      if let verdict = declared.content.verdict(on: value) { return verdict }
    }
    return .unsatisfied
  }

  /// Returns the failures of a formatted value: those of the case that it is.
  func failures(of value: Value, messageSource: (any MessageSource)?) -> [ValidationFailure] {
    for declared in cases {
      if let failures = declared.content.failures(of: value, messageSource: messageSource) {
        let path = path(toContentOf: declared.name)
        return path.components.isEmpty ? failures : failures.map { $0.placed(under: path) }
      }
    }
    return [unknownCase(.unsatisfied, messageSource)]
  }

  /// Returns the failure of a value that is none of the declared cases, with the names of these.
  func unknownCase(_ cause: ValidationFailure.Cause, _ messageSource: (any MessageSource)?)
    -> ValidationFailure
  {
    ValidationFailure(
      cause == .missing ? .required : .type, parameters: ["expected": "value", "values": knownNames],
      cause: cause, messageSource)
  }

  private var knownNames: JSONValue {
    .array(cases.prefix(TypeExpectation.greatestCaseCount).map { .string($0.name) })
  }

  /// Returns the value formatted; `nil` if formatting leaves it as it is.
  func formatted(_ value: Value) -> Value? {
    self.case(of: value).flatMap { $0.content.formatted(value) }
  }

  // MARK: Names

  /// The names of all members that a case may have, beside or below its name.
  func declares(member name: String) -> Bool {
    switch notation {
    case .key: offsets[name] != nil
    case .tag(let tag): name == tag || cases.contains { $0.content.declares(member: name) }
    }
  }

  /// Ends the program if a case holds a part with the name of the tag, whose value would be in the place of the tag.
  ///
  /// - Parameter followingFunctions: Whether to call the functions that return rules. They can't be called while the
  ///   set is being made.
  func endIfTagIsTaken(followingFunctions: Bool) { endIfTagIsTaken(followingFunctions, within: []) }

  /// Ends the program at the first use if what a function returns has a part with the name of the tag, whatever the value is.
  func checkTagsOnce() {
    guard !areTagsChecked.withLock({ $0 }) else { return }
    endIfTagIsTaken(followingFunctions: true)
    areTagsChecked.withLock { $0 = true }
  }

  func endIfTagIsTaken(_ followingFunctions: Bool, within outerTags: [String]) {
    guard case .tag(let tag) = notation else { return }
    for declared in cases {
      declared.content.endIfTaken(
        outerTags + [tag], caseName: declared.name, followingFunctions: followingFunctions)
    }
  }
}

/// A rule for the cases of an enumeration, which a rule set of the enumeration has.
struct CasesRule<Value>: ValidationRule {
  let cases: CasesDeclaration<Value>

  var name: String { "cases" }

  func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  func verdict(on value: Value) -> RuleVerdict { cases.evaluate(cases.formatted(value) ?? value) }
}

extension CasesDeclaration where Value: Sendable {
  /// A rule that accepts the declared cases, whatever they hold, and no value.
  package var ruleForDeclaredCases: Rule<Value?> { Rule(DeclaredCaseRule(cases: self)) }
}

/// A rule that accepts the declared cases of an enumeration, whatever they hold, and no value.
private struct DeclaredCaseRule<Value: Sendable>: LibraryRule {
  let cases: CasesDeclaration<Value>

  var name: String { RuleDescription.type.name }

  var ruleDescription: RuleDescription? { .type }

  var parameters: [String: JSONValue] { cases.unknownCase(.unsatisfied, nil).parameters }

  func schema(of type: JSONType) -> Schema? { nil }

  func isSatisfied(by value: Value?) -> Bool { value.map { cases.case(of: $0) != nil } ?? true }
}

extension Rule {
  /// Whether the rule declares the cases of an enumeration.
  package var declaresCases: Bool { check is CasesRule<Value> }
}
