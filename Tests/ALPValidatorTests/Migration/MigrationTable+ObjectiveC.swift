import ALPValidator
import Foundation
import LoopbackServer
import Testing

extension MigrationTable {
  static let objectiveC = Self("Objective-C", article: "PortingFromObjectiveC") {
    // MARK: Validators
    Row("`+validator`") {
      let validator = Validator(type: .generic)

      validator.addValidationToEnsurePresence()
      #expect(validator.rules.count == 1)
    }
    Row("`+validatorWithType:`") {
      let validator = Validator(type: .string)

      #expect(validator.state == .invalid)
    }
    Row("`ALPValidatorTypeNumeric`, `ALPValidatorTypeGeneric`") {
      let seats = Validator(type: .numeric(Int.self)), day = Validator(type: .generic(Date.self))

      seats.validate(7)
      day.validate(nil)
      #expect(seats.isValid && day.isValid)
    }
    Row("`-validate:`") {
      let validator = Validator(type: .string)

      validator.validate("ada")

      #expect(validator.isValid)
    }
    Row("`-validate:parameters:`") {
      let validator = Validator(type: .string)

      validator.validate("ada", parameters: ["country": "DE", "retry": 2])

      #expect(validator.isValid)
    }
    Row("`state`, `isValid`, `errorMessages`, `rules`") {
      let validator = Validator(type: .string)

      let facts = (validator.state, validator.isValid, validator.errorMessages, validator.rules.count)

      #expect(facts == (.invalid, false, [], 0))
    }
    Row("`validatorStateChangedHandler`") {
      let validator = Validator(type: .string), button = Control(false)

      validator.validatorStateChangedHandler = { state in button.value = state == .valid }

      validator.validate("ada")
      #expect(button.value)
    }
    Row("`delegate`") {
      let validator = Validator(type: .string), delegate = Recorder()

      validator.delegate = delegate

      validator.validate("ada")
      #expect(delegate.events == ["delegate Valid []"])
    }

    // MARK: What is ensured
    Row("`-addValidationToEnsurePresenceWithInvalidMessage:`") {
      let validator = Validator(type: .string)

      validator.addValidationToEnsurePresence(invalidMessage: "Please!")

      #expect(validator.failures(for: "a").isEmpty)
      #expect(validator.failures(for: "").map(\.message) == ["Please!"])
    }
    Row("`-addValidationToEnsureMinimumLength:invalidMessage:`") {
      let validator = Validator(type: .string)

      validator.addValidationToEnsureMinimumLength(15, invalidMessage: "Too short!")

      #expect(validator.failures(for: "fifteen letters").isEmpty)
      #expect(validator.failures(for: "few letters").map(\.message) == ["Too short!"])
    }
    Row("`-addValidationToEnsureMaximumLength:invalidMessage:`") {
      let validator = Validator(type: .string)

      validator.addValidationToEnsureMaximumLength(15, invalidMessage: "Too long!")

      #expect(validator.failures(for: "fifteen letters").isEmpty)
      #expect(validator.failures(for: "sixteen letters.").map(\.message) == ["Too long!"])
    }
    Row("`-addValidationToEnsureRangeWithMinimum:maximum:invalidMessage:`") {
      let validator = Validator(type: .string)

      validator.addValidationToEnsureRange(minimum: 2, maximum: 20, invalidMessage: "2 to 20!")

      #expect(validator.failures(for: "ab").isEmpty)
      #expect(validator.failures(for: "a").map(\.message) == ["2 to 20!"])
    }
    Row("the same for numbers") {
      let age = Validator(type: .numeric(Int.self))

      age.addValidationToEnsureRange(minimum: 18, maximum: 130, invalidMessage: "18 to 130!")

      #expect(age.failures(for: 18).isEmpty)
      #expect(age.failures(for: 17).map(\.message) == ["18 to 130!"])
    }
    Row("`-addValidationToEnsureInstanceIsTheSameAs:invalidMessage:`") {
      let validator = Validator(type: .string), password = TextControl(text: "k9")

      validator.addValidationToEnsureInstanceIsTheSame(as: password, invalidMessage: "Not the same!")

      #expect(validator.failures(for: "k9").isEmpty)
      #expect(validator.failures(for: "K9").map(\.message) == ["Not the same!"])
    }
    Row("`-addValidationToEnsureRegularExpressionIsMetWithPattern:invalidMessage:`") {
      let validator = Validator(type: .string)

      try validator.addValidationToEnsureRegularExpressionIsMet(pattern: "[A-Z]{3}", invalidMessage: "ABC!")

      #expect(validator.failures(for: "XYZ").isEmpty)
      #expect(validator.failures(for: "XYZ1").map(\.message) == ["ABC!"])
    }
    Row("`-addValidationToEnsureValidEmailWithInvalidMessage:`") {
      let validator = Validator(type: .string)

      validator.addValidationToEnsureValidEmail(invalidMessage: "Not an address!")

      #expect(validator.failures(for: "ada@example.com").isEmpty)
      #expect(validator.failures(for: "ada").map(\.message) == ["Not an address!"])
    }
    Row("`-addValidationToEnsureCustomConditionIsSatisfiedWithBlock:invalidMessage:`") {
      let validator = Validator(type: .string)

      validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: "No A!") { !$0.contains("A") }

      #expect(validator.failures(for: "a").isEmpty)
      #expect(validator.failures(for: "A").map(\.message) == ["No A!"])
    }
    Row("`-addValidationToEnsureStringContainsNumberWithInvalidMessage:`") {
      let validator = Validator(type: .string)

      validator.addValidationToEnsureStringContainsNumber(invalidMessage: "A digit!")

      #expect(validator.failures(for: "a1").isEmpty)
      #expect(validator.failures(for: "a").map(\.message) == ["A digit!"])
    }

