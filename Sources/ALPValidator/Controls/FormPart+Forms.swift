// The forms around a part, and whether they include it.

extension FormPart {
  /// The forms that contain the part, from the nearest one on.
  final var formsAround: [FormValidator] {
    Array(sequence(first: storedForm, next: { $0?.storedForm }).prefix { $0 != nil }.compactMap(\.self))
  }

  /// The part itself if it is a form, and the forms that contain it, from the nearest one on.
  final var formsFromHere: [FormValidator] {
    guard let form = asForm else { return formsAround }
    return [form] + formsAround
  }

  /// Visits the forms that include the part, from the nearest one: a form that is excluded from its own is the last one.
  final func forEachIncludingForm(_ visit: (FormValidator) -> Void) {
    var part: FormPart = self
    while part.isIncluded, let form = part.storedForm {
      visit(form)
      part = form
    }
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
}
