import Observation

/// Follows what a closure has read of the app's own `@Observable` objects, until one of them changes.
///
/// Observation calls back before a change, so dependents are evaluated at the next turn of the main actor. An
/// object that is changed on another thread may not have its new value by then, so an app has to change the
/// objects that conditions read on the main actor. A caller that cannot wait for the next turn, such as a
/// submission, applies the changes at once, with ``applyPendingChanges()``.
final class ObservedReads: Sendable {
  /// Is read together with the objects, to end the observation of all of them.
  private let fuse = Fuse()
  private let objectDidChange: @MainActor @Sendable () -> Void
  /// Whether objects are followed.
  private let isUnderWay = Lock(false)

  /// The observations that a change has ended and whose closure has not been called yet, in order.
  private static let pending = Lock<[ObservedReads]>([])

  /// Creates an observation that has not begun.
  ///
  /// - Parameter objectDidChange: Called at the next turn of the main actor after an object changes.
  init(objectDidChange: @escaping @MainActor @Sendable () -> Void) { self.objectDidChange = objectDidChange }

  deinit { end() }

  func readFuse() { fuse.read() }

  /// Begins an observation, and returns the function for Observation to call when an object is about to
  /// change.
  ///
  /// The function of an earlier observation still counts. An observer of the app may validate when
  /// Observation calls it, and so begin a new observation before the change is made. Observation then calls
  /// only the function of the replaced observation.
  func begin() -> @Sendable () -> Void {
    isUnderWay.withLock { $0 = true }
    return { [weak self] in
      guard let self, endIfUnderWay() else { return }
      Self.pending.withLock { $0.append(self) }
      Task { @MainActor in Self.applyPendingChanges() }
    }
  }

  /// Ends the observation.
  func end() {
    if endIfUnderWay() { fuse.blow() }
  }

  /// Calls the closures of all observations that a change has ended since the last call.
  @MainActor
  static func applyPendingChanges() {
    let changed = pending.withLock { exchange(&$0, with: []) }
    guard !changed.isEmpty else { return }
    // One transaction, so that a dependent that has read several changed objects is evaluated once.
    Transaction.runUnasked { _ in
      for observation in changed { observation.objectDidChange() }
    }
  }

  /// Ends the observation, and returns whether it was under way.
  private func endIfUnderWay() -> Bool { isUnderWay.withLock { exchange(&$0, with: false) } }
}

/// A property that is read together with others. Its change ends the observation of all of them: Observation has no other way
/// to end one, and keeps an observation that nothing ends until something changes.
final class Fuse: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var state: Void { () }

  func read() { registrar.access(self, keyPath: \.state) }

  func blow() { registrar.withMutation(of: self, keyPath: \.state) {} }
}
