import ALPValidator
import Foundation
import Testing

/// Lists whose elements differ in a property, in forms and on servers.
@MainActor
@Suite struct UniquePropertyTests {
  struct Guest: Codable, Sendable, Equatable {
    var email = ""
    var seat: Int?
  }

  struct Node: Codable, Sendable, Equatable {
    var key = ""
    var children: [Node] = []
  }

  struct Party: Codable, Sendable, Equatable {
    var guests: [Guest] = []
    var helpers: [Guest]?
    var tree: [Node] = []
  }

  static let guestRules: RuleSet<Guest> = [
    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased]),
    .at(\.seat, "seat", [.range(1...9)]),
  ]

  nonisolated static let nodeRules: RuleSet<Node> = [
    .at(\.key, "key"),
    .each(\.children, "children", unique: \.key) { nodeRules },
  ]

  static let rules: RuleSet<Party> = [
    .each(\.guests, "guests", list: [.count(...6)], unique: \.email, elementLabel: "Guest", guestRules),
    .each(\.helpers, "helpers", unique: \.seat, guestRules),
    .each(\.tree, "tree", unique: \.key) { nodeRules },
  ]

  private func guests(_ emails: String...) -> [Guest] { emails.map { Guest(email: $0) } }

  // MARK: A server

  @Test func eachLaterElementThatRepeatsAnEarlierOneFails() {
    let party = Party(guests: guests("a@b.co", "c@d.co", " A@B.co ", "a@b.co"))
    let failures = Self.rules.failures(for: party)
    #expect(failures.map(\.path) == ["/guests/2/email", "/guests/3/email"])
    #expect(failures.map(\.name) == ["unique", "unique"])
    #expect(failures.first?.label == "Email")
    #expect(failures.first?.message == "Please enter nothing twice.")
    #expect(!Self.rules.isSatisfied(by: party))
  }

  @Test func whatIsEmptyIsNotCompared() {
    var party = Party(guests: guests("", "", " "))
    party.helpers = [Guest(), Guest(), Guest(seat: 2)]
    #expect(Self.rules.failures(for: party).isEmpty)
    party.helpers?.append(Guest(seat: 2))
    #expect(Self.rules.failures(for: party).map(\.path) == ["/helpers/3/seat"])
  }

  @Test func recursiveListsCompareTheirOwnElements() {
    let tree = [
      Node(key: "a", children: [Node(key: "a"), Node(key: "b"), Node(key: "b")]),
      Node(key: "b"), Node(key: "a"),
    ]
    #expect(
      Self.rules.failures(for: Party(tree: tree)).map(\.path) == ["/tree/0/children/2/key", "/tree/2/key"])
  }

  @Test func aBodyIsCompared() {
    let body = #"{"guests":[{"email":"a@b.co"},{"email":"A@b.co","seat":20}],"tree":[]}"#
    let error = #expect(throws: ValidationError.self) { try Self.rules.decode(from: Data(body.utf8)) }
    #expect(
      error?.failures.map { "\($0.path) \($0.name)" } == ["/guests/1/seat range", "/guests/1/email unique"])
  }

  @Test func theTimeIsLinear() throws {
    func party(_ count: Int) -> Party { Party(guests: (0..<count).map { Guest(email: "g\($0 / 2)@b.co") }) }
    let rules: RuleSet<Party> = [.each(\.guests, "guests", unique: \.email, Self.guestRules)]
    #expect(rules.failures(for: party(4_000)).count == 2_000)
  }

  @Test func thePropertyHasToBeDeclared() async {
    await #expect(processExitsWith: .failure) {
      _ = Rule<Party>.each(\.guests, "guests", unique: \.seat, [.at(\.email, "email")])
    }
  }

  // MARK: A form

  private func failingPaths(_ form: FormModel<Party>) -> [String] {
    form.silentFailures().map { "\($0.path) \($0.name)" }
  }

  @Test func theFieldOfTheLaterElementShowsIt() {
    let form = FormModel(Party(guests: guests("a@b.co", "c@d.co", "e@f.co")), rules: Self.rules)
    let rows = form.list(\.guests).elements
    form.validate()
    #expect(form.isValid)
    rows[2][\.email].text = " A@B.co"
    #expect(rows[2][\.email].failures.map(\.message) == ["Please enter nothing twice."])
    #expect(rows[0][\.email].isValid)
    #expect(failingPaths(form) == ["/guests/2/email unique"])
    // The first gives way, so the other one is right.
    rows[0][\.email].text = "x@y.co"
    #expect(rows[2][\.email].isValid)
    #expect(form.isValid)
  }

  @Test func theOrderDecidesWhichOneIsLater() {
    let form = FormModel(Party(guests: guests("a@b.co", "c@d.co", "a@b.co")), rules: Self.rules)
    let list = form.list(\.guests)
    let rows = list.elements
    form.validate()
    #expect(rows.map(\.state) == [.valid, .valid, .invalid])
    list.move(from: 2, to: 0)
    #expect(rows.map(\.state) == [.invalid, .valid, .valid])
    list.remove(rows[2])
    #expect(rows[0].isValid)
    list.append(Guest(email: "c@d.co"))
    #expect(failingPaths(form) == ["/guests/2/email unique"])
    form.reset()
    form.validate()
    #expect(rows.map(\.state) == [.valid, .valid, .invalid])
  }

  @Test func whatCannotBeReadIsNotCompared() {
    var party = Party()
    party.helpers = [Guest(seat: 1), Guest(seat: 2)]
    let form = FormModel(party, rules: Self.rules)
    let rows = form.list(\.helpers).elements
    rows[1][\.seat].text = "1"
    #expect(failingPaths(form) == ["/helpers/1/seat unique"])
    rows[0][\.seat].text = "1x"
    #expect(!failingPaths(form).contains { $0.hasSuffix("unique") })
    rows[0][\.seat].text = "1"
    #expect(failingPaths(form) == ["/helpers/1/seat unique"])
  }

  @Test func onlyElementsWithAnotherVerdictAreNotified() {
    let form = FormModel(Party(guests: guests("a@b.co", "c@d.co", "e@f.co")), rules: Self.rules)
    form.validate()
    let rows = form.list(\.guests).elements
    var notified: [Int] = []
    for (index, row) in rows.enumerated() { row.stateChangedHandler = { _ in notified.append(index) } }
    rows[0][\.email].text = "e@f.co"
    #expect(notified == [2])
    rows[0][\.email].text = "g@h.co"
    #expect(notified == [2, 2])
  }

  @Test func aFormAndAServerAgree() throws {
    var generator = SeededGenerator(seed: 7)
    let form = FormModel(Party(), rules: Self.rules)
    let list = form.list(\.guests)
    let emails = ["", "a@b.co", " A@b.co", "c@d.co", "e@f.co"]
    for _ in 0..<300 {
      let count = list.count
      switch Int.random(in: 0..<5, using: &generator) {
      case 0 where count < 6: list.insert(Guest(), at: Int.random(in: 0...count, using: &generator))
      case 1 where count > 0: list.remove(list.elements[Int.random(in: 0..<count, using: &generator)])
      case 2 where count > 1:
        list.move(
          from: Int.random(in: 0..<count, using: &generator), to: Int.random(in: 0..<count, using: &generator)
        )
      case _ where count > 0:
        let row = list.elements[Int.random(in: 0..<count, using: &generator)]
        row[\.email].text = try #require(emails.randomElement(using: &generator))
      default: break
      }
      form.validate()
      let expected = Self.rules.failures(for: form.value).map { "\($0.path) \($0.name)" }
      #expect(failingPaths(form) == expected)
      #expect(form.failures.map { "\($0.path) \($0.name)" } == expected)
    }
  }

  @Test func otherPropertiesOfARowMayBeUnreadable() {
    let form = FormModel(Party(guests: guests("a@b.co", "c@d.co")), rules: Self.rules)
    let rows = form.list(\.guests).elements
    rows[0][\.seat].text = "x"
    rows[1][\.email].text = "a@b.co"
    #expect(failingPaths(form).contains("/guests/1/email unique"))
  }
}
