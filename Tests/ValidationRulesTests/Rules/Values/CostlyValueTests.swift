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

  /// Bringing many combining marks into canonical order takes quadratic time, and so did the hash of the text.
  @Test(.timeLimit(.minutes(1))) func comparesElementsWithManyMarks() {
    struct Tag: Sendable { var name: String }
    struct Post: Sendable { var tags: [Tag] }
    let text = "a" + String(repeating: "\u{316}\u{301}", count: 200_000)
    #expect(Rule<[String]>.unique.isSatisfied(by: [text, text + "b"]))
    #expect(!Rule<[String]>.unique.isSatisfied(by: [text, text]))
    let rules: RuleSet<Post> = [.each(\.tags, "tags", unique: \.name, [.at(\.name, "name")])]
    #expect(rules.failures(for: Post(tags: [Tag(name: text), Tag(name: text + "b")])).isEmpty)
    let failures = rules.failures(for: Post(tags: [Tag(name: text), Tag(name: text)]))
    #expect(failures.map(\.path) == ["/tags/1/name"])
  }

  /// An exponent beyond all numbers ended the program.
  @Test(arguments: ["10e9223372036854775807", "0.5e-9223372036854775808"])
  func readsNumbersWithAnyExponent(_ number: String) {
    let json = Data("[{\"minimum\": {\"minimum\": \"\(number)\"}}]".utf8)
    #expect(throws: DecodingError.self) { try RuleSet<Decimal>(json: json) }
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
