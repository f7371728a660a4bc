extension FormValidator {
  /// Makes these the parts of the form, in this order: adds those that it lacks, and removes all others. Within a command only.
  ///
  /// The cost grows with the number of parts, however many of them are at other places. Parts that stay keep their `when:` closures.
  final func setParts(_ entries: [CleanParts.Entry]) {
    let wanted = entries.map(\.part)
    let wantedIDs = Set(wanted.map { ObjectIdentifier($0) })
    noteOrder(before: wanted)
    for part in partList.parts where !wantedIDs.contains(ObjectIdentifier(part)) { takeOut(part) }
    for entry in entries where entry.part.storedForm !== self {
      insert(
        entry.part, at: nil, name: entry.name, label: nil, inclusion: .replaced(by: entry.isActive))
    }
    guard !partList.isInOrder(of: wanted) else { return }
    partList.reorder(to: wanted)
    partsDidChange { $0.noteReordered() }
  }

  /// Notes the order of failures for observers, if parts that stay move.
  private func noteOrder(before wanted: [FormPart]) {
    let kept = wanted.filter { $0.storedForm === self }
    let keptIDs = Set(kept.map { ObjectIdentifier($0) })
    let current = partList.parts.filter { keptIDs.contains(ObjectIdentifier($0)) }
    for (part, other) in zip(current, kept) where part !== other { part.noteOrderBeforeMove() }
  }
}
