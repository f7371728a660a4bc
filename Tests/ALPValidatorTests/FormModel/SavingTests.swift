import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

/// What becomes of a form that is saved, and edited meanwhile.
@MainActor
@Suite struct SavingTests {
  struct Place: Codable, Sendable, Equatable {
    var city = ""
    static let rules: RuleSet<Place> = [.at(\.city, "city")]
  }

  struct Row: Codable, Sendable, Equatable, Identifiable {
    var id = 0
    var name = ""
    static let rules: RuleSet<Row> = [.at(\.name, "name", [.notEmpty])]
  }

  struct Order: Codable, Sendable, Equatable {
    var phone = ""
    var seats = 1
    var note: String?
    var place = Place()
    var billing: Place?
    var rows: [Row] = []
    var tags: [String] = []
    var costs: [String: Int] = [:]
    /// Not declared.
    var revision = 0

    static let rules: RuleSet<Order> = [
      .at(\.phone, "phone", formatters: [.trimmed]), .at(\.seats, "seats"), .at(\.note, "note"),
      .at(\.place, "place", Place.rules), .at(\.billing, "billing", Place.rules),
      .each(\.rows, "rows", Row.rules), .each(\.tags, "tags", []), .each(\.costs, "costs", []),
    ]
  }

  private static let order = Order(
    phone: "030 1", place: Place(city: "Bonn"), billing: Place(city: "Ulm"),
    rows: [Row(id: 1, name: "A"), Row(id: 2, name: "B")], tags: ["x", "y"], costs: ["food": 1])

  private let form = FormModel(order, rules: Order.rules)
  private var rows: FormList<Row> { form.list(\.rows) }

  // MARK: Forms of rows

  /// Those that are found get no other form, which would be set up, and never shown.
  @Test func noFormIsMadeForARowThatIsFound() async {
    var count = 0
    rows.append(Row(name: "C"))
    form.list(\.tags).append("z")
    rows.configureElements { _ in count += 1 }
    form.list(\.tags).configureElements { _ in count += 1 }
    #expect(count == 6)
    var saved = form.value
    saved.rows[2].id = 3
    await form.save { [saved] _ in saved }
    #expect(form.base == saved)
    form.list(\.tags).append("w")
    form.rebase(onto: form.value)
    #expect(form.base.tags == ["x", "y", "z", "w"])
    #expect(count == 7)
    saved.rows.append(Row(id: 9, name: "D"))
    form.rebase(onto: saved)
    #expect(count == 8)
  }

  // MARK: The base

  @Test func whatTheBodyReturnsIsTheBase() async {
    form[\.phone].text = "030 2"
    let submission = await form.save { order in
      var saved = order
      saved.phone = "+49 30 2"
      saved.seats = 7
      saved.revision = 3
      return saved
    }
    guard case .submitted(let saved) = submission else { return #expect(Bool(false), "\(submission)") }
    #expect(form.value == saved)
    #expect(form.base == saved)
    #expect(!form.isDirty)
    #expect(form[\.phone].text == "+49 30 2")
    #expect(form.changedPaths.isEmpty)
  }

  @Test func whatWasSubmittedIsTheBaseIfTheBodyReturnsSomethingElse() async {
    form[\.phone].text = "030 2"
    await form.save { _ in form[\.seats].text = "9" }
    #expect(form.base.phone == "030 2")
    #expect(form.changedPaths == ["/seats"])
    form[\.note].text = "n"
    #expect(await form.save { _ in 204 } == .submitted(204))
    #expect(!form.isDirty)
  }

  @Test func anOptionalStructureThatIsThereIsTheBase() async {
    form[\.phone].text = "030 2"
    await form.save { _ in Order(phone: "1") as Order? }
    #expect(form.base == Order(phone: "1"))
    form[\.phone].text = "2"
    #expect(await form.save { _ in nil as Order? } == .submitted(nil))
    #expect(form.base.phone == "2")
  }

  @Test func anErrorChangesNothing() async {
    struct Offline: Error {}
    form[\.phone].text = "030 2"
    await #expect(throws: Offline.self) {
      try await form.save { _ -> Order in
        form[\.seats].text = "9"
        throw Offline()
      }
    }
    #expect(form.base == Self.order)
    #expect(form.changedPaths == ["/phone", "/seats"])
    #expect(!form.isSubmitting)
    #expect(await form.save { $0 } == .submitted(form.value))
  }

