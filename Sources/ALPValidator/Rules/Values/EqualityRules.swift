import ValidationFormats

/// A rule that accepts one value only.
///
/// Create it with the dot syntax `.same(as:)`, for example to confirm a deletion: `.same(as: "DELETE")`. To
/// compare with another field, use the condition ``Condition/same(as:)``, which follows the field. Text is
/// compared with canonical equivalence, as `==` does.
public struct EqualityRule<Value: Equatable & Sendable>: ValidationRule, Equatable {
  /// The value that is accepted.
  public let other: Value

  /// Creates a rule that accepts one value only.
  public init(_ other: Value) { self.other = other }

  public var name: String { "same" }

  public var parameters: [String: JSONValue] { ["other": JSONValue(describing: other)] }

  public func isSatisfied(by value: Value) -> Bool { CanonicalEquality.isSame(value, other) }
}

extension Rule where Value: Equatable & Sendable {
  /// A rule that accepts only the same value.
  public static func same(as other: Value) -> Self { Self(EqualityRule(other)) }
}

/// A rule that accepts all values but one.
///
/// Create it with the dot syntax `.different(from:)`: `.different(from: "admin")`.
public struct InequalityRule<Value: Equatable & Sendable>: ValidationRule, Equatable {
  /// The value that is not accepted.
  public let other: Value

  /// Creates a rule that accepts all values but one.
  public init(_ other: Value) { self.other = other }

  public var name: String { "different" }

  public var parameters: [String: JSONValue] { ["other": JSONValue(describing: other)] }

  public func isSatisfied(by value: Value) -> Bool { !CanonicalEquality.isSame(value, other) }
}

extension Rule where Value: Equatable & Sendable {
  /// A rule that accepts all values but one.
  public static func different(from other: Value) -> Self { Self(InequalityRule(other)) }
}

/// A rule that accepts one text, or all texts but one, regardless of case.
///
/// ```swift
/// Rule.same(as: "DELETE", caseSensitive: false).isSatisfied(by: "delete")
/// // true
/// ```
///
/// `TextSearch` describes how case is ignored. Where case counts, ``EqualityRule`` and ``InequalityRule``
/// compare.
struct TextEqualityRule: ValidationRule, Equatable {
  /// The text that values are compared with.
  let other: String
  /// Whether texts that are not the same are accepted, instead of the same one.
  let acceptsOthers: Bool

  /// Creates a rule that accepts one text in any case, or all texts but that.
  init(_ other: String, acceptsOthers: Bool = false) {
    self.other = other
    self.acceptsOthers = acceptsOthers
  }

  var name: String { acceptsOthers ? "different" : "same" }

  var parameters: [String: JSONValue] { ["other": .string(other), "caseSensitive": false] }

  func isSatisfied(by text: String) -> Bool {
    TextSearch.isSame(text, as: other, caseSensitive: false) != acceptsOthers
  }
}

extension Rule where Value == String {
  /// A rule that accepts only the same text, in its own case or in any.
  ///
  /// - Parameters:
  ///   - other: The accepted text.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  /// - Returns: The rule.
  public static func same(as other: String, caseSensitive: Bool) -> Self {
    caseSensitive ? .same(as: other) : Self(TextEqualityRule(other))
  }

  /// A rule that accepts all texts but one, in its own case or in any.
  ///
  /// - Parameters:
  ///   - other: The rejected text.
  ///   - caseSensitive: Whether uppercase and lowercase letters are different.
  /// - Returns: The rule.
  public static func different(from other: String, caseSensitive: Bool) -> Self {
    caseSensitive ? .different(from: other) : Self(TextEqualityRule(other, acceptsOthers: true))
  }
}

/// A rule that accepts `true`, or one that accepts `false`.
///
/// Create it with the dot syntax `.isTrue` or `.isFalse`. `.isTrue` is what a toggle such as "I accept the
/// terms" needs.
public struct BooleanRule: ValidationRule, Equatable {
  /// The value that is accepted.
  public let expected: Bool

  /// Creates a rule that accepts one of the two values.
  public init(_ expected: Bool) { self.expected = expected }

  public var name: String { expected ? "is-true" : "is-false" }

  public func isSatisfied(by value: Bool) -> Bool { value == expected }
}

extension Rule where Value == Bool {
  /// A rule that accepts `true`, such as the consent to terms.
  public static var isTrue: Self { Self(BooleanRule(true)) }

  /// A rule that accepts `false`.
  public static var isFalse: Self { Self(BooleanRule(false)) }
}

extension RuleDescriptor where Value: Codable & Hashable & Sendable {
  /// The rules that compare with one value.
  @_semantics("optimize.sil.specialize.generic.never")
  static func equality(_ samples: RuleSamples<Value>? = nil) -> [Self] {
    [
      Self(
        "same", ".same(as: value)", "one value and no other",
        example: samples.map { $0.example(["other": $0.middle], valid: $0.middle, invalid: $0.low) }
      ) { try .same(as: $0.value("other")) },
      Self(
        "different", ".different(from: value)", "all values but one",
        example: samples.map { $0.example(["other": $0.middle], valid: $0.low, invalid: $0.middle) }
      ) { try .different(from: $0.value("other")) },
    ]
  }
}

