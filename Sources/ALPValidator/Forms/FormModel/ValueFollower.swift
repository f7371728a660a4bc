/// What follows the value of a control or form: the slot of a property, or the list of an element.
@MainActor
protocol ValueFollower: AnyObject {
  /// Takes note that a part has another value. Called in the middle of a command: nothing but marks may follow at once.
  func valueDidChange(of part: FormPart)
}
