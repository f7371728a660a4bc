@testable import ALPValidator
@testable import ValidationRules
import Testing

@Suite struct PluralRulesTests {
  private func categories(_ numbers: [Double], _ rules: PluralRules) -> [PluralCategory] {
    numbers.map { rules.category(PluralNumber($0)) }
  }

  /// Numbers of each category, as CLDR has them.
  @Test(
    arguments: [
      (.none, [.other: [0, 1, 2]]),
      (.one, [.one: [1, -1], .other: [0, 2, 11, 21, 1.5]]), (.turkish, [.one: [1], .other: [0, 2]]),
      (.french, [.one: [0, 1, 1.5], .many: [1_000_000, 2_000_000], .other: [2, 1_000_001]]),
      (.italian, [.one: [1], .many: [1_000_000, 2_000_000], .other: [0, 1.5, 2, 1_000_001]]),
      (.spanish, [.one: [1], .many: [1_000_000, 2_000_000], .other: [0, 1.5, 2, 1_000_001]]),
      (
        .polish,
        [
          .one: [1], .few: [2, 3, 4, 22, 24, 104, 1_002],
          .many: [0, 5, 10, 11, 12, 14, 21, 25, 31, 100, 101, 112, 1_000],
          .other: [0.5, 1.5, 2.25, 1e300, .infinity, .nan],
        ]
      ),
      (
        .russian,
        [
          .one: [1, 21, 31, 101, 1_001], .few: [2, 4, 22, 24, 102],
          .many: [0, 5, 10, 11, 12, 14, 19, 20, 25, 100, 111, 112], .other: [1.5],
        ]
      ),
      (
        .arabic,
        [
          .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 26, 99, 111],
          .other: [100, 101, 102, 200, 1.5],
        ]
      ),
      (.hindi, [.one: [0, 0.5, 1], .other: [1.5, 2]]),
    ] as [(PluralRules, [PluralCategory: [Double]])])
  func findsCategories(_ rules: PluralRules, _ numbers: [PluralCategory: [Double]]) {
    for (category, numbers) in numbers {
      #expect(categories(numbers, rules).allSatisfy { $0 == category }, "\(category)")
    }
  }

  @Test func namesTheCategoriesThatItGives() {
    let rules: [PluralRules] = [
      .none, .one, .turkish, .italian, .spanish, .french, .hindi, .polish, .russian, .arabic,
    ]
    let numbers = Array(0...10_000) + Array(stride(from: 10_000, through: 1_000_000, by: 1000))
    for rule in rules {
      let given = Set(numbers.map { rule.category(PluralNumber($0)) } + categories([1.5], rule))
      #expect(given == Set(rule.categories))
    }
  }
}
