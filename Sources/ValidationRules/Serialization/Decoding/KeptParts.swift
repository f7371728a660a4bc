/// The value of a part.
///
/// Most parts have one of four types. What has another type is in a container of the runtime, which takes longer to make
/// and to read.
enum KeptValue {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  /// The `nil` of an optional type.
  case nothing
  case other(Any)

  @inline(__always)
  init<Value>(_ value: Value) {
    if Value.self == String.self, let text = value as? String {
      self = .text(text)
    } else if Value.self == Int.self, let integer = value as? Int {
      self = .integer(integer)
    } else if Value.self == Double.self, let number = value as? Double {
      self = .number(number)
    } else if Value.self == Bool.self, let flag = value as? Bool {
      self = .flag(flag)
    } else {
      self = .other(value)
    }
  }

  /// Returns the value if it is of a type, or of the type that is optional.
  @inline(__always)
  func value<Value>(_ type: Value.Type) -> Value? {
    switch self {
    case .text(let value): value as? Value
    case .integer(let value): value as? Value
    case .number(let value): value as? Value
    case .flag(let value): value as? Value
    case .nothing: any as? Value
    case .other(let value): value as? Value
    }
  }

  /// Returns whether the value is of a type that the enumeration doesn't name.
  func isOther(_ type: any Any.Type) -> Bool {
    guard case .other(let value) = self else { return false }
    return Swift.type(of: value) == type
  }

  /// Returns the value, which is of a type.
  // Unsafe: see `isOther`. A cast takes as long as reading a text.
  @unsafe
  func other<Value>(_ type: Value.Type) -> Value {
    func value<Known>(_ value: Known) -> Value { unsafe unsafeBitCast(value, to: Value.self) }
    return _openExistential(any, do: value)
  }

  /// The value, of whatever type.
  var any: Any {
    switch self {
    case .text(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .flag(let value): value
    // A cast to any optional type succeeds.
    case .nothing: Never?.none as Any
    case .other(let value): value
    }
  }
}

/// The parts of a body that were read, until the structures are built that they belong to.
///
/// Each part is read once. When a structure is built, its parts are handed out to its initializer, as they were
/// formatted, and with the defaults of missing keys.
struct KeptParts {
  struct Part {
    /// Where a part comes from that the document doesn't have: the body lacks the key, and the declaration has a value
    /// for it.
    static let missingKey = -1
    /// The part is `nil`: the body lacks the key, or has `null`.
    static let nothing = -2

    /// The object or array that the part is in.
    let container: Int
    /// The value in the document; or else `missingKey` or `nothing`.
    let node: Int
    /// The name of the member; empty for an element.
    let name: String
    var value: KeptValue
    /// Whether an initializer has got the value.
    fileprivate(set) var isHandedOut = false

    /// Returns the value, if it is of a type, for an initializer.
    @inline(__always)
    fileprivate mutating func handOut<Value>(_ type: Value.Type) -> Value? {
      guard let value = value.value(type) else { return nil }
      isHandedOut = true
      return value
    }
  }

  private(set) var parts: ContiguousArray<Part> = []
  /// The object or array that is being built; `none` if there is none.
  private var container = none
  private static let none = -2
  /// Where its parts are.
  private var range = 0..<0
  /// The part to look at first: most initializers read properties in the order of their declaration.
  private var next = 0

  var count: Int { parts.count }

  @inline(__always)
  mutating func keep<Value>(_ value: Value, of container: Int, name: String, node: Int) {
    append(Part(container: container, node: node, name: name, value: KeptValue(value)))
  }

  /// Keeps a part that is `nil`: the body lacks the key, or has `null`.
  mutating func keepNothing(of container: Int, name: String) {
    append(Part(container: container, node: Part.nothing, name: name, value: .nothing))
  }

  private mutating func append(_ part: Part) {
    if parts.isEmpty { parts.reserveCapacity(16) }
    parts.append(part)
  }

  /// Drops all parts from an offset on.
  mutating func drop(from start: Int) {
    if start < parts.count { parts.removeLast(parts.count - start) }
  }

  /// Returns the part of a name; `nil` if it has not been read.
  func offset(of name: String, in container: Int) -> Int? {
    parts.lastIndex { $0.container == container && $0.name == name }
  }

