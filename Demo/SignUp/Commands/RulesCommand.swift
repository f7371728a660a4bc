import ALPValidator

extension Command {
  static let rules: Self = Self(
    name: "rules", usage: "",
    summary: "Shows every rule with a good and a bad example, checked as it prints.",
    details: """
      ✓ stands before a value that the rule accepts, ✗ before one that it does not; a rule's arguments are those
      of the examples. "Demo check NAME" asks a rule about values of yours; a rule that starts with a dot is one
      for values that are not text, as it is written in Swift.

      Exit status: 0 if every rule agrees with its examples, 1 if one does not.
      """
  ) { words, output in
    _ = try Arguments(words, usage: "")
    var disagreements = 0
    var count = 0
    for group in Catalogue.groups {
      try output.write("\(group.title)\n\n")
      for example in group.examples {
        try output.write(example.lines)
        disagreements += example.disagreements.count
      }
      count += group.examples.count
      try output.write("\n")
    }
    guard disagreements == 0 else {
      try output.write("\(count) rules, \(disagreements) of \(2 * count) examples disagree.\n")
      return 1
    }
    try output.write("\(count) rules, \(2 * count) examples: every rule agrees with its examples.\n")
    return 0
  }
}
