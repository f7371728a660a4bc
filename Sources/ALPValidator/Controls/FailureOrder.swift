/// The failures of a form in the order in which observers see them.
///
/// A form records it before one of its parts moves, see ``ObserverKnowledge``.
@MainActor
struct FailureOrder {
  /// A part with failures of its own.
  struct FailingPart {
    let part: FormPart
    let failures: [ValidationFailure]
  }

  /// The parts with failures, in order.
  private let parts: [FailingPart]
  private let ids: Set<ObjectIdentifier>

  init(_ parts: [FailingPart]) {
    self.parts = parts
    ids = Set(parts.map { ObjectIdentifier($0.part) })
  }

  func contains(_ part: FormPart) -> Bool { ids.contains(ObjectIdentifier(part)) }

  /// Returns whether the failures of the parts that both orders contain are in a different order.
  ///
  /// Here paths count, because equal failures of two parts differ only in their paths.
  func differs(from other: Self) -> Bool {
    let common = ids.intersection(other.ids)
    return lists(of: common) != other.lists(of: common)
  }

  /// Returns the failures of some of the parts as the three lists that observers see.
  private func lists(of included: Set<ObjectIdentifier>) -> [[ValidationFailure]] {
    let failures = parts.filter { included.contains(ObjectIdentifier($0.part)) }.flatMap(\.failures)
    return [
      failures.filter { $0.severity == .error && !$0.isAwaitingRetry },
      failures.filter { $0.severity == .warning },
      failures.filter(\.isAwaitingRetry),
    ]
  }
}
