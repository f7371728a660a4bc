import ALPValidator
import Foundation
import Observation

/// A visitor of the page: a form, and the requests that wait for its next state.
@MainActor
final class Visitor {
  /// The state of a form at one time.
  private struct State: Encodable {
    var version: Int
    /// The time on the clock of the requests, in milliseconds, when the state is sent.
    var elapsed: Int
    var view: FormView
  }

  /// The number of requests that may wait, one for each page that is open. The oldest one ends for another.
  private static let waitingLimit = 8

  let session: FormSession
  /// The number of requests that wait.
  private(set) var waitingCount = 0

  private var state: State
  private var waiting: [AsyncStream<Void>.Continuation] = []

  init(_ form: SignUpForm) {
    session = FormSession(form)
    state = State(version: 1, elapsed: 0, view: session.view)
    follow()
  }

  /// Returns the state as JSON, when it is another than that of a version.
  ///
  /// - Returns: `nil` if there is no other state within the limit, or when the client leaves.
  func state(after version: Int, within limit: Duration) async -> Data? {
    if version == state.version {
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      if waiting.count == Self.waitingLimit { waiting.removeFirst().finish() }
      waiting.append(change)
      waitingCount += 1
      let timeout = Task {
        try? await Task.sleep(for: limit)
        change.finish()
      }
      for await _ in changes {}
      timeout.cancel()
      waitingCount -= 1
    }
    guard version != state.version else { return nil }
    state.elapsed = session.form.requests.elapsed
    return try? JSONEncoder().encode(state)
  }

  /// Takes the current view, and follows its changes.
  private func follow() {
    let view = withObservationTracking {
      session.view
    } onChange: { [weak self] in
      // The change is about to be made, as a part of a transaction that ends before this task begins.
      Task { @MainActor in self?.follow() }
    }
    guard view != state.view else { return }
    state = State(version: state.version + 1, elapsed: 0, view: view)
    for change in waiting { change.finish() }
    waiting = []
  }
}
