import ValidationFormats

/// Writes the message of a failure from its data, in the words of a catalog.
struct MessageWriter {
  let catalog: MessageCatalog
  /// The label of the control whose value failed.
  let label: String?
  /// Whether messages of the language contain the label.
  let isLabeled: Bool
  /// Whether texts that the message shows are dates.
  var isAboutDates = false

  var language: MessageLanguage { catalog.language }

  func message(for failure: ValidationFailure) -> String {
    if case .rejected(let message) = failure.cause { return message }
    return replacement(for: failure) ?? standardMessage(for: failure)
  }

  /// Returns the first replacement of a rule's own keys, or of its name, which applies to all variants.
  private func replacement(for failure: ValidationFailure) -> String? {
    guard !catalog.replacements.isEmpty else { return nil }
    let subject = MessageSubject(failure)
    for key in subject.choice.keys {
      if let text = replacement(key, for: failure, subject) { return text }
    }
    // A replacement by name says that the value was rejected, which is not known.
    if case .requestFailed = failure.cause { return nil }
    // The template of another variant may name parameters that this failure lacks.
    if case .template(let template)? = catalog.replacements[failure.name] {
      return completeText(of: template, subject)
    }
    return replacement(failure.name, for: failure, subject)
  }

  private func replacement(_ key: String, for failure: ValidationFailure, _ subject: MessageSubject)
    -> String?
  {
    switch catalog.replacements[key] {
    case nil: return nil
    // This joins the messages of its parts; it has no message itself.
    case .template(let template) where key == "or" && template.argumentNames.contains("first"): return nil
    case .template(let template):
      if label == nil, template.argumentNames.contains("label") { return nil }
      return template.text(in: language) { argument($0, of: subject) }
    case .closure(let closure):
      return closure(failure.saying(standardMessage(for: failure, isReplaced: false)))
    }
  }

  /// Returns the message of the language, except for replacements of messages that rules share.
  private func standardMessage(for failure: ValidationFailure, isReplaced: Bool = true) -> String {
    let subject = MessageSubject(failure)
    if let text = compositeMessage(subject) { return labeled(text) }
    let choice = subject.choice
    for key in choice.keys {
      if let text = labeledText(key, subject) { return text }
    }
    let sentences = choice.sentences.compactMap { keys in
      keys.lazy.compactMap { key in
        (isReplaced ? replacement(key, for: failure, subject) : nil) ?? text(key, subject)
      }.first
    }
    if !sentences.isEmpty, sentences.count == choice.sentences.count {
      return labeled(joined(sentences, by: "sentences"))
    }
    for key in choice.shared + ["invalid"] {
      if isReplaced, let text = replacement(key, for: failure, subject) { return text }
      if let text = labeledText(key, subject) { return text }
    }
    return ""
  }

  /// Returns a message of the language's own, in the variant with the label or with the label before it.
  private func labeledText(_ key: String, _ subject: MessageSubject) -> String? {
    guard isLabeled, label != nil else { return text(key, subject) }
    return text("\(key).labeled", subject) ?? text(key, subject).map(labeled)
  }

  /// Returns a message with the label before it.
  private func labeled(_ message: String) -> String {
    guard isLabeled, let label else { return message }
    return template("labeled")?.text(in: language) {
      $0 == "label" ? .text(label) : $0 == "message" ? .text(message) : nil
    } ?? message
  }

  /// Returns the template of a phrase or of a list: the replacement, or that of the language.
  private func template(_ key: String) -> MessageTemplate? { catalog[key] ?? language.templates[key] }

  /// Returns a message of the language's own, or `nil` if it has none or the failure lacks what that names.
  private func text(_ key: String, _ subject: MessageSubject) -> String? {
    language.templates[key].flatMap { completeText(of: $0, subject) }
  }

  /// Returns a part of a message.
  func phrase(_ key: String, _ subject: MessageSubject) -> String? {
    template(key).flatMap { completeText(of: $0, subject) }
  }

  /// Returns the text of a template, or `nil` if the failure lacks a parameter that the template names.
  private func completeText(of template: MessageTemplate, _ subject: MessageSubject) -> String? {
    var isComplete = true
    let text = template.text(in: language) { name in
      let argument = argument(name, of: subject)
      if argument == nil { isComplete = false }
      return argument
    }
    return isComplete ? text : nil
  }

  // MARK: Rules made of rules

