extension ValidationFailure {
  /// The names of parameters that are values which a rule compares with, or the address of a check.
  ///
  /// They may be secret, and as long as the program likes: a list of all codes, a pattern, an address in the
  /// network of the server.
  private static let comparedParameters: Set<String> = ["other", "values", "text", "pattern", "url"]

  /// Returns the failure without the values that its rule compares with, also in the default message.
  ///
  /// The cases of an enumeration, which a failed `type` lists, stay: they are a type, which a JSON Schema
  /// shows as well.
  var withoutComparedValues: Self {
    guard name != "type" || cause != .unreadable else { return self }
    let parameters = Self.withoutComparedValues(ruleParameters)
    guard parameters.count < ruleParameters.count || parameters != ruleParameters else { return self }
    var failure = self
    failure.ruleParameters = parameters
    if case .written = text { failure.text = .unwritten(nil) }
    return failure
  }

  private static func withoutComparedValues(_ parameters: [String: JSONValue]) -> [String: JSONValue] {
    parameters.filter { !comparedParameters.contains($0.key) }.mapValues(withoutComparedValues)
  }

  private static func withoutComparedValues(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): .array(values.map(withoutComparedValues))
    case .object(let object): .object(withoutComparedValues(object))
    default: value
    }
  }
}
