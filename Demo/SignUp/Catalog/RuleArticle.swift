import ALPValidator

/// The article of the documentation that lists every rule.
enum RuleArticle {
  /// The text of the article.
  static var text: String {
    var text = """
      # Rules

      Find a rule, with its parameters and an example.

      ## Overview

      A rule has one name: in ``ValidationFailure/name``, as the key of its message (<doc:MessagesAndLanguages>), and in rules as data
      (<doc:RulesAsData>), which the column *JSON* shows with the parameters of the example. Parameters are listed in their order, with
      their default values. In form fields, set `lenient`, which turns on the options that accept what people type.

      `Demo check` validates lines with any of these rules for text, numbers or dates. On the command line, parameters are words in their
      order, or options in kebab-case, such as `--minimum 5`; flags such as `--ascii-only` are options only.

      """
    for group in RuleCatalog.groups {
      var names: Set<String> = []
      let rules = group.rules.compactMap { shown($0) }.filter { names.insert($0.name).inserted }
      text += "\n### \(group.title)\n\n| Name | Swift | Accepts | Parameters | JSON | Example |\n"
      text += "| --- | --- | --- | --- | --- | --- |\n"
      for rule in rules {
        let summary = rule.summary + (rule.standard.isEmpty ? "" : " (\(rule.standard))")
        let cells = [
          code(rule.name), code(rule.spelling), summary, rule.parameters.isEmpty ? "" : code(rule.parameters),
          code(rule.json), "\(code(rule.valid)), not \(code(rule.invalid))",
        ]
        text += "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
      }
    }
    return text + composed
  }

  /// The rules made of rules, which are part of the notation of rules as data.
  private static let composed = #"""

    ### Rules made of rules

    | Name | Swift | Accepts |
    | --- | --- | --- |
    | `and` | `.email && .length(...64)` | values that both rules accept |
    | `or` | `.email \|\| .phoneNumber(region: "GB")` | values that at least one of the rules accepts |
    | `not` | `!.contains("password")` | values that the rule rejects |
    | `every` | `.every(.email)` | collections of which each element satisfies the rule |
    | | `.at(\.email, "email", [.email])` | structures of which a property satisfies the rules |
    | | `.at(computed: { $0.title.count }, "title", [.range(1...9)])` | structures of which a computed value satisfies the rules |
    | | `.each(\.guests, "guests", guest)` | structures of which each element of a list or dictionary satisfies the rules |
    | | `.satisfies("same", at: \.repeated, reading: \.password, \.repeated) { $0 == $1 }` | structures whose properties satisfy a function |
    | | `.when(\.visa, { $0 == .permit }, […])` | structures that satisfy the rules while a property has certain values |

    """#

  private static func shown(_ rule: some RuleDescribing) -> ShownRule? { ShownRule(rule) }

  private static func code(_ text: String) -> String { "`\(text)`" }
}
