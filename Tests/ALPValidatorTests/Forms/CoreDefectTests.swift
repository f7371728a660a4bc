import ALPValidatorTesting
import Foundation
import Observation
import Testing

@testable import ALPValidator

/// Defects that testers found in the objects, each with what was wrong.
@MainActor @Suite(.serialized) struct CoreDefectTests {
  private func reporting(_ body: () async throws -> Void) async rethrows -> [String] {
    var reports: [String] = []
    Misuse.handler = { reports.append($0) }
    defer { Misuse.handler = nil }
    try await body()
    return reports
  }

  // MARK: Submissions

  /// The body ran with the value that a condition had set and that was not validated.
  @Test func endsASubmissionIfAConditionChangesAnotherControlWhileItIsAsked() async {
    let form = FormValidator()
    let other = form.add(TextControl(text: "ok"))
    other.policy = .manual
    other.addRule(.length(...2))
    let name = form.add(TextControl(text: "a"))
    name.addCondition(
      .satisfies("x") { [unowned other] _ in
        other.text = "too long"
        return true
      })
    other.text = "ok"
    let reports = await reporting {
      if case .changed = await form.submit({}) {} else { Issue.record("not changed") }
    }
    #expect(!reports.isEmpty)
    #expect(other.text == "too long")
  }

  // MARK: Endless changes

