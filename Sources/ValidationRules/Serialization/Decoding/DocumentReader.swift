package import Foundation
import ValidationFormats

/// Reads values of a document as `JSONDecoder` reads them, and knows the place of each.
///
/// Numbers are exact, unlike those of `JSONDecoder`: what a type can't hold is an error. Keys are compared by their
/// code units.
final class DocumentReader {
  let document: JSONDocument
  let strategies: DecodingStrategies
  /// The values that were read before.
  var kept: KeptParts {
    @inline(__always) _read { yield unsafe uncheckedKept }
    @inline(__always) _modify { yield unsafe &uncheckedKept }
  }

  // Unchecked: each access ends before code of the program runs. Checks at run time take a twentieth of `decode`.
  @exclusivity(unchecked)
  private var uncheckedKept = KeptParts()
  /// The coding path of the whole value.
  private let codingPath: [any CodingKey]
  /// The types that could not be read; at each place the outermost one.
  private var typesOfFaults: [Int: any Any.Type] = [:]
  /// The value whose initializer has thrown the error that is under way; `noFault` if none is.
  private var innermostFault = noFault
  private static let noFault = -1

  init(_ document: JSONDocument, _ strategies: DecodingStrategies, codingPath: [any CodingKey] = []) {
    self.document = document
    self.strategies = strategies
    self.codingPath = codingPath
  }

  // MARK: Values

  /// Reads a value.
  ///
  /// - Throws: The error that `JSONDecoder` throws.
  func value<Value: Decodable>(_ type: Value.Type, at node: Int) throws -> Value {
    innermostFault = Self.noFault
    do {
      return try read(type, at: node)
    } catch {
      if innermostFault == Self.noFault { innermostFault = node }
      typesOfFaults[node] = type
      throw error
    }
  }

  private func read<Value: Decodable>(_ type: Value.Type, at node: Int) throws -> Value {
    // Not as an optional of any type, which is looked up in tables of the runtime.
    if let offset = kept.offset(of: node, in: document) {
      guard kept.parts[offset].value.isOther(type) else { return try readForType(type, at: node, offset) }
      kept.handOut(offset)
      return unsafe kept.parts[offset].value.other(type)
    }
    return try isLeftToType(type)
      ? Value(from: DocumentDecoder(self, node)) : readForType(type, at: node, nil)
  }

  /// Whether `JSONDecoder` leaves it to a type how a value is read.
  private func isLeftToType(_ type: any Decodable.Type) -> Bool {
    let isOfFoundation = type == Date.self || type == Data.self || type == URL.self || type == Decimal.self
    return !isOfFoundation && type != JSONValue.self && strategies.keyStrategy == nil
  }

  /// Reads a value of a type that `JSONDecoder` knows, or as which a part has not been read.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - node: The value.
  ///   - offset: The part that was read from it; `nil` if there is none.
  /// - Returns: The value.
  /// - Throws: The error that `JSONDecoder` throws.
  @inline(never)
  private func readForType<Value: Decodable>(_ type: Value.Type, at node: Int, _ offset: Int?) throws -> Value
  {
    if let offset, let value = kept.value(type, atOffset: offset) { return value }
    if type == Date.self, let value = try date(at: node) as? Value { return value }
    if type == Data.self, let value = try data(at: node) as? Value { return value }
    if type == URL.self, let value = try url(at: node) as? Value { return value }
    if type == Decimal.self, let value = try decimal(at: node) as? Value { return value }
    if type == JSONValue.self, let value = try json(at: node) as? Value { return value }
    if strategies.keyStrategy != nil, let dictionary = type as? any TextKeyedDictionary.Type,
      let value = try dictionary.read(node, self) as? Value
    {
      return value
    }
    return try Value(from: DocumentDecoder(self, node))
  }

  func isNull(_ node: Int) -> Bool { document.isNull(node) }

  func bool(at node: Int) throws -> Bool {
    guard let flag = document.flag(node) else { throw mismatch(Bool.self, at: node) }
    return flag
  }

  func text(at node: Int) throws -> String {
    guard document.isString(node) else { throw mismatch(String.self, at: node) }
    guard let text = document.text(of: node) else {
      throw corrupted(String.self, at: node, "The text has half of a surrogate pair.")
    }
    return text
  }

  func integer<Number: FixedWidthInteger>(_ type: Number.Type, at node: Int) throws -> Number {
    if let number = document.integer(type, at: node) { return number }
    guard document.isNumber(node) else { throw mismatch(type, at: node) }
    throw corrupted(type, at: node, "Parsed JSON number does not fit in \(type).")
  }

