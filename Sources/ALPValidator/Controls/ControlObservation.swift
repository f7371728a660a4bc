/// An event of a control: the user edits its value, or your code changes it.
///
/// The observers of ``AnyControl/addObserver(_:)`` receive it. Use it to keep a UIKit or AppKit field up to
/// date; SwiftUI views follow the properties of a control by themselves.
public enum ControlEvent: String, Hashable, Sendable, ObjectEvent {
  /// The user began to edit the value.
  case began
  /// The value changed.
  case changed
  /// A change was rejected, so a view has to show the current value.
  case rejected
  /// The user stopped editing the value.
  case ended
  /// The initial value was restored.
  case reset
}

/// An observation of a control, which ends when it is removed or released.
///
/// ``AnyControl/addObserver(_:)`` returns it. Store it next to the field that it updates, such as in the view
/// controller:
///
/// ```swift
/// let observation = email.addObserver { [weak email] event in
///   if event == .rejected { show(email?.text ?? "") }
/// }
/// observation.remove()
/// ```
@MainActor
public final class ControlObservation {
  @ReleasedLater private(set) var observer: (@MainActor (ControlEvent) -> Void)?

  init(_ observer: @escaping @MainActor (ControlEvent) -> Void) {
    _observer = ReleasedLater(wrappedValue: observer)
  }

  /// Ends the observation. Does nothing if it has ended before.
  public func remove() {
    Transaction.replaceOutsideOfCommand { observer = nil }
  }
}
