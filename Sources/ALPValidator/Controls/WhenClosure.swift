/// The `when:` closure of a part, which decides whether the part is included in its form.
@MainActor
struct WhenClosure {
  let call: @MainActor () -> Bool
  /// Calls the closure again when something changes that it has read.
  let dependent: Dependent

  /// Calls the closure, and returns its result. Its reads replace its earlier dependencies.
  func ask() -> Bool {
    Transaction.ask { dependent.collectingDependencies { dependent.collectingReads(call) } }
  }
}
