import ALPValidator

/// A command of the program.
struct Command: Sendable {
  /// The name; empty for the default command.
  let name: String
  /// The usage line.
  let usage: Usage
  /// A description in one line.
  let summary: String
  /// The rest of `--help`.
  let details: String
  /// Runs the command with the words after its name, and returns the exit status.
  let run: @MainActor @Sendable (_ words: [String], Output) async throws -> Int32

  /// The name and the arguments on a command line.
  var synopsis: String {
    ["Demo", name, usage.line].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the text of `--help` for a terminal.
  func help(for terminal: Terminal) -> String {
    let title = terminal.bold(terminal.wrapped("usage: \(synopsis)"))
    return "\(title)\n\n\(terminal.wrapped("\(summary)\n\n\(details)\n"))"
  }
}

extension Command {
  /// All commands, in the order in which `--help` names them.
  static let all: [Command] = [.signUp, .rules, .check, .schema, .batch, .serve]

  static func named(_ name: String) throws(Misuse) -> Command {
    if let command = all.first(where: { $0.name == name && !name.isEmpty }) { return command }
    let near = NearNames.suggestion(for: name, among: all.map(\.name).filter { !$0.isEmpty })
    throw Misuse("There is no command \"\(name)\".\(near) \"Demo --help\" lists them all.")
  }
}
