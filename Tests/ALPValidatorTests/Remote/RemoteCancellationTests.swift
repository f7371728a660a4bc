import ALPValidator
import ALPValidatorTesting
import Foundation
import LoopbackServer
import Testing

/// What holds when a request is cancelled at a bad moment.
@MainActor @Suite(.patientTimeLimit) struct RemoteCancellationTests {
  @Test func survivesACancellationWhileARedirectIsReported() async throws {
    await #expect(processExitsWith: .success) { try await cancelWhileARedirectIsReported() }
  }

  // In a process of its own, like the test before: on Linux, requests in flight keep a core busy.
  @Test func endsAllThatItBegan() async {
    await #expect(processExitsWith: .success) { try await endAllThatItBegan() }
  }
}

@MainActor private func endAllThatItBegan() async throws {
  let server = try LoopbackServer { _ in .fault(.unanswered) }
  let clock = ManualClock()
  weak var weakTransport: URLSessionTransport?
  do {
    let validator = Validator(type: .string)
    var options = RequestOptions.patient
    let transport = URLSessionTransport()
    weakTransport = transport
    options.clock = clock
    for path in ["/one", "/two"] {
      validator.addValidationToEnsureRemoteConditionIsSatisfied(
        at: server.url(path), http: HTTPOptions(transport: transport), options: options)
    }
    validator.validate("a")
    await server.wait { $0.requests.count == 2 }
    await clock.waitForSleepers(2)
  }
  await server.wait { $0.openConnections == 0 }
  await HeldTransport.letWorkDrain()
  #expect(clock.sleeperCount == 0)
  #expect(weakTransport == nil)
}

/// Blocks the main thread until a redirect has arrived, then cancels, again and again.
@MainActor private func cancelWhileARedirectIsReported() async throws {
  let server = try LoopbackServer { _ in .redirect(to: "/elsewhere", status: 302) }
  let validator = Validator(type: .string)
  let http = HTTPOptions(transport: URLSessionTransport())
  validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), http: http, options: .patient)
  for number in 1...40 {
    validator.validate("\(number)")
    await server.wait { $0.requests.count >= number }
    keepTheThreadBusy()
    validator.reset()
    await Task.yield()
  }
  try await server.waitUntilIdle()
}

/// Keeps the main thread busy, so that the response arrives on the session's own threads and has to wait there.
///
/// Nothing fails if it comes too late; there is only less to survive.
private func keepTheThreadBusy() {
  var hasher = Hasher()
  for number in 0..<50_000 { hasher.combine(number) }
  _ = hasher.finalize()
}
