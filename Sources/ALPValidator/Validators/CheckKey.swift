/// Identifies a check of a function. Checks with equal keys share a response.
struct CheckKey: Hashable {
  /// The type of the value, because numbers of different types may be equal.
  private let type: ObjectIdentifier
  private let value: AnyHashable
  private let parameters: [String: JSONValue]?
  /// What the `reading:` closure returned.
  private let reading: AnyHashable?

  /// Creates a key, or returns `nil` if the value cannot be compared.
  init?<Value>(_ value: Value, _ parameters: [String: JSONValue]?, reading: AnyHashable?) {
    // Equal texts may consist of different scalars, which the function may count.
    let comparable = (value as? String).map { Array($0.utf8) } ?? value as? any Hashable
    guard let comparable else { return nil }
    type = ObjectIdentifier(Swift.type(of: comparable as Any))
    self.value = AnyHashable(comparable)
    self.parameters = parameters
    self.reading = reading
  }
}
