public import Foundation

/// A rule about selected characters: a number of them in the text, only them, or none.
///
/// ```swift
/// SelectedCharactersRule(.only, "A-Z0-9_").isSatisfied(by: "MAX_LENGTH")
/// // true
/// SelectedCharactersRule(.count(2...3), ".").isSatisfied(by: "1.0.0")  // true
/// ```
public struct SelectedCharactersRule: ValidationRule, Equatable {
  /// The condition on the text.
  public enum Demand: Hashable, Sendable {
    /// A number of selected characters within bounds; `Int.max` means no upper bound.
    case count(ClosedRange<Int>)
    /// Selected characters and nothing else, at least one.
    case only
    /// No selected character; the empty text is accepted too.
    case without
  }

  /// The condition on the text.
  public let demand: Demand
  /// The selected characters.
  public let characters: CharacterSelection

  /// Creates a rule about a selection of characters.
  ///
  /// - Parameters:
  ///   - demand: The characters that the text has to have.
  ///   - characters: The characters.
  /// - Precondition: A count has no negative bound.
  public init(_ demand: Demand, _ characters: CharacterSelection) {
    if case .count(let counts) = demand {
      precondition(counts.lowerBound >= 0, "Negative count in \(counts)")
    }
    self.demand = demand
    self.characters = characters
  }

  public var name: String {
    switch demand {
    case .count: "contains-characters"
    case .only: "only-characters"
    case .without: "no-characters"
    }
  }

  public var parameters: [String: JSONValue] {
    var parameters: [String: JSONValue] =
      if case .count(let counts) = demand { counts.countParameters } else { [:] }
    parameters["characters"] = .string(characters.description)
    return parameters
  }

  public func isSatisfied(by text: String) -> Bool {
    switch demand {
    case .count(let counts): characters.isCount(in: text, within: counts)
    case .only: characters.isAll(of: text)
    case .without: !characters.isAny(of: text)
    }
  }
}

extension CharacterSelection {
  /// Creates the selection of all characters of one of Foundation's sets, as it is.
  public init(_ characters: CharacterSet) {
    let bitmap = [UInt8](characters.bitmapRepresentation)
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    // The bits of the first 65,536 code points, then for each further plane that has any its number and its
    // bits.
    var plane: UInt32 = 0
    var start = 0
    while start + 8192 <= bitmap.count {
      Self.append(bitmap[start..<(start + 8192)], of: plane, to: &ranges)
      start += 8192
      guard start < bitmap.count else { break }
      plane = UInt32(bitmap[start])
      start += 1
    }
    self.init(ranges: ranges)
  }

  private static func append(
    _ bitmap: ArraySlice<UInt8>, of plane: UInt32, to ranges: inout [ClosedRange<Unicode.Scalar>]
  ) {
    var run: ClosedRange<Unicode.Scalar>?
    for (offset, byte) in bitmap.enumerated() {
      if byte == 0 && run == nil { continue }
      for bit in 0..<8 as Range<UInt32> {
        let scalar = Unicode.Scalar(plane << 16 | UInt32(offset) << 3 | bit)
        if let scalar, byte >> UInt8(bit) & 1 == 1 {
          run = (run?.lowerBound ?? scalar)...scalar
        } else if let ended = run {
          ranges.append(ended)
          run = nil
        }
      }
    }
    if let run { ranges.append(run) }
  }
}

extension Rule where Value == String {
  /// A rule that accepts text with a selected character in it: `.containsCharacters(in: "!?")`.
  public static func containsCharacters(in characters: CharacterSelection) -> Self {
    Self(SelectedCharactersRule(.count(1...Int.max), characters))
  }

  /// A rule that accepts text with a certain number of selected characters in it.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - counts: The accepted numbers.
  /// - Returns: The rule.
  /// - Precondition: A count lies in the range, and neither bound is negative.
  public static func containsCharacters(
    in characters: CharacterSelection, _ counts: some RangeExpression<Int>
  )
    -> Self
  {
    Self(SelectedCharactersRule(.count(ClosedRange(counts: counts)), characters))
  }

  /// A rule that accepts text that consists of selected characters: `.onlyCharacters(in: "A-Z0-9_")`.
  public static func onlyCharacters(in characters: CharacterSelection) -> Self {
    Self(SelectedCharactersRule(.only, characters))
  }

  /// A rule that accepts text without selected characters, the empty text too: `.noCharacters(in: "<>")`.
  public static func noCharacters(in characters: CharacterSelection) -> Self {
    Self(SelectedCharactersRule(.without, characters))
  }

  /// A rule that accepts text with a character of one of Foundation's sets in it.
  public static func containsCharacters(in characters: CharacterSet) -> Self {
    .containsCharacters(in: CharacterSelection(characters))
  }

  /// A rule that accepts text with a certain number of characters of one of Foundation's sets in it.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - counts: The accepted numbers.
  /// - Returns: The rule.
  /// - Precondition: A count lies in the range, and neither bound is negative.
  public static func containsCharacters(in characters: CharacterSet, _ counts: some RangeExpression<Int>)
    -> Self
  {
    .containsCharacters(in: CharacterSelection(characters), counts)
  }

  /// A rule that accepts text that consists of characters of one of Foundation's sets.
  public static func onlyCharacters(in characters: CharacterSet) -> Self {
    .onlyCharacters(in: CharacterSelection(characters))
  }

  /// A rule that accepts text without characters of one of Foundation's sets, the empty text too.
  public static func noCharacters(in characters: CharacterSet) -> Self {
    .noCharacters(in: CharacterSelection(characters))
  }
}

extension RuleDescriptor<String> {
  /// The rules for selected characters.
  static var selections: [Self] {
    [
      Self(
        "contains-characters", ".containsCharacters(in: \"!?\")", "text with characters of a selection",
        with: ["characters": ".", "minimum": 2], valid: "1.0.0", invalid: "1.0",
        keys: {
          guard isReadable($0) else { return MessageKeys($0["minimum"] == nil ? "characters" : nil) }
          var keys = MessageKeys.Bounds("contains-characters")
          keys.none = "no-characters"
          return MessageKeys(keys, $0)
        }
      ) {
        let characters = try $0.selection("characters")
        return Rule(SelectedCharactersRule(.count(try $0.counts(or: 1...Int.max)), characters))
      },
      Self(
        "only-characters", ".onlyCharacters(in: \"A-Z0-9_\")", "characters of a selection and nothing else",
        with: ["characters": "A-Z0-9_"], valid: "MAX_2", invalid: "max 2",
        keys: { MessageKeys(isReadable($0) ? "only-characters" : nil, "characters") }
      ) { try .onlyCharacters(in: $0.selection("characters")) },
      Self(
        "no-characters", ".noCharacters(in: \"<>&\")", "text without the characters of a selection",
        with: ["characters": "<>&"], valid: "a + b", invalid: "a < b",
        keys: { MessageKeys(isReadable($0) ? "no-characters" : nil, "characters") }
      ) { try .noCharacters(in: $0.selection("characters")) },
    ]
  }

  /// Returns whether a message can show the characters as they are written.
  private static func isReadable(_ parameters: [String: JSONValue]) -> Bool {
    guard case .string(let text)? = parameters["characters"] else { return false }
    return text.count <= 40 && !text.contains("[:") && !text.contains("\\u{")
      && !text.contains(where: \.isWhitespace)
  }
}
