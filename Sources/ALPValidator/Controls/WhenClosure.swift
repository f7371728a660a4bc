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
