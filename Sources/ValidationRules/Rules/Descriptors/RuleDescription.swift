import Foundation

/// What is known about a rule besides its decision: its name, the standard that it follows, its message, what
/// a checklist, a schema, a keyboard and a client get to know.
///
/// Each rule of the library has one description, next to the rule, and returns it. So a program has the
/// descriptions of the rules that it uses, and of no others.
///
/// `RuleDescription("bic", standard: "ISO 9362", example: "DEUTDEFF", hints: .capitals)` is that of a format.
package final class RuleDescription: Sendable {
  /// Returns the keys of a message for the name and the parameters of a rule.
  typealias Keys = @Sendable (_ name: String, _ parameters: [String: JSONValue]) -> MessageKeys

  /// Where the requirement of a rule comes from, which is its text in a checklist.
  enum Requirement: Sendable {
    /// The template whose key is `requirement.` and a key of the message.
    case ofMessage
    /// The same, or else the template for the name: what an option permits is left unsaid.
    case ofName
    /// The same, unless the app has set a message, which says more.
    case unlessGivenMessage
    /// What stands in a place of the message.
    case place(String)
  }

  /// How a rule is made of others.
  enum Composition: Sendable { case and, or, not }

  /// The stable name of the rule, in kebab-case.
  package let name: String
  /// The standard that the rule follows, if there is one.
  package let standard: String?

  /// Returns a text that the rule with these parameters accepts; `nil` if there is none to show.
  let example: @Sendable (_ parameters: [String: JSONValue]) -> String?
  private let keys: Keys
  private let negatedKeys: Keys
  private let unreadableKeys: Keys?
  /// What stands in places of the message that aren't parameters, by the name of the place.
  let places: [String: MessagePlace]
  let requirement: Requirement
  let composition: Composition?
  /// Returns what JSON Schema says about text that satisfies the rule with these parameters.
  let schema: @Sendable (_ parameters: [String: JSONValue]) -> Schema?
  /// What follows for the field.
  let hints: InputHints
  /// The names of parameters that stay in the app: values with which the rule compares.
  let withheldParameters: Set<String>

  /// Creates the description of a rule.
  ///
  /// - Parameters:
  ///   - name: The stable name of the rule, in kebab-case.
  ///   - standard: The standard that the rule follows.
  ///   - example: A text that the rule accepts, for its message and for schemas.
  ///   - exampleText: Returns that text for parameters, if it depends on them.
  ///   - sharedKey: The key of the message for languages that have none of the rule's own; by default that of
  ///     the message with the example, if there is one.
  ///   - keys: Returns the message keys for parameters; by default the name and the shared key.
  ///   - negatedKeys: Returns the message keys of the negated rule.
  ///   - unreadableKeys: Returns the message keys for a value that could not be read.
  ///   - places: What stands in places of the message that aren't parameters.
  ///   - requirement: Where the text for a checklist comes from.
  ///   - composition: How the rule is made of others.
  ///   - hints: What follows for the field.
  ///   - withheldParameters: The names of parameters that clients don't get to know.
  ///   - schema: Returns what JSON Schema says about text that satisfies the rule.
  // Not inlined into the more than a hundred descriptions.
  @inline(never)
  init(
    _ name: String, standard: String? = nil, example: String? = nil,
    exampleText: (@Sendable ([String: JSONValue]) -> String?)? = nil, sharedKey: String? = nil,
    keys: Keys? = nil, negatedKeys: Keys? = nil, unreadableKeys: Keys? = nil,
    places: [String: MessagePlace] = [:], requirement: Requirement = .ofMessage,
    composition: Composition? = nil, hints: InputHints = InputHints(), withheldParameters: Set<String> = [],
    schema: @escaping @Sendable ([String: JSONValue]) -> Schema? = { _ in nil }
  ) {
    self.name = name
    self.standard = standard
    self.example = exampleText ?? { _ in example }
    let sharedKey = sharedKey ?? (example == nil && exampleText == nil ? nil : "example")
    self.keys = keys ?? { name, _ in MessageKeys(name, sharing: sharedKey) }
    self.negatedKeys =
      negatedKeys ?? { name, _ in MessageKeys("not.\(name)", shared: RuleDescription.different.name) }
    self.unreadableKeys = unreadableKeys
    self.places = places
    self.requirement = requirement
    self.composition = composition
    self.hints = hints
    self.withheldParameters = withheldParameters
    self.schema = schema
  }
}

extension RuleDescription {
  /// Returns the keys of the message of a failure with parameters.
  func messageKeys(for parameters: [String: JSONValue]) -> MessageKeys { keys(name, parameters) }

  /// Returns the keys of the message of the negated rule.
  func messageKeysOfNegation(for parameters: [String: JSONValue]) -> MessageKeys {
    negatedKeys(name, parameters)
  }

  /// Returns the keys of the message for a value that the rule could not read; `nil` for those of all rules.
  func messageKeysOfUnreadableValue(for parameters: [String: JSONValue]) -> MessageKeys? {
    unreadableKeys?(name, parameters)
  }
}

/// A rule that answers for itself: one of the library, or of an app if it is made with one of the library's types.
protocol LibraryRule<Value>: ValidationRule {
  /// What is known about the rule besides its decision; `nil` for a rule of an app.
  var ruleDescription: RuleDescription? { get }

  /// The parameters with their values, each of which is written here and nowhere else.
  var arguments: RuleArguments { get }

  /// What failures of the rule say about it.
  var facts: RuleFacts { get }

