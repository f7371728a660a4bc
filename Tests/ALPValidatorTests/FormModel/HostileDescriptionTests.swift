import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

/// Descriptions of forms, and values for them, that a server should never send: none ends the program.
@MainActor
@Suite struct HostileDescriptionTests {
  private static let description: JSONValue = [
    "version": 1,
    "fields": [
      ["name": "name", "label": "Name", "kind": "text", "rules": ["presence", ["length": ["maximum": 5]]]],
      ["name": "age", "kind": "integer", "rules": [["range": ["minimum": 1, "maximum": 99]]]],
      ["name": "price", "kind": "decimal"],
      ["name": "visa", "kind": "choice", "choices": ["citizen", "permit"]],
      [
        "name": "until", "kind": "date", "rules": ["rules": ["presence"]],
        "when": ["field": "visa", "is": "permit"],
      ],
      ["name": "terms", "kind": "toggle"],
      [
        "name": "address", "kind": "group",
        "fields": [["name": "city", "kind": "text", "rules": ["presence"]]],
      ],
      [
        "name": "guests", "kind": "list", "rules": [["count": ["maximum": 1]]],
        "fields": [
          ["name": "name", "kind": "text", "rules": ["presence"]], ["name": "age", "kind": "integer"],
        ],
      ],
    ],
  ]

  private static let value: JSONValue = [
    "name": "Ada", "age": 36, "price": 2.5, "visa": "permit", "until": "2026-11-27", "terms": true,
    "address": ["city": "Bonn"], "guests": [["name": "Grace", "age": 40], ["name": "Joan"]],
  ]

  @Test func damagedDescriptionsAndValues() throws {
    var generator = SeededGenerator(seed: 5)
    var formCount = 0
    for _ in 0..<600 {
      var description = Self.description
      for _ in 0..<Int.random(in: 0..<4, using: &generator) { description = description.damaged(&generator) }
      guard let described = try? FormDescription(json: JSONEncoder().encode(description)) else { continue }
      formCount += 1
      let form = FormModel(description: described)
      for _ in 0..<3 { try use(form, &generator) }
    }
    #expect(formCount > 100)
  }

  /// Key paths of groups have the type of `\.self`, and are not compared with it, which would end the program.
  @Test func aFailureOfAFormWithManyGroupsBelongsToIt() throws {
    for round in 0..<20 {
      let fields = (0..<12).map { "{\"name\": \"g\(round)-\($0)\", \"kind\": \"group\", \"fields\": []}" }
      let json = "{\"version\": 1, \"fields\": [\(fields.joined(separator: ","))]}"
      let form = FormModel(description: try FormDescription(json: Data(json.utf8)))
      form.setExternalFailures(["": "No."])
      #expect(form.externalFailures.map(\.message) == ["No."])
      #expect(form.control(at: "/unknown") == nil)
    }
  }

  /// Does with a form what an app does, with values that do not fit it.
  private func use(_ form: FormModel<[String: JSONValue]>, _ generator: inout SeededGenerator) throws {
    var value = Self.value
    for _ in 0..<Int.random(in: 0..<4, using: &generator) { value = value.damaged(&generator) }
    if case .object(let members) = value { form.value = members }
    for control in form.controls {
      let text = ["", "x", "1", "2026-01-01", "permit", "\u{0}é"].randomElement(using: &generator) ?? ""
      switch control {
      case let control as Control<String>: control.text = text
      case let control as Control<Int?>: control.text = text
      case let control as Control<Decimal?>: control.text = text
      default: break
      }
    }
    form.validate()
    let texts = form.failures.map { "\($0.path): \($0.message)" }
    #expect(texts.allSatisfy { !$0.isEmpty })
    let typed = states(of: form)
    _ = try? form.mergePatch()
    let snapshot = form.snapshot()
    form.reset()
    #expect(!form.isDirty)
    form.restore(snapshot)
    #expect(states(of: form) == typed)
    if case .object(let members) = value { form.rebase(onto: members) }
    form.reset()
    #expect(!form.isDirty)
  }

  /// The text of each control.
  private func states(of form: FormModel<[String: JSONValue]>) -> Set<String> {
    Set(
      form.controls.map { control in
        switch control {
        case let control as Control<String>: "\(control.path) \(control.text)"
        case let control as Control<Int?>: "\(control.path) \(control.text)"
        case let control as Control<Decimal?>: "\(control.path) \(control.text)"
        case let control as Control<Bool>: "\(control.path) \(control.value)"
        default: "\(control.path)"
        }
      })
  }
}
