#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import ALPValidator
import Foundation
import Testing
import UIKit

/// The validator for classes in Objective-C of the article PortingFromObjectiveC.
@MainActor @Suite struct LegacyValidatorTests {
  @Test func rulesOfTextsHaveTheirMessagesInOrder() {
    let validator = LegacyValidator.make(.string)
    validator.ensurePresence("presence")
    validator.ensureMinimumLength(3, "minimum")
    validator.ensureMaximumLength(4, "maximum")
    validator.ensureRange(2, 5, "range")
    validator.ensureRegularExpression("[a-z1]*", "expression")
    validator.ensureValidEmail("email")
    validator.ensureStringContainsNumber("number")
    validator.ensureInstanceIsTheSame(as: NSString("abc1"), "same")
    validator.ensure({ ($0 as? NSString)?.length == 4 }, "custom")
    #expect(validator.ruleCount == 9)
    validator.validate("")
    #expect(
      validator.errorMessages
        == ["presence", "minimum", "range", "email", "number", "same", "custom"])
    validator.validate("ABCDEF")
    #expect(
      validator.errorMessages
        == ["maximum", "range", "expression", "email", "number", "same", "custom"])
    validator.validate("abc1")
    #expect(validator.errorMessages == ["email"] && validator.state == .invalid && !validator.isValid)
  }

  @Test func rulesOfNumbersCompareValues() {
    let validator = LegacyValidator.make(.numeric)
    validator.ensureRange(2, 20, "range")
    validator.ensureInstanceIsTheSame(as: NSNumber(7), "same")
    validator.ensure({ ($0 as? NSNumber)?.intValue == 7 }, "custom")
    validator.validate(NSNumber(value: 7))
    #expect(validator.isValid)
    validator.validate("7")
    #expect(validator.isValid)
    validator.validate("7x")
    #expect(validator.errorMessages == ["range", "same", "custom"])
    validator.validate(NSNumber(value: 21))
    #expect(validator.errorMessages == ["range", "same", "custom"])
  }

  @Test func aGenericValidatorComparesObjects() {
    let validator = LegacyValidator.make()
    validator.ensurePresence("presence")
    validator.ensureInstanceIsTheSame(as: NSDate(timeIntervalSince1970: 0), "same")
    validator.validate(nil)
    #expect(validator.errorMessages == ["presence", "same"])
    validator.validate(NSDate(timeIntervalSince1970: 0))
    #expect(validator.state == .valid)
  }

  @Test func theHandlerIsCalledWhenTheOutcomeChanges() {
    let validator = LegacyValidator.make(.string)
    validator.ensureMinimumLength(2, nil)
    var states: [LegacyState] = []
    validator.validatorStateChangedHandler = { states.append($0) }
    for text in ["", "a", "ab", "abc"] { validator.validate(text) }
    #expect(states == [.invalid, .valid])
  }

  @Test func aRemoteConditionIsAskedWithParameters() {
    let validator = LegacyValidator.make(.string)
    validator.ensureRemoteCondition(at: URL(filePath: "/nowhere"), "remote")
    validator.validate("ada", parameters: ["country": "DE", "retry": 2, "list": [true]])
    #expect(validator.state == .waiting && validator.errorMessages.isEmpty)
  }

  @Test func aTextFieldHasOneValidatorAtMost() {
    let (field, first, second) = (UITextField(), LegacyValidator.make(.string), LegacyValidator.make(.string))
    for validator in [first, second] { validator.ensureMinimumLength(2, nil) }
    field.attach(first)
    field.attach(second)
    field.text = "ab"
    field.sendActions(for: .editingChanged)
    #expect(!first.isValid && second.isValid)
    field.removeValidators()
    field.text = "a"
    field.sendActions(for: .editingChanged)
    #expect(second.isValid)
  }
}
#endif
