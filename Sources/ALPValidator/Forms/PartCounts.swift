/// How many parts of a form stand how, so that the form need not ask them.
struct PartCounts {
  private var invalid = 0
  private var waiting = 0
  private var unvalidated = 0
  private var dirty = 0
  private var held = 0
  private var words = 0

  /// What follows for the form.
  var standing: PartStanding {
    PartStanding(
      state: invalid > 0 ? .invalid : waiting > 0 ? .waiting : .valid, hasValidated: unvalidated == 0,
      isDirty: dirty > 0, heldCount: held, words: words)
  }

  /// Counts a part as standing otherwise than before.
  mutating func replace(_ earlier: PartStanding, by standing: PartStanding) {
    count(earlier, -1)
    count(standing, 1)
  }

  private mutating func count(_ standing: PartStanding, _ difference: Int) {
    switch standing.state {
    case .invalid: invalid += difference
    case .waiting: waiting += difference
    case .valid: break
    }
    if !standing.hasValidated { unvalidated += difference }
    if standing.isDirty { dirty += difference }
    held += standing.heldCount * difference
    words &+= standing.words &* difference
  }
}
