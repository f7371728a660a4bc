import Foundation
import LoopbackServer
import Observation
import Testing

@testable import ALPValidator

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

  @Test func countsRightlyIfAnObserverRemovesThePart() {
    for control in [first, second] { control.addRule(.length(...3)) }
    form.validate()
    withObservationTracking {
      _ = first.state
    } onChange: { [form, first] in
      MainActor.assumeIsolated { form.remove(first) }
    }
    first.validator.validate("too long")
    #expect(form.state == .valid)
    second.text = "too long"
    #expect(form.state == .invalid)
    second.text = "b"
    #expect(form.state == .valid)
  }

  @Test func isCurrentWhenTheObserverOfAControlIsNotified() {
    first.addRule(.length(...3))
    form.validate()
    nonisolated final class Seen: Sendable { @MainActor var state: ValidatorState? }
    let seen = Seen()
    withObservationTracking {
      _ = first.state
    } onChange: { [form] in
      MainActor.assumeIsolated { seen.state = form.state }
    }
    first.validator.validate("too long")
    #expect(seen.state == .invalid)
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

  @Test func submitsWhatIsSetToTheSameWheneverItIsValidated() async {
    second.addCondition(
      .satisfies { [first] _ in
        first.text = "derived"
        return true
      })
    #expect(await form.submit { first.text } == .changed)
    #expect(await form.submit { first.text } == .submitted("derived"))
  }

  @Test func tellsNothingWhileAPartMoves() {
    form.requireAtLeast(1, of: [first, second])
    second.text = ""
    form.validate()
    var states: [ValidatorState] = []
    for validator in first.validators { validator.validatorStateChangedHandler = { states.append($0) } }
    form.add(first, at: 1)
    form.add(first)
    #expect(states.isEmpty)
    #expect(form.isValid)
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

  @Test func tellsOnceThatAFailureIsHeldAndOnceThatItIsAskedAgain() {
    let server = FakeServer()
    first.addCondition(server.condition())
    form.validate()
    var events: [String] = []
    first.stateChangedHandler = { [first] in
      events.append("control \($0) \(first.failuresAwaitingRetry.count)")
    }
    form.stateChangedHandler = { [form] in events.append("form \($0) \(form.failuresAwaitingRetry.count)") }
    server.respond(with: .failed(.status(500)))
    #expect(events == ["control Waiting 1", "form Waiting 1"])
    events = []
    form.retry()
    #expect(events == ["control Waiting 0", "form Waiting 0"])
    events = []
    server.respond(with: .accepted)
    #expect(events == ["control Valid 0", "form Valid 0"])
  }

  @Test func needsSomeOfTheControlsThatAreLeft() {
    form.requireAtLeast(1, of: [first, second])
    first.text = ""
    second.text = "b"
    #expect(form.validate() == .valid)
    form.remove(second)
    #expect(form.state == .invalid)
    form.add(second)
    #expect(form.state == .valid)
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

  @Test func notifiesThoseWhoObserveWhichControlsCount() {
    let isShown = Control(false)
    let page = form.addGroup("page")
    let company = page.add(TextControl(), when: { isShown.value })
    company.addRule(.notEmpty)
    form.validate()
    first.text = "other"
    for isNext in [true, false] {
      let changes = Changes()
      withObservationTracking {
        _ = form.controls
      } onChange: {
        MainActor.assumeIsolated { changes.count += 1 }
      }
      isShown.value = isNext
      #expect(changes.count == 1)
    }
  }

  @Test func notifiesThoseWhoObserveTheFirstInvalidControl() {
    let third = form.add(TextControl())
    for control in [first, second, third] { control.addRule(.length(2...)) }
    third.text = "c"
    second.text = "b"
    #expect(form.firstInvalidControl === first)
    first.text = "aa"
    #expect(form.firstInvalidControl === second)
    let changes = Changes()
    withObservationTracking {
      _ = form.firstInvalidControl
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }
    second.text = "bb"
    #expect(changes.count == 1)
    #expect(form.firstInvalidControl === third)
  }

  private nonisolated final class Changes: Sendable { @MainActor var count = 0 }

  @Test func countsNoControlOfAPageThatDoesNotCount() {
    let page = form.addGroup("page")
    let phone = page.add(TextControl(text: "1"))
    first.text = ""
    form.requireAtLeast(1, of: [first, phone])
    #expect(form.validate() == .valid)
    page.isEnabled = false
    #expect(form.state == .invalid)
    page.isEnabled = true
    #expect(form.state == .valid)
  }

  @Test func asksAConditionAgainWhenItsOwnControlCounts() {
    form.requireAtLeast(1, of: [first, second])
    form.validate()
    first.isEnabled = false
    second.text = ""
    first.isEnabled = true
    #expect(form.errorMessages == [])
  }

  @Test func staysResetIfAHandlerResetsIt() {
    let other = Validator(type: .string)
    other.addRule(.length(...3))
    first.addRule(.length(...3), invalidMessage: "Too long.")
    first.attachValidator(other)
    form.validate()
    first.validator.validatorStateChangedHandler = { [form] _ in
      if form.errorMessages.contains("Too long.") { form.reset() }
    }
    var events: [ControlEvent] = []
    let observation = first.addObserver { events.append($0) }
    first.text = "too long"
    #expect(first.text == "a")
    #expect(!other.hasValidated)
    #expect(first.errorMessages == [])
    #expect(events == [.reset])
    withExtendedLifetime(observation) {}
  }

  @Test func notifiesOfAnotherFailureInTheSameWords() {
    first.addRule(.length(2...), invalidMessage: "Bad.")
    first.addRule(.noWhitespace, invalidMessage: "Bad.")
    first.text = "x"
    nonisolated final class Seen: Sendable { @MainActor var isNotified = false }
    let seen = Seen()
    withObservationTracking {
      _ = form.failures
    } onChange: {
      MainActor.assumeIsolated { seen.isNotified = true }
    }
    first.text = "x y"
    #expect(form.failures.map(\.name) == ["no-whitespace"])
    #expect(seen.isNotified)
  }
}
