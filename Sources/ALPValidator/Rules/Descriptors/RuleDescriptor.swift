import Foundation

/// The description of a rule: its name, how it is made from parameters, its message keys, and an example.
///
/// Rules as data, messages, the command line and the article of rules read descriptors. The descriptor of a
/// rule is in the file of its family, next to its factory.
package struct RuleDescriptor<Value>: Sendable {
  /// A function that makes the rule; it reads every parameter that the rule has.
  package typealias Maker = @Sendable (inout RuleParameters) throws -> Rule<Value>

  /// The stable name of the rule, in kebab-case.
  package let name: String
  /// The rule in Swift, such as `.ipv6`.
  package let spelling: String
  /// What the rule accepts, as a noun phrase.
  package let summary: String
  /// The standard that the rule follows, if there is one.
  package let standard: String?
  /// A value that the rule accepts and one that it rejects.
  package let example: RuleExample<Value>?

  let messages: RuleMessages
  let make: Maker

  /// Creates the description of a rule with an example.
  ///
  /// - Parameters:
  ///   - name: The stable name of the rule, in kebab-case.
  ///   - spelling: The rule in Swift, such as `.ipv6`.
  ///   - summary: What the rule accepts, as a noun phrase.
  ///   - standard: The standard that the rule follows.
  ///   - parameters: The parameters of the example.
  ///   - valid: A value that the rule of the example accepts.
  ///   - invalid: A value that the rule of the example rejects.
  ///   - keys: Returns the message keys for parameters; by default the name, or else a message with the
  ///     example.
  ///   - exampleText: Returns the text that `{example}` stands for in a message; by default the valid value.
  ///   - make: Makes the rule from parameters.
  @inline(never)
  init(
    _ name: String, _ spelling: String, _ summary: String, standard: String? = nil,
    with parameters: [String: JSONValue] = [:], valid: Value, invalid: Value,
    keys: RuleMessages.Keys? = nil, exampleText: RuleMessages.Example? = nil, make: @escaping Maker
  ) where Value: Sendable {
    self.init(
      name, spelling, summary, standard: standard,
      example: RuleExample(with: parameters, valid: valid, invalid: invalid), keys: keys,
      exampleText: exampleText, make: make)
  }

  /// Creates the description of a rule with or without an example, such as one for any type of values.
  @inline(never)
  init(
    _ name: String, _ spelling: String = "", _ summary: String = "", standard: String? = nil,
    example: RuleExample<Value>?, keys: RuleMessages.Keys? = nil, exampleText: RuleMessages.Example? = nil,
    make: @escaping Maker
  ) {
    self.name = name
    self.spelling = spelling
    self.summary = summary
    self.standard = standard
    self.example = example
    self.make = make
    let text = example?.valid as? String
    let isAboutFiles = Value.self == FileValue.self || Value.self == [FileValue].self
    messages = RuleMessages(
      keys: keys ?? { _ in text == nil ? MessageKeys(name) : MessageKeys(name, shared: "example") },
      example: exampleText ?? { _ in text },
      isAboutFiles: isAboutFiles)
  }
}

extension RuleDescriptor {
  /// The parameters, in the order in which the rule reads them.
  package var parameters: [RuleParameter] {
    guard var parameters = try? RuleParameters(of: name, example?.parameters ?? [:]) else { return [] }
    _ = try? make(&parameters)
    return parameters.declared
  }

  /// Returns the rule with parameters.
  ///
  /// - Throws: `DecodingError` with the invalid parameter and the remedy.
  package func rule(with parameters: [String: JSONValue]) throws -> Rule<Value> {
    var parameters = try RuleParameters(of: name, parameters)
    let rule = try make(&parameters)
    try parameters.finish()
    return rule
  }
}

/// A descriptor for values of any type.
package protocol RuleDescribing<Value>: Sendable {
  associatedtype Value

  var name: String { get }
  var spelling: String { get }
  var summary: String { get }
  var standard: String? { get }
  var parameters: [RuleParameter] { get }
  var example: RuleExample<Value>? { get }

  func rule(with parameters: [String: JSONValue]) throws -> Rule<Value>
}

extension RuleDescriptor: RuleDescribing {}

