/// How objects are read as structures, prepared when a rule set is made.
// Classes, so that a part that is read counts one reference, and not one to each function of it.
final class ObjectReading: Sendable {
  /// A declaration of a part.
  final class Part: Sendable {
    let name: String
    /// The name in UTF-8, as it is compared with the keys of an object.
    let key: ContiguousArray<UInt8>
    /// The place of the rule that declares the part.
    let ruleIndex: Int
    /// Whether the rule declares the part itself. The parts within a condition or within other rules are evaluated
    /// later, and their types are checked in any case.
    let isOfRule: Bool
    /// Whether a rule about several parts reads the part as a whole.
    let isReadAsWhole: Bool
    let mayFormat: Bool
    let read: PartReader
    /// Evaluates the rules on a value that another declaration of the part has read.
    let reread: @Sendable (Any, (any MessageSource)?) -> (value: Any, failures: [ValidationFailure])
    /// Gives a failure of the part the message, error and severity of the rule.
    let adapt: @Sendable (inout ValidationFailure) -> Void

    init<Value>(_ part: some DeclaredPart<Value>, of rule: Rule<Value>, at index: Int, isReadAsWhole: Bool) {
      name = part.description.name
      key = ContiguousArray(name.utf8)
      ruleIndex = index
      isOfRule = rule.declaredPart != nil
      self.isReadAsWhole = isReadAsWhole
      mayFormat = part.mayFormat
      var maker = PartReaderMaker<Value>()
      read = part.accept(&maker)
      reread = { part.reread($0, $1) }
      adapt = { rule.adaptUnlessFault(&$0) }
    }
  }

  /// A rule about several parts, or one with a condition.
  struct CrossStep: Sendable {
    let ruleIndex: Int
    /// Returns the failures of the rule, once all parts have been read.
    let failures: @Sendable (inout ObjectWalk, ReadRequest) -> [ValidationFailure]
  }

  /// The parts to read, in the order of the rules that declare them.
  let parts: [Part]
  /// The rules that are about several parts, or have a condition.
  let crossSteps: [CrossStep]
  /// Whether a part has several declarations.
  let hasRepeatedParts: Bool
  /// The names of the parts that have a place in JSON.
  let names: Set<String>
  /// Returns what is at a path below a declared part, from a value in between.
  let valueBelowPart:
    @Sendable (_ path: ArraySlice<ValidationPath.Component>, _ depth: Int, _ value: Any) -> Any?

  /// How an object without declared parts is read.
  static let nothing = ObjectReading([Rule<NoPayload>](), [], hasRepeatedParts: false)

  @_semantics("optimize.sil.specialize.generic.never")
  init<Value>(_ rules: [Rule<Value>], _ parts: [any DeclaredPart<Value>], hasRepeatedParts: Bool) {
    let namesReadAsWhole = Set(rules.flatMap(\.pathsReadAsWhole).compactMap(\.onlyName))
    self.parts = rules.enumerated().flatMap { index, rule in
      rule.declaredParts.filter { $0.description.keyPath != nil }.map { part in
        Part(part, of: rule, at: index, isReadAsWhole: namesReadAsWhole.contains(part.description.name))
      }
    }
    crossSteps = rules.enumerated().compactMap { index, rule in
      rule.failuresOfStep.map { CrossStep(ruleIndex: index, failures: $0) }
    }
    self.hasRepeatedParts = hasRepeatedParts
    names = Set(parts.filter { $0.description.keyPath != nil }.map { $0.description.name })
    valueBelowPart = { path, depth, value in
      let part = parts.first { $0.description.name == path.first?.text }
      return part?.value(at: path.dropFirst(), from: depth, in: value)
    }
  }
}

extension Rule {
  /// Returns the failures of a rule about several parts, once all have been read; `nil` for any other rule.
  fileprivate var failuresOfStep: (@Sendable (inout ObjectWalk, ReadRequest) -> [ValidationFailure])? {
    switch declaration {
    case .crossRule(let crossRule):
      return { walk, _ in
        guard case .properties = crossRule.reads, let paths = crossRule.readPaths else { return [] }
        guard let isSatisfied = walk.values(at: paths).flatMap(crossRule.isSatisfiedByParts) else {
          walk.reader.noteUnevaluated()
          return []
        }
        guard !isSatisfied else { return [] }
        let failure = self.failure(because: .unsatisfied, messageSource: walk.reader.messageSource)
        return walk.reader.counted([crossRule.placed(failure)])
      }
    case .conditional(let conditional):
      let rules = conditional.rules
      guard let reading = rules.structure?.reading.object else { return { _, _ in [] } }
      return { walk, request in
        guard let path = conditional.propertyPath, let value = walk.value(at: path) else {
          walk.reader.noteUnevaluated()
          return []
        }
        guard conditional.isActiveForPart(value) else { return [] }
        return walk.failures(of: reading, stopsAtFirstFailure: rules.stopsAtFirstFailure, request)
          .changed(self.adaptUnlessFault)
      }
    default: return nil
    }
  }

  /// The paths of the parts that a rule about several parts reads.
  fileprivate var pathsReadAsWhole: [ValidationPath] {
    switch declaration {
    case .crossRule(let rule): rule.readPaths ?? []
    case .conditional(let conditional):
      [conditional.propertyPath].compactMap(\.self) + conditional.rules.rules.flatMap(\.pathsReadAsWhole)
    default: []
    }
  }
}

extension ValidationPath {
  /// The name of a path that has no more than that.
  fileprivate var onlyName: String? { components.count == 1 ? components[0].text : nil }
}

