import ALPValidator
import Foundation
import Testing

/// Entries of a dictionary that get another key.
@MainActor
@Suite struct RenamedEntryTests {
  struct Item: Codable, Sendable, Equatable {
    var amount = 0
    var note = ""
  }

  struct Trip: Codable, Sendable, Equatable {
    var budget: [String: Item] = [:]
  }

  static let rules: RuleSet<Trip> = [
    .each(\.budget, "budget", [.at(\.amount, "amount", [.range(0...9)]), .at(\.note, "note")])
  ]

  static let trip = Trip(budget: [
    "food": Item(amount: 4), "museum": Item(amount: 1), "taxi": Item(amount: 2),
  ])

  private func makeForm(_ trip: Trip = trip) -> FormModel<Trip> { FormModel(trip, rules: Self.rules) }

  private func paths(_ form: FormModel<Trip>) -> [String] { form.changedPaths.map(\.description).sorted() }

  @Test func keepsTheControlsAndTheirFailures() throws {
    let form = makeForm()
    let budget = form.dictionary(\.budget)
    let food = try #require(budget["food"])
    food[\.amount].text = "x"
    food.validate()
    budget.rename("food", to: "zoo")
    #expect(budget["zoo"] === food)
    #expect(budget["food"] == nil)
    #expect(budget.keys == ["museum", "taxi", "zoo"])
    #expect(food[\.amount].text == "x")
    #expect(form.failures.map(\.path) == ["/budget/zoo/amount"])
    #expect(form.control(at: "/budget/zoo/amount") === food[\.amount])
    #expect(form.value.budget.keys.sorted() == ["museum", "taxi", "zoo"])
  }

  @Test func isAnEdit() throws {
    let form = makeForm()
    let budget = form.dictionary(\.budget)
    let food = try #require(budget["food"])
    // The order stays the same.
    budget.rename("food", to: "foods")
    #expect(form.isDirty)
    #expect(paths(form) == ["/budget/food", "/budget/foods"])
    let patch = try JSONDecoder().decode(JSONValue.self, from: form.mergePatch())
    #expect(patch == ["budget": ["food": nil, "foods": ["amount": 4, "note": ""]]])
    budget.rename("foods", to: "food")
    #expect(!form.isDirty)
    budget.rename("food", to: "zoo")
    form.reset()
    #expect(budget.keys == ["food", "museum", "taxi"])
    #expect(budget["food"] === food)
    #expect(!form.isDirty)
  }

  @Test func doesNothingWithoutAnEntryOrWithATakenKey() {
    let form = makeForm()
    let budget = form.dictionary(\.budget)
    budget.rename("bus", to: "train")
    budget.rename("food", to: "taxi")
    budget.rename("food", to: "food")
    #expect(!form.isDirty)
    #expect(form.value == Self.trip)
  }

  @Test func anotherEntryMayGetTheEarlierKey() throws {
    let form = makeForm()
    let budget = form.dictionary(\.budget)
    let food = budget["food"]
    budget.rename("food", to: "meals")
    let new = budget.insert(Item(amount: 9), for: "food")
    #expect(new !== food)
    #expect(budget["meals"] === food)
    #expect(paths(form) == ["/budget/food", "/budget/meals"])
    #expect(form.base == Self.trip)
    form.reset()
    #expect(form.value == Self.trip)
    #expect(budget["food"] === food)
  }

  @Test func aRemovedOneComesBackUnderItsKeyInTheBase() {
    let form = makeForm()
    let budget = form.dictionary(\.budget)
    let food = budget["food"]
    budget.rename("food", to: "meals")
    budget.remove("meals")
    #expect(budget.insert(Item(amount: 4), for: "food") === food)
    #expect(!form.isDirty)
  }

  @Test func isSavedUnderTheNewKey() async {
    let form = makeForm()
    let budget = form.dictionary(\.budget)
    budget.rename("food", to: "meals")
    _ = await form.save { (trip: Trip) -> Trip in
      #expect(trip.budget["meals"] != nil)
      budget.rename("taxi", to: "cab")
      return trip
    }
    #expect(form.base.budget.keys.sorted() == ["meals", "museum", "taxi"])
    #expect(form.value.budget.keys.sorted() == ["cab", "meals", "museum"])
    #expect(paths(form) == ["/budget/cab", "/budget/taxi"])
  }

