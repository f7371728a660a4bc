import ALPValidator
import Foundation
import Testing

/// The elements of lists and dictionaries of values: the labels and formatters that are declared for them.
@MainActor @Suite struct ValueElementTests {
  struct Page: Codable, Sendable, Equatable, VocabularyProviding {
    static let ruleVocabulary = RuleVocabulary<Page>.properties(
      .each(\.links, "links", elementLabel: "Link", formatters: [.trimmed]),
      .each(\.names, "names", elementLabel: "Name", formatters: [.trimmed]))

    var links: [String] = []
    var tags: [String]?
    var names: [String: String] = [:]
    var notes: [String: String]?
    var skills: [String] = []
    var guests: [Employer] = []
  }

  private static let rules: RuleSet<Page> = [
    .each(
      \.links, "links", label: "Links", list: [.count(...3)], elementLabel: "Link",
      formatters: [.trimmed, .lowercased], [.url]),
    .each(\.tags, "tags", label: "Tags", formatters: [.trimmed], []),
    .each(\.names, "names", label: "Names", elementLabel: "Name", formatters: [.trimmed], [.notEmpty]),
    .each(\.notes, "notes", formatters: [.trimmed], [.length(...9)]),
    .each(\.skills, "skills", label: "Skills", [.notEmpty]),
    .each(\.guests, "guests", label: "Guests", elementLabel: "Guest", Employer.rules),
  ]

  private let form = FormModel(Page(), rules: Self.rules)

  // MARK: Labels

  @Test func anElementHasItsLabelOrThatOfTheList() {
    #expect(form.list(\.links).append("a")[\.self].label == "Link")
    #expect(form.list(\.tags).append("a")[\.self].label == "Tags")
    #expect(form.dictionary(\.names).insert("a", for: "b")[\.self].label == "Name")
    #expect(form.dictionary(\.notes).insert("a", for: "b")[\.self].label == nil)
    let guest = form.list(\.guests).append(Employer())
    #expect(guest.label == "Guest")
    #expect(guest[\.company].label == "Company")
  }

  @Test func theLabelOfAListIsThatOfElementsWithoutRules() {
    let form = FormModel(Page(skills: ["a"]), rules: [.each(\.skills, "skills", label: "Skills", [])])
    #expect(form.list(\.skills).elements[0][\.self].label == "Skills")
  }

