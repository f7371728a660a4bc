/// The parts of a form that both sides changed differently.
///
/// Their paths are asked for at the end, because elements move meanwhile.
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
