import Observation

/// Calls a closure now, and after each change of what it has read.
@MainActor func follow(_ show: @escaping @MainActor () -> Void) {
  withObservationTracking {
    show()
  } onChange: {
    Task { @MainActor in follow(show) }
  }
}
