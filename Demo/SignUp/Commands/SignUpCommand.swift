import Foundation

extension Command {
  static let signUp: Self = Self(
    name: "", usage: "",
    summary: "Shows a sign-up form in the terminal. If piped, a script fills in the form.",
    details: """
      On a terminal, fill in the form: each field shows its state and its messages as you type. The program starts a
      server, which checks whether the user name is free and receives the sign-up. The keys:

        Tab, Enter, ↓           the next field; Enter on the button submits
        Shift-Tab, ↑            the field before
        ← → Home End            in the text; also Ctrl-A, Ctrl-E, and Ctrl-← Ctrl-→ by words
        Backspace Delete        a character; Ctrl-U to the start, Ctrl-K to the end, Ctrl-W a word
        Space                   accepts the terms
        Ctrl-R                  shows the passwords, or hides them
        Ctrl-T                  retries a failed check
        Ctrl-C, Ctrl-D, Esc     quits; Ctrl-Z suspends, Ctrl-L redraws

      The user name admin and the address info@example.com are taken. Some user names make the server misbehave:
      slow (4 seconds), flaky (every other request fails), gone (closes the connection).

      NO_COLOR is honored. If standard input or output is not a terminal, or TERM is "dumb", a script
      fills in the form instead, in plain text.

      Exit status: 0 after a sign-up, 130 after quitting, 128 and the number of a signal that ended it.
      """
  ) { words, output in
    _ = try Arguments(words, usage: "")
    let environment = ProcessInfo.processInfo.environment
    let isLive =
      System.isTerminal(System.standardInput) && System.isTerminal(System.standardOutput)
      && environment["TERM"] != "dumb"
    let server = try SignUpServer(thinking: isLive ? .milliseconds(600) : .zero)
    defer { server.stop() }
    let form = try SignUpForm(service: server.service())
    guard isLive else { return try await PlayedForm(form, at: server, output: output).play() ? 0 : 1 }
    switch try await LiveForm(form, usesColor: environment["NO_COLOR", default: ""].isEmpty).run() {
    case .accepted(let account):
      try output.write("✓ Signed up\n\n")
      for (label, value) in account.summary { try output.write("  \(label.padding(to: 12))\(value)\n") }
      return 0
    case .quit: return 130
    case .signal(let number): return 128 + number
    }
  }
}
