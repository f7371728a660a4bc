import ValidationFormats

/// A rule that accepts one value only, or all values but one.
///
/// Text is compared with canonical equivalence, as `==` does.
struct EqualityRule<Value: Equatable & Sendable>: DescribedRule, Equatable {
  /// The value with which values are compared.
  let other: Value
  /// Whether the value is accepted, and no other; else, all others are.
  let acceptsSame: Bool

  init(_ other: Value, acceptsSame: Bool = true) {
    self.other = other
    self.acceptsSame = acceptsSame
  }

  var details: RuleDescription { acceptsSame ? .same : .different }

  var arguments: RuleArguments { ["other": other] }

  func isSatisfied(by value: Value) -> Bool { CanonicalEquality.isSame(value, other) == acceptsSame }

  func schema(of type: JSONType) -> Schema? { Schema(values: [other], areAccepted: acceptsSame, type) }
}

extension Rule where Value: Equatable & Sendable {
  /// A rule that accepts only the same value, for example to confirm a deletion: `.same(as: "DELETE")`.
  ///
  /// Text is compared with canonical equivalence. To compare with another field, use the condition
  /// `same(as:)`, which follows the field.
  public static func same(as other: Value) -> Self { Self(EqualityRule(other)) }

  /// A rule that accepts all values but one: `.different(from: "admin")`.
  public static func different(from other: Value) -> Self { Self(EqualityRule(other, acceptsSame: false)) }
}

/// A rule that accepts one text, or all texts but one, regardless of case.
///
/// `TextSearch` describes how case is ignored. Where case counts, `EqualityRule` compares.
struct TextEqualityRule: DescribedRule, Equatable {
  /// The text that values are compared with.
  let other: String
  /// Whether the text is accepted, and no other; else, all others are.
  let acceptsSame: Bool

  init(_ other: String, acceptsSame: Bool = true) {
    self.other = other
    self.acceptsSame = acceptsSame
  }

  var details: RuleDescription { acceptsSame ? .same : .different }

  var arguments: RuleArguments { ["other": other, "caseSensitive": false] }

  func isSatisfied(by text: String) -> Bool {
    TextSearch.isSame(text, as: other, caseSensitive: false) == acceptsSame
  }

  func schema(of type: JSONType) -> Schema? {
    guard !acceptsSame, var schema = Schema(values: [other], areAccepted: false, type) else { return nil }
    schema.isExact = false
    return schema
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
    caseSensitive ? .different(from: other) : Self(TextEqualityRule(other, acceptsSame: false))
  }
}

/// A rule that accepts `true`, or one that accepts `false`.
///
/// Create it with the dot syntax `.isTrue` or `.isFalse`. `.isTrue` is what a toggle such as "I accept the
/// terms" needs.
struct BooleanRule: DescribedRule, Equatable {
  /// The value that is accepted.
  let expected: Bool

  init(_ expected: Bool) { self.expected = expected }

  var details: RuleDescription { expected ? .isTrue : .isFalse }

  func isSatisfied(by value: Bool) -> Bool { value == expected }

  func schema(of type: JSONType) -> Schema? {
    type.kind == .boolean ? Schema(["const": .bool(expected)]) : nil
  }
}

extension Rule where Value == Bool {
  /// A rule that accepts `true`, such as the consent to terms.
  public static var isTrue: Self { Self(BooleanRule(true)) }

  /// A rule that accepts `false`.
  public static var isFalse: Self { Self(BooleanRule(false)) }
}

extension RuleDescription {
  package static let same = RuleDescription("same", withheldParameters: ["other"])
  package static let different = RuleDescription("different", withheldParameters: ["other"])
  static let isTrue = RuleDescription("is-true")
  static let isFalse = RuleDescription("is-false")
}

extension RuleDescriptor where Value: Codable & Hashable & Sendable {
  /// The rules that compare with one value.
  @_semantics("optimize.sil.specialize.generic.never")
  static func equality(_ samples: RuleSamples<Value>? = nil) -> [Self] {
    [
      Self(
        .same, ".same(as: value)", "one value and no other",
        example: samples.map { $0.example(["other": $0.middle], valid: $0.middle, invalid: $0.low) }
      ) { try .same(as: $0.value("other")) },
      Self(
        .different, ".different(from: value)", "all values but one",
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
        .same, ".same(as: \"yes\")", "exactly this text", with: ["other": "yes"], valid: "yes",
        invalid: "Yes"
      ) { try .same(as: $0.value("other"), caseSensitive: $0.value("caseSensitive", or: true)) },
      Self(
        .different, ".different(from: \"admin\", caseSensitive: false)", "all texts but one",
        with: ["other": "admin", "caseSensitive": false], valid: "Adam", invalid: "Admin"
      ) { try .different(from: $0.value("other"), caseSensitive: $0.value("caseSensitive", or: true)) },
    ]
  }
}

extension RuleDescriptor<Bool> {
  /// The rules for booleans.
  static var booleans: [Self] {
    [
      Self(.isTrue, ".isTrue", "true", valid: true, invalid: false) { _ in .isTrue },
      Self(.isFalse, ".isFalse", "false", valid: false, invalid: true) { _ in .isFalse },
    ]
  }
}

/// The equality of values, which for text takes linear time with any combining marks.
package enum CanonicalEquality {
  static func isSame<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
    guard Value.self == String.self, let text = value as? String, let other = other as? String else {
      return value == other
    }
    return TextSearch.isSame(text, as: other)
  }

  package static func isSame<Value: Equatable>(_ value: Value, _ other: Value?) -> Bool {
    other.map { isSame(value, $0) } ?? false
  }
}

