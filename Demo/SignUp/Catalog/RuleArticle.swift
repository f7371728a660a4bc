import ALPValidator

/// The article of the documentation that lists every rule.
enum RuleArticle {
  /// The text of the article.
  static var text: String {
    var text = """
      # Choose a rule

      Find the rule for a value, with an example, its parameters and its JSON.

      ## Overview

      Each group has a table of its rules in Swift, with what they accept. The list after the table has the same rules as data
      (<doc:RulesAsData>), each with a value that it accepts and one that it rejects, and with its parameters in order, their default
      values and, in parentheses, the other values of those that have a few. In form fields, set `lenient`, which turns on the options that
      accept what people type.

      Failures, message keys and JSON use the same name of a rule, such as `length`; see ``ValidationFailure/name`` and
      the article "Localize and replace validation messages" of ALPValidator.

      `Demo check` validates lines with any of these rules for text, numbers or dates. On the command line, parameters are words in their
      order, or options in kebab-case, such as `--minimum 5`; flags such as `--ascii-only` are options only.

      """
    for group in RuleCatalog.groups {
      var names: Set<String> = []
      let rules = group.rules.compactMap { shown($0) }.filter { names.insert($0.name).inserted }
      text += "\n### \(group.title)\n"
      text += table(["Rule", "Accepts"], rules.map { [code($0.spelling), accepted(by: $0)] })
      text += "\nAs data:\n\n"
      for rule in rules { text += "- \(data(of: rule))\n" }
    }
    return text + composed
  }

  /// Returns what a rule accepts, with the standard that it follows.
  private static func accepted(by rule: ShownRule) -> String {
    rule.standard.isEmpty ? rule.summary : "\(rule.summary) (\(rule.standard))"
  }

  /// Returns a rule as data, with a value that it accepts, one that it rejects, and the parameters.
  private static func data(of rule: ShownRule) -> String {
    let example = "\(code(rule.json)) accepts \(code(rule.valid)), not \(code(rule.invalid))."
    return rule.parameters.isEmpty ? example : "\(example) Parameters: \(code(rule.parameters))"
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let rules = head.map { _ in "---" }
    let lines = ([head, rules] + rows).map { cells in
      "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
    }
    return "\n" + lines.joined()
  }

  /// The rules made of rules, which are part of the notation of rules as data.
  private static let composed = #"""

    ### Rules made of rules

    | Rule | Accepts |
    | --- | --- |
    | `.email && .length(...64)` | values that both rules accept; `and` in JSON |
    | `.email \|\| .phoneNumber(region: "GB")` | values that at least one of the rules accepts; `or` in JSON |
    | `!.contains("password")` | values that the rule rejects; `not` in JSON |
    | `.every(.email)` | collections of which each element satisfies the rule; `every` in JSON |
    | `.at(\.email, "email", [.email])` | structures of which a property satisfies the rules |
    | `.at(computed: { $0.title.count }, "title", [.range(1...9)])` | structures of which a computed value satisfies the rules |
    | `.each(\.guests, "guests", guest)` | structures of which each element of a list or dictionary satisfies the rules |
    | `.each(\.guests, "guests", unique: \.email, guest)` | the same, and no element of the list has the property of another one; each later one fails there |
    | `.satisfies("same", at: \.repeated, reading: \.password, \.repeated) { $0 == $1 }` | structures whose properties satisfy a function |
    | `.when(\.visa, { $0 == .permit }, […])` | structures that satisfy the rules while a property has certain values |

    """#

  private static func shown(_ rule: some RuleDescribing) -> ShownRule? { ShownRule(rule) }

  private static func code(_ text: String) -> String { "`\(text)`" }
}
