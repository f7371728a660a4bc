import ALPValidator

/// Plays the form through by a script, and prints every change of a field's state with its messages.
@MainActor
final class PlayedForm {
  private let form: SignUpForm
  private let output: Output
  private var changes: [String] = []

  init(_ form: SignUpForm, output: Output) {
    self.form = form
    self.output = output
    form.onChange = { [weak self] field in self?.note(field) }
  }

  /// Plays the script; returns whether the sign-up was accepted.
  func play() async throws -> Bool {
    try output.say("Sign-up, played by a script; on a terminal \"swift run Demo\" is a live form.\n")
    try await type(["ad", "ada lovelace", "admin", "ada.lovelace"], into: form.userName, named: "User name")
    try await type(["ada@", "ada@example.com"], into: form.email, named: "E-mail")
    try await type(["engine", "Engine-1842"], into: form.password, named: "Password")
    try await type(["Engine-1843", "Engine-1842"], into: form.repeatedPassword, named: "Once more")
    try await type(["Engine-1843"], into: form.password, named: "Password")
    try await type(["Engine-1843"], into: form.repeatedPassword, named: "Once more")
    try await type(["many", "17", "36"], into: form.age, named: "Age")
    try await step("Submit, the terms not accepted") { form.submit() }
    try await step("Terms: accept") { form.acceptsTerms.value = true }
    try await step("Submit") { form.submit() }
    guard form.isSubmitting, form.isValid else {
      try output.say("Not accepted.")
      return false
    }
    try output.write("Accepted:\n")
    for (label, value) in form.summary { try output.write("  \(label): \(value)\n") }
    try output.flush()
    return true
  }

  private func type(_ values: [String], into control: TextControl, named label: String) async throws {
    for value in values {
      try await step("\(label): type \"\(value)\"") { control.text = value }
    }
  }

  /// Does something, waits until all servers have answered, and prints what changed.
  private func step(_ title: String, _ action: () -> Void) async throws {
    try output.say("> \(title)")
    changes = []
    action()
    try tell()
    for field in form.fields { _ = await field.validator.settledState() }
    try tell()
    try output.say("")
  }

  private func note(_ field: FormField) {
    changes.append("  \(field.label) is \(field.validator.state.rawValue)")
    changes += field.validator.errorMessages.map { "    - \($0)" }
  }

  private func tell() throws {
    for line in changes { try output.write("\(line)\n") }
    changes = []
    try output.flush()
  }
}
