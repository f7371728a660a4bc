import ALPValidator
import Foundation
import Observation
import Testing

@MainActor @Suite struct ValidatorTests {
  @Test func isInvalidWithoutMessagesBeforeTheFirstValidation() {
    let validator = Validator(type: .string)
    validator.addValidationToEnsurePresence()
    #expect(validator.state == .invalid)
    #expect(!validator.isValid)
    #expect(!validator.hasValidated)
    #expect(validator.errorMessages.isEmpty)
    #expect(validator.description.hasSuffix(": { state: Invalid, errorMessages: [] }"))
  }

  @Test func isDescribedAsInTheOriginal() throws {
    let validator = Validator(type: .string)
    validator.addValidationToEnsurePresence(invalidMessage: "First.")
    validator.addValidationToEnsureMinimumLength(3, invalidMessage: "Second.")
    validator.validate("")
    let expected = try Regex(
      #"Validator<String> 0x[0-9a-f]+: \{ state: Invalid, errorMessages: \[ First\., Second\. \] \}"#)
    #expect("\(validator)".wholeMatch(of: expected) != nil)
  }

  // MARK: nil and optional

  @Test func takesNilForTheEmptyText() {
    let validator = Validator(type: .string)
    validator.addValidationToEnsureMaximumLength(3)
    validator.validate(nil)
    #expect(validator.state == .valid)
    validator.addValidationToEnsurePresence()
    validator.validate(nil)
    #expect(validator.failures.map(\.name) == ["presence"])
    #expect(validator.failures.first?.cause == .unsatisfied)
  }

  @Test func failsEveryRuleForNilOfAnotherType() {
    let validator = Validator<Int>()
    validator.addRule(.range(0...9))
    validator.addRule(!.range(5...5))
    validator.addCondition(.satisfies { _ in true })
    validator.validate(nil)
    #expect(validator.state == .invalid)
    #expect(validator.failures.map(\.cause) == [.missing, .missing, .missing])
    #expect(validator.failures.map(\.name) == ["range", "not", "custom"])
  }

  /// A valid value before it left a shortcut, which asked the rules about the empty value.
  @Test func asksNoRuleAboutAnEmptyValueAfterAValidOneIfOptional() {
    final class Asked: Sendable {
      @MainActor var values: [String] = []
    }
    let asked = Asked()
    let text = Validator(type: .string)
    text.isOptional = true
    text.addRule(
      .satisfies("letters") { text in
        MainActor.assumeIsolated { asked.values.append(text) }
        return true
      })
    for value in ["a", "b", "", "c"] { text.validate(value) }
    #expect(text.value == "c" && text.isValid)
    #expect(asked.values == ["a", "b", "c"])
  }

  @Test func runsNoRuleForMissingContentIfOptional() {
    var asked = 0
    let text = Validator(type: .string)
    text.isOptional = true
    text.addValidationToEnsurePresence()
    text.addCondition(
      .satisfies { _ in
        asked += 1
        return false
      })
    text.validate("")
    #expect(text.state == .valid)
    text.validate(nil)
    #expect(text.state == .valid)
    #expect(asked == 0)
    text.validate(" ")
    #expect(text.state == .invalid)
    #expect(asked == 1)

    let list = Validator<[Int]>()
    list.isOptional = true
    list.addValidationToEnsurePresence()
    list.validate([])
    #expect(list.state == .valid)
    list.isOptional = false
    list.validate([])
    #expect(list.failures.map(\.name) == ["presence"])
  }

  // MARK: Which failures

  @Test func stopsAtTheFirstFailureByChoice() {
    var asked = 0
    let validator = Validator(type: .string)
    validator.addRule(.length(5...), severity: .warning)
    validator.addRule(.length(4...), invalidMessage: "Short.")
    validator.addCondition(
      .satisfies { _ in
        asked += 1
        return false
      }, invalidMessage: "Never.")
    validator.validate("abc")
    #expect(validator.errorMessages == ["Short.", "Never."])
    validator.stopsAtFirstFailure = true
    validator.validate("abc")
    #expect(validator.errorMessages == ["Short."])
    #expect(validator.warnings.count == 1)
    #expect(asked == 1)
  }

  @Test func fillsWarningsWithoutBecomingInvalid() {
    let recorder = Recorder()
    let validator = Validator(type: .string)
    validator.addRule(.length(8...), invalidMessage: "Longer is safer.", severity: .warning)
    recorder.record(validator)
    validator.validate("abc")
    #expect(validator.state == .valid)
    #expect(validator.errorMessages.isEmpty)
    #expect(validator.failures.isEmpty)
    #expect(validator.warnings.map(\.message) == ["Longer is safer."])
    recorder.removeAll()
    validator.validate("long enough")
    #expect(validator.warnings.isEmpty)
    #expect(recorder.events == ["handler Valid []", "delegate Valid []"])
  }

  @Test func carriesNameParametersCauseAndErrorOfAFailure() throws {
    struct Mistake: Error {}
    let validator = Validator(type: .string)
    validator.addRule(.length(8...64), error: Mistake())
    validator.validate("abc")
    let failure = try #require(validator.failures.first)
    #expect(failure.name == "length")
    #expect(failure.parameters == ["minimum": 8, "maximum": 64, "unit": "characters"])
    #expect(failure.cause == .unsatisfied)
    #expect(failure.error is Mistake)
    #expect(failure.message == "Please enter 8 to 64 characters.")
    #expect("\(failure)" == "length: Please enter 8 to 64 characters.")
  }

  @Test func answersTheSilentQuestionWithoutChange() {
    let recorder = Recorder()
    let validator = Validator(type: .string)
    validator.addValidationToEnsureMinimumLength(3)
    validator.addValidationToEnsureValidEmail()
    validator.validate("a@example.com")
    recorder.record(validator)
    #expect(validator.failures(for: "a").map(\.name) == ["length", "email"])
    #expect(validator.failures(for: "b@example.com").isEmpty)
    #expect(validator.failures(for: nil).count == 2)
    #expect(validator.isValid)
    #expect(validator.lastValidValue == "a@example.com")
    #expect(recorder.events.isEmpty)
  }

  @Test func remembersTheLastValidValue() {
    let validator = Validator<Int>()
    validator.addRule(.range(0...9))
    #expect(validator.lastValidValue == nil)
    for value in [3, 4, 12] { validator.validate(value) }
    #expect(validator.lastValidValue == 4)
    validator.reset()
    #expect(validator.lastValidValue == nil)
  }

  // MARK: Changing rules

  @Test func countsAddedAndRemovedRulesFromTheNextValidationOn() {
    let validator = Validator(type: .string)
    let presence = validator.addValidationToEnsurePresence(invalidMessage: "Empty.")
    let length = validator.addValidationToEnsureMinimumLength(2, invalidMessage: "Short.")
    validator.validate("")
    #expect(validator.rules.count == 2)
    presence.remove()
    presence.remove()
    validator.addValidationToEnsureValidEmail(invalidMessage: "No address.")
    #expect(validator.rules.count == 2)
    #expect(validator.errorMessages == ["Empty.", "Short."])
    validator.validate("")
    #expect(validator.errorMessages == ["Short.", "No address."])
    length.remove()
    validator.validate("")
    #expect(validator.errorMessages == ["No address."])
    validator.removeAllRules()
    #expect(validator.rules.count == 0)
    validator.validate("")
    #expect(validator.isValid)
  }

  @Test func isAsNewAfterReset() {
    let recorder = Recorder()
    let validator = Validator(type: .string)
    validator.addValidationToEnsurePresence()
    recorder.record(validator)
    validator.reset()
    #expect(recorder.events.isEmpty)
    validator.validate("")
    recorder.removeAll()
    validator.reset()
    #expect(recorder.events == ["handler Invalid []", "delegate Invalid []"])
    #expect(validator.state == .invalid)
    #expect(!validator.hasValidated)
    #expect(validator.errorMessages.isEmpty)
    #expect(validator.rules.count == 1)
  }

  /// Whether what is read changes for observers.
  @MainActor private final class Observed {
    var hasChanged = false

    init(_ read: @escaping @MainActor () -> Void) {
      withObservationTracking(read) { [weak self] in MainActor.assumeIsolated { self?.hasChanged = true } }
    }
  }

  @Test func appliesFormattersFromTheNextValidation() {
    let validator = Validator(type: .string)
    validator.addRule(.noWhitespace)
    validator.formatters = [.trimmed]
    validator.validate(" a ")
    validator.formatters = []
    #expect(validator.formattedValue == "a")
    #expect(validator.lastValidValue == "a")
    let observed = Observed { _ = validator.formattedValue }
    validator.formatters = [.uppercased, .trimmed]
    #expect(!observed.hasChanged)
    validator.revalidate()
    #expect(observed.hasChanged)
    #expect(validator.formattedValue == "A")
  }

  @Test(arguments: [false, true]) func aMissingValueFailsTheFirstRuleOrAll(stopsAtFirstFailure: Bool) {
    let age = Validator(type: .numeric(Int.self))
    age.addRules([.range(18...), .multiple(of: 2)])
    age.stopsAtFirstFailure = stopsAtFirstFailure
    age.validate(nil)
    #expect(age.failures.count == (stopsAtFirstFailure ? 1 : 2))
    #expect(age.failures(for: nil) == age.failures)
  }

  @Test func evaluatesTheRulesOfAValueThatTheShortcutRejectsTwiceAtMost() {
    let count = Lock(0)
    let validator = Validator(type: .string)
    validator.addRule(
      .satisfies("a") { text in
        count.withLock { $0 += 1 }
        return text == "a"
      })
    validator.validate("a")
    count.withLock { $0 = 0 }
    validator.validate("b")
    #expect(count.withLock { $0 } == 2)
    #expect(!validator.isValid)
  }
}
