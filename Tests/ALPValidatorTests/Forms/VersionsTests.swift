import Testing

@testable import ALPValidator
@testable import ValidationRules

/// The table of `Versions`: all states × all events.
@Suite struct VersionsTests {
  /// Contents are the same if they begin with the same letter, as values are that are the same after the formatters.
  private static func isSame(_ content: String, _ other: String) -> Bool {
    content.prefix(1) == other.prefix(1)
  }

  private enum Start: CaseIterable {
    case clean
    case edited
    case cleanWhileSubmitted
    case editedThenSubmitted
    case editedSinceSubmitted
    case submittedThenEdited
    case submittedThenReset
  }

  private static func versions(_ start: Start) -> Versions<String> {
    var versions = Versions("a")
    switch start {
    case .clean: break
    case .edited: _ = versions.edit(to: "b")
    case .cleanWhileSubmitted: versions.apply(.submissionBegan)
    case .editedThenSubmitted:
      _ = versions.edit(to: "b")
      versions.apply(.submissionBegan)
    case .editedSinceSubmitted:
      versions.apply(.submissionBegan)
      _ = versions.edit(to: "b")
    case .submittedThenEdited:
      _ = versions.edit(to: "b")
      versions.apply(.submissionBegan)
      _ = versions.edit(to: "c")
    case .submittedThenReset:
      _ = versions.edit(to: "b")
      versions.apply(.submissionBegan)
      versions.apply(.reset)
    }
    return versions
  }

  private static func text(_ versions: Versions<String>) -> String {
    "\(versions.current) \(versions.base) \(versions.submitted ?? "-")"
  }

  /// The current content, the base and what is submitted, before and after each event.
  private static let table: [(start: Start, before: String, after: [String])] = [
    // edit(x)  load(x)  madeBase  reset    began    saved    ended
    (.clean, "a a -", ["x a -", "x x -", "a a -", "a a -", "a a a", "a a -", "a a -"]),
    (.edited, "b a -", ["x a -", "x x -", "b b -", "a a -", "b a b", "b a -", "b a -"]),
    (.cleanWhileSubmitted, "a a a", ["x a a", "x x a", "a a a", "a a a", "a a a", "a a a", "a a -"]),
    (.editedThenSubmitted, "b a b", ["x a b", "x x b", "b b b", "a a b", "b a b", "b b b", "b a -"]),
    (.editedSinceSubmitted, "b a a", ["x a a", "x x a", "b b a", "a a a", "b a b", "b a a", "b a -"]),
    (.submittedThenEdited, "c a b", ["x a b", "x x b", "c c b", "a a b", "c a c", "c b b", "c a -"]),
    (.submittedThenReset, "a a b", ["x a b", "x x b", "a a b", "a a b", "a a a", "a b b", "a a -"]),
  ]

  @Test func takesEachEventInEachState() {
    #expect(Self.table.map(\.start) == Start.allCases)
    let events: [(inout Versions<String>) -> Void] = [
      { _ = $0.edit(to: "x") }, { $0.load("x") }, { $0.apply(.madeBase) }, { $0.apply(.reset) },
      { $0.apply(.submissionBegan) }, { $0.apply(.saved) }, { $0.apply(.submissionEnded) },
    ]
    for row in Self.table {
      #expect(Self.text(Self.versions(row.start)) == row.before)
      let after = events.map { event in
        var versions = Self.versions(row.start)
        event(&versions)
        return Self.text(versions)
      }
      #expect(after == row.after, "\(row.start)")
    }
  }

  // MARK: Another base

  private struct Case {
    let start: Start
    let ancestor: Ancestor
    let new: String
    let after: String
    var isOther = true
    var isTouched = true
    var hasFollowed = false
    var isConflict = false
  }

