/// The tally of a control or form as of the last time that the part was settled, and what has changed since.
///
/// The tallies of the parts in a form are kept by difference; what a part has itself is counted again after a
/// change.
struct PartTally {
  /// What has changed in a part since its tally was refreshed.
  struct Changes {
    /// Whether what the part itself has is to be counted again.
    fileprivate(set) var needsRecount = false
    /// The change of the tallies of the parts in the part; for forms.
    fileprivate(set) var difference = Tally()
    /// Whether other values than before may be submitted.
    fileprivate(set) var didSubmittableChange = false

    var isEmpty: Bool { !needsRecount && !didSubmittableChange && difference == Tally() }
  }

  /// The tally of the part with all that is in it, as of the last refresh.
  private(set) var current = Tally()
  /// The share of the part itself: its validators, its external failures, and whether it is dirty.
  private(set) var own = Tally()
  /// What has changed since the last refresh, which empties it.
  private(set) var changes = Changes()

  // MARK: Changes

  /// Lets the next refresh count again what the part itself has.
  mutating func requestRecount() { changes.needsRecount = true }

  /// Adds that other values than before may be submitted.
  mutating func addSubmittableChange() { changes.didSubmittableChange = true }

  /// Adds the difference that a part of the form has passed on, or what comes and goes with a part.
  mutating func add(_ difference: Tally) { changes.difference = changes.difference + difference }

  // MARK: Refreshing

  /// Brings the tally up to date.
  ///
  /// - Parameter countOwn: Counts what the part itself has. Called only if that has changed.
  /// - Returns: What had changed.
  mutating func refresh(countOwn: () -> Tally) -> Changes {
    let changes = exchange(&changes, with: Changes())
    let tallyOfParts = current - own + changes.difference
    if changes.needsRecount { own = countOwn() }
    current = tallyOfParts + own
    return changes
  }
}
