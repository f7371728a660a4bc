import Foundation
import ValidationFormats

/// The arrays, objects and keys of a JSON text, which is checked before it is decoded.
///
/// Foundation reads more than JSON, such as a comma after the last element, and keeps one of two values with the same key.
struct JSONOutline {
  /// Why a text is not accepted, and where.
  struct Fault {
    enum Kind {
      case syntax
      case depth(limit: Int)
      case duplicateKey(String)
    }

    let kind: Kind
    let path: ValidationPath
    let line: Int
    /// The number of the byte in its line, from 1.
    let byte: Int
  }

  /// An array or object that is open.
  private struct Container {
    /// The index of the current element; `nil` for an object.
    var index: Int?
    /// Where the keys of the object begin in the list of all.
    var firstKey: Int
    /// The keys of an object that has many, or unusual ones.
    var names: Set<String>?
  }

  private let bytes: ContiguousArray<UInt8>
  private let maximumDepth: Int
  private var containers: [Container] = []
  private var keys: [Range<Int>] = []
  private var isAtKey = false

  /// Returns why a text is not JSON in UTF-8 without duplicate keys, or `nil` if it is.
  static func fault(in json: Data, maximumDepth: Int = JSONFormat.greatestDepth) -> Fault? {
    var bytes = ContiguousArray(json)
    if bytes.first == 0xEF, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let end = JSONFormat.faultOffset(in: bytes)
    var outline = Self(bytes: bytes, maximumDepth: min(maximumDepth, JSONFormat.greatestDepth))
    if let fault = outline.read(to: end ?? bytes.count) { return fault }
    guard let end else { return nil }
    // The recognizer stops at an array or object that is too deep.
    let isTooDeep = outline.containers.count >= JSONFormat.greatestDepth
    return outline.fault(isTooDeep ? .depth(limit: JSONFormat.greatestDepth) : .syntax, at: end)
  }

  private init(bytes: ContiguousArray<UInt8>, maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    containers.reserveCapacity(8)
    keys.reserveCapacity(32)
  }

  /// Reads bytes that the recognizer has accepted.
  private mutating func read(to end: Int) -> Fault? {
    var index = 0
    while index < end {
      let byte = bytes[index]
      index &+= 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard containers.count < maximumDepth else {
          return fault(.depth(limit: maximumDepth), at: index - 1)
        }
        isAtKey = byte == UInt8(ascii: "{")
        containers.append(Container(index: isAtKey ? nil : 0, firstKey: keys.count))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let container = containers.popLast() { keys.removeSubrange(container.firstKey...) }
        isAtKey = false
      case UInt8(ascii: ","):
        guard let last = containers.indices.last else { continue }
        isAtKey = containers[last].index == nil
        containers[last].index? += 1
      case UInt8(ascii: "\""):
        let start = index
        var isPlain = true
        while index < end, bytes[index] != UInt8(ascii: "\"") {
          let isEscaped = bytes[index] == UInt8(ascii: "\\")
          if isEscaped || bytes[index] >= 0x80 { isPlain = false }
          index &+= isEscaped ? 2 : 1
        }
        let text = start..<min(index, end)
        index &+= 1
        guard isAtKey else { continue }
        isAtKey = false
        guard add(text, isPlain: isPlain) else { return fault(.duplicateKey(name(text)), at: start - 1) }
      default: break
      }
    }
    return nil
  }

  /// Adds a key to the innermost object, and returns whether it is the first such key.
  private mutating func add(_ key: Range<Int>, isPlain: Bool) -> Bool {
    let last = containers.count - 1
    let first = containers[last].firstKey
    keys.append(key)
    let others = first..<keys.count - 1
    if containers[last].names == nil, !isPlain || others.count >= 16 {
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
    let quoted = Data([UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")])
    return (try? JSONDecoder().decode(String.self, from: quoted)) ?? String(decoding: text, as: UTF8.self)
  }

  private func fault(_ kind: Fault.Kind, at offset: Int) -> Fault {
    let lines = bytes[..<offset].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Fault(kind: kind, path: path, line: lines.count, byte: (lines.last?.count ?? 0) + 1)
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
