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
    form.reset()
    #expect(form.value == Self.base, "\(comment)")
    #expect(!form.isDirty, "\(comment)")
  }

  @Test(arguments: [[0, 0, 0], [1, 1], [7, -1, 0], [], [0, 0, 0, 0, 0, 0]])
  func placesThatCannotBe(places: [Int]) throws {
    var draft = try draft()
    for list in ["guests", "tags"] { draft = try withPlaces(places, of: list, in: draft) }
    let form = form()
    _ = try restore(draft, into: form)
    expectIsConsistent(form, "\(places)")
  }

  /// Returns a draft in which the elements of a list have these places in the base.
  private func withPlaces(_ places: [Int], of list: String, in draft: JSONValue) throws -> JSONValue {
    try changing(draft, ["form", "parts", list, "elements", "elements"]) { elements in
      guard case .array(let elements) = elements, let first = elements.first else { return nil }
      return .array(
        places.enumerated().map { index, place in
          guard case .object(var members) = index < elements.count ? elements[index] : first else {
            return first
          }
          members["place"] = .integer(place)
          return .object(members)
        })
    }
  }

  private func changing(
    _ json: JSONValue, _ path: [String], _ change: (JSONValue) -> JSONValue?
  ) throws -> JSONValue {
    guard let name = path.first else { return try #require(change(json)) }
    guard case .object(var members) = json else { throw Misplaced() }
    members[name] = try changing(try #require(members[name]), Array(path.dropFirst()), change)
    return .object(members)
  }

  private struct Misplaced: Error {}

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
    #expect(restoredCount > 50)
  }
}
