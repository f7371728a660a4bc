import Observation

/// Calls a closure now, and after each change of what it has read.
///
/// A handler of a validator is called when the outcome changes. A view shows more: a message can become visible
/// later, and a form can begin to submit. Capture views weakly:
///
/// ```swift
/// followChanges { [weak label, weak control] in
///   label?.text = control?.visibleErrorMessages.first
/// }
/// ```
///
/// When what the closure captures is released, it reads nothing more, and the following ends by itself.
///
/// - Parameter show: The closure. After a change, it is called at the next turn of the main actor.
/// - Returns: The following, to cancel it before the view shows another control.
@discardableResult
@MainActor public func followChanges(_ show: @escaping @MainActor () -> Void) -> Following {
  let following = Following(show)
  following.run()
  return following
}

/// What ``followChanges(_:)`` has begun.
@MainActor public final class Following {
  private var show: (@MainActor () -> Void)?
  /// Is read together with what the closure reads, to end the observation of all of it.
  private let fuse = Fuse()

  fileprivate init(_ show: @escaping @MainActor () -> Void) {
    self.show = show
  }

  /// Ends the following. Its closure is not called again, and is released.
  public func cancel() {
    guard show != nil else { return }
    show = nil
    fuse.blow()
  }

  fileprivate func run() {
    guard let show else { return }
    withObservationTracking {
      fuse.read()
      show()
    } onChange: {
      Task { @MainActor in self.run() }
    }
  }
}
