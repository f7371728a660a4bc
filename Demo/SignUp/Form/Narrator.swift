import ALPValidator
import Foundation
import LoopbackServer

/// Prints what the fields of a form show, and the requests and responses of its server.
@MainActor
final class Narrator {
  private let form: SignUpForm
  private let server: LoopbackServer
  private let output: Output
  private var lines: [String] = []
  /// The number of requests that were printed.
  private var requestCount = 0

  init(_ form: SignUpForm, at server: LoopbackServer, output: Output) {
    self.form = form
    self.server = server
    self.output = output
    form.model.delegate = self
    form.userName.validator.delegate = self
  }

  /// Begins a chapter.
  func chapter(_ title: String) throws {
    try output.say("\n\(output.terminal.bold(output.terminal.wrapped(title)))\n")
  }

  /// Prints a step.
  func begin(_ deed: String) throws { try output.say("> \(deed)") }

  /// Prints the events since the last call.
  func show() throws {
    for line in lines { try output.write("  \(line)\n") }
    lines = []
    try output.flush()
  }

  /// Prints the events since the last call, and another line.
  func show(_ fact: String) throws {
    lines.append(fact)
    try show()
  }

  /// Waits until no request is in flight, and prints the events and the requests.
  func showWhenSettled() async throws {
    try show()
    await form.model.settledState()
    let names = server.requests.dropFirst(requestCount).compactMap(SignUpServer.userName)
    requestCount = server.requests.count
    if !names.isEmpty { lines.append("(checked: \(names.joined(separator: ", ")))") }
    try show()
  }

  /// Waits for a request that was not printed yet.
  func waitForRequest() async {
    let count = requestCount
    await server.wait { $0.requests.count > count }
  }

  /// Records what a field shows.
  func note(_ field: FormField) {
    guard let words = Self.words(for: field.status) else { return }
    let status = ["\(field.label): \(words)"] + field.failures.map { "  - \($0.message)" }
    lines += field.status == .invalid ? status.map(output.terminal.failure) : status
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
  func form(_ validator: FormGroup, didChangeStateOf control: AnyControl) {
    guard let field = form.fields.first(where: { $0.control === control }) else { return }
    note(field)
  }
}

extension Narrator: ValidatorDelegate {
  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool) {
    lines.append(result ? "The server accepts it." : "The server rejects it.")
  }

  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error) {
    lines.append("The request failed: \(error.localizedDescription)")
  }
}
