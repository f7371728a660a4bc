import ALPValidatorTesting
import Foundation
import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Forms of many parts, and many changes at once.
@MainActor @Suite struct ManyPartsTests {
  // MARK: Many parts

  @Test func removesManyRowsOneByOne() {
    let form = FormValidator()
    let rows = (0..<2_000).map { index in
      let row = form.add(FormValidator(), name: "\(index)")
      row.add(TextControl(), name: "name").addRule(.notEmpty)
      return row
    }
    form.validate()
    #expect(form.failures.count == 2_000)
    for row in rows.shuffled() { form.remove(row) }
    #expect(form.parts.isEmpty)
    #expect(form.isValid)
  }

  @Test func performsManyChangesWithOneNotification() {
    let form = FormValidator()
    let controls = (0..<100).map { form.add(Control(0), name: "\($0)") }
    for control in controls { control.addRule(.range(1...5)) }
    var notifications: [ValidatorState] = []
    form.stateChangedHandler = { notifications.append($0) }
    let sum = form.performChanges {
      for control in controls {
        control.value = 3
        #expect(control.isValid)
      }
      #expect(form.isValid)
      return controls.map(\.value).reduce(0, +)
    }
    #expect(sum == 300)
    #expect(notifications == [.valid])
  }

  @Test func notifiesOfNothingIfGroupedChangesCancelEachOther() {
    let form = FormValidator()
    let control = form.add(TextControl(text: "a"))
    control.addRule(.notEmpty)
    form.validate()
    form.stateChangedHandler = { _ in Issue.record("notified") }
    control.stateChangedHandler = { _ in Issue.record("notified") }
    form.performChanges {
      control.text = ""
      control.text = "b"
    }
    #expect(form.isValid)
  }

  @Test func keepsTheChangesBeforeAnError() {
    struct Broken: Error {}
    let form = FormValidator()
    let control = form.add(TextControl())
    #expect(throws: Broken.self) {
      try form.performChanges {
        control.text = "a"
        throw Broken()
      }
    }
    #expect(control.text == "a")
  }

  // MARK: Names

  @Test func findsControlsInDeepGroupsInLinearTime() {
    let form = FormValidator()
    var group = form
    for _ in 0..<40 { group = group.add(FormValidator()) }
    let control = group.add(TextControl(), name: "deep")
    #expect(form.control(at: "/deep") === control)
    #expect(form.control(at: "/missing") == nil)
  }

  @Test func throwsForANameFromDataThatIsTaken() throws {
    let form = FormValidator()
    let first = try form.addPart(TextControl(), nameFromData: "email")
    let second = TextControl()
    #expect(throws: DuplicateNameError(name: "email")) { try form.addPart(second, nameFromData: "email") }
    #expect(form.parts.count == 1)
    #expect(form.control(at: "/email") === first)
    #expect(second.form == nil)
  }

  // MARK: Order

  @Test func notifiesARowBeforeTheFormThatItHasMovedInto() {
    let form = FormValidator()
    let guests = form.add(FormValidator())
    let row = FormValidator()
    let name = TextControl()
    name.addRule(.notEmpty)
    var order: [String] = []
    for (part, label) in [(form, "form"), (guests, "guests"), (row, "row")] {
      part.stateChangedHandler = { _ in order.append(label) }
    }
    form.performChanges {
      row.add(name)
      name.validate()
      guests.add(row)
    }
    #expect(order == ["row", "guests", "form"])
  }
}
