import ALPValidator
import Foundation
import Testing

@MainActor
@Suite struct RebaseTests {
  /// The form stayed invalid without a failure.
  @Test(arguments: [true, false]) func aBaseWithOtherElementsValidatesTheRulesOfTheirList(isLoaded: Bool) {
    struct Page: Codable, Equatable, Sendable {
      var tags: [String] = []
    }
    let form = FormModel(Page(), rules: [.each(\.tags, "tags", list: [.count(1...)], [])])
    let page = Page(tags: ["a"])
    if isLoaded { form.value = page } else { form.rebase(onto: page) }
    #expect(form.isValid)
    #expect(form.list(\.tags).visibleErrorMessages.isEmpty)
  }

  // MARK: Properties

  @Test func takesWhatTheUserHasNotEditedAndKeepsWhatTheUserHas() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.bio].text = "Mine"
    form[\.address.city].text = "Bonn"
    var theirs = Profile.example
    theirs.name = "Grace"
    theirs.address.street = "Ring 2"
    #expect(form.rebase(onto: theirs).isEmpty)
    #expect(form.value.name == "Grace")
    #expect(form.value.bio == "Mine")
    #expect(form.value.address == Profile.Address(street: "Ring 2", city: "Bonn"))
    #expect(form.changedPaths == ["/bio", "/address/city"])
    #expect(form.base == theirs)
  }

  @Test func whatBothSidesChangedDifferentlyIsAConflict() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.name].text = "Mine"
    form[\.email].text = "same@example.com"
    var theirs = Profile.example
    theirs.name = "Theirs"
    theirs.email = "same@example.com"
    #expect(form.rebase(onto: theirs) == ["/name"])
    #expect(form.value.name == "Mine")
    #expect(form.changedPaths == ["/name"])
    form.reset()
    #expect(form.value == theirs)
  }

  @Test func aTextThatCannotBeReadStaysOverTheValueOfTheBase() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.age].text = "3x"
    var theirs = Profile.example
    theirs.age = 40
    #expect(form.rebase(onto: theirs) == ["/age"])
    #expect(form[\.age].text == "3x")
    #expect(form.value.age == 40)
    #expect(form.changedPaths == ["/age"])
  }

  @Test func aBlankFieldStaysBlankUntilThereIsAValue() {
    let form = FormModel(TaxReturn(), rules: TaxReturn.rules)
    var theirs = TaxReturn()
    theirs.totalDeductions = 5
    #expect(form.rebase(onto: theirs).isEmpty)
    #expect(form[\.income].text == "")
    #expect(form[\.totalDeductions].text == "5")
    #expect(!form.isDirty)
  }

  @Test func showsNoFailureAndLosesNone() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.name].beginEditing()
    form[\.name].text = ""
    form[\.name].endEditing()
    var theirs = Profile.example
    theirs.email = "nonsense"
    form.rebase(onto: theirs)
    #expect(form[\.name].visibleErrorMessages.count == 1)
    #expect(form[\.email].visibleErrorMessages.isEmpty)
  }

  @Test func rulesAcrossPropertiesSeeTheEditsThatStay() {
    let form = FormModel(Plan(seats: 4), rules: Plan.rules)
    form.list(\.guests).append(Plan.Guest(id: 1, name: "A"))
    form.list(\.guests).append(Plan.Guest(id: 2, name: "B"))
    form.validate()
    form.rebase(onto: Plan(seats: 1))
    #expect(form[\.seats].failures.map(\.name) == ["room"])
  }

  @Test func aRefusedSubmissionKeepsTheEdits() async throws {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.name].text = "Mine"
    form[\.bio].text = "Mine"
    var theirs = Profile.example
    theirs.name = "Theirs"
    _ = await form.submit { (_: Profile) in }
    #expect(form.rebase(onto: theirs) == ["/name"])
    #expect(form.changedPaths == ["/name", "/bio"])
  }

  // MARK: Optional parts

  private static let ada = Checkout.Place(name: "Ada", city: "Bonn")

  @Test func aPartThatWasRemovedOnOneSideAndEditedOnTheOtherIsAConflict() {
    let form = FormModel(Checkout(billing: Self.ada), rules: Checkout.rules)
    form.part(\.billing).model?[\.city].text = "Ulm"
    #expect(form.rebase(onto: Checkout()) == ["/billing"])
    #expect(form.value.billing?.city == "Ulm")
    #expect(form.isDirty)

    let other = FormModel(Checkout(billing: Self.ada), rules: Checkout.rules)
    other.part(\.billing).isPresent.value = false
    let theirs = Checkout(billing: Checkout.Place(name: "Ada", city: "Ulm"))
    #expect(other.rebase(onto: theirs) == ["/billing"])
    #expect(other.value.billing == nil)
    #expect(other.changedPaths == ["/billing"])
    other.reset()
    #expect(other.value == theirs)
  }

  @Test func aPartThatNobodyEditedFollowsTheOtherSide() {
    let form = FormModel(Checkout(billing: Self.ada), rules: Checkout.rules)
    #expect(form.rebase(onto: Checkout()).isEmpty)
    #expect(form.value.billing == nil)
    #expect(!form.isDirty)
    #expect(form.rebase(onto: Checkout(billing: Self.ada)).isEmpty)
    #expect(form.value.billing == Self.ada)
    #expect(!form.isDirty)
  }

  @Test func aPartThatBothSidesAddedIsMerged() {
    let form = FormModel(Checkout(), rules: Checkout.rules)
    form.part(\.billing, default: { Checkout.Place() }).isPresent.value = true
    form.part(\.billing).model?[\.city].text = "Ulm"
    #expect(form.rebase(onto: Checkout(billing: Self.ada)) == ["/billing/city"])
    #expect(form.value.billing == Checkout.Place(name: "Ada", city: "Ulm"))
    #expect(form.changedPaths == ["/billing/city"])
  }

  // MARK: Lists with identities

  private func list(_ ids: Int...) -> Application {
    Application(employers: ids.map { Employer(id: $0, company: "\($0)") })
  }

  private func ids(_ form: FormModel<Application>) -> [Int] { form.value.employers.map(\.id) }

  @Test func elementsOfBothSidesStay() {
    let form = FormModel(list(1, 2), rules: Application.rules)
    form.list(\.employers).append(Employer(id: 10))
    #expect(form.rebase(onto: list(1, 3, 2)).isEmpty)
    #expect(ids(form) == [1, 3, 2, 10])
    #expect(form.changedPaths == ["/employers"])
    form.reset()
    #expect(ids(form) == [1, 3, 2])
  }

  @Test func theOrderOfTheUserStays() {
    let form = FormModel(list(1, 2, 3), rules: Application.rules)
    form.list(\.employers).move(from: 2, to: 0)
    #expect(form.rebase(onto: list(1, 2, 4, 3)).isEmpty)
    #expect(ids(form) == [3, 1, 2, 4])
    #expect(form.rebase(onto: list(2, 1, 4, 3)) == ["/employers"])
    #expect(ids(form) == [3, 1, 2, 4])
  }

  @Test func theOrderOfTheOtherSideIsTakenIfTheUserHasNotChangedIt() {
    let form = FormModel(list(1, 2, 3), rules: Application.rules)
    form.list(\.employers).elements[0][\.company].text = "X"
    #expect(form.rebase(onto: list(3, 2, 1)).isEmpty)
    #expect(ids(form) == [3, 2, 1])
    #expect(form.changedPaths == ["/employers/2/company"])
  }

  @Test func anElementThatWasRemovedOnOneSideAndEditedOnTheOtherIsAConflict() {
    let form = FormModel(list(1, 2), rules: Application.rules)
    form.list(\.employers).elements[1][\.company].text = "X"
    #expect(form.rebase(onto: list(1)) == ["/employers/1"])
    #expect(ids(form) == [1, 2])

    let other = FormModel(list(1, 2), rules: Application.rules)
    other.list(\.employers).remove(other.list(\.employers).elements[1])
    var theirs = list(1, 2)
    theirs.employers[1].company = "Theirs"
    #expect(other.rebase(onto: theirs) == ["/employers"])
    #expect(ids(other) == [1])
  }

  @Test func anIDThatTheServerGaveFindsItsElement() async throws {
    let form = FormModel(list(), rules: [.each(\.employers, "employers", Employer.rules)])
    let added = form.list(\.employers).append(Employer(id: 0, company: "A"))
    await form.save { application in
      var saved = application
      saved.employers[0].id = 77
      return saved
    }
    #expect(ids(form) == [77])
    #expect(form.list(\.employers).elements[0] === added)
    #expect(!form.isDirty)
  }

  struct Order: Sendable, Equatable {
    struct Parcel: Sendable, Equatable, Identifiable {
      var id = 0
      var label = ""
      var lines: [Line] = []
    }

    struct Line: Sendable, Equatable, Identifiable {
      var id = 0
      var text = ""
    }

    var parcels: [Parcel] = []

    static let rules: RuleSet<Order> = [
      .each(
        \.parcels, "parcels",
        [
          .at(\.id, "id"), .at(\.label, "label", formatters: [.trimmed]),
          .each(\.lines, "lines", [.at(\.text, "text")]),
        ])
    ]
  }

  @Test func declaredAndNestedIDsThatTheServerGaveFindTheirElements() async throws {
    let form = FormModel(Order(), rules: Order.rules)
    let parcel = form.list(\.parcels).append(Order.Parcel())
    parcel[\.label].text = " A "
    let line = parcel.list(\.lines).append(Order.Line())
    line[\.text].text = "x"
    await form.save { _ in
      line[\.text].text = "y"
      return Order(parcels: [Order.Parcel(id: 7, label: "A", lines: [Order.Line(id: 8, text: "x")])])
    }
    #expect(form.list(\.parcels).elements[0] === parcel)
    #expect(parcel.list(\.lines).elements[0] === line)
    #expect(form.value.parcels[0].lines == [Order.Line(id: 8, text: "y")])
    #expect(form.changedPaths == ["/parcels/0/lines/0/text"])
  }

  // MARK: Values that are not equatable

  struct Opinion: Codable, Sendable {
    struct Mark: Codable, Sendable {
      var points = 0
    }

    var mark = Mark()
    var comment = ""

    static let rules: RuleSet<Opinion> = [.at(\.mark, "mark"), .at(\.comment, "comment")]
  }

  @Test func anEditThatIsNotEquatableIsAConflictOnlyIfTheOtherSideChangedIt() {
    let form = FormModel(Opinion(), rules: Opinion.rules)
    form[\.mark].value.points = 3
    var theirs = Opinion(comment: "Theirs")
    #expect(form.rebase(onto: theirs).isEmpty)
    #expect(form.value.mark.points == 3)
    #expect(form.changedPaths == ["/mark"])
    theirs.mark.points = 2
    #expect(form.rebase(onto: theirs) == ["/mark"])
    #expect(form.value.mark.points == 3)
    theirs.mark.points = 3
    #expect(form.rebase(onto: theirs).isEmpty)
    #expect(!form.isDirty)
  }

  @Test func aSavedValueThatIsNotEquatableIsClean() async {
    let form = FormModel(Opinion(), rules: Opinion.rules)
    form[\.mark].value.points = 3
    await form.save { $0 }
    #expect(!form.isDirty)
  }

  @Test func loadingTheSameValueThatIsNotEquatableChangesNothing() {
    let form = FormModel(Opinion(), rules: Opinion.rules)
    form.value = form.value
    #expect(!form.isDirty)
    form[\.mark].value.points = 3
    form.value = form.value
    #expect(form.changedPaths == ["/mark"])
    form.reset()
    #expect(!form.isDirty)
  }

  // MARK: Lists without identities

  private func deductions(_ labels: String...) -> TaxReturn {
    TaxReturn(deductions: labels.map { TaxReturn.Deduction(label: $0, amount: 1) })
  }

  private func labels(_ form: FormModel<TaxReturn>) -> [String] { form.value.deductions.map(\.label) }

  @Test func aListThatBothSidesChangedIsOneConflict() {
    let form = FormModel(deductions("A", "B"), rules: TaxReturn.rules)
    form.list(\.deductions).append(TaxReturn.Deduction(label: "C"))
    #expect(form.rebase(onto: deductions("A")) == ["/deductions"])
    #expect(labels(form) == ["A", "B", "C"])
    form.reset()
    #expect(labels(form) == ["A"])
  }

  @Test func theSideThatChangedTheNumberDecides() {
    let form = FormModel(deductions("A", "B"), rules: TaxReturn.rules)
    form.list(\.deductions).append(TaxReturn.Deduction(label: "C"))
    #expect(form.rebase(onto: deductions("A2", "B")).isEmpty)
    #expect(labels(form) == ["A2", "B", "C"])

    let other = FormModel(deductions("A", "B"), rules: TaxReturn.rules)
    other.list(\.deductions).elements[0][\.label].text = "X"
    #expect(other.rebase(onto: deductions("A", "B", "C")).isEmpty)
    #expect(labels(other) == ["X", "B", "C"])
    #expect(other.changedPaths == ["/deductions/0/label"])
  }

  @Test func aListThatWasSavedIsNoConflict() async throws {
    let form = FormModel(
      deductions("A"), rules: [.each(\.deductions, "deductions", TaxReturn.Deduction.rules)])
    let list = form.list(\.deductions)
    list.append(TaxReturn.Deduction(label: "B"))[\.amount].text = "1"
    await form.save { value in
      list.append(TaxReturn.Deduction(label: "C", amount: 1))
      return value
    }
    #expect(labels(form) == ["A", "B", "C"])
    #expect(form.changedPaths == ["/deductions"])
    form.reset()
    #expect(labels(form) == ["A", "B"])
  }
}

