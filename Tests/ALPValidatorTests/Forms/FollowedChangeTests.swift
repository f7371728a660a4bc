import ALPValidatorTesting
import Foundation
import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Changes that conditions and submissions follow.
@MainActor @Suite struct FollowedChangeTests {
  // MARK: Dependencies

  /// Each read added a dependency, so a loop added thousands.
  @Test func aLoopOverControlsAddsADependencyOnce() {
    let first = Control(1)
    let second = Control(2)
    let validator = Validator(type: .string)
    validator.addCondition(
      .satisfies { _ in
        var sum = 0
        for _ in 0..<1_000 { sum += first.value + second.value }
        return sum > 0
      })
    validator.validate("a")
    #expect(validator.dependent.dependencyCount == 2)
    second.value = -1
    #expect(!validator.isValid)
  }

  @Test func aValidatorWhoseControlIsGoneTakesTheShortcutAgain() {
    let validator = Validator(type: .string)
    validator.addRule(.notEmpty)
    do {
      let control = TextControl(text: "a")
      control.attachValidator(validator)
      control.validate()
    }
    validator.validate("b")
    #expect(!validator.isAttached)
    #expect(validator.shortcut != nil)
  }

  @Test func writesNoDefaultMessageThatIsReplaced() {
    var messages = MessageCatalog(language: "en")
    let count = Lock(0)
    messages.replace("length.minimum") { _ in
      count.withLock { $0 += 1 }
      return "catalog"
    }
    let validator = Validator(type: .string)
    validator.messages = messages
    validator.addRule(.length(3...)).message { _ in "own" }
    validator.validate("a")
    #expect(validator.errorMessages == ["own"])
    #expect(count.withLock { $0 } == 0)
  }

  // MARK: Pending changes of the app's objects

  @Observable @MainActor final class Stock {
    var count = 1
  }

  /// A change that came after the response was overlooked: the body ran with a value that a condition rejects.
  @Test func aSubmissionTakesPendingChangesOfTheAppsObjects() async {
    for _ in 0..<50 {
      let stock = Stock()
      let form = FormValidator()
      let amount = form.add(Control(1))
      amount.addCondition(.satisfies("stock") { $0 <= stock.count })
      amount.addCondition(
        .async(options: .patient) { _ in
          stock.count = 0
          return true
        })
      let submission = await form.submit { stock.count }
      #expect(submission == .invalid)
    }
  }

  @Test func whatHasReadAnObjectTwiceIsEvaluatedOnce() async {
    let stock = Stock()
    let amount = Control(1)
    var evaluationCount = 0
    for name in ["first", "second", "third"] {
      amount.addCondition(
        .satisfies(name) { count in
          evaluationCount += 1
          return count <= stock.count
        })
    }
    amount.validate()
    evaluationCount = 0
    stock.count = 0
    await amount.settledState()
    #expect(amount.failures.count == 3)
    #expect(evaluationCount == 3)
  }
}
