/// A value of a JSON text, or the key of a member.
package struct JSONNode: Sendable {
  // Without a raw value, by which kinds would be compared in code for any type.
  package enum Kind: Sendable {
    case object, array, string, escapedString, number, `true`, `false`, null
    /// The text of a form or query, which stands for whatever type reads it: a text, a number, a Boolean, or nothing if
    /// it is empty. JSON has none.
    case fieldText

    /// What is found, as errors of decoding say it.
    package var phrase: String {
      switch self {
      case .object: "an object"
      case .array: "an array"
      case .string, .escapedString, .fieldText: "a string"
      case .number: "a number"
      case .true, .false: "a Boolean"
      case .null: "null"
      }
    }
  }

  package let kind: Kind
  /// The first byte; of a string, the one after the quotation mark.
  package let start: Int32
  /// The byte after the last one; of a string, the quotation mark; of an array or object, the node that follows its
  /// parts.
  package fileprivate(set) var end: Int32
  /// The array or object that the value or key is in; -1 for the whole value.
  package let parent: Int32
  /// The place among the elements of the array, or among the members of the object.
  package let ordinal: Int32

  package init(kind: Kind, start: Int32, end: Int32, parent: Int32, ordinal: Int32) {
    self.kind = kind
    self.start = start
    self.end = end
    self.parent = parent
    self.ordinal = ordinal
  }
}

/// The values and keys of a JSON text in their order, or why it is none.
///
/// A key is followed by its value, an array or object by its parts. Nothing is read twice, and paths are not made
/// before they are needed: each node knows what it is in.
package struct JSONNodes {
  /// Why a text is not accepted, and where.
  package struct Fault: Error {
    package enum Kind: Sendable {
      case syntax
      case depth
      /// The text has the key of a node a second time in an object.
      case duplicateKey
    }

    package let kind: Kind
    /// The offset of the byte that is not accepted.
    package let offset: Int
    /// What was read before.
    package let nodes: ContiguousArray<JSONNode>
    /// The innermost array or object that is open; -1 if there is none.
    package let container: Int
    /// The place of the element that is being read in this array.
    package let ordinal: Int
  }

  /// Returns the nodes of a text.
  ///
  /// Keys are the same if their code units are, once escapes are resolved
  /// ([RFC 8259, section 8.3](https://www.rfc-editor.org/rfc/rfc8259#section-8.3)).
  ///
  /// - Parameters:
  ///   - bytes: The text, of less than 2 GiB.
  ///   - maximumDepth: How deep arrays and objects may be nested.
  /// - Returns: The nodes, at least one.
  /// - Throws: ``Fault`` if the text is not JSON in UTF-8, too deep, or has a key twice in an object.
  package static func scan(
    _ bytes: ContiguousArray<UInt8>, maximumDepth: Int
  ) throws(Fault) -> ContiguousArray<JSONNode> {
    var scanner = JSONScanner<PlainBytes>(maximumDepth: maximumDepth)
    var sink = Sink(byteCount: bytes.count)
    guard !scanner.skipText(in: bytes.span, into: &sink) else { return sink.nodes }
    throw sink.fault(scanner.isTooDeep ? .depth : .syntax, at: scanner.index)
  }

  /// Collects nodes.
  private struct Sink: JSONSink {
    /// The number of keys from which they are compared in a set.
    private static let fewKeys = 16

    private(set) var nodes: ContiguousArray<JSONNode> = []
    /// The innermost array or object that is open; -1 if there is none.
    private var container: Int32 = -1
    /// How many parts of it have been read.
    private var count: Int32 = 0
    /// Whether a part has just been read, and the next one not begun.
    private var isAfterPart = false
    /// Whether a key has an escape.
    private var hasEscapedKeys = false
    /// The second of two equal keys.
    private var duplicate: Int?

    init(byteCount: Int) { nodes.reserveCapacity(byteCount / 8 + 1) }

    mutating func open(isObject: Bool, at index: Int) {
      let node = Int32(truncatingIfNeeded: nodes.count)
      append(isObject ? .object : .array, index..<index + 1)
      container = node
      count = 0
      isAfterPart = false
    }

    mutating func close(in bytes: Span<UInt8>) -> Bool {
      let closed = Int(container)
      nodes[closed].end = Int32(truncatingIfNeeded: nodes.count)
      if nodes[closed].kind == .object, count > 1 {
        duplicate = duplicateKey(of: closed, in: bytes)
        guard duplicate == nil else { return false }
      }
      container = nodes[closed].parent
      count = nodes[closed].ordinal &+ 1
      isAfterPart = true
      return true
    }

    mutating func separate() { isAfterPart = false }

    mutating func add(key: Range<Int>, hasEscapes: Bool) {
      if hasEscapes { hasEscapedKeys = true }
      append(hasEscapes ? .escapedString : .string, key.lowerBound + 1..<key.upperBound - 1)
    }

    mutating func add(scalarFrom first: UInt8, _ range: Range<Int>, hasEscapes: Bool) {
      switch first {
      case "\"":
        append(hasEscapes ? .escapedString : .string, range.lowerBound + 1..<range.upperBound - 1)
      case "t": append(.true, range)
      case "f": append(.false, range)
      case "n": append(.null, range)
      default: append(.number, range)
      }
      count &+= 1
      isAfterPart = true
    }

    @inline(__always)
    private mutating func append(_ kind: JSONNode.Kind, _ range: Range<Int>) {
      nodes.append(
        JSONNode(
          kind: kind, start: Int32(truncatingIfNeeded: range.lowerBound),
          end: Int32(truncatingIfNeeded: range.upperBound), parent: container, ordinal: count))
    }

    // MARK: Keys

    /// Returns the first key that an object has had before.
    private func duplicateKey(of object: Int, in bytes: Span<UInt8>) -> Int? {
      guard !hasEscapedKeys, count < Self.fewKeys else { return duplicateOfManyKeys(of: object, in: bytes) }
      var key = nodes.following(object + 2)
      while key < nodes.count {
        var other = object + 1
        while other < key {
          if isSame(other, key, in: bytes) { return key }
          other = nodes.following(other + 1)
        }
        key = nodes.following(key + 1)
      }
      return nil
    }

    private func isSame(_ first: Int, _ second: Int, in bytes: Span<UInt8>) -> Bool {
      let (start, other) = (Int(nodes[first].start), Int(nodes[second].start))
      let count = Int(nodes[first].end) - start
      guard count == Int(nodes[second].end) - other else { return false }
      for offset in 0..<count where bytes[start + offset] != bytes[other + offset] { return false }
      return true
    }

    private func duplicateOfManyKeys(of object: Int, in bytes: Span<UInt8>) -> Int? {
      var known: Set<ContiguousArray<UInt8>> = []
      known.reserveCapacity(Int(count))
      var key = object + 1
      while key < nodes.count {
        guard known.insert(name(of: key, in: bytes)).inserted else { return key }
        key = nodes.following(key + 1)
      }
      return nil
    }

    private func name(of key: Int, in bytes: Span<UInt8>) -> ContiguousArray<UInt8> {
      let range = Int(nodes[key].start)..<Int(nodes[key].end)
      var name: ContiguousArray<UInt8> = []
      name.reserveCapacity(range.count)
      for index in range { name.append(bytes[index]) }
      guard nodes[key].kind == .escapedString else { return name }
      return JSONEscapes.text(name[...]).map { ContiguousArray($0.utf8) } ?? name
    }

    // MARK: Faults

    func fault(_ kind: Fault.Kind, at offset: Int) -> Fault {
      guard let duplicate else {
        return Fault(
          kind: kind, offset: offset, nodes: nodes, container: Int(container),
          ordinal: Int(count) - (isAfterPart ? 1 : 0))
      }
      return Fault(
        kind: .duplicateKey, offset: Int(nodes[duplicate].start) - 1,
        nodes: ContiguousArray(nodes[...duplicate]), container: Int(container), ordinal: 0)
    }
  }
}

