// What the conditions of a validator depend on.

extension AnyValidator {
  /// Validates the latest value again, after a change of something that a condition or the parser of the
  /// control has read.
  final func dependenciesDidChange() {
    if let control, control.validateAgain(for: self) { return }
    evaluateLatest()
  }

  /// Returns which aspects of an object are not dependencies of this validator: the value, the outcome and
  /// the responses of the validator and its control, and the outcomes of the forms around them.
  final func ownAspects(of other: ChangeTracker) -> ChangeTracker.Aspects {
    if other === tracker || other === control?.tracker { return [.value, .outcome, .responses] }
    let objectsAround = sequence(first: self as ValidationObject, next: \.parent)
    return objectsAround.contains { $0.tracker === other } ? .outcome : []
  }
}
