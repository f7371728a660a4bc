/// The `when:` closure of a part, which says whether the part is included in its form.
@MainActor
struct Inclusion {
  let whenClosure: @MainActor () -> Bool
  /// Calls the closure again when something changes that it has read.
  let dependent: Dependent
}

extension FormPart {
  /// Includes the part only while a `when:` closure returns `true`; always, if it is `nil`.
  ///
  /// The closure is called again when something changes that it has read.
  final func setInclusion(when whenClosure: (@MainActor () -> Bool)?) {
    inclusion = whenClosure.map { whenClosure in
      Inclusion(
        whenClosure: whenClosure, dependent: Dependent { [weak self] in self?.inclusionMayHaveChanged() })
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
  final func updateInclusion() {
    let answer = inclusion.map { inclusion in
      inclusion.dependent.collectingDependencies { inclusion.dependent.reading(inclusion.whenClosure) }
    }
    let shouldBeIncluded = answer ?? true
    guard isIncluded != shouldBeIncluded else { return }
    if isIncluded { leaveForm() }
    isIncluded = shouldBeIncluded
    tracker.didChange(.settings)
    storedForm?.tracker.didChange(.settings)
    if isIncluded { joinForm() }
  }
}
