extension RuleSet {
  /// Reads the declared parts of an object, and builds the value if they are valid.
  func readObject(
    _ node: Int, _ structure: StructureDeclaration<Value>, _ reader: BodyReader, _ request: ReadRequest
  ) -> ReadResult<Value> {
    guard reader.document.kind(of: node) == .object else {
      return ReadResult(.unread, reader.wrongType("object", at: node))
    }
    var object = ObjectReading(node: node, structure, reader)
    var failures = object.failures(of: self, structure, request)
    if reader.rejectsUnknownKeys, !stopsAtFirstFailure || failures.isEmpty {
      failures += object.unknownKeys()
    }
    let isBuilt = object.isReadable && (request.needsValue ? !failures.hasFaults : !failures.hasErrors)
    guard isBuilt, !reader.isExhausted else { return ReadResult(.unread, failures) }
    return ReadResult(object.outcome(), failures)
  }
}

/// One object of a body that is read as a structure.
struct ObjectReading<Value> {
  let node: Int
  let structure: StructureDeclaration<Value>
  let reader: BodyReader
  /// Whether no part prevents the value from being built.
  private(set) var isReadable = true
  /// The offset of the first part that is kept.
  private let start: Int
  /// The key that was found last.
  private var lastKey: Int
  /// The names of the parts that were read, if parts have several declarations.
  private var names: Set<String> = []

  init(node: Int, _ structure: StructureDeclaration<Value>, _ reader: BodyReader) {
    self.node = node
    self.structure = structure
    self.reader = reader
    start = reader.kept.count
    lastKey = node + 1
  }

  // MARK: Parts

  /// Reads the parts that the rules of a set declare, and returns the failures of the rules, in their order.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - declaration: What the set declares.
  ///   - request: What is to be done.
  /// - Returns: The failures.
  mutating func failures(
    of set: RuleSet<Value>, _ declaration: StructureDeclaration<Value>, _ request: ReadRequest
  ) -> [ValidationFailure] {
    // All parts are read before a rule that is about several of them.
    var found = FailuresByRule(ruleCount: declaration.reading.steps.count)
    for index in declaration.reading.steps.indices where !reader.isExhausted {
      switch declaration.reading.steps[index] {
      case .part(let part):
        let failures = read(part, request)
        guard !failures.isEmpty else { continue }
        found.add(failures.map(declaration.rules[index].adaptedUnlessFault), ofRule: index)
      case .types(let parts):
        for part in parts { found.add(read(part, request.evaluating(false)), ofRule: index) }
      }
    }
    if request.evaluates, declaration.hasCrossRules {
      for index in declaration.rules.indices where !reader.isExhausted {
        found.add(crossFailures(of: declaration.rules[index], request), ofRule: index)
      }
    }
    return found.failures(stopsAtFirstFailure: set.stopsAtFirstFailure)
  }

  /// Reads a part, and returns its failures; those of types only the first time.
  private mutating func read(_ part: PartReading<Value>.Part, _ request: ReadRequest) -> [ValidationFailure] {
    guard structure.reading.hasRepeatedParts else { return readNew(part, request) }
    guard !names.insert(part.name).inserted else { return readNew(part, request) }
    guard request.evaluates || part.declaration.mayFormat else { return [] }
    return readAgain(part, request)
  }

  private mutating func readNew(_ part: PartReading<Value>.Part, _ request: ReadRequest) -> [ValidationFailure] {
    let result = part.declaration.read(
      member(named: part.name), of: node, reader, request.needingValue(part.isReadAsWhole))
    if !result.isReadable { isReadable = false }
    return result.failures
  }

