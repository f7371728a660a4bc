import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Commands that a condition gives to lists and dictionaries. They run after the evaluation, on collections that
/// the commands before them have changed.
@MainActor
@Suite(.serialized) struct QueuedCollectionTests {
  struct Plan: Codable, Sendable, Equatable {
    var title = ""
    var rows = ["a", "b", "c"]
    var costs = ["x": 1]

    static let rules: RuleSet<Plan> = [
      .at(\.title, "title"), .each(\.rows, "rows", list: [.count(1...5)], [.notEmpty]),
      .each(\.costs, "costs", [.range(0...)]),
    ]
  }

  private let form = FormModel(Plan(), rules: Plan.rules)
  private var rows: FormList<String> { form.list(\.rows) }
  private var costs: FormDictionary<Int> { form.dictionary(\.costs) }

  /// Gives commands from within a condition, once.
  private func giveCommandsInACondition(_ commands: @escaping @MainActor () -> Void) {
    Misuse.handler = { _ in }
    defer { Misuse.handler = nil }
    var isFirst = true
    let handle = form[\.title].addCondition(
      .satisfies("commands") { _ in
        if exchange(&isFirst, with: false) { commands() }
        return true
      })
    form[\.title].text += "!"
    handle.remove()
  }

  @Test func elementsAreAddedAtTheEndThatThereIs() {
    giveCommandsInACondition { [rows] in
      rows.remove(rows.elements[0])
      rows.append("d")
      rows.remove(atOffsets: [0, 1])
      rows.insert("e", at: 3)
    }
    #expect(form.value.rows == ["c", "d", "e"])
    #expect(rows.elements.map(\.path) == ["/rows/0", "/rows/1", "/rows/2"])
  }

  @Test func movesAreThoseOfTheElementsThatWereMeant() {
    giveCommandsInACondition { [rows] in
      rows.remove(rows.elements[0])
      rows.move(from: 2, to: 0)  // c
      rows.move(from: 0, to: 2)  // a, which is not there
    }
    #expect(form.value.rows == ["c", "b"])
  }

  @Test func movesByOffsetsAreThoseOfTheElementsThatWereMeant() {
    giveCommandsInACondition { [rows] in
      rows.remove(rows.elements[1])
      rows.append("d")
      rows.move(fromOffsets: [0, 1], toOffset: 3)  // a behind c, to the end
    }
    #expect(form.value.rows == ["c", "d", "a"])
    giveCommandsInACondition { [rows] in
      rows.insert("e", at: 0)
      rows.move(fromOffsets: [2], toOffset: 1)  // a before d
    }
    #expect(form.value.rows == ["e", "c", "a", "d"])
  }

  @Test func theLastValueForAKeyStays() {
    giveCommandsInACondition { [costs] in
      costs.insert(5, for: "y")
      costs.insert(6, for: "y")
      costs.remove("x")
      costs.insert(7, for: "x")
    }
    #expect(form.value.costs == ["x": 7, "y": 6])
  }

  @Test func randomCommandsLeaveTheFormAsItsValueSays() {
    for step in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(step))
      giveCommandsInACondition { [form, rows, costs] in
        for _ in 0..<6 {
          let count = rows.count
          let place = Int.random(in: 0..<max(count, 1), using: &generator)
          switch Int.random(in: 0..<8, using: &generator) {
          case 0: rows.append("n")
          case 1: rows.insert("i", at: count)
          case 2 where count > 0: rows.remove(rows.elements[place])
          case 3 where count > 0: rows.move(from: place, to: count - 1)
          case 4 where count > 1: rows.move(fromOffsets: [place], toOffset: count)
          case 5: costs.insert(step, for: ["x", "y", "z"][place % 3])
          case 6: costs.remove(["x", "y", "z"][place % 3])
          case 7: form.value = Plan(rows: ["a", "b", "c"])
          default: break
          }
        }
      }
      #expect(rows.elements.map { $0[\.self].value } == form.value.rows)
      #expect(rows.elements.indices.allSatisfy { rows.elements[$0].path.description == "/rows/\($0)" })
      #expect(costs.keys == form.value.costs.keys.sorted())
      if step.isMultiple(of: 20) { form.reset() }
    }
    form.reset()
    #expect(form.value == Plan())
  }
}
