public import Foundation

extension RuleVocabulary where Value: Codable & Hashable & Sendable {
  /// The rules that compare with one value or a list of them.
  public static var membership: Self {
    [
      "presence": { _ in .notEmpty },
      "same": { try .same(as: $0.value("other")) },
      "different": { try .different(from: $0.value("other")) },
      "in": { try .in($0.value("values", as: [Value].self)) },
      "not-in": { try .notIn($0.value("values", as: [Value].self)) },
    ]
  }
}

extension RuleVocabulary where Value: Codable & Comparable & Sendable {
  /// The rules for values within bounds.
  public static var bounds: Self {
    [
      "minimum": { try .minimum($0.value("minimum")) },
      "maximum": { try .maximum($0.value("maximum")) },
      "range": {
        let bounds = try $0.bounds(Value.self)
        return Rule(RangeRule(minimum: bounds.minimum, maximum: bounds.maximum))
      },
      "half-open-range": {
        let minimum: Value = try $0.value("minimum")
        let bound: Value = try $0.value("bound")
        guard minimum < bound else { throw $0.noneBetween(minimum, bound) }
        return .range(minimum..<bound)
      },
      "greater": { try .greaterThan($0.value("bound")) },
      "less": { try .lessThan($0.value("bound")) },
    ]
  }
}

extension RuleVocabulary where Value: FixedWidthInteger & Codable & Sendable {
  static var integers: Self {
    let multiples: Self = [
      "multiple-of": {
        let step: Value = try $0.value("step")
        guard step != 0 else { throw $0.error("nothing but 0 is a multiple of 0", at: "step") }
        return .multiple(of: step)
      }
    ]
    return .membership.merging(.bounds).merging(multiples)
  }
}

extension RuleVocabulary where Value: BinaryFloatingPoint & CustomStringConvertible & Codable & Sendable {
  static var floatingPoint: Self {
    let multiples: Self = [
      "integer": { _ in .integer },
      "multiple-of": {
        let step: Value = try $0.value("step")
        guard step.isFinite, step != 0 else { throw $0.error("\(step) has no multiples", at: "step") }
        return .multiple(of: step)
      },
    ]
    return .membership.merging(.bounds).merging(multiples)
  }
}

extension RuleVocabulary<Decimal> {
  fileprivate static var decimals: Self {
    let multiples: Self = [
      "integer": { _ in .integer },
      "multiple-of": {
        let step: Decimal = try $0.value("step")
        guard let notation = DecimalNotation(step.description), !notation.isZero, notation.significand != nil
        else {
          throw $0.error("\(step) has to be a number of at most 18 digits and not 0", at: "step")
        }
        return .multiple(of: step)
      },
    ]
    return .membership.merging(.bounds).merging(multiples)
  }
}

extension RuleVocabulary<Date> {
  fileprivate static var dates: Self {
    let order: Self = [
      "before": { try .before($0.value("date", as: Date.self)) },
      "after": { try .after($0.value("date", as: Date.self)) },
      "in-the-past": { _ in .inThePast },
      "in-the-future": { _ in .inTheFuture },
    ]
    return .membership.merging(.bounds).merging(order)
  }
}

extension RuleVocabulary<Bool> {
  fileprivate static var booleans: Self {
    .membership.merging(["is-true": { _ in .isTrue }, "is-false": { _ in .isFalse }])
  }
}

extension RuleVocabulary where Value: Collection & Sendable {
  /// The rules for the number of elements.
  static var counting: Self {
    [
      "presence": { _ in .notEmpty },
      "count": { try .count($0.counts()) },
    ]
  }

  /// The rule that asks another about each element.
  static func everyElement() -> Self where Value.Element: VocabularyProviding {
    ["every": { try .every($0.rule()) }]
  }
}

extension Int: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension Int8: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension Int16: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension Int32: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension Int64: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension UInt: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension UInt8: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension UInt16: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension UInt32: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension UInt64: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .integers }
}

extension Double: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .floatingPoint }
}

extension Float: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .floatingPoint }
}

extension CGFloat: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .floatingPoint }
}

extension Decimal: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .decimals }
}

extension Date: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .dates }
}

extension Bool: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .booleans }
}

extension Array: VocabularyProviding where Element: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { Element.listVocabulary }
}

extension Set: VocabularyProviding where Element: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .counting.merging(.everyElement()) }
}
