import ALPValidator
import Foundation
import Observation

extension BenchmarkCase {
  /// The five-rule validation, against the same five checks by hand.
  static var validations: [BenchmarkCase] {
    [
      BenchmarkCase(name: "validate-5-rules", group: "validations") {
        let validator = fiveRules()
        for text in FormatYardstick.fiveRulesInputs {
          validator.validate(text)
          precondition(validator.isValid && satisfiesFiveRules(text), "\(text) fails one of the five rules")
        }
        return Subject(
          work: unchanged(FormatYardstick.fiveRulesInputs) { validator.validate($0) },
          yardstick: Yardstick(ratio: .costByHand, work: byHand))
      },
      BenchmarkCase(name: "validate-5-rules-by-hand", group: "validations") { Subject(work: byHand) },
      unchanged("validate-5-rules-invalid", ["no address", "some text"]) { _ in },
      unchanged("validate-5-rules-first-only", ["no address", "some text"]) { $0.stopsAtFirstFailure = true },
      unchanged("validate-5-rules-optional", ["", ""]) { $0.isOptional = true },
      BenchmarkCase(name: "validate-failing-before-server", group: "validations") {
        let validator = Validator(type: .string)
        validator.addValidationToEnsureMinimumLength(3)
        if let url = URL(string: "http://127.0.0.1/") {
          validator.addValidationToEnsureRemoteConditionIsSatisfied(at: url)
        }
        return Subject(work: unchanged(["a", "ab", "b", ""]) { validator.validate($0) })
      },
      BenchmarkCase(name: "validate-unreadable", group: "validations") {
        let control = TextControl()
        control.attachValidator(Validator(type: .numeric(Int.self)), parsing: Int.init)
        return Subject(work: unchanged(["a", "1a", "1-", "--"]) { control.text = $0 })
      },
      BenchmarkCase(name: "validate-conditions", group: "validations") {
        let (control, other) = (TextControl(), TextControl(text: "other"))
        control.validator.addValidationToEnsureInstanceIsTheSame(as: other)
        control.addRule(.length(3...), when: { other.text != "" })
        return Subject(work: unchanged(["a", "b", "ab", "--"]) { control.text = $0 })
      },
      BenchmarkCase(name: "requirements-unchanged", group: "validations") {
        let control = TextControl()
        control.addRules([.length(3...), .containsDigit])
        control.text = "a"
        withObservationTracking {
          _ = (control.rules, control.isRequired)
        } onChange: {
          preconditionFailure("The requirements have not changed")
        }
        return Subject(work: unchanged(["a", "ab", "b", "--"]) { control.text = $0 })
      },
      BenchmarkCase(name: "add-1000-rules", group: "validations") {
        Subject(work: adding(1000), yardstick: Yardstick(ratio: .growth, work: adding(500)))
      },
    ]
  }

  /// Values that leave the outcome as it is, of which none costs memory.
  static func unchanged(_ inputs: [String], validate: @escaping @MainActor (String) -> Void) -> Work {
    Work(inputs) { inputs in
      inputs.count { text in
        validate(text)
        return true
      }
    }
  }

  /// Five rules whose outcome stays what it is, though not always a valid one.
  private static func unchanged(
    _ name: String, _ inputs: [String], change: @escaping @MainActor (Validator<String>) -> Void
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, group: "validations") {
      let validator = fiveRules()
      change(validator)
      return Subject(work: unchanged(inputs) { validator.validate($0) })
    }
  }

  private static func adding(_ count: Int) -> Work {
    Work([count]) { counts in
      counts.count { count in
        let validator = Validator(type: .string)
        return (0..<count).map { validator.addValidationToEnsureMinimumLength($0) }.count == count
      }
    }
  }

  @MainActor
  static func fiveRules() -> Validator<String> {
    let validator = Validator(type: .string)
    validator.addValidationToEnsurePresence()
    validator.addValidationToEnsureMinimumLength(5)
    validator.addValidationToEnsureMaximumLength(64)
    validator.addValidationToEnsureValidEmail()
    validator.addValidationToEnsureStringContainsNumber()
    return validator
  }

  private static var byHand: Work {
    Work(FormatYardstick.fiveRulesInputs) { $0.count { satisfiesFiveRules($0) } }
  }

  /// Returns whether text satisfies the five rules, each of which is evaluated in any case.
  @inline(never)
  private static func satisfiesFiveRules(_ text: String) -> Bool {
    let isPresent = !text.isEmpty
    let isLongEnough = TextLengthUnit.characters.isCount(of: text, in: 5...Int.max)
    let isShortEnough = TextLengthUnit.characters.isCount(of: text, in: 0...64)
    let isEmail = EmailFormat.matches(text)
    let containsDigit = CharacterKinds.digits.isAny(of: text)
    return isPresent && isLongEnough && isShortEnough && isEmail && containsDigit
  }

  /// Length in characters, of text that is all ASCII and of text that is not.
  static var lengths: [BenchmarkCase] {
    [
      length(
        "length-ascii",
        ["hunter2", "someone.else@mail.example.com", "The quick brown fox jumps over the dog."]),
      length("length-emoji", ["🇨🇭🇩🇪🇮🇸🇨🇻🇺🇳", "👩‍👩‍👧‍👦 family", "Grüße 👋🏽 aus Köln 🏳️‍🌈"]),
    ]
  }

  private static func length(_ name: String, _ inputs: [String]) -> BenchmarkCase {
    BenchmarkCase(name: name, group: "lengths") {
      Subject(work: Work(inputs) { $0.count { TextLengthUnit.characters.isCount(of: $0, in: 8...64) } })
    }
  }
}
