import Foundation
import Testing

@testable import ValidationFormats

@Suite struct JSONFormatTests {
  @Test func nestsToItsDepthAndNoDeeper() {
    func nested(_ depth: Int, _ open: String, _ core: String, _ close: String) -> String {
      String(repeating: open, count: depth) + core + String(repeating: close, count: depth)
    }
    for depth in [1, 63, 64, 65, 128, 511, 512] {
      #expect(JSONFormat.matches(nested(depth, "[", "", "]")))
      #expect(JSONFormat.matches(nested(depth, "{\"a\":", "1", "}")))
      #expect(!JSONFormat.matches(nested(depth, "[", "", "]").dropLast() + "}"))
    }
    #expect(JSONFormat.matches(nested(256, "[{\"a\":", "0", "}]")))
    #expect(!JSONFormat.matches(nested(513, "[", "", "]")))
    #expect(!JSONFormat.matches(String(repeating: "[", count: 100_000)))
  }

  @Test func readsOnlyUTF8() {
    func matches(_ bytes: [UInt8], isClosed: Bool = true) -> Bool {
      let text = [0x22] + bytes + (isClosed ? [0x22] : [])
      return JSONFormat.matches(ContiguousArray(text).span)
    }
    var disagreements: [[UInt8]] = []
    for first in UInt8(0x80)...0xFF {
      for second in UInt8.min...UInt8.max where second != 0x22 && second != 0x5C && second >= 0x20 {
        for bytes in [[first, second], [first, second, 0x80], [first, second, 0xBF, 0x80]] {
          if matches(bytes) != String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
            disagreements.append(bytes)
          }
        }
      }
    }
    #expect(disagreements.isEmpty)
    #expect(!matches([0xE2, 0x82]))
    #expect(!matches([0xF0, 0x9F], isClosed: false))
  }
}

/// A recursive reader of JSON over scalars, the grammar of RFC 8259 written down.
struct JSONTwin {
  private var rest: ArraySlice<Unicode.Scalar>

  static func matches(_ text: String) -> Bool {
    var twin = Self(rest: Array(text.unicodeScalars)[...])
    return twin.element() && twin.rest.isEmpty
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func space() { rest = rest.drop { " \t\n\r".unicodeScalars.contains($0) } }

  private mutating func element() -> Bool {
    space()
    defer { space() }
    switch rest.first {
    case "{": return list("}") { $0.string() && $0.colon() && $0.element() }
    case "[": return list("]") { $0.element() }
    case "\"": return string()
    default: return word()
    }
  }

  private mutating func colon() -> Bool {
    space()
    return take(":")
  }

  private mutating func list(_ end: Unicode.Scalar, _ item: (inout Self) -> Bool) -> Bool {
    rest.removeFirst()
    space()
    if take(end) { return true }
    repeat {
      space()
      guard item(&self) else { return false }
      space()
    } while take(",")
    return take(end)
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return true }
      guard scalar.value >= 0x20 else { return false }
      guard scalar == "\\" else { continue }
      guard let escaped = rest.popFirst() else { return false }
      if escaped == "u" {
        guard rest.prefix(4).count == 4,
          rest.prefix(4).allSatisfy({ "0123456789abcdefABCDEF".unicodeScalars.contains($0) })
        else { return false }
        rest = rest.dropFirst(4)
      } else if !"\"\\/bfnrt".unicodeScalars.contains(escaped) {
        return false
      }
    }
    return false
  }

  private mutating func word() -> Bool {
    var word = ""
    while let scalar = rest.first, !" \t\n\r,:[]{}\"".unicodeScalars.contains(scalar) {
      word.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    return ["true", "false", "null"].contains(word)
      || word.range(of: "\\A-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?\\z", options: .regularExpression)
        != nil
  }
}
