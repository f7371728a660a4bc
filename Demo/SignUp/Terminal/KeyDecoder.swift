/// Decodes keys from the bytes of a terminal, which can be split anywhere.
///
/// Sequences are those of ECMA-48 and xterm; unknown sequences are skipped.
struct KeyDecoder {
  /// The first piece of the bytes.
  private enum Piece {
    case key(Key, length: Int)
    case nothing(length: Int)
    case pasteStart(length: Int)
    /// More bytes are necessary.
    case incomplete
  }

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
  /// The maximum length of a sequence.
  private static let maximumLength = 64

  private var pending: [UInt8] = []
  private var paste: [UInt8]?

  /// Whether an escape key, or the beginning of a sequence, waits for more bytes.
  var isUndecided: Bool { paste == nil && pending.first == Self.escape }

  /// Adds bytes, and returns the keys that are complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var start = 0
    while start < pending.count {
      if paste != nil {
        guard let key = takePaste(from: &start) else { break }
        keys.append(key)
        continue
      }
      switch piece(at: start) {
      case .key(let key, let length):
        Self.append(key, to: &keys)
        start += length
      case .nothing(let length): start += length
      case .pasteStart(let length):
        paste = []
        start += length
      case .incomplete:
        pending.removeSubrange(..<start)
        return keys
      }
    }
    pending.removeSubrange(..<start)
    return keys
  }

  /// Returns the keys of incomplete bytes, after a moment without input.
  mutating func decodeUndecided() -> [Key] {
    guard isUndecided else { return [] }
    defer { pending = [] }
    return pending.count == 1 ? [.escape] : []
  }

  private static func append(_ key: Key, to keys: inout [Key]) {
    if case .text(let more) = key, case .text(let text)? = keys.last {
      keys[keys.count - 1] = .text(text + more)
    } else {
      keys.append(key)
    }
  }

  /// Removes pasted bytes up to the end of the paste, or all that cannot be part of its end.
  private mutating func takePaste(from start: inout Int) -> Key? {
    let end = Self.pasteEnd
    var index = start
    while let candidate = System.firstIndex(of: Self.escape, in: pending, from: index) {
      let following = pending[candidate...].prefix(end.count)
      if following.elementsEqual(end) {
        let text = String(decoding: (paste ?? []) + pending[start..<candidate], as: UTF8.self)
        paste = nil
        start = candidate + end.count
        return .paste(text)
      }
      if following.count < end.count, end.starts(with: following) {
        paste?.append(contentsOf: pending[start..<candidate])
        start = candidate
        return nil
      }
      index = candidate + 1
    }
    paste?.append(contentsOf: pending[start...])
    start = pending.count
    return nil
  }

  private func piece(at start: Int) -> Piece {
    switch pending[start] {
    case Self.escape: return sequence(at: start)
    case 0x0D, 0x0A: return .key(.enter, length: 1)
    case 0x09: return .key(.tab, length: 1)
    case 0x7F, 0x08: return .key(.backspace, length: 1)
    case 0x00: return .nothing(length: 1)
    case 0x01...0x1A: return .key(.control(Self.letter(pending[start])), length: 1)
    case 0x1C...0x1F: return .nothing(length: 1)
    default: return character(at: start)
    }
  }

  private static func letter(_ control: UInt8) -> Character { Character(Unicode.Scalar(control + 0x40)) }

  /// A character in UTF-8. Invalid bytes become U+FFFD.
  private func character(at start: Int) -> Piece {
    let length =
      switch pending[start] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let bytes = pending[start...].prefix(length)
    let valid = 1 + bytes.dropFirst().prefix { 0x80...0xBF ~= $0 }.count
    if valid < bytes.count { return .key(.text("\u{FFFD}"), length: valid) }
    if bytes.count < length { return .incomplete }
    return .key(.text(String(decoding: bytes, as: UTF8.self)), length: length)
  }

  private func sequence(at start: Int) -> Piece {
    guard start + 1 < pending.count else { return .incomplete }
    switch pending[start + 1] {
    case UInt8(ascii: "["): return controlSequence(at: start)
    case UInt8(ascii: "O"):
      guard start + 2 < pending.count else { return .incomplete }
      return Self.key(final: pending[start + 2], parameters: []).map { .key($0, length: 3) }
        ?? .nothing(length: 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      return answer(at: start)
    case Self.escape: return .key(.escape, length: 1)
    case 0x7F, 0x08: return .key(.control("W"), length: 2)
    case UInt8(ascii: "b"): return .key(.wordLeft, length: 2)
    case UInt8(ascii: "f"): return .key(.wordRight, length: 2)
    default:
      // Characters with the Alt key are ignored.
      guard case .key(_, let length) = piece(at: start + 1) else { return .incomplete }
      return .nothing(length: 1 + length)
    }
  }

  /// `ESC [`, parameters, intermediates, final byte (ECMA-48, section 5.4).
  private func controlSequence(at start: Int) -> Piece {
    let content = pending[(start + 2)...]
    let parameters = content.prefix(Self.maximumLength).prefix { 0x20...0x3F ~= $0 }
    guard parameters.count < Self.maximumLength else { return .nothing(length: 2 + parameters.count) }
    guard let final = content.dropFirst(parameters.count).first else { return .incomplete }
    let length = 2 + parameters.count + 1
    // Interrupted by other bytes, such as another sequence.
    guard 0x40...0x7E ~= final else { return .nothing(length: length - 1) }
    // The function keys of the Linux console have a letter after a second bracket.
    if final == UInt8(ascii: "["), parameters.isEmpty {
      return content.count < 2 ? .incomplete : .nothing(length: length + 1)
    }
    let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";").map { Int($0) ?? 0 }
    if final == UInt8(ascii: "~"), numbers.first == 200 { return .pasteStart(length: length) }
    guard let key = Self.key(final: final, parameters: numbers) else { return .nothing(length: length) }
    return .key(key, length: length)
  }

  /// A terminal's response to a query, up to its end. The program sends no queries, so it is skipped.
  private func answer(at start: Int) -> Piece {
    for index in pending.indices[(start + 2)...] {
      if pending[index] == 0x07 { return .nothing(length: index - start + 1) }
      if pending[index] == UInt8(ascii: "\\"), pending[index - 1] == Self.escape {
        return .nothing(length: index - start + 1)
      }
    }
    return pending.count - start < Self.maximumLength ? .incomplete : .nothing(length: 2)
  }

  private static func key(final: UInt8, parameters: [Int]) -> Key? {
    let hasModifier = parameters.count > 1 && parameters[1] > 1
    switch Character(Unicode.Scalar(final)) {
    case "A": return .up
    case "B": return .down
    case "C": return hasModifier ? .wordRight : .right
    case "D": return hasModifier ? .wordLeft : .left
    case "H": return .home
    case "F": return .end
    case "M": return .enter
    case "Z": return .backTab
    case "~":
      switch parameters.first {
      case 1, 7: return .home
      case 3: return .delete
      case 4, 8: return .end
      default: return nil
      }
    default: return nil
    }
  }
}
