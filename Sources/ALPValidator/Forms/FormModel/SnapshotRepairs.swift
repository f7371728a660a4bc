/// Decodes the structures of a snapshot, which may be those of another version of the app.
///
/// What is missing, and what cannot be decoded, is replaced by what the form has at the same path. The elements
/// of a list may be other ones there, so what is wrong in an element is replaced by an empty value, if the
/// decoder takes one. For example, `age` has become a number, and the elements of `tags` have got a `color`:
///
/// ```
/// snapshot   {"age": "36", "tags": [{"name": "a"}, {"name": "b"}]}
/// form       {"age": 20, "tags": []}
///
/// error of the decoder           replaced by
/// /age has another type          20, which the form has
/// /tags/0/color has no value     null, in both elements
/// /tags/0/color must be a text   "", in both elements
///
/// decoded    {"age": 20, "tags": [{"name": "a", "color": ""}, {"name": "b", "color": ""}]}
/// paths      /age: the snapshot has it, and it was replaced
/// ```
struct SnapshotRepairs {
  /// The most faults that are repaired in a structure. One that many elements of a list have counts once.
  private static let maximumRepairs = 100

  /// The paths of what could not be decoded, in the order in which it was found.
  private(set) var paths: [ValidationPath] = []
  private var knownPaths: Set<ValidationPath> = []

  /// Decodes a structure.
  ///
  /// - Parameters:
  ///   - type: The type of the structure.
  ///   - json: The JSON of the snapshot.
  ///   - own: The JSON of the structure that the form has.
  ///   - elements: The JSON from which elements of lists take what cannot be empty.
  /// - Returns: The structure, or `nil` if it cannot be decoded.
  mutating func decode<Value>(
    _ type: Value.Type, from json: JSONValue, or own: JSONValue, elements: JSONValue = .null
  ) -> Value? {
    var repair = Repair(of: json, from: own, elements: elements)
    for _ in 0..<Self.maximumRepairs {
      do {
        let value = try ValueCoding.decode(type, from: repair.json)
        for path in repair.paths { add(path) }
        return value
      } catch let error as DecodingError {
        guard repair.replace(Fault(error)) else { return nil }
      } catch {
        return nil
      }
    }
    return nil
  }

  private mutating func add(_ path: ValidationPath) {
    if knownPaths.insert(path).inserted { paths.append(path) }
  }

  /// Returns the paths of members of objects that another value does not have.
  static func unknownMembers(of json: JSONValue, known: JSONValue, at path: ValidationPath = ValidationPath())
    -> [ValidationPath]
  {
    switch (json, known) {
    case (.object(let members), .object(let knownMembers)):
      return members.sorted(byKey: \.key).flatMap { name, member in
        let memberPath = path.appending(.key(name))
        guard let knownMember = knownMembers[name] else { return member == .null ? [] : [memberPath] }
        return unknownMembers(of: member, known: knownMember, at: memberPath)
      }
    case (.array(let elements), .array(let knownElements)):
      return zip(elements, knownElements).enumerated().flatMap { index, pair in
        unknownMembers(of: pair.0, known: pair.1, at: path.appending(.index(index)))
      }
    default: return []
    }
  }
}

/// The JSON of a structure, in which one fault after another is replaced.
private struct Repair {
  /// The JSON as far as it is repaired.
  private(set) var json: JSONValue
  /// The paths of what the snapshot has and what was replaced.
  private(set) var paths: [ValidationPath] = []

  private let original: JSONValue
  private let own: JSONValue
  private let elements: JSONValue
  private var attempts: [(path: ValidationPath, value: JSONValue)] = []

  init(of json: JSONValue, from own: JSONValue, elements: JSONValue) {
    self.json = json
    original = json
    self.own = own
    self.elements = elements
  }

  /// Replaces a fault, and returns whether there was something left to try.
  mutating func replace(_ fault: Fault) -> Bool {
    let isInList = json.hasList(on: fault.path)
    let known = (isInList ? elements : own).firstMember(at: fault.path)
    let candidates = isInList ? [fault.placeholder, known] : [known, fault.placeholder]
    for candidate in candidates {
      guard let candidate, !attempts.contains(where: { $0 == (fault.path, candidate) }) else { continue }
      attempts.append((fault.path, candidate))
      var replacement = FaultReplacement(fault, in: json, by: candidate)
      json = replacement.apply(to: json)
      paths += replacement.paths.filter { original.member(at: $0) != nil }
      return true
    }
    return false
  }
}

/// What a decoder could not decode.
private struct Fault {
  enum Kind {
    /// The path has no value, or `null`.
    case missing
    /// The value is of another type than the decoder expects.
    case otherType
    /// The value is of the type, and not one of its values.
    case invalid
  }

