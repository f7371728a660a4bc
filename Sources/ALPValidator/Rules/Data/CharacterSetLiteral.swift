import Foundation

/// Characters that a length does not count, as data: `true` for white space, a text, or the name of a set.
///
/// ```json
/// {"length": {"minimum": 16, "maximum": 16, "ignoring": " -"}}
/// {"minimum-length": {"minimum": 3, "trimming": true}}
/// {"minimum-length": {"minimum": 3, "ignoring": {"set": "punctuation"}}}
/// ```
struct CharacterSetLiteral: Codable {
  /// The characters, or `nil` for `false`.
  let characters: CharacterSet?

  /// How many characters are written one by one.
  private static let greatestCount = 1000

  private static let sets: KeyValuePairs<String, CharacterSet> = [
    "whitespace": .whitespaces,
    "newlines": .newlines,
    "decimal-digits": .decimalDigits,
    "letters": .letters,
    "lowercase-letters": .lowercaseLetters,
    "uppercase-letters": .uppercaseLetters,
    "alphanumerics": .alphanumerics,
    "punctuation": .punctuationCharacters,
    "symbols": .symbols,
    "control-characters": .controlCharacters,
  ]

  private enum Key: CodingKey { case set }

  init(_ characters: CharacterSet) { self.characters = characters }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer() {
      if let isTrimmed = try? container.decode(Bool.self) {
        characters = isTrimmed ? .whitespacesAndNewlines : nil
        return
      }
      if let text = try? container.decode(String.self) {
        // One by one: of a text, some systems take characters outside plane 0 for others within it.
        characters = text.unicodeScalars.reduce(into: CharacterSet()) { $0.insert($1) }
        return
      }
    }
    guard let container = try? decoder.container(keyedBy: Key.self),
      let name = try? container.decode(String.self, forKey: .set)
    else {
      throw DecodingError.rules(
        need: "true, a text of characters, or {\"set\": \"letters\"}", CharacterSet.self, by: decoder)
    }
    guard let set = Self.sets.first(where: { $0.key == name }) else {
      let names = Self.sets.map(\.key)
      let remedy = RuleDataText.suggestion(
        for: name, among: names, otherwise: "there are \(names.joined(separator: ", "))")
      throw DecodingError.rules(
        "unknown set of characters \(RuleDataText.quoted(name)); \(remedy)", at: decoder.codingPath)
    }
    characters = set.value
  }

  func encode(to encoder: any Encoder) throws {
    guard let characters else { return try write(false, to: encoder) }
    if characters == .whitespacesAndNewlines { return try write(true, to: encoder) }
    if let name = Self.sets.first(where: { $0.value == characters })?.key {
      var container = encoder.container(keyedBy: Key.self)
      return try container.encode(name, forKey: .set)
    }
    guard let text = Self.text(of: characters) else {
      throw EncodingError.invalidValue(
        characters,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "A set of more than \(Self.greatestCount) characters is written by its name only")
      )
    }
    try write(text, to: encoder)
  }

  private func write(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// Returns the characters in their order, or `nil` if there are too many.
  ///
  /// The bitmap has the 8192 bytes of plane 0, then for each other plane its number and as many bytes.
  private static func text(of characters: CharacterSet) -> String? {
    let planeLength = 8192
    let bitmap = Array(characters.bitmapRepresentation)
    var text = String.UnicodeScalarView()
    var start = 0
    var plane: UInt32 = 0
    while start + planeLength <= bitmap.count {
      for (offset, byte) in bitmap[start..<start + planeLength].enumerated() where byte != 0 {
        for bit in 0..<8 where byte & (1 << UInt8(bit)) != 0 {
          guard let scalar = Unicode.Scalar(plane << 16 | UInt32(offset * 8 + bit)) else { continue }
          text.append(scalar)
        }
        guard text.count <= greatestCount else { return nil }
      }
      start += planeLength
      guard start < bitmap.count else { break }
      plane = UInt32(bitmap[start])
      start += 1
    }
    return String(text)
  }
}
