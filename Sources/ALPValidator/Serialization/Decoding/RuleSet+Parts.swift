/// A rule set for values of any type, which is evaluated on the parts of a value that can be read.
protocol PartwiseRuleSet {
  /// Returns the failures of the parts that can be decoded, and records those that cannot.
  func failures(
    ofPartsIn source: any Decoder, at path: ValidationPath, _ state: PartialDecoding,
    _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure]

  /// Returns the failures of the parts that are the same in two values, which differ in what could not be decoded.
  ///
  /// - Parameters:
  ///   - first: A value of the set's type; `nil` if it is missing.
  ///   - second: The other value.
  ///   - messageSource: What writes the messages.
  /// - Returns: The failures of the parts that are the same in two values.
  func failures(ofSamePartsIn first: Any?, _ second: Any?, _ messageSource: (any MessageSource)?)
    -> [ValidationFailure]

  /// Returns the failures of a missing value.
  func failuresOfMissingValue(_ messageSource: (any MessageSource)?) -> [ValidationFailure]
}

extension RuleSet: PartwiseRuleSet {
  func failures(
    ofPartsIn source: any Decoder, at path: ValidationPath, _ state: PartialDecoding,
    _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    guard !state.isExhausted, let type = Value.self as? any Decodable.Type else { return [] }
    let messageSource = self.messageSource ?? messageSource
    func read<Part: Decodable>(_ type: Part.Type) -> [ValidationFailure] {
      if let value = try? source.singleValueContainer().decode(type) as? Value {
        state.inspectKeys(of: type, in: source, at: path)
        return failures(for: value, messageSource).map { $0.placed(at: path) }
      }
      if let (first, second) = state.values(type, from: source, at: path) {
        guard let first = first as? Value, let second = second as? Value else { return [] }
        return failures(ofDiffering: first, second, messageSource).map { $0.placed(at: path) }
          .filter { !state.hasFailed(at: $0.path) }
      }
      return failures(ofMembersIn: source, at: path, state, messageSource)
    }
    return read(type)
  }

  func failures(ofSamePartsIn first: Any?, _ second: Any?, _ messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    guard let first, let second else {
      return first == nil && second == nil ? failuresOfMissingValue(messageSource) : []
    }
    guard let first = first as? Value, let second = second as? Value else { return [] }
    let messageSource = self.messageSource ?? messageSource
    return isSame(first, second)
      ? failures(for: first, messageSource) : failures(ofDiffering: first, second, messageSource)
  }

  /// Returns the failures of the parts that are the same in two values that differ.
  private func failures(ofDiffering first: Value, _ second: Value, _ messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    partwise { rule in
      (rule.check as? any PartwiseRule<Value>)?
        .failures(ofSamePartsIn: first, second, in: rule, messageSource) ?? []
    }
  }

  func failuresOfMissingValue(_ messageSource: (any MessageSource)?) -> [ValidationFailure] {
    var set = self
    set.messageSource = self.messageSource ?? messageSource
    return set.failures(for: nil)
  }

  private func failures(for value: Value, _ messageSource: (any MessageSource)?) -> [ValidationFailure] {
    var set = self
    set.messageSource = messageSource
    return set.failures(for: value)
  }

  /// Returns the failures of the members of an object that has no value, by the names and types of the rules.
  private func failures(
    ofMembersIn source: any Decoder, at path: ValidationPath, _ state: PartialDecoding,
    _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    guard let object = try? source.container(keyedBy: RuleKey.self) else { return [] }
    return partwise { rule in
      guard let part = rule.check as? PartRule<Value>, let set = part.rules as? any PartwiseRuleSet,
        state.isKey(part.key, ofObjectAt: path)
      else { return [] }
      let key = RuleKey(stringValue: part.key)
      let path = path.appending(part.path)
      guard !state.hasFailed(at: path) else { return [] }
      if object.contains(key), !((try? object.decodeNil(forKey: key)) ?? true) {
        guard let member = try? object.superDecoder(forKey: key) else { return [] }
        guard part.name != "at" else {
          return set.failures(ofPartsIn: member, at: path, state, messageSource)
        }
        return part.elements(of: member, at: path, state).flatMap { component, element in
          set.failures(ofPartsIn: element, at: path.appending(component), state, messageSource)
        }
      }
      let failures = part.name == "at" ? set.failuresOfMissingValue(messageSource) : []
      if state.isVisited(path) { return failures.map { $0.placed(at: path) } }
      // Nothing has asked for the key, so it may be optional, unless the rules say that it is not.
      if part.name != "at" || failures.contains(where: { $0.severity == .error }) {
        state.record(.missing, at: path)
      }
      return []
    }
  }

