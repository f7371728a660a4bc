// What the conditions of a validator depend on.

extension AnyValidator {
  /// Validates again after a change of something that a condition has read, or the parser of the control.
  final func dependenciesDidChange() {
    if let control, control.validateAgain(for: self) { return }
    evaluateLatest()
  }

  /// Returns which aspects of an object are not dependencies of this validator: the value itself, and what
  /// follows from its outcome.
  final func ownAspects(of other: ChangeTracker) -> ChangeTracker.Aspects {
    if other === tracker || other === control?.tracker { return [.value, .outcome, .responses] }
    let objectsAround = sequence(first: self as ValidationObject, next: \.parent)
    return objectsAround.contains { $0.tracker === other } ? .outcome : []
  }
}
