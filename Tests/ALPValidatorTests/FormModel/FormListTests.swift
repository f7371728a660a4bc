import ALPValidator
import Foundation
import Testing

@MainActor
@Suite struct FormListTests {
  private let form = FormModel(
    Application(
      employers: [Employer(id: 1, company: "A"), Employer(id: 2, company: "B")], skills: ["Swift"]),
    rules: Application.rules)

  private var employers: FormList<Employer> { form.list(\.employers) }
  private var companies: [String] { form.value.employers.map(\.company) }

  @Test func hasAFormForEachElement() {
    #expect(employers.elements.map { $0[\.company].value } == ["A", "B"])
    #expect(employers.elements[1][\.company].path == "/employers/1/company")
    #expect(form.control(at: "/employers/1/company") === employers.elements[1][\.company])
    #expect(form.control(at: "/employers/2/company") == nil)
    #expect(form.control(at: "/employers/company") == nil)
  }

  /// On a server, a list with too many elements fails, whatever an element is.
  @Test func rulesAboutTheNumberOfElementsDoNotWaitForTextsThatCannotBeRead() {
    struct Order: Codable, Sendable {
      var amounts = [1]
      static let rules: RuleSet<Order> = [
        .each(\.amounts, "amounts", list: [.count(...2) && !.count(2...2), .unique], [.range(0...)])
      ]
    }
    let form = FormModel(Order(), rules: Order.rules)
    let amounts = form.list(\.amounts)
    amounts.elements[0][\.self].text = "one"
    #expect(form.failures.map(\.path.description) == ["/amounts/0"])
    amounts.append(1)
    form.validate()
    #expect(form.failures.filter { $0.path == "/amounts" }.map(\.name) == ["and"])
    amounts.elements[0][\.self].text = "1"
    #expect(form.failures.map(\.name) == ["and", "unique"])
    amounts.remove(amounts.elements[1])
    #expect(form.state == .valid)
  }

  @Test func itsRulesSayHowManyElementsItMayHave() {
    struct Trip: Sendable {
      var guests: [String] = []
      var costs: [String: Int] = [:]
      var isLarge = false
      static let rules: RuleSet<Trip> = [
        .each(\.guests, "guests", list: [.count(1...9)], []),
        .each(\.costs, "costs", list: [.count(2...)], []),
        .at(\.isLarge, "isLarge"),
        .when(\.isLarge, { !$0 }, [.each(\.guests, "guests", list: [.count(...4)], [])]),
      ]
    }
    let form = FormModel(Trip(), rules: Trip.rules)
    let guests = form.list(\.guests)
    let reader = Reader { _ = guests.maximumCount }
    #expect(guests.maximumCount == 4 && form.dictionary(\.costs).maximumCount == nil)
    form[\.isLarge].value = true
    #expect(guests.maximumCount == 9 && reader.count == 1)
  }

  @Test func editsOfElementsAreInTheValue() {
    employers.elements[1][\.company].text = " C "
    #expect(companies == ["A", "C"])
    #expect(form.changedPaths == ["/employers/1/company"])
  }

  @Test func addingRemovingAndMovingChangeTheValue() {
    let added = employers.append(Employer(id: 3, company: "C"))
    #expect(companies == ["A", "B", "C"])
    employers.insert(Employer(id: 4, company: "D"), at: 0)
    #expect(companies == ["D", "A", "B", "C"])
    employers.move(from: 3, to: 1)
    #expect(companies == ["D", "C", "A", "B"])
    #expect(employers.elements[1] === added)
    employers.move(from: 0, to: 3)
    #expect(companies == ["C", "A", "B", "D"])
    employers.remove(added)
    #expect(companies == ["A", "B", "D"])
    #expect(employers.count == 3)
    employers.remove(added)
    #expect(employers.count == 3)
  }

  @Test func movesAndRemovesByTheOffsetsOfSwiftUI() {
    employers.append(Employer(id: 3, company: "C"))
    employers.append(Employer(id: 4, company: "D"))
    employers.move(fromOffsets: [0], toOffset: 2)
    #expect(companies == ["B", "A", "C", "D"])
    employers.move(fromOffsets: [1, 3], toOffset: 0)
    #expect(companies == ["A", "D", "B", "C"])
    employers.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(companies == ["D", "C", "A", "B"])
    employers.remove(atOffsets: [1, 3])
    #expect(companies == ["D", "A"])
  }

