/// The parameters of a rule that is kept as data, for the function that makes the rule.
///
/// Each call asks for one by name. What is missing, of the wrong type, or was not asked for is a decoding error that
/// says where it stands.
///
/// ```swift
/// vocabulary["divisible"] = { parameters in
///   let divisor: Int = try parameters.value("by")
///   guard divisor != 0 else { throw parameters.error("nothing is divisible by 0", at: "by") }
///   return Rule(DivisibleRule(by: divisor))
/// }
/// ```
public struct RuleParameters {
  /// The name of the rule.
  public let ruleName: String
  /// Where the parameters stand.
  public let codingPath: [any CodingKey]

  /// What stands beside the name, or `nil` if the name stands alone.
  private let decoder: (any Decoder)?
  private let depth: Int
  private var container: KeyedDecodingContainer<RuleKey>?
  private var names: [String] = []
  private var isRule = false

  init(of ruleName: String, in decoder: (any Decoder)?, at codingPath: [any CodingKey], depth: Int) {
    self.ruleName = ruleName
    self.decoder = decoder
    self.codingPath = codingPath
    self.depth = depth
  }

  /// Returns a parameter that has to be there.
  ///
  /// Dates are read from ISO 8601, whatever the decoder would do.
  public mutating func value<Parameter: Decodable>(
    _ name: String, as type: Parameter.Type = Parameter.self
  ) throws -> Parameter {
    guard let value = try optionalValue(name, as: type) else { throw try missing([name]) }
    return value
  }

  /// Returns a parameter, or another value if it is not there.
  public mutating func value<Parameter: Decodable>(_ name: String, or other: Parameter) throws -> Parameter {
    try optionalValue(name) ?? other
  }

  /// Returns a parameter, or `nil` if it is not there or `null`.
  public mutating func optionalValue<Parameter: Decodable>(
    _ name: String, as type: Parameter.Type = Parameter.self
  ) throws -> Parameter? {
    names.append(name)
    let key = RuleKey(stringValue: name)
    guard let values = try values(), values.contains(key), !(try values.decodeNil(forKey: key)) else {
      return nil
    }
    return try values.decode(RuleLiteral<Parameter>.self, forKey: key).value
  }

  /// Returns one of the cases of a type, or another if the parameter is not there.
  public mutating func value<Choice: RawRepresentable & CaseIterable>(_ name: String, or other: Choice) throws
    -> Choice where Choice.RawValue: Decodable
  {
    try optionalChoice(name) ?? other
  }

  /// Returns one of the cases of a type, or `nil` if the parameter is not there.
  public mutating func optionalChoice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type = Choice.self
  ) throws -> Choice? where Choice.RawValue: Decodable {
    guard let value: Choice.RawValue = try optionalValue(name) else { return nil }
    guard let choice = Choice(rawValue: value) else { throw noChoice("\(value)", among: type, at: name) }
    return choice
  }

  /// Returns the cases of a type that a parameter lists, or `nil` if it is not there.
  public mutating func optionalChoices<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type = Choice.self
  ) throws -> [Choice]? where Choice.RawValue: Decodable {
    try optionalValue(name, as: [Choice.RawValue].self)?.map {
      guard let choice = Choice(rawValue: $0) else { throw noChoice("\($0)", among: type, at: name) }
      return choice
    }
  }

  /// Returns whether a parameter is there, `null` included.
  public mutating func contains(_ name: String) throws -> Bool {
    names.append(name)
    return try values()?.contains(RuleKey(stringValue: name)) ?? false
  }

  /// Returns the rule that stands in the place of parameters, as in `{"every": "email"}`.
  public mutating func rule<Element: VocabularyProviding>(of type: Element.Type = Element.self) throws
    -> Rule<Element>
  {
    isRule = true
    guard let decoder else {
      let message = "missing rule; write {\"\(ruleName)\": \"presence\"} with a rule of your choice"
      throw DecodingError.rules(lack: RuleKey(stringValue: ruleName), message, at: codingPath)
    }
    let vocabulary = RuleVocabulary<Element>.given(in: decoder.userInfo) ?? .standard
    return try RuleReader(vocabulary).rule(from: decoder, depth: depth + 1)
  }

  /// Returns an error that says what is wrong, and where: at a parameter, or at the rule.
  ///
  /// The message has no capital letter and no full stop, and says after a semicolon what to do instead.
  public func error(_ message: String, at name: String? = nil) -> DecodingError {
    .rules(message, at: codingPath + (name.map { [RuleKey(stringValue: $0)] } ?? []))
  }

  // MARK: What was not asked for

  /// Checks that there is no parameter that was not asked for.
  mutating func finish() throws {
    guard !isRule, let given = try values()?.allKeys.map(\.stringValue),
      let stranger = given.filter({ !names.contains($0) }).min()
    else { return }
    let known = Set(names).sorted()
    let remedy = RuleDataText.suggestion(
      for: stranger, among: known.filter { !given.contains($0) },
      otherwise: "\"\(ruleName)\" takes \(known.isEmpty ? "none" : known.joined(separator: ", "))")
    throw error("unknown parameter \(RuleDataText.quoted(stranger)); \(remedy)")
  }

  /// Returns an error that says that one of some parameters has to be there.
  mutating func missing(_ required: [String]) throws -> DecodingError {
    let strangers = try values()?.allKeys.map(\.stringValue).filter { !names.contains($0) } ?? []
    let example = "{\"\(ruleName)\": {\"\(required[0])\": …}}"
    let near = strangers.sorted().first { !NearNames.nearest(to: $0, among: required).isEmpty }
    let remedy = near.map { "is \(RuleDataText.quoted($0)) meant to be it?" } ?? "write \(example)"
    let list = required.map { "\"\($0)\"" }.joined(separator: " or ")
    return .rules(
      lack: RuleKey(stringValue: required[0]), "missing parameter \(list); \(remedy)", at: codingPath)
  }

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

  private func noChoice<Choice: RawRepresentable & CaseIterable>(
    _ text: String, among type: Choice.Type, at name: String
  ) -> DecodingError {
    noChoice(text, among: type.allCases.map { "\($0.rawValue)" }, at: name)
  }

  /// Returns an error that says that a parameter has to be one of some words.
  func noChoice(_ text: String, among choices: [String], at name: String) -> DecodingError {
    let remedy = RuleDataText.suggestion(
      for: text, among: choices, otherwise: "there are \(choices.joined(separator: ", "))")
    return error("unknown value \(RuleDataText.quoted(text)); \(remedy)", at: name)
  }
}