/// Values that show what a rule accepts.
package struct RuleExample<Value>: Sendable {
  /// The parameters of the rule of the example.
  package let parameters: [String: JSONValue]

  private let values: @Sendable () -> (valid: Value, invalid: Value)

  init(with parameters: [String: JSONValue] = [:], valid: Value, invalid: Value) where Value: Sendable {
    self.parameters = parameters
    values = { (valid, invalid) }
  }

  /// A value that the rule accepts.
  package var valid: Value { values().valid }
  /// A value that the rule rejects.
  package var invalid: Value { values().invalid }
}

/// A parameter of a rule.
package struct RuleParameter: Sendable {
  /// The type of a parameter.
  package indirect enum Kind: Equatable, Sendable {
    case flag, integer, number, text, date
    /// `true`, or a selection of characters.
    case characters
    /// One of some words or numbers.
    case choice([JSONValue])
    case list(Kind)
  }

  /// The name, in camel case.
  package let name: String
  package let kind: Kind
  /// The value that stands for a parameter that is left out, if there is one.
  package let defaultValue: JSONValue?
  package let isRequired: Bool

  /// The name in kebab-case, as in `--ascii-only`.
  package var optionName: String {
    var text = ""
    var previous: Character = "-"
    for (index, character) in zip(name.indices, name) {
      let next = name.index(after: index)
      let startsWord =
        previous.isLowercase || previous.isNumber
        || previous.isUppercase && next < name.endIndex && name[next].isLowercase
      if character.isUppercase, startsWord { text += "-" }
      text += character.lowercased()
      previous = character
    }
    return text
  }
}

/// Every rule that the library describes, in groups.
package enum RuleCatalog {
  /// Rules of one kind.
  package struct Group: Sendable {
    package let title: String
    package let rules: [any RuleDescribing]

    @inline(never)
    package init(_ title: String, _ lists: [any RuleDescribing]...) {
      self.title = title
      rules = lists.flatMap(\.self)
    }
  }

  /// The groups, rules for text first.
  package static let groups =
    [
      Group(
        "Text and length", [RuleDescriptor<String>.presence(RuleExample(valid: " ", invalid: ""))],
        RuleDescriptor.lengths, RuleDescriptor.textEquality, RuleDescriptor<String>.membership(.texts)),
      Group("Content", RuleDescriptor.content, RuleDescriptor.selections),
      Group("Numbers as text", RuleDescriptor.numbersAsText),
      Group("Internet", RuleDescriptor.internet, RuleDescriptor.emailDomains),
      Group("Data", RuleDescriptor.data),
      Group("Money", RuleDescriptor.cards, RuleDescriptor.money),
      Group("People and places", RuleDescriptor.places, RuleDescriptor.passwords),
      Group("Time", RuleDescriptor.time),
      Group("Identifiers", RuleDescriptor.identifiers),
      Group(
        "Numbers", RuleDescriptor<Decimal>.bounds(.decimals), RuleDescriptor<Decimal>.multiples(),
        RuleDescriptor<Double>.wholeNumbers()),
      Group("Dates", RuleDescriptor.dates, RuleDescriptor.relativeDates),
      Group("Booleans", RuleDescriptor.booleans),
      Group(
        "Collections", RuleDescriptor<[Int]>.counting([7], none: []),
        [RuleDescriptor<[Int]>.unique(RuleExample(valid: [1, 2], invalid: [1, 1]))]),
    ] + files

  private static let files = [Group("Files", RuleDescriptor.files, RuleDescriptor.fileLists)]

  /// Returns the rules for values of a type.
  package static func rules<Value>(for type: Value.Type) -> [RuleDescriptor<Value>] {
    groups.flatMap(\.rules).compactMap { $0 as? RuleDescriptor<Value> }
  }
}

/// Three values in ascending order, for the examples of rules that any type of values has.
struct RuleSamples<Value: Sendable>: Sendable {
  let low: Value
  let middle: Value
  let high: Value

  /// Returns an example with some of the values as parameters.
  func example(_ parameters: [String: Value], valid: Value, invalid: Value) -> RuleExample<Value> {
    RuleExample(with: parameters.mapValues { JSONValue(describing: $0) }, valid: valid, invalid: invalid)
  }
}

extension RuleSamples<String> {
  static let texts = Self(low: "S", middle: "M", high: "X")
}

extension RuleSamples<Decimal> {
  static let decimals = Self(low: 0, middle: Decimal(sign: .plus, exponent: -1, significand: 5), high: 10)
}
