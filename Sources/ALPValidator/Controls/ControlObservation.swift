/// An observer of a control, which ends when this object is let go of.
@MainActor
public final class ControlObservation {
  private var observer: (@MainActor (ControlEvent) -> Void)?

  init(_ observer: @escaping @MainActor (ControlEvent) -> Void) { self.observer = observer }

  /// Ends the observation; nothing happens if it has ended before.
  public func remove() { observer = nil }

  func tell(_ event: ControlEvent) { observer?(event) }
}
