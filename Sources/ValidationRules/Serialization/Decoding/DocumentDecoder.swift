import Foundation

/// A decoder at a value of a document.
struct DocumentDecoder: Decoder {
  let reader: DocumentReader
  let node: Int

  init(_ reader: DocumentReader, _ node: Int) {
    self.reader = reader
    self.node = node
  }

  var codingPath: [any CodingKey] { reader.codingPath(of: node) }

  var userInfo: [CodingUserInfoKey: Any] {
    guard let decoder = reader.strategies.decoder else { return [:] }
    return decoder.userInfo
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try reader.requireObject(at: node)
    return KeyedDecodingContainer(DocumentObject<Key>(reader, node))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try reader.requireArray(at: node)
    return DocumentArray(reader, node)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    DocumentValue(reader: reader, node: node)
  }
}

/// A value of a document.
private struct DocumentValue: SingleValueDecodingContainer {
  let reader: DocumentReader
  let node: Int

  var codingPath: [any CodingKey] { reader.codingPath(of: node) }

  func decodeNil() -> Bool { reader.isNull(node) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try reader.value(type, at: node) }

  func decode(_ type: Bool.Type) throws -> Bool { try kept(type) ?? reader.bool(at: node) }
  func decode(_ type: String.Type) throws -> String { try kept(type) ?? reader.text(at: node) }
  func decode(_ type: Double.Type) throws -> Double { try kept(type) ?? reader.number(type, at: node) }
  func decode(_ type: Float.Type) throws -> Float { try kept(type) ?? reader.number(type, at: node) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    try kept(type) ?? reader.integer(type, at: node)
  }

  private func kept<Value>(_ type: Value.Type) -> Value? {
    reader.kept.value(type, at: node, in: reader.document)
  }
}

/// The elements of an array of a document, one after the other.
private struct DocumentArray: UnkeyedDecodingContainer {
  let reader: DocumentReader
  let array: Int
  private var element: Int
  private(set) var currentIndex = 0

  init(_ reader: DocumentReader, _ array: Int) {
    self.reader = reader
    self.array = array
    element = array + 1
  }

  var codingPath: [any CodingKey] { reader.codingPath(of: array) }

  var count: Int? { reader.document.count(of: array) }

  var isAtEnd: Bool { element >= reader.document.following(array) }

  /// Reads the next element. The next one after an error is the same again.
  private mutating func next<Value>(_ type: Value.Type, _ read: (Int) throws -> Value) throws -> Value {
    guard !isAtEnd else { throw end(type) }
    let value = try reader.kept.value(type, at: element, in: reader.document) ?? read(element)
    element = reader.document.following(element)
    currentIndex += 1
    return value
  }

  private func end(_ type: any Any.Type) -> DecodingError {
    .valueNotFound(
      type,
      .init(
        codingPath: codingPath + [DocumentKey(intValue: currentIndex)],
        debugDescription: "Unkeyed container is at end."))
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { throw end(Any?.self) }
    guard reader.isNull(element) else { return false }
    element += 1
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type) { [reader] in try reader.value(type, at: $0) }
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool {
    try next(type) { [reader] in try reader.bool(at: $0) }
  }
  mutating func decode(_ type: String.Type) throws -> String {
    try next(type) { [reader] in try reader.text(at: $0) }
  }
  mutating func decode(_ type: Double.Type) throws -> Double {
    try next(type) { [reader] in try reader.number(type, at: $0) }
  }
  mutating func decode(_ type: Float.Type) throws -> Float {
    try next(type) { [reader] in try reader.number(type, at: $0) }
  }
  mutating func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  private mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    try next(type) { [reader] in try reader.integer(type, at: $0) }
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next(KeyedDecodingContainer<Key>.self) { [reader] in
      try DocumentDecoder(reader, $0).container(keyedBy: type)
    }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next((any UnkeyedDecodingContainer).self) { [reader] in
      try DocumentDecoder(reader, $0).unkeyedContainer()
    }
  }

  mutating func superDecoder() throws -> any Decoder {
    try next((any Decoder).self) { [reader] in DocumentDecoder(reader, $0) }
  }
}
