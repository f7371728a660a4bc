extension MessageCatalog {
  /// Returns the text of a rule for a checklist, which says what the rule requires: "At least 8 characters",
  /// "A digit".
  ///
  /// A message says what to do about a failure; a requirement is an item of a list that is shown before the
  /// user has typed anything. The rules for text that passwords and user names need have one in each
  /// language. For any other rule the result is the message. To replace a requirement, set the template for
  /// its key, which is `requirement.` and the key of the message:
  ///
  /// ```swift
  /// messages["requirement.contains-digit.one"] = "One number"
  /// ```
  ///
  /// - Parameter failure: A failure of the rule. Its value doesn't matter.
  /// - Returns: The text, without a period at the end if it is not a sentence.
  public func requirement(for failure: ValidationFailure) -> String {
    let failure = failure.isSecret ? failure.withoutComparedValues : failure
    let writer = MessageWriter(catalog: self, label: label ?? failure.label, isLabeled: false)
    if case .unlessGivenMessage? = failure.facts.description?.requirement, failure.hasOwnMessage {
      return failure.message(in: self)
    }
    return failure.facts.requirement ?? writer.requirement(for: MessageSubject(failure))
      ?? failure.message(in: self)
  }
}

extension ValidationFailure {
  /// Returns the text of the failed rule for a checklist, in the language of a catalog.
  ///
  /// ```swift
  /// "".validate(.length(8...)).failures.first?.requirement(in: .english)
  /// // "At least 8 characters"
  /// ```
  public func requirement(in messages: MessageCatalog) -> String { messages.requirement(for: self) }
}

extension MessageWriter {
  /// Returns the requirement of a rule, or `nil` if the language has none for it.
  func requirement(for subject: MessageSubject) -> String? {
    if let requirement = compositeRequirement(subject) { return requirement }
    if case .place(let name)? = subject.facts.description?.requirement, !subject.isNegated,
      case .text(let text)? = subject.facts.description?.places[name]?.argument(self, subject.parameters)
    {
      return text
    }
    for key in requirementKeys(subject) {
      if let requirement = phrase("requirement.\(key)", subject) { return requirement }
    }
    return nil
  }

  /// Returns the keys of a requirement without their prefix, the most specific first.
  private func requirementKeys(_ subject: MessageSubject) -> [String] {
    var keys = subject.choice.keys
    if subject.parameters["minimum"] == 1 { keys = keys.flatMap { ["\($0).one", $0] } }
    // What an option permits is left unsaid.
    if case .ofName? = subject.facts.description?.requirement, !subject.isNegated {
      keys.append(subject.name)
    }
    return keys
  }

  /// Returns the requirements of a rule made of rules in a row, or `nil` for any other rule.
  private func compositeRequirement(_ subject: MessageSubject) -> String? {
    guard !subject.isNegated, let key = subject.partsKey(and: "list.and", or: "list.or") else { return nil }
    var requirements: [String] = []
    for part in subject.facts.parts {
      guard let requirement = requirement(of: part) else { return nil }
      if !requirements.contains(requirement) { requirements.append(requirement) }
    }
    return listed(requirements, by: key)
  }

  private func requirement(of part: RulePart) -> String? {
    guard part.message == nil else { return nil }
    return part.facts.requirement ?? requirement(for: MessageSubject(ValidationFailure(of: part)))
  }
}
