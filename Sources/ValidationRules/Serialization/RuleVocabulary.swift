/// The rules that can be encoded, by name, with the functions that create them from parameters.
///
/// Add a custom rule under its ``ValidationRule/name``:
///
/// ```swift
/// var vocabulary = RuleVocabulary<String>.standard
/// vocabulary["even-length"] = { _ in Rule(EvenLengthRule()) }
/// vocabulary["at-most"] = { .length(...(try $0.value("count"))) }
/// let rules = try RuleSet(json: data, vocabulary: vocabulary)
/// ```
// The functions that make and read vocabularies are compiled once, and not again for each of the sixteen
// types that the standard library and Foundation give it: that was a fifth of the code of an app. They run
// when rules are decoded.
public struct RuleVocabulary<Value>: Sendable {
  /// A function that creates a rule from parameters.
  ///
  /// It reads every parameter that the rule has; any other parameter is an error.
  public typealias Maker = @Sendable (inout RuleParameters) throws -> Rule<Value>

  /// What happens to rules in data that the vocabulary does not have; by default they are an error.
  ///
  /// It also applies to the properties and elements of values, whose rules are from other vocabularies.
  public var unknownRules = UnknownRulePolicy.rejected

  private var descriptors: [String: RuleDescriptor<Value>] = [:]

  /// Creates a vocabulary without rules, except `and`, `or` and `not`, which every vocabulary has.
  public init() {}

  /// Creates a vocabulary of rules. Of two rules with one name, the later one is used.
  @_semantics("optimize.sil.specialize.generic.never")
  package init(_ lists: [RuleDescriptor<Value>]...) {
    for rule in lists.joined() { descriptors[rule.name] = rule }
  }

  /// The names, in alphabetical order.
  public var names: [String] { descriptors.keys.sorted(byKey: \.self) }

  /// Returns the description of the rule of a name.
  package func descriptor(of name: String) -> RuleDescriptor<Value>? { descriptors[name] }

  /// The function that creates the rule with a name, or `nil` if the vocabulary doesn't have the rule.
  ///
  /// - Precondition: The name is not `and`, `or`, `not`, `message` or `severity`.
  public subscript(name: String) -> Maker? {
    get { descriptors[name]?.make }
    set {
      precondition(
        !RuleKey.isReserved(name), "\"\(name)\" belongs to the notation: choose another name for the rule")
      descriptors[name] = newValue.map { RuleDescriptor(name, make: $0) }
    }
  }

  /// Returns a vocabulary that also has the rules of another one, which replace rules with the same name.
  @_semantics("optimize.sil.specialize.generic.never")
  public func merging(_ other: Self) -> Self {
    var merged = self
    merged.descriptors.merge(other.descriptors) { _, other in other }
    return merged
  }
}

extension RuleVocabulary: ExpressibleByDictionaryLiteral {
  /// Creates a vocabulary from names and functions. Of two functions for one name, the later one is used.
  ///
  /// - Precondition: No name is `and`, `or`, `not`, `message` or `severity`.
  public init(dictionaryLiteral makers: (String, Maker)...) {
    for (name, maker) in makers { self[name] = maker }
  }
}

extension RuleVocabulary {
  /// The key of a vocabulary in the `userInfo` of a decoder or encoder, which replaces ``standard``.
  ///
  /// ```swift
  /// decoder.userInfo[RuleVocabulary<String>.userInfoKey] = vocabulary
  /// ```
  public static var userInfoKey: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "ALPValidator.\(Self.self)") else {
      preconditionFailure("\(Self.self) makes no key")
    }
    return key
  }

  /// Returns the vocabulary of a decoder or encoder, or `nil` if it has none.
  static func given(in userInfo: [CodingUserInfoKey: Any]) -> Self? { userInfo[userInfoKey] as? Self }
}

extension RuleVocabulary where Value: VocabularyProviding {
  /// The rules of the library for values of this type.
  public static var standard: Self { Value.ruleVocabulary }
}

/// A type whose values have rules that you can encode as JSON.
///
/// If your type is `Codable` and `Hashable`, declare the conformance and nothing else. Its values can then be
/// compared with one value or a list, and with bounds if they are `Comparable`.
///
/// ```swift
/// enum Size: String, Codable, VocabularyProviding { case small, large }
/// ```
///
/// ```swift
/// let rules = try RuleSet<Size>(
///   json: Data(#"[{"in": {"values": ["small"]}}]"#.utf8))
/// ```
public protocol VocabularyProviding: Sendable {
  /// The rules for values of this type.
  static var ruleVocabulary: RuleVocabulary<Self> { get }

  /// The rules for lists of values of this type.
  static var listVocabulary: RuleVocabulary<[Self]> { get }
}

extension VocabularyProviding {
  /// The rules for lists that need nothing of their elements: presence, count, and a rule for every element.
  public static var listVocabulary: RuleVocabulary<[Self]> {
    @_semantics("optimize.sil.specialize.generic.never")
    get { .counting.merging(.everyElement()) }
  }
}

extension VocabularyProviding where Self: Codable & Hashable {
  /// The rules that compare with one value or a list of them.
  public static var ruleVocabulary: RuleVocabulary<Self> { .membership }

  /// The rules for lists, those that compare lists and their elements among them.
  public static var listVocabulary: RuleVocabulary<[Self]> {
    @_semantics("optimize.sil.specialize.generic.never")
    get {
      .membership.merging(.counting).merging(.everyElement()).merging(RuleVocabulary([.unique()]))
    }
  }
}

extension VocabularyProviding where Self: Codable & Hashable & Comparable {
  /// The rules that compare with one value or a list of them, and those for bounds.
  public static var ruleVocabulary: RuleVocabulary<Self> {
    @_semantics("optimize.sil.specialize.generic.never")
    get { .membership.merging(.bounds) }
  }
}

extension VocabularyProviding where Self: FixedWidthInteger & Codable {
  /// The rules that compare with values, those for bounds, and the one for multiples.
  public static var ruleVocabulary: RuleVocabulary<Self> {
    @_semantics("optimize.sil.specialize.generic.never")
    get { .membership.merging(.bounds).merging(RuleVocabulary(RuleDescriptor.multiples())) }
  }
}

extension VocabularyProviding where Self: BinaryFloatingPoint & CustomStringConvertible & Codable {
  /// The rules that compare with values, those for bounds and multiples, and the one for whole numbers.
  public static var ruleVocabulary: RuleVocabulary<Self> {
    @_semantics("optimize.sil.specialize.generic.never")
    get { .membership.merging(.bounds).merging(RuleVocabulary(RuleDescriptor.multiples())) }
  }
}
