import Foundation

/// The default values of keys that a body lacks, for when its objects are decoded as a whole.
///
/// A body may have many objects that lack a key, so all of this takes linear time.
struct InsertedDefaults {
  private struct Member {
    let name: String
    /// The name and the value, as in JSON.
    let text: Data
  }

  /// The members that objects lack, by the nodes of the objects.
  private var members: [Int: [Member]] = [:]
  /// The members of the declarations that have been used, because it takes long to encode a value; `nil` for
  /// a value that cannot be encoded.
  private var membersOfParts: [ObjectIdentifier: Member?] = [:]

  var isEmpty: Bool { members.isEmpty }

  /// Adds a member to an object, unless it has been added before.
  ///
  /// - Parameters:
  ///   - description: The declaration of the part.
  ///   - value: The default value.
  ///   - object: The object.
  ///   - decoder: The decoder that will read the value.
  mutating func insert(
    _ description: PartDescription<some Any>, _ value: Any, into object: Int, for decoder: JSONDecoder
  ) {
    let identity = ObjectIdentifier(description.identity)
    let member = membersOfParts[identity] ?? Self.member(description.name, value, decoder)
    membersOfParts[identity] = .some(member)
    guard let member, members[object]?.contains(where: { $0.name == member.name }) != true else { return }
    members[object, default: []].append(member)
  }

  private static func member(_ name: String, _ value: Any, _ decoder: JSONDecoder) -> Member? {
    guard let value = value as? any Encodable, let key = try? JSONEncoder().encode(name),
      let json = try? JSONEncoder(matching: decoder).encode(value)
    else { return nil }
    return Member(name: name, text: key + Data(":".utf8) + json)
  }

  /// Returns the text of a value, with the members that were added to it and to the objects in it.
  func text(of node: Int, in document: JSONDocument) -> Data {
    let range = document.range(of: node)
    guard !members.isEmpty else { return Data(document.bytes[range]) }
    let objects = document.nodes(in: node).filter { members[$0] != nil }
      .map { (node: $0, end: document.range(of: $0).upperBound - 1) }
      .sorted { $0.end < $1.end }
    var text = Data()
    var start = range.lowerBound
    for object in objects {
      text += document.bytes[start..<object.end]
      var hasMembers = document.hasParts(object.node)
      for member in members[object.node] ?? [] {
        if hasMembers { text.append(UInt8(ascii: ",")) }
        text += member.text
        hasMembers = true
      }
      start = object.end
    }
    return text + document.bytes[start..<range.upperBound]
  }
}

extension JSONEncoder {
  /// Creates an encoder that writes what a decoder reads, as far as its strategies say so.
  convenience init(matching decoder: JSONDecoder) {
    self.init()
    switch decoder.dateDecodingStrategy {
    case .secondsSince1970: dateEncodingStrategy = .secondsSince1970
    case .millisecondsSince1970: dateEncodingStrategy = .millisecondsSince1970
    case .iso8601: dateEncodingStrategy = .iso8601
    #if canImport(Darwin)
    case .formatted(let formatter): dateEncodingStrategy = .formatted(formatter)
    #endif
    case .custom: dateEncodingStrategy = JSONEncoder.rfc3339.dateEncodingStrategy
    default: dateEncodingStrategy = .deferredToDate
    }
    if case .deferredToData = decoder.dataDecodingStrategy { dataEncodingStrategy = .deferredToData }
    if case .convertFromSnakeCase = decoder.keyDecodingStrategy { keyEncodingStrategy = .convertToSnakeCase }
  }
}
