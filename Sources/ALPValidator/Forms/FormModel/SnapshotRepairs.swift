/// Decodes the structures of a snapshot, which may be those of another version of the app.
///
/// What is missing, and what cannot be decoded, is taken from the structure that the form has.
struct SnapshotRepairs {
  /// The most members that are replaced in a structure.
  private static let maximumRepairs = 100

  /// The paths of what could not be decoded.
  private(set) var paths: [ValidationPath] = []

  /// Decodes a structure.
  ///
  /// - Parameters:
  ///   - type: The type of the structure.
  ///   - json: The JSON of the snapshot.
  ///   - own: The JSON of the structure that the form has.
  /// - Returns: The structure, or `nil` if it cannot be decoded.
  mutating func decode<Value>(
    _ type: Value.Type, from json: JSONValue, or own: JSONValue
  ) -> Value? {
    var merged = json
    for _ in 0..<Self.maximumRepairs {
      do {
        return try ValueCoding.decode(type, from: merged)
      } catch let error as DecodingError {
        let fault = Fault(error)
        let isNew = !fault.isMissing || json.member(at: fault.path) != nil
        if isNew, !paths.contains(fault.path) { paths.append(fault.path) }
        let known = own.member(at: fault.path)
        let isKnownTried = known == nil || known == merged.member(at: fault.path)
        merged = merged.replacing(
          fault.path.components, by: isKnownTried ? fault.placeholder : known ?? .null)
      } catch {
        return nil
      }
    }
    return nil
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

  /// What a decoder could not decode.
  private struct Fault {
    let path: ValidationPath
    /// Whether the path has no value.
    let isMissing: Bool
    /// A value of the type that the decoder expects, as far as it is known.
    let placeholder: JSONValue

    init(_ error: DecodingError) {
      switch error {
      case .keyNotFound(let key, let context):
        path = ValidationPath(context.codingPath + [key])
        isMissing = true
        placeholder = .null
      case .valueNotFound(let type, let context):
        path = ValidationPath(context.codingPath)
        isMissing = true
        placeholder = Self.placeholder(of: type)
      case .typeMismatch(let type, let context):
        path = ValidationPath(context.codingPath)
        isMissing = false
        placeholder = Self.placeholder(of: type)
      case .dataCorrupted(let context):
        path = ValidationPath(context.codingPath)
        isMissing = false
        placeholder = .null
      @unknown default:
        path = ValidationPath()
        isMissing = false
        placeholder = .null
      }
    }

    private static func placeholder(of type: any Any.Type) -> JSONValue {
      switch type {
      case is String.Type: ""
      case is Bool.Type: false
      case is any Numeric.Type: 0
      case is [Any].Type: []
      default: .object([:])
      }
    }
  }
}

extension ValidationPath {
  /// Creates the path of a decoder.
  fileprivate init(_ codingPath: [any CodingKey]) {
    self.init(codingPath.map { key in key.intValue.map(Component.index) ?? .key(key.stringValue) })
  }
}

extension JSONValue {
  /// Returns the value at a path, or `nil` if there is none.
  fileprivate func member(at path: ValidationPath) -> JSONValue? {
    path.components.reduce(.some(self)) { value, component in
      switch (value, component) {
      case (.object(let members)?, _): members[component.text]
      case (.array(let elements)?, .index(let index)) where elements.indices.contains(index): elements[index]
      default: nil
      }
    }
  }

  /// Returns the value with another one at a path. Objects that are missing are added.
  fileprivate func replacing(_ path: some Collection<ValidationPath.Component>, by value: JSONValue)
    -> JSONValue
  {
    guard let component = path.first else { return value }
    if case .array(var elements) = self, case .index(let index) = component, elements.indices.contains(index)
    {
      elements[index] = elements[index].replacing(path.dropFirst(), by: value)
      return .array(elements)
    }
    var members: [String: JSONValue] = [:]
    if case .object(let own) = self { members = own }
    members[component.text] = (members[component.text] ?? .null).replacing(path.dropFirst(), by: value)
    return .object(members)
  }
}