    // MARK: Servers
    Row("`-addValidationToEnsureRemoteConditionIsSatisfiedAtURL:invalidMessage:`") {
      let server = try LoopbackServer { _ in .json("false") }
      let validator = Validator(type: .string), url = server.url()

      validator.addValidationToEnsureRemoteConditionIsSatisfied(at: url, invalidMessage: "Taken.")

      validator.validate("ada")
      #expect(validator.state == .waiting)
      #expect(await validator.settledState() == .invalid)
      #expect(validator.errorMessages == ["Taken."])
    }
    Row(
      "`-validator:remoteValidationAtURL:receivedResult:`",
      declares: "func validator(_: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool)"
    ) {
      let server = try LoopbackServer { _ in .json("true") }
      let validator = Validator(type: .string), delegate = Spinner()
      validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
      validator.delegate = delegate
      validator.validate("ada")
      #expect(await validator.settledState() == .valid)
      #expect(delegate.result == true)
    }
    Row(
      "`-validator:remoteValidationAtURL:failedWithError:`",
      declares:
        "func validator(_: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error)"
    ) {
      let server = try LoopbackServer { _ in .text("", status: 500) }
      let validator = Validator(type: .string), delegate = Spinner()
      validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), options: .patient)
      validator.delegate = delegate
      validator.validate("ada")
      #expect(await validator.settledState() == .invalid)
      #expect(delegate.error is RemoteError)
    }

    // MARK: Controls
    Row("`-[UIControl attachValidator:]`") {
      let control = TextControl(), validator = Validator(type: .string)

      control.attachValidator(validator)

      control.text = "ada"
      #expect(validator.isValid)
    }
    Row("`-[UIControl removeValidator:]`") {
      let control = TextControl(), validator = Validator(type: .string)
      control.attachValidator(validator)

      control.removeValidator(validator)

      control.text = "ada"
      #expect(!validator.hasValidated)
    }
    Row("`-[UIControl removeValidators]`") {
      let control = TextControl(), validator = Validator(type: .string)
      control.attachValidator(validator)

      control.removeValidators()

      control.text = "ada"
      #expect(!validator.hasValidated)
    }
  }
}

/// A delegate that records responses.
@MainActor
private final class Spinner: ValidatorDelegate {
  private(set) var result: Bool?
  private(set) var error: (any Error)?

  func validator(_: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool) {
    self.result = result
  }

  func validator(_: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error) {
    self.error = error
  }
}
