/// A type of values whose rules may be kept as data.
///
/// A type of a program's own needs no more than the conformance if it is `Codable` and `Hashable`: its values may then
/// be the same, different, in a list and not in one, and if they are `Comparable`, within bounds.
///
/// ```swift
/// enum Size: String, Codable, VocabularyProviding { case small, large }
/// let rules = try RuleSet<Size>(json: Data(#"[{"in": {"values": ["small"]}}]"#.utf8))
/// ```
public protocol VocabularyProviding: Sendable {
  /// The rules for values of this type.
  static var ruleVocabulary: RuleVocabulary<Self> { get }

  /// The rules for lists of values of this type.
  static var listVocabulary: RuleVocabulary<[Self]> { get }
}

extension VocabularyProviding {
  /// The rules for lists that need nothing of their elements: presence, count, and a rule for every element.
  public static var listVocabulary: RuleVocabulary<[Self]> { .counting.merging(.everyElement()) }
}

extension VocabularyProviding where Self: Codable & Hashable {
  /// The rules that compare with one value or a list of them.
  public static var ruleVocabulary: RuleVocabulary<Self> { .membership }

  /// The rules for lists, those that compare lists and their elements among them.
  public static var listVocabulary: RuleVocabulary<[Self]> {
    let unique: RuleVocabulary<[Self]> = ["unique": { _ in .unique }]
    return .membership.merging(.counting).merging(.everyElement()).merging(unique)
  }
}

extension VocabularyProviding where Self: Codable & Hashable & Comparable {
  /// The rules that compare with one value or a list of them, and those for bounds.
  public static var ruleVocabulary: RuleVocabulary<Self> { .membership.merging(.bounds) }
}
