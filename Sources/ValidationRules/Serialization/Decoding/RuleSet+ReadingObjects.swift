extension RuleSet {
  /// Reads the declared parts of an object.
  func readObject(
    _ node: Int, _ structure: StructureDeclaration<Value>, _ reader: BodyReader, evaluates: Bool
  ) -> ReadResult {
    guard reader.document.kind(of: node) == .object else {
      return ReadResult(part: .unread, failures: reader.wrongType("object", at: node))
    }
    var object = ObjectReading(node: node, structure, reader)
    var failures = object.failures(of: self, structure, evaluates: evaluates)
    if reader.rejectsUnknownKeys, !stopsAtFirstFailure || failures.isEmpty {
      failures += object.unknownKeys()
    }
    let hasFaults = failures.contains(where: \.isFault)
    let whole: () -> Value? = { hasFaults ? nil : self.wholeValue(node, reader) }
    return ReadResult(part: .parts(object.parts, whole: whole), failures: failures)
  }
}

/// One object of a body that is read as a structure.
struct ObjectReading<Value> {
  let node: Int
  let structure: StructureDeclaration<Value>
  let reader: BodyReader
  private(set) var parts: ReadStructure
  /// The key of the object that is looked at first.
  private var nextKey: Int
  /// The members whose keys have escapes or characters beyond ASCII; `nil` as long as no key is missing.
  private var unusualMembers: [String: Int]?

  init(node: Int, _ structure: StructureDeclaration<Value>, _ reader: BodyReader) {
    self.node = node
    self.structure = structure
    self.reader = reader
    parts = ReadStructure(structure)
    nextKey = node + 1
  }

  /// Reads the parts that the rules of a set declare, and returns the failures of the rules, in their order.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - declaration: What the set declares.
  ///   - evaluates: Whether to evaluate rules, or only to check types.
  /// - Returns: The failures.
  mutating func failures(
    of set: RuleSet<Value>, _ declaration: StructureDeclaration<Value>, evaluates: Bool
  ) -> [ValidationFailure] {
    // All parts are read before a rule that is about several of them.
    var found = FailuresByRule(ruleCount: declaration.quickParts.count)
    let isOwnDeclaration = declaration === structure
    for index in declaration.quickParts.indices where !reader.isExhausted {
      if isOwnDeclaration, let part = declaration.quickParts[index], accepts(part, ofRule: index) {
        continue
      }
      found.add(partFailures(of: declaration.rules[index], evaluates: evaluates), ofRule: index)
    }
    if evaluates, declaration.hasCrossRules {
      for index in declaration.rules.indices where !reader.isExhausted {
        found.add(crossFailures(of: declaration.rules[index]), ofRule: index)
      }
    }
    return found.failures(stopsAtFirstFailure: set.stopsAtFirstFailure)
  }

  /// Returns whether a part that a rule declares is valid, as far as can be said quickly.
  private mutating func accepts(_ part: QuickPart, ofRule rule: Int) -> Bool {
    guard let member = reader.document.member(part.key, of: node, startingAt: &nextKey) else {
      guard part.acceptsMissingKey, unusualMember(named: part.name) == nil else { return false }
      parts.add(part, ofRule: rule, node: nil)
      return true
    }
    let isNil = part.acceptsNull && reader.document.kind(of: member) == .null
    guard isNil || part.reading.accepts(member, reader) else { return false }
    parts.add(part, ofRule: rule, node: isNil ? nil : member)
    return true
  }

  /// Returns the value of a key in any spelling; `nil` if the object does not have it.
  private mutating func member(named name: String) -> Int? {
    reader.document.member(ContiguousArray(name.utf8), of: node, startingAt: &nextKey)
      ?? unusualMember(named: name)
  }

  /// Returns the value of a key with escapes or characters beyond ASCII; `nil` if the object does not have
  /// it.
  private mutating func unusualMember(named name: String) -> Int? {
    let members = unusualMembers ?? reader.document.unusualMembers(of: node)
    unusualMembers = members
    return members[name]
  }

  /// Returns the failures of the keys that no declared part has.
  func unknownKeys() -> [ValidationFailure] {
    var failures: [ValidationFailure] = []
    reader.document.forEachMember(of: node) { key, _ in
      let isKnown = structure.indices[reader.document.text(of: key) ?? ""] != nil
      if !isKnown { failures += reader.unknownKey(reader.name(of: key)) }
      return !reader.isExhausted
    }
    return failures
  }

  /// Reads the parts that a rule declares, and returns their failures.
  private mutating func partFailures(of rule: Rule<Value>, evaluates: Bool) -> [ValidationFailure] {
    if case .part(let part) = rule.declaration {
      return read(part, evaluates: evaluates).map(rule.adaptedUnlessFault)
    }
    // Rules within a condition and within other rules are evaluated later. The types are checked in any case.
    return rule.declaredParts.flatMap { read($0, evaluates: false) }
  }