  let path: ValidationPath
  let kind: Kind
  /// An empty value of the type that the decoder expects, as far as it is known.
  let placeholder: JSONValue

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(path: ValidationPath(context.codingPath + [key]), kind: .missing, placeholder: .null)
    case .valueNotFound(let type, let context):
      self.init(context, .missing, Self.placeholder(of: type))
    case .typeMismatch(let type, let context):
      self.init(context, .otherType, Self.placeholder(of: type))
    case .dataCorrupted(let context):
      self.init(context, .invalid, .null)
    @unknown default:
      self.init(path: ValidationPath(), kind: .invalid, placeholder: .null)
    }
  }

  private init(_ context: DecodingError.Context, _ kind: Kind, _ placeholder: JSONValue) {
    self.init(path: ValidationPath(context.codingPath), kind: kind, placeholder: placeholder)
  }

  private init(path: ValidationPath, kind: Kind, placeholder: JSONValue) {
    self.path = path
    self.kind = kind
    self.placeholder = placeholder
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

/// Replaces what a decoder could not decode: at the path of the fault, and in the other elements of the lists on
/// this path that have the same fault.
private struct FaultReplacement {
  private let fault: Fault
  private let faulty: JSONValue?
  private let value: JSONValue
  /// The paths of what was replaced.
  private(set) var paths: [ValidationPath] = []

  init(_ fault: Fault, in json: JSONValue, by value: JSONValue) {
    self.fault = fault
    self.value = value
    faulty = json.member(at: fault.path)
  }

  mutating func apply(to json: JSONValue) -> JSONValue {
    replacing(json, fault.path.components[...], at: ValidationPath(), isAtFault: true) ?? json
  }

  /// Returns a value with the replacement in it.
  ///
  /// - Parameters:
  ///   - json: The value; `nil` if there is none.
  ///   - rest: The rest of the path of the fault.
  ///   - path: The path of the value.
  ///   - isAtFault: Whether the path leads to the fault itself, and not to another element. Objects that are
  ///     missing on the way are added there only.
  /// - Returns: The value; `nil` if there is none.
  private mutating func replacing(
    _ json: JSONValue?, _ rest: ArraySlice<ValidationPath.Component>, at path: ValidationPath, isAtFault: Bool
  ) -> JSONValue? {
    guard let component = rest.first else {
      guard isAtFault || isSameFault(json) else { return json }
      paths.append(path)
      return value
    }
    switch json {
    case .array(let elements)?:
      var replaced: [JSONValue] = []
      for (index, element) in elements.enumerated() {
        let place = ValidationPath.Component.index(index)
        let new = replacing(
          element, rest.dropFirst(), at: path.appending(place), isAtFault: isAtFault && component == place)
        replaced.append(new ?? element)
      }
      return .array(replaced)
    case .object(var members)?:
      members[component.text] = replacing(
        members[component.text], rest.dropFirst(), at: path.appending(component), isAtFault: isAtFault)
      return .object(members)
    default:
      guard isAtFault else { return json }
      let member = replacing(nil, rest.dropFirst(), at: path.appending(component), isAtFault: true)
      return member.map { .object([component.text: $0]) }
    }
  }

  private func isSameFault(_ other: JSONValue?) -> Bool {
    switch fault.kind {
    case .missing: (other ?? .null) == .null
    case .otherType: other != nil && other?.typeName == faulty?.typeName
    case .invalid: other != nil && other == faulty
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
  /// The name of the JSON type.
  fileprivate var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer, .number, .decimal: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// Returns the value at a path, or `nil` if there is none.
  fileprivate func member(at path: ValidationPath) -> JSONValue? {
    path.components.reduce(.some(self)) { value, component in value?.member(component) }
  }

  private func member(_ component: ValidationPath.Component) -> JSONValue? {
    switch (self, component) {
    case (.object(let members), _): members[component.text]
    case (.array(let elements), .index(let index)) where elements.indices.contains(index): elements[index]
    default: nil
    }
  }

  /// Returns the value at a path: within lists, that of the first element that has one.
  fileprivate func firstMember(at path: ValidationPath) -> JSONValue? { firstMember(path.components[...]) }

  private func firstMember(_ path: ArraySlice<ValidationPath.Component>) -> JSONValue? {
    guard let component = path.first else { return self }
    if case .array(let elements) = self {
      return elements.lazy.compactMap { $0.firstMember(path.dropFirst()) }.first
    }
    return member(component)?.firstMember(path.dropFirst())
  }

  /// Returns whether a path leads through a list.
  fileprivate func hasList(on path: ValidationPath) -> Bool {
    var value: JSONValue? = self
    for component in path.components {
      if case .array = value { return true }
      value = value?.member(component)
    }
    return false
  }
}
