/// How a list or dictionary is read, prepared when its rule set is made.
struct CollectionReading<Value>: Sendable {
  /// What is done for a rule.
  enum Step: Sendable {
    case elements(adapt: @Sendable (inout ValidationFailure) -> Void)
    /// The rule reads only how many elements there are.
    case count(
      accepts: @Sendable (Int) -> Bool, failure: @Sendable ((any MessageSource)?) -> ValidationFailure)
    case whole
  }

  let steps: [Step]
  /// Whether a rule reads the collection as a whole.
  let readsWhole: Bool
  /// The greatest number of elements that a rule allows. Elements beyond it are not read, because a client
  /// may send as many as fit into a body, and their rules may be slow.
  let greatestCount: Int
  /// Reads the elements of a collection.
  let read: ElementsReader<Value>
  /// The JSON type of the collection, as in failures.
  let expectedType: String

  init(_ rules: [Rule<Value>], _ elements: any DeclaredElements<Value>) {
    steps = rules.map { rule in
      if case .elements = rule.declaration { return .elements { rule.adaptUnlessFault(&$0) } }
      guard let check = rule.check as? any CountableRule else { return .whole }
      return .count(accepts: { check.accepts(count: $0) }) {
        rule.failure(because: .unsatisfied, messageSource: $0)
      }
    }
    readsWhole = elements.comparesElements || steps.contains { if case .whole = $0 { true } else { false } }
    greatestCount =
      rules.filter { $0.severity == .error }.compactMap { ($0.check as? any CountableRule)?.greatestCount }
      .min()
      ?? .max
    var making = MakingReader<Value>()
    (read, expectedType) = elements.accept(&making)
  }
}

/// Reads the elements of a collection in a body.
///
/// - Parameters:
///   - node: The collection.
///   - limit: How many elements to read; those that follow are only counted.
///   - reader: Reads values without declared parts.
///   - request: What is to be done.
///   - collection: The collection, if all elements could be read.
/// - Returns: The number of elements, and the outcome, with paths of failures from the collection; `nil` if the
///   value is not a collection.
typealias ElementsReader<Value> =
  @Sendable (
    _ node: Int, _ limit: Int, _ reader: BodyReader, _ request: ReadRequest, _ collection: inout Value?
  ) -> (count: Int, outcome: ReadOutcome)?

/// Makes the function that reads the elements of a collection.
private struct MakingReader<Value>: ElementsVisitor {
  func visit<Element>(
    list element: ElementDeclaration<Element>
  ) -> (read: ElementsReader<Value>, expectedType: String) {
    (reader(element.listReader()), "array")
  }

  func visit<Element>(
    dictionary element: ElementDeclaration<Element>
  ) -> (read: ElementsReader<Value>, expectedType: String) {
    (reader(element.dictionaryReader()), "object")
  }

  /// Returns the function as one for the type of the set, which is that of the collection.
  private func reader<Collection>(_ read: @escaping ElementsReader<Collection>) -> ElementsReader<Value> {
    guard let read = read as? ElementsReader<Value> else {
      preconditionFailure("The elements of \(Collection.self) are declared for \(Value.self)")
    }
    return read
  }
}

extension ElementDeclaration {
  /// Reads an element of a body; `nil` if the rules are made later.
  private var valueReader: ValueReader<Element>? {
    switch source {
    case .rules(let rules): rules.valueReader(formatters)
    case .function: nil
    }
  }

  /// Returns a function that reads lists.
  // Compiled for the types that most elements have, too.
  @_specialize(where Element == String)
  @_specialize(where Element == Int)
  @_specialize(where Element == Double)
  fileprivate func listReader() -> ElementsReader<[Element]> {
    let valueReader = valueReader
    return { node, limit, reader, request, collection in
      guard reader.document.kind(of: node) == .array else { return nil }
      let read = valueReader ?? rules.valueReader(formatters)
      let count = reader.document.count(of: node)
      var list: [Element] = []
      list.reserveCapacity(min(count, limit))
      var outcome = ReadOutcome(.value)
      var node = node + 1
      for offset in 0..<min(count, limit) {
        guard !reader.isExhausted else { break }
        let start = reader.values.kept.count
        var value: Element?
        let found = read(node, reader, request, &value)
        reader.values.kept.drop(from: start)
        if let value { list.append(value) }
        outcome.add(found, self, at: .index(offset))
        node = reader.document.following(node)
      }
      if outcome.state == .value, list.count < count { outcome.state = .unread }
      if outcome.state == .value { collection = list }
      return (count, outcome)
    }
  }

  /// Returns a function that reads dictionaries.
  fileprivate func dictionaryReader() -> ElementsReader<[String: Element]> {
    let valueReader = valueReader
    return { node, limit, reader, request, collection in
      guard reader.document.kind(of: node) == .object else { return nil }
      let read = valueReader ?? rules.valueReader(formatters)
      let document = reader.document
      let members = document.keys(of: node).map { (name: document.text(of: $0) ?? "", key: $0) }
      var dictionary: [String: Element] = [:]
      var readCount = 0
      var outcome = ReadOutcome(.value)
      for (name, key) in members.sorted(byKey: \.name).prefix(limit) {
        guard !reader.isExhausted else { break }
        let start = reader.values.kept.count
        var value: Element?
        let found = read(key + 1, reader, request, &value)
        reader.values.kept.drop(from: start)
        if let value { dictionary[name] = value }
        readCount += 1
        outcome.add(found, self, at: .key(document.name(of: key)))
      }
      if outcome.state == .value, readCount < members.count { outcome.state = .unread }
      if outcome.state == .value { collection = dictionary }
      return (members.count, outcome)
    }
  }
}

extension ReadOutcome {
  /// Adds the outcome of an element to that of its collection.
  fileprivate mutating func add(
    _ outcome: consuming ReadOutcome, _ element: ElementDeclaration<some Any>,
    at place: ValidationPath.Component
  ) {
    // A collection with an element that only the whole shows is read by the whole, too.
    if outcome.state != .value, state != .undecodable { state = outcome.state }
    if !outcome.failures.isEmpty { failures.add(element.placed(outcome.failures, at: place)) }
  }
}

/// A rule for collections that only the number of elements decides.
protocol CountableRule: Sendable {
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