/// Kinds of rebases that lost edits, or changed what nobody had changed.
@MainActor
@Suite struct RebaseDefectTests {
  struct Member: Codable, Sendable, Equatable, Identifiable {
    var email = ""
    var name = ""
    var id: String { email }
    static let rules: RuleSet<Member> = [.at(\.email, "email"), .at(\.name, "name")]
  }

  struct Team: Codable, Sendable, Equatable {
    var members: [Member] = []
    var leader: Member?
    var budget: [String: Int] = [:]
    static let rules: RuleSet<Team> = [
      .each(\.members, "members", Member.rules), .at(\.leader, "leader", Member.rules),
      .each(\.budget, "budget", []),
    ]
  }

  private static let team = Team(members: [Member(email: "a"), Member(email: "b")])
  private let form = FormModel(team, rules: Team.rules)
  private var members: FormList<Member> { form.list(\.members) }

  @Test func anIDThatTheUserEditsIsAnEdit() {
    members.elements[0][\.email].text = "x"
    #expect(form.rebase(onto: Self.team).isEmpty)
    #expect(form.value.members.map(\.email) == ["x", "b"])
    #expect(form.changedPaths == ["/members/0/email"])
    var theirs = Self.team
    theirs.members[0].name = "Ada"
    #expect(form.rebase(onto: theirs).isEmpty)
    #expect(form.value.members.map(\.name) == ["Ada", ""])
    #expect(form.changedPaths == ["/members/0/email"])
  }

