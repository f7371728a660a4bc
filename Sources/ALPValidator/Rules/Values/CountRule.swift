/// A rule that accepts collections with a certain number of elements.
public struct CountRule<Value: Collection>: ValidationRule, Hashable {
  /// The accepted numbers of elements; `Int.max` stands for no upper bound.
  public let counts: ClosedRange<Int>

  /// Creates a rule that accepts collections with a certain number of elements.
  ///
  /// - Precondition: `counts` has no negative bound.
  public init(_ counts: some RangeExpression<Int>) { self.counts = ClosedRange(counts: counts) }

  public var name: String {
    if counts.upperBound == .max { return "minimum-count" }
    return counts.lowerBound == 0 ? "maximum-count" : "count"
  }

  public var parameters: [String: JSONValue] { counts.countParameters }

  public func isSatisfied(by value: Value) -> Bool { counts.contains(value.count) }
}

extension Rule where Value: Collection {
  /// A rule that accepts collections with a certain number of elements.
  public static func count(_ counts: some RangeExpression<Int>) -> Self { Self(CountRule(counts)) }
}
