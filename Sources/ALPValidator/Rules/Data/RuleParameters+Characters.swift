import Foundation
import ValidationFormats

extension RuleParameters {
  /// Returns the characters that a parameter selects in the text form of `CharacterSelection`.
  mutating func selection(_ name: String) throws -> CharacterSelection {
    try selection(try value(name), at: name)
  }

  /// Returns the characters that a length does not count: `true` for white space, or a selection.
  ///
  /// `false` means none, as if the parameter was not there.
  mutating func strippedSelection(_ name: String) throws -> CharacterSelection? {
    guard let value: SelectionLiteral = try optionalValue(name) else { return nil }
    switch value {
    case .whitespace(let isStripped): return isStripped ? .strippedWhitespace : nil
    case .text(let text): return try selection(text, at: name)
    }
  }

  private func selection(_ text: String, at name: String) throws -> CharacterSelection {
    guard let selection = CharacterSelection(text) else {
      throw error(
        "\(RuleDataText.quoted(text)) selects no characters; write some such as A-Z0-9_ or [:alpha:]",
        at: name)
    }
    return selection
  }
}

extension CharacterSelection {
  /// What `true` stands for.
  static let strippedWhitespace = CharacterSelection(CharacterSet.whitespacesAndNewlines)
}

/// Characters that a length does not count, as data.
///
/// ```json
/// {"minimum-length": {"minimum": 3, "trimming": true}}
/// {"length": {"minimum": 16, "maximum": 16, "ignoring": "[:punct:] "}}
/// ```
private enum SelectionLiteral: Decodable {
  case whitespace(Bool)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try? decoder.singleValueContainer()
    if let isStripped = try? container?.decode(Bool.self) {
      self = .whitespace(isStripped)
    } else if let text = try? container?.decode(String.self) {
      self = .text(text)
    } else {
      throw DecodingError.rules(
        need: "true, or a selection of characters such as \"[:punct:] \"", Self.self, by: decoder)
    }
  }
}
