/// An object that hands values to validators, and whose own state follows from theirs.
@MainActor
protocol ValidatorOwner: AnyObject {
  /// Takes note of another outcome, before anybody is told of it.
  func validatorDidChange(_ validator: AnyValidator)

  /// Hands the value to a validator once more, because something that its conditions read has changed.
  func validateAgain(_ validator: AnyValidator)
}

extension AnyValidator {
  /// Takes note of an object that hands over values from now on; it is not kept alive.
  func addOwner(_ owner: any ValidatorOwner) {
    owners.removeAll { $0.owner == nil || $0.owner === owner }
    owners.append(WeakOwner(owner))
  }

  func removeOwner(_ owner: any ValidatorOwner) {
    owners.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Takes note of which of several owners handed over the latest value.
  func noteHandover(by owner: any ValidatorOwner) {
    guard owners.count > 1, owners.last?.owner !== owner else { return }
    addOwner(owner)
  }

  /// Validates the latest value once more, because a condition read a value that has changed.
  ///
  /// An owner whose own value has changed hands it over by its policy.
  func validateAgain(because source: AnyObject) {
    guard currentOutcome.hasValidated, !owners.contains(where: { $0.owner === source }) else { return }
    owners.last?.owner?.validateAgain(self)
  }
}

/// A reference to an owner that does not keep it alive.
struct WeakOwner {
  private(set) weak var owner: (any ValidatorOwner)?

  init(_ owner: any ValidatorOwner) { self.owner = owner }
}