  private mutating func readAgain(
    _ part: PartReading<Value>.Part, _ request: ReadRequest
  ) -> [ValidationFailure] {
    if let offset = reader.kept.offset(of: part.name, in: node) {
      let result = part.declaration.reread(reader.kept.parts[offset].value, reader.messageSource)
      if let result { reader.kept.replaceValue(result.value, at: offset) }
      guard request.evaluates else { return [] }
      return reader.counted(result?.failures ?? part.declaration.failures(ofNil: reader.messageSource))
    }
    // What has faults has no value. The rules for its other parts are evaluated all the same.
    let end = reader.kept.count
    let found = part.declaration.read(member(named: part.name), of: node, reader, request).failures
    reader.kept.drop(from: end)
    let failures = found.filter { !$0.isFault }
    reader.discount(found.count { $0.isFault && $0.severity == .error })
    return failures
  }

  /// Returns the value of a key; `nil` if the object does not have it.
  private mutating func member(named name: String) -> Int? {
    guard let key = reader.document.key(name, of: node, startingAt: lastKey) else { return nil }
    lastKey = key
    return key + 1
  }

  /// Returns the failures of the keys that no declared part has.
  func unknownKeys() -> [ValidationFailure] {
    var failures: [ValidationFailure] = []
    var key = node + 1
    while key < reader.document.following(node), !reader.isExhausted {
      let isKnown = structure.indices[reader.document.text(of: key) ?? ""] != nil
      if !isKnown { failures += reader.unknownKey(reader.document.name(of: key)) }
      key = reader.document.following(key + 1)
    }
    return failures
  }

  // MARK: Rules about several parts

  /// Returns the failures of a rule that needs other parts.
  private mutating func crossFailures(of rule: Rule<Value>, _ request: ReadRequest) -> [ValidationFailure] {
    switch rule.declaration {
    case .crossRule(let crossRule): return failures(of: crossRule, in: rule)
    case .conditional(let conditional):
      guard let path = conditional.propertyPath, let value = value(at: path), conditional.isActiveForPart(value)
      else { return [] }
      let rules = conditional.rules
      guard let declaration = rules.structure else { return [] }
      return failures(of: rules, declaration, request).map(rule.adaptedUnlessFault)
    default: return []
    }
  }

  private func failures(of crossRule: CrossRule<Value>, in rule: Rule<Value>) -> [ValidationFailure] {
    guard case .properties = crossRule.reads, let paths = crossRule.readPaths else { return [] }
    let values = paths.compactMap(value)
    guard values.count == paths.count, crossRule.isSatisfiedByParts(values) == false else { return [] }
    let failure = rule.failure(because: .unsatisfied, messageSource: reader.messageSource)
    return reader.counted([crossRule.placed(failure)])
  }

  /// Returns the value at the path of a declared part; `nil` if it could not be read.
  private func value(at path: ValidationPath) -> Any? {
    var container = node
    for (depth, component) in path.components.enumerated() {
      if let offset = reader.kept.offset(of: component.text, in: container) {
        let part = structure.parts.first { $0.description.name == path.components[0].text }
        return part?.value(at: path.components.dropFirst(), from: depth, in: reader.kept.parts[offset].value)
      }
      // The part has no value, and a part of it may have one.
      guard let member = reader.document.member(component.text, of: container),
        reader.document.kind(of: member) == .object
      else { return nil }
      container = member
    }
    return nil
  }

  // MARK: The value

  /// Builds the value of the parts.
  func outcome() -> ReadResult<Value>.Outcome {
    guard let builder = structure.reading.builder else { return .undecodable }
    do {
      let built = try reader.kept.handOut(node, from: start) {
        try builder.build(Value.self, from: node, reader.values)
      }
      guard var value = built else { return .undecodable }
      // The declaration wins over an initializer that does not read a part as it is declared.
      for part in reader.kept.partsLeft(from: start) where part.container == node {
        structure.parts.first { $0.description.name == part.name }?.write(part.value, to: &value)
      }
      return .value(value)
    } catch {
      reader.noteFailureOfInitializer(error, at: node)
      return .unread
    }
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
      if first.hasErrors { break }
    }
    return first
  }
}

extension DeclaredPart {
  /// Returns the failures of the part if its value is `nil`.
  fileprivate func failures(ofNil messageSource: (any MessageSource)?) -> [ValidationFailure] {
    description.placed(rules.failures(ofNilProperty: messageSource))
  }
}
