import ALPValidatorTesting
import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Controls with a text that does not stand for a value: none where one has to be entered, or one that cannot be read.
@MainActor @Suite struct BlankControlTests {
  @Test func isInvalidFromTheStart() {
    let income = Control<Int>(blank: 0)
    #expect(income.state == .invalid)
    #expect(!income.hasValidated)
  }

  /// A mark outside of a command kept it until the next command.
  @Test func isReleasedWithItsLastReference() {
    var income: Control<Int>? = Control(blank: 0)
    let kept = Weak(income)
    #expect(income?.state == .invalid)
    income = nil
    #expect(kept.object == nil)
    income = Control(blank: 0)
    let neverRead = Weak(income)
    income = nil
    #expect(neverRead.object == nil)
  }

  @Test func makesTheFormInvalidThatItIsAddedTo() {
    let form = FormValidator()
    form.add(Control<Int>(blank: 0))
    #expect(form.state == .invalid)
  }

  @Test func readingTheValidatorChangesNothingWhileAnotherRejectsTheText() {
    let form = FormValidator()
    let amount = form.add(Control(1))
    let other = Validator<Int>()
    amount.attachValidator(other)
    amount.text = "x"
    #expect(amount.state == .invalid)
    form.stateChangedHandler = { _ in Issue.record("notified") }
    _ = amount.validator
    form.stateChangedHandler = nil
    amount.setExternalFailure("Taken.")
    amount.text = "2"
    #expect(form.isValid)
  }

  @Test func stillRejectsATextWhoseOtherValidatorIsDetached() {
    let form = FormValidator()
    let amount = form.add(Control(1))
    let other = Validator<Int>()
    amount.attachValidator(other)
    amount.text = "x"
    amount.removeValidator(other)
    #expect(form.state == .invalid)
    #expect(form.validate() == .invalid)
    #expect(amount.failures.map(\.name) == ["parse"])
  }

  @Test func staysRequiredWhenItsOwnValidatorIsDetached() {
    let income = Control<Int>(blank: 0)
    income.removeValidators()
    #expect(income.validate() == .invalid)
    #expect(income.failures.map(\.name) == ["presence"])
  }

  /// What decides about a blank field is followed, such as the `when:` closure of its only rule.
  @Test func followsWhatAppliesToABlankField() {
    let isRich = Control(false)
    let income = Control<Int>(blank: 0)
    income.addRule(.greaterThan(100), invalidMessage: "Not rich.", when: { isRich.value })
    income.validate()
    #expect(income.failures.map(\.name) == ["presence"])
    isRich.value = true
    #expect(income.errorMessages == ["Not rich."])
    isRich.value = false
    #expect(income.failures.map(\.name) == ["presence"])
  }

  @Test func staysInvalidWhenItIsValidatedAgain() {
    let isRich = Control(true)
    let income = Control<Int>(blank: 0)
    let handle = income.addRule(.greaterThan(100), invalidMessage: "Not rich.")
    income.validate()
    #expect(income.errorMessages == ["Not rich."])
    handle.remove()
    income.validator.revalidate()
    #expect(income.failures.map(\.name) == ["presence"])
    withExtendedLifetime(isRich) {}
  }

  @Test func notifiesOfItsFirstValidValue() {
    let income = Control<Int>(blank: 0)
    var states: [ValidatorState] = []
    income.stateChangedHandler = { states.append($0) }
    income.addRule(.lessThan(100))
    #expect(states.isEmpty)
    income.text = "5"
    #expect(states == [.valid])
  }

  @Test func isInvalidWhenTheValidatorThatRejectedItIsDetached() {
    let income = Control<Int>(blank: 0)
    let other = Validator<Int>()
    income.attachValidator(other)
    income.validate()
    #expect(income.state == .invalid)
    income.removeValidator(other)
    #expect(income.state == .invalid)
    #expect(income.failures.map(\.name) == ["presence"])
  }

  /// A parsing validator took no text for `nil`, which is valid where no rule says otherwise.
  @Test func isRejectedByAValidatorThatParsesIt() {
    let income = Control<Int>(blank: 0)
    let text = Validator(type: .string)
    income.attachValidator(text, parsing: { String($0) })
    #expect(income.validate() == .invalid)
    #expect(text.failures.map(\.name) == ["presence"])
    text.isOptional = true
    #expect(income.validate() == .valid)
  }

  /// It was not required any more once the optional default validator had validated it.
  @Test func isRequiredUntilEachValidatorIsOptional() {
    let income = Control<Int>(blank: 0)
    let other = Validator<Int>()
    income.attachValidator(other)
    income.validator.isOptional = true
    #expect(income.isRequired)
    #expect(income.validate() == .invalid)
    #expect(income.isRequired)
    other.isOptional = true
    #expect(!income.isRequired)
    #expect(income.validate() == .valid)
  }

  @Test func isNotBlankAfterAValueThatTookTheShortcut() {
    let income = Control<Int>(blank: 0)
    income.validator.isOptional = true
    income.validate()
    #expect(income.isValid)
    income.text = "5"
    income.validator.isOptional = false
    income.validator.revalidate()
    #expect(income.isValid)
  }

  @Test func isNotBlankAfterAValueThatFollowsABlankOne() {
    let income = Control<Int>(blank: 0)
    income.validator.isOptional = true
    income.text = "5"
    income.text = ""
    income.text = "7"
    income.validator.isOptional = false
    income.validator.revalidate()
    #expect(income.isValid)
  }

  @Test func takesATextThatDiffersInItsScalarsOnly() {
    let amount = Control(1)
    amount.text = "\u{E9}"
    amount.text = "e\u{301}"
    #expect(Array(amount.text.unicodeScalars) == ["e", "\u{301}"])
  }

  @Test func keepsTheTypedTextWhenItsFormatIsRemoved() {
    let code = TextControl()
    code.textFormat = TextFormat(parse: { $0.uppercased() }, format: { $0 })
    code.text = "ab"
    code.textFormat = nil
    #expect(code.text == "ab")
    #expect(code.value == "AB")
    code.text = "AB"
    #expect(code.text == "AB")
  }

  @Test func notifiesReadersOfIsRequiredOfAValidatorThatIsAttached() {
    let income = Control<Int>(blank: 0)
    income.text = "5"
    income.removeValidators()
    #expect(income.isRequired)
    var notificationCount = 0
    withObservationTracking {
      _ = income.isRequired
    } onChange: {
      MainActor.assumeIsolated { notificationCount += 1 }
    }
    let optional = Validator<Int>()
    optional.isOptional = true
    income.attachValidator(optional)
    #expect(notificationCount == 1)
    #expect(!income.isRequired)
  }

  @Test func isRequiredAfterAResetWithoutValidators() {
    let income = Control<Int>(blank: 0)
    income.text = "5"
    income.removeValidators()
    income.reset()
    #expect(income.text.isEmpty)
    #expect(income.validate() == .invalid)
  }

  @Test func staysUnreadableWhenItIsValidatedAgain() {
    let amount = Control(1)
    amount.text = "x"
    amount.validator.revalidate()
    #expect(amount.failures.map(\.name) == ["parse"])
  }

  @Test func hasNoFurtherValidatorForATextThatAnotherOneRejects() {
    let amount = Control<Int>(blank: 0)
    amount.policy = .manual
    let attached = Validator<Int>()
    amount.attachValidator(attached, policy: .onInputChange)
    amount.text = "x"
    #expect(amount.validators.map(ObjectIdentifier.init) == [ObjectIdentifier(attached)])
    #expect(amount.hasValidated)
    #expect(amount.failures.map(\.name) == ["parse"])
  }
}
