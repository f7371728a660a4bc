/// The condition under which a part is included in its form.
@MainActor
struct Inclusion {
  let isMet: @MainActor () -> Bool
  /// Evaluates the condition again when something changes that it has read.
  let dependent: Dependent
}

extension FormPart {
  /// The forms that contain the part, from the nearest one on.
  final var formsAround: [FormValidator] {
    Array(sequence(first: storedForm, next: { $0?.storedForm }).prefix { $0 != nil }.compactMap(\.self))
  }

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
    if selection == .includedAfterEvaluation { evaluateCondition() }
    return selection == .all || isIncluded
  }

  // MARK: Moving

  /// Moves the part into a form, or out of all.
  final func move(to form: FormValidator?) {
    if isIncluded { leaveForm() }
    changeForm(to: form)
    if isIncluded { joinForm() }
    tracker.didChange(.settings)
    rewriteMessages()
  }

  /// Includes the part only under a condition, which is evaluated again when something changes that it has read.
  final func setCondition(_ isMet: (@MainActor () -> Bool)?) {
    changeInclusion(
      to: isMet.map { isMet in
        Inclusion(isMet: isMet, dependent: Dependent { [weak self] in self?.evaluateCondition() })
      })
    evaluateCondition()
  }

  /// Evaluates the condition, and includes or excludes the part.
  private func evaluateCondition() {
    let isMet = inclusion.map { inclusion in
      inclusion.dependent.collectingDependencies { inclusion.dependent.reading(inclusion.isMet) }
    }
    let shouldBeIncluded = isMet ?? true
    guard isIncluded != shouldBeIncluded else { return }
    if isIncluded { leaveForm() }
    changeIsIncluded(to: shouldBeIncluded)
    tracker.didChange(.settings)
    storedForm?.tracker.didChange(.settings)
    guard isIncluded else { return }
    joinForm()
    // What is included because of a validation is validated with the rest.
    if storedForm?.isBeingValidated == true { validateAll() }
  }

  /// Whether all that the part contains is validated in this command.
  private var isBeingValidated: Bool {
    if latestValidation == Transaction.commandNumber { return true }
    return isIncluded && storedForm?.isBeingValidated == true
  }
}
