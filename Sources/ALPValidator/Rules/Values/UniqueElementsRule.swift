/// A rule that accepts collections no two elements of which are equal; the empty one too.
public struct UniqueElementsRule<Value: Collection>: ValidationRule, Hashable where Value.Element: Hashable {
  /// Creates the rule.
  public init() {}

  public var name: String { "unique" }

  public func isSatisfied(by value: Value) -> Bool {
    var seen: Set<Value.Element> = []
    return value.allSatisfy { seen.insert($0).inserted }
  }
}

extension Rule where Value: Collection, Value.Element: Hashable {
  /// A rule that accepts collections no two elements of which are equal.
  public static var unique: Self { Self(UniqueElementsRule()) }
}