  @Test func swappedIDsAreTwoEdits() {
    members.elements[0][\.email].text = "b"
    members.elements[1][\.email].text = "a"
    #expect(form.rebase(onto: Self.team).isEmpty)
    #expect(form.value.members.map(\.email) == ["b", "a"])
    #expect(form.changedPaths == ["/members/0/email", "/members/1/email"])
  }

  @Test func aRowThatIsRemovedAndInsertedAgainFollowsTheOtherSide() {
    members.remove(members.elements[0])
    let row = members.insert(Member(email: "a"), at: 0)
    #expect(!form.isDirty && form.changedPaths.isEmpty)
    var theirs = Self.team
    theirs.members[0].name = "Ada"
    #expect(form.rebase(onto: theirs).isEmpty)
    #expect(row[\.name].value == "Ada")
    #expect(!form.isDirty)
  }

  nonisolated private static let others = [
    Team(members: [Member(email: "a"), Member(email: "b")]), Team(members: [Member(email: "a")]),
    Team(members: [], leader: Member(email: "l")),
  ]

  @Test(arguments: others)
  func aPartThatIsOffKeepsWhatWasTyped(theirs: Team) {
    let leader = form.part(\.leader, default: { Member(email: "new") })
    leader.isPresent.value = true
    leader.model?[\.email].text = "typed"
    leader.isPresent.value = false
    #expect(form.rebase(onto: theirs).isEmpty)
    leader.isPresent.value = true
    // Nobody had a structure but the user, unless the other side has one now.
    #expect(form.value.leader?.email == theirs.leader?.email ?? "typed")
  }

