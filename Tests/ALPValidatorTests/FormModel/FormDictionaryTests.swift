import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

@MainActor
@Suite struct FormDictionaryTests {
  struct Trip: Codable, Sendable, Equatable {
    struct Stay: Codable, Sendable, Equatable {
      var hotel = ""
      var nights = 1

      static let rules: RuleSet<Stay> = [
        .at(\.hotel, "hotel", formatters: [.trimmed], [.notEmpty]),
        .at(\.nights, "nights", [.range(1...30)]),
      ]
    }

    var budget: [String: Int] = [:]
    var stays: [String: Stay] = [:]
    var notes: [String: String]?

    static let rules: RuleSet<Trip> = [
      .each(\.budget, "budget", list: [.count(...3)], [.range(0...)]),
      .each(\.stays, "stays", Stay.rules),
      .each(\.notes, "notes", [.length(...5)]),
    ]
  }

  private let form = FormModel(
    Trip(budget: ["food": 40, "bus": 10], stays: ["Rome": Trip.Stay(hotel: "Sole", nights: 2)]),
    rules: Trip.rules)

  private var budget: FormDictionary<Int> { form.dictionary(\.budget) }
  private var stays: FormDictionary<Trip.Stay> { form.dictionary(\.stays) }

  // MARK: Entries

  @Test func hasAFormForEachEntryInTheOrderOfTheKeys() {
    #expect(budget.keys == ["bus", "food"])
    #expect(budget["food"]?[\.self].value == 40)
    #expect(budget["rent"] == nil)
    #expect(stays["Rome"]?[\.hotel].path == "/stays/Rome/hotel")
    #expect(form.control(at: "/stays/Rome/hotel") === stays["Rome"]?[\.hotel])
    #expect(form.control(at: "/budget/food") === budget["food"]?[\.self])
  }

  @Test func editsOfEntriesAreInTheValue() {
    budget["food"]?[\.self].text = "45"
    stays["Rome"]?[\.hotel].text = " Luna "
    #expect(form.value.budget == ["food": 45, "bus": 10])
    #expect(form.value.stays["Rome"]?.hotel == "Luna")
    #expect(form.changedPaths == ["/budget/food", "/stays/Rome/hotel"])
  }

  @Test func addingAndRemovingAreEdits() {
    budget.insert(12, for: "museum")
    budget.remove("bus")
    #expect(budget.keys == ["food", "museum"])
    #expect(form.value.budget == ["food": 40, "museum": 12])
    #expect(form.isDirty)
    #expect(form.changedPaths == ["/budget/museum", "/budget/bus"])
    form.reset()
    #expect(form.value.budget == ["food": 40, "bus": 10])
    #expect(!form.isDirty)
  }

  @Test func anEntryThatComesBackIsTheSame() {
    let bus = budget["bus"]
    budget.remove("bus")
    budget.remove("bus")
    #expect(budget.insert(10, for: "bus") === bus)
    #expect(!form.isDirty)
    budget.insert(11, for: "bus")
    #expect(form.changedPaths == ["/budget/bus"])
  }

  @Test func settingTheValueKeepsTheFormsOfKnownKeys() {
    let food = budget["food"]
    form.value.budget = ["food": 1, "hotel": 2]
    #expect(budget["food"] === food)
    #expect(budget.value == ["food": 1, "hotel": 2])
    budget.value = [:]
    #expect(form.value.budget.isEmpty)
  }

  @Test func aDictionaryThatWasMissingIsMissingUntilItHasAnEntry() {
    let notes = form.dictionary(\.notes)
    #expect(form.value.notes == nil)
    notes.insert("hi", for: "a")
    #expect(form.value.notes == ["a": "hi"])
    notes.remove("a")
    #expect(form.value.notes == nil)
    #expect(!form.isDirty)
  }

  @Test func aReaderOfTheKeysIsNotifiedOfOtherEntriesOnly() {
    let reader = Reader { [budget] in _ = budget.keys }
    budget["food"]?[\.self].text = "1"
    #expect(reader.count == 0)
    budget.insert(1, for: "rent")
    #expect(reader.count == 1)
  }

  // MARK: Failures

  @Test func rulesOfEntriesAndOfTheWholeHaveTheirPlaces() {
    budget.insert(-1, for: "a")
    budget.insert(1, for: "b")
    form.validate()
    #expect(form.failures.map(\.path) == ["/budget", "/budget/a"])
    #expect(budget.visibleErrorMessages == ["Please choose at most 3 items."])
    #expect(Trip.rules.failures(for: form.value).map(\.path) == ["/budget", "/budget/a"])
  }

  @Test func aFailureOfAServerFindsItsEntry() {
    form.setExternalFailures(["/budget/food": "Too much.", "/budget": "Over budget."])
    #expect(budget["food"]?[\.self].errorMessages == ["Too much."])
    #expect(budget.visibleErrorMessages == ["Over budget."])
    budget["food"]?[\.self].text = "4"
    #expect(form.failures.isEmpty)
  }

