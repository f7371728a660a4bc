import ALPValidator
import Foundation
import Testing

/// Values that took far longer than others of their size, and predicates that call themselves.
@Suite struct CostlyValueTests {
  /// All NaNs have one hash and none equals another, so a set of them took quadratic time.
  @Test func comparesManyNaNsInLinearTime() {
    let rule = Rule<[Double]>.unique
    let clock = ContinuousClock()
    let time = clock.measure { #expect(rule.isSatisfied(by: Array(repeating: .nan, count: 100_000))) }
    #expect(time < .seconds(10))
    #expect(!rule.isSatisfied(by: [.nan, 1, 1]))
  }

  struct Tree: Sendable {
    var children: [Tree] = []

    static let balance: RuleSet<Tree> = [.satisfies("balanced", \.isBalanced)]

    var isBalanced: Bool { children.allSatisfy { Self.balance.failures(for: $0).isEmpty } }
  }

  /// The property was read within a lock, so a recursive one waited for itself.
  @Test(.timeLimit(.minutes(1))) func aPredicateMayCallItself() {
    let tree = Tree(children: [Tree(children: [Tree()]), Tree()])
    #expect(Tree.balance.failures(for: tree).isEmpty)
  }

  @Test func rejectsMoreFractionDigitsThanAnExampleCanHave() {
    let json = Data(#"[{"currency-amount": {"minimumFractionDigits": 9223372036854775807}}]"#.utf8)
    #expect(throws: (any Error).self) { try JSONDecoder().decode(RuleSet<String>.self, from: json) }
  }
}
