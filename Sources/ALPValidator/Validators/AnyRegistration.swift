/// A registered rule or condition of one validator, without what depends on the type of the values.
@MainActor
class AnyRegistration {
  let id: RuleID
  let severity: Severity
  /// The source of responses; `nil` for rules and conditions that are evaluated at once.
  let source: ResponseSource?
  /// Replaces the message of a failure.
  @ReleasedLater final var makeMessage: (@MainActor (ValidationFailure) -> String)?
  /// Returns the failure for a cause. Its default message comes from a catalog, `nil` for the standard one,
  /// and is not written yet.
  private let makeFailure: @MainActor (ValidationFailure.Cause, MessageCatalog?) -> ValidationFailure
  /// The `when:` closures of the rule.
  private var whenClosures: [@MainActor () -> Bool] = []
  let dependent: Dependent
  private static var latestNumber = RuleID.noRule.number

  init(
    severity: Severity, source: ResponseSource? = nil, dependent: Dependent,
    makeFailure: @escaping @MainActor (ValidationFailure.Cause, MessageCatalog?) -> ValidationFailure
  ) {
    Self.latestNumber += 1
    id = RuleID(number: Self.latestNumber)
    self.severity = severity
    self.source = source
    self.dependent = dependent
    self.makeFailure = makeFailure
  }

  /// What follows from the rule for the field.
  var hints: InputHints { InputHints() }

  /// Whether the rule has a `when:` closure.
  final var isConditional: Bool { !whenClosures.isEmpty }

  /// Returns whether the rule applies: all its `when:` closures return `true`.
  final func isActive() -> Bool { whenClosures.allSatisfy { $0() } }

  /// Makes the rule apply only if one more closure returns `true`.
  final func addWhenClosure(_ isActive: @escaping @MainActor () -> Bool) { whenClosures.append(isActive) }

  /// Returns the failure of the rule for a cause.
  final func failure(
    because cause: ValidationFailure.Cause, in messages: MessageCatalog?
  ) -> ValidationFailure { written(makeFailure(cause, messages), by: messages) }

  /// Returns the failure of the rule, or the failures of the value's parts if there are any.
  final func failures(_ failure: Session.Failure, in messages: MessageCatalog?) -> [ValidationFailure] {
    failure.parts.isEmpty
      ? [self.failure(because: failure.cause, in: messages)]
      : failure.parts.map { written($0, by: messages) }
  }

  /// Returns a failure of this rule with its message. A default message that is replaced is not written.
  private func written(_ failure: ValidationFailure, by messages: MessageCatalog?) -> ValidationFailure {
    var failure = failure
    failure.ruleID = id
    guard let makeMessage else { return failure.written(by: messages) }
    failure.label = messages?.label
    return failure.saying(makeMessage)
  }

  /// Runs a closure whose reads are dependencies of this rule. Called at most once in an evaluation.
  final func collectingReads<Result>(_ read: () -> Result) -> Result {
    dependent.collectingReads(of: id.number, read)
  }
}
