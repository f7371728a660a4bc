import ALPValidator
import Foundation
import LoopbackServer

/// Tells what the fields of a form show, and what its server was asked and answered.
@MainActor
final class Narrator {
  private let form: SignUpForm
  private let server: LoopbackServer
  private let output: Output
  private var lines: [String] = []
  /// How many requests were told of.
  private var requestCount = 0

  init(_ form: SignUpForm, at server: LoopbackServer, output: Output) {
    self.form = form
    self.server = server
    self.output = output
    form.validator.delegate = self
    form.userName.validator.delegate = self
  }

  /// Begins a chapter.
  func chapter(_ title: String) throws { try output.say("\n\(title)\n") }

  /// Tells what is done.
  func begin(_ deed: String) throws { try output.say("> \(deed)") }

  /// Tells what has happened since the last time.
  func tell() throws {
    for line in lines { try output.write("  \(line)\n") }
    lines = []
    try output.flush()
  }

  /// Tells what has happened, and a fact.
  func tell(_ fact: String) throws {
    lines.append(fact)
    try tell()
  }

  /// Waits until all servers have decided or failed, and tells what has happened and what was asked.
  func tellWhenSettled() async throws {
    try tell()
    await form.validator.settledState()
    let names = server.requests.dropFirst(requestCount).compactMap(SignUpServer.userName)
    requestCount = server.requests.count
    if !names.isEmpty { lines.append("(asked about: \(names.joined(separator: ", ")))") }
    try tell()
  }

  /// Waits for a request that was not told of yet.
  func waitForRequest() async {
    let count = requestCount
    await server.wait { $0.requests.count > count }
  }

  /// Takes note of what a field shows.
  func note(_ field: FormField) {
    guard let words = Self.words(for: field.status) else { return }
    lines.append("\(field.label): \(words)")
    lines += field.messages.map { "  - \($0)" }
  }

  private static func words(for status: FormField.Status) -> String? {
    switch status {
    case .untouched: nil
    case .valid: "valid"
    case .advised: "valid, with advice"
    case .invalid: "invalid"
    case .waiting: "waiting for the server"
    case .awaitingRetry: "awaiting retry"
    }
  }
}

extension Narrator: FormValidatorDelegate {
  func form(_ validator: FormValidator, didChangeStateOf control: AnyControl) {
    if let field = form.fields.first(where: { $0.control === control }) { note(field) }
  }
}

extension Narrator: ValidatorDelegate {
  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool) {
    lines.append(result ? "The server says yes." : "The server says no.")
  }

  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error) {
    lines.append("No answer: \(error.localizedDescription)")
  }
}
