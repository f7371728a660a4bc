package import Foundation

/// Encodes and decodes values whose types need not be known to be `Codable`.
package enum ValueCoding {
  /// Returns the JSON of a value; `null` if it cannot be encoded.
  package static func json<Value>(of value: Value) -> JSONValue {
    guard let value = value as? any Encodable else { return .null }
    return (try? JSONValue(encoding: value, encoder)) ?? .null
  }

  /// Decodes a value.
  package static func decode<Value>(_ type: Value.Type, from json: JSONValue) throws -> Value? {
    guard let decodable = type as? any Decodable.Type else { return nil }
    return try JSONDocument(JSONEncoder().encode(json)).value(decodable, with: decoder) as? Value
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy =
      .convertToString(positiveInfinity: "+infinity", negativeInfinity: "-infinity", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy =
      .convertFromString(positiveInfinity: "+infinity", negativeInfinity: "-infinity", nan: "nan")
    return decoder
  }
}

extension JSONValue {
  /// Creates the JSON of a value.
  package init(encoding value: some Encodable, _ encoder: JSONEncoder) throws {
    try self.init(JSONDocument(encoder.encode(value)))
  }
}

/// Equality of structures, which need not be `Equatable`.
package enum StructureEquality {
  /// Returns whether structures are equal: as they say, or else as their JSON says. Structures that say
  /// neither are different.
  package static func isSame<Value>(_ value: Value, _ other: Value) -> Bool {
    if value is any Equatable { return ExactEquality.isSame(value, other) }
    guard value is any Encodable else { return false }
    let json = ValueCoding.json(of: value)
    return json != .null && json == ValueCoding.json(of: other)
  }
}