  private func compositeMessage(_ subject: MessageSubject) -> String? {
    guard !subject.isNegated, subject.cause == .unsatisfied || subject.cause == .missing,
      let key = subject.partsKey(and: "sentences", or: "or")
    else { return nil }
    var messages: [String] = []
    for part in subject.facts.parts {
      let message = part.message ?? message(of: part)
      if !messages.contains(message) { messages.append(message) }
    }
    return joined(messages, by: key)
  }

  private func message(of part: RulePart) -> String {
    Self(catalog: catalog, label: label, isLabeled: false).message(for: ValidationFailure(of: part))
  }

  // MARK: Lists

  /// Returns texts joined two by two, by the language's own template for that.
  private func joined(_ texts: [String], by key: String) -> String {
    guard var joined = texts.first else { return "" }
    for text in texts.dropFirst() { joined = pair(joined, text, by: key) }
    return joined
  }

  private func pair(_ first: String, _ second: String, by key: String) -> String {
    template(key)?.text(in: language) {
      switch $0 {
      case "first": .text(first)
      case "second": .text(second)
      default: nil
      }
    } ?? "\(first) \(second)"
  }

  /// Returns words in a row, with a conjunction before the last: `a, b or c`.
  func listed(_ words: [String], by key: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return pair(joined(words.dropLast(), by: "list.comma"), last, by: key)
  }

  // MARK: Arguments

  /// Returns what comes into a place of a template.
  private func argument(_ name: String, of subject: MessageSubject) -> MessageArgument? {
    let parameters = subject.parameters
    if name == "label", parameters[name] == nil { return label.map(MessageArgument.text) }
    var writer = self
    writer.isAboutDates = subject.facts.isAboutDates
    guard let description = subject.facts.description else {
      return writer.argument(ofParameter: name, parameters)
    }
    if let place = description.places[name] { return place.argument(writer, parameters) }
    if name == "example" { return description.example(parameters).map(MessageArgument.text) }
    return writer.argument(ofParameter: name, parameters)
  }

  /// Returns what a parameter puts into a place of a template.
  func argument(ofParameter name: String, _ parameters: [String: JSONValue]) -> MessageArgument? {
    guard let value = parameters[name] else { return nil }
    return (isAboutDates ? date(value) : nil) ?? argument(value)
  }

  /// Returns the date that a parameter of a rule about dates is, or `nil` for any other parameter.
  private func date(_ value: JSONValue) -> MessageArgument? {
    guard case .string(let text) = value, let date = DateText.date(text) else { return nil }
    return .text(language.text(date, in: catalog.timeZone))
  }

  private func argument(_ value: JSONValue) -> MessageArgument {
    switch value {
    case .integer(let number): .number(PluralNumber(number))
    case .number(let number): .number(PluralNumber(number))
    case .array(let values): .text(listed(values.map { language.text(argument($0)) }, by: "list.or"))
    case .null, .bool, .decimal, .string, .object: .text(value.description)
    }
  }
}

/// The subject of a message: a failed rule, or the negated rule.
struct MessageSubject {
  let name: String
  let parameters: [String: JSONValue]
  let facts: RuleFacts
  let cause: ValidationFailure.Cause
  let isNegated: Bool
  let choice: MessageKeys

  /// Creates the subject of a phrase.
  init(name: String, parameters: [String: JSONValue]) {
    self.name = name
    self.parameters = parameters
    facts = RuleFacts()
    cause = .unsatisfied
    isNegated = false
    choice = MessageKeys(name)
  }

  init(_ failure: ValidationFailure) {
    let ownKeys = MessageKeys(because: failure.cause, of: failure)
    cause = failure.cause
    isNegated = ownKeys == nil && failure.facts.description?.composition == .not
    if isNegated, let part = failure.facts.parts.first {
      name = part.name
      parameters = part.parameters
      facts = part.facts
      choice =
        part.facts.description?.messageKeysOfNegation(for: part.parameters)
        ?? MessageKeys("not.\(name)", shared: RuleDescription.different.name)
    } else {
      name = failure.name
      parameters = failure.ruleParameters
      facts = failure.facts
      choice = ownKeys ?? MessageKeys(of: failure)
    }
  }

  /// Returns the key that joins the texts of the rules that the rule is made of; `nil` for any other rule.
  func partsKey(and: String, or: String) -> String? {
    switch facts.description?.composition {
    case .and?: and
    case .or?: or
    default: nil
    }
  }
}
