/// The order of the failing parts of a form, as observers see their failures.
///
/// A form records it before one of its parts moves, see ``ObserverKnowledge``.
@MainActor
struct FailureOrder {
  /// A part with failures of its own.
  struct FailingPart {
    let part: FormPart
    let failures: [ValidationFailure]

    var id: ObjectIdentifier { ObjectIdentifier(part) }
  }

  /// The parts with failures, in order.
  private let parts: [FailingPart]

  private let ids: Set<ObjectIdentifier>

  init(_ parts: [FailingPart]) {
    self.parts = parts
    ids = Set(parts.map(\.id))
  }

  func contains(_ part: FormPart) -> Bool { ids.contains(ObjectIdentifier(part)) }

  /// Returns whether the parts that both orders contain are in a different order.
  ///
  /// Which failures these parts have is compared by ``ObserverKnowledge``, and their paths don't count.
  func differs(from other: Self) -> Bool {
    let common = ids.intersection(other.ids)
    return lists(of: common) != other.lists(of: common)
  }

  /// Returns the order of some of the parts in the three lists that observers see.
  private func lists(of included: Set<ObjectIdentifier>) -> [[ObjectIdentifier]] {
    let parts = parts.filter { included.contains($0.id) }
    func ids(where isInList: (ValidationFailure) -> Bool) -> [ObjectIdentifier] {
      parts.filter { $0.failures.contains(where: isInList) }.map(\.id)
    }
    return [
      ids { $0.severity == .error && !$0.isAwaitingRetry },
      ids { $0.severity == .warning },
      ids(where: \.isAwaitingRetry),
    ]
  }
}
