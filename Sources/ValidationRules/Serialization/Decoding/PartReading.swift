/// What is to be done with a value of a body.
package struct ReadRequest {
  /// Whether to evaluate rules, or only to check types.
  var evaluates = true
  /// Whether a rule reads the value as a whole, so that it is built even if rules for its parts fail.
  var needsValue = false

  func evaluating(_ evaluates: Bool) -> Self { Self(evaluates: evaluates, needsValue: needsValue) }

  func needingValue(_ needsValue: Bool) -> Self {
    Self(evaluates: evaluates, needsValue: self.needsValue || needsValue)
  }
}

/// What has become of a value of a body, and what is wrong with it.
package struct ReadOutcome {
  enum State {
    /// The value has been read, and formatted.
    case value
    /// The type can't be decoded by itself, so the value is read by what it belongs to.
    case undecodable
    /// The value can't be read, or has parts with failures, or its initializer has failed.
    case unread
  }

  var state: State
  /// The failures, with paths from the value, or from what the value is a part of.
  var failures: [ValidationFailure]

  init(_ state: State, _ failures: [ValidationFailure] = []) {
    self.state = state
    self.failures = failures
  }

  /// Returns the outcome with the failures of a part as those of its structure.
  @inline(__always)
  consuming func placed(_ place: PartPlace) -> Self {
    if !failures.isEmpty { failures = failures.changed(place.place) }
    return self
  }
}

extension [ValidationFailure] {
  /// Whether a part of the value could not be read.
  var hasFaults: Bool { contains(where: \.isFault) }

  /// Whether the value is invalid.
  var hasErrors: Bool { contains { $0.severity == .error } }
}

/// Reads a part of an object, and keeps its value.
///
/// - Parameters:
///   - member: The value; `nil` if the object does not have the key.
///   - object: The object.
///   - reader: Reads the value.
///   - request: What is to be done.
/// - Returns: What was read, with paths from the object.
// A function that is made with its rule set, and not a method of the generic types around it: code for any type looks
// types up in tables of the runtime, which took half of the time of `decode`.
package typealias PartReader =
  @Sendable (_ member: Int?, _ object: Int, _ reader: BodyReader, _ request: ReadRequest) -> ReadOutcome

extension RuleSet where Value: Sendable {
  /// Returns a function that reads the values of a part.
  ///
  /// - Parameters:
  ///   - place: Where the part is.
  ///   - formatters: The formatters of the part.
  ///   - isOptional: Whether the type of the property is optional.
  ///   - defaultValue: The formatted value of a missing key; `nil` if there is none.
  /// - Returns: The function.
  func partReader(
    _ place: PartPlace, _ formatters: [ValueFormatter<Value>], isOptional: Bool, default defaultValue: Value?
  ) -> PartReader {
    let read = isOfLeaves ? leafReader(place, formatters) : structureReader(place, formatters)
    let readNothing = readerOfNothing(place, isOptional: isOptional, default: defaultValue)
    return { member, object, reader, request in
      guard let member, !isOptional || !reader.values.isNull(member) else {
        return readNothing(member == nil, object, reader, request)
      }
      return read(member, object, reader, request)
    }
  }

  /// Whether values have no declared parts, and no rules for each of their elements.
  private var isOfLeaves: Bool {
    guard structure?.hasParts != true else { return false }
    return !rules.contains { $0.check is any ElementwiseRule }
  }

  /// Returns a function that reads the values of a part without declared parts.
  // Compiled for the types that most properties have, too.
  @_specialize(where Value == String)
  @_specialize(where Value == Int)
  @_specialize(where Value == Double)
  @_specialize(where Value == Bool)
  private func leafReader(
    _ place: PartPlace, _ formatters: [ValueFormatter<Value>]
  ) -> @Sendable (_ node: Int, _ object: Int, BodyReader, ReadRequest) -> ReadOutcome {
    let read = leafValueReader(formatters)
    return { node, object, reader, request in
      var value: Value?
      let outcome = read(node, reader, request, &value)
      if let value = consume value {
        reader.values.kept.keep(value, of: object, name: place.name, node: node)
      }
      return outcome.placed(place)
    }
  }

  /// Returns a function that reads the values of a part that has parts.
  private func structureReader(
    _ place: PartPlace, _ formatters: [ValueFormatter<Value>]
  ) -> @Sendable (_ node: Int, _ object: Int, BodyReader, ReadRequest) -> ReadOutcome {
    let read = valueReader(formatters)
    return { node, object, reader, request in
      let start = reader.values.kept.count
      var value: Value?
      let outcome = read(node, reader, request, &value)
      // The parts of a part without a value stay, for rules that read them.
      if let value = consume value {
        reader.values.kept.drop(from: start)
        reader.values.kept.keep(value, of: object, name: place.name, node: node)
      }
      return outcome.placed(place)
    }
  }

