import ALPValidator
import Testing

@testable import Demo

@Suite struct TerminalTests {
  private let narrow = Terminal(hasColor: false, columns: 40)

  @Test func marksWordsOnlyInColor() {
    #expect(Terminal(hasColor: true).failure("no") == "\u{1B}[31mno\u{1B}[0m")
    #expect(Terminal.plain.failure("no") == "no" && Terminal.plain.bold("yes") == "yes")
  }

  @Test func wrapsParagraphsAndOptions() {
    let text = """
      Prints a line for each value of the input,
      and ends.

        --json      each line is a JSON string, and nothing else
      """
    #expect(
      narrow.wrapped(text) == """
        Prints a line for each value of the
        input, and ends.

          --json      each line is a JSON
                      string, and nothing else
        """)
    #expect(Terminal.plain.wrapped(text) == text)
    #expect(Terminal(columns: 80).wrapped(text) == text)
  }

  @Test func continuesTheLastColumnBelowItself() {
    let text = "    2  email   same   This is not the same as the one above."
    #expect(
      Terminal(columns: 50).wrapped(text) == """
            2  email   same   This is not the same as the
                              one above.
        """)
  }

  @Test func keepsThePartsOfUsageLinesWhole() {
    #expect(
      narrow.wrapped("usage: Demo batch [FILE] [--jobs N] [--generate N]") == """
        usage: Demo batch [FILE] [--jobs N]
               [--generate N]
        """)
  }

  @Test func usageOfAMisuseHasALineOfItsOwnInATerminal() {
    let misuse = Misuse("Unknown option --jsn.", synopsis: "Demo check email [--html]")
    #expect(misuse.text(for: .plain) == "Unknown option --jsn. Usage: Demo check email [--html]")
    #expect(misuse.text(for: narrow) == "Unknown option --jsn.\n\nusage: Demo check email [--html]")
  }

  private static func shown(_ rule: some RuleDescribing) -> ShownRule? { ShownRule(rule) }

  @Test func rulesThatDoNotFitTheirColumnsHaveALineForEachValue() throws {
    var rules: [ShownRule] = []
    for rule in RuleCatalog.groups.flatMap(\.rules) {
      if let shown = Self.shown(rule) { rules.append(shown) }
    }
    let widths = [80, 120].map { columns in
      rules.map { $0.lines(for: Terminal(columns: columns)) }.filter { !$0.contains("\n      ✓") }
        .map { $0.split(separator: "✗")[0].count }
    }
    #expect(widths.allSatisfy { Set($0).count == 1 }, "\(widths)")
    #expect(rules.allSatisfy { !$0.lines(for: .plain).contains("\n      ✓") })
  }

  @Test(arguments: [Command.batch, .check, .rules, .schema, .serve, .signUp].map(\.name))
  func helpFitsTheTerminal(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    for columns in [40, 80, 120] {
      let lines = command.help(for: Terminal(columns: columns)).split(separator: "\n")
      for line in lines where line.contains(" ") && !line.contains("{") {
        #expect(line.count <= columns, "\(line)")
      }
    }
  }

  @Test func helpOfCheckFitsOnAScreen() throws {
    let help = try #require(Command.all.first { $0.name == "check" }).help(for: .plain)
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
    #expect(help.contains("Demo rules"))
  }

  @Test func showsRulesByName() async throws {
    let result = try await DemoProcess.run("rules", "email", "card")
    #expect(result.status == 0 && result.output.contains("✓ \"") && result.output.contains("  card"))
    #expect(result.output.split(separator: "\n").count < 15)
    let unknown = try await DemoProcess.run("rules", "emial")
    #expect(unknown.complaint.contains("email") && unknown.status == 2)
  }

  @Test func suggestsOptionsOfTheCommand() async throws {
    let result = try await DemoProcess.run("check", "email", "--jsn")
    #expect(result.status == 2 && result.complaint.contains("--json"))
  }
}
