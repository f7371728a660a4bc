public import Foundation
import ValidationFormats

/// A rule as data is its name, or an object with the name, the parameters, and what is said of a failure.
///
/// ```json
/// "email"
/// {"length": {"minimum": 8, "maximum": 64}, "message": "8 to 64 characters, please.", "severity": "warning"}
/// {"or": ["email", {"phone": {"region": "GB"}}]}
/// ```
extension Rule: Codable where Value: VocabularyProviding {
  /// Creates a rule from data, with the vocabulary in the decoder's `userInfo` or else the standard one.
  ///
  /// - Throws: `DecodingError` that names the path, what is wrong, and what to do.
  public init(from decoder: any Decoder) throws {
    self = try RuleReader(.given(in: decoder.userInfo) ?? Value.ruleVocabulary).rule(from: decoder)
  }

  /// Writes the rule as it is read.
  ///
  /// - Throws: `EncodingError` for a rule that would not be read as the same one, such as one with a closure.
  public func encode(to encoder: any Encoder) throws {
    let writer = RuleWriter(
      vocabulary: .given(in: encoder.userInfo) ?? Value.ruleVocabulary, userInfo: encoder.userInfo)
    try writer.written(self, at: encoder.codingPath).encode(to: encoder)
  }
}

/// A set as data is a list of rules, or an object with the list and with how it is evaluated.
///
/// ```json
/// {"rules": ["presence", "email"], "isOptional": true, "stopsAtFirstFailure": true}
/// ```
extension RuleSet: Codable where Value: VocabularyProviding {
  /// Creates a set from data, with the vocabulary in the decoder's `userInfo` or else the standard one.
  ///
  /// - Throws: `DecodingError` that names the path, what is wrong, and what to do.
  public init(from decoder: any Decoder) throws {
    self = try RuleReader(.given(in: decoder.userInfo) ?? Value.ruleVocabulary).set(from: decoder)
  }

  /// Writes the set as it is read.
  ///
  /// - Throws: `EncodingError` for a rule that would not be read as the same one, such as one with a closure.
  public func encode(to encoder: any Encoder) throws {
    let writer = RuleWriter(
      vocabulary: .given(in: encoder.userInfo) ?? Value.ruleVocabulary, userInfo: encoder.userInfo)
    guard messageSource == nil else {
      let message =
        "the set has a catalogue of messages, which is not data; set its messages to nil before writing it"
      throw EncodingError.invalidValue(
        self,
        .init(codingPath: encoder.codingPath, debugDescription: RuleDataText.at(encoder.codingPath, message)))
    }
    let isList = !isOptional && !stopsAtFirstFailure
    let path = encoder.codingPath + (isList ? [] : [RuleKey.rules])
    let written = try rules.enumerated().map { index, rule in
      try writer.written(rule, at: path + [RuleKey(intValue: index)])
    }
    guard !isList else {
      var container = encoder.singleValueContainer()
      return try container.encode(written)
    }
    var container = encoder.container(keyedBy: RuleKey.self)
    try container.encode(written, forKey: .rules)
    if isOptional { try container.encode(true, forKey: .isOptional) }
    if stopsAtFirstFailure { try container.encode(true, forKey: .stopsAtFirstFailure) }
  }
}

extension RuleSet where Value: VocabularyProviding {
  /// Creates a set from JSON.
  ///
  /// ```swift
  /// let rules = try RuleSet<String>(json: Data(#"["presence", {"length": {"maximum": 64}}]"#.utf8))
  /// ```
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8.
  ///   - vocabulary: The rules that are known.
  /// - Throws: `DecodingError` that names the path, what is wrong, and what to do.
  public init(json: Data, vocabulary: RuleVocabulary<Value> = .standard) throws {
    // Foundation reads more than JSON, such as a comma after the last rule, and keeps one of two equal keys.
    try JSONOutline.check(json)
    let decoder = JSONDecoder()
    decoder.userInfo[RuleVocabulary<Value>.userInfoKey] = vocabulary
    self = try decoder.decode(Self.self, from: json)
  }

  /// Returns the set as JSON for people: indented, and the same for the same rules.
  ///
  /// - Parameter vocabulary: The rules that are known.
  /// - Throws: `EncodingError` for a rule that would not be read as the same one, such as one with a closure.
  public func json(vocabulary: RuleVocabulary<Value> = .standard) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[RuleVocabulary<Value>.userInfoKey] = vocabulary
    return try encoder.encode(self)
  }
}