  @Test func messagesOfElementsAndOfTheListHaveTheirLabels() throws {
    let messages = MessageCatalog.english.labeled
    var page = Page(links: ["a", "https://b.co", "https://c.co", "https://d.co"], skills: [""])
    page.names = ["x": " "]
    let form = FormModel(page, rules: Self.rules)
    form.messages = messages
    form.validate()
    let expected = [
      "/links Links: Please choose at most 3 items.",
      "/links/0 Link: Please enter a web address, such as https://example.com.",
      "/names/x Please fill in \"Name\".",
      "/skills/0 Please fill in \"Skills\".",
    ]
    #expect(Self.lines(form.failures, messages) == expected)
    let failures = Self.rules.failures(for: page)
    #expect(Set(Self.lines(failures, messages)) == Set(Self.lines(form.failures, messages)))
    let error = #expect(throws: ValidationError.self) {
      try Self.rules.decode(from: JSONEncoder().encode(page))
    }
    let decoded = try #require(error).failures
    #expect(Set(Self.lines(decoded, messages)) == Set(Self.lines(form.failures, messages)))
  }

  private static func lines(_ failures: [ValidationFailure], _ messages: MessageCatalog) -> [String] {
    failures.map { "\($0.path) \($0.message(in: messages))" }
  }

  @Test func messagesAboutAListFollowItsLabel() {
    let rules: RuleSet<Application> = [
      .at(\.email, "email"), .each(\.skills, "skills", list: [.count(1...)], []),
    ]
    let form = FormModel(Application(), rules: rules)
    form.messages = MessageCatalog.english.labeled
    form.validate()
    #expect(form.errorMessages == ["Please choose at least 1 item."])
    form.list(\.skills).label = "Skills"
    #expect(form.errorMessages == ["Skills: Please choose at least 1 item."])
    #expect(form.list(\.skills).visibleErrorMessages == form.errorMessages)
    #expect(form.failures.map(\.label) == ["Skills"])
  }

  // MARK: Formatters

  private static let typed = Page(
    links: [" HTTPS://A.co "], tags: [" a "], names: ["x": " b "], notes: ["y": " c "])
  private static let formatted = Page(
    links: ["https://a.co"], tags: ["a"], names: ["x": "b"], notes: ["y": "c"])

  @Test func aServerReadsFormattedElements() throws {
    let body = try JSONEncoder().encode(Self.typed)
    #expect(try Self.rules.decode(from: body) == Self.formatted)
    #expect(Self.rules.failures(for: Self.typed).isEmpty)
    #expect(Self.rules.failures(for: Page(names: ["x": "  "])).map(\.path) == ["/names/x"])
  }

  @Test func aFormFormatsElements() {
    let form = FormModel(Self.typed, rules: Self.rules)
    #expect(form.value == Self.formatted)
    #expect(form.changedPaths == [])
    let link = form.list(\.links).elements[0][\.self]
    link.text = " https://A.co"
    #expect(link.isValid && link.text == " https://A.co")
    #expect(form.changedPaths == [])
    form.list(\.tags).elements[0][\.self].text = " b "
    #expect(form.value.tags == ["b"])
    form.dictionary(\.names)["x"]?[\.self].text = " "
    #expect(form.failures.map(\.path) == ["/names/x"])
  }

  @Test func elementsThatComeLaterAreFormatted() throws {
    form.list(\.links).append(" HTTPS://B.co ")
    form.dictionary(\.names).insert(" b ", for: "x")
    let draft = try JSONEncoder().encode(form.snapshot())
    let restored = FormModel(Page(), rules: Self.rules)
    restored.restore(try JSONDecoder().decode(FormSnapshot<Page>.self, from: draft))
    #expect(restored.value == Page(links: ["https://b.co"], names: ["x": "b"]))
    let element = restored.list(\.links).elements[0][\.self]
    element.text = " HTTPS://C.co"
    #expect(restored.value.links == ["https://c.co"])

    form.value = Page()
    form.rebase(onto: Self.typed)
    #expect(form.value == Self.formatted)
    form.value = Page(links: ["A", " B "])
    #expect(form.value.links == ["a", "b"])
  }

  @Test func theSchemaHasTitlesAndNoRulesForFormattedElements() throws {
    let schema = try JSONDecoder().decode(JSONValue.self, from: Self.rules.jsonSchema())
    guard case .object(let members) = schema, case .object(let properties)? = members["properties"] else {
      return
    }
    #expect(
      properties["links"] == [
        "type": "array", "title": "Links", "maxItems": 3,
        "items": [
          "type": "string", "title": "Link", "$comment": "Not fully expressed: url(schemes: http, https)",
        ],
      ])
    guard case .object(let guests)? = properties["guests"], case .object(let guest)? = guests["items"] else {
      return
    }
    #expect(guests["title"] == "Guests" && guest["title"] == "Guest" && guest["type"] == "object")
  }

  @Test func rulesAsDataAreReadWithLabelsAndFormatters() throws {
    let json = Data(
      """
      [{"each": {"path": "/links", "rules": ["presence"]}},
       {"each": {"path": "/names", "rules": ["presence"]}}]
      """.utf8)
    let rules = try RuleSet<Page>(json: json)
    let failures = rules.failures(for: Page(links: ["a", " "], names: ["x": " ", "y": " b"]))
    #expect(failures.map(\.path) == ["/links/1", "/names/x"])
    #expect(failures.map(\.label) == ["Link", "Name"])
  }

  @Test func warningsAndConditionsKeepTheDeclarationOfElements() throws {
    let rules: RuleSet<Page> = [
      .each(
        \.links, "links", elementLabel: "Link", formatters: [.trimmed],
        [.length(...4), .length(...2).with(severity: .warning)])
    ]
    let body = try JSONEncoder().encode(Page(links: [" abcd "]))
    #expect(try rules.decode(from: body).links == ["abcd"])
    #expect(rules.failures(for: Page(links: [" abcd "])).map(\.label) == ["Link"])
    let conditional: RuleSet<Page> = [
      .at(\.skills, "skills"),
      .when(
        \.skills, { !$0.isEmpty },
        [.each(\.links, "links", elementLabel: "Link", formatters: [.trimmed], [.notEmpty])]),
    ]
    let form = FormModel(Page(links: [" a "], skills: ["b"]), rules: conditional)
    let link = form.list(\.links).elements[0][\.self]
    #expect(link.label == "Link" && form.value.links == ["a"])
    link.text = " "
    #expect(link.failures.map(\.name) == ["presence"])
  }
}