  @Test func submittingLeavesTheBaseAlone() async {
    form[\.phone].text = "030 2"
    await form.submit { $0 }
    #expect(form.base == Self.order)
    #expect(form.changedPaths == ["/phone"])
  }

  @Test func markCleanTakesWhatIsThereNow() async {
    form[\.phone].text = "030 2"
    await form.submit { _ in form[\.phone].text = "030 3" }
    form.markClean()
    #expect(form.base.phone == "030 3")
    #expect(!form.isDirty)
  }

  @Test func whatTheBodyReturnsMayBeInvalidAndShowsNothing() async {
    await form.save { order in
      var saved = order
      saved.rows[0].name = ""
      return saved
    }
    #expect(form.value.rows[0].name == "")
    #expect(!form.isDirty)
    #expect(form.validate() == .invalid)
  }

  @Test func aDescribedFormTakesAnObjectOnlyIfItHasAllNames() async throws {
    let description = try FormDescription(
      json: Data(
        #"{"version":1,"fields":[{"name":"a","label":"A","kind":"text"},{"name":"b","label":"B","kind":"text"}]}"#
          .utf8))
    let form = FormModel(description: description, value: ["a": "1", "b": "2"])
    form[\.[text: "a"]].text = "3"
    await form.save { _ in ["id": 7] as [String: JSONValue] }
    #expect(form.base["a"] == "3" && form.base["b"] == "2")
    await form.save { _ in ["a": "4", "b": "5"] as [String: JSONValue] }
    #expect(form.value["a"] == "4" && form.value["b"] == "5")
    #expect(!form.isDirty)
  }

  // MARK: What was edited meanwhile

  @Test func whatWasTypedOrSetMeanwhileStays() async {
    form[\.phone].text = "030 2"
    await form.save { order in
      form[\.phone].beginEditing()
      form[\.phone].text = "030 3"
      form.value.place.city = "Köln"
      form[\.seats].text = "x"
      return order
    }
    #expect(form.base.phone == "030 2" && form.base.place.city == "Bonn")
    #expect(form.value.phone == "030 3" && form.value.place.city == "Köln")
    #expect(form[\.seats].text == "x")
    #expect(form.changedPaths == ["/phone", "/seats", "/place/city"])
  }

  @Test func aResetWhileItIsSavedStays() async {
    form[\.phone].text = "030 2"
    await form.save { order in
      form.reset()
      return order
    }
    #expect(form.value.phone == "030 1")
    #expect(form.base.phone == "030 2")
    #expect(form.changedPaths == ["/phone"])
  }

  @Test func rowsThatWereAddedRemovedAndMovedMeanwhileStay() async {
    rows.append(Row(id: 3, name: "C"))
    await form.save { order in
      rows.remove(rows.elements[0])
      rows.move(from: 1, to: 0)
      rows.append(Row(id: 4, name: "D"))
      return order
    }
    #expect(form.base.rows.map(\.id) == [1, 2, 3])
    #expect(form.value.rows.map(\.id) == [3, 2, 4])
    #expect(form.changedPaths == ["/rows"])
    form.reset()
    #expect(form.value.rows.map(\.id) == [1, 2, 3])
    #expect(!form.isDirty)
  }

  @Test func aRowThatWasRemovedAndComesBackMeanwhileIsClean() async {
    await form.save { order in
      rows.remove(rows.elements[0])
      rows.insert(Row(id: 1, name: "A"), at: 0)
      form.dictionary(\.costs).remove("food")
      form.dictionary(\.costs).insert(1, for: "food")
      return order
    }
    #expect(!form.isDirty)
    #expect(form.changedPaths.isEmpty)
  }

  @Test func aRowThatWasRemovedBeforeAndComesBackMeanwhileIsAnEdit() async {
    rows.remove(rows.elements[0])
    await form.save { order in
      rows.insert(Row(id: 1, name: "A"), at: 0)
      return order
    }
    #expect(form.base.rows.map(\.id) == [2])
    #expect(form.value.rows.map(\.id) == [1, 2])
    #expect(form.changedPaths == ["/rows"])
  }