  @Test func aRebaseKeepsTheNewKey() throws {
    let form = makeForm()
    let budget = form.dictionary(\.budget)
    budget.rename("food", to: "meals")
    var theirs = Self.trip
    theirs.budget["food"]?.note = "n"
    #expect(form.rebase(onto: theirs).isEmpty)
    #expect(form.value.budget["meals"] == Item(amount: 4, note: "n"))
    #expect(form.base == theirs)
    #expect(form.rebase(onto: theirs).isEmpty)
    #expect(paths(form) == ["/budget/food", "/budget/meals"])
  }

  @Test func bothSidesMayUseOneKey() {
    let form = makeForm()
    let budget = form.dictionary(\.budget)
    budget.rename("food", to: "meals")
    var theirs = Self.trip
    theirs.budget["meals"] = Item(amount: 8)
    #expect(form.rebase(onto: theirs) == ["/budget/meals"])
    #expect(form.value.budget["meals"] == Item(amount: 4))
    #expect(form.base == theirs)
    form.reset()
    #expect(form.value == theirs)
  }

  @Test func aRenamedEntryThatOthersHaveRemovedStays() {
    let form = makeForm()
    form.dictionary(\.budget).rename("food", to: "meals")
    var theirs = Self.trip
    theirs.budget["food"] = nil
    #expect(form.rebase(onto: theirs) == ["/budget/meals"])
    #expect(form.value.budget["meals"] == Item(amount: 4))
    #expect(form.base == theirs)
  }

  @Test func aDraftHasIt() throws {
    let form = makeForm()
    let budget = form.dictionary(\.budget)
    budget.rename("food", to: "meals")
    budget["meals"]?[\.amount].text = "7"
    budget.insert(Item(), for: "food")
    let draft = form.snapshot()
    let read = try JSONDecoder().decode(FormSnapshot<Trip>.self, from: JSONEncoder().encode(draft))
    #expect(read == draft)
    let other = makeForm()
    #expect(other.restore(read) == FormRestoration())
    #expect(other.value == form.value)
    #expect(paths(other) == paths(form))
    #expect(other.snapshot() == draft)
    form.reset()
    form.restore(draft)
    #expect(form.value == other.value)
    form.restore(makeForm().snapshot())
    #expect(form.value == Self.trip)
    #expect(!form.isDirty)
  }

  @Test func aRemovedOneThatIsLoadedHasItsKeyInTheBase() {
    let form = makeForm(Trip(budget: ["a": Item(amount: 1)]))
    let budget = form.dictionary(\.budget)
    budget.rename("a", to: "c")
    budget.remove("c")
    budget.value = ["a": Item(amount: 2), "c": Item(amount: 3)]
    #expect(budget.keys == ["a", "c"])
    #expect(form.value.budget == ["a": Item(amount: 2), "c": Item(amount: 3)])
    budget.value = ["a": Item(amount: 1)]
    #expect(form.value.budget == ["a": Item(amount: 1)])
    #expect(!form.isDirty)
  }

  @Test func theValueOfTheBaseIsNoEdit() {
    let form = makeForm()
    let food = form.dictionary(\.budget)["food"]
    form.dictionary(\.budget).rename("food", to: "meals")
    form.value = Self.trip
    #expect(form.dictionary(\.budget)["food"] === food)
    #expect(!form.isDirty)
    #expect(form.changedPaths.isEmpty)
  }

  @Test func aMessageMayReadTheDictionaryWhileKeysChange() {
    let form = makeForm(Trip(budget: ["a": Item(amount: 1), "b": Item(amount: 2)]))
    let budget = form.dictionary(\.budget)
    let field = budget["a"]?[\.amount]
    field?.addRule(
      .range(5...).with(message: { _ in MainActor.assumeIsolated { "\(budget.value.count) entries" } }))
    budget["a"]?.validate()
    budget.remove("a")
    budget.rename("b", to: "a")
    form.reset()
    #expect(form.value.budget == ["a": Item(amount: 1), "b": Item(amount: 2)])
    #expect(!form.isDirty)
  }
}
