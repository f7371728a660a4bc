/// How the parts of a structure are read from an object, prepared when its rule set is made.
struct PartReading<Value>: Sendable {
  /// A part with its name.
  struct Part: Sendable {
    let name: String
    let declaration: any DeclaredPart<Value>
    /// Whether a rule about several parts reads the part as a whole.
    let isReadAsWhole: Bool
  }

  /// What is read for a rule.
  enum Step: Sendable {
    /// The part that the rule declares.
    case part(Part)
    /// The parts within a condition or within other rules, which are evaluated later. The types are checked in any
    /// case.
    case types([Part])
  }

  /// The steps for the rules, in their order.
  let steps: [Step]
  /// Whether a part has several declarations.
  let hasRepeatedParts: Bool
  /// Builds a value from an object whose parts were read; `nil` if the type is not `Decodable`.
  let builder: (any ObjectBuilder)?

  init(_ rules: [Rule<Value>], hasRepeatedParts: Bool) {
    let namesReadAsWhole = Set(rules.flatMap(\.pathsReadAsWhole).compactMap(\.onlyName))
    steps = rules.map { rule in
      let parts = rule.declaredParts.filter { $0.description.keyPath != nil }
        .map { part in
          let name = part.description.name
          return Part(name: name, declaration: part, isReadAsWhole: namesReadAsWhole.contains(name))
        }
      return if rule.declaredPart != nil, let part = parts.first { .part(part) } else { .types(parts) }
    }
    self.hasRepeatedParts = hasRepeatedParts
    builder = (Value.self as? any Decodable.Type).map { Self.builder($0) }
  }

  private static func builder<Decoded: Decodable>(_ type: Decoded.Type) -> any ObjectBuilder {
    DecodableBuilder<Decoded>()
  }
}

/// Builds a value from an object. Whether a type is `Decodable` is looked up once for each rule set.
protocol ObjectBuilder: Sendable {
  func build<Value>(_ type: Value.Type, from object: Int, _ reader: DocumentReader) throws -> Value?
}

private struct DecodableBuilder<Decoded: Decodable>: ObjectBuilder {
  func build<Value>(_ type: Value.Type, from object: Int, _ reader: DocumentReader) throws -> Value? {
    try reader.value(Decoded.self, at: object) as? Value
  }
}

extension Rule {
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

/// What has been read of a part of an object.
package struct PartResult {
  /// Whether the part, if it is declared, has a value that is kept or can be decoded with the whole.
  var isReadable: Bool
  /// The failures, with paths from the object.
  var failures: [ValidationFailure]

  static let readable = PartResult(isReadable: true, failures: [])
}

extension RuleSet {
  /// Reads the value of a part, and keeps it.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - part: What is declared about the part.
  ///   - formatters: The formatters of the part.
  ///   - object: The object.
  ///   - reader: Reads the value.
  ///   - request: What is to be done.
  /// - Returns: What was read.
  func readPart<Root>(
    _ node: Int, _ part: PartDescription<Root>, _ formatters: [ValueFormatter<Value>], of object: Int,
    _ reader: BodyReader, _ request: ReadRequest
  ) -> PartResult {
    let start = reader.kept.count
    let result = read(node, formatters: formatters, reader, request)
    switch result.outcome {
    case .value(let value):
      reader.kept.drop(from: start)
      reader.kept.keep(value, of: object, name: part.name, origin: .node(node))
      guard !result.failures.isEmpty else { return .readable }
      return PartResult(isReadable: true, failures: part.placed(result.failures))
    case .undecodable: return PartResult(isReadable: true, failures: part.placed(result.failures))
    // The parts of the part stay, for rules that read them.
    case .unread: return PartResult(isReadable: false, failures: part.placed(result.failures))
    }
  }

