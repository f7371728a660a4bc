import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

/// `configureElements(_:)` and `configureModel(_:)`: each form of an element or of an optional structure is set up once,
/// whatever makes it.
@MainActor @Suite struct ElementConfigurationTests {
  struct Phone: Codable, Sendable, Equatable, Identifiable {
    var id = 0
    var number = ""
  }

  struct Address: Codable, Sendable, Equatable {
    var city = ""
    var phones: [Phone] = []
  }

  struct Contact: Codable, Sendable, Equatable {
    var phones: [Phone] = []
    var tags: [String] = []
    var budget: [String: Int] = [:]
    var address: Address?
    var places: [Address] = []
  }

  private static let phone: RuleSet<Phone> = [.at(\.number, "number", label: "Number", [.notEmpty])]
  private static let address: RuleSet<Address> = [
    .at(\.city, "city", [.notEmpty]), .each(\.phones, "phones", phone),
  ]
  private static let rules: RuleSet<Contact> = [
    .each(\.phones, "phones", label: "Phones", phone),
    .each(\.tags, "tags", [.notEmpty]),
    .each(\.budget, "budget", [.range(0...)]),
    .at(\.address, "address", address),
    .each(\.places, "places", address),
  ]
  private static let loaded = Contact(
    phones: [Phone(id: 1, number: "1"), Phone(id: 2, number: "2")], tags: ["a"], budget: ["food": 1])

  private let form = FormModel(Self.loaded, rules: Self.rules)

  /// Gives each present and later element of the lists of a form a label, and returns how often each was set up.
  private func label(_ form: FormModel<Contact>) -> Counts {
    let counts = Counts()
    form.list(\.phones).configureElements { phone in
      counts.add(phone)
      phone[\.number].label = "Set up"
    }
    form.list(\.tags).configureElements { tag in
      counts.add(tag)
      tag[\.self].label = "Set up"
    }
    form.dictionary(\.budget).configureElements { entry in
      counts.add(entry)
      entry[\.self].label = "Set up: \(entry.name ?? "?")"
    }
    return counts
  }

  private final class Counts {
    private(set) var elements: [ObjectIdentifier: Int] = [:]

    func add(_ part: FormPart) { elements[ObjectIdentifier(part), default: 0] += 1 }

    var isOncePerElement: Bool { elements.values.allSatisfy { $0 == 1 } }
  }

  private func labels(_ form: FormModel<Contact>) -> Set<String?> {
    let phones = form.list(\.phones).elements.map { $0[\.number].label }
    let tags = form.list(\.tags).elements.map { $0[\.self].label }
    let budget = form.dictionary(\.budget).entries.map { key, entry in
      entry[\.self].label == "Set up: \(key)" ? "Set up" : entry[\.self].label
    }
    return Set(phones + tags + budget)
  }

  // MARK: Each way in which an element comes

  @Test func elementsThatArePresentAreSetUp() {
    let counts = label(form)
    #expect(labels(form) == ["Set up"])
    #expect(counts.elements.count == 4 && counts.isOncePerElement)
    #expect(!form.isDirty && !form.hasValidated)
  }

  @Test func elementsThatTheUserAddsAreSetUp() {
    let counts = label(form)
    form.list(\.phones).append(Phone(id: 3))
    form.list(\.tags).insert("b", at: 0)
    form.dictionary(\.budget).insert(2, for: "bus")
    #expect(labels(form) == ["Set up"])
    #expect(counts.elements.count == 7 && counts.isOncePerElement)
  }

  @Test func elementsOfALoadedValueAreSetUp() {
    let counts = label(form)
    form.value = Contact(phones: [Phone(id: 9)], tags: ["x", "y"], budget: ["bus": 1])
    #expect(labels(form) == ["Set up"])
    form.list(\.tags).value = ["x", "y", "z"]
    form.dictionary(\.budget).value = ["museum": 1, "bus": 3]
    #expect(labels(form) == ["Set up"])
    #expect(counts.isOncePerElement)
  }

  @Test func elementsOfARebaseAreSetUp() {
    let counts = label(form)
    form.list(\.phones).append(Phone(id: 5, number: "5"))
    form.dictionary(\.budget).insert(7, for: "museum")
    form.rebase(
      onto: Contact(
        phones: [Phone(id: 1, number: "1"), Phone(id: 4, number: "4")], tags: ["a", "b"],
        budget: ["bus": 1, "museum": 2]))
    #expect(Set(form.list(\.phones).value.map(\.id)) == [1, 4, 5])
    #expect(form.value.budget == ["bus": 1, "museum": 7])
    #expect(labels(form) == ["Set up"])
    form.reset()
    #expect(labels(form) == ["Set up"])
    #expect(counts.isOncePerElement)
  }

  @Test func elementsOfADraftAreSetUp() throws {
    form.list(\.phones).append(Phone(id: 3, number: "3"))
    form.list(\.tags).append("b")
    form.dictionary(\.budget).insert(2, for: "bus")
    let draft = try JSONEncoder().encode(form.snapshot())

    let restored = FormModel(Self.loaded, rules: Self.rules)
    let counts = label(restored)
    var texts: [String] = []
    restored.list(\.phones).configureElements { texts.append($0[\.number].text) }
    restored.restore(try JSONDecoder().decode(FormSnapshot<Contact>.self, from: draft))
    #expect(restored.value == form.value)
    #expect(labels(restored) == ["Set up"])
    #expect(counts.isOncePerElement)
    #expect(texts == ["1", "2", "3"])
  }

