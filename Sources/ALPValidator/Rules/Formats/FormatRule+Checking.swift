extension FormatRule {
  /// Creates a rule whose recognizer has preconditions on its options.
  ///
  /// The recognizer is asked once, so that a mistake in the options shows where the rule is made.
  init(
    checking name: String, parameters: [String: JSONValue], matches: @escaping @Sendable (String) -> Bool
  ) {
    _ = matches("")
    self.init(name, parameters: parameters, matches: matches)
  }
}
