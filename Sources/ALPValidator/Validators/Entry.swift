/// A rule or condition in its place among those of a validator.
struct Entry<Value> {
  typealias Failure = @MainActor (ValidationFailure.Cause, MessageCatalogue?) -> ValidationFailure

  enum Check {
    case rule(any ValidationRule<Value>)
    case condition(@MainActor (Value) -> Bool)
    case remote(any RemoteCheck<Value>)
  }

  let id: EntryID
  let check: Check
  let severity: Severity
  /// Whether the entry counts at the time of a validation; `nil` if it always does.
  var isActive: (@MainActor () -> Bool)?
  /// Returns what is known of a failure, in the words of a catalogue or of the standard one.
  let failure: Failure
}

extension Entry {
  /// Returns what can be said of a value here and now; an entry that does not count has no objection.
  @MainActor
  func verdict(on value: Value?) -> RuleVerdict? {
    if let isActive, !isActive() { return .satisfied }
    return value.map { check.verdict(on: $0) }
  }
}

extension Entry.Check {
  /// Returns what can be said of a value here and now; a server has no objection yet.
  @MainActor
  func verdict(on value: Value) -> RuleVerdict {
    switch self {
    case .rule(let rule): rule.verdict(on: value)
    case .condition(let isSatisfied): isSatisfied(value) ? .satisfied : .unsatisfied
    case .remote: .satisfied
    }
  }
}

/// The rules and conditions of a validator, in the order in which they were added.
struct EntryList<Value> {
  private(set) var entries: [Entry<Value>] = []
  private(set) var remoteCount = 0

  private var nextID = EntryID(number: 0)

  /// Returns whether a server is asked about a value that the local rules accept or do not.
  @MainActor
  func asksServers(isValid: Bool) -> Bool {
    guard remoteCount > 0 && !isValid else { return remoteCount > 0 }
    return entries.contains { entry in
      if case .remote(let check) = entry.check { check.sendsInvalidValues } else { false }
    }
  }

  mutating func append(
    _ check: Entry<Value>.Check, severity: Severity, isActive: (@MainActor () -> Bool)?,
    failure: @escaping Entry<Value>.Failure
  ) -> EntryID {
    let id = nextID
    nextID = EntryID(number: id.number + 1)
    entries.append(Entry(id: id, check: check, severity: severity, isActive: isActive, failure: failure))
    if case .remote = check { remoteCount += 1 }
    return id
  }

  /// Makes an entry count only under a condition, besides those that it has; nothing happens if it is not there.
  mutating func restrict(_ id: EntryID, to isActive: @escaping @MainActor () -> Bool) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    let others = entries[index].isActive
    entries[index].isActive = { isActive() && (others?() ?? true) }
  }

  /// Removes an entry, and returns whether it was there.
  mutating func remove(_ id: EntryID) -> Bool {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
    if case .remote = entries.remove(at: index).check { remoteCount -= 1 }
    return true
  }

  mutating func removeAll() {
    entries = []
    remoteCount = 0
  }
}
