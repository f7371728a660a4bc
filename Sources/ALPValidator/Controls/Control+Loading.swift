// Values that the program sets: loaded values, clean values from a server, and values of a snapshot.

extension Control {
  /// Takes a value that the program has loaded, such as from a server, and makes it the clean value.
  ///
  /// Call it when the value arrives after you have created the control. Setting ``value`` counts as an edit:
  /// the control is dirty, and its failures may be shown. After loading, the control is clean, and loading
  /// alone shows no failures. Its policies decide whether the value is validated. What the user has typed is
  /// replaced.
  ///
  /// ```swift
  /// let name = TextControl()
  /// name.addRule(.length(2...))
  /// name.load("Ada")
  /// name.isDirty  // false
  /// ```
  ///
  /// The form of a structure loads all its values at once: set ``FormModel/value``, or call
  /// ``FormModel/rebase(onto:)``, which keeps edits.
  ///
  /// - Parameter value: The value.
  public final func load(_ value: Value) {
    Transaction.run("load(_:)") { [self] in
      // First, so that conditions that read whether the control is dirty find it clean.
      replaceCleanValue(with: value)
      cleanFieldText = nil
      takeLoaded(value)
      // A value that is the same is not loaded, but may not be validated or clean.
      validateAttached { policy, validator in
        policy == .onInputChange && validator.validatedValueNumber != valueNumber
      }
      makeClean(after: nil)
      publishCleanChangeAround()
    }
  }

  /// Takes a value that the program has loaded. The policies decide whether it is validated, and its failures
  /// are not shown.
  ///
  /// Nothing changes if the value is the same; a value that is not `Equatable` is compared by its JSON.
  /// Within a command only.
  func takeLoaded(_ value: Value) {
    guard hasTextWithoutValue || !StructureEquality.isSame(storedValue, value) else { return }
    store(value, nil, from: .loaded)
  }

  /// Takes another clean value. If the value was not edited, it becomes the clean value; an edited value
  /// stays.
  ///
  /// Values that are not `Equatable` are compared by their JSON. Within a command only.
  ///
  /// | The user has edited | The clean value is another one  | The value       | Conflict                    |
  /// | ------------------- | ------------------------------- | --------------- | --------------------------- |
  /// | no                  | yes or no                       | follows it      | no                          |
  /// | no, `keepingValue`  | yes or no                       | stays           | no                          |
  /// | yes                 | no                              | stays           | no                          |
  /// | yes                 | yes, the one that was submitted | stays           | no                          |
  /// | yes                 | yes, any other one              | stays           | if the value differs from it |
  ///
  /// A text without a value is an edit that stays. The value behind it, which the field does not show, follows
  /// the clean value.
  ///
  /// - Parameters:
  ///   - value: The clean value.
  ///   - keepingValue: Whether the value stays although it was not edited.
  /// - Returns: Whether there is a conflict: the clean value has changed, the user has edited the value, and
  ///   both differ.
  @discardableResult
  func rebase(onto value: Value, keepingValue: Bool = false) -> Bool {
    // 1. What has to be known before anything is written.
    let isEdited = isEditedSinceSubmission
    let followsCleanValue = !isEdited && !keepingValue
    let isOtherThanClean = !isSameFormatted(value, cleanValue)
    let isWhatWasSubmitted = submittedValues.latest.map { isSameFormatted(value, $0.value) } ?? false

    // 2. The clean value. If it is the same as before, and was not just submitted, its field text stays,
    //    such as that of a blank field.
    replaceCleanValue(with: value)
    if isOtherThanClean || isWhatWasSubmitted { cleanFieldText = nil }
    tracker.didChange(.settings)

    // 3. The value: an edit of the user stays; any other value follows the clean value.
    if followsCleanValue {
      if isOtherThanClean { followCleanValue() }
      changeDiffersFromClean(to: false)
    } else {
      keepValue(besides: value)
    }

    // 4. What the server has now, also if a submission is saving something else at the same time.
    submittedValues.follow(
      .loaded(followsCleanValue ? presentValue : (cleanValue, cleanFieldText, nil)))

    // A submitted value that the server answers with after saving is not a change of another user.
    let wasChangedElsewhere = isOtherThanClean && !isWhatWasSubmitted
    return isEdited && wasChangedElsewhere && differsFromClean
  }

  /// Whether the user has edited the value since it was clean, or since it was submitted.
  private var isEditedSinceSubmission: Bool {
    if differsFromClean { return true }
    guard let submitted = submittedValues.latest else { return false }
    return hasTextWithoutValue || !isSameFormatted(storedValue, submitted.value)
  }

  private func isSameFormatted(_ value: Value, _ other: Value) -> Bool {
    StructureEquality.isSame(formatted(value), formatted(other))
  }

  /// Takes the clean value as the value. If both have the same JSON, the value stays, and becomes the clean
  /// value.
  private func followCleanValue() {
    takeLoaded(cleanValue)
    replaceCleanValue(with: storedValue)
  }

  /// Keeps the value, and compares it with the clean value.
  private func keepValue(besides cleanValue: Value) {
    if hasTextWithoutValue { replaceValueBehindText(cleanValue) }
    updateDirtiness()
    let haveBothValues = !hasTextWithoutValue && cleanFieldText?.isWithoutValue != true
    if haveBothValues, isSameFormatted(storedValue, cleanValue) { changeDiffersFromClean(to: false) }
  }

  /// Replaces the value behind a text without a value.
  private func replaceValueBehindText(_ value: Value) {
    let isOther = !StructureEquality.isSame(storedValue, value)
    replaceValue(with: value)
    publishValueChange()
    // Such a text may pass the validation: a blank text, if all validators of the control are optional.
    if isOther { markSubmittableChange() }
  }

  /// Restores the value and the state of a snapshot. Within a command only.
  func restore(_ value: Value, _ state: ControlSnapshot?) {
    let unformatted = state?.unformatted.flatMap { try? ValueCoding.decode(Value.self, from: $0) }
    let entered = unformatted ?? value
    let fieldText = isSecret ? nil : fieldText(of: state, for: entered)
    // Behind a text without a value, the control has the value of the base, as after a rebase.
    let value = fieldText?.isWithoutValue == true ? cleanValue : entered
    let isOther = self.fieldText != fieldText || !StructureEquality.isSame(storedValue, value)
    if isOther { store(value, fieldText, from: .loaded) }
    if let state { restore(state) }
  }
}
