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
    let writer = MessageWriter(catalog: self, label: label ?? failure.label, isLabeled: false)
    // Your message for a pattern says more than that there is one.
    let isBetterThanMessage = failure.name != "pattern" || !failure.hasOwnMessage
    if isBetterThanMessage, let requirement = writer.requirement(for: MessageSubject(failure)) {
      return requirement
    }
    return failure.message(in: self)
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
    if subject.name == "strong-password", !subject.isNegated { return requirementsOfStrongPassword(subject) }
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
    let isAboutAllCharacters = subject.name.hasPrefix("only-") || subject.name == "alphanumeric"
    if isAboutAllCharacters, !subject.isNegated { keys.append(subject.name) }
    return keys
  }

  /// Returns the requirements of a rule made of rules in a row, or `nil` for any other rule.
  private func compositeRequirement(_ subject: MessageSubject) -> String? {
    guard !subject.isNegated, subject.name == "and" || subject.name == "or",
      case .array(let rules)? = subject.parameters["rules"], !rules.isEmpty
    else { return nil }
    var requirements: [String] = []
    for rule in rules {
      guard let requirement = requirement(ofPart: rule) else { return nil }
      if !requirements.contains(requirement) { requirements.append(requirement) }
    }
    return listed(requirements, by: subject.name == "and" ? "list.and" : "list.or")
  }

  private func requirement(ofPart part: JSONValue) -> String? {
    guard case .object(let part) = part, case .string(let name)? = part["name"], part["message"] == nil else {
      return nil
    }
    var parameters: [String: JSONValue] = [:]
    if case .object(let object)? = part["parameters"] { parameters = object }
    return requirement(for: MessageSubject(ValidationFailure(name: name, parameters: parameters, saying: "")))
  }
}
