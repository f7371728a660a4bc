import Foundation
import ValidationFormats

/// The parameters of a rule in data, for the function that creates the rule.
///
/// Each call reads a parameter by name. A parameter that is missing, has the wrong type, or is not read by
/// the rule is a decoding error with its path.
///
/// ```swift
/// var vocabulary = RuleVocabulary<Int>.standard
/// vocabulary["divisible"] = { parameters in
///   let divisor: Int = try parameters.value("by")
///   guard divisor != 0 else {
///     throw parameters.error("nothing is divisible by 0", at: "by")
///   }
///   return Rule(DivisibleRule(by: divisor))
/// }
/// ```
public struct RuleParameters {
  /// The name of the rule.
  public let ruleName: String
  /// The path of the parameters.
  public let codingPath: [any CodingKey]

  /// The value after the name, or `nil` if the name has none.
  private let decoder: (any Decoder)?
  private let depth: Int
  private let unknownRules: UnknownRulePolicy
  private var container: KeyedDecodingContainer<RuleKey>?
  private var isRule = false

  /// The parameters that were read, in their order.
  private(set) var declared: [RuleParameter] = []

  init(
    of ruleName: String, in decoder: (any Decoder)?, at codingPath: [any CodingKey], depth: Int,
    unknownRules: UnknownRulePolicy = .rejected
  ) {
    self.ruleName = ruleName
    self.decoder = decoder
    self.codingPath = codingPath
    self.depth = depth
    self.unknownRules = unknownRules
  }

  /// Creates the parameters of a rule from values by name.
  init(of ruleName: String, _ values: [String: JSONValue]) throws {
    let decoder = try JSONDocument(JSONEncoder().encode(values)).decoder
    self.init(of: ruleName, in: decoder, at: [], depth: 0)
  }

