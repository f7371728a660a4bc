extension FormGroup {
  /// The messages of the form itself that are visible now: of rules about the form or the list as a whole, such as its
  /// number of elements, and of failures that belong to none of its parts, such as those of a server.
  ///
  /// Show those of a form near its submit button, and those of a list above or below its elements. The messages of
  /// fields belong at the fields, and are not among them. An element of a list has those of a server about it as a
  /// whole, such as `/employers/0`. Equal messages appear once. The property is observable.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let jobs = form.list(\.jobs)
  /// form.validate()
  /// jobs.visibleErrorMessages  // ["Please choose at least 1 item."]
  /// ```
  public final var visibleErrorMessages: [String] {
    let ruleMessages = tracker.read([.settings, .parts], ownControl)?.visibleErrorMessages ?? []
    return (ruleMessages + externalFailures.map(\.message)).withoutRepetitions
  }
}

extension [String] {
  /// The texts without those that are equal to an earlier one.
  var withoutRepetitions: Self {
    guard count > 1 else { return self }
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
