import ALPValidatorTesting
import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Reads that are followed although they look unchanged, and reads that are not followed any more.
@MainActor @Suite struct FollowedReadTests {
  @Test func doesNotFollowAParserAfterItsValidatorIsDetached() {
    let text = TextControl(text: "1")
    let other = TextControl()
    let validator = Validator(type: .numeric(Int.self))
    var evaluationCount = 0
    validator.addCondition(
      .satisfies { _ in
        evaluationCount += 1
        return true
      })
    text.attachValidator(validator, parsing: { other.text.isEmpty ? Int($0) : nil })
    text.validate()
    text.removeValidator(validator)
    other.text = "a"
    #expect(evaluationCount == 1)
  }

  @Test func followsATextThatIsEqualButHasOtherScalars() async {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    let text = TextControl(text: decomposed)
    let counter = Validator(type: .string)
    let source = Validator(type: .string)
    let check = Validator(type: .string)
    counter.addCondition(.satisfies { _ in text.text.utf8.count == 3 && source.value?.utf8.count == 3 })
    check.addCondition(.async(options: .patient) { $0.utf8.count == 3 })
    source.validate(decomposed)
    counter.validate("")
    check.validate(decomposed)
    #expect(counter.isValid)
    #expect(await check.settledState() == .valid)
    text.text = composed
    #expect(!counter.isValid && text.isDirty)
    text.reset()
    #expect(counter.isValid)
    source.validate(composed)
    #expect(!counter.isValid)
    check.validate(composed)
    #expect(await check.settledState() == .invalid)
  }

  @Test func checksEqualNumbersOfAnotherTypeAgain() async {
    let validator = Validator(type: .generic)
    validator.addCondition(.async(options: .patient) { $0 is Int })
    validator.validate(1)
    #expect(await validator.settledState() == .valid)
    validator.validate(1.0)
    #expect(await validator.settledState() == .invalid)
  }
}
