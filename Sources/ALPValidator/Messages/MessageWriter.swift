import ValidationFormats

/// Writes the message of a failure from its data, in the words of a catalog.
struct MessageWriter {
  let catalog: MessageCatalog
  /// The label of the control whose value failed.
  let label: String?
  /// Whether messages of the language contain the label.
  let isLabeled: Bool

  private var language: MessageLanguage { catalog.language }

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
      subject.name == "and" || subject.name == "or",
      case .array(let rules)? = subject.parameters["rules"], !rules.isEmpty
    else { return nil }
    var messages: [String] = []
    for rule in rules {
      guard let message = message(ofPart: rule) else { return nil }
      if !messages.contains(message) { messages.append(message) }
    }
    return joined(messages, by: subject.name == "and" ? "sentences" : "or")
  }

  private func message(ofPart part: JSONValue) -> String? {
    guard case .object(let part) = part, case .string(let name)? = part["name"] else { return nil }
    if case .string(let message)? = part["message"] { return message }
    var parameters: [String: JSONValue] = [:]
    if case .object(let object)? = part["parameters"] { parameters = object }
    return Self(catalog: catalog, label: label, isLabeled: false).message(
      for: ValidationFailure(name: name, parameters: parameters, saying: ""))
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
    if let date = date(name, of: subject) { return date }
    switch (subject.name, name) {
    case (_, "example"):
      return RuleMessages.named(subject.name)?.example(parameters).map(MessageArgument.text)
    case ("range", "value"): return parameters["minimum"].map(argument)
    case ("in", "value"): return parameters["values"].map(argument)
    case ("decimal", "minimum"): return parameters["minimumFractionDigits"].map(argument)
    case ("decimal", "maximum"): return parameters["maximumFractionDigits"].map(argument)
    case ("file-size", "minimum"), ("total-file-size", "minimum"):
      return size("minimum", in: parameters, roundsUp: true)
    case ("file-size", "maximum"), ("total-file-size", "maximum"):
      return size("maximum", in: parameters, roundsUp: false)
    case ("phone", "region"), ("postal-code", "region"), ("vat", "country"):
      return parameters[name].map { .text(language.regionName("\($0)")) }
    case (_, "characters"): return parameters[name].map { .text(unescaped("\($0)")) }
    case ("url", "schemes"): return list(parameters[name]) { "\($0)://" }
    case ("card", "networks"):
      return list(parameters[name]) { PaymentCardNetwork(rawValue: $0)?.displayName ?? $0 }
    case ("card-security-code", "digits"):
      guard case .string(let network)? = parameters["network"] else { return nil }
      return PaymentCardNetwork(rawValue: network).map { .number(PluralNumber($0.securityCodeLength)) }
    case ("file-type", "files"), ("image-size", "files"): return .text(files(subject))
    case ("file-type", "types"):
      // People call a type by its usual extension, in uppercase.
      return list(parameters[name]) { MediaType($0)?.fileExtensions.first?.uppercased() ?? $0 }
    case ("strong-password", "requirements"): return requirements(subject)
    case ("within", "last"), ("within", "next"):
      guard let count = parameters[name], let unit = parameters["unit"] else { return nil }
      return phrase("span.\(unit)", MessageSubject(name: "span", parameters: ["count": count])).map(
        MessageArgument.text)
    default: return parameters[name].map(argument)
    }
  }

  /// Returns the date in a parameter, or `nil` if the parameter is not a date.
  ///
  /// Only bounds are read as dates: a text that a list of values contains may look like one.
  private func date(_ name: String, of subject: MessageSubject) -> MessageArgument? {
    let name = subject.name == "range" && name == "value" ? "minimum" : name
    guard ["date", "minimum", "maximum", "bound"].contains(name),
      case .string(let text)? = subject.parameters[name], let date = DateText.date(text)
    else { return nil }
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

  private func isEmptyIfRounded(_ minimum: JSONValue?, _ maximum: JSONValue?) -> Bool {
    guard case .integer(let minimum)? = minimum, case .integer(let maximum)? = maximum else { return false }
    let (least, most) = (
      MessageLanguage.rounded(minimum, roundsUp: true), MessageLanguage.rounded(maximum, roundsUp: false)
    )
    // In floating point, because the largest number rounded up is beyond the integers.
    return minimum == maximum
      || Double(least.step) * Double(least.hundredths) > Double(most.step) * Double(most.hundredths)
  }

  /// Returns a selection of characters without the backslashes before some of them.
  private func unescaped(_ characters: String) -> String {
    var isEscaped = false
    return String(
      characters.filter { character in
        isEscaped = character == "\\" && !isEscaped
        return !isEscaped
      })
  }

  private func list(_ values: JSONValue?, _ word: (String) -> String) -> MessageArgument? {
    guard case .array(let values)? = values else { return nil }
    return .text(listed(values.map { word($0.description) }, by: "list.or"))
  }

  private func size(_ bound: String, in parameters: [String: JSONValue], roundsUp: Bool) -> MessageArgument? {
    guard case .integer(let bytes)? = parameters[bound] else { return nil }
    // No size is rounded that has to be met exactly, or of which nothing would be left between the bounds.
    guard bytes >= 1000, !isEmptyIfRounded(parameters["minimum"], parameters["maximum"]) else {
      let subject = MessageSubject(name: "bytes", parameters: ["count": .integer(bytes)])
      return phrase("bytes", subject).map(MessageArgument.text)
    }
    return .text(language.byteCountText(bytes, roundsUp: roundsUp))
  }

  private func files(_ subject: MessageSubject) -> String {
    var phrases: [String] = []
    let families: [JSONValue]
    switch (subject.name, subject.parameters["families"]) {
    case ("image-size", _): families = ["image"]
    case (_, .array(let array)?): families = array
    default: families = []
    }
    for family in families { phrases.append(phrase("file-type.\(family)", subject) ?? family.description) }
    if let types = phrase("file-type.types", subject) { phrases.append(types) }
    return listed(phrases, by: "list.or")
  }

  private func requirements(_ subject: MessageSubject) -> MessageArgument? {
    requirementsOfStrongPassword(subject).map(MessageArgument.text)
  }

  /// Returns the least numbers of characters of each kind in a row, or `nil` if there are none.
  func requirementsOfStrongPassword(_ subject: MessageSubject) -> String? {
    let kinds = [
      ("minimumLength", "length"), ("minimumDigits", "digits"), ("minimumLowercase", "lowercase"),
      ("minimumUppercase", "uppercase"), ("minimumSymbols", "symbols"),
    ]
    let phrases = kinds.compactMap { parameter, kind in
      subject.parameters[parameter] == 0 ? nil : phrase("strong-password.\(kind)", subject)
    }
    return phrases.isEmpty ? nil : listed(phrases, by: "list.and")
  }
}

