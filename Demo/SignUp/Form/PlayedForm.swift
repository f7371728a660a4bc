import ALPValidator
import LoopbackServer

/// Plays the form through by a script; what is printed between the deeds comes from the form and its server.
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

  /// Plays the script; returns whether the sign-up was accepted.
  func play() async throws -> Bool {
    try output.say("Sign-up, played by a script; on a terminal \"swift run Demo\" is a live form.")
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
    try narrator.chapter("The user name is checked with every key; the server is asked when the keys pause.")
    try await enter("ad", into: form.userName)
    try await enter("ada lovelace", into: form.userName)
    try await enter("a", "ad", "adm", "admi", "admin", into: form.userName)
  }

  private func playFailingServer() async throws {
    try narrator.chapter("A server that fails has not said no: the name is held until the server can say.")
    server.loopback.fault = .status(500)
    try await enter("ada", into: form.userName, while: "the server fails")
    try await step("Ask again, while the server fails") { form.userName.retry() }
    server.loopback.fault = nil
    try await step("Ask again") { form.userName.retry() }
  }

  private func playChangedMind() async throws {
    try narrator.chapter(
      "The mind is changed while the check is out: the answer about \"swift\" never shows.")
    await server.gate.close()
    try narrator.begin("User name: type \"swift\", while the server is slow")
    type(["swift"], into: form.userName)
    await narrator.waitForRequest()
    try narrator.tell()
    try narrator.begin("User name: type \"ada.lovelace\"")
    type(["ada.lovelace"], into: form.userName)
    await server.gate.open()
    try await narrator.tellWhenSettled()
  }

  private func playEmail() async throws {
    try narrator.chapter("The e-mail address is checked without the spaces and capitals that came with it.")
    try await enter("info@", into: form.email)
    try await enter(" Info@Example.COM ", into: form.email)
    try narrator.tell("Typed is \"\(form.email.text)\", checked is \"\(form.email.formattedValue)\".")
  }

  private func playPasswords() async throws {
    try narrator.chapter("A weak password is advised against, not refused; the repetition follows both ways.")
    try await enter("engine", into: form.password)
    try await enter("Password1", into: form.password)
    try await enter("Password", into: form.repeatedPassword)
    try await enter("Password1", into: form.repeatedPassword)
    try await enter("Password2", into: form.password)
    try await enter("Password1", into: form.password)
  }

  private func playWhatIsMissing() async throws {
    try narrator.chapter("Submitting tells what is missing, and leads to the first field at fault.")
    try await enter("many", into: form.age)
    try await submit()
    try await enter("17", into: form.age)
    try await enter("36", into: form.age)
    try await step("Terms: accept") { form.acceptsTerms.value = true }
  }

  private func playSlowServer() async throws {
    try narrator.chapter(
      "Submitting waits for the check of the user name; what is changed meanwhile ends it.")
    await server.gate.close()
    let changed = try await submit(withUserName: "ada.king")
    try narrator.begin("Age: type \"37\"")
    type(["37"], into: form.age)
    try narrator.tell(await changed.value)
    await server.gate.open()
    try await narrator.tellWhenSettled()

    await server.gate.close()
    let refused = try await submit(withUserName: "ada.byron")
    try narrator.begin("The server answers")
    await server.gate.open()
    let outcome = await refused.value
    try await narrator.tellWhenSettled()
    try narrator.tell(outcome)
  }

  private func playTakenEmail() async throws {
    try narrator.chapter(
      "What the server had against a field after submitting stands there until it is edited.")
    try await step("E-mail: go there and leave, editing nothing") {
      form.email.beginEditing()
      form.email.endEditing()
      narrator.note(form.fields[1])
    }
    try await enter("ada@example.com", into: form.email)
  }

  private func playEnding() async throws -> Bool {
    try narrator.chapter("A server that hangs up has signed nobody up.")
    server.loopback.fault = .dropped
    try await submit(while: "the server hangs up")
    server.loopback.fault = nil
    guard let account = try await submit() else { return false }
    try output.write("\nAccepted:\n")
    for (label, value) in account.summary { try output.write("  \(label): \(value)\n") }
    try output.flush()
    return true
  }
}

// MARK: Deeds

extension PlayedForm {
  /// Goes to a field, types, and leaves it.
  private func type(_ texts: [String], into control: TextControl) {
    control.beginEditing()
    for text in texts { control.text = text }
    control.endEditing()
  }

  private func enter(
    _ texts: String..., into control: TextControl, while condition: String? = nil
  ) async throws {
    let label = form.fields.first { $0.control === control }?.label ?? ""
    let quoted = texts.map { "\"\($0)\"" }.joined(separator: ", ")
    let addition = condition.map { ", while \($0)" } ?? ""
    try await step("\(label): type \(quoted)\(addition)") { type(texts, into: control) }
  }

  private func step(_ deed: String, _ action: () -> Void) async throws {
    try narrator.begin(deed)
    action()
    try await narrator.tellWhenSettled()
  }

  /// Submits, and returns the account if the server made one.
  @discardableResult
  private func submit(while condition: String? = nil) async throws -> Account? {
    try narrator.begin(condition.map { "Submit, while \($0)" } ?? "Submit")
    let (account, words) = await submission()
    try await narrator.tellWhenSettled()
    try narrator.tell(words)
    return account
  }

  /// Types a user name and submits at once, and returns when the server has been asked; the task has what came of it.
  private func submit(withUserName name: String) async throws -> Task<String, Never> {
    try narrator.begin("User name: type \"\(name)\", and submit, while the server is slow")
    type([name], into: form.userName)
    let submission = Task { await self.submission().words }
    await narrator.waitForRequest()
    try narrator.tell(form.validator.isSubmitting ? "The submission waits." : "There is no submission.")
    return submission
  }

  private func submission() async -> (account: Account?, words: String) {
    do throws(SignUpService.Failure) {
      switch try await form.submit() {
      case .submitted(let account): return (account, "Submitted.")
      case .invalid: return (nil, "Not submitted; the focus goes to \(labelOfFirstInvalidField).")
      case .awaitingRetry: return (nil, "Not submitted, because the server could not decide.")
      case .changed: return (nil, "Not submitted, because something was changed.")
      case .cancelled, .alreadySubmitting: return (nil, "Not submitted.")
      }
    } catch {
      switch error {
      case .refused: return (nil, "Refused by the server; the focus goes to \(labelOfFirstInvalidField).")
      case .unknown(let reason): return (nil, "Not submitted: \(reason)")
      }
    }
  }

  private var labelOfFirstInvalidField: String {
    form.fields.first { $0.control === form.validator.firstInvalidControl }?.label ?? "no field"
  }
}
