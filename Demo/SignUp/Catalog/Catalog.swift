import ALPValidator
import Foundation

/// The rules of the command line: those for text, and those for numbers and dates, which parse a line.
enum Catalog {
  /// A rule for lines of text.
  struct Entry: Sendable {
    let name: String
    let summary: String
    let parameters: [RuleParameter]
    let standard: String?
    private let makeRule: @Sendable ([String: JSONValue]) throws -> Rule<String>

    fileprivate init<Described: RuleDescribing>(
      _ rule: Described, makeRule: @escaping @Sendable ([String: JSONValue]) throws -> Rule<String>
    ) {
      name = rule.name
      summary = rule.summary
      parameters = rule.parameters
      standard = rule.standard
      self.makeRule = makeRule
    }

    /// Returns the rule with the parameters on a command line.
    func rule(_ words: some Sequence<String>) throws(Misuse) -> Rule<String> {
      let arguments = try RuleArguments(words, parameters: parameters)
      if let missing = parameters.first(where: { $0.isRequired && arguments.values[$0.name] == nil }) {
        throw Misuse("\(missing.synopsis) is missing.")
      }
      do {
        return try makeRule(arguments.values)
      } catch {
        throw Misuse(RuleFile.text(of: error))
      }
    }

    /// The name and the parameters, as on a command line.
    var synopsis: String { ([name] + parameters.map(\.synopsis)).joined(separator: " ") }
  }

  /// All rules of the command line, by group.
  static let entries: [Entry] = RuleCatalog.groups.flatMap(\.rules).compactMap { rule in
    switch rule {
    case let rule as RuleDescriptor<String>: Entry(rule, makeRule: rule.rule)
    case let rule as RuleDescriptor<Decimal> where rule.name != "integer":
      Entry(rule) { Rule(ParsedTextRule(try rule.rule(with: $0))) }
    case let rule as RuleDescriptor<Date>: Entry(rule) { Rule(ParsedTextRule(try rule.rule(with: $0))) }
    default: nil
    }
  }

  /// The same rules as data.
  static let vocabulary: RuleVocabulary<String> = {
    var vocabulary = RuleVocabulary<String>.standard
    for rule in RuleCatalog.rules(for: Decimal.self) where rule.name != "integer" {
      vocabulary[rule.name] = parsing(rule.name) { ParsedTextRule<Decimal>($0) }
    }
    for rule in RuleCatalog.rules(for: Date.self) {
      vocabulary[rule.name] = parsing(rule.name) { ParsedTextRule<Date>($0) }
    }
    return vocabulary
  }()

  /// Returns the function that makes the rule with a name, for lines that are parsed.
  private static func parsing<Value: VocabularyProviding>(
    _ name: String, _ rule: @escaping @Sendable (Rule<Value>) -> ParsedTextRule<Value>
  ) -> RuleVocabulary<String>.Maker? {
    guard let makeRule = RuleVocabulary<Value>.standard[name] else { return nil }
    return { parameters in
      let valueRule = try makeRule(&parameters)
      // A failure of the rule for lines has this parameter too.
      _ = try parameters.optionalValue("type", as: String.self)
      return Rule(rule(valueRule))
    }
  }

  /// Returns the rule with a name.
  static func entry(named name: String) throws(Misuse) -> Entry {
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    let near = NearNames.suggestion(for: name, among: entries.map(\.name))
    throw Misuse("There is no rule \"\(name)\".\(near) \"Demo rules\" lists them all.")
  }
}
