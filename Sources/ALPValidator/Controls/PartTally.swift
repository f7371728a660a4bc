/// The tally of a control or form when it was last settled, and what has changed since.
///
/// The tallies of the parts in a form are kept by difference. The share of the part itself is counted again
/// after a change.
struct PartTally {
  /// What has changed in a part since its tally was refreshed.
  struct Changes {
    /// Whether the share of the part itself has to be counted again.
    fileprivate(set) var needsRecount = false
    /// How the tallies of the parts in a form have changed.
    fileprivate(set) var difference = Tally()
    /// Whether the values that would be submitted may have changed.
    fileprivate(set) var didSubmittableChange = false

    var isEmpty: Bool { !needsRecount && !didSubmittableChange && difference == Tally() }
  }

  /// The tally of the part with all that is in it, as of the last refresh.
  private(set) var current = Tally()
  /// The share of the part itself: its validators, its external failures, and whether it is dirty.
  private(set) var own = Tally()
  /// What has changed since the last refresh. A refresh empties it.
  private(set) var changes = Changes()

  // MARK: Changes

  /// Lets the next refresh count the share of the part itself again.
  mutating func requestRecount() { changes.needsRecount = true }

  /// Notes that the values that would be submitted may have changed.
  mutating func addSubmittableChange() { changes.didSubmittableChange = true }

  /// Adds the difference that a part of the form passes on when it is settled, enters or leaves.
  mutating func add(_ difference: Tally) { changes.difference = changes.difference + difference }

  // MARK: Refreshing

  /// Brings the tally up to date.
  ///
  /// - Parameter countOwn: Counts the share of the part itself. Called only if that may have changed.
  /// - Returns: The changes since the last refresh.
  mutating func refresh(countOwn: () -> Tally) -> Changes {
    let changes = exchange(&changes, with: Changes())
    let tallyOfParts = current - own + changes.difference
    if changes.needsRecount { own = countOwn() }
    current = tallyOfParts + own
    return changes
  }
}