  private static let rebases: [Case] = [
    // The base as it is, in another spelling: nothing happens.
    Case(start: .clean, ancestor: .base, new: "aa", after: "a a -", isOther: false, isTouched: false),
    Case(start: .edited, ancestor: .base, new: "aa", after: "b a -", isOther: false),
    Case(start: .clean, ancestor: .base, new: "x", after: "x x -", isTouched: false, hasFollowed: true),
    Case(start: .edited, ancestor: .base, new: "x", after: "b x -", isConflict: true),
    // Both sides have changed it to the same.
    Case(start: .edited, ancestor: .base, new: "bb", after: "b b -"),
    // What nobody touched follows. What is submitted is what was sent.
    Case(
      start: .cleanWhileSubmitted, ancestor: .base, new: "x", after: "x x a", isTouched: false,
      hasFollowed: true),
    Case(start: .editedThenSubmitted, ancestor: .base, new: "x", after: "b x b", isConflict: true),
    // What was saved, as it was submitted.
    Case(
      start: .editedThenSubmitted, ancestor: .submitted, new: "bb", after: "b b b", isOther: false,
      isTouched: false),
    Case(start: .submittedThenEdited, ancestor: .submitted, new: "bb", after: "c b b", isOther: false),
    Case(start: .submittedThenReset, ancestor: .submitted, new: "bb", after: "a b b", isOther: false),
    // What was saved, in another form.
    Case(
      start: .editedThenSubmitted, ancestor: .submitted, new: "x", after: "x x b", isTouched: false,
      hasFollowed: true),
    Case(start: .submittedThenEdited, ancestor: .submitted, new: "x", after: "c x b", isConflict: true),
    Case(start: .submittedThenEdited, ancestor: .submitted, new: "cc", after: "c c b"),
    // A part that no submission has began with, and one that both sides have added.
    Case(start: .edited, ancestor: .submitted, new: "x", after: "b x -", isConflict: true),
    Case(start: .clean, ancestor: .none, new: "x", after: "a x -", isConflict: true),
    Case(start: .clean, ancestor: .none, new: "aa", after: "a a -"),
  ]

  @Test(arguments: rebases.indices) func takesAnotherBase(index: Int) {
    let row = Self.rebases[index]
    var versions = Self.versions(row.start)
    let isTouched = versions.isTouched(since: row.ancestor, isSame: Self.isSame)
    let rebase = versions.rebase(onto: row.new, since: row.ancestor, isSame: Self.isSame)
    #expect(Self.text(versions) == row.after)
    #expect(isTouched == row.isTouched)
    #expect(
      rebase
        == .init(
          isOther: row.isOther, isTouched: row.isTouched, hasFollowed: row.hasFollowed,
          isConflict: row.isConflict))
  }

  @Test(arguments: Start.allCases) private func whatAContentSaysHasTheSameVersions(start: Start) {
    let mapped = Self.versions(start).map { $0 + "!" }
    for event in [VersionEvent.saved, .reset, .madeBase] {
      var versions = Self.versions(start)
      versions.apply(event)
      var other = mapped
      other.apply(event)
      #expect(Self.text(other) == Self.text(versions.map { $0 + "!" }))
      #expect(other.isBaseCurrent == versions.isBaseCurrent)
    }
  }

  // MARK: Contents that can't be compared

  @Test func whatWasSubmittedIsCleanAlthoughItCannotBeCompared() {
    var versions = Versions("a")
    _ = versions.edit(to: "b")
    #expect(!versions.isBaseCurrent)
    versions.apply(.submissionBegan)
    versions.apply(.saved)
    #expect(versions.isBaseCurrent)
    _ = versions.edit(to: "b")
    #expect(!versions.isBaseCurrent)
    versions.apply(.reset)
    #expect(versions.isBaseCurrent)
  }

  @Test func aRevisionIsNotTouchedAlthoughItCannotBeCompared() {
    var versions = Versions("a")
    versions.apply(.submissionBegan)
    let never: (String, String) -> Bool = { _, _ in false }
    #expect(!versions.isTouched(since: .submitted, isSame: never))
    #expect(versions.rebase(onto: "x", since: .submitted, isSame: never).hasFollowed)
  }
}
