// The place of a part: its path, the forms around it, and how the part enters and leaves a form.

extension FormPart {
  // MARK: The path

  /// The path of the part from the outermost form, such as `/delivery/street`.
  ///
  /// Unnamed groups, such as wizard pages, don't appear in paths. A name that is a number is an index, as in
  /// `/guests/2/email`. The name of the outermost form is not part of a path.
  public final var path: ValidationPath {
    guard let form else { return ValidationPath() }
    guard let component = form.pathComponent(of: self) else { return form.path }
    return form.path.appending(component)
  }

  /// Returns failures of the part with their paths in the outermost form.
  final func located(_ failures: [ValidationFailure]) -> [ValidationFailure] {
    guard !failures.isEmpty else { return failures }
    let path = path
    return failures.map { failure in
      var failure = failure
      failure.path = path.appending(failure.path)
      failure.isSecret = failure.isSecret || isSecret
      return failure
    }
  }

  // MARK: The forms around

  /// The forms that contain the part, from the nearest one on.
  final var formsAround: [FormGroup] {
    Array(sequence(first: storedForm, next: { $0?.storedForm }).prefix { $0 != nil }.compactMap(\.self))
  }

  /// The part itself if it is a form, and the forms that contain it, from the nearest one on.
  final var formsFromHere: [FormGroup] {
    guard let form = asForm else { return formsAround }
    return [form] + formsAround
  }

  /// Returns whether a part is this one, or is in this one at any depth, and is included, as is each form
  /// between them.
  final func hasIncluded(_ part: FormPart) -> Bool {
    var part = part
    while part !== self {
      guard part.isIncluded, let form = part.storedForm else { return false }
      part = form
    }
    return true
  }

  /// Records reads of everything that `hasIncluded(_:)` depends on.
  final func trackInclusion(of part: FormPart) {
    part.tracker.read(.settings)
    for form in part.formsAround { form.tracker.read([.settings, .parts]) }
  }

  // MARK: Entering and leaving, with all that the form is told of the part. What has changed before is settled first

  /// Leaves the form, which has taken the part out of its list already.
  final func leaveForm() {
    subtractFromForm()
    changeForm(to: nil)
    tracker.didChange(.settings)
  }

  /// Enters a form, which has the part in its list already.
  final func join(_ form: FormGroup) {
    changeForm(to: form)
    addToForm()
    tracker.didChange(.settings)
    rewriteMessages()
  }

  /// Adds the part to what its form has, if the part is included: its tally, and its failures, of which the observers of
  /// the form know none. If the part is marked, it tells the rest when it is settled.
  final func addToForm() {
    guard isIncluded else { return }
    storedForm?.mark(
      PartDifference(
        tally: partTally.current, entered: partsWithChangeableFailures, didSubmittableChange: true))
  }

  /// Subtracts the part from what its form has, if the part is included.
  final func subtractFromForm() {
    guard isIncluded else { return }
    storedForm?.mark(
      PartDifference(
        tally: Tally() - partTally.current, left: partsWithChangeableFailures.map(\.knownFailures),
        didSubmittableChange: true))
  }

  /// Tells the form that the part has another place in it.
  final func tellMove() {
    guard isIncluded else { return }
    let parts = partsWithChangeableFailures
    storedForm?.mark(PartDifference(left: parts.map(\.knownFailures), entered: parts))
  }
}

/// The `when:` closure of a part, which decides whether the part is included in its form.
///
/// The closure keeps its identity in the base of the form, so that a reset restores it.
@MainActor
final class WhenClosure {
  private let call: @MainActor () -> Bool
  /// Calls the closure again when something changes that it has read.
  private let dependent: Dependent

  /// Creates the closure of a part.
  ///
  /// - Parameters:
  ///   - call: Returns whether the part is included.
  ///   - evaluate: Calls the closure again, and follows its result.
  init(_ call: @escaping @MainActor () -> Bool, evaluate: @escaping @MainActor () -> Void) {
    self.call = call
    dependent = Dependent(evaluate: evaluate)
  }

  /// Calls the closure, and returns its result. Its reads replace its earlier dependencies.
  func ask() -> Bool {
    Transaction.ask { dependent.collectingDependencies { dependent.collectingReads(call) } }
  }
}
