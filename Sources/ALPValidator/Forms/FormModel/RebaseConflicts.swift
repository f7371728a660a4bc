/// The parts of a form that both sides changed differently.
///
/// The paths are computed after the rebase, because elements move during it.
@MainActor
struct RebaseConflicts {
  private var parts: [FormPart] = []
  /// Whether values stay although they were not edited, as those of an entry that the user has added.
  let keepsValues: Bool

  init(keepingValues keepsValues: Bool = false) { self.keepsValues = keepsValues }

  mutating func add(_ part: FormPart) {
    if !parts.contains(where: { $0 === part }) { parts.append(part) }
  }

  mutating func add(_ others: RebaseConflicts) {
    for part in others.parts { add(part) }
  }

  /// The paths of the parts.
  var paths: [ValidationPath] { parts.map(\.path) }
}