  /// Returns the failures of each rule for a part, with its message, error and severity.
  private func partwise(_ failures: (Rule<Value>) -> [ValidationFailure]) -> [ValidationFailure] {
    var all: [ValidationFailure] = []
    for rule in rules {
      all += failures(rule).map(rule.adapted)
      if stopsAtFirstFailure, all.contains(where: { $0.severity == .error }) { break }
    }
    return all
  }
}

extension PartRule {
  func failures(
    ofSamePartsIn first: Value, _ second: Value, in rule: Rule<Value>, _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    let parts = (parts(of: first), parts(of: second))
    guard let set = rules as? any PartwiseRuleSet, parts.0.map(\.path) == parts.1.map(\.path) else {
      return []
    }
    return zip(parts.0, parts.1).flatMap { first, second in
      set.failures(ofSamePartsIn: first.value, second.value, messageSource).map { $0.placed(at: first.path) }
    }
  }

  /// Returns the parts of a value with their paths in it; a part that is missing has no value.
  fileprivate func parts(of value: Value) -> [(path: ValidationPath, value: Any?)] {
    var values: [Any?] = []
    forEachPart(value) { values.append($0) }
    // Dictionaries with the same keys have them in different orders.
    if let keys = keys?(value) {
      return zip(keys, values).sorted(byKey: \.0).map { (path.appending(.key($0)), $1) }
    }
    return values.enumerated().map { (name == "at" ? path : path.appending(.index($0)), $1) }
  }

  /// Returns the decoders of the elements of a collection, with their places in it.
  fileprivate func elements(of source: any Decoder, at path: ValidationPath, _ state: PartialDecoding)
    -> [(ValidationPath.Component, any Decoder)]
  {
    if keys == nil, var list = try? source.unkeyedContainer() {
      var elements: [(ValidationPath.Component, any Decoder)] = []
      while !list.isAtEnd, let element = try? list.superDecoder() {
        elements.append((.index(elements.count), element))
      }
      return elements
    }
    if keys != nil, let object = try? source.container(keyedBy: RuleKey.self) {
      return object.allKeys.compactMap { key in
        (try? object.superDecoder(forKey: key)).map { (.key(key.stringValue), $0) }
      }
      .sorted(byKey: \.0.text)
    }
    if !state.isVisited(path) { state.record(.wrongType(keys == nil ? "array" : "object"), at: path) }
    return []
  }
}

extension EveryElementRule {
  func failures(
    ofSamePartsIn first: Value, _ second: Value, in rule: Rule<Value>, _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    guard first.count == second.count else { return [] }
    return failures(of: zip(first, second).map { isSame($0, $1) ? $0 : nil }, in: rule, messageSource)
  }
}

/// Returns whether two values have the same parts.
///
/// Not by `==`, which may compare only an identifier, except for values without parts.
private func isSame(_ first: Any, _ second: Any, depth: Int = 0) -> Bool {
  guard depth < 64 else { return false }
  let (firstMirror, secondMirror) = (Mirror(reflecting: first), Mirror(reflecting: second))
  let isOrdered = firstMirror.displayStyle != .set && firstMirror.displayStyle != .dictionary
  guard isOrdered, !firstMirror.children.isEmpty || firstMirror.superclassMirror != nil else {
    if let first = first as? any Equatable { return first.isEqual(to: second) }
    return secondMirror.children.isEmpty && "\(first)" == "\(second)"
  }
  return isSame(firstMirror, secondMirror, depth: depth)
}

private func isSame(_ first: Mirror, _ second: Mirror, depth: Int) -> Bool {
  guard first.children.count == second.children.count,
    zip(first.children, second.children).allSatisfy({
      $0.label == $1.label && isSame($0.value, $1.value, depth: depth + 1)
    })
  else { return false }
  guard let firstSuper = first.superclassMirror, let secondSuper = second.superclassMirror else {
    return true
  }
  return isSame(firstSuper, secondSuper, depth: depth)
}
