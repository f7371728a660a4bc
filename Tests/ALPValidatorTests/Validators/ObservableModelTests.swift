import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Conditions that read the app's own `@Observable` objects, and asynchronous functions that read what can change.
@MainActor @Suite struct ObservableModelTests {
  @Observable @MainActor final class Cart {
    var limit = 3
    var isOpen = true
    var owner = "Ada"
  }

  private let cart = Cart()
  private let control = TextControl()

  /// Lets the main actor have its next turns.
  private func nextTurn() async { for _ in 0..<3 { await Task { @MainActor in }.value } }

  @Test func conditionsFollowAModel() async {
    control.addCondition(.satisfies { [cart] in $0.count <= cart.limit })
    control.text = "abcd"
    #expect(control.state == .invalid)
    cart.limit = 4
    await nextTurn()
    #expect(control.isValid)
    cart.limit = 2
    await nextTurn()
    #expect(control.state == .invalid)
  }

  @Test func whenClosuresFollowAModel() async {
    let form = FormValidator()
    form.add(control) { [cart] in cart.isOpen }
    let handle = control.addRule(.notEmpty)
    handle.when { [cart] in cart.limit > 2 }
    form.validate()
    #expect(form.state == .invalid)
    cart.limit = 1
    await nextTurn()
    #expect(form.isValid)
    cart.limit = 3
    await nextTurn()
    cart.isOpen = false
    #expect(form.state == .invalid)
    await nextTurn()
    #expect(form.isValid && !control.isActive)
  }

  @Test func parsersFollowAModel() async {
    let number = Validator(type: .numeric(Int.self))
    control.attachValidator(number, parsing: { [cart] in Int($0, radix: cart.limit) })
    control.text = "12"
    #expect(number.value == 5)
    cart.limit = 10
    await nextTurn()
    #expect(number.value == 12)
  }

  @Test func whatIsNoLongerReadIsNotFollowed() async {
    var count = 0
    let handle = control.addCondition(
      .satisfies { [cart] text in
        count += 1
        return text == "limit" ? cart.limit > 0 : !cart.owner.isEmpty
      })
    control.text = "limit"
    cart.limit += 1
    await nextTurn()
    #expect(count == 2)
    control.text = "owner"
    #expect(count == 3)
    cart.limit += 1
    await nextTurn()
    #expect(count == 3)
    cart.owner = "Grace"
    await nextTurn()
    #expect(count == 4)
    handle.remove()
    cart.owner = "Barbara"
    await nextTurn()
    #expect(count == 4)
  }

  /// Nothing can end the first observation but a change.
  @Test func theFirstObservationEndsWithAtMostOneEvaluationTooMany() async {
    var count = 0
    control.addCondition(
      .satisfies { [cart] text in
        count += 1
        return text == "limit" ? cart.limit > 0 : !cart.owner.isEmpty
      })
    control.text = "limit"
    control.text = "owner"
    for _ in 0..<10 {
      cart.limit += 1
      await nextTurn()
    }
    #expect(count <= 3)
  }

  /// The app's own observers are called before the change, among those of the library: in an order that Observation decides.
  @Test(arguments: [1, 2]) func followsAChangeDuringWhichAnObserverOfTheModelGivesACommand(
    earlierEvaluations: Int
  ) async {
    var count = 0
    control.addCondition(.satisfies { [cart] in $0.count <= cart.limit })
    @MainActor func observeLimit() {
      withObservationTracking {
        _ = cart.limit
      } onChange: { [control] in
        MainActor.assumeIsolated {
          count += 1
          control.validate()
        }
      }
    }
    for _ in 0..<20 { observeLimit() }
    for _ in 0..<earlierEvaluations {
      control.text = ""
      control.text = "abcd"
    }
    for _ in 0..<20 { observeLimit() }
    cart.limit = 4
    #expect(count == 40)
    await nextTurn()
    #expect(control.isValid)
  }

  @Test func manyEvaluationsLeaveOneObservation() async {
    var count = 0
    control.addCondition(
      .satisfies { [cart] _ in
        count += 1
        return cart.limit > 0
      })
    for number in 0..<1_000 { control.text = "\(number)" }
    count = 0
    cart.limit += 1
    await nextTurn()
    #expect(count == 1)
  }

  @Test func keepsNobodyAlive() async {
    weak var released: Validator<String>?
    do {
      let validator = Validator(type: .string)
      validator.addCondition(.satisfies { [cart] in $0.count <= cart.limit })
      validator.validate("a")
      released = validator
    }
    #expect(released == nil)
    cart.limit = 0
    await nextTurn()
  }
}
