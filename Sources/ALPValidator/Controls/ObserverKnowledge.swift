/// What the observers of a control or form know, and what may differ from it.
///
/// What observers know of a part is recorded when the part is about to change or has just changed; what was recorded first counts. When it
/// is time to notify them, only the recorded parts are compared, so a change costs the same in any form.
///
/// For example, a part with a failure moves from page 1 of a form to page 2, in one transaction:
///
/// | Of     | Is recorded                                 | Is at the end             | So its observers are    |
/// | ------ | ------------------------------------------- | ------------------------- | ----------------------- |
/// | page 1 | the failure, when the part leaves           | no such part, so nothing  | notified                |
/// | page 2 | nothing, when the part enters               | the failure               | notified                |
/// | form   | the failure, and the order of all failures, | the failure, in its order | notified if the order   |
/// |        | before the part leaves                      |                           | is another one          |
@MainActor
struct ObserverKnowledge {
  /// What observers of a part are notified of, apart from the failures of the parts in a form.
  struct PartOutcome {
    var state = ValidatorState.valid
    var hasValidated = true
    /// The failures of the part itself, without those of the parts in it.
    var ownFailures: [ValidationFailure] = []
  }

  /// A part with failures of its own.
  struct FailingPart {
    let part: FormPart
    let failures: [ValidationFailure]
  }

  /// What observers were notified of last.
  private(set) var known: PartOutcome
  /// The parts whose failures may have changed, the part itself included, with the failures that observers know.
  private var changedParts: [ObjectIdentifier: FailingPart] = [:]
  /// The parts with failures, in the order before parts moved; `nil` if none has moved.
  private var orderBeforeMoves: [FailingPart]?
  /// Whether a part with failures was removed and added again, maybe at another place.
  private var hasReturnedParts = false

  init(_ known: PartOutcome = PartOutcome()) { self.known = known }

  // MARK: Recording

  /// Records what observers know of a part whose failures may have changed.
  mutating func record(changeOf part: FormPart, known: [ValidationFailure]) {
    let id = ObjectIdentifier(part)
    guard changedParts[id] == nil else { return }
    changedParts[id] = FailingPart(part: part, failures: known)
  }

  /// Whether the order is recorded in which observers know the parts with failures.
  var hasOrder: Bool { orderBeforeMoves != nil }

  /// Records the order in which observers know the parts with failures, before the first of them moves.
  mutating func recordOrder(_ order: [FailingPart]) { orderBeforeMoves = order }

  /// Records that a part may come back at another place than observers know.
  mutating func recordReturn() { hasReturnedParts = true }

  // MARK: Asking

  /// Returns the failures that observers know of a part that may have changed; `nil` for any other part.
  func knownFailures(ofChanged part: FormPart) -> [ValidationFailure]? {
    changedParts[ObjectIdentifier(part)]?.failures
  }

  /// Returns whether a part has changed in this transaction, or one in it, of which observers know failures.
  func knowsFailuresOfChangedParts(in part: FormPart) -> Bool {
    guard !changedParts.isEmpty else { return false }
    return part.collect(.all) { [$0] }.contains { knownFailures(ofChanged: $0)?.isEmpty == false }
  }

  /// Returns whether the observers of a part have to be notified of another outcome.
  ///
  /// Another path alone doesn't count, so observers are not notified of a new name of a part. Among parts that have moved, paths count,
  /// because equal failures of two parts differ in nothing else.
  func differs(from current: PartOutcome, of part: FormPart) -> Bool {
    let didStateChange = current.state != known.state || current.hasValidated != known.hasValidated
    if didStateChange || hasReturnedParts { return true }
    let didFailuresChange = changedParts.values.contains { change in
      let failures = part.includes(change.part) ? change.part.ownFailures : []
      return failures != change.failures
    }
    if didFailuresChange { return true }
    guard let orderBeforeMoves else { return false }
    return Self.didOrderChange(from: orderBeforeMoves, to: part.failingParts)
  }

  /// Returns whether the failures of the parts that are in both lists are in another order.
  private static func didOrderChange(from earlier: [FailingPart], to current: [FailingPart]) -> Bool {
    let common = Set(ids(of: earlier)).intersection(ids(of: current))
    func lists(of parts: [FailingPart]) -> [[ValidationFailure]] {
      let failures = parts.filter { common.contains(ObjectIdentifier($0.part)) }.flatMap(\.failures)
      // Observers see three lists, each in order.
      return [
        failures.filter { $0.severity == .error && !$0.isAwaitingRetry },
        failures.filter { $0.severity == .warning },
        failures.filter(\.isAwaitingRetry),
      ]
    }
    return lists(of: earlier) != lists(of: current)
  }

  private static func ids(of parts: [FailingPart]) -> [ObjectIdentifier] {
    parts.map { ObjectIdentifier($0.part) }
  }
}
