public import Foundation

extension RuleVocabulary where Value: Codable & Hashable & Sendable {
  /// The rules that compare with one value or a list of them.
  public static var membership: Self {
    @_semantics("optimize.sil.specialize.generic.never")
    get { Self([.presence()], RuleDescriptor.equality(), RuleDescriptor.membership()) }
  }
}

extension RuleVocabulary where Value: Codable & Comparable & Sendable {
  /// The rules for values within bounds.
  public static var bounds: Self {
    @_semantics("optimize.sil.specialize.generic.never")
    get { Self(RuleDescriptor.bounds()) }
  }
}

extension RuleVocabulary where Value: Collection & Sendable {
  /// The rules for the number of elements.
  static var counting: Self {
    @_semantics("optimize.sil.specialize.generic.never")
    get { Self(RuleDescriptor.counting()) }
  }

  /// The rule for every element.
  @_semantics("optimize.sil.specialize.generic.never")
  static func everyElement() -> Self where Value.Element: VocabularyProviding {
    Self([RuleDescriptor.everyElement()])
  }
}

extension RuleDescription {
  /// The rule for every element in data; failures have the name of the rule for the elements.
  static let every = RuleDescription("every")
}

extension RuleDescriptor where Value: Collection & Sendable, Value.Element: VocabularyProviding {
  /// The rule for every element, which stands in the place of parameters.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func everyElement() -> Self {
    Self(.every, ".every(.email)", "elements that all satisfy a rule", example: nil) {
      try .every($0.rule())
    }
  }
}

extension String: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<String> { textVocabulary }

  private static let textVocabulary = RuleVocabulary<String>.bounds.merging(
    RuleVocabulary(RuleCatalog.rules(for: String.self)))
}

extension FileValue: VocabularyProviding {
  /// The rules for the name, the content and the size of a file.
  public static var ruleVocabulary: RuleVocabulary<FileValue> {
    RuleVocabulary([.presence()], RuleDescriptor.files)
  }

  /// The rules for several files.
  public static var listVocabulary: RuleVocabulary<[FileValue]> {
    .counting.merging(.everyElement()).merging(RuleVocabulary([.unique()], RuleDescriptor.fileLists))
  }
}

extension Int: VocabularyProviding {}
extension Int8: VocabularyProviding {}
extension Int16: VocabularyProviding {}
extension Int32: VocabularyProviding {}
extension Int64: VocabularyProviding {}
extension UInt: VocabularyProviding {}
extension UInt8: VocabularyProviding {}
extension UInt16: VocabularyProviding {}
extension UInt32: VocabularyProviding {}
extension UInt64: VocabularyProviding {}
extension Double: VocabularyProviding {}
extension Float: VocabularyProviding {}
extension CGFloat: VocabularyProviding {}

extension Decimal: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> {
    .membership.merging(.bounds).merging(RuleVocabulary(RuleDescriptor.multiples()))
  }
}

extension Date: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> {
    .membership.merging(.bounds).merging(RuleVocabulary(RuleCatalog.rules(for: Date.self)))
  }
}

extension Bool: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> {
    .membership.merging(RuleVocabulary(RuleDescriptor.booleans))
  }
}

extension Array: VocabularyProviding where Element: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { Element.listVocabulary }
}

extension Set: VocabularyProviding where Element: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<Self> { .counting.merging(.everyElement()) }
}
