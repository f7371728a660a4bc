import Foundation
import LoopbackServer
import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// What holds when a form is changed at an awkward moment.
@MainActor
@Suite(.patientTimeLimit) struct FormChangeTests {
  private let form = FormValidator()
  private let first = TextControl(text: "a")
  private let second = TextControl(text: "b")

  init() {
    form.add(first)
    form.add(second)
  }

  @Test func asksAServerThatWasAddedAfterTheValueWasFoundValid() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    first.addRule(.notEmpty)
    #expect(form.validate() == .valid)
    first.validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    #expect(await form.submit { 1 } == .submitted(1))
    await server.wait { $0.requests.count == 1 }
  }

  @Test func submitsAValueThatTheHandlerOfAControlTidies() async {
    first.addRule(.length(...3))
    first.text = "too long"
    first.stateChangedHandler = { [first] _ in first.text = "a" }
    first.setExternalFailure("Taken.")
    #expect(await form.submit { first.text } == .submitted("a"))
  }

  @Test func submitsNoValueThatTheHandlerOfAValidatorEnters() async {
    first.policy = .onFocusLoss
    first.addRule(.length(...3))
    second.addRule(.notEmpty)
    second.validator.validatorStateChangedHandler = { [first] _ in first.text = "far too long" }
    guard case .changed = await form.submit({ Issue.record("worked") }) else {
      Issue.record("not refused")
      return
    }
    guard case .invalid = await form.submit({ Issue.record("worked") }) else {
      Issue.record("not refused")
      return
    }
    #expect(form.firstInvalidControl === first)
  }

  @Test func waitsForNoValidatorThatIsRemoved() async {
    let server = FakeServer()
    let other = Validator(type: .string)
    other.addCondition(server.condition())
    first.attachValidator(other)
    let submission = Task { [form] in await form.submit { 1 } }
    while server.inFlightCount == 0 { await Task.yield() }
    first.removeValidator(other)
    #expect(await submission.value == .changed)
    #expect(await form.submit { 2 } == .submitted(2))
  }

  @Test func keepsTheConditionOfAPartThatMovesWithinTheForm() {
    let isShown = Control(true)
    form.add(second, when: { isShown.value })
    form.add(second, at: 0)
    isShown.value = false
    #expect(!second.isActive)
    #expect(form.controls.map { $0 === first } == [true])
    form.add(second, at: 0, when: { true })
    #expect(second.isActive)
    FormValidator().add(second)
    isShown.value = false
    #expect(second.isActive)
  }

  @Test func aResetRestoresTheNamesOfParts() {
    form.add(first, name: "first")
    form.add(second, name: "second")
    form.markClean()
    form.remove(first)
    let third = form.add(TextControl(), name: "first")
    form.add(first, name: "other")
    form.add(second, name: "second-2")
    form.reset()
    #expect(form.parts.map(\.name) == ["first", "second"])
    #expect(form.control(at: "/first") === first)
    #expect(form.control(at: "/second") === second)
    #expect(form.control(at: "/other") == nil)
    #expect(third.form == nil)
  }

  @Test func aResetRestoresNamesThatWereSwapped() {
    form.add(first, name: "x")
    form.add(second, name: "y")
    form.markClean()
    form.add(first, name: "z")
    form.add(second, name: "x")
    form.add(first, name: "y")
    form.reset()
    #expect(form.control(at: "/x") === first)
    #expect(form.control(at: "/y") === second)
  }

  /// A question may give two commands that each could be performed, and together could not.
  @Test func leavesOutACommandOfAQuestionThatWouldMakeACycle() {
    let outer = FormValidator()
    let inner = FormValidator()
    var reports: [String] = []
    Misuse.handler = { reports.append($0) }
    defer { Misuse.handler = nil }
    let validator = Validator(type: .string)
    validator.addCondition(
      .satisfies { _ in
        outer.add(inner)
        inner.add(outer)
        return true
      })
    validator.validate("a")
    #expect(inner.form === outer)
    #expect(outer.form == nil)
    #expect(reports.contains { $0.contains("was left out") })
  }

  @Test func leavesOutACommandOfAQuestionWhoseNameIsTakenMeanwhile() {
    let form = FormValidator()
    let third = TextControl()
    var reports: [String] = []
    Misuse.handler = { reports.append($0) }
    defer { Misuse.handler = nil }
    let validator = Validator(type: .string)
    validator.addCondition(
      .satisfies { [first] _ in
        form.add(first, name: "name")
        form.add(third, name: "name")
        return true
      })
    validator.validate("a")
    #expect(form.control(at: "/name") === first)
    #expect(third.form == nil)
    #expect(reports.contains { $0.contains("was left out") })
  }

  @Test func validatesAPartOnceThatAValidationIncludes() {
    let isIncluded = Lock(false)
    let form = FormValidator()
    let part = form.add(TextControl(text: "a"), when: { isIncluded.withLock { $0 } })
    var evaluationCount = 0
    part.addCondition(
      .satisfies { _ in
        evaluationCount += 1
        return true
      })
    isIncluded.withLock { $0 = true }
    form.validate()
    #expect(part.isActive)
    #expect(evaluationCount == 1)
  }

  // MARK: Resets

  /// A reset made the form a part of itself, and the stack overflowed.
  @Test func aResetLeavesOutAPartThatContainsTheFormNow() {
    let outer = FormValidator()
    form.add(outer)
    form.markClean()
    form.remove(outer)
    outer.add(form)
    form.reset()
    #expect(form.parts.allSatisfy { $0 !== outer })
    #expect(form.form === outer)
  }

  @Test func aResetRestoresNamesAlsoIfNoPartWasAddedOrRemoved() {
    form.add(first, name: "a")
    form.markClean()
    form.add(first, name: "b")
    form.reset()
    #expect(first.name == "a")
    #expect(form.control(at: "/a") === first)
  }

  @Test func notifiesReadersOfAPathWhoseNameAResetRestores() {
    form.add(first, name: "a")
    form.markClean()
    form.add(first, name: "b")
    var notificationCount = 0
    withObservationTracking {
      _ = form.control(at: "/a")
    } onChange: {
      MainActor.assumeIsolated { notificationCount += 1 }
    }
    form.reset()
    #expect(notificationCount == 1)
  }

  @Test func aResetRestoresWhenClosuresAlsoIfNoPartWasAddedOrRemoved() {
    form.add(first, when: { true })
    form.markClean()
    form.add(first, at: 0, when: { false })
    #expect(!first.isActive)
    form.reset()
    #expect(first.isActive)
  }

  // MARK: Conditions

  /// The validator of conditions stayed, and counted although it had never validated anything.
  @Test func aConditionThatIsRemovedLeavesTheFormAsItWas() {
    #expect(form.isValid)
    form.addCondition("ok", on: first) { true }.remove()
    #expect(form.isValid)
    form.addCondition("ok", on: first) { false }
    #expect(form.validate() == .invalid)
  }

  // MARK: The order of failures

  /// A part that is excluded while another one moves has a place among the failures that observers know.
  @Test func notifiesOfAnotherOrderIfAPartIsExcludedMeanwhile() {
    let isShown = Control(true)
    for control in [first, second] { control.addRule(.length(3...)) }
    form.add(first, name: "first", when: { isShown.value })
    form.add(second, name: "second")
    form.validate()
    var orders: [[String]] = []
    form.stateChangedHandler = { [form] _ in orders.append(form.failures.map(\.path.description)) }
    form.performChanges {
      isShown.value = false
      form.add(second, at: 0)
      isShown.value = true
    }
    #expect(orders == [["/second", "/first"]])
  }

  /// A move of a failure is a change by itself.
  @Test func notifiesOnceOfAnOrderThatIsTheSameInTheEnd() {
    let isShown = Control(true)
    for control in [first, second] { control.addRule(.length(3...)) }
    form.add(first, name: "first", when: { isShown.value })
    form.add(second, name: "second")
    form.validate()
    var notifications = 0
    form.stateChangedHandler = { _ in notifications += 1 }
    form.performChanges {
      isShown.value = false
      form.add(second, at: 0)
      isShown.value = true
      form.add(second)
    }
    #expect(notifications == 1)
  }
}
