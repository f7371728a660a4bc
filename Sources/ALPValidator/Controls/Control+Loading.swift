// Values that the program brings: loaded ones, clean ones from a server, and those of a snapshot.

extension Control {
  /// Takes a value that the program has loaded: by the policies, it is validated, but its failures are not
  /// shown.
  ///
  /// Nothing changes if the value is the same; one that is not `Equatable` is compared by its JSON. Within a
  /// command only.
  func load(_ value: Value) {
    guard hasTextWithoutValue || !StructureEquality.isSame(storedValue, value) else { return }
    store(value, nil, from: .loaded)
  }

  /// Takes another clean value. If the value was not edited, it becomes the same; an edit stays.
  ///
  /// Values that are not `Equatable` are compared by their JSON. Within a command only.
  ///
  /// - Parameters:
  ///   - value: The clean value.
  ///   - keepingValue: Whether the value stays although it was not edited.
  /// - Returns: Whether the clean value and the edited one have both become others, and differ.
  @discardableResult
  func rebase(onto value: Value, keepingValue: Bool = false) -> Bool {
    let new = formatted(value)
    let current = formatted(storedValue)
    let didCleanValueChange = !StructureEquality.isSame(new, formatted(cleanValue))
    let submitted = submittedValues.latest.map { formatted($0.value) }
    let differsFromSubmitted = submitted.map { submitted in
      !StructureEquality.isSame(current, submitted) || entry?.isWithoutValue == true
    }
    let isEdited = differsFromClean || differsFromSubmitted == true
    let isSubmittedValue = submitted.map { StructureEquality.isSame(new, $0) } == true

    let earlierCleanValue = exchange(&cleanValue, with: value)
    let earlierSubmittedValues = submittedValues.valueWasReplaced()
    defer { extendLifetime((earlierCleanValue, earlierSubmittedValues)) }
    // A field that is blank stays so until there is another value.
    if didCleanValueChange || isSubmittedValue { cleanEntry = nil }
    tracker.didChange(.settings)
    guard isEdited || keepingValue else {
      if didCleanValueChange {
        load(value)
        // One that was the same by its JSON stayed.
        _ = exchange(&cleanValue, with: storedValue)
      }
      changeDiffersFromClean(to: false)
      return false
    }
    if hasTextWithoutValue { replaceValueBehindText(value) }
    updateDirtiness()
    let isBlankInBase = cleanEntry?.isWithoutValue == true
    if !hasTextWithoutValue, !isBlankInBase, StructureEquality.isSame(current, new) {
      changeDiffersFromClean(to: false)
    }
    return isEdited && didCleanValueChange && !isSubmittedValue && differsFromClean
  }

  /// Takes the value that stands behind a text that cannot be read.
  private func replaceValueBehindText(_ value: Value) {
    let isOther = !StructureEquality.isSame(storedValue, value)
    let earlier = exchange(&storedValue, with: value)
    publishValueChange()
    // Such a text may pass the validation: a blank one, of a control whose validators are all optional.
    if isOther { markSubmittableChange() }
    extendLifetime(earlier)
  }

  /// Takes the value and the state that a snapshot has. Within a command only.
  func restore(_ value: Value, _ state: ControlSnapshot?) {
    let unformatted = state?.unformatted.flatMap { try? ValueCoding.decode(Value.self, from: $0) }
    let entered = unformatted ?? value
    let entry = isSecret ? nil : entry(of: state, for: entered)
    // Behind a text without a value stands that of the base, as after a rebase.
    let value = entry?.isWithoutValue == true ? cleanValue : entered
    let isOther = self.entry != entry || !StructureEquality.isSame(storedValue, value)
    if isOther { store(value, entry, from: .loaded) }
    if let state { restore(state) }
  }
}
