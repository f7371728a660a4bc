/// The `when:` closure of a part, which says whether the part is included in its form.
@MainActor
struct WhenClosure {
  let call: @MainActor () -> Bool
  /// Calls the closure again when something changes that it has read.
  let dependent: Dependent

  /// What the closure returns now. What it reads are its dependencies from now on.
  func ask() -> Bool {
    Transaction.ask { dependent.collectingDependencies { dependent.collectingReads(call) } }
  }
}
