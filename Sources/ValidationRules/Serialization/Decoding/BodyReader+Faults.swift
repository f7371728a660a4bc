import Foundation

extension ValidationFailure {
  /// Returns a failure as one that decoding has found, which rules do not change.
  static func fault(_ failure: Self) -> Self {
    var failure = failure
    failure.isFault = true
    return failure
  }
}

extension BodyReader {
  /// Returns the failures for the error of an initializer: one, at the deepest place that the error names.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - type: The type of the value.
  ///   - node: The value.
  ///   - depth: How many of the first keys of a coding path lead to the value.
  /// - Returns: The failures, with paths from the value.
  func faults(for error: any Error, of type: Any.Type, at node: Int, depth: Int = 0) -> [ValidationFailure] {
    func place(_ codingPath: [any CodingKey], in node: Int) -> Place {
      self.place(codingPath.dropFirst(depth), in: node)
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      let place = place(context.codingPath, in: node)
      return missing().map { $0.placed(at: place.path.appending(.init(key))) }
    case DecodingError.valueNotFound(_, let context):
      let place = place(context.codingPath, in: node)
      return missing().map { $0.placed(at: place.path) }
    case DecodingError.typeMismatch(let partType, let context):
      let place = place(context.codingPath, in: node)
      return wrongType(of: place.path.isEmpty ? type : partType, or: partType, at: place)
    case DecodingError.dataCorrupted(let context):
      let place = place(context.codingPath, in: node)
      return wrongType(of: place.path.isEmpty ? type : nil, at: place)
    case let error as ValidationError where !error.failures.isEmpty:
      return counted(error.failures.map { .fault($0) })
    default: return wrongType(of: type, at: Place(path: ValidationPath(), node: node))
    }
  }

  /// Returns the failure of a value that is not one of a type.
  func wrongType(of type: Any.Type, at node: Int) -> [ValidationFailure] {
    wrongType(of: type, at: Place(path: ValidationPath(), node: node))
  }

  /// A place in the body.
  fileprivate struct Place {
    var path: ValidationPath
    /// The value there; `nil` if the body has none.
    var node: Int?
  }

  private func wrongType(of type: Any.Type?, or found: Any.Type? = nil, at place: Place)
    -> [ValidationFailure]
  {
    let kind = place.node.map(document.kind)
    guard kind != .null else { return missing().map { $0.placed(at: place.path) } }
    let isWholeNumber =
      place.node.flatMap { Double.value(of: $0, in: document) }.map { $0 == $0.rounded() } ?? false
    let anything: [String: JSONValue] = ["expected": "value"]
    var expectation =
      type.map { TypeExpectation.parameters(of: $0, isWholeNumber: isWholeNumber) } ?? anything
    if expectation == anything, let found {
      expectation = TypeExpectation.parameters(of: found, isWholeNumber: isWholeNumber)
    }
    return wrongType(expectation, at: place.path)
  }

  /// Returns the place of a coding path in the body, whose keys may be written otherwise.
  private func place(_ keys: ArraySlice<any CodingKey>, in node: Int) -> Place {
    var place = Place(path: ValidationPath(), node: node)
    for (offset, key) in zip(keys.indices, keys) {
      let parent = place.node
      var component = ValidationPath.Component(key)
      place.node = nil
      switch parent.map(document.kind) {
      case .array:
        let elements = parent.map(document.elements) ?? []
        place.node = key.intValue.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      case .object:
        let member = parent.flatMap { self.member(of: $0, for: key, after: Array(keys[..<offset])) }
        place.node = member?.value
        component = .key(member?.name ?? key.stringValue)
      default: break
      }
      place.path = place.path.appending(component)
    }
    return place
  }

  /// Returns the member of an object that a decoder reads for a key, with its name in the body.
  private func member(of object: Int, for key: any CodingKey, after codingPath: [any CodingKey]) -> (
    name: String, value: Int
  )? {
    if let value = document.member(named: key.stringValue, of: object) { return (key.stringValue, value) }
    var found: (name: String, value: Int)?
    document.forEachMember(of: object) { name, value in
      let name = document.text(of: name) ?? ""
      if keyStrategy.converted(name, after: codingPath) == key.stringValue { found = (name, value) }
      return found == nil
    }
    return found
  }
}

extension JSONDecoder.KeyDecodingStrategy {
  /// Returns the coding key that a key of a body becomes.
  fileprivate func converted(_ key: String, after codingPath: [any CodingKey]) -> String {
    switch self {
    case .convertFromSnakeCase: Self.camelCase(key)
    case .custom(let convert): convert(codingPath + [RuleKey(stringValue: key)]).stringValue
    default: key
    }
  }

  /// Returns a key in snake case in camel case: underscores at its ends stay, the words after the first begin
  /// with a capital.
  private static func camelCase(_ key: String) -> String {
    let start = key.prefix { $0 == "_" }
    let end = key.count == start.count ? "" : String(key.reversed().prefix { $0 == "_" })
    let words = key.split(separator: "_")
    guard words.count > 1, let first = words.first else { return key }
    return start + first.lowercased() + words.dropFirst().map(\.capitalized).joined() + end
  }
}

/// What a failed `type` says about the values of a type.
enum TypeExpectation {
  /// The most cases of an enumeration that a failure lists.
  private static let greatestCaseCount = 100

  /// Returns the parameters of the failure.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isWholeNumber: Whether the value is a whole number, which does not fit then.
  /// - Returns: The parameters of the failure.
  static func parameters(of type: Any.Type, isWholeNumber: Bool) -> [String: JSONValue] {
    switch type {
    case let type as any FixedWidthInteger.Type where isWholeNumber: integers(type)
    case is any FixedWidthInteger.Type: ["expected": "integer"]
    case is any BinaryFloatingPoint.Type, is Decimal.Type: ["expected": "number"]
    case is String.Type: ["expected": "string"]
    case is Bool.Type: ["expected": "boolean"]
    case is Date.Type: ["expected": "date"]
    case is Data.Type: ["expected": "data"]
    case is URL.Type: ["expected": "url"]
    case is UUID.Type: ["expected": "uuid"]
    case is any ListType.Type: ["expected": "array"]
    case is any DictionaryType.Type: ["expected": "object"]
    default: choices(of: type)
    }
  }

  private static func choices(of type: Any.Type) -> [String: JSONValue] {
    let values = (type as? any CaseIterable.Type).map { names(of: $0) } ?? []
    return values.isEmpty ? ["expected": "value"] : ["expected": "value", "values": .array(values)]
  }

  private static func integers<Number: FixedWidthInteger>(_ type: Number.Type) -> [String: JSONValue] {
    guard let minimum = Int(exactly: Number.min), let maximum = Int(exactly: Number.max) else {
      return ["expected": "integer"]
    }
    return ["expected": "integer", "minimum": .integer(minimum), "maximum": .integer(maximum)]
  }

  /// Returns how the cases of an enumeration are encoded.
  private static func names<Choice: CaseIterable>(of type: Choice.Type) -> [JSONValue] {
    type.allCases.prefix(greatestCaseCount).compactMap { choice in
      (choice as? any RawRepresentable).map { JSONValue(describing: $0.rawValue) }
    }
  }
}

/// A type of collections that JSON has arrays for.
private protocol ListType {}

extension Array: ListType {}
extension ContiguousArray: ListType {}
extension Set: ListType {}

/// A type of collections that JSON has objects for.
private protocol DictionaryType {}

extension Dictionary: DictionaryType {}
