/// The parts of a body that were read, until the structures are built that they belong to.
///
/// Each part is read once. When a structure is built, its parts are handed out to its initializer, as they were
/// formatted, and with the defaults of missing keys.
final class KeptParts {
  /// Where a part comes from.
  enum Origin: Equatable {
    /// A value of the document.
    case node(Int)
    /// The body lacks the key, and the declaration has a value for it.
    case missingKey
    /// The part is `nil`: the body lacks the key, or has `null`.
    case nothing
  }

  struct Part {
    /// The object or array that the part is in.
    let container: Int
    /// The name of the member; empty for an element.
    let name: String
    let origin: Origin
    var value: Any
    /// Whether an initializer has got the value.
    fileprivate(set) var isHandedOut = false
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

  func keep(_ value: Any, of container: Int, name: String, origin: Origin) {
    parts.append(Part(container: container, name: name, origin: origin, value: value))
  }

  /// Drops all parts from an offset on.
  func drop(from start: Int) {
    if start < parts.count { parts.removeLast(parts.count - start) }
  }

  /// Returns the part of a name; `nil` if it has not been read.
  func offset(of name: String, in container: Int) -> Int? {
    parts.lastIndex { $0.container == container && $0.name == name }
  }

  func replaceValue(_ value: Any, at offset: Int) { parts[offset].value = value }

  // MARK: Handing out

  /// Calls a function that builds the value of an object or array, whose parts are handed out to it.
  ///
  /// - Parameters:
  ///   - container: The object or array.
  ///   - start: The offset of its first part.
  ///   - build: Builds the value.
  /// - Returns: The value.
  func handOut<Value>(_ container: Int, from start: Int, _ build: () throws -> Value) rethrows -> Value {
    self.container = container
    range = start..<parts.count
    next = start
    defer { self.container = Self.none }
    return try build()
  }

  /// Calls a function that builds a value from the whole document, which has a value already.
  func handOut<Value>(whole value: Any, _ build: () throws -> Value) rethrows -> Value {
    keep(value, of: -1, name: "", origin: .node(JSONDocument.root))
    return try handOut(-1, from: parts.count - 1, build)
  }

  /// The parts from an offset on that no initializer has asked for.
  func partsLeft(from start: Int) -> [Part] {
    parts[start...].filter { !$0.isHandedOut && $0.origin != .nothing }
  }

  /// Whether the parts of an object or array are handed out.
  @inline(__always)
  func areHandedOut(of container: Int) -> Bool { self.container == container }

  /// Returns the value that was read from a node, if it is of a type.
  @inline(__always)
  func value<Value>(_ type: Value.Type, at node: Int, in document: JSONDocument) -> Value? {
    guard document.parent(of: node) == container else { return nil }
    return value(type, of: .node(node))
  }

  private func value<Value>(_ type: Value.Type, of origin: Origin) -> Value? {
    guard let offset = offset(of: origin), let value = parts[offset].value as? Value else { return nil }
    markHandedOut(offset)
    return value
  }

  private func offset(of origin: Origin) -> Int? {
    for offset in next..<range.upperBound where parts[offset].origin == origin { return offset }
    for offset in range.lowerBound..<next where parts[offset].origin == origin { return offset }
    return nil
  }

  private func markHandedOut(_ offset: Int) {
    next = offset + 1
    parts[offset].isHandedOut = true
  }

  // MARK: Defaults

  /// The offsets of the parts of the object whose keys the body lacks, and which have a value.
  var missingKeys: [Int] { range.filter { parts[$0].origin == .missingKey } }

  /// Returns the value of a missing key, if it is of a type.
  func value<Value>(_ type: Value.Type, atOffset offset: Int) -> Value? {
    guard let value = parts[offset].value as? Value else { return nil }
    markHandedOut(offset)
    return value
  }
}