  /// Returns the failures of a rule that needs other parts.
  private mutating func crossFailures(of rule: Rule<Value>) -> [ValidationFailure] {
    switch rule.declaration {
    case .crossRule(let crossRule): return failures(of: crossRule, in: rule)
    case .conditional(let conditional):
      guard let path = conditional.propertyPath, let value = parts.value(at: path.components, reader),
        conditional.isActiveForPart(value)
      else { return [] }
      let rules = conditional.rules
      guard let declaration = rules.structure else { return [] }
      return failures(of: rules, declaration, evaluates: true).map(rule.adaptedUnlessFault)
    default: return []
    }
  }

  private func failures(of crossRule: CrossRule<Value>, in rule: Rule<Value>) -> [ValidationFailure] {
    guard case .properties = crossRule.reads, let paths = crossRule.readPaths, !reader.isCollecting else {
      return []
    }
    let values = paths.compactMap { parts.value(at: $0.components, reader) }
    guard values.count == paths.count, crossRule.isSatisfiedByParts(values) == false else { return [] }
    let failure = rule.failure(because: .unsatisfied, messageSource: reader.messageSource)
    return reader.counted([crossRule.placed(failure)])
  }

  /// Reads a part, and returns its failures; those of types only the first time.
  private mutating func read(_ part: some DeclaredPart<Value>, evaluates: Bool) -> [ValidationFailure] {
    let name = part.description.name
    let isKnown = parts[name] != nil
    guard !isKnown || evaluates else { return [] }
    let result = part.read(member(named: name), in: node, reader, evaluates: evaluates)
    guard isKnown else {
      parts[name] = result.part
      return result.failures
    }
    let failures = result.failures.filter { !$0.isFault }
    reader.discount(result.failures.count - failures.count)
    return failures
  }
}

/// The failures of the rules of a structure, each in its place.
private struct FailuresByRule {
  private let ruleCount: Int
  /// The failures; empty while there are none.
  private var failures: [[ValidationFailure]] = []

  init(ruleCount: Int) { self.ruleCount = ruleCount }

  mutating func add(_ found: [ValidationFailure], ofRule index: Int) {
    guard !found.isEmpty else { return }
    if failures.isEmpty { failures = Array(repeating: [], count: ruleCount) }
    failures[index] += found
  }

  /// Returns all failures in the order of the rules.
  func failures(stopsAtFirstFailure: Bool) -> [ValidationFailure] {
    guard stopsAtFirstFailure else { return Array(failures.joined()) }
    var first: [ValidationFailure] = []
    for next in failures {
      first += next
      if first.contains(where: { $0.severity == .error }) { break }
    }
    return first
  }
}

extension DeclaredPart {
  /// Reads the part of an object in a body.
  ///
  /// - Parameters:
  ///   - member: The value; `nil` if the object does not have the key.
  ///   - object: The object.
  ///   - reader: Reads values without declared parts.
  ///   - evaluates: Whether to evaluate rules, or only to check types.
  /// - Returns: What was read, and the failures.
  fileprivate func read(
    _ member: Int?, in object: Int, _ reader: BodyReader, evaluates: Bool
  ) -> ReadResult {
    guard description.keyPath != nil else { return ReadResult(part: .unread, failures: []) }
    var result: ReadResult
    if let node = member {
      let isNil = isOptional && reader.document.kind(of: node) == .null
      result =
        isNil
        ? readNil(reader, evaluates: evaluates)
        : rules.read(node, formatters: formatters, reader, evaluates: evaluates)
    } else if let value = valueForMissingKey {
      result = readDefault(value, in: object, reader, evaluates: evaluates)
    } else {
      result =
        isOptional
        ? readNil(reader, evaluates: evaluates) : ReadResult(part: .unread, failures: reader.missing())
    }
    result.failures = description.placed(result.failures)
    return result
  }

  private func readNil(_ reader: BodyReader, evaluates: Bool) -> ReadResult {
    let failures = evaluates ? reader.counted(rules.failures(ofNilProperty: reader.messageSource)) : []
    return ReadResult(part: .value(Property?.none as Any), failures: failures)
  }

  private func readDefault(_ value: Property, in object: Int, _ reader: BodyReader, evaluates: Bool)
    -> ReadResult
  {
    reader.insert(description, value, into: object)
    let value = formatted(property: value) ?? value
    let failures = evaluates ? reader.counted(rules.failures(ofFormatted: value, reader.messageSource)) : []
    return ReadResult(part: .value(value), failures: failures)
  }
}
