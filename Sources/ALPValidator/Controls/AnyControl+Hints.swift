extension AnyControl {
  /// How the field should be set up for its value, as far as the active rules of severity ``/ValidationRules/Severity/error``
  /// determine it.
  ///
  /// Each rule has hints; see ``/ValidationRules/ValidationRule/hints``. The first rule that determines a property of them decides.
  /// Rules within `||` and `!` are left out. The type of the value has hints, too: a number has a keyboard of
  /// numbers, and an `EmailAddress` one for addresses. A property that a rule set declares as secret is neither capitalized
  /// nor corrected. The property is observable, so a keyboard follows a rule that is added later.
  public final var hints: InputHints {
    var all = InputHints()
    for rule in rules where rule.isActive && rule.severity == .error { all.formUnion(rule.hints) }
    all.formUnion(hintsOfType)
    var hints = all.completed(forType: readableType)
    if isSecret {
      if hints.capitalization == .sentences { hints.capitalization = .none }
      hints.allowsAutocorrection = false
    }
    return hints
  }
}
