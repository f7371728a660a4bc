import Foundation
import ValidationFormats

/// The texts of a form, a query or headers, with their names.
struct FieldTexts {
  /// Why fields are not accepted, and where.
  struct Fault: Error {
    enum Kind {
      /// A text is not UTF-8, or has a percent sign without two hexadecimal digits after it.
      case encoding
      case depth(limit: Int)
    }

    let kind: Kind
    /// The number of the byte, from 1: of a percent sign, or else the first one of a field.
    let byte: Int
  }

  /// A field of the text, or what is left of it below a name.
  struct Field {
    /// What is left of the name: `[email]` of `guests[0][email]` below `guests` and `0`.
    var name: Range<Int>
    let text: Range<Int>
  }

  /// The names and texts without percent-encoding, with a byte between each two that belongs to neither.
  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var fields: [Field] = []
  /// Where each field begins in the text that it was read from.
  private var starts: [Int] = []

  /// Reads the content of a form, or a query, by the
  /// [URL standard](https://url.spec.whatwg.org/#urlencoded-parsing).
  ///
  /// Unlike there, what is not UTF-8 or not percent-encoded is an error.
  init(encoded text: some Collection<UInt8>, maximumDepth: Int) throws(Fault) {
    bytes.reserveCapacity(text.count + 1)
    var rest = text[...]
    var offset = 0
    while !rest.isEmpty {
      let field = rest.prefix { $0 != UInt8(ascii: "&") }
      if !field.isEmpty { try add(encoded: field, at: offset) }
      offset += field.count + 1
      rest = rest.dropFirst(field.count + 1)
    }
    try requireUTF8()
    try requireDepth(maximumDepth)
  }

  /// Takes fields that a framework has read.
  init(_ fields: [(name: String, value: String)], maximumDepth: Int) throws(Fault) {
    for field in fields {
      starts.append(bytes.count)
      let name = append(field.name.utf8)
      self.fields.append(Field(name: name, text: append(field.value.utf8)))
    }
    try requireDepth(maximumDepth)
  }

  private mutating func add(encoded field: some Collection<UInt8>, at offset: Int) throws(Fault) {
    starts.append(offset)
    let name = field.prefix { $0 != UInt8(ascii: "=") }
    let nameRange = try append(encoded: name, at: offset)
    let text = field.dropFirst(name.count + 1)
    let textRange = try append(encoded: text, at: offset + name.count + 1)
    fields.append(Field(name: nameRange, text: textRange))
  }

  private mutating func append(
    encoded text: some Collection<UInt8>, at offset: Int
  ) throws(Fault) -> Range<Int> {
    let start = bytes.count
    var rest = text[...]
    var place = offset
    while let byte = rest.popFirst() {
      place += 1
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else {
          throw Fault(kind: .encoding, byte: place)
        }
        place += 2
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return ended(from: start)
  }

  private mutating func append(_ text: String.UTF8View) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return ended(from: start)
  }

  /// Ends a text, so that its last byte and the first one of the next are not read as one character.
  private mutating func ended(from start: Int) -> Range<Int> {
    bytes.append(0)
    return start..<bytes.count - 1
  }

  private func requireUTF8() throws(Fault) {
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    guard repaired.count != bytes.count || !repaired.elementsEqual(bytes) else { return }
    let offset = zip(repaired, bytes).prefix { $0 == $1 }.count
    let index = fields.firstIndex { offset <= $0.text.upperBound } ?? 0
    throw Fault(kind: .encoding, byte: starts[index] + 1)
  }

  // MARK: Names

  /// Checks how many names each name has in it: `guests[0][email]` has three.
  private func requireDepth(_ maximumDepth: Int) throws(Fault) {
    let limit = min(maximumDepth, JSONFormat.greatestDepth)
    for (index, field) in fields.enumerated() where (nameCount(in: field.name) ?? 1) > limit {
      throw Fault(kind: .depth(limit: limit), byte: starts[index] + 1)
    }
  }

  /// Returns the range of the first name in the name of a field.
  ///
  /// A name that is not like `a[b][0].c` is one name, whatever brackets and dots it has.
  ///
  /// - Parameters:
  ///   - name: What is left of the name of the field.
  ///   - isWhole: Whether this is the whole name of the field.
  ///   - declaredNames: The declared names with dots or brackets, which win.
  /// - Returns: The first name, and what is left.
  func firstName(
    in name: Range<Int>, isWhole: Bool, _ declaredNames: [ContiguousArray<UInt8>]
  ) -> (name: Range<Int>, rest: Range<Int>) {
    let start = isWhole ? name.lowerBound : name.lowerBound + 1
    let isInBrackets = !isWhole && bytes[name.lowerBound] == UInt8(ascii: "[")
    if isInBrackets {
      let end = bytes[start..<name.upperBound].firstIndex(of: UInt8(ascii: "]")) ?? name.upperBound
      return (start..<end, min(end + 1, name.upperBound)..<name.upperBound)
    }
    let all = start..<name.upperBound
    let declaredEnds = declaredNames.filter { bytes[all].starts(with: $0) }.map { start + $0.count }
    if let end = declaredEnds.filter({ endsName(at: $0, in: all) }).max() {
      return (start..<end, end..<name.upperBound)
    }
    guard !isWhole || nameCount(in: name) != nil else { return (name, name.upperBound..<name.upperBound) }
    let end = all.first { endsName(at: $0, in: all) } ?? all.upperBound
    return (start..<end, end..<name.upperBound)
  }

  private func endsName(at offset: Int, in name: Range<Int>) -> Bool {
    offset == name.upperBound || bytes[offset] == UInt8(ascii: "[") || bytes[offset] == UInt8(ascii: ".")
  }

  /// Returns how many names a name consists of, the later ones in brackets or after dots; `nil` if it is one name,
  /// because its brackets and dots are not like that.
  private func nameCount(in name: Range<Int>) -> Int? {
    enum Place { case beforeName, inName, inBrackets, afterBrackets }
    var place = Place.beforeName
    var count = 1
    for byte in bytes[name] {
      switch (byte, place) {
      case (UInt8(ascii: "]"), .inBrackets): place = .afterBrackets
      case (_, .inBrackets): break
      case (UInt8(ascii: "["), .inName), (UInt8(ascii: "["), .afterBrackets):
        place = .inBrackets
        count += 1
      case (UInt8(ascii: "."), .inName), (UInt8(ascii: "."), .afterBrackets):
        place = .beforeName
        count += 1
      case (UInt8(ascii: "["), _), (UInt8(ascii: "]"), _), (UInt8(ascii: "."), _), (_, .afterBrackets):
        return nil
      default: place = .inName
      }
    }
    return place == .inName || place == .afterBrackets ? count : nil
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; `nil` for any other byte.
  fileprivate var hexadecimalValue: UInt8? {
    guard isASCIIHexDigit else { return nil }
    return isASCIIDigit ? self & 0xF : (self & 0xF) + 9
  }
}
