import ALPValidator
import Testing

/// An element that was removed comes back by a value: what was done in it before it was removed does not matter, as
/// it does not after a relaunch.
@MainActor
@Suite struct ReturningElementTests {
  private func makeForm() -> FormModel<Festival> {
    let form = FormModel(Festival.full, rules: Festival.rules)
    form.list(\.guests).configureElements { guest in
      _ = guest.part(\.home, default: { Festival.defaultPlace })
    }
    return form
  }

  @Test func elementsWithoutKeysAreThoseOfTheBaseAtTheirPlaces() {
    let form = makeForm()
    let guests = form.list(\.guests)
    let guest = guests.elements[0]
    guest.list(\.notes).move(from: 0, to: 1)
    guests.remove(guest)

    guests.insert(Festival.Guest(id: 1, name: "A", notes: [.init(text: "z"), .init(text: "y")]), at: 0)

    #expect(guests.elements[0] === guest)
    #expect(form.changedPaths.map(\.description).sorted() == ["/guests/0/home", "/guests/0/notes/0/text"])
  }

  @Test func anOptionalPartBeginsWithItsDefault() {
    let form = makeForm()
    let guests = form.list(\.guests)
    let guest = guests.elements[1]
    let home = guest.part(\.home)
    home.isPresent.value = true
    home.model?[\.city].value = "typed"
    home.isPresent.value = false
    guests.remove(guest)

    guests.insert(Festival.Guest(id: 2, name: "B"), at: 1)
    home.isPresent.value = true

    #expect(guests.elements[1] === guest)
    #expect(home.model?[\.city].value == Festival.defaultPlace.city)
  }

  @Test func anElementThatTheProgramSetsIsThatOfTheBase() {
    let form = makeForm()
    let guests = form.list(\.guests)
    guests.elements[0].list(\.notes).move(from: 0, to: 1)
    guests.remove(guests.elements[0])

    form.value = Festival.full

    #expect(form.changedPaths.isEmpty)
    #expect(!form.isDirty)
  }

  @Test func anEntryShowsNothingOfBefore() throws {
    let form = makeForm()
    let costs = form.dictionary(\.costs)
    let entry = try #require(costs["a"])
    entry[\.amount].text = "x"
    entry.validate()
    costs.remove("a")

    costs.insert(Festival.Cost(label: "A"), for: "a")

    #expect(costs["a"] === entry)
    #expect(!form.isDirty)
    #expect(entry[\.amount].visibleErrorMessages.isEmpty)
    #expect(!entry[\.amount].isTouched)
  }
}
