/// The tally of a control or form as of the last settlement, and what has changed since.
///
/// The tallies of the parts in a form are kept by difference; what a part has itself is counted again after a change.
struct PartTally {
  /// What has changed in a part since it was settled.
  struct Changes {
    /// Whether what the part itself has is to be counted again.
    fileprivate(set) var needsRecount = false
    /// The change of the tallies of the parts in the part; for forms.
    fileprivate(set) var difference = Tally()
    /// Whether the content changed: other values than before may be submitted.
    fileprivate(set) var didContentChange = false

    var isEmpty: Bool { !needsRecount && !didContentChange && difference == Tally() }
  }

  /// The tally of the part with all that is in it, as of the last settlement.
  private(set) var settled = Tally()
  /// The share of the part itself: its validators, its external failures, and whether it is dirty.
  private(set) var own = Tally()
  /// What has changed since the last settlement, which empties it.
  private(set) var changes = Changes()

  // MARK: Noting changes

  /// Notes that what the part itself has is to be counted again.
  mutating func noteRecount() { changes.needsRecount = true }

  /// Notes that other values than before may be submitted.
  mutating func noteContentChange() { changes.didContentChange = true }

  /// Notes what a part of the form has settled, or what comes and goes with a part.
  mutating func add(_ difference: Tally) { changes.difference = changes.difference + difference }

  // MARK: Settling

  /// Brings the tally up to date.
  ///
  /// - Parameter countOwn: Counts what the part itself has. Called only if that has changed.
  /// - Returns: What had changed.
  mutating func settle(countOwn: () -> Tally) -> Changes {
    let changes = exchange(&changes, with: Changes())
    let tallyOfParts = settled - own + changes.difference
    if changes.needsRecount { own = countOwn() }
    settled = tallyOfParts + own
    return changes
  }
}