/// Equality of values of any type, for which the scalars of texts count.
// Inlined into controls and validators, of whose keystroke a call across the modules is a sixth.
@usableFromInline
package enum ExactEquality {
  /// Returns whether values are equal, as far as they can be compared. Equal texts have the same scalars.
  @inlinable @inline(__always)
  package static func isSame<Value>(_ value: Value, _ other: Value) -> Bool {
    if let value = value as? String, let other = other as? String {
      // While a user types, the lengths differ.
      return value.utf8.count == other.utf8.count && value.utf8.elementsEqual(other.utf8)
    }
    guard let value = value as Any as? any Equatable else { return false }
    return isEqual(value, other)
  }

  @usableFromInline
  static func isEqual<Known: Equatable>(_ value: Known, _ other: Any) -> Bool {
    guard let other = other as? Known else { return false }
    if value == other { return true }
    // NaN is the same as NaN, although it does not equal it.
    let isNotANumber = value != value
    let isOtherNotANumber = other != other
    return isNotANumber && isOtherNotANumber
  }
}

/// A rule that accepts the values of a collection, or all other values.
struct MembershipRule<Value: Hashable & Sendable>: DescribedRule {
  /// The values, in the order in which they were given.
  let values: [Value]
  /// Whether the values are accepted, and no others; else, all others are.
  let acceptsMembers: Bool

  private let set: ValueSet<Value>
  /// The parameters of failures. Made once, because a list may be long and a value may fail often.
  let parameters: [String: JSONValue]

  init(_ values: some Sequence<Value>, acceptsMembers: Bool = true) {
    self.values = Array(values)
    self.acceptsMembers = acceptsMembers
    set = ValueSet(self.values)
    parameters = Self.arguments(self.values).described
  }

  var details: RuleDescription { acceptsMembers ? .in : .notIn }

  var arguments: RuleArguments { Self.arguments(values) }

  private static func arguments(_ values: [Value]) -> RuleArguments { ["values": values] }

  func isSatisfied(by value: Value) -> Bool { set.contains(value) == acceptsMembers }

  func schema(of type: JSONType) -> Schema? { Schema(values: values, areAccepted: acceptsMembers, type) }
}

extension MembershipRule: Equatable {
  /// Returns whether two rules accept the same values, regardless of their order.
  static func == (first: Self, second: Self) -> Bool {
    first.acceptsMembers == second.acceptsMembers && first.set == second.set
  }
}

extension Rule where Value: Hashable & Sendable {
  /// A rule that accepts the values of a collection: `.in(["S", "M", "L"])`.
  public static func `in`(_ values: some Sequence<Value>) -> Self { Self(MembershipRule(values)) }

  /// A rule that accepts all values but those of a collection: `.notIn(["admin", "root"])`.
  public static func notIn(_ values: some Sequence<Value>) -> Self {
    Self(MembershipRule(values, acceptsMembers: false))
  }
}

/// A set of values, of which no text takes more than linear time to find.
struct ValueSet<Value: Hashable>: Equatable {
  private var values: Set<Value> = []
  /// The texts that are too costly to be hashed, in any order.
  private var costlyTexts: Set<[UInt8]> = []

  init() {}

  init(_ values: [Value]) {
    for value in values { _ = insert(value) }
  }

  func contains(_ value: Value) -> Bool {
    Self.costlyText(value).map(costlyTexts.contains) ?? values.contains(value)
  }

  /// Adds a value, and returns whether it is new.
  mutating func insert(_ value: Value) -> Bool {
    Self.costlyText(value).map { costlyTexts.insert($0).inserted } ?? values.insert(value).inserted
  }

  private static func costlyText(_ value: Value) -> [UInt8]? {
    guard Value.self == String.self, let text = value as? String, TextSearch.isCostlyToCompare(text) else {
      return nil
    }
    return Array(text.utf8)
  }
}

extension ValueSet: Sendable where Value: Sendable {}

extension RuleDescription {
  static let `in` = RuleDescription(
    "in",
    keys: { name, parameters in
      guard case .array(let values)? = parameters["values"], 1...8 ~= values.count else {
        return MessageKeys("\(name).long")
      }
      return values.count == 1 ? MessageKeys(shared: "value") : MessageKeys(name)
    }, places: ["value": .parameter("values")], withheldParameters: ["values"])

  static let notIn = RuleDescription(
    "not-in", keys: { _, _ in MessageKeys(shared: RuleDescription.different.name) },
    withheldParameters: ["values"])
}

extension RuleDescriptor where Value: Codable & Hashable & Sendable {
  /// The rules that compare with a list of values.
  @_semantics("optimize.sil.specialize.generic.never")
  static func membership(_ samples: RuleSamples<Value>? = nil) -> [Self] {
    let values: (RuleSamples<Value>) -> JSONValue = { JSONValue(describing: [$0.middle, $0.high]) }
    return [
      Self(
        .in, ".in(values)", "the values of a list",
        example: samples.map { RuleExample(with: ["values": values($0)], valid: $0.high, invalid: $0.low) }
      ) { try .in($0.value("values", as: [Value].self)) },
      Self(
        .notIn, ".notIn(values)", "all values but those of a list",
        example: samples.map { RuleExample(with: ["values": values($0)], valid: $0.low, invalid: $0.high) }
      ) { try .notIn($0.value("values", as: [Value].self)) },
    ]
  }
}
