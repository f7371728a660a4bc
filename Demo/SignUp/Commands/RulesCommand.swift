import ALPValidator

extension Command {
  static let rules: Self = Self(
    name: "rules", usage: "[--article]",
    summary: "Shows every rule with a valid and an invalid example, checked as it prints.",
    details: """
      ✓ is a value that the rule accepts, ✗ one that it rejects; the parameters of a rule are those of the examples.
      "Demo check NAME" checks values with a rule. A rule that starts with a dot is for values that are not text, as it
      is written in Swift.

        --article   prints the article Rules.md of the documentation instead

      Exit status: 0 if every rule agrees with its examples, 1 if one does not.
      """
  ) { words, output in
    let arguments = try Arguments(words, usage: Command.rules.usage)
    guard !arguments.has("--article") else {
      try output.write(RuleArticle.text)
      return 0
    }
    var disagreements = 0
    var count = 0
    for group in RuleCatalog.groups {
      try output.write("\(group.title)\n\n")
      for rule in group.rules {
        guard let shown = shown(rule) else { continue }
        try output.write(shown.lines)
        disagreements += shown.disagreements.count
        count += 1
      }
      try output.write("\n")
    }
    guard disagreements == 0 else {
      try output.write("\(count) rules, \(disagreements) of \(2 * count) examples disagree.\n")
      return 1
    }
    try output.write("\(count) rules, \(2 * count) examples: every rule agrees with its examples.\n")
    return 0
  }

  private static func shown(_ rule: some RuleDescribing) -> ShownRule? { ShownRule(rule) }
}
