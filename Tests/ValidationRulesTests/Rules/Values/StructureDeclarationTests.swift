@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// What a rule set declares about a structure: one place for names, labels, formatters, rules and defaults.
@Suite struct StructureDeclarationTests {
  struct Address: Codable, Sendable, Equatable {
    var street = "Main Street"
    var zip: String?
  }

  struct Profile: Codable, Sendable, Equatable {
    var name = "Ada"
    var email: String?
    var age = 36
    var limit: Int? = 3
    var password = "engine"
    var repeated = "engine"
    var address = Address()
    var company: Address?
    var employers: [Address] = []
    var former: [Address]?
    var prices: [String: Int] = [:]
    var scores: [String: Int]?
    var doubled: Int { age * 2 }
  }

  static let address: RuleSet<Address> = [
    .at(\.street, "street", label: "Street", formatters: [.trimmed], [.notEmpty]),
    .at(\.zip, "zip_code", [.length(5...5)]),
  ]
  static let profile: RuleSet<Profile> = [
    .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
    .at(\.email, "email", formatters: [.trimmed, .lowercased], [.email]),
    .at(\.age, "age", [.range(18...130)]),
    .at(\.limit, "limit", default: 20, [.range(1...100)]),
    .at(\.password, "password", isSecret: true, [.length(4...)]),
    .at(\.repeated, "repeated"),
    .satisfies("same", at: \.repeated, reading: \.password, \.repeated) { $0 == $1 },
    .at(\.address, "address", address),
    .at(\.company, "company", address),
    .each(\.employers, "employers", list: [.count(...2)], address),
    .each(\.former, "former", list: [.count(...2)], address),
    .each(\.prices, "prices", [.minimum(1)]),
    .each(\.scores, "scores", [.minimum(1)]),
    .at(computed: { $0.doubled }, "doubled", [.maximum(200)]),
    .satisfies("home", at: \.address.street, reading: \.address.street, \.company) { $0 != $1?.street },
    .when(\.age, { $0 > 65 }, [.at(\.email, "email", [.notEmpty])]),
  ]

  private func failures(_ change: (inout Profile) -> Void) -> [String] {
    var profile = Profile()
    change(&profile)
    return Self.profile.failures(for: profile).map { "\($0.path) \($0.name)" }
  }

