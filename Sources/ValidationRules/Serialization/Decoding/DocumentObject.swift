import Foundation

/// The members of an object of a document, and those of its missing keys that have a default.
struct DocumentObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// Where a value is.
  private enum Place {
    case node(Int)
    /// The value of a missing key is the part at this offset.
    case missingKey(Int)
  }

  private let reader: DocumentReader
  private let object: Int
  private let position: KeyPosition

  init(_ reader: DocumentReader, _ object: Int) {
    self.reader = reader
    self.object = object
    position = KeyPosition(object + 1)
  }

  var codingPath: [any CodingKey] { reader.codingPath(of: object) }

  var allKeys: [Key] {
    let document = reader.document
    let names = document.keys(of: object).map { codingKey(document.text(of: $0) ?? "") }
    return (names + missingKeys.map { codingKey(reader.kept.parts[$0].name) }).compactMap { Key(stringValue: $0) }
  }

  // MARK: Keys

  /// Returns where the value of a key is; `nil` if there is none.
  private func place(of key: Key) -> Place? {
    let name = key.stringValue
    if let key = position.key(name, of: object, reader) { return .node(key + 1) }
    return missingKeys.first { codingKey(reader.kept.parts[$0].name) == name }.map(Place.missingKey)
  }

  private var missingKeys: [Int] { reader.kept.areHandedOut(of: object) ? reader.kept.missingKeys : [] }

  private func codingKey(_ name: String) -> String { reader.strategies.codingKey(name, after: codingPath) }

  private func missing(_ key: Key) -> DecodingError {
    .keyNotFound(
      key,
      .init(
        codingPath: codingPath,
        debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
  }

  // MARK: Values

  private func value<Value: Decodable>(
    _ type: Value.Type, _ key: Key, _ read: (DocumentReader, Int) throws -> Value
  ) throws -> Value {
    guard let place = place(of: key) else { throw missing(key) }
    return try value(type, at: place, key, read)
  }

  private func valueIfPresent<Value: Decodable>(
    _ type: Value.Type, _ key: Key, _ read: (DocumentReader, Int) throws -> Value
  ) throws -> Value? {
    guard let place = place(of: key) else { return nil }
    if case .node(let node) = place, reader.isNull(node) { return nil }
    return try value(type, at: place, key, read)
  }

  private func value<Value: Decodable>(
    _ type: Value.Type, at place: Place, _ key: Key, _ read: (DocumentReader, Int) throws -> Value
  ) throws -> Value {
    switch place {
    case .node(let node):
      if let value = reader.kept.value(type, at: node, in: reader.document) { return value }
      return try read(reader, node)
    case .missingKey(let offset):
      if let value = reader.kept.value(type, atOffset: offset) { return value }
      return try reader.value(type, ofMissingKey: offset, key, of: object)
    }
  }

  private func integer<Number: FixedWidthInteger & Decodable>(_ type: Number.Type, _ key: Key) throws -> Number {
    try value(type, key) { try $0.integer(type, at: $1) }
  }

  func contains(_ key: Key) -> Bool { place(of: key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    guard let place = place(of: key) else { throw missing(key) }
    return if case .node(let node) = place { reader.isNull(node) } else { false }
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(type, key) { try $0.value(type, at: $1) }
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(type, key) { try $0.bool(at: $1) } }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(type, key) { try $0.text(at: $1) } }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try value(type, key) { try $0.number(type, at: $1) }
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try value(type, key) { try $0.number(type, at: $1) }
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try integer(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try integer(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try integer(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try integer(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try integer(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try integer(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try integer(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try integer(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try integer(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try integer(type, key) }

  // One search for a property that may be missing.

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try valueIfPresent(type, key) { try $0.value(type, at: $1) }
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try valueIfPresent(type, key) { try $0.bool(at: $1) }
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try valueIfPresent(type, key) { try $0.text(at: $1) }
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try valueIfPresent(type, key) { try $0.integer(type, at: $1) }
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try valueIfPresent(type, key) { try $0.number(type, at: $1) }
  }

  // MARK: Nested containers

  /// Returns a decoder at the value of a key; `nil` if there is none.
  private func decoder(_ key: any CodingKey, at place: Place?) throws -> DocumentDecoder? {
    switch place {
    case .node(let node)?: DocumentDecoder(reader, node)
    case .missingKey(let offset)?: try reader.decoder(ofMissingKey: offset, key, of: object)
    case nil: nil
    }
  }

  private func decoder(_ key: Key) throws -> DocumentDecoder {
    guard let decoder = try decoder(key, at: place(of: key)) else { throw missing(key) }
    return decoder
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try decoder(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let key = RuleKey(stringValue: "super")
    let member = position.key(key.stringValue, of: object, reader).map { Place.node($0 + 1) }
    return try decoder(key, at: member) ?? reader.decoderOfNull(key, of: object)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try decoder(key, at: place(of: key)) ?? reader.decoderOfNull(key, of: object)
  }
}

/// Finds the members of an object.
///
/// Most initializers read properties in the order in which the text has them, so each search begins with the key that
/// was found last.
private final class KeyPosition {
  /// How many keys are compared before all are put into an index: a text may have a hundred thousand.
  private static let greatestSearch = 1_000

  /// The key that was found last.
  private var last: Int
  private var searchCount = 0
  /// The keys of the object by their names as coding keys, in UTF-8; `nil` as long as the object is searched.
  private var index: [ContiguousArray<UInt8>: Int]?

  init(_ first: Int) { last = first }

  func key(_ name: String, of object: Int, _ reader: DocumentReader) -> Int? {
    if reader.strategies.keyStrategy == nil, index == nil {
      let start = last
      let key = reader.document.key(name, of: object, startingAt: start)
      if let key, key >= start {
        searchCount += key - start
      } else {
        searchCount += reader.document.following(object) - object
      }
      if let key { last = key }
      if searchCount > Self.greatestSearch { index = names(of: object, reader) }
      return key
    }
    let index = index ?? names(of: object, reader)
    self.index = index
    return index[ContiguousArray(name.utf8)]
  }

  private func names(of object: Int, _ reader: DocumentReader) -> [ContiguousArray<UInt8>: Int] {
    let codingPath = reader.codingPath(of: object)
    let keys = reader.document.keys(of: object).map { key in
      let name = reader.strategies.codingKey(reader.document.text(of: key) ?? "", after: codingPath)
      return (ContiguousArray(name.utf8), key)
    }
    return Dictionary(keys) { first, _ in first }
  }
}

extension DocumentReader {
  /// Returns a decoder of `null`, for a key that an object lacks.
  fileprivate func decoderOfNull(_ key: any CodingKey, of object: Int) -> DocumentDecoder {
    DocumentDecoder(DocumentReader(.null, strategies, codingPath: codingPath(of: object) + [key]), JSONDocument.root)
  }

  /// Returns a decoder of the default value of a missing key, for an initializer that reads another type than that of
  /// the property.
  fileprivate func decoder(
    ofMissingKey offset: Int, _ key: any CodingKey, of object: Int
  ) throws -> DocumentDecoder {
    let path = codingPath(of: object) + [key]
    guard let value = kept.parts[offset].value as? any Encodable else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "The default value of this key is not Encodable."))
    }
    let document = try JSONDocument(try JSONEncoder(matching: strategies.decoder).encode(value))
    return DocumentDecoder(DocumentReader(document, strategies, codingPath: path), JSONDocument.root)
  }

  fileprivate func value<Value: Decodable>(
    _ type: Value.Type, ofMissingKey offset: Int, _ key: any CodingKey, of object: Int
  ) throws -> Value {
    // A type around that of the property gets the value itself.
    let decoder = try decoder(ofMissingKey: offset, key, of: object)
    return try decoder.reader.kept.handOut(whole: kept.parts[offset].value) {
      try decoder.reader.value(type, at: JSONDocument.root)
    }
  }
}
