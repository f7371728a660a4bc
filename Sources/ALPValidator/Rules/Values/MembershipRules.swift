import ValidationFormats

/// A rule that accepts the values of a collection.
///
/// ```swift
/// InclusionRule(["S", "M", "L"]).isSatisfied(by: "XL")  // false
/// ```
public struct InclusionRule<Value: Hashable & Sendable>: ValidationRule {
  /// The accepted values, in the order in which they were given.
  public let values: [Value]

  private let set: ValueSet<Value>

  /// Creates a rule that accepts the values of a sequence.
  public init(_ values: some Sequence<Value>) {
    self.values = Array(values)
    set = ValueSet(self.values)
  }

  public var name: String { "in" }

  public var parameters: [String: JSONValue] {
    ["values": .array(values.map { JSONValue(describing: $0) })]
  }

  public func isSatisfied(by value: Value) -> Bool { set.contains(value) }
}

extension InclusionRule: Hashable {
  /// Returns whether two rules accept the same values, whatever their order.
  public static func == (first: Self, second: Self) -> Bool { first.set == second.set }

  public func hash(into hasher: inout Hasher) { hasher.combine(set) }
}

extension Rule where Value: Hashable & Sendable {
  /// A rule that accepts the values of a collection: `.in(["S", "M", "L"])`.
  public static func `in`(_ values: some Sequence<Value>) -> Self { Self(InclusionRule(values)) }
}

/// A rule that accepts all values but those of a collection.
public struct ExclusionRule<Value: Hashable & Sendable>: ValidationRule {
  /// The values that are not accepted, in the order in which they were given.
  public let values: [Value]

  private let set: ValueSet<Value>

  /// Creates a rule that accepts all values but those of a sequence.
  public init(_ values: some Sequence<Value>) {
    self.values = Array(values)
    set = ValueSet(self.values)
  }

  public var name: String { "not-in" }

  public var parameters: [String: JSONValue] {
    ["values": .array(values.map { JSONValue(describing: $0) })]
  }

  public func isSatisfied(by value: Value) -> Bool { !set.contains(value) }
}

extension ExclusionRule: Hashable {
  /// Returns whether two rules accept the same values, whatever their order.
  public static func == (first: Self, second: Self) -> Bool { first.set == second.set }

  public func hash(into hasher: inout Hasher) { hasher.combine(set) }
}

extension Rule where Value: Hashable & Sendable {
  /// A rule that accepts all values but those of a collection: `.notIn(["admin", "root"])`.
  public static func notIn(_ values: some Sequence<Value>) -> Self { Self(ExclusionRule(values)) }
}

/// A set of values, of which no text takes more than linear time to find.
private struct ValueSet<Value: Hashable & Sendable>: Hashable {
  private let values: Set<Value>
  /// The texts that are too costly to be hashed, in any order.
  private let costlyTexts: Set<[UInt8]>

  init(_ values: [Value]) {
    self.values = Set(values.filter { Self.costlyText($0) == nil })
    costlyTexts = Set(values.compactMap(Self.costlyText))
  }

  func contains(_ value: Value) -> Bool {
    Self.costlyText(value).map(costlyTexts.contains) ?? values.contains(value)
  }

  private static func costlyText(_ value: Value) -> [UInt8]? {
    guard Value.self == String.self, let text = value as? String, TextSearch.isCostlyToCompare(text) else {
      return nil
    }
    return Array(text.utf8)
  }
}

extension RuleDescriptor where Value: Codable & Hashable & Sendable {
  /// The rules that compare with a list of values.
  static func membership(_ samples: RuleSamples<Value>? = nil) -> [Self] {
    let values: (RuleSamples<Value>) -> JSONValue = { JSONValue(describing: [$0.middle, $0.high]) }
    return [
      Self(
        "in", ".in(values)", "the values of a list",
        example: samples.map { RuleExample(with: ["values": values($0)], valid: $0.high, invalid: $0.low) },
        keys: { parameters in
          guard case .array(let values)? = parameters["values"], 1...8 ~= values.count else {
            return MessageKeys("in.long")
          }
          return values.count == 1 ? MessageKeys(shared: "value") : MessageKeys("in")
        }
      ) { try .in($0.value("values", as: [Value].self)) },
      Self(
        "not-in", ".notIn(values)", "all values but those of a list",
        example: samples.map { RuleExample(with: ["values": values($0)], valid: $0.low, invalid: $0.high) },
        keys: { _ in MessageKeys(shared: "different") }
      ) { try .notIn($0.value("values", as: [Value].self)) },
    ]
  }
}

extension InclusionRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["values": values] }
}

extension ExclusionRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["values": values] }
}
