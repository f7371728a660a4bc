/// A rule for each element of a list or each value of a dictionary, which reports the failures of all of
/// them.
protocol DeclaredElements<Value>: Sendable {
  /// The type of the collection.
  associatedtype Value

  /// Whether the elements may have formatters.
  var mayFormat: Bool { get }

  /// Whether a rule for the elements may only warn.
  var mayWarn: Bool { get }

  /// Whether the elements may have parts that are nested without a limit.
  var isRecursive: Bool { get }

  /// Returns the same elements with their rules but those that only warn, within a rule of a severity.
  func withoutWarnings(within outer: Severity) -> Self

  /// Returns the verdict on a collection of formatted elements.
  func evaluate(_ value: Value) -> RuleVerdict

  /// Returns the failures of a collection of formatted elements.
  func failures(of value: Value, messageSource: (any MessageSource)?) -> [ValidationFailure]

  /// Returns the collection with formatted elements; `nil` if formatting leaves all as they are.
  func formatted(_ value: Value) -> Value?

  /// The JSON type of the collection, as in failures.
  var expectedType: String { get }

  /// Whether failures depend on several elements, which `readElements` does not compare.
  var comparesElements: Bool { get }

  /// Returns the failures that depend on several of the formatted elements.
  func comparisonFailures(of value: Value, _ messageSource: (any MessageSource)?) -> [ValidationFailure]

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
  func readElements(
    of node: Int, upTo limit: Int, _ reader: BodyReader, _ request: ReadRequest, into collection: inout Value?
  ) -> (count: Int, outcome: ReadOutcome)?

  /// Returns whether another declaration says the same about the elements, besides rules.
  func isDeclared(as other: any DeclaredElements<Value>) -> Bool

  /// Returns the data of the rules for the elements.
  func written(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenSet

  /// Returns the JSON of a collection without the secret parts of its elements.
  func withoutSecrets(_ json: JSONValue, of value: Value) throws -> JSONValue

  /// Returns the JSON Schema of an element.
  func elementSchema(_ writer: inout SchemaWriter, at path: ValidationPath) -> [String: JSONValue]

  /// Calls the function of a visitor for a property of this kind.
  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, property: PropertyDeclaration<Visitor.Root, Property>)

  /// Calls the function of a visitor for a property of this kind that may be missing.
  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, optionalProperty: OptionalPropertyDeclaration<Visitor.Root, Property>)
}

extension DeclaredElements {
  var comparesElements: Bool { false }

  func comparisonFailures(of value: Value, _ messageSource: (any MessageSource)?) -> [ValidationFailure] {
    []
  }
}

/// The rules for each element of a list.
struct ListElements<Element: Sendable>: DeclaredElements {
  typealias Value = [Element]

  private let element: ElementDeclaration<Element>
  /// Reads an element of a body; `nil` if the rules are made later.
  private let valueReader: ValueReader<Element>?

  init(_ element: ElementDeclaration<Element>) {
    self.element = element
    valueReader = element.valueReader
  }

  func isDeclared(as other: any DeclaredElements<Value>) -> Bool {
    (other as? Self).map { element.isDeclared(as: $0.element) } ?? false
  }

  var mayFormat: Bool { element.mayFormat }

  var mayWarn: Bool { element.source.mayWarn }

  var isRecursive: Bool { element.source.isRecursive }

  func withoutWarnings(within outer: Severity) -> Self {
    Self(element.withoutWarnings(within: outer))
  }

  var expectedType: String { "array" }

  // Compiled for the types that most elements have, too.
  @_specialize(where Element == String)
  @_specialize(where Element == Int)
  @_specialize(where Element == Double)
  func readElements(
    of node: Int, upTo limit: Int, _ reader: BodyReader, _ request: ReadRequest, into collection: inout Value?
  ) -> (count: Int, outcome: ReadOutcome)? {
    guard reader.document.kind(of: node) == .array else { return nil }
    let read = valueReader ?? element.rules.valueReader(element.formatters)
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
      outcome.add(found, element, at: .index(offset))
      node = reader.document.following(node)
    }
    if outcome.state == .value, list.count < count { outcome.state = .unread }
    if outcome.state == .value { collection = list }
    return (count, outcome)
  }

  func written(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenSet
  {
    try element.source.written(at: path, depth: depth, userInfo)
  }

  func elementSchema(_ writer: inout SchemaWriter, at path: ValidationPath) -> [String: JSONValue] {
    writer.schema(of: element, at: path)
  }

  func withoutSecrets(_ json: JSONValue, of list: [Element]) throws -> JSONValue {
    guard case .array(let elements) = json, let structure = element.rules.structure else { return json }
    return .array(try zip(elements, list).map { try structure.withoutSecrets($0, of: $1) })
  }

  func evaluate(_ list: [Element]) -> RuleVerdict {
    let evaluate = element.rules.evaluateFormatted
    guard list.allSatisfy({ evaluate($0) == .satisfied }) else { return .unsatisfied }
    return element.unique?.repetitions(in: list).isEmpty ?? true ? .satisfied : .unsatisfied
  }

  func failures(of list: [Element], messageSource: (any MessageSource)?) -> [ValidationFailure] {
    let rules = element.rules
    let failures = list.enumerated().flatMap { offset, value in
      element.placed(rules.failures(ofFormatted: value, messageSource), at: .index(offset))
    }
    return failures + comparisonFailures(of: list, messageSource)
  }

  var comparesElements: Bool { element.unique != nil }

  func comparisonFailures(of list: [Element], _ messageSource: (any MessageSource)?) -> [ValidationFailure] {
    element.repetitionFailures(in: list, messageSource)
  }

  func formatted(_ list: [Element]) -> [Element]? {
    guard let format = element.formatting() else { return nil }
    var formatted = list
    var isChanged = false
    for (index, value) in list.enumerated() {
      guard let value = format(value) else { continue }
      formatted[index] = value
      isChanged = true
    }
    return isChanged ? formatted : nil
  }

  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, property: PropertyDeclaration<Visitor.Root, Property>
  ) {
    guard let list = property as? PropertyDeclaration<Visitor.Root, [Element]> else { return }
    visitor.visit(list: list, elements: element)
  }

  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, optionalProperty: OptionalPropertyDeclaration<Visitor.Root, Property>
  ) {
    guard let list = optionalProperty as? OptionalPropertyDeclaration<Visitor.Root, [Element]> else { return }
    visitor.visit(optionalList: list, elements: element)
  }
}