  @Test func acceptsAValidStructure() {
    #expect(failures { _ in } == [])
    #expect(
      failures {
        $0.company = Address(street: "Side Street")
        $0.former = [Address()]
        $0.scores = ["a": 1]
      } == [])
  }

  @Test func namesEachPartThatFails() {
    #expect(failures { $0.name = "  " } == ["/name presence"])
    #expect(failures { $0.age = 3 } == ["/age range"])
    #expect(failures { $0.address.street = " " } == ["/address/street presence"])
    #expect(failures { $0.company = Address(street: "x", zip: "1") } == ["/company/zip_code length"])
    #expect(failures { $0.employers = [Address(), Address(street: "")] } == ["/employers/1/street presence"])
    #expect(failures { $0.former = Array(repeating: Address(), count: 3) } == ["/former count"])
    #expect(failures { $0.prices = ["a": 1, "b": 0] } == ["/prices/b minimum"])
    #expect(failures { $0.scores = ["c": 0] } == ["/scores/c minimum"])
    #expect(failures { $0.age = 120 } == ["/doubled maximum", "/email presence"])
  }

  @Test func evaluatesRulesAboutSeveralPropertiesOnFormattedValues() {
    #expect(failures { $0.repeated = "x" } == ["/repeated same"])
    #expect(failures { $0.company = Address(street: " Main Street ") } == ["/address/street home"])
    #expect(failures { $0.company = Address(street: "Side Street") } == [])
  }

  @Test func appliesRulesOnlyWhereTheirConditionHolds() {
    #expect(failures { $0.age = 66 } == ["/email presence"])
    #expect(
      failures {
        $0.age = 66
        $0.email = " ADA@example.com "
      } == [])
  }

  @Test func formatsBeforeRulesAndLeavesTheRest() throws {
    let value = try Self.profile.decode(
      from: Data(
        #"""
        {"name": " Ada ", "age": 36, "email": " A@B.co", "password": "engine", "repeated": "engine", "employers": [
          {"street": " a "}], "address": {"street": " b "}, "company": {"street": "c "}, "prices": {}}
        """#.utf8))
    #expect(value.name == "Ada" && value.email == "a@b.co" && value.limit == 20)
    #expect(value.employers == [Address(street: "a")])
    #expect(value.address.street == "b" && value.company?.street == "c")
  }

  @Test func hasTheLabelAndNoParametersOfSecretParts() {
    var profile = Profile(name: "", password: "x", repeated: "x")
    profile.address.street = ""
    let failures = Self.profile.failures(for: profile)
    #expect(failures.map(\.label) == ["Name", nil, "Street"])
    #expect(failures[1].parameters == [:] && failures[1].message == "Please enter at least 4 characters.")
  }

  @Test func isReadableAsWhatItDeclares() throws {
    let structure = try #require(Self.profile.structure)
    #expect(
      structure.parts.map { $0.description.name } == [
        "name", "email", "age", "limit", "password", "repeated", "address", "company", "employers", "former",
        "prices", "scores", "doubled",
      ])
    #expect(structure.parts.filter { $0.description.isSecret }.map { $0.description.name } == ["password"])
    #expect(
      structure.parts.filter { $0.requiresKey }.map { $0.description.name } == [
        "name", "age", "password", "repeated", "address", "employers", "prices",
      ])
    #expect(structure.allParts.map(\.path).contains("/address/zip_code"))
    #expect(!structure.allParts.map(\.path).contains("/company/street"))
  }

  private struct Kinds: PartVisitor {
    typealias Root = Profile
    var kinds: [String] = []

    mutating func visit<Property>(property: PropertyDeclaration<Profile, Property>) {
      kinds.append("\(property.description.name): \(Property.self)")
    }
    mutating func visit<Property>(optionalProperty: OptionalPropertyDeclaration<Profile, Property>) {
      kinds.append("\(optionalProperty.description.name): \(Property.self)?")
    }
    mutating func visit<Element>(
      list: PropertyDeclaration<Profile, [Element]>, elements: ElementDeclaration<Element>
    ) {
      kinds.append("\(list.description.name): [\(Element.self)], \(list.rules.withoutElements.rules.count)")
    }
    mutating func visit<Element>(
      optionalList: OptionalPropertyDeclaration<Profile, [Element]>, elements: ElementDeclaration<Element>
    ) { kinds.append("\(optionalList.description.name): [\(Element.self)]?") }
    mutating func visit<Element>(
      dictionary: PropertyDeclaration<Profile, [String: Element]>, elements: ElementDeclaration<Element>
    ) { kinds.append("\(dictionary.description.name): [String: \(Element.self)]") }
    mutating func visit<Element>(
      optionalDictionary: OptionalPropertyDeclaration<Profile, [String: Element]>,
      elements: ElementDeclaration<Element>
    ) { kinds.append("\(optionalDictionary.description.name): [String: \(Element.self)]?") }
    mutating func visit<Choice>(
      choice: PropertyDeclaration<Profile, Choice>, cases: CasesDeclaration<Choice>
    ) { kinds.append("\(choice.description.name): \(Choice.self), \(cases.cases.map(\.name))") }
    mutating func visit<Choice>(
      optionalChoice: OptionalPropertyDeclaration<Profile, Choice>, cases: CasesDeclaration<Choice>
    ) { kinds.append("\(optionalChoice.description.name): \(Choice.self)?, \(cases.cases.map(\.name))") }
    mutating func visit<Property>(computed: ComputedDeclaration<Profile, Property>) {
      kinds.append("\(computed.description.name): computed \(Property.self)")
    }
  }

  @Test func visitsEachPartByItsKind() throws {
    var visitor = Kinds()
    for part in try #require(Self.profile.structure).parts { part.accept(&visitor) }
    #expect(
      visitor.kinds == [
        "name: String", "email: String?", "age: Int", "limit: Int?", "password: String", "repeated: String",
        "address: Address", "company: Address?", "employers: [Address], 1", "former: [Address]?",
        "prices: [String: Int]", "scores: [String: Int]?", "doubled: computed Int",
      ])
  }

  // MARK: Recursion

  struct Node: Codable, Sendable {
    var name = ""
    var children: [Node] = []
    var named: [String: Node]?

    static let rules: RuleSet<Node> = [
      .at(\.name, "name", formatters: [.trimmed], [.notEmpty]), .each(\.children, "children") { Node.rules },
      .each(\.named, "named") { Node.rules },
    ]
  }

  @Test func followsARecursiveStructure() throws {
    let node = Node(
      name: "a", children: [Node(name: "b", children: [Node(name: " ")])], named: ["x": Node(name: "")])
    #expect(Node.rules.failures(for: node).map(\.path) == ["/children/0/children/0/name", "/named/x/name"])
    let body = #"{"name": " a ", "children": [{"name": " b ", "children": []}]}"#
    #expect(try Node.rules.decode(from: Data(body.utf8)).children.map(\.name) == ["b"])
  }

  // MARK: Details

  @Test func addsTheRulesOfASecondDeclaration() {
    let rules: RuleSet<Address> = [
      .at(\.street, "street", label: "Street", [.notEmpty]), .at(\.street, "street", [.length(...4)]),
    ]
    #expect(rules.failures(for: Address(street: "")).map(\.name) == ["presence"])
    #expect(rules.failures(for: Address(street: "Main Street")).map(\.name) == ["length"])
    #expect(throws: ValidationError.self) { try rules.decode(from: Data(#"{"street": "Main Street"}"#.utf8)) }
  }

  @Test func requiresAValueOnlyForPresenceByItself() {
    let rules: RuleSet<Address> = [
      .at(\.zip, "zip", [Rule.notEmpty.with(severity: .warning), .notEmpty && .length(5...5)])
    ]
    #expect(rules.isSatisfied(by: Address()))
    #expect(rules.structure?.parts.map(\.requiresKey) == [false])
    let required: RuleSet<Address> = [.at(\.zip, "zip", [.length(5...5), .notEmpty])]
    #expect(required.failures(for: Address()).map { "\($0.name) \($0.cause)" } == ["presence missing"])
  }

  @Test func saysNothingOfWhatIsInASecretPart() {
    let address: RuleSet<Address> = [.at(\.street, "street", [.contains("magic")])]
    let rules: RuleSet<Profile> = [
      .at(\.address, "address", isSecret: true, address),
      .each(\.employers, "employers", isSecret: true, list: [.count(2...)], address),
      .each(\.prices, "prices", isSecret: true, [.minimum(7)]),
    ]
    let failures = rules.failures(for: Profile(employers: [Address()], prices: ["a": 1]))
    #expect(
      failures.map(\.path) == ["/address/street", "/employers", "/employers/0/street", "/prices/a"])
    #expect(failures.allSatisfy { $0.parameters.isEmpty && !$0.message.contains("magic") })
  }

  // MARK: Mistakes

  @Test func endsForAPropertyThatIsNotDeclared() async {
    await #expect(processExitsWith: .failure) {
      _ =
        [.at(\.name, "name"), .satisfies("x", at: \.age, reading: \.name) { _ in true }] as RuleSet<Profile>
    }
    await #expect(processExitsWith: .failure) {
      _ =
        [.at(\.name, "name"), .satisfies("x", at: \.name, reading: \.age) { _ in true }] as RuleSet<Profile>
    }
    await #expect(processExitsWith: .failure) {
      _ =
        [.at(\.name, "name"), .when(\.age, { $0 > 1 }, [.at(\.name, "name", [.notEmpty])])]
        as RuleSet<Profile>
    }
    await #expect(processExitsWith: .failure) {
      _ =
        [
          .at(\.company, "company", StructureDeclarationTests.address),
          .satisfies("x", at: \.company?.street, reading: \.company) { _ in true },
        ] as RuleSet<Profile>
    }
    await #expect(processExitsWith: .failure) {
      let rules: [Rule<Profile>] = [
        .each(\.employers, "employers", StructureDeclarationTests.address),
        .satisfies("x", at: \.employers[0], reading: \.employers) { _ in true },
      ]
      _ = RuleSet(rules)
    }
  }

  @Test func endsForANameThatIsTakenOrChanged() async {
    await #expect(processExitsWith: .failure) {
      _ = [.at(\.name, "name"), .at(\.age, "name")] as RuleSet<Profile>
    }
    await #expect(processExitsWith: .failure) {
      _ = [.at(\.name, "name"), .at(\.name, "title")] as RuleSet<Profile>
    }
  }

  // MARK: Classes

  private final class Member: @unchecked Sendable {
    var email = " Ada@Example.com "
    var nickname: String? = "ada"
  }

  private struct Membership: Sendable { var member = Member() }

  // Each key path is that of a class, and its type does not say so.
  @Test func endsForAPropertyOfAClass() async {
    await #expect(processExitsWith: .failure) {
      let email: any WritableKeyPath<Member, String> & Sendable = \.email
      _ = [.at(email, "email", formatters: [.trimmed], [.email])] as RuleSet<Member>
    }
    await #expect(processExitsWith: .failure) {
      let nickname: any WritableKeyPath<Member, String?> & Sendable = \.nickname
      _ = [.at(nickname, "nickname", [.email])] as RuleSet<Member>
    }
    await #expect(processExitsWith: .failure) {
      let email: any WritableKeyPath<Membership, String> & Sendable = \.member.email
      _ = [.at(email, "email", [.email])] as RuleSet<Membership>
    }
  }

  @Test func neverChangesAnObject() {
    let member = Member()
    let rules: RuleSet<Member> = [.at(computed: \.email, "email", [.email])]
    #expect(rules.failures(for: member).map(\.path) == ["/email"])
    #expect(member.email == " Ada@Example.com ")
  }

  // MARK: Stored and other properties

  private final class Box: Sendable { let text = "in a class" }

  private struct Mixed: Sendable {
    var flag = true
    var text = "text"
    private(set) var count = 3
    var box = Box()
    @Clamped var clamped = 5
    var observed = 1 { didSet {} }
    var computed: String {
      get { text + "!" }
      set { text = newValue }
    }
    var pair = (1, "b")
  }

  @propertyWrapper struct Clamped: Sendable {
    var wrappedValue: Int
  }

  @Test func readsPropertiesOfAllKinds() {
    let value = Mixed()
    #expect(PropertyReader(\Mixed.text).value(in: value) == "text")
    #expect(PropertyReader(\Mixed.flag).value(in: value))
    #expect(PropertyReader(\Mixed.clamped).value(in: value) == 5)
    #expect(PropertyReader(\Mixed.observed).value(in: value) == 1)
    #expect(PropertyReader(\Mixed.computed).value(in: value) == "text!")
    #expect(PropertyReader(\Mixed.box.text).value(in: value) == "in a class")
    #expect(PropertyReader(\Mixed.pair.1).value(in: value) == "b")
    #expect(PropertyReader(\Mixed.self).value(in: value).text == "text")
  }
}
