@testable import ALPValidator
import Testing

@Suite struct PluralRulesTests {
  private func categories(_ numbers: [Double], _ rules: PluralRules) -> [PluralCategory] {
    numbers.map { rules.category(PluralNumber($0)) }
  }

  @Test func tellsOneFromOthers() {
    #expect(
      categories([0, 1, 2, 11, 21, 1.5, -1], .one) == [.other, .one, .other, .other, .other, .other, .one])
    #expect(categories([0, 1, 2], .turkish) == [.other, .one, .other])
    #expect(categories([0, 1, 2], .none) == [.other, .other, .other])
  }

  @Test func tellsMillionsInRomanceLanguages() {
    let numbers: [Double] = [0, 1, 1.5, 2, 1_000_000, 1_000_001, 2_000_000]
    #expect(categories(numbers, .french) == [.one, .one, .one, .other, .many, .other, .many])
    let others: [PluralCategory] = [.other, .one, .other, .other, .many, .other, .many]
    #expect(categories(numbers, .italian) == others)
    #expect(categories(numbers, .spanish) == others)
  }

  @Test func tellsPolishForms() {
    let few = [2, 3, 4, 22, 24, 104, 1_002].map(Double.init)
    let many = [0, 5, 10, 11, 12, 14, 21, 25, 31, 100, 101, 112, 1_000].map(Double.init)
    #expect(categories([1], .polish) == [.one])
    #expect(categories(few, .polish).allSatisfy { $0 == .few })
    #expect(categories(many, .polish).allSatisfy { $0 == .many })
    #expect(categories([0.5, 1.5, 2.25, 1e300, .infinity, .nan], .polish).allSatisfy { $0 == .other })
  }

  @Test func tellsRussianForms() {
    let one = [1, 21, 31, 101, 1_001].map(Double.init)
    let few = [2, 4, 22, 24, 102].map(Double.init)
    let many = [0, 5, 10, 11, 12, 14, 19, 20, 25, 100, 111, 112].map(Double.init)
    #expect(categories(one, .russian).allSatisfy { $0 == .one })
    #expect(categories(few, .russian).allSatisfy { $0 == .few })
    #expect(categories(many, .russian).allSatisfy { $0 == .many })
    #expect(categories([1.5], .russian) == [.other])
  }

  @Test func tellsSixArabicForms() {
    let numbers: [Double] = [0, 1, 2, 3, 10, 103, 11, 26, 99, 111, 100, 101, 102, 200, 1.5]
    #expect(
      categories(numbers, .arabic) == [
        .zero, .one, .two, .few, .few, .few, .many, .many, .many, .many, .other, .other, .other, .other,
        .other,
      ])
    #expect(PluralRules.arabic.categories.count == 6)
  }

  @Test func tellsHindiForms() {
    #expect(categories([0, 0.5, 1, 1.5, 2], .hindi) == [.one, .one, .one, .other, .other])
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
