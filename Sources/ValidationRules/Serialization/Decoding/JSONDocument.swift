package import Foundation
import ValidationFormats

/// A JSON text that has been checked, and where its values are.
///
/// Foundation reads more than JSON, such as a comma after the last element, and keeps one of two values with
/// the same key. So a text is checked before anything is decoded from it.
// A class, because each access to a structure of arrays in another object counts a reference to each array.
package final class JSONDocument: Sendable {
  /// A value, or the key of a member, in the order of the text.
  struct Node {
    enum Kind: UInt8 {
      case object, array, string, escapedString, number, `true`, `false`, null
    }

    let kind: Kind
    /// The first byte; of a string, the one after the quotation mark.
    let start: Int32
    /// The end of the bytes; of a string, the quotation mark.
    var end: Int32
    /// The index of the next node that is not a part of this one.
    var next: Int32
  }

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

  /// The text as it was sent.
  let text: Data
  /// The bytes of the text, without a byte order mark.
  let bytes: ContiguousArray<UInt8>
  let nodes: ContiguousArray<Node>

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - maximumDepth: How deep arrays and objects may be nested.
  /// - Throws: ``Fault`` if the text is not JSON in UTF-8, too deep, or has a key twice in an object.
  package init(_ json: Data, maximumDepth: Int = JSONFormat.greatestDepth) throws(Fault) {
    var bytes = ContiguousArray(json)
    if bytes.first == 0xEF, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let end = JSONFormat.faultOffset(in: bytes)
    var reader = JSONDocumentReader(bytes: bytes, maximumDepth: min(maximumDepth, JSONFormat.greatestDepth))
    try reader.read(bytes.span, to: end ?? bytes.count)
    if let end {
      // The recognizer stops at an array or object that is too deep.
      let isTooDeep = reader.depth >= JSONFormat.greatestDepth
      throw reader.fault(isTooDeep ? .depth(limit: JSONFormat.greatestDepth) : .syntax, at: end)
    }
    text = json
    self.bytes = bytes
    nodes = reader.nodes
  }

  func kind(of node: Int) -> Node.Kind { nodes[node].kind }

  /// Returns the bytes of a number, or of a text between its quotation marks.
  func content(of node: Int) -> ContiguousArray<UInt8>.SubSequence {
    bytes[Int(nodes[node].start)..<Int(nodes[node].end)]
  }

  /// Returns the range of the bytes of a value, with its quotation marks.
  func range(of node: Int) -> Range<Int> {
    let (start, end) = (Int(nodes[node].start), Int(nodes[node].end))
    return isString(node) ? start - 1..<end + 1 : start..<end
  }

  func isString(_ node: Int) -> Bool {
    nodes[node].kind == .string || nodes[node].kind == .escapedString
  }

  // MARK: Parts

  /// Returns the nodes of a value and of all values and keys in it.
  func nodes(in node: Int) -> Range<Int> { node..<Int(nodes[node].next) }

  /// Returns whether an array or object has elements or members.
  func hasParts(_ node: Int) -> Bool { nodes(in: node).count > 1 }

  /// Returns the elements of an array.
  func elements(of array: Int) -> [Int] {
    var elements: [Int] = []
    var element = array + 1
    while element < Int(nodes[array].next) {
      elements.append(element)
      element = Int(nodes[element].next)
    }
    return elements
  }

  /// Passes the keys and the values of an object to a function, until it returns `false`.
  func forEachMember(of object: Int, _ body: (_ key: Int, _ value: Int) -> Bool) {
    var key = object + 1
    while key < Int(nodes[object].next) {
      guard body(key, key + 1) else { return }
      key = Int(nodes[key + 1].next)
    }
  }

  /// Returns the value of a key; `nil` if the object does not have it.
  func member(named name: String, of object: Int) -> Int? {
    var found: Int?
    forEachMember(of: object) { key, value in
      if isKey(key, name) { found = value }
      return found == nil
    }
    return found
  }

  /// Returns the value of a key; `nil` if the object does not have it, or only in another spelling.
  ///
  /// - Parameters:
  ///   - name: The key, in UTF-8.
  ///   - object: The object.
  ///   - next: The key to look at first, which becomes the one after the member that was found: most bodies
  ///     have members in the order of the declaration.
  /// - Returns: The value.
  func member(_ name: ContiguousArray<UInt8>, of object: Int, startingAt next: inout Int) -> Int? {
    let first = object + 1
    let end = Int(nodes[object].next)
    var key = next
    while key < end {
      let following = Int(nodes[key + 1].next)
      if isPlainKey(key, name) {
        next = following
        return key + 1
      }
      key = following
    }
    key = first
    while key < next {
      let following = Int(nodes[key + 1].next)
      if isPlainKey(key, name) {
        next = following
        return key + 1
      }
      key = following
    }
    return nil
  }

  /// Returns the values of the keys that have escapes or characters beyond ASCII, so that one text may have
  /// several spellings.
  func unusualMembers(of object: Int) -> [String: Int] {
    var members: [String: Int] = [:]
    forEachMember(of: object) { key, value in
      let isUnusual = nodes[key].kind == .escapedString || content(of: key).contains { $0 >= 0x80 }
      if isUnusual, let name = text(of: key) { members[name] = value }
      return true
    }
    return members
  }

  /// Returns whether a key is a name, byte by byte.
  private func isPlainKey(_ key: Int, _ name: ContiguousArray<UInt8>) -> Bool {
    let node = nodes[key]
    let start = Int(node.start)
    guard Int(node.end) - start == name.count, node.kind == .string else { return false }
    for index in name.indices where bytes[start + index] != name[index] { return false }
    return true
  }

  /// Returns whether a key is a name.
  func isKey(_ key: Int, _ name: String) -> Bool {
    let content = content(of: key)
    if nodes[key].kind == .string, name.utf8.count == content.count, name.utf8.elementsEqual(content) {
      return true
    }
    // Another spelling of the same characters.
    let mayDiffer = nodes[key].kind == .escapedString || !name.utf8.allSatisfy { $0 < 0x80 }
    return mayDiffer && text(of: key) == name
  }

  /// Returns a text without escapes; `nil` if it has half of a character, which is not a text.
  func text(of node: Int) -> String? {
    let content = bytes[Int(nodes[node].start)..<Int(nodes[node].end)]
    return nodes[node].kind == .string
      ? String(decoding: content, as: UTF8.self) : JSONEscapes.text(content)
  }
}

