import Foundation

/// Encodes and decodes structures for snapshots.
enum SnapshotCoding {
  /// Returns the JSON of a value; `null` if it cannot be encoded.
  static func json<Value>(of value: Value) -> JSONValue {
    guard let value = value as? any Encodable else { return .null }
    return (try? JSONValue(encoding: value, encoder)) ?? .null
  }

  /// Decodes a value.
  static func decode<Value>(_ type: Value.Type, from json: JSONValue) throws -> Value? {
    guard let decodable = type as? any Decodable.Type else { return nil }
    return try decoder.decode(decodable, from: JSONEncoder().encode(json)) as? Value
  }

  /// Returns the paths of members of objects that another value does not have.
  static func unknownMembers(of json: JSONValue, known: JSONValue, at path: ValidationPath = ValidationPath())
    -> [ValidationPath]
  {
    guard case .object(let members) = json, case .object(let knownMembers) = known else { return [] }
    return members.sorted(byKey: \.key).flatMap { name, member in
      let memberPath = path.appending(.key(name))
      guard let knownMember = knownMembers[name] else { return member == .null ? [] : [memberPath] }
      return unknownMembers(of: member, known: knownMember, at: memberPath)
    }
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

/// Reads the content of a snapshot, and notes what nobody has read.
struct SnapshotReader {
  private let content: SnapshotContent
  private var unreadControls: Set<String>

  init(_ content: SnapshotContent) {
    self.content = content
    unreadControls = Set(content.controls.keys)
  }

  /// The paths of the controls that nobody has read, in order.
  var unreadPaths: [ValidationPath] { unreadControls.sorted().compactMap { ValidationPath($0) } }

  /// Returns the state of the control at a path.
  mutating func control(at path: ValidationPath) -> ControlState? {
    unreadControls.remove(path.description)
    return content.controls[path.description]
  }

  /// Returns the places in the base of the elements of a list.
  func places(at path: ValidationPath) -> [Int?]? { content.places[path.description] }

  /// Returns the structure with which edits are compared in a part that is not in the base.
  func base<Value>(_ type: Value.Type, at path: ValidationPath) -> Value? {
    content.bases[path.description].flatMap { try? SnapshotCoding.decode(type, from: $0) }
  }
}
