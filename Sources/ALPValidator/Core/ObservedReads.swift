import Observation

/// Follows what a closure has read of the app's own `@Observable` objects, until one of them changes.
///
/// Observation calls back before a change, so what depends on it is evaluated at the next turn of the main actor. An object that
/// is changed on another thread may not have its new value by then: change the objects that conditions read on the main actor.
/// Who cannot wait for that, such as a submission, takes the changes at once, with ``applyPendingChanges()``.
final class ObservedReads: Observable, Sendable {
  /// An observation has these phases. It begins in `ended`; `begin()` leads to `underWay` from any phase, with a new number.
  private enum Phase {
    /// Nothing is followed.
    case ended
    /// Objects are followed; a callback counts only if it has this number.
    case underWay(number: Int)
  }

  private let registrar = ObservationRegistrar()
  /// Something that is read with the objects. Its change ends the observation of all of them: Observation has no other
  /// way to end one.
  private var fuse: Void { () }
  private let objectDidChange: @MainActor @Sendable () -> Void
  private let phase = Lock((phase: Phase.ended, latestNumber: 0))

  /// The observations that a change has ended and whose closure has not been called yet, in order.
  private static let pending = Lock<[ObservedReads]>([])

  /// Creates an observation that has not begun.
  ///
  /// - Parameter objectDidChange: Called at the next turn of the main actor after an object changes.
  init(objectDidChange: @escaping @MainActor @Sendable () -> Void) { self.objectDidChange = objectDidChange }

  deinit { end() }

  func readFuse() { registrar.access(self, keyPath: \.fuse) }

  /// Begins an observation, and returns the function for Observation to call when an object is about to change.
  func begin() -> @Sendable () -> Void {
    let number = phase.withLock { state in
      state.latestNumber += 1
      state.phase = .underWay(number: state.latestNumber)
      return state.latestNumber
    }
    return { [weak self] in
      guard let self, endIfUnderWay(number) else { return }
      Self.pending.withLock { $0.append(self) }
      Task { @MainActor in Self.applyPendingChanges() }
    }
  }

  /// Ends the observation.
  func end() {
    if endIfUnderWay(nil) { registrar.withMutation(of: self, keyPath: \.fuse) {} }
  }

  /// Calls the closures of all observations that a change has ended since the last call.
  @MainActor
  static func applyPendingChanges() {
    let changed = pending.withLock { exchange(&$0, with: []) }
    guard !changed.isEmpty else { return }
    // One transaction, so that what has read several changed objects is evaluated once.
    Transaction.runUnasked {
      for observation in changed { observation.objectDidChange() }
    }
  }

  /// Ends an observation, if it is under way and has a certain number; returns whether it did.
  private func endIfUnderWay(_ number: Int?) -> Bool {
    phase.withLock { state in
      guard case .underWay(let current) = state.phase, number == nil || number == current else {
        return false
      }
      state.phase = .ended
      return true
    }
  }
}