  /// The name and the parameters that failures have.
  var failureDescription: (name: String, parameters: [String: JSONValue]) { get }

  /// Whether the rule was made with a closure, which is not data.
  var holdsClosure: Bool { get }

  /// Returns what JSON Schema says about values of a type that satisfy the rule; `nil` if there is nothing.
  func schema(of type: JSONType) -> Schema?
}

extension LibraryRule {
  var arguments: RuleArguments { [:] }

  var facts: RuleFacts {
    guard let ruleDescription else { return factsOfApp }
    var facts = RuleFacts(ruleDescription)
    facts.isAboutDates = Value.self == Date.self
    return facts
  }

  var failureDescription: (name: String, parameters: [String: JSONValue]) { (name, parameters) }

  var holdsClosure: Bool { false }

  func schema(of type: JSONType) -> Schema? { nil }
}

/// A rule of the library with a type of its own.
protocol DescribedRule<Value>: LibraryRule {
  /// What is known about the rule besides its decision.
  var details: RuleDescription { get }
}

extension DescribedRule {
  var ruleDescription: RuleDescription? { details }

  var name: String { details.name }

  var parameters: [String: JSONValue] { arguments.described }

  var hints: InputHints { details.hints }

  var withheldParameters: Set<String> { details.withheldParameters }
}

/// The parameters of a rule with their values, by name.
///
/// Failures describe the values, and rules as data have them exactly.
struct RuleArguments: ExpressibleByDictionaryLiteral, Sendable {
  private(set) var values: [String: any Sendable] = [:]

  /// Creates arguments, leaving out those without a value.
  init(dictionaryLiteral elements: (String, (any Sendable)?)...) {
    for (name, value) in elements { values[name] = value }
  }

  init(_ parameters: [String: JSONValue]) { values = parameters }

  /// The values as failures have them.
  var described: [String: JSONValue] { values.mapValues { JSONValue(describing: $0) } }

  /// Returns these arguments and others.
  func with(_ other: Self) -> Self {
    var arguments = self
    arguments.values.merge(other.values) { $1 }
    return arguments
  }
}

/// What a failure says about the rule that failed, for messages, requirements and clients.
package struct RuleFacts: Sendable {
  /// The description of a rule of the library; `nil` for a rule of an app.
  var description: RuleDescription?
  /// The rules that the rule is made of.
  var parts: [RulePart] = []
  /// The text for a checklist that the rule of an app has.
  var requirement: String?
  /// The names of parameters that clients don't get to know.
  var withheldParameters: Set<String>
  /// Whether the parameters that a message shows are dates if they are texts.
  var isAboutDates = false

  /// Whether the rule, and all that it is made of, is the library's.
  var isOfLibrary: Bool {
    (description != nil || !parts.isEmpty) && parts.allSatisfy(\.facts.isOfLibrary)
  }

  package init(_ description: RuleDescription? = nil) {
    self.description = description
    withheldParameters = description?.withheldParameters ?? []
  }

  init(_ description: RuleDescription?, parts: [RulePart]) {
    self.init(description)
    self.parts = parts
  }

  package init(requirement: String?, withheldParameters: Set<String>) {
    self.requirement = requirement
    self.withheldParameters = withheldParameters
  }
}

/// A rule that another is made of.
struct RulePart: Sendable {
  let name: String
  let parameters: [String: JSONValue]
  let facts: RuleFacts
  /// The message that the app gave the rule.
  let message: String?

  init(_ rule: any ValidationRule, message: String?) {
    (name, parameters) = rule.failureDescription
    facts = rule.facts
    self.message = message
  }

  private init(_ name: String, _ parameters: [String: JSONValue], _ facts: RuleFacts, message: String?) {
    self.name = name
    self.parameters = parameters
    self.facts = facts
    self.message = message
  }

  /// The rule without the parameters that clients don't get to know.
  var forClients: Self {
    Self(name, facts.parametersForClients(parameters), facts.forClients, message: message)
  }

  /// The rule as a parameter of the whole.
  var json: JSONValue {
    var part: [String: JSONValue] = ["name": .string(name)]
    if !parameters.isEmpty { part["parameters"] = .object(parameters) }
    part["message"] = message.map(JSONValue.string)
    return .object(part)
  }
}

extension RuleFacts {
  /// The same for the rules without the parameters that clients don't get to know.
  var forClients: Self {
    guard !parts.isEmpty else { return self }
    var facts = self
    facts.parts = parts.map(\.forClients)
    return facts
  }

  /// Returns parameters without those that clients don't get to know.
  func parametersForClients(_ parameters: [String: JSONValue]) -> [String: JSONValue] {
    switch description?.composition {
    case .not?: parts.first.map { ["rule": $0.forClients.json] } ?? [:]
    case .and?, .or?: ["rules": .array(parts.map(\.forClients.json))]
    case nil: parameters.filter { !withheldParameters.contains($0.key) }
    }
  }
}

extension ValidationRule {
  /// What failures of the rule say about it.
  var facts: RuleFacts {
    (self as? any LibraryRule)?.facts ?? factsOfApp
  }

  /// What failures say about a rule of an app.
  fileprivate var factsOfApp: RuleFacts {
    var facts = RuleFacts(requirement: requirement, withheldParameters: withheldParameters)
    facts.isAboutDates = Value.self == Date.self
    return facts
  }

  /// The name and the parameters that failures have.
  var failureDescription: (name: String, parameters: [String: JSONValue]) {
    (self as? any LibraryRule)?.failureDescription ?? (name, parameters)
  }
}