  /// Returns a required parameter.
  ///
  /// Dates are in ISO 8601 notation, regardless of the decoder's strategy.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - type: The type of the parameter.
  /// - Returns: The value of the parameter.
  /// - Throws: `DecodingError` with the fault of the parameter and its remedy.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func value<Parameter: Decodable>(
    _ name: String, as type: Parameter.Type = Parameter.self
  ) throws -> Parameter {
    declare(name, .init(type), isRequired: true)
    guard let value = try optionalValue(name, as: type) else { throw try missing([name]) }
    return value
  }

  /// Returns a parameter, or another value if it is not there.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - other: The value if the parameter is missing.
  /// - Returns: The value of the parameter, or `other`.
  /// - Throws: `DecodingError` with the fault of the parameter and its remedy.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func value<Parameter: Decodable>(_ name: String, or other: Parameter) throws -> Parameter {
    declare(name, .init(Parameter.self), or: JSONValue(describing: other))
    return try optionalValue(name) ?? other
  }

  /// Returns a parameter, or `nil` if it is not there or `null`.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - type: The type of the parameter.
  /// - Returns: The value of the parameter, or `nil`.
  /// - Throws: `DecodingError` with the fault of the parameter and its remedy.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func optionalValue<Parameter: Decodable>(
    _ name: String, as type: Parameter.Type = Parameter.self
  ) throws -> Parameter? {
    declare(name, .init(type))
    let key = RuleKey(stringValue: name)
    guard let values = try values(), values.contains(key), !(try values.decodeNil(forKey: key)) else {
      return nil
    }
    return try values.decode(RuleLiteral<Parameter>.self, forKey: key).value
  }

  /// Returns whether a parameter is a date without a time.
  mutating func isDay(_ name: String) throws -> Bool {
    FullDateFormat.matches(
      try values()?.decodeIfPresent(String.self, forKey: RuleKey(stringValue: name)) ?? "")
  }

  /// Returns one of the cases of a type, or another if the parameter is not there.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - other: The value if the parameter is missing.
  /// - Returns: The case, or `other`.
  /// - Throws: `DecodingError` with the fault of the parameter and its remedy.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func value<Choice: RawRepresentable & CaseIterable>(_ name: String, or other: Choice) throws
    -> Choice where Choice.RawValue: Decodable
  {
    declare(name, .choice(among: Choice.self), or: JSONValue(describing: other.rawValue))
    return try optionalChoice(name) ?? other
  }

  /// Returns one of the cases of a type, or `nil` if the parameter is not there.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - type: The type of the parameter.
  /// - Returns: The case, or `nil`.
  /// - Throws: `DecodingError` with the fault of the parameter and its remedy.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func optionalChoice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type = Choice.self
  ) throws -> Choice? where Choice.RawValue: Decodable {
    declare(name, .choice(among: type))
    guard let value: Choice.RawValue = try optionalValue(name) else { return nil }
    guard let choice = Choice(rawValue: value) else { throw noChoice("\(value)", among: type, at: name) }
    return choice
  }

  /// Returns the cases of a type that a parameter lists, or `nil` if it is not there.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - type: The type of the parameter.
  /// - Returns: The cases, or `nil`.
  /// - Throws: `DecodingError` with the fault of the parameter and its remedy.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func optionalChoices<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type = Choice.self
  ) throws -> [Choice]? where Choice.RawValue: Decodable {
    declare(name, .list(.choice(among: type)))
    return try optionalValue(name, as: [Choice.RawValue].self)?.map {
      guard let choice = Choice(rawValue: $0) else { throw noChoice("\($0)", among: type, at: name) }
      return choice
    }
  }

  /// Returns one of some words, which has to be there.
  mutating func choice(_ name: String, among choices: [String], or other: String? = nil) throws -> String {
    declare(
      name, .choice(choices.map(JSONValue.string)), or: other.map(JSONValue.string), isRequired: other == nil)
    guard let word: String = try optionalValue(name) ?? other else { throw try missing([name]) }
    guard choices.contains(word) else { throw noChoice(word, among: choices, at: name) }
    return word
  }

  /// Returns whether a parameter is present, including `null`.
  ///
  /// - Parameter name: The name of the parameter.
  /// - Returns: `true` if the parameter is present.
  /// - Throws: `DecodingError` if the parameters are not an object.
  public mutating func contains(_ name: String) throws -> Bool {
    try values()?.contains(RuleKey(stringValue: name)) ?? false
  }

  /// Records that the rule has a parameter. The first record stays.
  mutating func declare(
    _ name: String, _ kind: RuleParameter.Kind, or defaultValue: JSONValue? = nil, isRequired: Bool = false
  ) {
    guard !declared.contains(where: { $0.name == name }) else { return }
    declared.append(RuleParameter(name: name, kind: kind, defaultValue: defaultValue, isRequired: isRequired))
  }

  /// Returns the decoder of what follows the name, if that is not an object of parameters, how deep it is,
  /// and what happens to unknown rules in it.
  mutating func withoutParameters() -> (
    decoder: (any Decoder)?, depth: Int, unknownRules: UnknownRulePolicy
  ) {
    isRule = true
    return (decoder, depth, unknownRules)
  }

  /// Returns an error about a parameter, or about the rule.
  ///
  /// The message begins with a lowercase letter, has no full stop, and names the remedy after a semicolon.
  ///
  /// - Parameters:
  ///   - message: What is wrong, and the remedy.
  ///   - name: The name of the parameter; `nil` for the whole rule.
  /// - Returns: The error, with its path.
  public func error(_ message: String, at name: String? = nil) -> DecodingError {
    .rules(message, at: codingPath + (name.map { [RuleKey(stringValue: $0)] } ?? []))
  }

  /// Returns an error about a value that a later version of the library may know.
  func unknown(_ message: String, at name: String) -> DecodingError {
    .rules(unknown: message, at: codingPath + [RuleKey(stringValue: name)])
  }

  /// Checks that the rule has all parameters that are written.
  mutating func finish() throws {
    guard !isRule, let given = try values()?.allKeys.map(\.stringValue),
      let stranger = given.filter({ !names.contains($0) }).min()
    else { return }
    let known = names
    let remedy = RuleDataText.suggestion(
      for: stranger, among: known.filter { !given.contains($0) },
      otherwise: "\"\(ruleName)\" takes \(known.isEmpty ? "none" : known.joined(separator: ", "))")
    throw DecodingError.rules(
      unknown: "unknown parameter \(RuleDataText.quoted(stranger)); \(remedy)", at: codingPath)
  }

  /// Returns an error about missing parameters, of which one is required.
  mutating func missing(_ required: [String]) throws -> DecodingError {
    let strangers = try values()?.allKeys.map(\.stringValue).filter { !names.contains($0) } ?? []
    let example = "{\"\(ruleName)\": {\"\(required[0])\": …}}"
    let near = strangers.sorted(byKey: \.self).first { !NearNames.nearest(to: $0, among: required).isEmpty }
    let remedy = near.map { "is \(RuleDataText.quoted($0)) meant to be it?" } ?? "write \(example)"
    let list = required.map { "\"\($0)\"" }.joined(separator: " or ")
    return .rules(
      lack: RuleKey(stringValue: required[0]), "missing parameter \(list); \(remedy)", at: codingPath)
  }

  private var names: [String] { declared.map(\.name) }

  private mutating func values() throws -> KeyedDecodingContainer<RuleKey>? {
    guard let decoder else { return nil }
    if let container { return container }
    guard let container = try? decoder.container(keyedBy: RuleKey.self) else {
      throw DecodingError.rules(
        need: "an object of parameters such as {\"minimum\": 8}", [String: JSONValue].self, by: decoder)
    }
    self.container = container
    return container
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func noChoice<Choice: RawRepresentable & CaseIterable>(
    _ text: String, among type: Choice.Type, at name: String
  ) -> DecodingError {
    noChoice(text, among: type.allCases.map { "\($0.rawValue)" }, at: name)
  }

  /// Returns an error about a parameter that is not one of some words.
  func noChoice(_ text: String, among choices: [String], at name: String) -> DecodingError {
    let remedy = RuleDataText.suggestion(
      for: text, among: choices, otherwise: "there are \(choices.joined(separator: ", "))")
    return .rules(
      unknown: "unknown value \(RuleDataText.quoted(text)); \(remedy)",
      at: codingPath + [RuleKey(stringValue: name)])
  }
}

extension RuleParameter.Kind {
  /// The kind of parameters of a type.
  init(_ type: Any.Type) {
    self =
      switch type {
      case is Bool.Type: .flag
      case is any BinaryInteger.Type: .integer
      case is any BinaryFloatingPoint.Type, is Decimal.Type: .number
      case is Date.Type: .date
      default:
        switch JSONContainer(type) {
        case .list(let element)?, .set(let element)?: .list(Self(element))
        case .dictionary?, .optional?, nil: .text
        }
      }
  }

  /// One of the cases of a type.
  @_semantics("optimize.sil.specialize.generic.never")
  static func choice<Choice: RawRepresentable & CaseIterable>(among type: Choice.Type) -> Self {
    .choice(type.allCases.map { JSONValue(describing: $0.rawValue) })
  }
}

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
  /// A rule that is unknown, or that has something unknown in it, is left out. The function receives the
  /// error that was avoided, with its path.
  ///
  /// The whole rule is left out, because an unknown parameter may be what makes it accept more: no value is
  /// rejected that the complete rules accept.
  case skipped(@Sendable (DecodingError) -> Void)
}