  @Test func entriesAndTagsThatWereChangedMeanwhileStay() async {
    await form.save { order in
      form.dictionary(\.costs).insert(2, for: "bus")
      form.list(\.tags).remove(form.list(\.tags).elements[0])
      return order
    }
    #expect(form.value.costs == ["food": 1, "bus": 2])
    #expect(form.value.tags == ["y"])
    #expect(form.base == Self.order)
    #expect(form.changedPaths == ["/tags", "/costs/bus"])
  }

  @Test(arguments: [true, false]) func aPartThatWasSwitchedMeanwhileStays(isOn: Bool) async {
    let billing = form.part(\.billing, default: { Place(city: "New") })
    billing.isPresent.value = !isOn
    await form.save { order in
      billing.isPresent.value = isOn
      return order
    }
    #expect((form.value.billing != nil) == isOn)
    #expect((form.base.billing != nil) == !isOn)
    #expect(form.changedPaths == ["/billing"])
  }

  // MARK: Rows

  @Test func aRowIsSavedByItself() async {
    let row = rows.elements[1]
    row[\.name].text = "B2"
    rows.move(from: 1, to: 0)
    await row.save { $0 }
    #expect(!row.isDirty)
    #expect(form.changedPaths == ["/rows"])
    #expect(form.base.rows.map(\.name) == ["A", "B2"])
    form.reset()
    #expect(form.value.rows.map(\.name) == ["A", "B2"])
  }

  @Test func twoRowsMayBeSavedAtTheSameTime() async {
    let (first, second) = (rows.elements[0], rows.elements[1])
    first[\.name].text = "A2"
    second[\.name].text = "B2"
    await first.save { row in
      #expect(await second.save { $0 } == .submitted(Row(id: 2, name: "B2")))
      return row
    }
    #expect(!form.isDirty)
  }

  @Test func aSubmissionRefusesThoseAroundItAndInIt() async {
    let row = rows.elements[0]
    await form.save { order in
      #expect(await form.submit { $0 } == .alreadySubmitting)
      #expect(await row.submit { $0 } == .alreadySubmitting)
      #expect(await row.save { $0 } == .alreadySubmitting)
      return order
    }
    await row.save { row in
      #expect(await form.save { $0 } == .alreadySubmitting)
      return row
    }
    #expect(await form.save { $0 } == .submitted(form.value))
  }

  /// A row that another form has taken meanwhile is not free, either: it is in one submission at most.
  @Test func aPartOfASubmissionIsNotSubmittedElsewhere() async {
    let control = TextControl()
    let (group, other) = (FormValidator(), FormValidator())
    group.add(control)
    await group.submit {
      other.add(control)
      if case .alreadySubmitting = await other.submit({}) {} else { Issue.record("not refused") }
    }
    if case .submitted = await other.submit({}) {} else { Issue.record("refused") }
  }

  // MARK: Other controls

  private struct Incomparable {}

  @Test func controlsThatTheStructureDoesNotHaveAreSaved() async {
    let repeated = form.add(TextControl())
    let token = form.add(Control(Incomparable()))
    let group = form.add(FormValidator())
    let first = group.add(TextControl(), name: "first")
    group.markClean()
    repeated.text = "a"
    token.value = Incomparable()
    await form.save { order in
      group.add(TextControl(), name: "second")
      first.text = "typed"
      return order
    }
    #expect(!repeated.isDirty && !token.isDirty)
    #expect(group.isDirty && first.isDirty)
    repeated.text = "b"
    group.reset()
    repeated.reset()
    #expect(repeated.text == "a")
    #expect(group.parts.map(\.name) == ["first"])
  }

  @Test func aValueThatCannotBeComparedIsDirtyIfItWasSetMeanwhile() async {
    let token = form.add(Control(Incomparable()))
    await form.save { order in
      token.value = Incomparable()
      return order
    }
    #expect(token.isDirty)
  }

  // MARK: Another base meanwhile