/// The rules for each value of a dictionary.
struct DictionaryElements<Element: Sendable>: DeclaredElements {
  typealias Value = [String: Element]

  private let element: ElementDeclaration<Element>
  /// Reads an element of a body; `nil` if the rules are made later.
  private let valueReader: ValueReader<Element>?

  init(_ element: ElementDeclaration<Element>) {
    self.element = element
    valueReader = element.valueReader
  }

  func isDeclared(as other: any DeclaredElements<Value>) -> Bool {
    (other as? Self).map { element.isDeclared(as: $0.element) } ?? false
  }

  var mayFormat: Bool { element.mayFormat }

  var mayWarn: Bool { element.source.mayWarn }

  var isRecursive: Bool { element.source.isRecursive }

  func withoutWarnings(within outer: Severity) -> Self {
    Self(element.withoutWarnings(within: outer))
  }

  var expectedType: String { "object" }

  func readElements(
    of node: Int, upTo limit: Int, _ reader: BodyReader, _ request: ReadRequest, into collection: inout Value?
  ) -> (count: Int, outcome: ReadOutcome)? {
    guard reader.document.kind(of: node) == .object else { return nil }
    let read = valueReader ?? element.rules.valueReader(element.formatters)
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
      outcome.add(found, element, at: .key(document.name(of: key)))
    }
    if outcome.state == .value, readCount < members.count { outcome.state = .unread }
    if outcome.state == .value { collection = dictionary }
    return (members.count, outcome)
  }

  func written(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenSet
  {
    try element.source.written(at: path, depth: depth, userInfo)
  }

  func elementSchema(_ writer: inout SchemaWriter, at path: ValidationPath) -> [String: JSONValue] {
    writer.schema(of: element, at: path)
  }

  func withoutSecrets(_ json: JSONValue, of dictionary: [String: Element]) throws -> JSONValue {
    guard case .object(var members) = json, let structure = element.rules.structure else { return json }
    for (key, element) in dictionary {
      members[key] = try members[key].map { try structure.withoutSecrets($0, of: element) }
    }
    return .object(members)
  }

  func evaluate(_ dictionary: [String: Element]) -> RuleVerdict {
    let evaluate = element.rules.evaluateFormatted
    return dictionary.values.allSatisfy { evaluate($0) == .satisfied } ? .satisfied : .unsatisfied
  }

  func failures(of dictionary: [String: Element], messageSource: (any MessageSource)?) -> [ValidationFailure]
  {
    let rules = element.rules
    return dictionary.sorted(byKey: \.key).flatMap { key, value in
      element.placed(rules.failures(ofFormatted: value, messageSource), at: .key(key))
    }
  }

  func formatted(_ dictionary: [String: Element]) -> [String: Element]? {
    guard let format = element.formatting() else { return nil }
    var formatted = dictionary
    var isChanged = false
    for (key, value) in dictionary {
      guard let value = format(value) else { continue }
      formatted[key] = value
      isChanged = true
    }
    return isChanged ? formatted : nil
  }

  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, property: PropertyDeclaration<Visitor.Root, Property>
  ) {
    guard let dictionary = property as? PropertyDeclaration<Visitor.Root, [String: Element]> else { return }
    visitor.visit(dictionary: dictionary, elements: element)
  }

  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, optionalProperty: OptionalPropertyDeclaration<Visitor.Root, Property>
  ) {
    guard let dictionary = optionalProperty as? OptionalPropertyDeclaration<Visitor.Root, [String: Element]>
    else { return }
    visitor.visit(optionalDictionary: dictionary, elements: element)
  }
}

extension ReadOutcome {
  /// Adds the outcome of an element to that of its collection.
  fileprivate mutating func add(
    _ outcome: ReadOutcome, _ element: ElementDeclaration<some Any>, at place: ValidationPath.Component
  ) {
    // A collection with an element that only the whole shows is read by the whole, too.
    if outcome.state != .value, state != .undecodable { state = outcome.state }
    if !outcome.failures.isEmpty { failures += element.placed(outcome.failures, at: place) }
  }
}

/// A rule for the elements of a collection, which a rule set of the collection has.
struct ElementsRule<Value>: ValidationRule {
  let elements: any DeclaredElements<Value>

  var name: String { "each" }

  func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  func verdict(on value: Value) -> RuleVerdict {
    elements.evaluate(elements.formatted(value) ?? value)
  }
}
