/// Something that happens to a control.
public enum ControlEvent: String, Hashable, Sendable {
  /// The user began to edit the value.
  case began
  /// The value changed.
  case changed
  /// The user stopped editing the value.
  case ended
}

/// An observer as it was added to a control; with it, it can be removed.
@MainActor
public struct ControlObservation {
  weak var control: AnyControl?
  let number: Int

  /// Removes the observer from its control; nothing happens if it was removed before.
  public func remove() { control?.removeObserver(number) }
}
