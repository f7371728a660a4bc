// How parts enter a form, leave it, and change their places.

extension FormGroup {
  // MARK: One part

  /// Adds a part that belongs to the group by its nature, such as an element of a list.
  final func addOwn(
    _ part: FormPart, at index: Int? = nil, name: String? = nil, when isActive: (@MainActor () -> Bool)? = nil
  ) {
    Transaction.run("add(_:)") { [self] command in
      insert(
        part, at: index, name: name ?? part.storedName, label: nil,
        whenClosure: .replaced(by: isActive.map(part.makeWhenClosure)), command)
    }
  }

  /// Returns whether this group is the given part, or is in that part at any depth.
  final func isWithin(_ part: FormPart) -> Bool { part === self || formsAround.contains { $0 === part } }

  /// What becomes of the `when:` closure of a part that enters the form.
  enum WhenClosureChange {
    case kept
    case replaced(by: WhenClosure?)
  }

  /// Inserts a part into this form. A part that is in a form, this or another one, moves.
  ///
  /// The part leaves its form completely before its `when:` closure runs, and enters this form completely
  /// afterwards. So a closure always reads a consistent form.
  @inline(never)
  final func insert(
    _ part: FormPart, at index: Int?, name: String?, label: String?, whenClosure: WhenClosureChange,
    _ command: Command
  ) {
    Transaction.settle()
    if let earlierForm = part.storedForm {
      earlierForm.changeParts { $0.remove(part) }
      part.leaveForm()
    }
    if case .replaced(let closure) = whenClosure { part.setWhenClosure(closure) }
    if part.storedName != name { part.name = name }
    if let label { part.changeLabel(to: label) }
    changeParts { $0.insert(part, at: index) }
    part.join(self)
  }

  /// Removes a part, which is in the form.
  final func removePart(_ part: FormPart, _ command: Command) {
    Transaction.settle()
    changeParts { $0.remove(part) }
    part.leaveForm()
    part.rewriteMessages()
    part.setWhenClosure(nil)
  }

  /// Gives a part, which is in the form, a name that no other part has.
  final func rename(_ part: FormPart, to name: String, _ command: Command) {
    part.name = name
    namesDidChange(command)
  }

  /// Changes the list of parts. `join(_:)` and `leaveForm()` add and subtract the tally of a part.
  private func changeParts(_ change: (inout FormParts) -> Void) {
    versions.edit(change)
    tracker.didChange(.parts)
    markDirtiness()
    partListDidChange()
  }

  // MARK: All parts

  /// Makes these the parts of the form, in this order: adds the parts that the form lacks, and removes all
  /// others.
  ///
  /// The cost grows with the number of parts, however many of them move. Parts that stay keep their `when:`
  /// closures.
  ///
  /// - Parameters:
  ///   - entries: The parts.
  ///   - moved: Those of the form that move; `nil` for all that have another place then.
  ///   - command: The command under way.
  final func setParts(_ entries: [FormParts.Entry], moving moved: [FormPart]? = nil, _ command: Command) {
    // A part of the base that contains this form now cannot be a part of it.
    let entries = entries.filter { !isWithin($0.part) }
    let wanted = entries.map(\.part)
    let wantedIDs = Set(wanted.map { ObjectIdentifier($0) })
    let moved = moved ?? partsOutOfOrder(in: wanted)
    for part in directParts where !wantedIDs.contains(ObjectIdentifier(part)) { removePart(part, command) }
    for entry in entries where entry.part.storedForm !== self {
      insert(
        entry.part, at: nil, name: entry.name, label: nil, whenClosure: .replaced(by: entry.whenClosure),
        command)
    }
    guard !versions.current.list.isInOrder(of: wanted) else { return }
    changeParts { $0.reorder(to: wanted) }
    for part in moved { part.tellMove() }
    markSubmittableChange()
  }

  /// Returns the parts of the form that have another place among those that stay.
  private func partsOutOfOrder(in wanted: [FormPart]) -> [FormPart] {
    let kept = wanted.filter { $0.storedForm === self }
    let keptIDs = Set(kept.map { ObjectIdentifier($0) })
    let current = directParts.filter { keptIDs.contains(ObjectIdentifier($0)) }
    return zip(current, kept).filter { $0 !== $1 }.map(\.0)
  }

  // MARK: The base

  /// Makes other parts the base, whether the form has them or not.
  final func setBase(_ parts: FormParts, _ command: Command) {
    Transaction.releaseLater(versions)
    versions.replaceBase(by: parts)
    markDirtiness()
  }

  /// Removes the parts that were added since the base, and adds the removed parts again.
  final func restoreBaseParts(_ command: Command) {
    guard tracksParts, !isBeingBuilt else { return }
    let base = versions.base
    let entries = base.list.entries.filter { !isWithin($0.part) }
    // First, so that no two parts have one name.
    restoreNames(of: entries, command)
    if partsDifferFromBase { setParts(entries, command) }
    for entry in entries where entry.part.whenClosure !== entry.whenClosure {
      entry.part.setWhenClosure(entry.whenClosure)
    }
    if versions.current.isMissingWhenEmpty != base.isMissingWhenEmpty {
      versions.edit { $0.isMissingWhenEmpty = base.isMissingWhenEmpty }
      partListDidChange()
    }
    let isComplete = entries.count == base.list.count
    if isComplete { versions.apply(.madeBase) }
    markDirtiness()
  }

  /// Restores the names of parts.
  private func restoreNames(of entries: [FormParts.Entry], _ command: Command) {
    guard entries.contains(where: { $0.part.storedName != $0.name }) else { return }
    for entry in entries where entry.part.storedName != entry.name { entry.part.name = entry.name }
    namesDidChange(command)
  }

  /// Takes the present names of the parts.
  final func namesDidChange(_ command: Command) {
    versions.edit { $0.namesDidChange() }
    tracker.didChange([.settings, .parts])
    markDirtiness()
    partListDidChange()
  }
}