  // MARK: Servers

  @Test func eachEntryIsAMemberOfAPatch() throws {
    budget.insert(12, for: "museum")
    budget.remove("bus")
    let patch = try JSONDecoder().decode(JSONValue.self, from: form.mergePatch())
    #expect(patch == ["budget": ["museum": 12, "bus": .null]])
  }

  @Test func aRebaseKeepsWhatTheUserAddedRemovedAndEdited() {
    budget["food"]?[\.self].text = "45"
    budget.remove("bus")
    budget.insert(12, for: "museum")
    let conflicts = form.rebase(
      onto: Trip(budget: ["food": 40, "bus": 10, "rent": 90], stays: [:]))
    #expect(conflicts.isEmpty)
    #expect(form.value.budget == ["food": 45, "museum": 12, "rent": 90])
    #expect(form.value.stays.isEmpty)
  }

  @Test func whatBothSidesChangedIsAConflict() {
    budget["food"]?[\.self].text = "45"
    budget.remove("bus")
    budget.insert(12, for: "museum")
    stays["Rome"]?[\.nights].text = "3"
    let conflicts = form.rebase(onto: Trip(budget: ["food": 41, "bus": 11, "museum": 13]))
    #expect(Set(conflicts) == ["/budget/food", "/budget", "/budget/museum", "/stays/Rome"])
    #expect(form.value.budget == ["food": 45, "museum": 12])
    #expect(form.value.stays["Rome"]?.nights == 3)
  }

  @Test func aTextWithoutAValueStaysInAnEntryThatBothSidesAdded() {
    let museum = budget.insert(12, for: "museum")
    museum[\.self].text = "x"
    #expect(form.rebase(onto: Trip(budget: ["museum": 13])) == ["/budget/museum"])
    #expect(museum[\.self].text == "x")
  }

  @Test func whatWasSavedIsClean() async throws {
    budget.insert(12, for: "museum")
    let submission = await form.submit { trip in
      budget.insert(5, for: "typed meanwhile")
      return trip
    }
    guard case .submitted(let saved) = submission else {
      Issue.record("\(submission)")
      return
    }
    #expect(form.rebase(onto: saved).isEmpty)
    #expect(form.changedPaths == ["/budget/typed meanwhile"])
  }

  // MARK: Drafts

  @Test func aDraftHasTheEntriesAndTheirTexts() throws {
    budget.remove("bus")
    budget.insert(12, for: "museum")
    budget["museum"]?[\.self].text = "x"
    stays.insert(Trip.Stay(hotel: "Mare"), for: "Bari")
    let data = try JSONEncoder().encode(form.snapshot())
    let other = FormModel(form.base, rules: Trip.rules)
    let restoration = other.restore(try JSONDecoder().decode(FormSnapshot<Trip>.self, from: data))
    #expect(restoration == FormRestoration())
    #expect(other.dictionary(\.budget).keys == ["food", "museum"])
    #expect(other.dictionary(\.budget)["museum"]?[\.self].text == "x")
    #expect(other.value.stays["Bari"]?.hotel == "Mare")
    #expect(other.changedPaths == form.changedPaths)
  }

  @Test func aDraftHasNoSecretsOfEntries() throws {
    struct Account: Codable, Sendable {
      var user = ""
      var password = ""
      static let rules: RuleSet<Account> = [
        .at(\.user, "user", []), .at(\.password, "password", isSecret: true, []),
      ]
    }
    struct Accounts: Codable, Sendable {
      var accounts: [String: Account] = [:]
      static let rules: RuleSet<Accounts> = [.each(\.accounts, "accounts", Account.rules)]
    }
    let accounts = Accounts(accounts: ["home": Account(user: "ada", password: "s3cret")])
    let form = FormModel(accounts, rules: Accounts.rules)
    form.dictionary(\.accounts)["home"]?[\.user].text = "grace"
    let data = try JSONEncoder().encode(form.snapshot())
    #expect(!String(decoding: data, as: UTF8.self).contains("s3cret"))
    let other = FormModel(accounts, rules: Accounts.rules)
    other.restore(try JSONDecoder().decode(FormSnapshot<Accounts>.self, from: data))
    #expect(other.value.accounts["home"]?.user == "grace")
    #expect(other.value.accounts["home"]?.password == "s3cret")
  }

  @Test func isReleasedWithItsForm() {
    var form: FormModel<Trip>? = FormModel(Trip(budget: ["a": 1]), rules: Trip.rules)
    weak let dictionary = form?.dictionary(\.budget)
    weak let entry = dictionary?["a"]
    #expect(entry != nil)
    form = nil
    #expect(dictionary == nil)
    #expect(entry == nil)
  }
}
