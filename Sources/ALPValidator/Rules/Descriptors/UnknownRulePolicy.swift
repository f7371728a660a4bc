/// What happens to rules in data that a vocabulary does not have.
///
/// An app that loads its rules from a server skips those that only later versions of the app know:
///
/// ```swift
/// var vocabulary = RuleVocabulary<String>.standard
/// vocabulary.unknownRules = .skipped { print("Skipped:", $0) }
/// let rules = try RuleSet(json: data, vocabulary: vocabulary)
/// ```
public enum UnknownRulePolicy: Sendable {
  /// An unknown rule, parameter, choice or key is an error.
  case rejected
  /// A rule that is unknown, or that has something unknown in it, is left out. The function receives the error that was
  /// avoided, with its path.
  ///
  /// The whole rule is left out, because an unknown parameter may be what makes it accept more: no value is rejected that
  /// the complete rules accept.
  case skipped(@Sendable (DecodingError) -> Void)
}
