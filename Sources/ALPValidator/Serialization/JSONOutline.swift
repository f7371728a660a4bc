import Foundation
import ValidationFormats

/// The arrays and objects of a JSON text, as far as rules need them before they are decoded.
struct JSONOutline {
  /// An array or object that is open.
  private enum Container {
    case array(index: Int)
    case object(keys: Set<String>, key: String)
  }

  private var containers: [Container] = []
  private var isAtKey = false

  /// Checks that a text is JSON, and that no object has a key twice.
  ///
  /// - Throws: `DecodingError` that names the place.
  static func check(_ json: Data) throws {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(decoding: json.starts(with: byteOrderMark) ? json.dropFirst(3) : json, as: UTF8.self)
    let bytes = Array(text.utf8)
    let fault = JSONFormat.faultOffset(in: text)
    var outline = Self()
    try outline.read(bytes[..<(fault ?? bytes.count)])
    guard let fault else { return }
    let lines = bytes[..<fault].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = "line \(lines.count), byte \((lines.last?.count ?? 0) + 1)"
    let isTooDeep = outline.containers.count >= JSONFormat.greatestDepth
    let message =
      isTooDeep
      ? "the arrays and objects are more than \(JSONFormat.greatestDepth) deep at \(place); nest fewer"
      : "this is not JSON; look at \(place)"
    throw DecodingError.rules(message, at: [])
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) throws {
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"):
        containers.append(.object(keys: [], key: ""))
        isAtKey = true
      case UInt8(ascii: "["):
        containers.append(.array(index: 0))
        isAtKey = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        containers.removeLast()
        isAtKey = false
      case UInt8(ascii: ","): moveOn()
      case UInt8(ascii: "\""):
        let text = Self.takeString(&rest)
        if isAtKey { try add(key: text) }
      default: break
      }
    }
  }

  private mutating func moveOn() {
    switch containers.last {
    case .array(let index)?: containers[containers.count - 1] = .array(index: index + 1)
    case .object?: isAtKey = true
    case nil: break
    }
  }

  private mutating func add(key text: ArraySlice<UInt8>) throws {
    isAtKey = false
    guard case .object(var keys, _)? = containers.popLast() else { return }
    let key = Self.unescaped(text)
    guard keys.insert(key).inserted else {
      throw DecodingError.rules(
        "the key \(RuleDataText.quoted(key)) stands twice in one object; write an object for each rule",
        at: path)
    }
    containers.append(.object(keys: keys, key: key))
  }

  /// The place of the innermost array or object.
  private var path: [any CodingKey] {
    containers.map {
      switch $0 {
      case .array(let index): RuleKey(intValue: index)
      case .object(_, let key): RuleKey(stringValue: key)
      }
    }
  }

  /// Takes the rest of a string with its closing quotation mark; returns it without that.
  private static func takeString(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = rest
    var end = rest.startIndex
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
      end = rest.startIndex
    }
    return text[..<end]
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    let quoted = Data([UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")])
    return (try? JSONDecoder().decode(String.self, from: quoted)) ?? String(decoding: text, as: UTF8.self)
  }
}
