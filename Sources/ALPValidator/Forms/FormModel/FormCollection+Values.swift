// How a list or dictionary takes other elements as a whole: values that the program sets, another base, and a draft.

extension FormCollection {
  /// An element with the name that it has in a version, if it is an entry of a dictionary.
  typealias NamedElement = (form: FormModel<Element>, name: String?)

  /// Makes an empty collection a missing one, or an empty one, because the program has set it so.
  func setMissing(_ isMissing: Bool, _ command: Command) {
    guard isMissing != versions.current.isMissingWhenEmpty else { return }
    versions.edit { $0.isMissingWhenEmpty = isMissing }
    markDirtiness()
    if currentElements.isEmpty { partListDidChange() }
  }

  /// Takes values that the program has set.
  ///
  /// - Parameters:
  ///   - values: The values; `nil` for a collection that is missing.
  ///   - keepingSecrets: Whether secrets stay as they are.
  ///   - command: The command under way.
  func setValue(_ values: [Keyed]?, keepingSecrets: Bool, _ command: Command) {
    let earlierElements = currentElements
    setMissing(values == nil, command)
    let values = values ?? []
    let known = elementsToSet(for: values, keepingSecrets: keepingSecrets)
    let wanted = zip(known, values).map { element, keyed -> NamedElement in
      if let element { prepareForReturn(element, command) }
      return (element ?? makeElement(for: keyed), name(of: keyed))
    }
    rearrange(to: wanted, command)
    for (element, keyed) in zip(known, values) {
      element?.setValue(keyed.value, keepingSecrets: keepingSecrets, command)
    }
    validateAfterReplacing(unlessSameAs: earlierElements)
  }

  /// Prepares an element for a value with which it comes back, if it was removed: it is as the base has it. What was
  /// done in it before it was removed is not in a draft either, so it must not matter.
  func prepareForReturn(_ element: FormModel<Element>, _ command: Command) {
    if element.storedForm !== self { element.resetAll(command) }
  }

  /// Replaces the base by one that consists of elements, and takes other elements.
  func replace(base: [NamedElement], isBaseMissing: Bool, current: [NamedElement], _ command: Command) {
    let earlierElements = currentElements
    knownBase = nil
    let own = wholeControl.map { [FormParts.Entry($0)] } ?? []
    let entries = base.map { FormParts.Entry($0.form, name: $0.name) }
    setBase(FormParts(own + entries, isMissingWhenEmpty: isBaseMissing), command)
    rearrange(to: current, command)
    validateAfterReplacing(unlessSameAs: earlierElements)
  }

  /// Adds, removes, renames and moves elements until they are these.
  private func rearrange(to wanted: [NamedElement], _ command: Command) {
    let renamed = wanted.filter { $0.form.storedName != $0.name }
    for element in renamed { element.form.name = element.name }
    rearrange(to: arranged(wanted.map(\.form)), command)
    if !renamed.isEmpty { namesDidChange(command) }
  }

  /// Validates the rules of the collection, by its policy, after the program has loaded other elements.
  private func validateAfterReplacing(unlessSameAs earlierElements: [FormModel<Element>]) {
    guard !currentElements.elementsEqual(earlierElements, by: ===) else { return }
    wholeControl?.valueDidChange(isShown: false)
  }
}