  /// Returns whether the part at an offset is a member of an object, with a name.
  @inline(__always)
  func isMember(_ name: String, of container: Int, at offset: Int) -> Bool {
    offset < parts.count && parts[offset].container == container && parts[offset].name == name
  }

  /// Replaces the value of a part, which is not `nil`, by the same one with other formatters.
  mutating func replaceValue(_ value: Any, at offset: Int) {
    if case .nothing = parts[offset].value { return }
    parts[offset].value = .other(value)
  }

  // MARK: Handing out

  /// Begins to hand out the parts of an object or array, whose value is being built.
  ///
  /// - Parameters:
  ///   - container: The object or array.
  ///   - start: The offset of its first part.
  mutating func handOut(_ container: Int, from start: Int) {
    self.container = container
    range = start..<parts.count
    next = start
  }

  /// Begins to hand out the value of the whole document.
  mutating func handOut(whole value: KeptValue) {
    parts.append(Part(container: -1, node: JSONDocument.root, name: "", value: value))
    handOut(-1, from: parts.count - 1)
  }

  /// Ends to hand out parts.
  mutating func handOutNothing() { container = Self.none }

  /// Whether an initializer has not asked for a part, from an offset on.
  func hasPartsLeft(from start: Int) -> Bool {
    for offset in start..<parts.count where !parts[offset].isHandedOut && parts[offset].node != Part.nothing {
      return true
    }
    return false
  }

  /// The parts from an offset on that no initializer has asked for.
  func partsLeft(from start: Int) -> [Part] {
    parts[start...].filter { !$0.isHandedOut && $0.node != Part.nothing }
  }

  /// Whether the parts of an object or array are handed out.
  @inline(__always)
  func areHandedOut(of container: Int) -> Bool { self.container == container }

  /// Returns the value that was read from a node, if it is of a type.
  @inline(__always)
  mutating func value<Value>(_ type: Value.Type, at node: Int, in document: JSONDocument) -> Value? {
    guard let offset = offset(of: node, in: document) else { return nil }
    return value(type, atOffset: offset)
  }

  /// Returns the offset of the part that was read from a node.
  @inline(__always)
  func offset(of node: Int, in document: JSONDocument) -> Int? {
    document.parent(of: node) == container ? offset(of: node) : nil
  }

  /// Notes that an initializer has got a part.
  mutating func handOut(_ offset: Int) {
    parts[offset].isHandedOut = true
    next = offset + 1
  }

  /// Returns the value of the part to look at first, if the body has it as a member of an object, with a name.
  // Saves the search for most members. Not a function of a part, which would be copied.
  @inline(__always)
  func node(ofNextNamed name: String, in object: Int) -> Int? {
    guard next < range.upperBound, parts[next].node >= 0, isNext(name, in: object) else { return nil }
    return parts[next].node
  }

  /// Goes on to the part after the one to look at first, if that is `nil` and has a name.
  ///
  /// - Returns: Whether it is.
  mutating func passNothing(named name: String, in object: Int) -> Bool {
    guard next < range.upperBound, parts[next].node == Part.nothing, isNext(name, in: object) else {
      return false
    }
    next += 1
    return true
  }

  /// Returns whether the part to look at first, which there is, is a member of an object, with a name.
  @inline(__always)
  private func isNext(_ name: String, in object: Int) -> Bool {
    guard container == object, parts[next].container == object else { return false }
    return parts[next].name == name && parts[next].name.utf8.count == name.utf8.count
  }

  private func offset(of node: Int) -> Int? {
    for offset in next..<range.upperBound where parts[offset].node == node { return offset }
    for offset in range.lowerBound..<next where parts[offset].node == node { return offset }
    return nil
  }

  /// Returns the value of a part, if it is of a type.
  @inline(__always)
  mutating func value<Value>(_ type: Value.Type, atOffset offset: Int) -> Value? {
    guard let value = parts[offset].handOut(type) else { return nil }
    next = offset + 1
    return value
  }

  /// The offsets of the parts of the object whose keys the body lacks, and which have a value.
  var missingKeys: [Int] { range.filter { parts[$0].node == Part.missingKey } }
}
