import ALPValidator
extension Command {
  static let signUp: Self = Self(
    name: "", usage: "",
    summary: "Plays a sign-up: a script fills in the form, and every step prints what the form shows.",
    details: """
      The form has a server, which checks whether the user name is free and receives the sign-up. It is slow, it fails,
      and it rejects values, as the script needs it.

      In a terminal, the program then offers the same form as a page: see "Demo serve".

      Exit status: 0 if the script could sign up, 1 if not.
      """
  ) { words, output in
    _ = try Arguments(words, usage: "")
    let server = try SignUpServer()
    defer { server.stop() }
    let form = try SignUpForm(service: server.service())
    // The script types without leaving the fields.
    form.model.errorVisibility = .immediately
    guard try await PlayedForm(form, at: server, output: output).play() else { return 1 }
    guard System.isTerminal(System.standardInput), System.isTerminal(System.standardOutput) else { return 0 }
    try output.say("\nPress Return for the same form as a page in your browser, or Ctrl-D to end.")
    return readLine() == nil ? 0 : try await Command.serve.run([], output)
  }
}
