/// What is to be done with a value of a body.
package struct ReadRequest {
  /// Whether to evaluate rules, or only to check types.
  var evaluates = true
  /// Whether a rule reads the value as a whole, so that it is built even if rules for its parts fail.
  var needsValue = false

  func evaluating(_ evaluates: Bool) -> Self {
    var request = self
    request.evaluates = evaluates
    return request
  }

  func needingValue(_ needsValue: Bool) -> Self {
    var request = self
    request.needsValue = self.needsValue || needsValue
    return request
  }
}

/// What has been read of a value of a body, and what is wrong with it.
package struct ReadResult<Value> {
  enum Outcome {
    /// The formatted value.
    case value(Value)
    /// The type can't be decoded by itself, so the value is read by what it belongs to.
    case undecodable
    /// The value can't be read, or has parts with failures, or its initializer has failed.
    case unread
  }

  var outcome: Outcome
  /// The failures, with paths from the value.
  var failures: [ValidationFailure]

  init(_ outcome: Outcome, _ failures: [ValidationFailure] = []) {
    self.outcome = outcome
    self.failures = failures
  }

  /// The formatted value; `nil` if there is none.
  var value: Value? { if case .value(let value) = outcome { value } else { nil } }
}

extension ReadResult {
  /// What the outcomes of the elements of a collection are together.
  struct Combination {
    private var isUndecodable = false
    private var isUnread = false

    /// Adds the outcome of an element, and returns its value if it has one.
    mutating func add(_ result: ReadResult) -> Value? {
      switch result.outcome {
      case .value(let value): return value
      case .undecodable: isUndecodable = true
      case .unread: isUnread = true
      }
      return nil
    }

    /// Returns the outcome of the collection.
    ///
    /// - Parameters:
    ///   - collection: The collection of all values.
    ///   - isComplete: Whether all elements were read.
    /// - Returns: The outcome.
    func outcome<Collection>(
      _ collection: Collection, isComplete: Bool
    ) -> ReadResult<Collection>.Outcome {
      if isUndecodable { return .undecodable }
      return isUnread || !isComplete ? .unread : .value(collection)
    }
  }
}

extension [ValidationFailure] {
  /// Whether a part of the value could not be read.
  var hasFaults: Bool { contains(where: \.isFault) }

  /// Whether the value is invalid.
  var hasErrors: Bool { contains { $0.severity == .error } }
}

extension RuleSet {
  /// Reads a value of a body part by part, as the set declares it, and evaluates the rules.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - formatters: The formatters of the value.
  ///   - reader: Reads values without declared parts.
  ///   - request: What is to be done.
  /// - Returns: What was read, and the failures.
  func read(
    _ node: Int, formatters: [ValueFormatter<Value>] = [], _ reader: BodyReader, _ request: ReadRequest
  ) -> ReadResult<Value> {
    guard let messageSource else { return readValue(node, formatters, reader, request) }
    let outerSource = reader.messageSource
    reader.messageSource = messageSource
    defer { reader.messageSource = outerSource }
    return readValue(node, formatters, reader, request)
  }

  private func readValue(
    _ node: Int, _ formatters: [ValueFormatter<Value>], _ reader: BodyReader, _ request: ReadRequest
  ) -> ReadResult<Value> {
    guard let structure, structure.elements != nil || structure.isOfObject else {
      return readLeaf(node, formatters, reader, request)
    }
    guard !formatters.isEmpty else { return readParts(node, structure, reader, request) }
    // Rules of a structure with formatters need the formatted structure, so they are evaluated on the whole
    // value.
    let result = readParts(node, structure, reader, ReadRequest(evaluates: false, needsValue: true))
    guard let value = result.value else { return result }
    return evaluated(formatters.reduce(value) { $1($0) }, reader, request)
  }

  private func readParts(
    _ node: Int, _ structure: StructureDeclaration<Value>, _ reader: BodyReader, _ request: ReadRequest
  ) -> ReadResult<Value> {
    if let elements = structure.elements { return readElements(elements, node, reader, request) }
    return readObject(node, structure, reader, request)
  }

