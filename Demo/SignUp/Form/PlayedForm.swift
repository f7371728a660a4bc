import ALPValidator
import Foundation
import LoopbackServer

/// A script that fills in the form. The lines between its steps come from the form and its server.
@MainActor
final class PlayedForm {
  private let form: SignUpForm
  private let server: SignUpServer
  private let output: Output
  private let narrator: Narrator

  init(_ form: SignUpForm, at server: SignUpServer, output: Output) {
    self.form = form
    self.server = server
    self.output = output
    narrator = Narrator(form, at: server.loopback, output: output)
  }

  /// Plays the script, and returns whether the sign-up was accepted.
  func play() async throws -> Bool {
    try output.say("Sign-up, played by a script; \"swift run Demo serve\" shows the form in a browser.")
    try await playUserName()
    try await playFailingServer()
    try await playChangedMind()
    try await playEmail()
    try await playPasswords()
    try await playWhatIsMissing()
    try await playSlowServer()
    try await playTakenEmail()
    return try await playEnding()
  }

  // MARK: Chapters

  private func playUserName() async throws {
    try narrator.chapter(
      "The rules validate the user name with every key; the server checks it when the typing pauses.")
    try await enter("ad", into: form.userName)
    try await enter("ada lovelace", into: form.userName)
    try await enter("a", "ad", "adm", "admi", "admin", into: form.userName)
  }

  private func playFailingServer() async throws {
    try narrator.chapter("A failed request is not a rejection: the name waits for a retry.")
    server.loopback.fault = .status(500)
    try await enter("ada", into: form.userName, while: "the server fails")
    try await step("Retry, while the server fails") { form.userName.retry() }
    server.loopback.fault = nil
    try await step("Retry") { form.userName.retry() }
  }

  private func playChangedMind() async throws {
    try narrator.chapter(
      "The name changes while a request is in flight: the response about \"swift\" never shows.")
    await server.gate.close()
    try narrator.begin("User name: type \"swift\", while the server is slow")
    type(["swift"], into: form.userName)
    await narrator.waitForRequest()
    try narrator.show()
    try narrator.begin("User name: type \"ada.lovelace\"")
    type(["ada.lovelace"], into: form.userName)
    await server.gate.open()
    try await narrator.showWhenSettled()
  }

  private func playEmail() async throws {
    try narrator.chapter(
      "Formatters remove the spaces and capitals of the email address before it is validated.")
    try await enter("info@", into: form.email)
    try await enter(" Info@Example.COM ", into: form.email)
    try narrator.show(
      "The text is \"\(form.email.text)\", the validated value \"\(form.email.formattedValue)\".")
  }

  private func playPasswords() async throws {
    try narrator.chapter(
      "A weak password is a warning, not a failure. A change of either password validates the repetition.")
    try await enter("engine", into: form.password)
    try await enter("Password1", into: form.password)
    try await enter("Password", into: form.repeatedPassword)
    try await enter("Password1", into: form.repeatedPassword)
    try await enter("Password2", into: form.password)
    try await enter("Password1", into: form.password)
  }

  private func playWhatIsMissing() async throws {
    try narrator.chapter("Submitting shows all failures, and moves the focus to the first invalid field.")
    try await enter("many", into: form.age)
    try await submit()
    try await enter("17", into: form.age)
    try await enter("36", into: form.age)
    try await step("I accept the terms: check") { form.acceptsTerms.value = true }
  }

  private func playSlowServer() async throws {
    try narrator.chapter(
      "Submitting waits for the check of the user name. An edit meanwhile ends the submission.")
    await server.gate.close()
    let changed = try await submit(withUserName: "ada.king")
    try narrator.begin("Age: type \"37\"")
    type(["37"], into: form.age)
    try narrator.show(await changed.value)
    await server.gate.open()
    try await narrator.showWhenSettled()

    await server.gate.close()
    let refused = try await submit(withUserName: "ada.byron")
    try narrator.begin("The server answers")
    await server.gate.open()
    let outcome = await refused.value
    try await narrator.showWhenSettled()
    try narrator.show(outcome)
  }

  private func playTakenEmail() async throws {
    try narrator.chapter(
      "A failure from the server stays at its field until the field is edited.")
    try await step("Email: begin and end editing, without a change") {
      form.email.beginEditing()
      form.email.endEditing()
      if let field = form.field(.email) { narrator.note(field) }
    }
    try await enter("ada@example.com", into: form.email)
  }

  private func playEnding() async throws -> Bool {
    try narrator.chapter("If the server closes the connection, the form is not submitted.")
    server.loopback.fault = .dropped
    try await submit(while: "the server hangs up")
    server.loopback.fault = nil
    guard let account = try await submit() else { return false }
    try output.write("\nAccepted:\n")
    for line in account.summary {
      try output.write("  \(PageTexts.text(line.label, in: "en")): \(line.value)\n")
    }
    try output.flush()
    return true
  }
}

// MARK: Steps

extension PlayedForm {
  /// Begins editing a field, types, and ends editing.
  private func type(_ texts: [String], into control: any EditableText) {
    control.beginEditing()
    for text in texts { control.text = text }
    control.endEditing()
  }

  private func enter(
    _ texts: String..., into control: any EditableText, while condition: String? = nil
  ) async throws {
    let label = form.fields.first { $0.control === control }?.label ?? ""
    let quoted = texts.map { "\"\($0)\"" }.joined(separator: ", ")
    let addition = condition.map { ", while \($0)" } ?? ""
    try await step("\(label): type \(quoted)\(addition)") { type(texts, into: control) }
  }

  private func step(_ deed: String, _ action: () -> Void) async throws {
    try narrator.begin(deed)
    action()
    try await narrator.showWhenSettled()
  }

  /// Submits, and returns the account if the server created one.
  @discardableResult
  private func submit(while condition: String? = nil) async throws -> SignUp? {
    try narrator.begin(condition.map { "Submit, while \($0)" } ?? "Submit")
    let (account, words) = await submission()
    try await narrator.showWhenSettled()
    try narrator.show(words)
    return account
  }

  /// Types a user name and submits at once, and returns when the request has arrived, with a task that
  /// returns the result.
  private func submit(withUserName name: String) async throws -> Task<String, Never> {
    try narrator.begin("User name: type \"\(name)\", and submit, while the server is slow")
    type([name], into: form.userName)
    let submission = Task { await self.submission().words }
    await narrator.waitForRequest()
    try narrator.show(
      form.model.isSubmitting ? "The submission waits for the server." : "There is no submission.")
    return submission
  }

  private func submission() async -> (account: SignUp?, words: String) {
    do {
      switch try await form.submit() {
      case .submitted(let account): return (account, "Submitted.")
      case .invalid: return (nil, "Not submitted; the focus moves to \(labelOfFirstInvalidField).")
      case .rejected:
        return (nil, "Rejected by the server; the focus moves to \(labelOfFirstInvalidField).")
      case .awaitingRetry: return (nil, "Not submitted, because a check failed.")
      case .changed: return (nil, "Not submitted, because a value changed.")
      case .cancelled, .alreadySubmitting: return (nil, "Not submitted.")
      }
    } catch {
      return (nil, "Not submitted: \(error.localizedDescription)")
    }
  }

  private var labelOfFirstInvalidField: String {
    form.fields.first { $0.control === form.model.firstInvalidControl }?.label ?? "no field"
  }
}