  /// Keeps the default value of a missing key, and evaluates the rules.
  func readDefault<Root>(
    _ value: Value, _ part: PartDescription<Root>, of object: Int, _ reader: BodyReader, _ request: ReadRequest
  ) -> PartResult {
    reader.kept.keep(value, of: object, name: part.name, origin: .missingKey)
    guard request.evaluates, evaluateFormatted(value) != .satisfied else { return .readable }
    let failures = reader.counted(failures(ofFormatted: value, messageSource ?? reader.messageSource))
    return PartResult(isReadable: true, failures: part.placed(failures))
  }

  /// Keeps that a part is `nil`, and evaluates the rules.
  func readNil<Root>(
    _ part: PartDescription<Root>, of object: Int, _ reader: BodyReader, _ request: ReadRequest
  ) -> PartResult {
    reader.kept.keep(Value?.none as Any, of: object, name: part.name, origin: .nothing)
    guard request.evaluates, verdictOnNilProperty != .satisfied else { return .readable }
    let failures = reader.counted(failures(ofNilProperty: reader.messageSource))
    return PartResult(isReadable: true, failures: part.placed(failures))
  }
}

extension PropertyDeclaration {
  package func read(
    _ member: Int?, of object: Int, _ reader: BodyReader, _ request: ReadRequest
  ) -> PartResult {
    if let member { return rules.readPart(member, description, formatters, of: object, reader, request) }
    guard let defaultValue else {
      return PartResult(isReadable: false, failures: description.placed(reader.missing()))
    }
    let value = formatted(property: defaultValue) ?? defaultValue
    return rules.readDefault(value, description, of: object, reader, request)
  }

  package func write(_ property: Any, to root: inout Root) {
    if let property = property as? Property { root[keyPath: keyPath] = property }
  }
}

extension OptionalPropertyDeclaration {
  package func read(
    _ member: Int?, of object: Int, _ reader: BodyReader, _ request: ReadRequest
  ) -> PartResult {
    if let member, !reader.values.isNull(member) {
      return rules.readPart(member, description, formatters, of: object, reader, request)
    }
    guard member == nil, let defaultValue else {
      return rules.readNil(description, of: object, reader, request)
    }
    let value = formatted(property: defaultValue) ?? defaultValue
    return rules.readDefault(value, description, of: object, reader, request)
  }

  package func write(_ property: Any, to root: inout Root) {
    root[keyPath: keyPath] = property as? Property
  }
}

extension ComputedDeclaration {
  /// Reads nothing: the part has no place in JSON.
  package func read(
    _ member: Int?, of object: Int, _ reader: BodyReader, _ request: ReadRequest
  ) -> PartResult { .readable }

  package func write(_ property: Any, to root: inout Root) {}
}

extension DeclaredPart {
  /// Reads a part again that another declaration has read, and evaluates the rules of this one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - messageSource: What writes the messages.
  /// - Returns: The value with the formatters of this declaration, and the failures.
  func reread(
    _ value: Any, _ messageSource: (any MessageSource)?
  ) -> (value: Any, failures: [ValidationFailure])? {
    guard let value = value as? Property else { return nil }
    let formatted = formatted(property: value) ?? value
    return (formatted, description.placed(rules.failures(ofFormatted: formatted, messageSource)))
  }

  /// Returns what is at a path in a value; `nil` if there is nothing.
  ///
  /// - Parameters:
  ///   - path: The path, from a value of this part.
  ///   - depth: How many components of the path lead to the value.
  ///   - value: The value.
  /// - Returns: What is at the path.
  func value(at path: ArraySlice<ValidationPath.Component>, from depth: Int, in value: Any) -> Any? {
    guard let component = path.first else { return value }
    guard let structure = rules.structure,
      let part = structure.parts.first(where: { $0.description.name == component.text })
    else { return nil }
    guard depth == 0 else { return part.value(at: path.dropFirst(), from: depth - 1, in: value) }
    guard let property = value as? Property, let value = part.value(inRoot: property) else { return nil }
    return part.value(at: path.dropFirst(), from: 0, in: value)
  }

  private func value(inRoot root: Root) -> Any? { description.keyPath.map { root[keyPath: $0] } }
}
