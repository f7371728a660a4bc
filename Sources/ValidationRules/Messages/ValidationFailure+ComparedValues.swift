extension ValidationFailure {
  /// Returns the failure without the values that its rule compares with, also in the default message.
  ///
  /// They may be secret, and as long as the app likes: a list of all codes, a pattern, an address in the network
  /// of the server. The rule says which of its parameters these are.
  var withoutComparedValues: Self {
    let parameters = facts.parametersForClients(ruleParameters)
    guard parameters != ruleParameters else { return self }
    var failure = self
    failure.ruleParameters = parameters
    failure.facts = facts.forClients
    switch text {
    case .written: failure.text = .unwritten(nil)
    // What the program says is not changed.
    case .made: failure.text = .given(message)
    case .given, .unwritten: break
    }
    return failure
  }
}
