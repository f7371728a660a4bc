import ALPValidatorTesting
import Foundation
import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Observers and conditions that would change each other without end.
@MainActor @Suite(.serialized) struct EndlessChangeTests {
  private func reporting(_ body: () async throws -> Void) async rethrows -> [String] {
    var reports: [String] = []
    Misuse.handler = { reports.append($0) }
    defer { Misuse.handler = nil }
    try await body()
    return reports
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
}
