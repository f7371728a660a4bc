import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// How often conditions are evaluated, and because of what.
@MainActor @Suite struct DependencyTests {
  @Observable @MainActor final class Model {
    var first = true
    var second = true
  }

  struct Trip: Codable, Sendable {
    var start = ""
    var end = ""

    static let rules: RuleSet<Trip> = [.at(\.start, "start", []), .at(\.end, "end", [])]
  }

  /// Counts calls on the main actor.
  @MainActor private final class Count {
    private(set) var value = 0

    nonisolated func add() { MainActor.assumeIsolated { value += 1 } }
  }

  private let validator = Validator(type: .string)
  private let control = TextControl()
  private let other = TextControl()

  /// Lets the main actor have its next turns.
  private func nextTurn() async { for _ in 0..<3 { await Task { @MainActor in }.value } }

  // MARK: What is no dependency

  @Test func evaluatesOnceWhatReadsItsOwnValue() {
    var count = 0
    validator.addCondition(
      .satisfies { [unowned validator] _ in
        count += 1
        return validator.value != "x"
      })
    validator.validate("a")
    validator.validate("b")
    #expect(count == 2)
  }

  @Test func evaluatesOnceWhatReadsTheStateOfItsForm() {
    let form = FormValidator()
    form.add(control)
    var count = 0
    control.addCondition(
      .satisfies { [unowned form] text in
        count += 1
        return text == "good" || form.failures.count > 100
      })
    control.text = "bad"
    #expect(count == 1)
    control.text = "good"
    #expect(count == 2)
  }

  @Test func evaluatesOnceWhatWasEvaluatedAfterTheChange() {
    let form = FormModel(Trip(), rules: Trip.rules)
    let (start, end) = (form[\.start], form[\.end])
    var count = 0
    end.addCondition(
      .satisfies { [unowned start] text in
        count += 1
        return text != start.text
      })
    end.text = "Rome"
    count = 0
    form.value = Trip(start: "Paris", end: "Paris")
    #expect(count == 1)
    #expect(end.state == .invalid)
  }

  @Test func evaluatesOnceAValueThatIsValidatedWhenTheFieldIsLeft() {
    var count = 0
    control.addCondition(
      .satisfies { _ in
        count += 1
        return true
      })
    control.beginEditing()
    control.text = "a"
    control.endEditing()
    #expect(count == 1)
  }

  // MARK: What is one

  /// A change of either property changes nothing else of the object.
  @Test func followsWhatSeveralRulesReadOfOneObject() {
    control.addCondition(.satisfies { [unowned other] _ in other.text != "x" })
    control.addCondition(.satisfies { [unowned other] _ in other.label == nil })
    control.text = "a"
    #expect(control.isValid)
    other.label = "Other"
    #expect(control.state == .invalid)
    other.label = nil
    #expect(control.isValid)
    other.text = "x"
    #expect(control.state == .invalid)
  }

  @Test func followsAnObjectThatManyFollow() {
    let followers = (0..<Tuning.dependentsBeforePruning * 3).map { _ in
      let follower = TextControl()
      follower.addCondition(.satisfies { [unowned other] _ in other.text.isEmpty })
      follower.text = "a"
      return follower
    }
    #expect(followers.allSatisfy { $0.isValid })
    other.text = "x"
    #expect(followers.allSatisfy { $0.state == .invalid })
  }

  /// The dry run reads for the rule a second time, and something else.
  @Test func followsWhatARuleReadBeforeADryRun() async {
    let model = Model()
    validator.addCondition(.satisfies { $0 == "first" ? model.first : model.second })
    validator.addCondition(
      .satisfies { [unowned validator] _ in validator.failures(for: "second").isEmpty })
    validator.validate("first")
    #expect(validator.isValid)
    model.first = false
    await nextTurn()
    #expect(validator.failures.count == 1)
    model.second = false
    await nextTurn()
    #expect(validator.failures.count == 2)
  }

  @Test func followsAgainAfterAnEndlessCycle() {
    var forced: [Bool?] = [nil, nil]
    var reports: [String] = []
    Misuse.handler = { reports.append($0) }
    control.addCondition(.satisfies { [unowned other] _ in forced[0] ?? (other.state == .invalid) })
    other.addCondition(.satisfies { [unowned control] _ in forced[1] ?? control.isValid })
    control.text = "a"
    other.text = "b"
    Misuse.handler = nil
    #expect(reports.count == 1)

    for answer in [true, false, true] {
      forced[1] = answer
      other.validate()
    }
    #expect(control.state == .invalid)
    forced = [nil, nil]
    for answer in [true, false, true] {
      forced[0] = answer
      control.validate()
    }
    #expect(other.isValid)
  }

  // MARK: Observation

  /// Each field of a form reads the settings of the form, so each was drawn again.
  @Test func aPartThatComesOrIsIncludedChangesNothingThatOtherFieldsShow() {
    let form = FormValidator()
    form.add(control)
    let isCompany = Control(false)
    form.add(TextControl(), when: { isCompany.value })
    withObservationTracking {
      _ = (control.visibleErrorMessages, control.label, control.path, control.messages, control.isActive)
    } onChange: {
      Issue.record("a field would be drawn again")
    }
    let drawCount = Count()
    withObservationTracking {
      _ = form.controls
    } onChange: {
      drawCount.add()
    }
    isCompany.value = true
    #expect(drawCount.value == 1)
    withObservationTracking {
      _ = form.parts
    } onChange: {
      drawCount.add()
    }
    form.add(TextControl())
    #expect(drawCount.value == 2)
  }

  // MARK: Messages

  @Test func makesTheMessageOfAFailureThatStaysOnce() {
    var count = 0
    validator.addRule(.length(...3)).message { _ in
      count += 1
      return "Too long."
    }
    validator.addRule(.satisfies { !$0.contains("1") })
    validator.validate("long")
    validator.validate("long1")
    #expect(validator.failures.count == 2)
    #expect(count == 1)
  }
}
