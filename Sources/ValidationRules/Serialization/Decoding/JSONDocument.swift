package import Foundation
import ValidationFormats

/// A JSON text that has been checked, and where its values are.
///
/// Foundation reads more than JSON, such as a comma after the last element, and keeps one of two values with
/// the same key. So a text is checked before anything is read from it.
// A class, because each access to a structure of arrays in another object counts a reference to each array.
package final class JSONDocument: Sendable {
  /// Why a text is not accepted, and where.
  package struct Fault: Error {
    package enum Kind {
      case syntax
      case depth(limit: Int)
      case duplicateKey(String)
    }

    package let kind: Kind
    package let path: ValidationPath
    package let line: Int
    /// The number of the byte in its line, from 1.
    package let byte: Int
  }

  /// The index of the whole value.
  static let root = 0
  /// The most bytes of a text, because offsets have 32 bits.
  static let greatestSize = Int(Int32.max)
  /// The most bytes of a name of the client that a path repeats.
  private static let greatestNameLength = 200

  /// The bytes of the text, without a byte order mark.
  let bytes: ContiguousArray<UInt8>
  let nodes: ContiguousArray<JSONNode>

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - maximumDepth: How deep arrays and objects may be nested.
  /// - Throws: ``Fault`` if the text is not JSON in UTF-8, too deep, or has a key twice in an object.
  package convenience init(_ json: Data, maximumDepth: Int = JSONFormat.greatestDepth) throws(Fault) {
    var bytes = ContiguousArray(json)
    if bytes.first == 0xEF, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    do throws(JSONNodes.Fault) {
      self.init(bytes, try JSONNodes.scan(bytes, maximumDepth: maximumDepth))
    } catch {
      throw Fault(error, in: bytes, maximumDepth: maximumDepth)
    }
  }

  init(_ bytes: ContiguousArray<UInt8>, _ nodes: ContiguousArray<JSONNode>) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// A text that is `null`.
  static let null = JSONDocument(
    ContiguousArray("null".utf8), [JSONNode(kind: .null, start: 0, end: 4, parent: -1, ordinal: 0)])

  func kind(of node: Int) -> JSONNode.Kind { nodes[node].kind }

  /// Returns the bytes of a number, or of a text between its quotation marks.
  func content(of node: Int) -> ContiguousArray<UInt8>.SubSequence {
    bytes[Int(nodes[node].start)..<Int(nodes[node].end)]
  }

  @inline(__always)
  func isString(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .string, .escapedString, .fieldText: true
    default: false
    }
  }

  @inline(__always)
  func isObject(_ node: Int) -> Bool { if case .object = nodes[node].kind { true } else { false } }

  @inline(__always)
  func isArray(_ node: Int) -> Bool { if case .array = nodes[node].kind { true } else { false } }

  // MARK: Parts

  /// Returns the node after a value and all that is in it.
  @inline(__always)
  func following(_ node: Int) -> Int { nodes.following(node) }

  /// Returns how many elements an array has, or members an object.
  func count(of container: Int) -> Int {
    var count = 0
    let step = kind(of: container) == .object ? 1 : 0
    var part = container + 1
    while part < following(container) {
      count += 1
      part = following(part + step)
    }
    return count
  }

  /// Returns the elements of an array.
  func elements(of array: Int) -> [Int] {
    var elements: [Int] = []
    var element = array + 1
    while element < following(array) {
      elements.append(element)
      element = following(element)
    }
    return elements
  }

  /// Returns an element of an array; `nil` if the array has no such offset.
  func element(_ offset: Int, of array: Int) -> Int? {
    guard offset >= 0 else { return nil }
    let end = following(array)
    var element = array + 1
    var rest = offset
    while element < end, rest > 0 {
      element = following(element)
      rest -= 1
    }
    return element < end ? element : nil
  }

  /// Returns the keys of an object. The value of each follows it.
  func keys(of object: Int) -> [Int] {
    var keys: [Int] = []
    var key = object + 1
    while key < following(object) {
      keys.append(key)
      key = following(key + 1)
    }
    return keys
  }

  /// Returns a key of an object; `nil` if the object does not have it.
  ///
  /// - Parameters:
  ///   - name: The key, in UTF-8.
  ///   - object: The object.
  ///   - start: The key to look at first: most bodies have members in the order in which they are read.
  /// - Returns: The key. Its value follows it.
  func key(_ name: ContiguousArray<UInt8>, of object: Int, startingAt start: Int) -> Int? {
    unsafe name.withUnsafeBufferPointer { unsafe key($0, of: object, startingAt: start) }
  }

  /// Returns a key of an object; `nil` if the object does not have it.
  func key(_ name: String, of object: Int, startingAt start: Int) -> Int? {
    var name = name
    return name.withUTF8 { unsafe key($0, of: object, startingAt: start) }
  }

  /// Returns the value of a key; `nil` if the object does not have it.
  func member(_ name: String, of object: Int) -> Int? {
    key(name, of: object, startingAt: object + 1).map { $0 + 1 }
  }

  @inline(__always)
  private func key(_ name: UnsafeBufferPointer<UInt8>, of object: Int, startingAt start: Int) -> Int? {
    let end = following(object)
    if start < end, unsafe isKey(start, name) { return start }
    return unsafe key(name, from: start, to: end) ?? key(name, from: object + 1, to: start)
  }

  private func key(_ name: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var key = start
    while key < end {
      if unsafe isKey(key, name) { return key }
      key = following(key + 1)
    }
    return nil
  }

  @inline(__always)
  private func isKey(_ key: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard case .string = nodes[key].kind else {
      return unsafe text(of: key)?.utf8.elementsEqual(name) ?? false
    }
    let start = Int(nodes[key].start)
    return unsafe Int(nodes[key].end) - start == name.count && hasBytes(name, at: start)
  }

  // Unsafe: reads as many bytes as the name has, which are within the text. Byte by byte, it takes twice as long.
  @inline(__always)
  private func hasBytes(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard let start = name.baseAddress else { return true }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return false }
      return unsafe memcmp(first + offset, start, name.count) == 0
    }
  }

  // MARK: Texts

  /// Returns a text without escapes; `nil` if it has half of a character, which is not a text.
  func text(of node: Int) -> String? {
    if case .escapedString = nodes[node].kind { return JSONEscapes.text(content(of: node)) }
    let range = Int(nodes[node].start)..<Int(nodes[node].end)
    // Unsafe: the bytes do not outlive the call. As a part of an array, they are counted as a reference.
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }

  /// Returns the name of a member, shortened if it is long: a client may not lengthen an answer as it likes.
  func name(of key: Int) -> String { Self.shortened(text(of: key) ?? "") }

  fileprivate static func shortened(_ name: String) -> String {
    name.utf8.count <= greatestNameLength ? name : "\(name.prefix(greatestNameLength / 4))…"
  }

  // MARK: Places

  /// The array or object that a value is in; -1 for the whole value.
  @inline(__always)
  func parent(of node: Int) -> Int { Int(nodes[node].parent) }

  /// Returns the nodes from the whole value to a node.
  func ancestry(of node: Int) -> [Int] {
    var ancestry: [Int] = []
    var node = node
    while node > Self.root {
      ancestry.append(node)
      node = parent(of: node)
    }
    return ancestry.reversed()
  }

  /// Returns the place of a value in the array or object that it is in.
  func component(of node: Int) -> ValidationPath.Component {
    kind(of: parent(of: node)) == .array ? .index(Int(nodes[node].ordinal)) : .key(name(of: node - 1))
  }

  /// Returns the path of a value.
  func path(of node: Int) -> ValidationPath { ValidationPath(ancestry(of: node).map(component)) }
}

