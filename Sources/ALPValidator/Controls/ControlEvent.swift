/// Something that happens to a control.
public enum ControlEvent: String, Hashable, Sendable {
  /// The user began to edit the value.
  case began
  /// The value changed.
  case changed
  /// A change was not taken, so a view has to show the value that is.
  case refused
  /// The user stopped editing the value.
  case ended
  /// The first value was put back.
  case reset
}
