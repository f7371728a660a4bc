/// The parts of a form that both sides changed differently.
///
/// The paths are computed after the rebase, because elements move during it.
@MainActor
struct RebaseConflicts {
  private var parts: [FormPart] = []

  mutating func add(_ part: FormPart) {
    if !parts.contains(where: { $0 === part }) { parts.append(part) }
  }

  mutating func add(_ others: RebaseConflicts) {
    for part in others.parts { add(part) }
  }

  /// The paths of the parts.
  var paths: [ValidationPath] { parts.map(\.path) }
}
