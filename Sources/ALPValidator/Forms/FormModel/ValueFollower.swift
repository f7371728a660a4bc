/// What follows the value of a control or form: the slot of a property, or the list of an element.
@MainActor
protocol ValueFollower: AnyObject {
  /// Follows that a part has another value. Called in the middle of a command, so no observer may be called
  /// at once.
  func valueDidChange(of part: FormPart)
}
