import ALPValidator
import Testing

@MainActor @Suite struct ControlTests {
  private let control = TextControl()
  private let validator = Validator(type: .string)

  init() { validator.addValidationToEnsureMinimumLength(3, invalidMessage: "Short.") }

  @Test func validatesWithEveryChange() {
    control.attachValidator(validator)
    #expect(!validator.hasValidated)
    control.text = "a"
    #expect(control.state == .invalid)
    #expect(control.errorMessages == ["Short."])
    control.text = "abc"
    #expect(control.isValid)
    #expect(control.errorMessages.isEmpty)
  }

  @Test func validatesWhenEditingEnds() {
    control.attachValidator(validator, policy: .onFocusLoss)
    control.beginEditing()
    control.text = "a"
    #expect(!validator.hasValidated)
    control.endEditing()
    #expect(validator.errorMessages == ["Short."])
    control.beginEditing()
    control.text = "abc"
    #expect(validator.state == .invalid)
  }

  @Test func validatesOnlyWhenAsked() {
    control.attachValidator(validator, policy: .manual)
    control.beginEditing()
    control.text = "a"
    control.endEditing()
    #expect(!validator.hasValidated)
    control.validate()
    #expect(validator.errorMessages == ["Short."])
  }

  @Test func validatesOnceThoughAttachedTwice() {
    var asked = 0
    validator.addCondition(
      .satisfies { _ in
        asked += 1
        return true
      })
    control.attachValidator(validator)
    control.attachValidator(validator)
    control.text = "abc"
    #expect(asked == 1)
    #expect(control.validators.count == 1)
    control.removeValidator(validator)
    control.text = "abcd"
    #expect(asked == 1)
  }

  @Test func collectsItsValidatorsInOrder() {
    let second = Validator(type: .string)
    second.addValidationToEnsureValidEmail(invalidMessage: "No address.")
    control.attachValidator(validator)
    control.attachValidator(second)
    control.text = "a"
    #expect(control.errorMessages == ["Short.", "No address."])
    control.text = "abc"
    #expect(control.state == .invalid)
    control.removeValidator(second)
    #expect(control.state == .valid)
    control.removeValidators()
    control.text = "a"
    #expect(control.state == .valid)
    #expect(validator.isValid)
  }

  @Test func notifiesObserversAfterTheValidators() {
    var events: [String] = []
    control.attachValidator(validator)
    let observation = control.addObserver { [control, validator] event in
      events.append("\(event) \(control.text) \(validator.state)")
    }
    control.beginEditing()
    control.beginEditing()
    control.text = "abc"
    control.endEditing()
    control.endEditing()
    #expect(events == ["began  Invalid", "changed abc Valid", "ended abc Valid"])
    observation.remove()
    control.text = "a"
    #expect(events.count == 3)
  }

  // MARK: Parsing

  @Test func handsAParsedValueToATypedValidator() {
    let age = Validator(type: .numeric(Int.self))
    age.addValidationToEnsureRange(minimum: 18, maximum: 130, invalidMessage: "Not of age.")
    control.attachValidator(age, parsing: Int.init)
    control.text = "42"
    #expect(age.isValid)
    #expect(age.lastValidValue == 42)
    control.text = "17"
    #expect(age.errorMessages == ["Not of age."])
    control.text = "17a"
    #expect(age.errorMessages == ["Please enter a whole number."])
    #expect(age.failures.map(\.name) == ["parse"])
    #expect(age.failures.map(\.cause) == [.unreadable])
    control.text = "99999999999999999999"
    #expect(age.failures.map(\.cause) == [.unreadable])
    control.text = ""
    #expect(age.failures.map(\.cause) == [.missing])
    age.isOptional = true
    control.validate()
    #expect(age.isValid)
  }

  @Test func saysWhatTheCallerSaysOfTextThatCannotBeRead() {
    let price = Validator(type: .numeric)
    control.attachValidator(price, parsing: Double.init, invalidMessage: "Digits, please.")
    for text in ["1-.5", "nan", "inf", "-infinity", "1e999"] {
      control.text = text
      #expect(price.errorMessages == ["Digits, please."], "\(text)")
    }
    control.text = "-0.5"
    #expect(price.isValid)
  }

  // MARK: Other controls

  @Test func goesAwayWithItsObserversAndValidators() {
    weak var weakControl: TextControl?
    weak var weakValidator: Validator<Int>?
    do {
      let control = TextControl()
      let number = Validator<Int>()
      (weakControl, weakValidator) = (control, number)
      control.attachValidator(number, parsing: Int.init)
      let observation = control.addObserver { _ in }
      control.text = "1"
      observation.remove()
    }
    #expect(weakControl == nil)
    #expect(weakValidator == nil)
  }

  @Test func showsTheMessageOfTheLatestParse() {
    let number = Validator<Int>()
    control.attachValidator(number, parsing: Int.init, invalidMessage: "One.")
    control.text = "x"
    control.attachValidator(number, parsing: Int.init, invalidMessage: "Two.")
    control.validate()
    #expect(number.errorMessages == ["Two."])
  }
}
