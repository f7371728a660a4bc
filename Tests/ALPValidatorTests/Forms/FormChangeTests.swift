import ALPValidator
import Foundation
import LoopbackServer
import Observation
import Testing

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
    #expect(form.validateForm() == .valid)
    first.validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
    #expect(await form.submit { 1 } == .submitted(1))
    await server.wait { $0.requests.count == 1 }
  }

  @Test func countsRightlyIfAnObserverRemovesThePart() {
    for control in [first, second] { control.addRule(.length(...3)) }
    form.validateForm()
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
    form.validateForm()
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

  @Test func takesNoValueThatAHandlerEntersWhileItSubmits() async {
    second.policy = .onFocusLoss
    second.addRule(.length(...3))
    first.addRule(.notEmpty)
    form.validateForm()
    first.setExternalError("Taken.")
    first.stateChangedHandler = { [second] _ in second.text = "far too long" }
    let submission = await form.submit { 1 }
    #expect(submission == .changed)
  }

  @Test func countsNoControlOfAPageThatDoesNotCount() {
    let page = form.addGroup("page")
    let phone = page.add(TextControl(text: "1"))
    first.text = ""
    form.requireAtLeast(1, of: [first, phone])
    #expect(form.validateForm() == .valid)
    page.isEnabled = false
    #expect(form.state == .invalid)
    page.isEnabled = true
    #expect(form.state == .valid)
  }

  @Test func asksAConditionAgainWhenItsOwnControlCounts() {
    form.requireAtLeast(1, of: [first, second])
    form.validateForm()
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
    form.validateForm()
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

  @Test func tellsNothingWhenAPartIsAddedAgain() {
    first.addRule(.length(...3))
    first.text = "too long"
    second.addRule(.notEmpty)
    second.text = "b"
    form.remove(second)
    var told: [ValidatorState] = []
    form.stateChangedHandler = { told.append($0) }
    form.add(first)
    #expect(form.controls.count == 1)
    #expect(told == [])
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

  @Test func attachesANewValidatorOfItsOwnAfterAllWereRemoved() {
    first.addRule(.notEmpty)
    first.removeValidators()
    first.addRule(.length(...3))
    first.text = "too long"
    #expect(form.state == .invalid)
  }
}
