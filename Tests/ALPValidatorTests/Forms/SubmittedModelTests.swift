import ALPValidator
import Observation
import Testing

/// A model of the app changes at random moments of a submission: in conditions, in handlers, between the turns of the main actor.
@MainActor @Suite(.serialized) struct SubmittedModelTests {
  @Observable @MainActor final class Stock {
    var limit = 5
  }

  /// A form whose amount may be at most what a model has, as two conditions say.
  @MainActor final class Order {
    let stock = Stock()
    let form = FormValidator()
    let amount = Control(3)
    var random: SeededGenerator

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      form.add(amount, name: "amount")
      amount.addCondition(.satisfies("stock") { [stock] in $0 <= stock.limit })
      amount.addCondition(
        .async("server", reading: { [stock] in stock.limit }, options: .patient) { [self] amount, limit in
          await wait()
          changeAtRandom()
          return amount <= limit
        })
      amount.stateChangedHandler = { [unowned self] _ in changeAtRandom() }
      form.stateChangedHandler = { [unowned self] _ in changeAtRandom() }
    }

    func wait() async {
      for _ in 0..<Int.random(in: 0...3, using: &random) { await Task.yield() }
    }

    func changeAtRandom() {
      guard Int.random(in: 0..<4, using: &random) == 0 else { return }
      stock.limit = Int.random(in: 1...6, using: &random)
    }

    /// Submits while the model changes, and returns whether the body ran.
    func submit() async -> Bool {
      let changes = Task {
        for _ in 0..<3 {
          await wait()
          changeAtRandom()
        }
      }
      let submission = await form.submit { (amount: amount.value, limit: stock.limit) }
      await changes.value
      guard case .submitted(let order) = submission else { return false }
      #expect(order.amount <= order.limit)
      return true
    }
  }

  @Test(arguments: randomSeeds(1...4)) func submitsNothingThatAConditionRejects(seed: Int) async {
    var submittedCount = 0
    let roundCount = 100
    for round in 0..<roundCount {
      let order = Order(seed: UInt64(seed * roundCount + round))
      if await order.submit() { submittedCount += 1 }
    }
    #expect((1..<roundCount).contains(submittedCount))
  }
}
