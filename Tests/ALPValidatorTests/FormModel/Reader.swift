import Observation

/// Reads as a view does, and counts how often it is notified.
@MainActor
final class Reader {
  private let body: @MainActor () -> Void
  private(set) var count = 0

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
    read()
  }

  func read() {
    withObservationTracking(body) { [weak self] in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }
}
