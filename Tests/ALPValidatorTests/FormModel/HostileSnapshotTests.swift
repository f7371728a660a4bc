import ALPValidator
import Foundation
import Testing

/// Drafts that were damaged, or written by somebody else: none ends the program, and the form is what its value
/// says afterwards.
@MainActor
@Suite struct HostileSnapshotTests {
  private static let base = Plan(
    title: "a", contact: Plan.Place(city: "C", floor: 1),
    guests: [Plan.Guest(id: 1, name: "A"), Plan.Guest(id: 2, name: "B")], tags: ["x", "y"],
    costs: ["a": Plan.Cost(label: "A"), "b": Plan.Cost(label: "B", amount: 1)])

  private func form() -> FormModel<Plan> {
    let form = FormModel(Self.base, rules: Plan.rules)
    _ = form.part(\.contact, default: { Plan.Place(city: "New", floor: 1) })
    return form
  }

  private func draft() throws -> JSONValue {
    let form = form()
    form[\.title].text = "b"
    form[\.seats].text = "3x"
    form.list(\.guests).append(Plan.Guest(id: 3, name: "C"))
    form.list(\.guests).elements[2][\.age].text = "2"
    form.list(\.guests).move(from: 0, to: 2)
    form.list(\.tags).remove(form.list(\.tags).elements[0])
    form.dictionary(\.costs).insert(Plan.Cost(label: "D"), for: "d")
    form.dictionary(\.costs)["d"]?[\.amount].text = "x"
    form.part(\.contact).isPresent.value = false
    form.validate()
    return try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(form.snapshot()))
  }

  private func restore(_ json: JSONValue, into form: FormModel<Plan>) throws -> FormRestoration {
    let snapshot = try JSONDecoder().decode(FormSnapshot<Plan>.self, from: JSONEncoder().encode(json))
    return form.restore(snapshot)
  }

  private func expectIsConsistent(_ form: FormModel<Plan>, _ comment: String) {
    #expect(
      form.list(\.guests).elements.map { $0[\.name].value } == form.value.guests.map(\.name), "\(comment)")
    #expect(form.list(\.tags).elements.map { $0[\.self].value } == form.value.tags, "\(comment)")
    #expect(form.dictionary(\.costs).keys == form.value.costs.keys.sorted(), "\(comment)")
    #expect(form.isDirty == !form.changedPaths.isEmpty, "\(comment)")
    #expect(form.base == Self.base, "\(comment)")
    form.discardChanges()
    #expect(form.value == Self.base, "\(comment)")
    #expect(!form.isDirty, "\(comment)")
  }

  @Test(arguments: [[0, 0, 0], [1, 1], [7, -1, 0], [], [0, 0, 0, 0, 0, 0]])
  func placesThatCannotBe(places: [Int]) throws {
    guard case .object(var draft) = try draft(), case .object(var content) = draft["content"] else { return }
    let values = JSONValue.array(places.map(JSONValue.integer))
    content["places"] = ["/guests": values, "/tags": values]
    draft["content"] = .object(content)
    let form = form()
    _ = try restore(.object(draft), into: form)
    expectIsConsistent(form, "\(places)")
  }

  @Test func damagedDrafts() throws {
    var generator = SeededGenerator(seed: 3)
    let draft = try draft()
    var restoredCount = 0
    for _ in 0..<400 {
      var damaged = draft
      for _ in 0...Int.random(in: 0..<3, using: &generator) { damaged = damaged.damaged(&generator) }
      let form = form()
      guard (try? restore(damaged, into: form)) != nil else { continue }
      restoredCount += 1
      expectIsConsistent(form, "\(damaged)")
    }
    #expect(restoredCount > 100)
  }
}
