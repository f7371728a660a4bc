/// The parts of a form that both sides changed differently, in the order in which they were found.
///
/// The paths are computed after the rebase, because elements move during it.
@MainActor
struct RebaseConflicts {
  private var parts: [FormPart] = []
  private var ids: Set<ObjectIdentifier> = []

  mutating func add(_ part: FormPart) {
    if ids.insert(ObjectIdentifier(part)).inserted { parts.append(part) }
  }

  /// The paths of the parts.
  var paths: [ValidationPath] { parts.map(\.path) }

  /// Notes the conflicts that a closure finds, unless they are left out.
  mutating func collecting<Result>(
    leavingOut isLeftOut: Bool, _ body: (inout RebaseConflicts) -> Result
  ) -> Result {
    guard isLeftOut else { return body(&self) }
    var ignored = RebaseConflicts()
    return body(&ignored)
  }
}
