import ALPValidator
import Testing

@MainActor
@Suite struct ValidatorMessagesTests {
  private let german = MessageCatalog(language: "de")

  @Test func tellsWhenItSpeaksAnotherLanguage() {
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

  @Test func asksClosuresAnew() {
    let validator = Validator(type: .string)
    validator.addValidationToEnsureMinimumLength(3).message { "\($0.name): \($0.message)" }
    let handle = validator.addCondition(.satisfies { _ in false }).message { "! \($0.message)" }
    validator.validate("")
    #expect(
      validator.errorMessages == [
        "length: Please enter at least 3 characters.", "! This is not valid.",
      ])
    // The message of a removed condition stays until the next validation.
    handle.remove()
    validator.messages = german
    #expect(
      validator.errorMessages == [
        "length: Bitte geben Sie mindestens 3 Zeichen ein.", "! This is not valid.",
      ])
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

  @Test func makesMessagesOfFailuresAsAClosureSays() throws {
    let validator = Validator(type: .string)
    let other = TextControl(text: "other")
    let handles = [
      validator.addValidationToEnsureMinimumLength(3),
      try validator.addValidationToEnsureRegularExpressionIsMet(pattern: "x+"),
      validator.addValidationToEnsureInstanceIsTheSame(as: other, invalidMessage: "Not the other."),
      validator.addRule(.email.with(message: "No address.")),
    ]
    for handle in handles { handle.message { "\($0.name): \($0.message)" } }
    validator.validate("")
    #expect(
      validator.errorMessages.map { $0.prefix(while: { $0 != ":" }) } == [
        "length", "pattern", "same", "email",
      ])
    #expect(validator.errorMessages.suffix(2) == ["same: Not the other.", "email: No address."])
    handles[3].message { _ in "Another." }
    #expect(validator.errorMessages.last == "email: No address.")
    validator.validate("a@b.co")
    validator.validate("x")
    #expect(validator.errorMessages.last == "Another.")
  }
}
