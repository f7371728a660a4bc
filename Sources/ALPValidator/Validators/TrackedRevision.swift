import Observation

/// What Observation tracks in place of the values of a generic class, which has no tracked property of its own.
@MainActor
final class TrackedRevision {
  private let registrar = ObservationRegistrar()
  private var number = 0

  func trackRead() { registrar.access(self, keyPath: \.number) }

  func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.number) {
      number &+= 1
      body()
    }
  }
}

extension TrackedRevision: Observable {}
