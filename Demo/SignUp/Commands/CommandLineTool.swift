import ALPValidator

/// Runs the command of a command line, and decides the exit status.
enum CommandLineTool {
  /// Runs the command that the words name, and returns the exit status.
  @MainActor
  static func run(_ words: [String], output: Output) async throws -> Int32 {
    guard let first = words.first else { return try await Command.signUp.run([], output) }
    switch first {
    case "--help", "-h", "help":
      // `Demo help check` and `Demo --help check` are `Demo check --help`.
      guard let name = words.dropFirst().first else {
        try output.write(output.terminal.wrapped(help))
        return 0
      }
      return try await run([name, "--help"], output: output)
    case let option where Arguments.isOption(option):
      let near = NearNames.suggestion(for: option, among: ["--help"])
      throw Misuse("Unknown option \(option).\(near) \"Demo --help\" lists the commands.")
    default:
      let command = try Command.named(first)
      let words = Array(words.dropFirst())
      if asksForHelp(words), command.name != Command.check.name {
        try output.write(command.help(for: output.terminal))
        return 0
      }
      return try await command.run(words, output)
    }
  }

  /// Returns whether `--help` is among the options.
  static func asksForHelp(_ words: [String]) -> Bool {
    Arguments.beforeEnd(words).contains { $0 == "--help" || $0 == "-h" }
  }

  /// Returns the exit status after an error, which is written to standard error.
  static func status(after error: any Error) -> Int32 {
    switch error {
    case let failure as Output.Failure where failure.isBrokenPipe:
      return 0
    case let failure as Output.Failure:
      complain("The output cannot be written: \(failure.reason).")
    case let misuse as Misuse:
      complain(misuse.text(for: .at(System.standardError)))
    default:
      complain(String(describing: error))
    }
    return 2
  }

  static func complain(_ message: String) {
    let terminal = Terminal.at(System.standardError)
    let text = terminal.failure(terminal.wrapped("Demo: \(message)"))
    try? System.write(Array("\(text)\n".utf8), to: System.standardError)
  }

  private static var help: String {
    let width = (Command.all.map(\.name.count).max() ?? 0) + 2
    var help = """
      usage: Demo [COMMAND]

      Demonstrates ALPValidator.


      """
    for command in Command.all {
      let name = command.name.isEmpty ? "(none)" : command.name
      help += "  \(name.padding(to: width))\(command.summary)\n"
    }
    return help + """

      "Demo COMMAND --help" describes a command. Misuse prints a line to standard error and exits with status 2.

      Without a command:

      \(Command.signUp.details)

      """
  }
}

extension String {
  /// Returns the text with spaces after it, up to a width in characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
