import ALPValidator

extension Command {
  static let rules: Self = Self(
    name: "rules", usage: "[NAME…] [--article]",
    summary:
      "Shows every rule, or those with these names, with a valid and an invalid example, checked as it prints.",
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
    let names = arguments.all("NAME")
    try checkNames(names)
    var disagreements = 0
    var count = 0
    for group in RuleCatalog.groups {
      let rules = group.rules.compactMap { shown($0) }.filter { names.isEmpty || names.contains($0.name) }
      guard !rules.isEmpty else { continue }
      let separator = count == 0 ? "" : "\n"
      try output.write("\(separator)\(output.terminal.bold(group.title))\n\n")
      for rule in rules {
        try output.write(rule.lines(for: output.terminal))
        disagreements += rule.disagreements.count
        count += 1
      }
    }
    guard disagreements == 0 else {
      try output.write("\n\(count) rules, \(disagreements) of \(2 * count) examples disagree.\n")
      return 1
    }
    if names.isEmpty {
      try output.write("\n\(count) rules, \(2 * count) examples: every rule agrees with its examples.\n")
    }
    return 0
  }

  private static func checkNames(_ names: [String]) throws(Misuse) {
    let known = RuleCatalog.groups.flatMap(\.rules).map(\.name)
    guard let unknown = names.first(where: { !known.contains($0) }) else { return }
    let near = NearNames.suggestion(for: unknown, among: known)
    throw Misuse("There is no rule \"\(unknown)\".\(near) \"Demo rules\" lists them all.")
  }

  private static func shown(_ rule: some RuleDescribing) -> ShownRule? { ShownRule(rule) }
}