  /// The same as `move(fromOffsets:toOffset:)` of SwiftUI's arrays: what is moved comes before the element at the destination.
  @Test(arguments: 0..<200) func movesAsASimpleModelDoes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0...6, using: &generator)
    let form = FormModel(Application(skills: (0..<count).map(String.init)), rules: Application.rules)
    let source = IndexSet((0..<count).filter { _ in Bool.random(using: &generator) })
    let destination = Int.random(in: 0...count, using: &generator)
    form.list(\.skills).move(fromOffsets: source, toOffset: destination)

    var expected = (0..<count).filter { !source.contains($0) }
    let place = expected.firstIndex { $0 >= destination } ?? expected.count
    expected.insert(contentsOf: source, at: place)
    #expect(form.value.skills == expected.map(String.init))
  }

  @Test func anElementKeepsItsFailuresAndItsPathFollowsItsPlace() {
    let second = employers.elements[1]
    second[\.company].text = ""
    second[\.company].beginEditing()
    second[\.company].endEditing()
    let path = Reader { _ = second[\.company].path }
    employers.move(from: 1, to: 0)
    #expect(path.count == 1)
    #expect(second[\.company].path == "/employers/0/company")
    #expect(second[\.company].shouldShowErrors)
    #expect(form.failures.map(\.path) == ["/employers/0/company"])
  }

  @Test func changesOfTheListAreEdits() {
    let first = employers.elements[0]
    employers.remove(first)
    #expect(form.isDirty)
    #expect(form.changedPaths == ["/employers"])
    form.reset()
    #expect(companies == ["A", "B"])
    #expect(employers.elements[0] === first)
    #expect(!form.isDirty)
    employers.move(from: 0, to: 1)
    #expect(form.isDirty)
    employers.move(from: 0, to: 1)
    #expect(!form.isDirty)
    employers.append(Employer())
    form.markClean()
    #expect(!form.isDirty)
    #expect(form.base.employers.count == 3)
  }

  @Test func hasRulesAsAWhole() {
    for element in employers.elements { employers.remove(element) }
    #expect(form.list(\.employers).failures.map(\.path) == ["/employers"])
    #expect(form.list(\.employers).failures.map(\.name) == ["count"])
    employers.append(Employer(company: "A"))
    #expect(employers.failures.isEmpty)
  }

  @Test func elementsMayBeValues() {
    let skills = form.list(\.skills)
    let rust = skills.append("Rust")
    #expect(rust[\.self].path == "/skills/1")
    #expect(rust[\.self] === form.control(at: "/skills/1"))
    rust[\.self].text = ""
    rust.validate()
    #expect(form.failures.map(\.path) == ["/skills/1"])
    rust[\.self].text = "Zig"
    #expect(form.value.skills == ["Swift", "Zig"])
    skills.append("C")
    skills.append("D")
    #expect(skills.failures.map(\.path) == ["/skills"])
  }

  @Test func loadingMatchesElementsByTheirIDs() {
    let first = employers.elements[0]
    let second = employers.elements[1]
    form.value.employers = [Employer(id: 2, company: "B2"), Employer(id: 3), Employer(id: 1, company: "A")]
    #expect(employers.elements[0] === second)
    #expect(employers.elements[2] === first)
    #expect(second[\.company].value == "B2")
    form.value.employers = [Employer(id: 1, company: "A"), Employer(id: 2, company: "B")]
    #expect(!form.isDirty)
  }

  @Test func anIDThatIsNotDeclaredSurvives() {
    employers.elements[0][\.company].text = "X"
    employers.move(from: 0, to: 1)
    #expect(form.value.employers.map(\.id) == [2, 1])
    #expect(form.rebase(onto: form.base).isEmpty)
    #expect(form.value.employers.map(\.id) == [2, 1])
  }

  @Test func aListMayBeMissing() {
    struct Post: Sendable, Equatable {
      var tags: [String]?
    }
    let form = FormModel(Post(), rules: [.each(\.tags, "tags", list: [.count(...2)], [.notEmpty])])
    #expect(form.value.tags == nil)
    let tag = form.list(\.tags).append("a")
    #expect(form.value.tags == ["a"])
    form.list(\.tags).remove(tag)
    #expect(form.value.tags == nil)
    form.value.tags = []
    #expect(form.value.tags == [])
    form.reset()
    #expect(form.value.tags == nil)
  }

  @Test func showsItsOwnMessagesWhenItIsTime() {
    let form = FormModel(Application(), rules: Application.rules)
    let employers = form.list(\.employers)
    let reader = Reader { _ = employers.visibleErrorMessages }
    #expect(employers.visibleErrorMessages == [])
    form.validate()
    #expect(reader.count == 1)
    #expect(employers.visibleErrorMessages == ["Please choose at least 1 item."])
    let employer = employers.append(Employer(id: 1))
    form.validate()
    #expect(!employer[\.company].visibleErrorMessages.isEmpty)
    #expect(employers.visibleErrorMessages == [])
    employers.remove(employer)
    #expect(employers.visibleErrorMessages == ["Please choose at least 1 item."])
  }

  @Test func showsWhatAServerSaysAboutIt() {
    struct Post: Sendable, Equatable {
      var tags: [String] = []
    }
    for (rules, count) in [([], 0), ([.count(...1)], 1)] as [(RuleSet<[String]>, Int)] {
      let form = FormModel(Post(), rules: [.each(\.tags, "tags", list: rules, [.notEmpty])])
      let tags = form.list(\.tags)
      tags.append("a")
      tags.append("b")
      form.validate()
      #expect(tags.visibleErrorMessages.count == count)
      form.setExternalFailures(["/tags": "Too many today.", "/tags/0": "Taken."])
      #expect(tags.visibleErrorMessages.dropFirst(count) == ["Too many today."])
      #expect(tags.elements[0][\.self].visibleErrorMessages == ["Taken."])
      tags.remove(tags.elements[1])
      #expect(tags.visibleErrorMessages == [])
    }
  }

  @Test func hasManyElements() {
    let rules: RuleSet<Application> = [.each(\.skills, "skills", [.notEmpty])]
    let form = FormModel(Application(skills: (0..<10_000).map { "\($0)" }), rules: rules)
    let skills = form.list(\.skills)
    skills.elements[9_999][\.self].text = "last"
    #expect(form.value.skills.last == "last")
    #expect(form.changedPaths == ["/skills/9999"])
    for element in skills.elements { skills.remove(element) }
    #expect(form.value.skills.isEmpty)
    form.reset()
    #expect(form.value.skills.count == 10_000)
  }

  @Test func removingElementsInAnyOrderLeavesTheOthersInOrder() {
    let rules: RuleSet<Application> = [.each(\.skills, "skills", [.notEmpty])]
    var generator = SeededGenerator(seed: 40)
    var expected = (0..<200).map { "\($0)" }
    let form = FormModel(Application(skills: expected), rules: rules)
    let skills = form.list(\.skills)
    for step in 0..<180 {
      let index = Int.random(in: expected.indices, using: &generator)
      skills.remove(skills.elements[index])
      expected.remove(at: index)
      if step.isMultiple(of: 3) {
        let place = Int.random(in: 0...expected.count, using: &generator)
        skills.insert("new \(step)", at: place)
        expected.insert("new \(step)", at: place)
      }
      #expect(skills.elements.map { $0[\.self].value } == expected)
    }
    #expect(form.value.skills == expected)
  }

  @Test func rulesMayBeRecursive() {
    let form = FormModel(Node(name: "root", children: [Node(name: "", children: [])]), rules: Node.rules)
    #expect(form.validate() == .invalid)
    #expect(form.failures.map(\.path) == ["/children/0/name"])
    form.list(\.children).elements[0].list(\.children).append(Node(name: "leaf", children: []))
    #expect(form.value.children[0].children.map(\.name) == ["leaf"])
  }

  @Test func aReaderOfTheElementsIsNotifiedOfChangesOfTheList() {
    let reader = Reader { [employers] in _ = employers.elements }
    employers.elements[0][\.company].text = "X"
    #expect(reader.count == 0)
    employers.append(Employer())
    #expect(reader.count == 1)
  }

  @Test func rowsWithoutAnIdentityYetAreNew() {
    struct Item: Codable, Sendable, Identifiable {
      var id: Int?
      var name = ""
    }
    struct Basket: Codable, Sendable {
      var items: [Item] = []
    }
    let form = FormModel(
      Basket(items: [Item(name: "a")]), rules: [.each(\.items, "items", [.at(\.name, "name")])])
    let items = form.list(\.items)
    let first = items.elements[0]
    items.remove(first)
    #expect(items.append(Item(name: "b")) !== first)
  }

  @Test func aMoveByOffsetsNotifiesAsOneByIndices() {
    struct Page: Codable, Sendable { var tags = ["a", "b", "", "d"] }
    let form = FormModel(Page(), rules: [.each(\.tags, "tags", [.notEmpty])])
    form.validate()
    var count = 0
    form.stateChangedHandler = { _ in count += 1 }
    form.list(\.tags).move(fromOffsets: [0], toOffset: 4)
    #expect(count == 0)
    form.list(\.tags).move(fromOffsets: [1], toOffset: 0)
    #expect(count == 1)
  }
}

/// A structure that contains itself.
struct Node: Sendable, Equatable {
  var name: String
  var children: [Node]

  static let rules: RuleSet<Node> = [
    .at(\.name, "name", [.notEmpty]), .each(\.children, "children") { Node.rules },
  ]
}
