import ALPValidator
import Foundation

extension Catalogue {
  /// Text that stands for a number.
  static let numbers = Group(
    title: "Numbers",
    entries: [
      CatalogueEntry(
        "number", takes: "[--allows-exponent true|false]", "a number in decimal notation", good: "6.02e23",
        bad: "nan"
      ) { .number(allowsExponent: $0.isTrue("--allows-exponent")) },
      CatalogueEntry(
        "integer", takes: "[--allows-sign true|false] [--allows-leading-zeros true|false]",
        "an integer of any length", good: "-7", bad: "7.0"
      ) {
        .integer(
          allowsSign: $0.isTrue("--allows-sign"), allowsLeadingZeros: $0.isTrue("--allows-leading-zeros"))
      },
      CatalogueEntry(
        "decimal", takes: "[--minimum-fraction-digits N] [--maximum-fraction-digits N]",
        "a number without exponent", good: "19.90", bad: "19.905", with: "--maximum-fraction-digits", "2"
      ) {
        let maximum = try $0.optionalCount("--maximum-fraction-digits") ?? .max
        let minimum = try $0.optionalCount("--minimum-fraction-digits") ?? 0
        guard minimum <= maximum else { throw Misuse("\(minimum) digits exceed \(maximum).") }
        return .decimal(minimumFractionDigits: minimum, maximumFractionDigits: maximum)
      },
      comparing("minimum", "a number of N or more", good: "0.5", bad: "0.49", with: "0.5", Rule.minimum),
      comparing("maximum", "a number of N or less", good: "1e3", bad: "1000.01", with: "1000", Rule.maximum),
      comparing("greater", "a number above N", good: "0.01", bad: "0", with: "0", Rule.greaterThan),
      comparing("less", "a number below N", good: "-1", bad: "0.0", with: "0", Rule.lessThan),
      CatalogueEntry(
        "multiple-of", takes: "N", "a multiple of N, exactly", good: "0.3", bad: "0.35", with: "0.1"
      ) {
        let step = try $0.decimal("N")
        guard step != 0, try $0.required("N").count(where: \.isNumber) <= 18 else {
          throw Misuse("N has to be a number of at most 18 digits and not 0.")
        }
        return Rule(DecimalTextRule(.multiple(of: step)))
      },
      CatalogueEntry(
        "range", takes: "A B", "a number from A to B", good: "10", bad: "10.1", with: "-10", "10"
      ) {
        let (minimum, maximum) = (try $0.decimal("A"), try $0.decimal("B"))
        guard minimum <= maximum else { throw Misuse("A \(minimum) exceeds B \(maximum).") }
        return Rule(DecimalTextRule(.range(minimum...maximum)))
      },
      CatalogueEntry(
        "half-open-range", takes: "A B", "a number from A on and below B", good: "9.99", bad: "10", with: "0",
        "10"
      ) {
        let (minimum, bound) = (try $0.decimal("A"), try $0.decimal("B"))
        guard minimum < bound else { throw Misuse("A \(minimum) is not below B \(bound).") }
        return Rule(DecimalTextRule(.range(minimum..<bound)))
      },
    ])

  private static func comparing(
    _ name: String, _ help: String, good: String, bad: String, with argument: String,
    _ rule: @escaping @Sendable (Decimal) -> Rule<Decimal>
  ) -> CatalogueEntry {
    CatalogueEntry(name, takes: "N", help, good: good, bad: bad, with: [argument]) {
      Rule(DecimalTextRule(rule(try $0.decimal("N"))))
    }
  }
}