  /// Returns a function for a part that is `nil`, or whose key is missing.
  private func readerOfNothing(
    _ place: PartPlace, isOptional: Bool, default defaultValue: Value?
  ) -> @Sendable (_ isMissing: Bool, _ object: Int, BodyReader, ReadRequest) -> ReadOutcome {
    let readNil = readerOfNil(place, isOptional: isOptional)
    // Without the default, because an optional of any type is looked up in tables of the runtime.
    guard let defaultValue else { return { readNil($1, $2, $3) } }
    return { isMissing, object, reader, request in
      guard isMissing else { return readNil(object, reader, request) }
      reader.values.kept.keep(defaultValue, of: object, name: place.name, node: KeptParts.Part.missingKey)
      guard request.evaluates, evaluateFormatted(defaultValue) != .satisfied else {
        return ReadOutcome(.value)
      }
      return ReadOutcome(.value, failures(of: defaultValue, reader)).placed(place)
    }
  }

  /// Returns a function for a part that is `nil`.
  private func readerOfNil(
    _ place: PartPlace, isOptional: Bool
  ) -> @Sendable (_ object: Int, BodyReader, ReadRequest) -> ReadOutcome {
    guard isOptional else {
      let messageSource = messageSource
      return { _, reader, _ in
        ReadOutcome(.unread, reader.with(messageSource) { reader.missing() }).placed(place)
      }
    }
    let acceptsNil = verdictOnNilProperty == .satisfied
    return { object, reader, request in
      reader.values.kept.keepNothing(of: object, name: place.name)
      guard request.evaluates, !acceptsNil else { return ReadOutcome(.value) }
      return ReadOutcome(.value, reader.counted(failures(ofNilProperty: reader.messageSource))).placed(place)
    }
  }
}

extension RuleSource where Element: Sendable {
  /// Returns a function that reads the values of a part. Rules that a function returns are made when a value is read.
  fileprivate func partReader(
    _ place: PartPlace, _ formatters: [ValueFormatter<Element>], isOptional: Bool,
    default makeDefault: @escaping @Sendable () -> Element?
  ) -> PartReader {
    switch self {
    case .rules(let rules):
      return rules.partReader(place, formatters, isOptional: isOptional, default: makeDefault())
    case .function(let makeRules):
      return { member, object, reader, request in
        let read = makeRules().partReader(place, formatters, isOptional: isOptional, default: makeDefault())
        return read(member, object, reader, request)
      }
    }
  }
}

/// Reads a value of a body, and returns what has become of it.
typealias ValueReader<Value> =
  @Sendable (_ node: Int, _ reader: BodyReader, _ request: ReadRequest, _ value: inout Value?) -> ReadOutcome

extension RuleSet where Value: Sendable {
  /// Returns a function that reads values.
  @_semantics("optimize.sil.specialize.generic.never")
  func valueReader(_ formatters: [ValueFormatter<Value>]) -> ValueReader<Value> {
    guard !isOfLeaves else { return leafValueReader(formatters) }
    guard formatters.isEmpty else { return { read($0, formatters, $1, $2, into: &$3) } }
    // Without the set, which a function of any type looks up in tables of the runtime.
    if let structure, structure.isOfObject, messageSource == nil {
      let stopsAtFirstFailure = stopsAtFirstFailure
      return { structure.readObject($0, stopsAtFirstFailure: stopsAtFirstFailure, $1, $2, into: &$3) }
    }
    return { read($0, $1, $2, into: &$3) }
  }

  /// Returns a function that reads values without declared parts.
  @_specialize(where Value == String)
  @_specialize(where Value == Int)
  @_specialize(where Value == Double)
  @_specialize(where Value == Bool)
  private func leafValueReader(_ formatters: [ValueFormatter<Value>]) -> ValueReader<Value> {
    let evaluate = evaluateFormatted
    let isFormatted = !formatters.isEmpty
    let builder = ValueBuilders.builder(Value.self)
    return { node, reader, request, result in
      do {
        guard var value = try reader.values.value(Value.self, at: node, builder) else {
          return reader.undecodable()
        }
        if isFormatted {
          for formatter in formatters { value = formatter(value) }
        }
        result = value
        guard request.evaluates, evaluate(value) != .satisfied else { return ReadOutcome(.value) }
        return ReadOutcome(.value, failures(of: value, reader))
      } catch {
        return faults(for: error, at: node, reader)
      }
    }
  }
}

