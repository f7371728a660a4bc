import Testing

@testable import ALPValidator

/// The table of `AlternativeContent`: all states × all events.
@Suite struct AlternativeContentTests {
  typealias Origin = AlternativeContent.Origin

  /// Whether the alternative is selected, as it is and in the base.
  private static let selections: [(current: Bool, base: Bool)] = [
    (false, false), (true, false), (true, true), (false, true),
  ]

  private static func selected(_ current: Bool, _ base: Bool) -> Versions<Bool> {
    var versions = Versions(base)
    if current != base { _ = versions.edit(to: current) }
    return versions
  }

  private static func content(_ origin: Origin) -> AlternativeContent {
    var content = AlternativeContent()
    if origin != .missing { content.begin(withDefault: origin == .default) }
    return content
  }

  /// What the form does, and the origin afterwards.
  private static var events: [(inout AlternativeContent, inout Versions<Bool>) -> String] {
    [
      { content, selected in
        guard content.needsDefault(selected) else { return "" }
        return content.takeDefault(selected) == .asEdit ? "edit " : "begin "
      },
      { content, _ in content.set(isSame: true) == .asEdit ? "edit " : "begin " },
      { content, _ in content.set(isSame: false) == .asEdit ? "edit " : "begin " },
      { content, selected in content.setOther(selected) ? "reset " : "" },
      { content, selected in
        selected.apply(.madeBase)
        return content.follow(.madeBase, selected) ? "reset " : ""
      },
      { content, selected in
        selected.apply(.reset)
        return content.follow(.reset, selected) ? "reset " : ""
      },
      { content, selected in
        switch content.rebase(since: .base, selected, hasSavedBase: false) {
        case .begin: "begin "
        case .rebase(let ancestor): "\(ancestor) "
        }
      },
      { content, selected in
        content.rebaseOntoOther(since: .base, selected, isEdited: true) ? "stays " : ""
      },
      { content, selected in
        content.rebaseOntoOther(since: .base, selected, isEdited: false) ? "stays " : ""
      },
      { content, selected in
        content.restore(hasContent: true, isInBase: selected.base)
        return ""
      },
      { content, selected in
        content.restore(hasContent: false, isInBase: selected.base)
        return ""
      },
    ]
  }

  private static let missing = "missing"
  private static let began = "default"
  private static let whole = "structure"

  /// For each origin and each of `selections`, what each of `events` makes of it.
  private static let table: [(origin: Origin, rows: [[String]])] = [
    // appears, same value, another value, another alternative | madeBase, reset | theirs, not theirs: edited, untouched | draft with, without
    (
      .missing,
      [
        [
          missing, "begin structure", "begin structure", missing, missing, missing, "begin structure",
          missing, missing, whole, missing,
        ],
        [
          "begin default", "begin structure", "begin structure", missing, "reset structure", missing,
          "begin structure", missing, missing, whole, missing,
        ],
        [
          "edit structure", "begin structure", "begin structure", "reset missing", "reset structure", whole,
          "begin structure", "stays structure", missing, whole, whole,
        ],
        [
          missing, "begin structure", "begin structure", missing, missing, whole, "begin structure", missing,
          missing, whole, whole,
        ],
      ]
    ),
    (
      .default,
      [
        [
          began, "edit default", "edit structure", began, began, missing, "begin structure", began, began,
          began, missing,
        ],
        [
          began, "edit default", "edit structure", missing, whole, missing, "base structure", began, began,
          began, missing,
        ],
        [
          began, "edit default", "edit structure", "reset default", whole, whole, "base structure",
          "stays structure", missing, began, began,
        ],
        [
          began, "edit default", "edit structure", began, began, whole, "base structure", began, missing,
          began, began,
        ],
      ]
    ),
    (
      .structure,
      [
        [
          whole, "edit structure", "edit structure", whole, whole, missing, "begin structure", whole, whole,
          whole, missing,
        ],
        [
          whole, "edit structure", "edit structure", missing, whole, missing, "none structure", whole, whole,
          whole, missing,
        ],
        [
          whole, "edit structure", "edit structure", "reset structure", whole, whole, "base structure",
          "stays structure", missing, whole, whole,
        ],
        [
          whole, "edit structure", "edit structure", whole, whole, whole, "base structure", whole, missing,
          whole, whole,
        ],
      ]
    ),
  ]

  @Test func takesEachEventInEachState() {
    for (origin, rows) in Self.table {
      for ((current, base), row) in zip(Self.selections, rows) {
        let results = Self.events.map { event in
          var content = Self.content(origin)
          var selected = Self.selected(current, base)
          let step = event(&content, &selected)
          return "\(step)\(content.origin)"
        }
        #expect(results == row, "\(origin), current \(current), base \(base)")
      }
    }
  }

  @Test func whatWasSavedIsComparedWithWhatWasSubmitted() {
    var content = Self.content(.default)
    var selected = Self.selected(true, false)
    selected.apply(.submissionBegan)
    _ = selected.edit(to: false)
    let rebase = content.rebase(since: .submitted, selected, hasSavedBase: false)
    #expect(rebase == .rebase(since: .submitted))
    #expect(content.origin == .structure)
  }

  @Test(arguments: [Ancestor.base, .none]) func whatWasSavedByItselfIsKnownToOthers(_ ancestor: Ancestor) {
    var content = Self.content(.structure)
    let selected = Self.selected(true, false)
    let rebase = content.rebase(since: ancestor, selected, hasSavedBase: true)
    #expect(rebase == .rebase(since: .base))
  }

  /// A value without the structure is set while the structure is being saved.
  @Test func whatIsSavedComesBackWithoutWhatWasTyped() {
    var content = Self.content(.default)
    var selected = Self.selected(true, false)
    selected.apply(.submissionBegan)
    let wasReset = content.setOther(selected)
    #expect(!wasReset)
    _ = selected.edit(to: false)
    selected.apply(.saved)
    let isReset = content.follow(.saved, selected)
    #expect(isReset)
    #expect(content.origin == .structure)
  }

  @Test func aSubmissionThatBeginsChangesNothing() {
    for origin in [Origin.missing, .default, .structure] {
      var content = Self.content(origin)
      var selected = Self.selected(true, false)
      selected.apply(.submissionBegan)
      let isReset = content.follow(.submissionBegan, selected)
      #expect(!isReset)
      #expect(content.origin == origin)
    }
  }
}