  /// The rows that the rebase has added counted as submitted, and the last row was there twice.
  @Test func aBaseThatIsTakenMeanwhileDoublesNothing() async {
    let form = FormModel(Order(tags: ["a", "b"]), rules: Order.rules)
    await form.save { order in
      form.rebase(onto: Order(tags: ["p", "a", "b"]))
      return order
    }
    #expect(form.base.tags == ["a", "b"])
    #expect(form.value.tags == ["p", "a", "b"])
  }

  @Test func aFailureBelongsToTheRowThatWasSentAlsoOverAnotherBase() async throws {
    let (first, second) = (rows.elements[0], rows.elements[1])
    _ = try await form.save { order -> Order in
      var theirs = order
      theirs.rows.insert(Row(id: 9, name: "N"), at: 0)
      form.rebase(onto: theirs)
      throw ExternalFailures(["/rows/1/name": "Taken."])
    }
    #expect(second[\.name].errorMessages == ["Taken."])
    #expect(first[\.name].errorMessages.isEmpty)
  }

  // MARK: Rows that a server gives another identity

  struct Posting: Codable, Sendable, Equatable, Identifiable {
    var id = 0
    var note = ""
  }

  struct Ledger: Codable, Sendable, Equatable {
    var rows: [Posting] = []
  }

  private func makeLedger(_ ids: Int...) -> FormModel<Ledger> {
    FormModel(
      Ledger(rows: ids.map { Posting(id: $0) }), rules: [.each(\.rows, "rows", [.at(\.note, "note")])])
  }

  @Test func aRowThatOthersHaveAddedIsNotTheOneThatTheyHaveRemoved() async {
    let form = makeLedger(1, 2)
    await form.save { table -> Ledger in
      form.list(\.rows).elements[1][\.note].text = "of 2"
      return Ledger(rows: [Posting(id: 1), Posting(id: 3)])
    }
    #expect(form.value.rows.first { $0.id == 3 }?.note == "")
    #expect(form.value.rows.first { $0.id == 2 }?.note == "of 2")
  }

  @Test func aNewRowIsFoundWhereverTheServerPutsIt() async {
    let form = makeLedger(1)
    let new = form.list(\.rows).append(Posting())
    await form.save { table -> Ledger in
      new[\.note].text = "typed"
      return Ledger(rows: [Posting(id: 9), Posting(id: 1)])
    }
    #expect(form.list(\.rows).elements.first === new)
    #expect(form.value.rows == [Posting(id: 9, note: "typed"), Posting(id: 1)])
    #expect(form.changedPaths == ["/rows/0/note"])
  }

  @Test func newRowsMayShareAProvisionalIdentity() async {
    let form = makeLedger(1, 2)
    let rows = form.list(\.rows)
    let second = rows.elements[1]
    let new = [rows.append(Posting()), rows.append(Posting())]
    await form.save { table -> Ledger in
      second[\.note].text = "of 2"
      new[1][\.note].text = "last"
      return Ledger(rows: [Posting(id: 2), Posting(id: 7), Posting(id: 8)])
    }
    #expect(form.value.rows.map(\.id) == [2, 7, 8])
    #expect(form.value.rows.map(\.note) == ["of 2", "", "last"])
    #expect(rows.elements[2] === new[1])
  }

  @Test func aRowThatWasSavedByItselfIsKnownByItsNewIdentity() async {
    let form = makeLedger(1)
    let rows = form.list(\.rows)
    let row = rows.elements[0]
    rows.insert(Posting(id: 1), at: 1)
    await row.save { _ in Posting(id: 5) }
    rows.remove(row)
    #expect(rows.append(Posting(id: 5)) === row)
  }

  @Test func aPartThatTheProgramTakesAwayWhileItIsSavedHasTheSavedStructure() async {
    var festival = Festival.full
    festival.contact = nil
    let form = FormModel(festival, rules: Festival.rules)
    let contact = form.part(\.contact, default: { Festival.defaultPlace })
    contact.isPresent.value = true
    await form.save { _ in form.value = festival }
    let draft = form.snapshot()
    #expect(form.rebase(onto: form.base).isEmpty)
    #expect(form.snapshot() == draft)
    contact.isPresent.value = true
    #expect(form.value.contact == form.base.contact)
    #expect(!form.isDirty)
  }
}