extension ContiguousArray<JSONNode> {
  /// Returns the node after a value and all that is in it.
  @inline(__always)
  package func following(_ node: Int) -> Int {
    switch self[node].kind {
    case .object, .array: Int(self[node].end)
    default: node &+ 1
    }
  }
}

/// The escapes of JSON texts.
package enum JSONEscapes {
  /// Returns a text without its escapes; `nil` if it has half of a surrogate pair, which is not a text.
  package static func text(_ content: ContiguousArray<UInt8>.SubSequence) -> String? {
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      guard byte == "\\" else {
        units.append(byte)
        index += 1
        continue
      }
      let escape = content[index + 1]
      index += 2
      if escape == "u" {
        guard let scalar = scalar(content, &index) else { return nil }
        units += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      } else {
        units.append(character(escape))
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static func character(_ escape: UInt8) -> UInt8 {
    switch escape {
    case "b": 0x08
    case "f": 0x0C
    case "n": 0x0A
    case "r": 0x0D
    case "t": 0x09
    default: escape
    }
  }

  /// Reads the digits of an escape, and the second half of a surrogate pair.
  private static func scalar(
    _ content: ContiguousArray<UInt8>.SubSequence, _ index: inout Int
  ) -> Unicode.Scalar? {
    guard let unit = unit(content, at: index) else { return nil }
    index += 4
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
    guard index + 6 <= content.endIndex, content[index] == "\\",
      content[index + 1] == "u", let low = self.unit(content, at: index + 2),
      (0xDC00..<0xE000).contains(low)
    else { return nil }
    index += 6
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private static func unit(_ content: ContiguousArray<UInt8>.SubSequence, at index: Int) -> UInt32? {
    guard index + 4 <= content.endIndex else { return nil }
    var unit: UInt32 = 0
    for digit in content[index..<index + 4] {
      guard digit.isASCIIHexDigit else { return nil }
      unit = unit << 4 | UInt32(digit.isASCIIDigit ? digit & 0xF : (digit & 0xF) + 9)
    }
    return unit
  }
}