  /// Evaluates the rules on a formatted value.
  @inline(__always)
  private func evaluated(_ value: Value, _ reader: BodyReader, _ request: ReadRequest) -> ReadResult<Value> {
    guard request.evaluates, evaluateFormatted(value) != .satisfied else { return ReadResult(.value(value)) }
    return ReadResult(.value(value), reader.counted(failures(ofFormatted: value, reader.messageSource)))
  }

  // MARK: Values without declared parts

  // Compiled for the types that most properties have, too: for all types at once, it takes … as long.
  @_specialize(where Value == String)
  @_specialize(where Value == Int)
  @_specialize(where Value == Double)
  @_specialize(where Value == Bool)
  private func readLeaf(
    _ node: Int, _ formatters: [ValueFormatter<Value>], _ reader: BodyReader, _ request: ReadRequest
  ) -> ReadResult<Value> {
    if reader.document.kind(of: node) == .array, formatters.isEmpty,
      let result = readEveryElement(of: node, reader, request)
    {
      return result
    }
    do {
      guard var value = try reader.values.anyValue(Value.self, at: node) else { return ReadResult(.undecodable) }
      for formatter in formatters { value = formatter(value) }
      return evaluated(value, reader, request)
    } catch {
      return ReadResult(.unread, reader.faults(for: error, at: node))
    }
  }

  /// Reads a list whose rules have one for every element, element by element; `nil` for any other value.
  ///
  /// So failures have the places of the elements in the body, also in sets, and elements have the failures of
  /// their parts.
  private func readEveryElement(
    of node: Int, _ reader: BodyReader, _ request: ReadRequest
  ) -> ReadResult<Value>? {
    let everyRules = rules.filter { $0.check is any ElementwiseRule }
    guard !everyRules.isEmpty else { return nil }
    let start = reader.kept.count
    defer { reader.kept.drop(from: start) }
    var failures: [ValidationFailure] = []
    for (index, rule) in everyRules.enumerated() {
      let found = (rule.check as? any ElementwiseRule)?.readElements(of: node, reader, request, isFirst: index == 0)
      failures += (found ?? []).map(rule.adaptedUnlessFault)
    }
    guard !failures.hasFaults, !reader.isExhausted else { return ReadResult(.unread, failures) }
    do {
      let value = try reader.kept.handOut(node, from: start) { try reader.values.anyValue(Value.self, at: node) }
      guard let value else { return ReadResult(.undecodable, failures) }
      var others = self
      others.rules.removeAll { $0.check is any ElementwiseRule }
      if request.evaluates {
        failures += reader.counted(others.failures(ofFormatted: value, reader.messageSource))
      }
      return ReadResult(.value(value), failures)
    } catch {
      return ReadResult(.unread, failures + reader.faults(for: error, at: node))
    }
  }

  // MARK: Collections

  private func readElements(
    _ elements: any DeclaredElements<Value>, _ node: Int, _ reader: BodyReader, _ request: ReadRequest
  ) -> ReadResult<Value> {
    let limit = greatestCount
    let readsWhole = elements.comparesElements || rules.contains(where: \.readsElementsTogether)
    guard
      let found = elements.readElements(
        of: node, upTo: limit, reader, request.needingValue(request.evaluates && readsWhole))
    else { return ReadResult(.unread, reader.wrongType(elements.expectedType, at: node)) }
    var failures: [ValidationFailure] = []
    for rule in rules {
      if case .elements = rule.declaration {
        var failuresOfElements = found.result.failures
        if request.evaluates, elements.comparesElements, let value = found.result.value {
          failuresOfElements += reader.counted(elements.comparisonFailures(of: value, reader.messageSource))
        }
        failures += failuresOfElements.map(rule.adaptedUnlessFault)
      } else if request.evaluates {
        failures += self.failures(of: rule, count: found.count, found.result.value, reader)
      }
      if stopsAtFirstFailure, failures.hasErrors { break }
    }
    return ReadResult(found.result.outcome, failures)
  }