/// The escapes of JSON texts.
enum JSONEscapes {
  /// Returns a text without its escapes; `nil` if it has half of a surrogate pair.
  static func text(_ content: ContiguousArray<UInt8>.SubSequence) -> String? {
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == UInt8(ascii: "\\") else {
        units.append(content[index])
        index += 1
        continue
      }
      let escape = content[index + 1]
      index += 2
      guard escape == UInt8(ascii: "u") else {
        units.append(character(escape))
        continue
      }
      guard let scalar = scalar(content, &index) else { return nil }
      units += Array(String(Character(scalar)).utf8)
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static func character(_ escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: escape
    }
  }

  /// Reads the digits of an escape, and the second half of a surrogate pair.
  private static func scalar(_ content: ContiguousArray<UInt8>.SubSequence, _ index: inout Int) -> Unicode
    .Scalar?
  {
    guard let unit = unit(content, at: index) else { return nil }
    index += 4
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
    guard index + 6 <= content.endIndex, content[index] == UInt8(ascii: "\\"),
      content[index + 1] == UInt8(ascii: "u"), let low = self.unit(content, at: index + 2),
      (0xDC00..<0xE000).contains(low)
    else { return nil }
    index += 6
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private static func unit(_ content: ContiguousArray<UInt8>.SubSequence, at index: Int) -> UInt32? {
    guard index + 4 <= content.endIndex else { return nil }
    return UInt32(String(decoding: content[index..<index + 4], as: UTF8.self), radix: 16)
  }
}