  @Test func elementsThatComeBackAreSetUp() {
    form.list(\.phones).remove(form.list(\.phones).elements[0])
    form.dictionary(\.budget).remove("food")
    let counts = label(form)
    form.reset()
    #expect(form.value == Self.loaded)
    #expect(labels(form) == ["Set up"])
    #expect(counts.elements.count == 4 && counts.isOncePerElement)
  }

  @Test func aSubmittedElementThatComesBackIsSetUp() async {
    let tags = form.list(\.tags)
    tags.append("b")
    var counts: Counts?
    await form.save { _ in
      tags.remove(tags.elements[1])
      counts = label(form)
    }
    form.reset()
    #expect(form.value.tags == ["a", "b"])
    #expect(labels(form) == ["Set up"])
    #expect(counts?.isOncePerElement == true)
  }

  // MARK: Optional parts

  private static func cities(_ change: (FormModel<Contact>) -> Void) -> [String] {
    let form = FormModel(Contact(), rules: rules)
    let part = form.part(\.address, default: { Address(city: "Paris") })
    var cities: [String] = []
    part.configureModel { address in
      cities.append(address[\.city].value)
      address[\.city].label = "Town"
    }
    #expect(cities.isEmpty)
    change(form)
    #expect(part.model?[\.city].label == "Town")
    part.isPresent.value = false
    part.isPresent.value = true
    return cities
  }

  @Test func theFormOfAnOptionalPartIsSetUpOnce() {
    let rome = Contact(address: Address(city: "Rome"))
    #expect(Self.cities { $0.part(\.address).isPresent.value = true } == ["Paris"])
    #expect(Self.cities { $0.value = rome } == ["Rome"])
    #expect(Self.cities { $0.rebase(onto: rome) } == ["Rome"])
    let other = FormModel(Contact(), rules: Self.rules)
    other.value = rome
    let draft = other.snapshot()
    #expect(Self.cities { $0.restore(draft) }.count == 1)
  }

  @Test func aFormThatIsPresentIsSetUpAtOnce() {
    let form = FormModel(Contact(address: Address(city: "Rome")), rules: Self.rules)
    form.part(\.address).configureModel { $0[\.city].label = "Town" }
    #expect(form.part(\.address).model?[\.city].label == "Town")
    #expect(!form.isDirty)
  }

  // MARK: What a closure may do

  @Test func conditionsFormatsAndInnerListsAreSetUp() async {
    let isKnown = HeldFunction<String>()
    let form = FormModel(Contact(), rules: Self.rules)
    form.list(\.places).configureElements { place in
      place[\.city].addCondition(
        .async("known", options: RequestOptions(clock: ManualClock())) { try await isKnown($0) },
        invalidMessage: "Unknown.")
      place.list(\.phones).configureElements { phone in phone[\.number].inputFormat = .mask("##-##") }
    }
    form.value = Contact(places: [Address(city: "Paris", phones: [Phone(number: "1234")])])
    let place = form.list(\.places).elements[0]
    #expect(place.list(\.phones).elements[0][\.number].text == "12-34")
    #expect(place.list(\.phones).append(Phone(number: "5678"))[\.number].text == "56-78")
    #expect(form.value.places[0].phones.map(\.number) == ["1234", "5678"])
    form.validate()
    #expect(form.state == .waiting)
    await isKnown.waitForCalls(1)
    isKnown.finish("Paris", with: .success(false))
    #expect(await form.settledState() == .invalid)
    #expect(form.errorMessages == ["Unknown."])
  }

  @Test func observersAreNotifiedAfterTheElementIsThere() {
    var counts: [Int] = []
    let list = form.list(\.tags)
    list.configureElements { $0[\.self].addRule(.length(...3)) }
    form.validate()
    form.stateChangedHandler = { _ in counts.append(list.count) }
    form.performChanges { list.append("long") }
    form.validate()
    #expect(counts == [2, 2])
    #expect(form.failures.map(\.path) == ["/tags/1"])
  }

  @Test func anElementThatAClosureAddsIsReportedAndNotSetUp() {
    let list = form.list(\.tags)
    var count = 0
    let reports = reportsOfMisuse {
      list.configureElements { [weak list] _ in
        count += 1
        list?.append("again")
      }
    }
    #expect(count == 1)
    #expect(list.value == ["a", "again"])
    #expect(reports.count == 1 && reports[0].contains("configureElements"))
    list.append("b")
    #expect(count == 2)
  }

  @Test func nothingIsKeptAlive() {
    weak var form: FormModel<Contact>?
    weak var element: FormModel<Phone>?
    do {
      let strong = FormModel(Self.loaded, rules: Self.rules)
      strong.list(\.phones).configureElements { [weak strong] phone in
        phone[\.number].addRule(.notEmpty, when: { [weak phone] in phone?.isDirty == true && strong != nil })
      }
      strong.part(\.address).configureModel { [weak strong] _ in _ = strong }
      strong.list(\.phones).append(Phone(id: 3))
      form = strong
      element = strong.list(\.phones).elements[2]
      #expect(element != nil)
    }
    #expect(form == nil && element == nil)
  }
}
