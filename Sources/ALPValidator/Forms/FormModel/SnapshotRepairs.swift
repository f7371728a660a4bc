/// Decodes the structures of a snapshot that lack secrets, and may be those of another version of the app.
///
/// What is missing is taken from the structure of the form, and what cannot be decoded, too.
struct SnapshotRepairs {
  /// The most members that are replaced in a structure.
  private static let maximumRepairs = 100

  /// For each list, the places of its elements in the base.
  let places: [String: [Int?]]
  /// The paths of what could not be decoded.
  private(set) var paths: [ValidationPath] = []

  init(places: [String: [Int?]]) { self.places = places }

  /// Decodes a structure.
  ///
  /// - Parameters:
  ///   - type: The type of the structure.
  ///   - json: The JSON of the snapshot.
  ///   - own: The JSON of the structure that the form has.
  ///   - isBase: Whether lists have the elements of the base.
  /// - Returns: The structure, or `nil` if it cannot be decoded.
  mutating func decode<Value>(_ type: Value.Type, from json: JSONValue, over own: JSONValue, isBase: Bool)
    -> Value?
  {
    var merged = overlay(json, over: own, isBase: isBase, at: ValidationPath())
    for _ in 0..<Self.maximumRepairs {
      do {
        return try SnapshotCoding.decode(type, from: merged)
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

  /// Returns the JSON of a snapshot, with the members of another value that it lacks.
  private func overlay(_ json: JSONValue, over own: JSONValue, isBase: Bool, at path: ValidationPath)
    -> JSONValue
  {
    switch (json, own) {
    case (.object(let members), .object(var merged)):
      for (name, member) in members {
        merged[name] = overlay(
          member, over: merged[name] ?? .null, isBase: isBase, at: path.appending(.key(name)))
      }
      // An optional property that is `nil` has no member.
      for name in merged.keys where members[name] == nil && merged[name] == .null { merged[name] = nil }
      return .object(merged)
    case (.array(let elements), .array(let ownElements)):
      let places = isBase ? nil : places[path.description]
      return .array(
        elements.enumerated().map { index, element in
          let place =
            places.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? (places == nil ? index : nil)
          let known = place.flatMap { ownElements.indices.contains($0) ? ownElements[$0] : nil }
          return overlay(element, over: known ?? .null, isBase: isBase, at: path.appending(.index(index)))
        })
    default: return json
    }
  }

  /// What a decoder could not decode.
  private struct Fault {
    let path: ValidationPath
    /// Whether there is no value at the path.
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