extension RuleDescriptor<String> {
  /// The rules that compare with one text.
  static var textEquality: [Self] {
    [
      Self(
        "same", ".same(as: \"yes\")", "exactly this text", with: ["other": "yes"], valid: "yes",
        invalid: "Yes"
      ) { try .same(as: $0.value("other"), caseSensitive: $0.value("caseSensitive", or: true)) },
      Self(
        "different", ".different(from: \"admin\", caseSensitive: false)", "all texts but one",
        with: ["other": "admin", "caseSensitive": false], valid: "Adam", invalid: "Admin"
      ) { try .different(from: $0.value("other"), caseSensitive: $0.value("caseSensitive", or: true)) },
    ]
  }
}

extension RuleDescriptor<Bool> {
  /// The rules for booleans.
  static var booleans: [Self] {
    [
      Self("is-true", ".isTrue", "true", valid: true, invalid: false) { _ in .isTrue },
      Self("is-false", ".isFalse", "false", valid: false, invalid: true) { _ in .isFalse },
    ]
  }
}

extension EqualityRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["other": other] }
}

extension InequalityRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["other": other] }
}

/// The equality of values, which for text takes linear time with any combining marks.
enum CanonicalEquality {
  static func isSame<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
    guard Value.self == String.self, let text = value as? String, let other = other as? String else {
      return value == other
    }
    return TextSearch.isSame(text, as: other)
  }

  static func isSame<Value: Equatable>(_ value: Value, _ other: Value?) -> Bool {
    other.map { isSame(value, $0) } ?? false
  }
}

/// Equality of values of any type, for which the scalars of texts count.
enum ExactEquality {
  /// Returns whether values are equal, as far as they can be compared. Equal texts have the same scalars.
  @inline(__always)
  static func isSame<Value>(_ value: Value, _ other: Value) -> Bool {
    if let value = value as? String, let other = other as? String {
      // While a user types, the lengths differ.
      return value.utf8.count == other.utf8.count && value.utf8.elementsEqual(other.utf8)
    }
    guard let value = value as Any as? any Equatable else { return false }
    return isEqual(value, other)
  }

  private static func isEqual<Known: Equatable>(_ value: Known, _ other: Any) -> Bool {
    guard let other = other as? Known else { return false }
    if value == other { return true }
    // NaN is the same as NaN, although it does not equal it.
    let isNotANumber = value != value
    let isOtherNotANumber = other != other
    return isNotANumber && isOtherNotANumber
  }
}

/// A rule that accepts the values of a collection.
///
/// ```swift
/// InclusionRule(["S", "M", "L"]).isSatisfied(by: "XL")  // false
/// ```
public struct InclusionRule<Value: Hashable & Sendable>: ValidationRule {
  /// The accepted values, in the order in which they were given.
  public let values: [Value]

  private let set: ValueSet<Value>
  /// The values in failures. Made once, because a list may be long and a value may fail often.
  private let listedValues: JSONValue

  /// Creates a rule that accepts the values of a sequence.
  public init(_ values: some Sequence<Value>) {
    self.values = Array(values)
    set = ValueSet(self.values)
    listedValues = .array(self.values.map { JSONValue(describing: $0) })
  }

  public var name: String { "in" }

  public var parameters: [String: JSONValue] { ["values": listedValues] }

  public func isSatisfied(by value: Value) -> Bool { set.contains(value) }
}

extension InclusionRule: Equatable {
  /// Returns whether two rules accept the same values, regardless of their order.
  public static func == (first: Self, second: Self) -> Bool { first.set == second.set }
}

extension Rule where Value: Hashable & Sendable {
  /// A rule that accepts the values of a collection: `.in(["S", "M", "L"])`.
  public static func `in`(_ values: some Sequence<Value>) -> Self { Self(InclusionRule(values)) }
}

/// A rule that accepts all values that are not in a collection.
///
/// Create it with the dot syntax `.notIn(_:)`: `.notIn(["admin", "root"])`.
public struct ExclusionRule<Value: Hashable & Sendable>: ValidationRule {
  /// The values that are not accepted, in the order in which they were given.
  public let values: [Value]

  private let set: ValueSet<Value>
  /// The values in failures. Made once, because a list may be long and a value may fail often.
  private let listedValues: JSONValue

  /// Creates a rule that accepts all values but those of a sequence.
  public init(_ values: some Sequence<Value>) {
    self.values = Array(values)
    set = ValueSet(self.values)
    listedValues = .array(self.values.map { JSONValue(describing: $0) })
  }

  public var name: String { "not-in" }

  public var parameters: [String: JSONValue] { ["values": listedValues] }

  public func isSatisfied(by value: Value) -> Bool { !set.contains(value) }
}

extension ExclusionRule: Equatable {
  /// Returns whether two rules accept the same values, regardless of their order.
  public static func == (first: Self, second: Self) -> Bool { first.set == second.set }
}

extension Rule where Value: Hashable & Sendable {
  /// A rule that accepts all values but those of a collection: `.notIn(["admin", "root"])`.
  public static func notIn(_ values: some Sequence<Value>) -> Self { Self(ExclusionRule(values)) }
}

/// A set of values, of which no text takes more than linear time to find.
private struct ValueSet<Value: Hashable & Sendable>: Equatable {
  private let values: Set<Value>
  /// The texts that are too costly to be hashed, in any order.
  private let costlyTexts: Set<[UInt8]>

  init(_ values: [Value]) {
    self.values = Set(values.filter { Self.costlyText($0) == nil })
    costlyTexts = Set(unifying: values.compactMap(Self.costlyText))
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
  @_semantics("optimize.sil.specialize.generic.never")
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
