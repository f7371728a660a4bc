import ALPValidator
import Foundation

/// The rules of the command line: those for text, and those for numbers, which parse a line as a number.
enum Catalogue {
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
  static let entries: [Entry] = RuleCatalogue.groups.flatMap(\.rules).compactMap { rule in
    switch rule {
    case let rule as RuleDescriptor<String>: Entry(rule, makeRule: rule.rule)
    case let rule as RuleDescriptor<Decimal> where rule.name != "integer":
      Entry(rule) { Rule(DecimalTextRule(try rule.rule(with: $0))) }
    default: nil
    }
  }

  /// The same rules as data.
  static let vocabulary: RuleVocabulary<String> = {
    var vocabulary = RuleVocabulary<String>.standard
    for rule in RuleCatalogue.rules(for: Decimal.self) where rule.name != "integer" {
      guard let makeRule = RuleVocabulary<Decimal>.standard[rule.name] else { continue }
      vocabulary[rule.name] = { parameters in
        let rule = try makeRule(&parameters)
        // A failure of the rule for lines has this parameter too.
        _ = try parameters.optionalValue("type", as: String.self)
        return Rule(DecimalTextRule(rule))
      }
    }
    return vocabulary
  }()

  /// Returns the rule with a name.
  static func entry(named name: String) throws(Misuse) -> Entry {
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    let near = NearNames.suggestion(for: name, among: entries.map(\.name))
    throw Misuse("There is no rule \"\(name)\".\(near) \"Demo rules\" lists them all.")
  }
}
