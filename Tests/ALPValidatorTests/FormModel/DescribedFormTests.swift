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
      form.failures.map(\.path) == ["/name", "/age", "/visa", "/address/city", "/guests", "/guests/0/name"])
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
}
