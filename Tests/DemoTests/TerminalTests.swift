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
