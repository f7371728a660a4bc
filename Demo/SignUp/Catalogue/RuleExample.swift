import ALPValidator

/// A rule with its examples, asked about them.
struct RuleExample: Sendable {
  /// The rule as it is called, with the arguments of the examples.
  let call: String
  /// What the rule accepts, in a few words.
  let help: String
  /// A value that the rule shall accept, as it is shown.
  let good: String
  /// A value that it shall not accept.
  let bad: String
  /// What the rule says of an example though the catalogue says otherwise.
  let disagreements: [String]

  /// Asks a rule for text about its examples.
  init(_ entry: CatalogueEntry) {
    call = ([entry.name] + entry.exampleArguments.map(Self.word)).joined(separator: " ")
    help = entry.help
    good = Self.quoted(entry.good)
    bad = Self.quoted(entry.bad)
    do throws(Misuse) {
      let rule = try entry.exampleRule()
      disagreements = Self.disagreements(of: rule, (entry.good, good), (entry.bad, bad))
    } catch {
      disagreements = [error.message]
    }
  }

  /// Asks a rule about a value that it shall accept and one that it shall not.
  init<Value>(
    _ call: String, _ help: String, _ rule: Rule<Value>, good: Value, bad: Value, shows: (Value) -> String
  ) {
    self.call = call
    self.help = help
    self.good = shows(good)
    self.bad = shows(bad)
    disagreements = Self.disagreements(of: rule, (good, self.good), (bad, self.bad))
  }

  private static func disagreements<Value>(
    of rule: Rule<Value>, _ good: (value: Value, text: String), _ bad: (value: Value, text: String)
  ) -> [String] {
    (rule.isSatisfied(by: good.value) ? [] : ["\(good.text) is not accepted"])
      + (rule.isSatisfied(by: bad.value) ? ["\(bad.text) is accepted"] : [])
  }

  /// What is printed of the rule.
  var lines: String {
    "\("  \(call)".padding(to: 34)) \("✓ \(good)".padding(to: 30)) ✗ \(bad)\n      \(help)\n"
      + disagreements.map { "      DISAGREES: \($0)\n" }.joined()
  }

  /// Returns a value between quotation marks, on one line.
  static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: text += scalar.properties.generalCategory == .control ? "\\u{\(scalar.value)}" : String(scalar)
      }
    }
    return text + "\""
  }

  /// Returns an argument as it is written in a shell.
  private static func word(_ argument: String) -> String {
    let isPlain =
      !argument.isEmpty && argument.allSatisfy { $0.isLetter || $0.isNumber || "-_.,:/=@+".contains($0) }
    return isPlain ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
  }
}