/// One object of a body while it is read as a structure.
// Not generic: see `PartReader`.
struct ObjectWalk {
  let node: Int
  let reading: ObjectReading
  let reader: BodyReader
  /// Whether no part prevents the value from being built.
  private(set) var isReadable = true
  /// The key that was found last.
  private var lastKey: Int
  /// The names of the parts that were read, if parts have several declarations.
  private var names: Set<String> = []

  init(_ node: Int, _ reading: ObjectReading, _ reader: BodyReader) {
    self.node = node
    self.reading = reading
    self.reader = reader
    lastKey = node + 1
  }

  // MARK: Parts

  /// Reads the parts that rules declare, and returns the failures of the rules, in their order.
  ///
  /// - Parameters:
  ///   - reading: How the parts are read, and the rules evaluated.
  ///   - stopsAtFirstFailure: Whether only the first failure counts.
  ///   - request: What is to be done.
  /// - Returns: The failures.
  mutating func failures(
    of reading: ObjectReading, stopsAtFirstFailure: Bool, _ request: ReadRequest
  ) -> [ValidationFailure] {
    // All parts are read before a rule that is about several of them.
    var found = FailuresByRule()
    for part in reading.parts where !reader.isExhausted {
      let failures = read(part, part.isOfRule ? request : request.evaluating(false))
      guard !failures.isEmpty else { continue }
      found.add(part.isOfRule ? failures.changed(part.adapt) : failures, ofRule: part.ruleIndex)
    }
    if request.evaluates {
      for step in reading.crossSteps where !reader.isExhausted {
        found.add(step.failures(&self, request), ofRule: step.ruleIndex)
      }
    }
    return found.failures(stopsAtFirstFailure: stopsAtFirstFailure)
  }

  /// Reads a part, and returns its failures; those of types only the first time.
  private mutating func read(_ part: ObjectReading.Part, _ request: ReadRequest) -> [ValidationFailure] {
    guard reading.hasRepeatedParts, !names.insert(part.name).inserted else { return readNew(part, request) }
    return request.evaluates || part.mayFormat ? readAgain(part, request) : []
  }

  private mutating func readNew(_ part: ObjectReading.Part, _ request: ReadRequest) -> [ValidationFailure] {
    let outcome = part.read(
      member(of: part), node, reader, request.needingValue(part.isReadAsWhole))
    if outcome.state == .unread { isReadable = false }
    return outcome.failures
  }

  private mutating func readAgain(_ part: ObjectReading.Part, _ request: ReadRequest) -> [ValidationFailure] {
    if part.mayFormat { reader.noteUnevaluated() }
    if let offset = reader.values.kept.offset(of: part.name, in: node) {
      let (value, failures) = part.reread(reader.values.kept.parts[offset].value.any, reader.messageSource)
      reader.values.kept.replaceValue(value, at: offset)
      return request.evaluates ? reader.counted(failures) : []
    }
    // What has faults has no value. The rules for its other parts are evaluated all the same.
    let end = reader.values.kept.count
    let found = part.read(member(of: part), node, reader, request).failures
    reader.values.kept.drop(from: end)
    reader.discount(found.count { $0.isFault && $0.severity == .error })
    return found.filter { !$0.isFault }
  }

  /// Returns the value of a part; `nil` if the object does not have its key.
  private mutating func member(of part: ObjectReading.Part) -> Int? {
    guard let key = reader.document.key(part.key, of: node, startingAt: lastKey) else { return nil }
    lastKey = key
    return key + 1
  }

  /// Returns the failures of the keys that no declared part has.
  func unknownKeys() -> [ValidationFailure] {
    var failures: [ValidationFailure] = []
    var key = node + 1
    while key < reader.document.following(node), !reader.isExhausted {
      let name = reader.document.text(of: key) ?? ""
      let isKnown = reading.names.contains(name) || reader.isTag(name, of: node)
      if !isKnown { failures += reader.unknownKey(reader.document.name(of: key)) }
      key = reader.document.following(key + 1)
    }
    return failures
  }

  /// Returns the values at the paths of declared parts; `nil` if one could not be read.
  func values(at paths: [ValidationPath]) -> [Any]? {
    var values: [Any] = []
    values.reserveCapacity(paths.count)
    for path in paths {
      guard let value = value(at: path) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Returns the value at the path of a declared part; `nil` if it could not be read.
  func value(at path: ValidationPath) -> Any? {
    var container = node
    for (depth, component) in path.components.enumerated() {
      if let offset = reader.values.kept.offset(of: component.text, in: container) {
        let value = reader.values.kept.parts[offset].value.any
        return path.components.count == 1 ? value : reading.valueBelowPart(path.components[...], depth, value)
      }
      // The part has no value, and a part of it may have one.
      guard let member = reader.document.member(component.text, of: container),
        reader.document.kind(of: member) == .object
      else { return nil }
      container = member
    }
    return nil
  }
}

/// The failures of the rules of a structure, in the order of the rules.
private struct FailuresByRule {
  private var found: [(rule: Int, failures: [ValidationFailure])] = []

  mutating func add(_ failures: [ValidationFailure], ofRule index: Int) {
    guard !failures.isEmpty else { return }
    let place = found.firstIndex { $0.rule >= index } ?? found.endIndex
    if place < found.endIndex, found[place].rule == index {
      found[place].failures.add(failures)
    } else {
      found.insert((index, failures), at: place)
    }
  }

  /// Returns all failures, or those up to the first rule that makes the value invalid.
  consuming func failures(stopsAtFirstFailure: Bool) -> [ValidationFailure] {
    var all: [ValidationFailure] = []
    for next in found {
      all.add(next.failures)
      if stopsAtFirstFailure, next.failures.hasErrors { break }
    }
    return all
  }
}
