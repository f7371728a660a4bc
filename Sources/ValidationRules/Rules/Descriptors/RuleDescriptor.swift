import Foundation

/// A rule of a catalog: its description, how it is made from parameters, and values that show what it accepts.
///
/// Rules as data, the command line and the article of rules read descriptors. The descriptor of a
/// rule is in the file of its family, next to its factory.
package struct RuleDescriptor<Value>: Sendable {
  /// A function that makes the rule; it reads every parameter that the rule has.
  package typealias Maker = @Sendable (inout RuleParameters) throws -> Rule<Value>

  /// The stable name of the rule, in kebab-case.
  package let name: String
  /// What is known about the rule; `nil` for a rule of an app.
  let description: RuleDescription?
  /// The rule in Swift, such as `.ipv6`.
  package let spelling: String
  /// What the rule accepts, as a noun phrase.
  package let summary: String
  /// A value that the rule accepts and one that it rejects.
  package let example: RuleExample<Value>?

  let make: Maker

  /// Creates the descriptor of a rule of an app.
  init(_ name: String, make: @escaping Maker) {
    self.name = name
    description = nil
    spelling = ""
    summary = ""
    example = nil
    self.make = make
  }

  /// Creates the descriptor of a rule of the library.
  ///
  /// - Parameters:
  ///   - description: The description of the rule.
  ///   - spelling: The rule in Swift, such as `.ipv6`.
  ///   - summary: What the rule accepts, as a noun phrase.
  ///   - example: A value that the rule accepts and one that it rejects; `nil` for a rule for any type of values.
  ///   - make: Makes the rule from parameters.
  @inline(never)
  init(
    _ description: RuleDescription, _ spelling: String, _ summary: String, example: RuleExample<Value>?,
    make: @escaping Maker
  ) {
    name = description.name
    self.description = description
    self.spelling = spelling
    self.summary = summary
    self.example = example
    self.make = make
  }

  /// Creates the descriptor of a rule of the library with an example.
  ///
  /// - Parameters:
  ///   - description: The description of the rule.
  ///   - spelling: The rule in Swift, such as `.ipv6`.
  ///   - summary: What the rule accepts, as a noun phrase.
  ///   - parameters: The parameters of the example.
  ///   - valid: A value that the rule of the example accepts.
  ///   - invalid: A value that the rule of the example rejects.
  ///   - make: Makes the rule from parameters.
  @inline(never)
  init(
    _ description: RuleDescription, _ spelling: String, _ summary: String,
    with parameters: [String: JSONValue] = [:], valid: Value, invalid: Value, make: @escaping Maker
  ) where Value: Sendable {
    self.init(
      description, spelling, summary, example: RuleExample(with: parameters, valid: valid, invalid: invalid),
      make: make)
  }
}

extension RuleDescriptor<String> {
  /// Creates the descriptor of a format, whose description has a text that it accepts.
  @inline(never)
  init(
    _ description: RuleDescription, _ spelling: String, _ summary: String,
    with parameters: [String: JSONValue] = [:], invalid: String, make: @escaping Maker
  ) {
    self.init(
      description, spelling, summary, with: parameters, valid: description.example(parameters) ?? "",
      invalid: invalid, make: make)
  }
}

extension RuleDescriptor {
  /// The standard that the rule follows, if there is one.
  package var standard: String? { description?.standard }
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