  /// The program hung.
  @Test func endsHandlersThatChangeEachOthersValidator() async {
    let first = Validator(type: .string)
    let second = Validator(type: .string)
    for validator in [first, second] { validator.addRule(.length(...1)) }
    let reports = await reporting {
      first.validatorStateChangedHandler = { [unowned second] in second.validate($0 == .valid ? "long" : "s")
      }
      second.validatorStateChangedHandler = { [unowned first] in first.validate($0 == .valid ? "s" : "long") }
      first.validate("s")
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Observers keep changing") == true)
    first.validatorStateChangedHandler = nil
    second.validatorStateChangedHandler = nil
    first.validate("s")
    #expect(first.isValid)
  }

  @Test func endsControlObserversThatChangeEachOther() async {
    let first = Control(0)
    let second = Control(0)
    var observations: [ControlObservation] = []
    let reports = await reporting {
      observations.append(first.addObserver { _ in second.value += 1 })
      observations.append(second.addObserver { _ in first.value += 1 })
      first.value = 1
    }
    #expect(reports.count == 1)
    #expect(second.value > 100)
    withExtendedLifetime(observations) {}
  }

  /// The program hung: each round had twice as many notifications as the one before, and a limit counted rounds.
  @Test func endsAControlObserverThatChangesItsControlTwice() async {
    let control = Control(0)
    var observation: ControlObservation?
    let reports = await reporting {
      observation = control.addObserver { [unowned control] _ in
        control.value += 1
        control.value += 1
      }
      control.value = 1
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Observers keep changing") == true)
    withExtendedLifetime(observation) {}
  }

  /// What the control was not notified of any more kept it alive.
  @Test func keepsNoControlAliveWhoseNotificationsHaveEnded() async {
    weak var released: TextControl?
    let reports = await reporting {
      let first = TextControl()
      let second = TextControl()
      released = first
      for control in [first, second] { control.addRule(.notEmpty) }
      first.stateChangedHandler = { [weak second] _ in second?.text = second?.text == "" ? "x" : "" }
      second.stateChangedHandler = { [weak first] _ in first?.text = first?.text == "" ? "x" : "" }
      first.text = "x"
    }
    #expect(reports.count == 1)
    #expect(released == nil)
  }

  /// A handler that changes an object very often is not an endless one.
  @Test func deliversAllEventsOfAHandlerThatChangesAControlOften() async {
    let trigger = Validator(type: .string)
    let control = Control(0)
    var eventCount = 0
    let observation = control.addObserver { _ in eventCount += 1 }
    let reports = await reporting {
      trigger.validatorStateChangedHandler = { _ in
        for value in 1...5_000 { control.value = value }
      }
      trigger.validate("a")
    }
    #expect(reports.isEmpty)
    #expect(eventCount == 5_000)
    withExtendedLifetime(observation) {}
  }

  // MARK: Reading

  /// The first read made a valid form invalid, and called its handler.
  @Test func readingTheValidatorOfAControlChangesNothing() {
    let form = FormValidator()
    let control = form.add(TextControl())
    form.validate()
    var notifications = 0
    form.stateChangedHandler = { _ in notifications += 1 }
    withObservationTracking {
      _ = (form.state, control.validators.count)
    } onChange: {
      Issue.record("reading changed something")
    }
    _ = control.validator
    #expect(form.isValid)
    #expect(control.validators.isEmpty)
    #expect(notifications == 0)
  }

  @Test func theValidatorOfAControlCountsWithItsFirstRule() {
    let form = FormValidator()
    let control = form.add(TextControl())
    let handle = control.validator.addRule(.notEmpty)
    #expect(form.state == .invalid)
    #expect(control.validators.count == 1)
    handle.remove()
    #expect(form.isValid)
    control.validator.validate("a")
    #expect(control.validators.count == 1)
    control.reset()
    #expect(form.isValid)
  }

  // MARK: Saving

  /// Elements that were added after the form was marked clean were not dirty, and stayed after a reset.
  @Test func partsAreDirtyAfterTheyWereAddedRemovedOrMoved() {
    let form = FormValidator()
    let first = form.add(TextControl(), name: "first")
    let second = form.add(TextControl(), name: "second")
    #expect(!form.isDirty)
    form.markClean()

    let added = form.add(TextControl(), name: "third")
    #expect(form.isDirty)
    form.remove(added)
    #expect(!form.isDirty)

    form.add(second, at: 0)
    #expect(form.isDirty)
    form.add(first, at: 0)
    #expect(!form.isDirty)

    form.remove(first)
    form.add(added)
    form.reset()
    #expect(form.parts.map(\.name) == ["first", "second"])
    #expect(!form.isDirty)
    #expect(form.control(at: "/first") === first)
  }

  @Test func aBodyThatThrowsSubmitsNothingThatCouldBeClean() async {
    struct Broken: Error {}
    let form = FormValidator()
    let email = form.add(TextControl(text: "a"))
    await #expect(throws: Broken.self) {
      try await form.submit {
        email.text = "b"
        throw Broken()
      }
    }
    form.markClean()
    #expect(!form.isDirty)
    form.reset()
    #expect(email.text == "b")
  }

  @Test func aConditionFollowsWhetherItsOwnFormIsDirty() {
    let form = FormValidator()
    let name = form.add(TextControl(text: "a"))
    let reason = form.add(TextControl())
    reason.addRule(.notEmpty, when: { [unowned form] in form.isDirty })
    form.validate()
    #expect(form.isValid)
    name.text = "b"
    #expect(form.state == .invalid)
    name.text = "a"
    #expect(form.isValid)
  }

  @Test func isSubmittingChangesTwice() async {
    let form = FormValidator()
    form.add(TextControl())
    let changes = Lock(0)
    func track() {
      withObservationTracking {
        _ = form.isSubmitting
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    track()
    await form.submit { track() }
    #expect(changes.withLock { $0 } == 2)
  }

  @Test func aResetRestoresTheConditionOfARemovedPart() {
    let form = FormValidator()
    let isCompany = Control(false)
    let company = form.add(TextControl(), name: "company", when: { isCompany.value })
    form.markClean()
    form.remove(company)
    #expect(company.isActive)
    form.reset()
    #expect(!company.isActive)
    isCompany.value = true
    #expect(company.isActive)
  }

  /// Each further reset set the closure again, and called it.
  @Test func aResetRestoresAWhenClosureOnce() {
    let form = FormValidator()
    let control = TextControl()
    var callCount = 0
    form.add(control) {
      callCount += 1
      return true
    }
    form.markClean()
    form.remove(control)
    form.reset()
    callCount = 0
    form.reset()
    #expect(callCount == 0)
  }

  @Test func isDirtyComparesFormattedValues() {
    let email = TextControl(text: "ada@example.com")
    email.formatters = [.trimmed, .lowercased]
    email.text = " Ada@Example.com"
    #expect(!email.isDirty)
    email.formatters = []
    #expect(email.isDirty)
    email.formatters = [.trimmed, .lowercased]
    #expect(!email.isDirty)
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

  // MARK: Dependencies

  /// Each read added a dependency, so a loop added thousands.
  @Test func aLoopOverControlsAddsADependencyOnce() {
    let first = Control(1)
    let second = Control(2)
    let validator = Validator(type: .string)
    validator.addCondition(
      .satisfies { _ in
        var sum = 0
        for _ in 0..<1_000 { sum += first.value + second.value }
        return sum > 0
      })
    validator.validate("a")
    #expect(validator.dependent.dependencyCount == 2)
    second.value = -1
    #expect(!validator.isValid)
  }

  @Test func aValidatorWhoseControlIsGoneTakesTheShortcutAgain() {
    let validator = Validator(type: .string)
    validator.addRule(.notEmpty)
    do {
      let control = TextControl(text: "a")
      control.attachValidator(validator)
      control.validate()
    }
    validator.validate("b")
    #expect(!validator.isAttached)
    #expect(validator.shortcut != nil)
  }

  @Test func writesNoDefaultMessageThatIsReplaced() {
    var messages = MessageCatalog(language: "en")
    let count = Lock(0)
    messages.replace("length.minimum") { _ in
      count.withLock { $0 += 1 }
      return "catalog"
    }
    let validator = Validator(type: .string)
    validator.messages = messages
    validator.addRule(.length(3...)).message { _ in "own" }
    validator.validate("a")
    #expect(validator.errorMessages == ["own"])
    #expect(count.withLock { $0 } == 0)
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

  // MARK: Pending changes of the app's objects

  @Observable @MainActor final class Stock {
    var count = 1
  }

  /// A change that came after the response was overlooked: the body ran with a value that a condition rejects.
  @Test func aSubmissionTakesPendingChangesOfTheAppsObjects() async {
    for _ in 0..<50 {
      let stock = Stock()
      let form = FormValidator()
      let amount = form.add(Control(1))
      amount.addCondition(.satisfies("stock") { $0 <= stock.count })
      amount.addCondition(
        .async(options: .patient) { _ in
          stock.count = 0
          return true
        })
      let submission = await form.submit { stock.count }
      #expect(submission == .invalid)
    }
  }

  @Test func whatHasReadAnObjectTwiceIsEvaluatedOnce() async {
    let stock = Stock()
    let amount = Control(1)
    var evaluationCount = 0
    for name in ["first", "second", "third"] {
      amount.addCondition(
        .satisfies(name) { count in
          evaluationCount += 1
          return count <= stock.count
        })
    }
    amount.validate()
    evaluationCount = 0
    stock.count = 0
    await amount.settledState()
    #expect(amount.failures.count == 3)
    #expect(evaluationCount == 3)
  }

  // MARK: Values

  @Test func aNaNThatIsSetAgainIsNoEdit() {
    let control = Control(Double.nan)
    var changes = 0
    let observation = control.addObserver { _ in changes += 1 }
    control.value = .nan
    #expect(changes == 0)
    #expect(!control.isDirty)
    withExtendedLifetime(observation) {}
  }

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
}
