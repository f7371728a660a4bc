/// What has changed in a part, as it tells its form when it is settled: the one way in which a change reaches the forms
/// around.
///
/// A form unites what its parts tell it, and tells its own form. That the value has changed goes to the form that has the
/// value in its own: the form around, unless the part was put on a page of another one.
@MainActor
struct PartDifference {
  /// How the tally has changed.
  var tally = Tally()
  /// The parts with failures that have left, with what observers know of them.
  var left: [ObserverKnowledge.KnownFailures] = []
  /// The parts with failures that have entered; if they are among those that have left, they have moved.
  var entered: [FormPart] = []
  /// The parts whose own failures may have changed, with what observers know of them.
  var changed: [ObserverKnowledge.KnownFailures] = []
  /// Whether the values that would be submitted may have changed.
  var didSubmittableChange = false
  /// Whether the base has changed, which a form has whether it includes the part or not.
  var didBaseChange = false
  /// Whether the value has changed that a structure around has taken, whether the part is included or not.
  var didValueChange = false

  var isEmpty: Bool {
    !concernsFailures && !didSubmittableChange && !didBaseChange && !didValueChange && tally == Tally()
  }

  /// Whether observers may have to be notified of other failures.
  var concernsFailures: Bool { !changed.isEmpty || !left.isEmpty || !entered.isEmpty }

  /// Returns the difference as the part tells it the form that it is in.
  func toldToForm(isIncluded: Bool) -> Self {
    guard isIncluded else { return Self(didBaseChange: didBaseChange) }
    var told = self
    told.didValueChange = false
    return told
  }

  /// Adds a later difference.
  mutating func add(_ later: Self) {
    tally = tally + later.tally
    if !later.left.isEmpty { left += later.left }
    if !later.entered.isEmpty { entered += later.entered }
    if !later.changed.isEmpty { changed += later.changed }
    didSubmittableChange = didSubmittableChange || later.didSubmittableChange
    didBaseChange = didBaseChange || later.didBaseChange
    didValueChange = didValueChange || later.didValueChange
  }
}

/// The tally of a control or form when it was last settled, and what has changed since.
///
/// The tallies of the parts in a form are kept by difference. The share of the part itself is counted again
/// after a change.
@MainActor
struct PartTally {
  /// The tally of the part with all that is in it, as of the last refresh.
  private(set) var current = Tally()
  /// The share of the part itself: its validators, its external failures, and whether it is dirty.
  private(set) var own = Tally()
  /// Whether the share of the part itself has to be counted again.
  private var needsRecount = false
  /// Whether the failures of the part itself may have changed.
  private var mayHaveOtherFailures = false
  /// What has changed since the last refresh, besides the share of the part itself.
  private var difference = PartDifference()

  /// Whether nothing has changed since the last refresh.
  var isUpToDate: Bool { !needsRecount && !mayHaveOtherFailures && difference.isEmpty }

  /// Lets the next refresh count the share of the part itself again, because its dirtiness or its failures may have
  /// changed.
  mutating func requestRecount(ofFailures: Bool = false) {
    needsRecount = true
    if ofFailures { mayHaveOtherFailures = true }
  }

  /// Takes a difference: one that a part of the form tells, or one of the part itself.
  mutating func add(_ difference: PartDifference) { self.difference.add(difference) }

  /// Brings the tally up to date.
  ///
  /// - Parameters:
  ///   - knownFailures: The failures of the part itself that observers know.
  ///   - countOwn: Counts the share of the part itself. Called only if that may have changed.
  /// - Returns: What has changed since the last refresh.
  mutating func refresh(
    knownFailures: @autoclosure () -> ObserverKnowledge.KnownFailures, countOwn: () -> Tally
  ) -> PartDifference {
    var difference = exchange(&difference, with: PartDifference())
    if exchange(&mayHaveOtherFailures, with: false) { difference.changed.append(knownFailures()) }
    if exchange(&needsRecount, with: false) {
      let earlier = exchange(&own, with: countOwn())
      difference.tally = difference.tally + own - earlier
    }
    current = current + difference.tally
    return difference
  }
}
