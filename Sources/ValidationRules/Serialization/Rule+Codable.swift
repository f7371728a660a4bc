public import Foundation

/// A rule in data is its name, or an object with the name, the parameters, a message and a severity.
///
/// ```json
/// "email"
/// {"length": {"minimum": 8, "maximum": 64},
///  "message": "8 to 64 characters, please.", "severity": "warning"}
/// {"or": ["email", {"phone": {"region": "GB"}}]}
/// ```
extension Rule: Codable where Value: VocabularyProviding {
  /// Creates a rule from data, with the vocabulary in the decoder's `userInfo` or else the standard one.
  ///
  /// - Throws: `DecodingError` with the path, the cause and the remedy.
  public init(from decoder: any Decoder) throws {
    self = try RuleReader(.given(in: decoder.userInfo) ?? Value.ruleVocabulary).rule(from: decoder)
  }

  /// Encodes the rule in the notation that it is decoded from.
  ///
  /// - Throws: `EncodingError` for a rule that would be decoded as another one, such as one with a closure.
  public func encode(to encoder: any Encoder) throws {
    let writer = RuleWriter(
      vocabulary: .given(in: encoder.userInfo) ?? Value.ruleVocabulary, userInfo: encoder.userInfo)
    try writer.written(self, at: encoder.codingPath).encode(to: encoder)
  }
}

/// A set in data is a list of rules, or an object with the list and the options of the set.
///
/// ```json
/// {"rules": ["presence", "email"],
///  "isOptional": true, "stopsAtFirstFailure": true}
/// ```
extension RuleSet: Codable where Value: VocabularyProviding {
  /// Creates a set from data, with the vocabulary in the decoder's `userInfo` or else the standard one.
  ///
  /// - Throws: `DecodingError` with the path, the cause and the remedy.
  public init(from decoder: any Decoder) throws {
    self = try RuleReader(.given(in: decoder.userInfo) ?? Value.ruleVocabulary).set(from: decoder)
  }

  /// Encodes the set in the notation that it is decoded from.
  ///
  /// - Throws: `EncodingError` for a rule that would be decoded as another one, such as one with a closure.
  public func encode(to encoder: any Encoder) throws {
    let writer = RuleWriter(
      vocabulary: .given(in: encoder.userInfo) ?? Value.ruleVocabulary, userInfo: encoder.userInfo)
    try writer.written(self, at: encoder.codingPath).encode(to: encoder)
  }
}

extension RuleSet where Value: VocabularyProviding {
  /// Creates a set from JSON.
  ///
  /// ```swift
  /// let rules = try RuleSet<String>(
  ///   json: Data(#"["presence", {"length": {"maximum": 64}}]"#.utf8))
  /// ```
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8.
  ///   - vocabulary: The available rules.
  /// - Throws: `DecodingError` with the path, the cause and the remedy.
  public init(json: Data, vocabulary: RuleVocabulary<Value> = .standard) throws {
    let decoder = JSONDecoder()
    decoder.userInfo[RuleVocabulary<Value>.userInfoKey] = vocabulary
    let document: JSONDocument
    do {
      document = try JSONDocument(json)
    } catch {
      throw DecodingError.rules(error)
    }
    self = try document.value(Self.self, with: decoder)
  }

  /// Returns the set as indented JSON. Equal sets have equal texts.
  ///
  /// - Parameters:
  ///   - vocabulary: The rules that are known.
  ///   - includesVersion: Whether to write the version of the notation, which is 1.
  /// - Returns: The set as indented JSON.
  /// - Throws: `EncodingError` for a rule that would be decoded as another one, such as one with a closure.
  public func json(vocabulary: RuleVocabulary<Value> = .standard, includesVersion: Bool = false) throws
    -> Data
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[RuleVocabulary<Value>.userInfoKey] = vocabulary
    var written = try RuleWriter(vocabulary: vocabulary, userInfo: encoder.userInfo).written(self, at: [])
    if includesVersion { written.version = RuleNotation.version }
    return try encoder.encode(written)
  }
}

extension DecodingError {
  /// An error of rules, or of failures, whose text cannot be read.
  static func rules(_ fault: JSONDocument.Fault) -> Self {
    let isDuplicate = if case .duplicateKey = fault.kind { true } else { false }
    return .rules(
      fault.explanation(forDuplicate: "write an object for each rule"),
      at: isDuplicate ? fault.path.components.dropLast().map(RuleKey.init) : [])
  }
}

extension JSONDocument.Fault {
  /// Returns what is wrong with a text and what to write instead, for the developer who has written it.
  ///
  /// - Parameter remedy: What to do about a key that is in one object twice.
  /// - Returns: The fault and its remedy.
  package func explanation(forDuplicate remedy: String = "remove one") -> String {
    let place = "line \(line), byte \(byte)"
    switch kind {
    case .syntax: return "this is not JSON; look at \(place)"
    case .depth(let limit):
      return "the arrays and objects are more than \(limit) deep at \(place); nest fewer"
    case .duplicateKey(let key):
      return "the key \(RuleDataText.quoted(key)) is in one object twice; \(remedy)"
    }
  }
}
