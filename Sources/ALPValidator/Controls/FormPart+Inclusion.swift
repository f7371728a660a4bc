/// The `when:` closure of a part, which says whether the part is included in its form.
@MainActor
struct Inclusion {
  let isMet: @MainActor () -> Bool
  /// Calls the closure again when something changes that it has read.
  let dependent: Dependent
}

extension FormPart {
  /// Returns whether a part is this one, or is in it, at any depth, and is included with all that contain it.
  final func includes(_ part: FormPart) -> Bool {
    var part = part
    while part !== self {
      guard part.isIncluded, let form = part.storedForm else { return false }
      part = form
    }
    return true
  }

  /// Records the reads of what `includes(_:)` depends on.
  final func trackInclusion(of part: FormPart) {
    part.tracker.read(.settings)
    for form in part.formsAround { form.tracker.read(.settings) }
  }

  final func isSelected(by selection: Selection) -> Bool {
    // The part is visited afterwards, and validated then.
    if selection == .includedAfterEvaluation { updateInclusion() }
    return selection == .all || isIncluded
  }

  /// Includes the part only while a `when:` closure returns `true`; always, if it is `nil`.
  ///
  /// The closure is called again when something changes that it has read.
  final func setInclusion(when isMet: (@MainActor () -> Bool)?) {
    inclusion = isMet.map { isMet in
      Inclusion(isMet: isMet, dependent: Dependent { [weak self] in self?.inclusionMayHaveChanged() })
    }
    inclusionMayHaveChanged()
  }

  /// Calls the `when:` closure again, and validates the part if it is included because of a validation of its form.
  private func inclusionMayHaveChanged() {
    let wasIncluded = isIncluded
    updateInclusion()
    let isIncludedNow = isIncluded && !wasIncluded
    if isIncludedNow, storedForm?.isBeingValidated == true { validateAll() }
  }

  /// Calls the `when:` closure, and includes or excludes the part.
  private func updateInclusion() {
    let isMet = inclusion.map { inclusion in
      inclusion.dependent.collectingDependencies { inclusion.dependent.reading(inclusion.isMet) }
    }
    let shouldBeIncluded = isMet ?? true
    guard isIncluded != shouldBeIncluded else { return }
    if isIncluded { leaveForm() }
    isIncluded = shouldBeIncluded
    tracker.didChange(.settings)
    storedForm?.tracker.didChange(.settings)
    if isIncluded { joinForm() }
  }
}
