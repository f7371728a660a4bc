/// Which elements of a list repeat what an earlier element has in one property.
///
/// The list is gone through once after its elements or their values have changed. Only elements whose verdict is
/// another one then are validated again.
@MainActor
final class Repetitions<Element: Sendable> {
  /// Whether one element repeats an earlier one. The condition of the element keeps it.
  @MainActor
  private final class Verdict {
    let tracker = ChangeTracker()
    var isRepetition = false
    /// The control of the property.
    weak let control: AnyControl?

    init(_ control: AnyControl) { self.control = control }
  }

  private weak var list: FormCollection<Element>?
  private let property: UniqueProperty<Element>
  private var isUpToDate = false
  private var verdicts: [ObjectIdentifier: WeakReference<Verdict>] = [:]
  /// Brings the verdicts up to date after a change.
  private var dependent: Dependent?

  init(_ property: UniqueProperty<Element>, in list: FormCollection<Element>) {
    self.property = property
    self.list = list
    dependent = Dependent { [weak self] in self?.update() }
  }

  /// Takes note that the elements or their values have changed.
  func elementsDidChange() {
    guard isUpToDate else { return }
    isUpToDate = false
    dependent?.invalidate()
  }

  /// Adds the condition of an element to the control of the property.
  func addCondition(
    to element: FormModel<Element>, rules: RuleSet<Element>, when isActive: (@MainActor () -> Bool)?
  ) {
    let control = element.controlForRule(at: property.path(in: rules)).control
    let verdict = Verdict(control)
    verdicts[ObjectIdentifier(element)] = WeakReference(verdict)
    element.addCondition(RuleDescription.unique.name, on: control, when: isActive) { [weak self] in
      verdict.tracker.read(.value)
      self?.update()
      return !verdict.isRepetition
    }
  }

  private func update() {
    guard !isUpToDate, let list else { return }
    isUpToDate = true
    // The values are read in any case, so that the next change is noted.
    let values = list.elementValues(in: .current)
    let elements = list.currentElements
    let repeated = UniqueProperty<Element>.repetitions(in: zip(elements, values).map(key))
    let repetitions = Set(repeated.map { ObjectIdentifier(elements[$0]) })
    verdicts = verdicts.filter { id, reference in
      guard let verdict = reference.object else { return false }
      let isRepetition = repetitions.contains(id)
      if verdict.isRepetition != isRepetition {
        verdict.isRepetition = isRepetition
        verdict.tracker.didChange(.value)
      }
      return true
    }
  }

  /// What an element has in the property; `nil` if that can't be read.
  private func key(of element: FormModel<Element>, _ value: Element) -> AnyHashable? {
    let control = verdicts[ObjectIdentifier(element)]?.object?.control
    return control?.hasReadableValue == false ? nil : property.key(of: value)
  }
}