extension JSONDocument.Fault {
  fileprivate init(_ fault: JSONNodes.Fault, in bytes: ContiguousArray<UInt8>, maximumDepth: Int) {
    let text = bytes[..<fault.offset]
    line = text.count { $0 == UInt8(ascii: "\n") } + 1
    byte = fault.offset - (text.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    // Each array and object that is open is in the one before it.
    var components: [ValidationPath.Component] = []
    var ordinal = fault.ordinal
    var key = fault.nodes.lastKey(of: fault.container)
    var container = fault.container
    while container >= 0 {
      if fault.nodes[container].kind == .array {
        components.append(.index(ordinal))
      } else if let key {
        let content = bytes[Int(fault.nodes[key].start)..<Int(fault.nodes[key].end)]
        let name = JSONEscapes.text(content) ?? String(decoding: content, as: UTF8.self)
        components.append(.key(JSONDocument.shortened(name)))
      }
      ordinal = Int(fault.nodes[container].ordinal)
      key = container - 1
      container = Int(fault.nodes[container].parent)
    }
    path = ValidationPath(components.reversed())
    kind =
      switch fault.kind {
      case .syntax: .syntax
      case .depth: .depth(limit: min(maximumDepth, JSONFormat.greatestDepth))
      case .duplicateKey: .duplicateKey(components.first?.text ?? "")
      }
  }
}

extension ContiguousArray<JSONNode> {
  /// Returns the last key of an object in which nothing is open; `nil` if it has none.
  fileprivate func lastKey(of object: Int) -> Int? {
    var last: Int?
    var key = object + 1
    while key < count {
      last = key
      guard key + 1 < count else { break }
      key = following(key + 1)
    }
    return last
  }
}