extension RuleSet {
  /// Returns the failures of a formatted value.
  func failures(of value: Value, _ reader: BodyReader) -> [ValidationFailure] {
    reader.counted(failures(ofFormatted: value, reader.messageSource))
  }

  /// Returns the outcome of a value that can't be read.
  func faults(for error: any Error, at node: Int, _ reader: BodyReader) -> ReadOutcome {
    ReadOutcome(.unread, reader.with(messageSource) { reader.faults(for: error, at: node) })
  }
}

/// Reads values of a type.
protocol ValueBuilder<Value>: Sendable {
  associatedtype Value

  func build(from node: Int, _ reader: DocumentReader) throws -> Value
}

/// Whether a type is `Decodable` is looked up once for each rule set.
enum ValueBuilders {
  /// Returns what reads values of a type; `nil` if the type is not `Decodable`.
  static func builder<Value>(_ type: Value.Type) -> (any ValueBuilder<Value>)? {
    (type as? any Decodable.Type).flatMap { builder(of: $0) as? any ValueBuilder<Value> }
  }

  private static func builder<Decoded: Decodable>(of type: Decoded.Type) -> any ValueBuilder {
    DecodableBuilder<Decoded>()
  }
}

private struct DecodableBuilder<Value: Decodable>: ValueBuilder {
  func build(from node: Int, _ reader: DocumentReader) throws -> Value {
    try reader.value(Value.self, at: node)
  }
}

extension DocumentReader {
  /// Reads a value of a type that may not be `Decodable`.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - node: The value.
  ///   - builder: What reads other types than the ones that most properties have; `nil` if the type is not
  ///     `Decodable`.
  /// - Returns: The value; `nil` if the type is not `Decodable`.
  /// - Throws: The error of the initializer.
  @inline(__always)
  func value<Value>(_ type: Value.Type, at node: Int, _ builder: (any ValueBuilder<Value>)?) throws -> Value?
  {
    if type == String.self { return try text(at: node) as? Value }
    if type == Int.self { return try integer(Int.self, at: node) as? Value }
    if type == Double.self { return try number(Double.self, at: node) as? Value }
    if type == Bool.self { return try bool(at: node) as? Value }
    return try builder?.build(from: node, self)
  }
}

/// Makes the function that reads a part.
struct PartReaderMaker<Root>: PropertyVisitor {
  func visit<Property>(property: PropertyDeclaration<Root, Property>) -> PartReader {
    property.source.partReader(property.description.place, property.formatters, isOptional: false) {
      property.formattedDefault
    }
  }

  func visit<Property>(optionalProperty property: OptionalPropertyDeclaration<Root, Property>) -> PartReader {
    property.source.partReader(property.description.place, property.formatters, isOptional: true) {
      property.formattedDefault
    }
  }

  /// Returns a function that reads nothing: the part has no place in JSON.
  func visit<Property>(computed: ComputedDeclaration<Root, Property>) -> PartReader {
    { _, _, _, _ in ReadOutcome(.value) }
  }
}

/// Writes a value that was read into a structure.
struct PropertyWriter<Root>: PropertyVisitor {
  /// The value of the part, or its `nil`.
  let value: Any
  var root: Root

  mutating func visit<Property>(property: PropertyDeclaration<Root, Property>) {
    if let value = value as? Property { root[keyPath: property.keyPath] = value }
  }

  mutating func visit<Property>(optionalProperty property: OptionalPropertyDeclaration<Root, Property>) {
    root[keyPath: property.keyPath] = value as? Property
  }

  func visit<Property>(computed: ComputedDeclaration<Root, Property>) {}
}

extension DeclaredPart {
  /// The value of a key that is missing, formatted.
  fileprivate var formattedDefault: Property? { valueForMissingKey.map { formatted(property: $0) ?? $0 } }
}

extension DeclaredPart {
  /// Evaluates the rules of this declaration on a part that another one has read.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` in an optional if the part is `nil`.
  ///   - messageSource: What writes the messages.
  /// - Returns: The value with the formatters of this declaration, and the failures.
  func reread(_ value: Any, _ messageSource: (any MessageSource)?) -> (
    value: Any, failures: [ValidationFailure]
  ) {
    guard let property = value as? Property else {
      return (value, description.placed(rules.failures(ofNilProperty: messageSource)))
    }
    let formatted = formatted(property: property) ?? property
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
