import ALPValidator
import Foundation
import Testing

@MainActor
@Suite struct DescribedFormTests {
  private let form: FormModel<[String: JSONValue]>

  init() throws {
    form = FormModel(description: try FormDescription(json: Data(Self.description.utf8)))
  }

  private static let description = #"""
    {"version": 1, "fields": [
      {"name": "name", "label": "Name", "kind": "text", "rules": ["presence"]},
      {"name": "age", "label": "Age", "kind": "integer", "rules": [{"range": {"minimum": 1, "maximum": 99}}]},
      {"name": "price", "kind": "decimal"},
      {"name": "visa", "kind": "choice", "choices": ["citizen", "permit"]},
      {"name": "until", "kind": "date", "rules": {"rules": ["presence"]}, "when": {"field": "visa", "is": "permit"}},
      {"name": "terms", "kind": "toggle"},
      {"name": "address", "kind": "group", "fields": [{"name": "city", "label": "City", "kind": "text", "rules": ["presence"]}]},
      {"name": "guests", "kind": "list", "rules": [{"count": {"maximum": 1}}],
        "fields": [{"name": "name", "kind": "text", "rules": ["presence"]}]}
    ]}
    """#

  @Test func hasAControlForEachField() {
    #expect(form.control(at: "/name") === form[\.[text: "name"]])
    #expect(form[\.[text: "name"]].label == "Name")
    #expect(form[\.[integer: "age"]].isRequired)
    #expect(form.control(at: "/address/city")?.label == "City")
  }

  @Test func itsValueIsAnObject() {
    form[\.[text: "name"]].text = "Ada"
    form[\.[integer: "age"]].text = "36"
    form[\.[decimal: "price"]].text = "2"
    form[\.[flag: "terms"]].value = true
    form.part(\.[object: "address"])[\.[text: "city"]].text = "Bonn"
    form.list(\.[objects: "guests"]).append([:])[\.[text: "name"]].text = "Grace"
    #expect(form.value["name"] == "Ada")
    #expect(form.value["age"] == 36)
    #expect(form.value["price"] == 2)
    #expect(form.value["terms"] == true)
    #expect(form.value["address"] == ["city": "Bonn"])
    #expect(form.value["guests"] == [["name": "Grace"]])
    #expect(form.value["until"] == nil)
    #expect(form.changedPaths == ["/name", "/age", "/price", "/terms", "/address/city", "/guests"])
  }

  @Test func itsRulesDecide() {
    form.list(\.[objects: "guests"]).append([:])
    form.list(\.[objects: "guests"]).append(["name": "Grace"])
    form[\.[integer: "age"]].text = "100"
    #expect(form.validate() == .invalid)
    #expect(
      form.failures.map(\.path) == ["/name", "/age", "/address/city", "/guests", "/guests/0/name"])
  }

  @Test func aChoiceWithoutRulesMayBeLeftEmpty() throws {
    let form = try described(
      """
      {"name": "size", "kind": "choice", "choices": ["S", "M"]},
      {"name": "color", "kind": "choice", "choices": ["red", "blue"], "rules": ["presence"]}
      """)
    form.validate()
    #expect(form.failures.map { "\($0.path) \($0.name)" } == ["/color presence", "/color in"])
    form[\.[text: "size"]].value = "XL"
    form[\.[text: "color"]].value = "red"
    #expect(form.failures.map(\.path) == ["/size"])
  }

  @Test func aDecimalKeepsItsDigits() throws {
    let form = try described(#"{"name": "a", "kind": "decimal"}"#)
    let amount = try #require(Decimal(string: "12345678901234567890.5"))
    form[\.[decimal: "a"]].value = amount
    #expect(form.value["a"] == .decimal(amount))
    #expect(form[\.[decimal: "a"]].value == amount)
    form.value = ["a": "0.25"]
    #expect(form[\.[decimal: "a"]].value == 0.25)
  }

  // MARK: Conditions

  private func described(_ fields: String) throws -> FormModel<[String: JSONValue]> {
    let json = #"{"fields": [\#(fields)]}"#
    return FormModel(description: try FormDescription(json: Data(json.utf8)))
  }

  @Test func conditionsNameFieldsAroundTheirGroup() throws {
    let form = try described(
      """
      {"name": "address", "kind": "group", "fields": [
        {"name": "street", "kind": "text"},
        {"name": "more", "kind": "group", "fields": [
          {"name": "state", "kind": "text", "when": {"field": "country", "is": "US"}},
          {"name": "floor", "kind": "integer", "when": {"field": "street", "is": "Tower"}}
        ]}
      ]},
      {"name": "country", "kind": "text"}
      """)
    let state = try #require(form.control(at: "/address/more/state"))
    let floor = try #require(form.control(at: "/address/more/floor"))
    #expect(!state.isActive && !floor.isActive)
    form[\.[text: "country"]].text = "US"
    #expect(state.isActive && !floor.isActive)
    form.part(\.[object: "address"])[\.[text: "street"]].text = "Tower"
    #expect(state.isActive && floor.isActive)
    form[\.[text: "country"]].text = "FR"
    #expect(!state.isActive && floor.isActive)
  }

  @Test func theNearestFieldOfANameDecides() throws {
    let form = try described(
      """
      {"name": "kind", "kind": "toggle"},
      {"name": "parcel", "kind": "group", "fields": [
        {"name": "kind", "kind": "text"},
        {"name": "weight", "kind": "decimal", "when": {"field": "kind", "is": "heavy"}}
      ]}
      """)
    let weight = try #require(form.control(at: "/parcel/weight"))
    form[\.[flag: "kind"]].value = true
    #expect(!weight.isActive)
    form.part(\.[object: "parcel"])[\.[text: "kind"]].text = "heavy"
    #expect(weight.isActive)
  }

  @Test func conditionsInElementsNameFieldsOfTheElementAndAroundTheList() throws {
    let form = try described(
      """
      {"name": "guests", "kind": "list", "fields": [
        {"name": "age", "kind": "integer"},
        {"name": "school", "kind": "text", "rules": ["presence"], "when": {"field": "age", "is": 7}},
        {"name": "meal", "kind": "text", "rules": ["presence"], "when": {"field": "dinner", "is": true}}
      ]},
      {"name": "dinner", "kind": "toggle"}
      """)
    form.value = ["guests": [["age": 7]], "dinner": true]
    let guests = form.list(\.[objects: "guests"])
    guests.append(["age": 8])
    #expect(form.validate() == .invalid)
    #expect(form.failures.map(\.path) == ["/guests/0/school", "/guests/0/meal", "/guests/1/meal"])
    form[\.[flag: "dinner"]].value = false
    #expect(form.failures.map(\.path) == ["/guests/0/school"])
    guests.elements[0][\.[integer: "age"]].value = 8
    #expect(form.isValid)
  }

  @Test func conditionsOfFieldsThatAreLeftOutAreNotMet() throws {
    let form = try described(
      """
      {"name": "c", "kind": "text", "when": {"field": "b", "is": true}},
      {"name": "b", "kind": "toggle", "when": {"field": "a", "is": 2}},
      {"name": "a", "kind": "decimal"}
      """)
    let fields = form.parts
    form[\.[flag: "b"]].value = true
    #expect(!fields[0].isActive && !fields[1].isActive)
    form[\.[decimal: "a"]].text = "2.0"
    #expect(fields[0].isActive && fields[1].isActive)
    form[\.[decimal: "a"]].text = ""
    #expect(!fields[0].isActive && !fields[1].isActive)
  }

  @Test func aFormThatIsDescribedIsReleased() throws {
    weak var form: FormModel<[String: JSONValue]>?
    weak var control: AnyControl?
    do {
      let described = try described(
        """
        {"name": "on", "kind": "toggle"},
        {"name": "list", "kind": "list", "fields": [{"name": "a", "kind": "text", "when": {"field": "on", "is": true}}]}
        """)
      control = described.list(\.[objects: "list"]).append([:])[\.[text: "a"]]
      form = described
      #expect(form != nil && control != nil)
    }
    #expect(form == nil && control == nil)
  }

  @Test func conditionsIncludeFields() {
    #expect(!form[\.[day: "until"]].isActive)
    form[\.[text: "visa"]].value = "permit"
    #expect(form[\.[day: "until"]].isActive)
    form.validate()
    #expect(form.failures.map(\.path).contains("/until"))
  }

  @Test func loadsAndRestoresValues() throws {
    let value: [String: JSONValue] = [
      "name": "Ada", "age": 36, "until": "2030-01-02", "guests": [["name": "Grace"]],
    ]
    let description = try FormDescription(json: Data(Self.description.utf8))
    let loaded = FormModel(description: description, value: value)
    #expect(loaded.list(\.[objects: "guests"]).elements.map { $0[\.[text: "name"]].text } == ["Grace"])
    #expect(loaded.value["until"] == "2030-01-02")
    loaded[\.[integer: "age"]].text = "3x"
    let data = try JSONEncoder().encode(loaded.snapshot())
    let other = FormModel(description: description, value: value)
    other.restore(try JSONDecoder().decode(FormSnapshot<[String: JSONValue]>.self, from: data))
    #expect(other[\.[integer: "age"]].text == "3x")
    #expect(other.value == loaded.value)
  }

  // MARK: Choices with fields

  private static let payment = #"""
    {"fields": [
      {"name": "payment", "label": "Payment", "kind": "choice", "rules": ["presence"], "choices": [
        {"value": "card", "label": "Card", "fields": [
          {"name": "number", "label": "Number", "kind": "text", "rules": ["presence"]},
          {"name": "note", "kind": "text", "when": {"field": "company", "is": true}}]},
        {"value": "transfer", "fields": [{"name": "iban", "kind": "text", "rules": ["iban"]}]},
        "invoice"]},
      {"name": "company", "kind": "toggle"},
      {"name": "address", "kind": "text", "rules": ["presence"], "when": {"field": "payment", "is": "invoice"}}
    ]}
    """#

  private func form(_ description: String, _ value: [String: JSONValue] = [:]) throws -> FormModel<
    [String: JSONValue]
  > { FormModel(description: try FormDescription(json: Data(description.utf8)), value: value) }

  private func failures(_ form: FormGroup) -> [String] {
    form.silentFailures().map { "\($0.name) \($0.path)" }
  }

  @Test func aChoiceMayHaveFields() throws {
    let form = try form(Self.payment)
    let payment = form.choice(\.[choice: "payment"])
    #expect(payment.choices.map(\.label) == ["Card", "transfer", "invoice"])
    #expect(failures(form) == ["presence /payment/type"])
    payment.selection.value = "card"
    #expect(failures(form) == ["presence /payment/number"])
    let card = payment.model("card", of: [String: JSONValue].self)
    card?[\.[text: "number"]].text = "42"
    #expect(form.value["payment"] == ["type": "card", "number": "42", "note": ""])
    #expect(form.control(at: "/payment/note")?.isActive == false)
    form[\.[flag: "company"]].value = true
    #expect(form.control(at: "/payment/note")?.isActive == true)
    payment.selection.value = "invoice"
    #expect(form.value["payment"] == ["type": "invoice"])
    #expect(failures(form) == ["presence /address"])
    #expect(form.changedPaths == ["/payment", "/company"])
    payment.selection.value = "card"
    #expect(form.value["payment"] == ["type": "card", "number": "42", "note": ""])
    let snapshot = form.snapshot()
    let other = try self.form(Self.payment)
    #expect(other.restore(snapshot) == FormRestoration())
    #expect(other.value == form.value)
  }

  @Test func aChoiceWithFieldsTakesItsCaseFromTheValue() throws {
    let form = try form(Self.payment, ["payment": ["type": "transfer", "iban": "DE"], "company": false])
    #expect(form.choice(\.[choice: "payment"]).selection.value == "transfer")
    #expect(failures(form) == ["iban /payment/iban"])
    #expect(!form.isDirty)
    let unknown = try self.form(Self.payment, ["payment": ["type": "cash"]])
    #expect(failures(unknown) == ["presence /payment/type"])
  }

  @Test(arguments: [
    (
      #"{"fields": [{"name": "a", "kind": "choice", "choices": [{"value": "b", "fields": [{"name": "type", "kind": "text"}]}]}]}"#,
      "/fields/0/choices/0/fields/0/name", "is the key of the case"
    ),
    (
      #"{"fields": [{"name": "a", "kind": "choice", "tag": "t", "choices": ["b"]}]}"#, "/fields/0/tag",
      "whose choices have no fields"
    ),
    (
      #"{"fields": [{"name": "a", "kind": "choice", "choices": [{"value": "b", "fields": [{"name": "c", "kind": "tex"}]}]}]}"#,
      "/fields/0/choices/0/fields/0/kind", "did you mean"
    ),
    (
      #"{"fields": [{"name": "a", "kind": "choice", "choices": [{"value": "b", "fields": [{"name": "c", "kind": "text", "when": {"field": "a", "is": "x"}}]}]}]}"#,
      "/fields/0/choices/0/fields/0/when/is", "is never"
    ),
  ]) func faultsOfChoicesNameThePlace(json: String, path: String, message: String) {
    do {
      _ = try FormDescription(json: Data(json.utf8))
      Issue.record("read")
    } catch {
      #expect(error.path.description == path)
      #expect(error.message.contains(message), "\(error.message)")
    }
  }
}