  @Test func aPartThatTheProgramHasSetIsAnEdit() {
    form.value.leader = Member(email: "mine", name: "M")
    #expect(
      form.rebase(onto: Team(members: Self.team.members, leader: Member(email: "theirs", name: "M"))) == [
        "/leader/email"
      ])
    #expect(form.value.leader == Member(email: "mine", name: "M"))
    #expect(form.changedPaths == ["/leader/email"])
  }

  @Test func rowsAndEntriesThatBothHaveAddedAreComparedByTheirProperties() {
    members.append(Member(email: "c", name: "mine"))
    form.dictionary(\.budget).insert(1, for: "food")
    form.dictionary(\.budget).insert(2, for: "bus")
    var theirs = Self.team
    theirs.members.append(Member(email: "c", name: "theirs"))
    theirs.budget = ["food": 3, "bus": 2]
    #expect(form.rebase(onto: theirs) == ["/members/2/name", "/budget/food"])
    #expect(form.value.members[2].name == "mine" && form.value.budget == ["food": 1, "bus": 2])
    #expect(form.changedPaths == ["/members/2/name", "/budget/food"])
  }

  @Test func anEqualBaseNotifiesNobody() {
    members.elements[0][\.name].text = "typed"
    members.append(Member(email: "c"))
    form.validate()
    var stateCount = 0
    form.stateChangedHandler = { _ in stateCount += 1 }
    let values = Reader { [form] in _ = (form.value, form.base, form.changedPaths, form.snapshot()) }
    #expect(form.rebase(onto: form.base).isEmpty)
    #expect(stateCount == 0)
    #expect(values.count == 0)
  }

  @Test func anIDIsComparedAfterTheFormatters() {
    let rules: RuleSet<Team> = [
      .each(
        \.members, "members",
        [.at(\.email, "email", formatters: [.trimmed, .lowercased]), .at(\.name, "name")])
    ]
    let form = FormModel(Team(members: [Member(email: "Ada@X")]), rules: rules)
    let row = form.list(\.members).elements[0]
    row[\.name].text = "typed"
    #expect(form.rebase(onto: Team(members: [Member(email: " ADA@x")])).isEmpty)
    #expect(form.list(\.members).elements.map(ObjectIdentifier.init) == [ObjectIdentifier(row)])
    #expect(form.changedPaths == ["/members/0/name"])
  }

  /// The row was compared with nothing, although it had been saved.
  @Test func aRowThatWasSavedByItselfFollowsTheOtherSide() async {
    let row = members.append(Member(email: "c", name: "x"))
    await row.save { $0 }
    let theirs = Team(members: Self.team.members + [Member(email: "c", name: "y")])
    #expect(form.rebase(onto: theirs).isEmpty)
    #expect(row[\.name].value == "y")
    #expect(!form.isDirty)
  }

  struct Page: Sendable, Equatable {
    var tags: [String]?
    static let rules: RuleSet<Page> = [.each(\.tags, "tags", [])]
  }

  @Test func aListThatIsGoneOnTheOtherSideIsMissing() {
    for (mine, theirs) in [(["a"], nil), (nil, []), ([], nil), (nil, ["a"])] as [([String]?, [String]?)] {
      let form = FormModel(Page(tags: mine), rules: Page.rules)
      #expect(form.rebase(onto: Page(tags: theirs)).isEmpty)
      #expect(form.value.tags == theirs && form.base.tags == theirs)
      #expect(!form.isDirty)
    }
  }

  /// It notified, and removed the failure of the list.
  @Test func anEqualBaseThatIsNotEquatableChangesNothing() {
    struct Row: Codable, Sendable { var name = "" }
    struct List: Codable, Sendable {
      var rows = [Row()]
      static let rules: RuleSet<List> = [.each(\.rows, "rows", [.at(\.name, "name")])]
    }
    let form = FormModel(List(), rules: List.rules)
    form.setExternalFailures(["/rows": "Too many."])
    let values = Reader { _ = form.value }
    #expect(form.rebase(onto: form.base).isEmpty)
    #expect(form.list(\.rows).visibleErrorMessages == ["Too many."])
    #expect(values.count == 0)
  }
}
