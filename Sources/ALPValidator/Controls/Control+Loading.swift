// Values that the program sets: loaded values, bases from a server, and values of a snapshot.

extension Control {
  /// Takes a value that the program has loaded, such as from a server, and makes it the base.
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
    Transaction.run("load(_:)") { [self] command in
      let isOther = hasTextWithoutValue || !StructureEquality.isSame(storedValue, value)
      if isOther { takeAsBase(Content(value: value), command) } else { apply(.madeBase, command) }
      // A value that is the same is not loaded, but may not be validated.
      validateAttached(on: .loadedAgain)
      markBaseChange()
    }
  }

  private func takeAsBase(_ content: Content, _ command: Command) {
    let earlierText = fieldText
    changeVersions { $0.load(content) }
    tracker.didChange(.settings)
    contentDidChange(from: earlierText, .program)
  }
}

extension Control: ValuePart {
  /// Takes a value that the program has set. The policies decide whether it is validated, and its failures are
  /// not shown.
  ///
  /// Nothing changes if the value is the same, unless the field has a text that can't be read; a value that is
  /// not `Equatable` is compared by its JSON.
  func setValue(_ value: Value, keepingSecrets: Bool, _ command: Command) {
    if isSecret, keepingSecrets { return }
    // A control that was blank from the beginning stays blank.
    let isStillBlank = fieldText == .blank && baseFieldText == .blank
    guard hasTextWithoutValue && !isStillBlank || !isSameFormatted(storedValue, value) else { return }
    store(value, nil, from: .program)
  }

  // MARK: Another base

  /// Takes another base. A value that was not touched becomes the base; a touched value stays.
  ///
  /// A text without a value is an edit that stays. The value behind it, which the field does not show, follows
  /// the base.
  @discardableResult
  func rebase(
    onto value: Value, since ancestor: Ancestor, _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool {
    let earlier = versions.current
    let begin = versions.content(of: ancestor)
    // A value that is that of the beginning keeps what the field shows for it, such as a blank text.
    let new = begin.flatMap { isSameFormatted($0.value, value) ? $0 : nil } ?? Content(value: value)
    let rebase = changeVersions { $0.rebase(onto: new, since: ancestor, isSame: isSame) }
    if rebase.isOther || ancestor != .base { tracker.didChange(.settings) }
    if rebase.hasFollowed {
      contentDidChange(from: earlier.fieldText, .program)
    } else {
      if rebase.isConflict, hasTextWithoutValue { replaceValueBehindText(value) }
      updateDirtiness()
    }
    if rebase.isConflict { conflicts.add(self) }
    return rebase.isOther
  }

  /// Makes a value the base, whatever the value of the control is.
  func replaceBase(by value: Value) {
    changeVersions { $0.replaceBase(by: Content(value: value)) }
    tracker.didChange(.settings)
    updateDirtiness()
  }

  /// Replaces the value behind a text without a value.
  private func replaceValueBehindText(_ value: Value) {
    let isOther = !StructureEquality.isSame(storedValue, value)
    editVersions(to: Content(value: value, fieldText: fieldText))
    publishValueChange()
    // Such a text may pass the validation: a blank text, if all validators of the control are optional.
    if isOther { markSubmittableChange() }
  }

  // MARK: Secrets

  func valueWithoutSecrets(in version: Version) -> Value? {
    guard isSecret else { return value(in: version) }
    if let number = Value.self as? any Numeric.Type { return number.init(exactly: 0) as? Value }
    return Emptiness.emptyValue(Value.self)
  }
}
