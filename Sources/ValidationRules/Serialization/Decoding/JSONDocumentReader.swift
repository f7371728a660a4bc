import Foundation

/// Finds the values of a JSON text that a recognizer has accepted, and keys that are in an object twice.
struct JSONDocumentReader {
  /// An array or object that is open.
  private struct Container {
    let node: Int
    /// The index of the current element; `nil` for an object.
    var index: Int?
    /// Where the keys of the object begin in the list of all.
    let firstKey: Int
    /// The keys of an object that has many, or unusual ones.
    var names: Set<String>?
  }

  /// The number of keys from which they are compared in a set.
  private static let fewKeys = 16

  private(set) var nodes: ContiguousArray<JSONDocument.Node> = []
  private let bytes: ContiguousArray<UInt8>
  private let maximumDepth: Int
  private var containers: [Container] = []
  private var keys: [Range<Int>] = []
  private var isAtKey = false

  init(bytes: ContiguousArray<UInt8>, maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    nodes.reserveCapacity(bytes.count / 8 + 1)
    containers.reserveCapacity(8)
    keys.reserveCapacity(32)
  }

  /// The number of arrays and objects that are open.
  var depth: Int { containers.count }

  /// Reads the bytes of the text, as far as the recognizer has accepted them.
  // A span, because each access to an array that the reader owns costs a load more.
  mutating func read(_ bytes: Span<UInt8>, to end: Int) throws(JSONDocument.Fault) {
    var index = 0
    while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): try open(byte, at: index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close(at: index)
      case UInt8(ascii: ","):
        guard let last = containers.indices.last else { break }
        isAtKey = containers[last].index == nil
        containers[last].index? += 1
      case UInt8(ascii: "\""):
        index = try readString(bytes, from: index + 1, to: end)
        continue
      case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "-"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        index = readWord(bytes, from: index, to: end)
        continue
      default: break
      }
      index &+= 1
    }
  }

  private mutating func open(_ byte: UInt8, at index: Int) throws(JSONDocument.Fault) {
    guard containers.count < maximumDepth else { throw fault(.depth(limit: maximumDepth), at: index) }
    let isObject = byte == UInt8(ascii: "{")
    containers.append(
      Container(node: nodes.count, index: isObject ? nil : 0, firstKey: keys.count))
    append(isObject ? .object : .array, index..<index + 1)
    isAtKey = isObject
  }

  private mutating func close(at index: Int) {
    isAtKey = false
    guard let container = containers.popLast() else { return }
    keys.removeSubrange(container.firstKey...)
    nodes[container.node].end = Int32(truncatingIfNeeded: index + 1)
    nodes[container.node].next = Int32(truncatingIfNeeded: nodes.count)
  }

  /// Reads a string after its quotation mark, and returns the index after it.
  private mutating func readString(
    _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) throws(JSONDocument.Fault) -> Int {
    var index = start
    var isEscaped = false
    // Has a bit that no byte of ASCII has, if one of the bytes does.
    var allBits: UInt8 = 0
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        index &+= 1
      }
      allBits |= byte
      index &+= 1
    }
    let isASCII = allBits < 0x80
    let text = start..<min(index, end)
    append(isEscaped ? .escapedString : .string, text)
    if isAtKey {
      isAtKey = false
      guard add(text, isPlain: isASCII && !isEscaped) else {
        throw fault(.duplicateKey(name(text)), at: start - 1)
      }
    }
    return index + 1
  }

  /// Reads a number, `true`, `false` or `null`, and returns the index after it.
  private mutating func readWord(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let kind: JSONDocument.Node.Kind =
      switch bytes[start] {
      case UInt8(ascii: "t"): .true
      case UInt8(ascii: "f"): .false
      case UInt8(ascii: "n"): .null
      default: .number
      }
    var index = start + 1
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x09, 0x0A, 0x0D:
        append(kind, start..<index)
        return index
      default: index &+= 1
      }
    }
    append(kind, start..<index)
    return index
  }

  private mutating func append(_ kind: JSONDocument.Node.Kind, _ range: Range<Int>) {
    nodes.append(
      JSONDocument.Node(
        kind: kind, start: Int32(truncatingIfNeeded: range.lowerBound),
        end: Int32(truncatingIfNeeded: range.upperBound), next: Int32(truncatingIfNeeded: nodes.count + 1)))
  }

  // MARK: Keys

  /// Adds a key to the innermost object, and returns whether it is the first such key.
  private mutating func add(_ key: Range<Int>, isPlain: Bool) -> Bool {
    let last = containers.count - 1
    let first = containers[last].firstKey
    keys.append(key)
    let others = first..<keys.count - 1
    if containers[last].names == nil, !isPlain || others.count >= Self.fewKeys {
      containers[last].names = Set(keys[others].map(name))
    }
    if containers[last].names != nil {
      let name = name(key)
      return containers[last].names?.insert(name).inserted ?? true
    }
    for index in others where keys[index].count == key.count {
      let offset = keys[index].lowerBound - key.lowerBound
      if key.allSatisfy({ bytes[$0] == bytes[$0 + offset] }) { return false }
    }
    return true
  }

  /// Returns the key in a range of bytes, without escapes.
  private func name(_ key: Range<Int>) -> String {
    let text = bytes[key]
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    return JSONEscapes.text(text) ?? String(decoding: text, as: UTF8.self)
  }

  // MARK: Faults

  func fault(_ kind: JSONDocument.Fault.Kind, at offset: Int) -> JSONDocument.Fault {
    let lines = bytes[..<offset].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return JSONDocument.Fault(kind: kind, path: path, line: lines.count, byte: (lines.last?.count ?? 0) + 1)
  }

  /// The path of the element or the member that is being read.
  private var path: ValidationPath {
    let ends = containers.dropFirst().map(\.firstKey) + [keys.count]
    return ValidationPath(
      zip(containers, ends).compactMap { container, end in
        if let index = container.index { return .index(index) }
        return container.firstKey < end ? .key(name(keys[end - 1])) : nil
      })
  }
}
