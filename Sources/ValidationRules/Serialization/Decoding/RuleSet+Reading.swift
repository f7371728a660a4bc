extension RuleSet {
  /// Reads a value of a body part by part, as the set declares it, and evaluates the rules.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - formatters: The formatters of the value.
  ///   - reader: Reads values without declared parts.
  ///   - evaluates: Whether to evaluate rules, or only to check types.
  /// - Returns: What was read, and the failures.
  func read(
    _ node: Int, formatters: [ValueFormatter<Value>] = [], _ reader: BodyReader, evaluates: Bool
  ) -> ReadResult {
    let outerSource = reader.messageSource
    reader.messageSource = messageSource ?? outerSource
    defer { reader.messageSource = outerSource }
    guard let structure else { return readLeaf(node, formatters, reader, evaluates: evaluates) }
    // Rules of a structure with formatters need the formatted structure, so they are evaluated on the whole
    // value.
    let evaluates = evaluates && formatters.isEmpty
    if let elements = structure.elements {
      return read(elements, node, reader, evaluates: evaluates)
    }
    guard structure.isOfObject else { return readLeaf(node, formatters, reader, evaluates: evaluates) }
    return readObject(node, structure, reader, evaluates: evaluates)
  }

  /// Decodes a value that has been read part by part; `nil` if that fails, or has been done for too many
  /// values.
  func wholeValue(_ node: Int, _ reader: BodyReader) -> Value? {
    guard let type = Value.self as? any Decodable.Type,
      let value = reader.wholePart(type, at: node) as? Value
    else { return nil }
    return formatted(value)
  }

  // MARK: Values without declared parts

  private func readLeaf(
    _ node: Int, _ formatters: [ValueFormatter<Value>], _ reader: BodyReader, evaluates: Bool
  ) -> ReadResult {
    if let result = readEveryElement(of: node, formatters, reader, evaluates: evaluates) { return result }
    switch reader.leaf(Value.self, at: node) {
    case .unknown: return ReadResult(part: .unread, failures: [])
    case .faults(let failures): return ReadResult(part: .unread, failures: failures)
    case .value(let value):
      let value = formatters.reduce(value) { $1($0) }
      let failures = evaluates ? reader.counted(failures(ofFormatted: value, reader.messageSource)) : []
      return ReadResult(part: .value(value), failures: failures)
    }
  }

  /// Reads a list whose rules have one for every element, element by element; `nil` for any other value.
  ///
  /// So failures have the places of the elements in the body, also in sets, and elements have the failures of
  /// their parts.
  private func readEveryElement(
    of node: Int, _ formatters: [ValueFormatter<Value>], _ reader: BodyReader, evaluates: Bool
  ) -> ReadResult? {
    guard formatters.isEmpty, reader.document.kind(of: node) == .array else { return nil }
    let everyRules = rules.filter { $0.check is any ElementwiseRule }
    guard !everyRules.isEmpty else { return nil }
    var failures: [ValidationFailure] = []
    for (index, rule) in everyRules.enumerated() {
      let found =
        (rule.check as? any ElementwiseRule)?.readElements(of: node, reader, evaluates: evaluates) ?? []
      let known = index == 0 ? [] : found.filter(\.isFault)
      reader.discount(known.count)
      failures += found.filter { index == 0 || !$0.isFault }.map(rule.adaptedUnlessFault)
    }
    guard !reader.isCollecting else {
      _ = reader.leaf(Value.self, at: node)
      return ReadResult(part: .unread, failures: [])
    }
    guard !failures.contains(where: \.isFault) else { return ReadResult(part: .unread, failures: failures) }
    switch reader.leaf(Value.self, at: node) {
    case .unknown: return ReadResult(part: .unread, failures: failures)
    case .faults(let faults): return ReadResult(part: .unread, failures: failures + faults)
    case .value(let value):
      var others = self
      others.rules.removeAll { $0.check is any ElementwiseRule }
      if evaluates { failures += reader.counted(others.failures(ofFormatted: value, reader.messageSource)) }
      return ReadResult(part: .value(value), failures: failures)
    }
  }

  // MARK: Collections

  private func read(
    _ elements: any DeclaredElements<Value>, _ node: Int, _ reader: BodyReader, evaluates: Bool
  ) -> ReadResult {
    guard
      let found = elements.readElements(
        of: node, upTo: greatestCount, reader, evaluates: evaluates)
    else { return ReadResult(part: .unread, failures: reader.wrongType(elements.expectedType, at: node)) }
    let isUnread = found.count > greatestCount || found.failures.contains(where: \.isFault)
    let whole: () -> Value? = { isUnread ? nil : self.wholeValue(node, reader) }
    var failures: [ValidationFailure] = []
    for rule in rules {
      if case .elements = rule.declaration {
        var found = found.failures
        if evaluates, elements.comparesElements, !reader.isCollecting, let value = whole() {
          found += reader.counted(elements.comparisonFailures(of: value, reader.messageSource))
        }
        failures += found.map(rule.adaptedUnlessFault)
      } else if evaluates {
        failures += self.failures(of: rule, count: found.count, whole, reader)
      }
      if stopsAtFirstFailure, failures.contains(where: { $0.severity == .error }) { break }
    }
    return ReadResult(part: .parts(nil, whole: whole), failures: failures)
  }

  /// The greatest number of elements that a rule allows. Elements beyond it are not read, because a client
  /// may send as many as fit into a body, and their rules may be slow.
  private var greatestCount: Int {
    rules.lazy.filter { $0.severity == .error }.compactMap { ($0.check as? any CountableRule)?.greatestCount }
      .min() ?? .max
  }

  /// Returns the failures of a rule for a collection as a whole.
  private func failures(
    of rule: Rule<Value>, count: Int, _ whole: () -> Value?, _ reader: BodyReader
  ) -> [ValidationFailure] {
    if let check = rule.check as? any CountableRule {
      guard !check.accepts(count: count) else { return [] }
      return reader.counted([rule.failure(because: .unsatisfied, messageSource: reader.messageSource)])
    }
    guard !reader.isCollecting, let value = whole() else { return [] }
    var set = RuleSet([rule])
    set.messageSource = reader.messageSource
    return reader.counted(set.failures(ofFormatted: value))
  }
}

extension Rule {
  /// Returns the failure of a part of a value with the message, error and severity of this rule, unless
  /// decoding has found it.
  func adaptedUnlessFault(_ failure: ValidationFailure) -> ValidationFailure {
    failure.isFault ? failure : adapted(failure)
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
  func readElements(of node: Int, _ reader: BodyReader, evaluates: Bool) -> [ValidationFailure] {
    let rules = RuleSet<Value.Element>(partial: [rule])
    let quickReading = rules.quickReading()
    var failures: [ValidationFailure] = []
    var hasFailed = false
    for (offset, element) in reader.document.elements(of: node).enumerated() {
      guard !reader.isExhausted else { break }
      if let quickReading, quickReading.accepts(element, reader) { continue }
      let found = rules.read(element, reader, evaluates: evaluates && !hasFailed).failures
      // As in a list that is not decoded, the first element that the rule rejects has failures.
      hasFailed = hasFailed || found.contains { !$0.isFault && $0.severity == .error }
      failures += found.map { $0.placed(at: .index(offset)) }
    }
    return failures
  }
}