  func number<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Number.Type, at node: Int
  ) throws -> Number {
    if let number = document.floatingPoint(type, at: node) { return number }
    if document.isString(node), let number = strategies.nonConformingFloat(try text(at: node), type) {
      return number
    }
    guard document.isNumber(node) else { throw mismatch(type, at: node) }
    throw corrupted(type, at: node, "Parsed JSON number does not fit in \(type).")
  }

  private func decimal(at node: Int) throws -> Decimal {
    if let number = document.decimal(at: node) { return number }
    guard document.isNumber(node) else { throw mismatch(Decimal.self, at: node) }
    throw corrupted(Decimal.self, at: node, "Parsed JSON number does not fit in Decimal.")
  }

  /// Reads any value.
  func json(at node: Int) throws -> JSONValue {
    switch document.kind(of: node) {
    case .null: return .null
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .string, .escapedString, .fieldText: return .string(try text(at: node))
    case .number:
      if let number = document.integer(Int.self, at: node) { return .integer(number) }
      let number = try number(Double.self, at: node)
      return JSONValue(number, withDigitsOf: document.decimal(at: node))
    case .array: return .array(try document.elements(of: node).map { try json(at: $0) })
    case .object:
      var members: [String: JSONValue] = [:]
      for key in document.keys(of: node) { members[try text(at: key)] = try json(at: key + 1) }
      return .object(members)
    }
  }

  // MARK: Coding paths

  /// Returns the coding path of a value.
  func codingPath(of node: Int) -> [any CodingKey] {
    var path = codingPath
    for node in document.ancestry(of: node) {
      let isElement = document.kind(of: document.parent(of: node)) == .array
      path.append(
        isElement
          ? DocumentKey(intValue: Int(document.nodes[node].ordinal))
          : DocumentKey(stringValue: strategies.codingKey(document.text(of: node - 1) ?? "", after: path)))
    }
    return path
  }

  /// A place in a document.
  struct Place {
    var path: ValidationPath
    /// The value there; `nil` if the document has none.
    var node: Int?
  }

  /// Returns the place of a coding path, whose keys may be written otherwise in the document.
  func place(of codingPath: [any CodingKey]) -> Place {
    var place = Place(path: ValidationPath(), node: JSONDocument.root)
    for (offset, key) in codingPath.enumerated() {
      let parent = place.node
      var component = ValidationPath.Component(key)
      place.node = nil
      switch parent.map(document.kind) {
      case .array:
        if let parent, let offset = key.intValue { place.node = document.element(offset, of: parent) }
      case .object:
        place.node = parent.flatMap { member(of: $0, for: key, after: Array(codingPath[..<offset])) }
        component = .key(place.node.map { document.name(of: $0 - 1) } ?? key.stringValue)
      default: break
      }
      place.path.components.append(component)
    }
    return place
  }

  /// Returns the member of an object that is read for a key.
  private func member(of object: Int, for key: any CodingKey, after codingPath: [any CodingKey]) -> Int? {
    if let value = document.member(key.stringValue, of: object) { return value }
    guard strategies.keyStrategy != nil else { return nil }
    return document.keys(of: object).first {
      strategies.codingKey(document.text(of: $0) ?? "", after: codingPath) == key.stringValue
    }.map { $0 + 1 }
  }

  /// Returns the value within another one whose initializer has thrown an error.
  func innermostFault(in node: Int) -> Int {
    (node..<document.following(node)).contains(innermostFault) ? innermostFault : node
  }

  /// Returns the outermost type that could not be read from a value; `nil` if there is none.
  func typeOfFault(at node: Int) -> (any Any.Type)? { typesOfFaults[node] }

  // MARK: Errors

  /// Checks that a value is an object.
  func requireObject(at node: Int) throws {
    guard document.isObject(node) else { throw mismatch([String: Any].self, at: node) }
  }

  /// Checks that a value is an array.
  func requireArray(at node: Int) throws {
    guard document.isArray(node) else { throw mismatch([Any].self, at: node) }
  }

  /// Returns the error for a value of another kind.
  func mismatch(_ type: any Any.Type, at node: Int) -> DecodingError {
    typesOfFaults[node] = type
    let path = codingPath(of: node)
    guard !isNull(node) else {
      return .valueNotFound(
        type, .init(codingPath: path, debugDescription: "Cannot get \(type) -- found null value instead."))
    }
    return .typeMismatch(
      type,
      .init(
        codingPath: path,
        debugDescription: "Expected to decode \(type) but found \(document.kind(of: node).phrase) instead."))
  }

  /// Returns the error for a value of the right kind that a type doesn't have.
  func corrupted(_ type: any Any.Type, at node: Int, _ description: String) -> DecodingError {
    typesOfFaults[node] = type
    return .dataCorrupted(.init(codingPath: codingPath(of: node), debugDescription: description))
  }
}

extension JSONDocument {
  /// Reads the whole value as a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - decoder: The decoder whose strategies and `userInfo` apply; `nil` for dates in RFC 3339 notation.
  /// - Returns: The value.
  /// - Throws: The error that `JSONDecoder` throws.
  package func value<Value: Decodable>(_ type: Value.Type, with decoder: JSONDecoder? = nil) throws -> Value {
    try DocumentReader(self, DecodingStrategies(decoder)).value(type, at: Self.root)
  }

  /// A decoder at the whole value.
  package var decoder: any Decoder {
    DocumentDecoder(DocumentReader(self, DecodingStrategies(nil)), Self.root)
  }
}

extension JSONValue {
  /// Creates the value of a document.
  ///
  /// - Throws: `DecodingError` for a number beyond all that floating point has.
  package init(_ document: JSONDocument) throws {
    self = try DocumentReader(document, DecodingStrategies(nil)).json(at: JSONDocument.root)
  }
}

/// A key of a coding path.
struct DocumentKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  /// Creates the key of an element, with the text that `JSONDecoder` has for it.
  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
