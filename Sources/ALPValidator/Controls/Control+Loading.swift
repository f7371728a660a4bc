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
    // 1. What is known before anything is written.
    let isEdited = isEditedSinceSubmission
    let isOtherThanClean = !isSameFormatted(value, cleanValue)
    let isWhatWasSubmitted = submittedValues.latest.map { isSameFormatted(value, $0.value) } ?? false

    // 2. The clean value. A field that is blank stays so until there is another one.
    let earlierCleanValue = exchange(&cleanValue, with: value)
    let earlierSubmittedValues = submittedValues.forgetAll()
    defer { extendLifetime((earlierCleanValue, earlierSubmittedValues)) }
    if isOtherThanClean || isWhatWasSubmitted { cleanEntry = nil }
    tracker.didChange(.settings)

    // 3. The value: that of the user stays, any other follows.
    if isEdited || keepingValue {
      keepValue(besides: value)
    } else {
      if isOtherThanClean { followCleanValue() }
      changeDiffersFromClean(to: false)
    }

    // What the server answers with after saving is no change of another user.
    let wasChangedElsewhere = isOtherThanClean && !isWhatWasSubmitted
    return isEdited && wasChangedElsewhere && differsFromClean
  }

  /// Whether the user has edited the value: since it was clean, or since it was submitted.
  private var isEditedSinceSubmission: Bool {
    if differsFromClean { return true }
    guard let submitted = submittedValues.latest else { return false }
    return hasTextWithoutValue || !isSameFormatted(storedValue, submitted.value)
  }

  private func isSameFormatted(_ value: Value, _ other: Value) -> Bool {
    StructureEquality.isSame(formatted(value), formatted(other))
  }

  /// Takes the clean value as the value. One that is the same by its JSON stays, and is the clean one.
  private func followCleanValue() {
    load(cleanValue)
    _ = exchange(&cleanValue, with: storedValue)
  }

  /// Compares the value, which stays, with the clean one.
  private func keepValue(besides cleanValue: Value) {
    if hasTextWithoutValue { replaceValueBehindText(cleanValue) }
    updateDirtiness()
    let haveBothValues = !hasTextWithoutValue && cleanEntry?.isWithoutValue != true
    if haveBothValues, isSameFormatted(storedValue, cleanValue) { changeDiffersFromClean(to: false) }
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
