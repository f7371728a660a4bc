// How parts come into a form, go, and change their places. Within commands only.

extension FormValidator {
  // MARK: One part

  /// What becomes of the `when:` closure of a part that enters the form.
  enum WhenClosureChange {
    case kept
    case replaced(by: (@MainActor () -> Bool)?)
  }

  /// Takes a part out of its earlier form, if it has one, and into this one.
  ///
  /// The part leaves completely, its `when:` closure is asked while it is in no form, and it enters completely: so what a closure reads of a
  /// form always agrees. The order of failures that observers know is recorded while the part is at its earlier place.
  final func insert(
    _ part: FormPart, at index: Int?, name: String?, label: String?, whenClosure: WhenClosureChange
  ) {
    if let earlierForm = part.storedForm {
      part.recordOrderBeforeMove()
      earlierForm.removeFromList(part)
      part.leaveForm()
    }
    if case .replaced(let closure) = whenClosure { part.setWhenClosure(closure) }
    enterList(part, at: index, name: name, label: label)
    part.enter(self)
  }

  private func enterList(_ part: FormPart, at index: Int?, name: String?, label: String?) {
    if part.storedName != name { part.name = name }
    if let label { part.changeLabel(to: label) }
    // If a question gave the command, the form may have lost parts meanwhile.
    partList.insert(part, at: min(index ?? partList.count, partList.count))
    if let name = part.storedName { namedParts[name] = part }
    partsDidChange { $0.didAdd(part) }
  }

  /// Removes a part, which is in the form. Within a command only.
  final func removePart(_ part: FormPart) {
    // During the body of a submission, a part that is removed has been submitted all the same.
    for submission in formsFromHere.compactMap(\.latestSubmission) where !submission.isBodyRunning {
      part.submissionEnded(submission)
    }
    removeFromList(part)
    part.leaveForm()
    part.rewriteMessages()
    part.setWhenClosure(nil)
  }

  private func removeFromList(_ part: FormPart) {
    partList.remove(part)
    // While a reset restores the names, another part may have this one already.
    if let name = part.storedName, namedParts[name] === part { namedParts[name] = nil }
    partsDidChange { $0.didRemove(part) }
  }

  /// Follows a change of the parts.
  final func partsDidChange(_ change: (inout CleanParts) -> Void) {
    let earlier = submittedParts.valueWasReset()
    defer { extendLifetime(earlier) }
    change(&cleanParts)
    tracker.didChange(.parts)
    dirtinessMayChange()
    partListDidChange()
  }

  // MARK: All parts

  /// Makes these the parts of the form, in this order: adds those that it lacks, and removes all others. Within a command only.
  ///
  /// The cost grows with the number of parts, however many of them are at other places. Parts that stay keep their `when:` closures.
  final func setParts(_ entries: [CleanParts.Entry]) {
    // A clean part that contains this form now cannot be a part of it.
    let entries = entries.filter { !isWithin($0.part) }
    let wanted = entries.map(\.part)
    let wantedIDs = Set(wanted.map { ObjectIdentifier($0) })
    recordOrder(before: wanted)
    for part in partList.parts where !wantedIDs.contains(ObjectIdentifier(part)) { removePart(part) }
    for entry in entries where entry.part.storedForm !== self {
      insert(
        entry.part, at: nil, name: entry.name, label: nil, whenClosure: .replaced(by: entry.whenClosure))
    }
    guard !partList.isInOrder(of: wanted) else { return }
    partList.reorder(to: wanted)
    partsDidChange { $0.didReorder() }
    markSubmittableChange()
  }

  /// Records the order of failures that observers know, if parts that stay move.
  private func recordOrder(before wanted: [FormPart]) {
    let kept = wanted.filter { $0.storedForm === self }
    let keptIDs = Set(kept.map { ObjectIdentifier($0) })
    let current = partList.parts.filter { keptIDs.contains(ObjectIdentifier($0)) }
    for (part, other) in zip(current, kept) where part !== other { part.recordOrderBeforeMove() }
  }

  // MARK: Clean parts

  /// Whether the parts are other ones than the clean ones, or in another order.
  final var hasOtherParts: Bool { cleanParts.differ(from: partList) }

  /// Takes other parts as the clean ones, whether the form has them or not.
  final func setCleanParts(_ parts: [FormPart]) {
    changeCleanParts(to: parts.map { CleanParts.Entry($0) })
  }

  final func changeCleanParts(to entries: [CleanParts.Entry]) {
    var new = cleanParts
    new.replace(by: entries, in: partList)
    let earlier = exchange(&cleanParts, with: new)
    dirtinessMayChange()
    extendLifetime(earlier)
  }

  /// Removes the parts that were added since the form was marked clean, and adds those again that were removed.
  final func restoreCleanParts() {
    guard let entries = cleanParts.entries?.filter({ !isWithin($0.part) }) else { return }
    if cleanParts.differ(from: partList) { setParts(entries) }
    restoreNames(of: entries)
    for entry in entries where entry.isWhenClosureReplaced {
      entry.part.setWhenClosure(entry.whenClosure)
    }
    // The closures are known by their dependents, which are other ones now.
    let isComplete = entries.count == cleanParts.entries?.count
    if isComplete, entries.contains(where: \.isWhenClosureReplaced) {
      changeCleanParts(to: CleanParts.entries(of: partList))
    }
  }

  /// Restores the names of the parts, which are all in the form; names that were swapped, too.
  private func restoreNames(of entries: [CleanParts.Entry]) {
    guard entries.contains(where: { $0.part.storedName != $0.name }) else { return }
    namedParts = [:]
    for entry in entries {
      if entry.part.storedName != entry.name { entry.part.name = entry.name }
      if let name = entry.name { namedParts[name] = entry.part }
    }
    tracker.didChange(.settings)
  }
}
