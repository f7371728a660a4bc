import Foundation

/// The members of an object of a document, and those of its missing keys that have a default.
struct DocumentObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let members: ObjectMembers

  init(_ reader: DocumentReader, _ object: Int) { members = ObjectMembers(reader, object) }

  var codingPath: [any CodingKey] { members.codingPath }

  var allKeys: [Key] { members.names.compactMap { Key(stringValue: $0) } }

  // Has the type of a value, so that it stands where one is missing.
  private func missing<Value>(_ key: Key) throws -> Value { throw members.missing(key) }

  func contains(_ key: Key) -> Bool { members.place(of: key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try members.isNull(key.stringValue) ?? missing(key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try members.value(type, key)
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try members.bool(key.stringValue) ?? missing(key)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try members.text(key.stringValue) ?? missing(key)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try members.number(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try members.number(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try members.integer(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try members.integer(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try members.integer(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try members.integer(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try members.integer(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try members.integer(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try members.integer(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try members.integer(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try members.integer(type, key.stringValue) ?? missing(key)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try members.integer(type, key.stringValue) ?? missing(key)
  }

  // One search for a property that may be missing.

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try members.isNothing(key.stringValue) ? nil : members.value(ofAny: type, key.stringValue)
  }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try members.isNothing(key.stringValue) ? nil : members.bool(key.stringValue, acceptsNull: true)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try members.isNothing(key.stringValue) ? nil : members.text(key.stringValue, acceptsNull: true)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try members.isNothing(key.stringValue) ? nil : members.integer(type, key.stringValue, acceptsNull: true)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try members.isNothing(key.stringValue) ? nil : members.number(type, key.stringValue, acceptsNull: true)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try (members.decoder(key.stringValue) ?? missing(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try (members.decoder(key.stringValue) ?? missing(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try members.superDecoder("super") }

  func superDecoder(forKey key: Key) throws -> any Decoder { try members.superDecoder(key.stringValue) }
}

/// Finds and reads the members of an object by their names as coding keys.
///
/// Most initializers read properties in the order in which the text has them, so each search begins with the key that
/// was found last.
// Not generic: see `PartReader`.
private final class ObjectMembers {
  /// Where a value is.
  enum Place {
    case node(Int)
    /// The value of a missing key is the part at this offset.
    case missingKey(Int)
  }

  /// How many nodes are searched before all keys are put into an index: a text may have a hundred thousand.
  private static let greatestSearch = 10_000

  private let reader: DocumentReader
  private let object: Int
  /// The key that was found last.
  private var last: Int
  private var searchCount = 0
  /// The keys of the object by their names as coding keys, in UTF-8; `nil` as long as the object is searched.
  private var index: [ContiguousArray<UInt8>: Int]?

  init(_ reader: DocumentReader, _ object: Int) {
    self.reader = reader
    self.object = object
    last = object + 1
  }

  var codingPath: [any CodingKey] { reader.codingPath(of: object) }

  var names: [String] {
    let document = reader.document
    let names = document.keys(of: object).map { codingKey(document.text(of: $0) ?? "") }
    return names + missingKeys.map { codingKey(reader.kept.parts[$0].name) }
  }

  private func codingKey(_ name: String) -> String { reader.strategies.codingKey(name, after: codingPath) }

  // MARK: Search

  func place(of name: String) -> Place? {
    if reader.strategies.keyStrategy == nil, let node = reader.kept.node(ofNextNamed: name, in: object) {
      last = node - 1
      return .node(node)
    }
    if let key = key(name) { return .node(key + 1) }
    guard reader.kept.areHandedOut(of: object) else { return nil }
    return missingKeys.first { codingKey(reader.kept.parts[$0].name) == name }.map(Place.missingKey)
  }

  private var missingKeys: [Int] { reader.kept.areHandedOut(of: object) ? reader.kept.missingKeys : [] }

  private func key(_ name: String) -> Int? {
    if reader.strategies.keyStrategy == nil, index == nil {
      let key = reader.document.key(name, of: object, startingAt: last)
      if let key, key >= last {
        searchCount += key - last
      } else {
        searchCount += reader.document.following(object) - object
      }
      if let key { last = key }
      if searchCount > Self.greatestSearch { index = keysByName }
      return key
    }
    let index = index ?? keysByName
    self.index = index
    return index[ContiguousArray(name.utf8)]
  }

  private var keysByName: [ContiguousArray<UInt8>: Int] {
    let codingPath = codingPath
    let keys = reader.document.keys(of: object).map { key in
      let name = reader.strategies.codingKey(reader.document.text(of: key) ?? "", after: codingPath)
      return (ContiguousArray(name.utf8), key)
    }
    return Dictionary(keys) { first, _ in first }
  }

  // MARK: Values

  /// Returns whether a key is that of the next part, which was found to be `nil`.
  // Saves the search for most properties that are missing.
  func isNothing(_ name: String) -> Bool {
    reader.strategies.keyStrategy == nil && reader.kept.passNothing(named: name, in: object)
  }

  /// Returns the value of a key; `nil` if there is none, or if it is `null` and that is acceptable.
  @inline(__always)
  private func value<Value: Decodable>(
    _ type: Value.Type, _ name: String, acceptsNull: Bool, _ read: (Int) throws -> Value
  ) throws -> Value? {
    switch place(of: name) {
    case nil: return nil
    case .node(let node)?:
      if acceptsNull, reader.isNull(node) { return nil }
      return try reader.kept.value(type, at: node, in: reader.document) ?? read(node)
    case .missingKey(let offset)?:
      return try reader.value(type, ofMissingKey: offset, name, of: object)
    }
  }

  /// Returns the value of a key.
  ///
  /// - Throws: The error of the value, or that of a missing key.
  // Not optional: an optional of any type is looked up in tables of the runtime.
  func value<Value: Decodable>(_ type: Value.Type, _ key: some CodingKey) throws -> Value {
    switch place(of: key.stringValue) {
    case .node(let node)?: return try reader.value(type, at: node)
    case .missingKey(let offset)?:
      return try reader.value(type, ofMissingKey: offset, key.stringValue, of: object)
    case nil: throw missing(key)
    }
  }

  /// Returns the error for a key that the object lacks.
  func missing(_ key: some CodingKey) -> DecodingError {
    .keyNotFound(
      key,
      .init(
        codingPath: codingPath,
        debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
  }

  func value<Value: Decodable>(ofAny type: Value.Type, _ name: String) throws -> Value? {
    try value(type, name, acceptsNull: true) { try reader.value(type, at: $0) }
  }

  func bool(_ name: String, acceptsNull: Bool = false) throws -> Bool? {
    try value(Bool.self, name, acceptsNull: acceptsNull) { try reader.bool(at: $0) }
  }

  func text(_ name: String, acceptsNull: Bool = false) throws -> String? {
    try value(String.self, name, acceptsNull: acceptsNull) { try reader.text(at: $0) }
  }

  func number<Number: BinaryFloatingPoint & LosslessStringConvertible & Decodable>(
    _ type: Number.Type, _ name: String, acceptsNull: Bool = false
  ) throws -> Number? {
    try value(type, name, acceptsNull: acceptsNull) { try reader.number(type, at: $0) }
  }

  func integer<Number: FixedWidthInteger & Decodable>(
    _ type: Number.Type, _ name: String, acceptsNull: Bool = false
  ) throws -> Number? {
    try value(type, name, acceptsNull: acceptsNull) { try reader.integer(type, at: $0) }
  }

  func isNull(_ name: String) -> Bool? {
    switch place(of: name) {
    case nil: nil
    case .node(let node)?: reader.isNull(node)
    case .missingKey?: false
    }
  }

  /// Returns a decoder at the value of a key; `nil` if there is none.
  func decoder(_ name: String) throws -> DocumentDecoder? {
    switch place(of: name) {
    case nil: nil
    case .node(let node)?: DocumentDecoder(reader, node)
    case .missingKey(let offset)?: try reader.decoder(ofMissingKey: offset, name, of: object)
    }
  }

  func superDecoder(_ name: String) throws -> DocumentDecoder {
    try decoder(name) ?? reader.decoderOfNull(name, of: object)
  }
}

extension DocumentReader {
  /// Returns a decoder of `null`, for a key that an object lacks.
  fileprivate func decoderOfNull(_ key: String, of object: Int) -> DocumentDecoder {
    DocumentDecoder(
      DocumentReader(.null, strategies, codingPath: codingPath(of: object) + [DocumentKey(stringValue: key)]),
      JSONDocument.root)
  }

  /// Returns a decoder of the default value of a missing key, for an initializer that reads another type than that of
  /// the property.
  fileprivate func decoder(
    ofMissingKey offset: Int, _ key: String, of object: Int
  ) throws -> DocumentDecoder {
    let path = codingPath(of: object) + [DocumentKey(stringValue: key)]
    guard let value = kept.parts[offset].value.any as? any Encodable else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "The default value of this key is not Encodable."))
    }
    let document = try JSONDocument(try JSONEncoder(matching: strategies.decoder).encode(value))
    return DocumentDecoder(DocumentReader(document, strategies, codingPath: path), JSONDocument.root)
  }

  fileprivate func value<Value: Decodable>(
    _ type: Value.Type, ofMissingKey offset: Int, _ key: String, of object: Int
  ) throws -> Value {
    if let value = kept.value(type, atOffset: offset) { return value }
    // A type around that of the property gets the value itself.
    let decoder = try decoder(ofMissingKey: offset, key, of: object)
    decoder.reader.kept.handOut(whole: kept.parts[offset].value)
    return try decoder.reader.value(type, at: JSONDocument.root)
  }
}