  /// The greatest number of elements that a rule allows. Elements beyond it are not read, because a client
  /// may send as many as fit into a body, and their rules may be slow.
  private var greatestCount: Int {
    rules.lazy.filter { $0.severity == .error }.compactMap { ($0.check as? any CountableRule)?.greatestCount }
      .min() ?? .max
  }

  /// Returns the failures of a rule for a collection as a whole.
  private func failures(
    of rule: Rule<Value>, count: Int, _ value: Value?, _ reader: BodyReader
  ) -> [ValidationFailure] {
    if let check = rule.check as? any CountableRule {
      guard !check.accepts(count: count) else { return [] }
      return reader.counted([rule.failure(because: .unsatisfied, messageSource: reader.messageSource)])
    }
    guard let value, rule.verdictOnFormatted(value) != .satisfied else { return [] }
    var set = RuleSet([rule])
    set.messageSource = reader.messageSource
    return reader.counted(set.failures(ofFormatted: value))
  }
}

extension DocumentReader {
  /// Reads a value of a type that may not be `Decodable`; `nil` for one that isn't.
  @inline(__always)
  func anyValue<Value>(_ type: Value.Type, at node: Int) throws -> Value? {
    if type == String.self { return try text(at: node) as? Value }
    if type == Int.self { return try integer(Int.self, at: node) as? Value }
    if type == Double.self { return try number(Double.self, at: node) as? Value }
    if type == Bool.self { return try bool(at: node) as? Value }
    guard let decodable = type as? any Decodable.Type else { return nil }
    return try value(decodable, at: node) as? Value
  }
}

extension Rule {
  /// Returns the failure of a part of a value with the message, error and severity of this rule, unless
  /// decoding has found it.
  func adaptedUnlessFault(_ failure: ValidationFailure) -> ValidationFailure {
    failure.isFault ? failure : adapted(failure)
  }

  /// Whether the rule reads the elements of a collection, and not one by one.
  fileprivate var readsElementsTogether: Bool {
    if case .elements = declaration { return false }
    return !(check is any CountableRule)
  }
}

/// A rule for collections that only the number of elements decides.
protocol CountableRule {
  /// Returns whether a collection with a number of elements is acceptable.
  func accepts(count: Int) -> Bool
  /// The greatest acceptable number of elements.
  var greatestCount: Int { get }
}

extension CountRule: CountableRule {
  func accepts(count: Int) -> Bool { counts.contains(count) }

  var greatestCount: Int { counts.upperBound }
}

extension PresenceRule: CountableRule {
  func accepts(count: Int) -> Bool { count > 0 }

  var greatestCount: Int { .max }
}

extension EveryElementRule {
  func readElements(
    of node: Int, _ reader: BodyReader, _ request: ReadRequest, isFirst: Bool
  ) -> [ValidationFailure] {
    let rules = RuleSet<Value.Element>(partial: [rule])
    var failures: [ValidationFailure] = []
    var hasFailed = false
    for (offset, element) in reader.document.elements(of: node).enumerated() {
      guard !reader.isExhausted else { break }
      let start = reader.kept.count
      let result = rules.read(
        element, reader, request.evaluating(request.evaluates && !hasFailed).needingValue(true))
      reader.kept.drop(from: start)
      if isFirst, let value = result.value { reader.kept.keep(value, of: node, name: "", origin: .node(element)) }
      var found = result.failures
      if !isFirst {
        // The types were checked before.
        reader.discount(found.count { $0.isFault })
        found.removeAll(where: \.isFault)
      }
      // As in a list that is not decoded, the first element that the rule rejects has failures.
      hasFailed = hasFailed || found.contains { !$0.isFault && $0.severity == .error }
      failures += found.map { $0.placed(at: .index(offset)) }
    }
    return failures
  }
}
