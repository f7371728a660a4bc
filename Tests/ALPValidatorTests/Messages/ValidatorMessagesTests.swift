import ALPValidator
import Testing

@MainActor
@Suite struct ValidatorMessagesTests {
  private let german = MessageCatalogue(language: "de")

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
    validator.addValidationToEnsureMinimumLength(3) { "\($0.name): \($0.message)" }
    let handle = validator.addCondition(.satisfies { _ in false }) { "! \($0.message)" }
    validator.validate("")
    #expect(
      validator.errorMessages == [
        "length: Please enter at least 3 characters.", "! This is not valid.",
      ])
    // What a removed condition said stays until the next validation.
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

  @Test func keepsTheLastValidValueWhenTheLanguageChanges() {
    let validator = Validator(type: .string)
    validator.addRule(.containsDigit, severity: .warning)
    validator.validate("a")
    validator.validate("b")
    validator.messages = german
    #expect(validator.lastValidValue == "b")
  }

  @Test func saysNothingBeforeTheFirstValue() {
    let validator = Validator(type: .string)
    let recorder = Recorder()
    recorder.record(validator)
    validator.addValidationToEnsurePresence()
    validator.messages = german
    #expect(recorder.events.isEmpty)
    #expect(!validator.hasValidated)
  }

  @Test func makesMessagesOfFailuresInEveryValidation() throws {
    let validator = Validator(type: .string)
    let other = TextControl(text: "other")
    let say: @MainActor (ValidationFailure) -> String = { $0.name }
    validator.addValidationToEnsurePresence(invalidMessage: say)
    validator.addValidationToEnsureMinimumLength(3, invalidMessage: say)
    validator.addValidationToEnsureRange(minimum: 3, maximum: 9, invalidMessage: say)
    try validator.addValidationToEnsureRegularExpressionIsMet(pattern: "x+", invalidMessage: say)
    validator.addValidationToEnsureValidEmail(invalidMessage: say)
    validator.addValidationToEnsureStringContainsNumber(invalidMessage: say)
    validator.addValidationToEnsureValidURL(invalidMessage: say)
    validator.addValidationToEnsureValidPhoneNumber(invalidMessage: say)
    validator.addValidationToEnsureValidPaymentCard(invalidMessage: say)
    validator.addValidationToEnsureValidPostalCode(region: "GB", invalidMessage: say)
    validator.addValidationToEnsureInstanceIsTheSame(as: "x", invalidMessage: say)
    validator.addValidationToEnsureInstanceIsTheSame(as: { "x" }, invalidMessage: say)
    validator.addValidationToEnsureInstanceIsTheSame(as: other, invalidMessage: say)
    validator.addValidationToEnsureInclusion(in: ["x"], invalidMessage: say)
    validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: say) { _ in false }
    validator.validate("")
    #expect(
      validator.errorMessages == [
        "presence", "length", "length", "pattern", "email", "contains-digit", "url", "phone", "card",
        "postal-code", "same", "same", "same", "in", "custom",
      ])
    let texts = Validator(type: .string)
    texts.addValidationToEnsureMaximumLength(1, invalidMessage: say)
    texts.validate("ab")
    #expect(texts.errorMessages == ["length"])
    let numbers = Validator(type: .numeric)
    numbers.addValidationToEnsureRange(minimum: 1, maximum: 2, invalidMessage: say)
    numbers.validate(3)
    #expect(numbers.errorMessages == ["range"])
    let anything = Validator(type: .generic)
    anything.addValidationToEnsureInstanceIsTheSame(as: 1, invalidMessage: say)
    anything.validate("1")
    #expect(anything.errorMessages == ["same"])
    let files = Validator(type: .file)
    files.addValidationToEnsureFileType([.png], invalidMessage: say)
    files.addValidationToEnsureFileType(families: [.image], invalidMessage: say)
    files.addValidationToEnsureFileExtension(in: ["png"], invalidMessage: say)
    files.addValidationToEnsureMaximumFileSize(1, invalidMessage: say)
    files.addValidationToEnsureMinimumFileSize(9, invalidMessage: say)
    files.validate(FileValue(.init(repeating: 0x20, count: 5), name: "a.txt"))
    #expect(
      files.errorMessages == [
        "file-type", "file-type", "file-extension", "file-size", "file-size",
      ])
  }
}
