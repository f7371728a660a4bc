import ALPValidator
import Testing

@MainActor
@Suite struct ValidatorMessagesTests {
  private let german = MessageCatalog(language: "de")

  @Test func notifiesOfAnotherLanguage() {
    let validator = Validator(type: .string)
    let recorder = Recorder()
    validator.addValidationToEnsurePresence()
    validator.validate("")
    recorder.record(validator)
    validator.messages = german
    let messages = ["Bitte füllen Sie dieses Feld aus."]
    #expect(validator.errorMessages == messages)
    #expect(validator.failures(for: "").map(\.message) == messages)
    #expect(recorder.events == ["handler Invalid \(messages)", "delegate Invalid \(messages)"])
    recorder.removeAll()
    validator.messages = german
    validator.validate("")
    #expect(recorder.events.isEmpty)
    validator.messages = nil
    #expect(validator.errorMessages == ["Please fill this in."])
    #expect(recorder.events.count == 2)
  }

  @Test func leavesTheMessagesOfTheProgramAlone() {
    let validator = Validator(type: .string)
    let recorder = Recorder()
    validator.addRule(.email, invalidMessage: "Mine.")
    validator.addRule(.notEmpty.with(message: "Its own."))
    validator.validate("")
    recorder.record(validator)
    validator.messages = german
    #expect(validator.errorMessages == ["Mine.", "Its own."])
    #expect(recorder.events.isEmpty)
  }

  @Test func speaksOfWarningsAndOfTextThatCannotBeRead() {
    let age = Validator(type: .numeric(Int.self))
    let control = TextControl()
    control.attachValidator(age, parsing: { Int($0) })
    control.text = "x"
    age.messages = german
    #expect(age.errorMessages == ["Bitte geben Sie eine ganze Zahl ein."])
    age.addRule(.minimum(18), severity: .warning)
    control.text = "7"
    #expect(age.warnings.map(\.message) == ["Der Wert muss mindestens 18 sein."])
    age.messages = .english
    #expect(age.warnings.map(\.message) == ["Please enter 18 or more."])
    #expect(age.lastValidValue == 7)
  }

  /// A closure saw the new value with the outcome of the one before.
  @Test func aMessageClosureReadsAConsistentState() {
    let validator = Validator(type: .string)
    var seen: [String?] = []
    validator.addRule(.length(...3)).message { [unowned validator] _ in
      seen.append(validator.lastValidValue)
      #expect(validator.state == .valid)
      return "Too long."
    }
    validator.validate("ok")
    validator.validate("too long")
    #expect(seen == ["ok"])
    #expect(validator.lastValidValue == "ok")
  }

  /// A value whose comparison reads the validator.
  private struct Watchful: Equatable {
    let number: Int

    static func == (first: Self, second: Self) -> Bool {
      MainActor.assumeIsolated { watch() }
      return first.number == second.number
    }

    @MainActor static var watch: () -> Void = {}
  }

  @Test func aComparisonReadsAConsistentState() {
    let validator = Validator<Watchful>()
    validator.addCondition(.satisfies { $0.number > 0 })
    validator.validate(Watchful(number: 1))
    _ = validator.value
    var seen: [Int?] = []
    Watchful.watch = { [unowned validator] in seen.append(validator.lastValidValue?.number) }
    defer { Watchful.watch = {} }
    validator.validate(Watchful(number: -1))
    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { $0 == 1 })
  }
}