/// The subject of a message: a failed rule, or the negated rule.
struct MessageSubject {
  let name: String
  let parameters: [String: JSONValue]
  let cause: ValidationFailure.Cause
  let isNegated: Bool
  let choice: MessageKeys

  init(name: String, parameters: [String: JSONValue]) {
    self.name = name
    self.parameters = parameters
    cause = .unsatisfied
    isNegated = false
    choice = MessageKeys(name)
  }

  init(_ failure: ValidationFailure) {
    cause = failure.cause
    if let choice = MessageKeys(rule: failure.name, failure.ruleParameters, because: failure.cause) {
      name = failure.name
      parameters = failure.ruleParameters
      isNegated = false
      self.choice = choice
    } else if failure.name == "not", case .object(let rule)? = failure.ruleParameters["rule"],
      case .string(let negated)? = rule["name"]
    {
      name = negated
      if case .object(let object)? = rule["parameters"] { parameters = object } else { parameters = [:] }
      isNegated = true
      choice = MessageKeys(negationOf: negated, parameters)
    } else {
      name = failure.name
      parameters = failure.ruleParameters
      isNegated = false
      var choice = MessageKeys(rule: name, parameters)
      if let key = failure.sharedMessageKey { choice.shared.append(key) }
      self.choice = choice
    }
  }
}
