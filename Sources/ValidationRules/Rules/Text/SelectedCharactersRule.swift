public import Foundation

/// A rule about selected characters: a number of them in the text, only them, or none.
///
/// ```swift
/// Rule.onlyCharacters(in: "A-Z0-9_").isSatisfied(by: "MAX_LENGTH")
/// // true
/// Rule.containsCharacters(in: ".", 2...3).isSatisfied(by: "1.0.0")
/// // true
/// ```
struct SelectedCharactersRule: DescribedRule, Equatable {
  /// The condition on the text.
  enum Demand: Hashable, Sendable {
    /// A number of selected characters within bounds; `Int.max` means no upper bound.
    case count(ClosedRange<Int>)
    /// Selected characters and nothing else, at least one.
    case only
    /// No selected character; the empty text is accepted too.
    case without
  }

  /// The condition on the text.
  let demand: Demand
  /// The selected characters.
  let characters: CharacterSelection

  /// Creates a rule about a selection of characters.
  ///
  /// - Parameters:
  ///   - demand: The characters that the text has to have.
  ///   - characters: The characters.
  /// - Precondition: A count has no negative bound.
  init(_ demand: Demand, _ characters: CharacterSelection) {
    if case .count(let counts) = demand {
      precondition(counts.lowerBound >= 0, "Negative count in \(counts)")
    }
    self.demand = demand
    self.characters = characters
  }

  var details: RuleDescription {
    switch demand {
    case .count: .containsCharacters
    case .only: .onlyCharacters
    case .without: .noCharacters
    }
  }

  var arguments: RuleArguments {
    let counts: RuleArguments =
      if case .count(let counts) = demand { RuleArguments(counts.countParameters) } else { [:] }
    return counts.with(["characters": characters.description])
  }

  func schema(of type: JSONType) -> Schema? {
    let classOfAll = SchemaPattern.CharacterClass(characters)
    let pattern: String? =
      switch demand {
      case .count(let counts): classOfAll.pattern(count: counts)
      case .only: "^\(classOfAll)+$"
      case .without: classOfAll.pattern(count: 0...0)
      }
    return Schema(pattern: pattern, isExact: !classOfAll.isOpen)
  }

  func isSatisfied(by text: String) -> Bool {
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

extension RuleDescription {
  static let containsCharacters = RuleDescription(
    "contains-characters",
    keys: {
      guard isReadable($1) else { return MessageKeys($1["minimum"] == nil ? "characters" : nil) }
      var keys = MessageKeys.Bounds($0)
      keys.none = noCharacters.name
      return MessageKeys(keys, $1)
    }, places: ["characters": .characters("characters")])

  static let onlyCharacters = RuleDescription(
    "only-characters", keys: { MessageKeys(isReadable($1) ? $0 : nil, "characters") },
    places: ["characters": .characters("characters")], requirement: .ofName)

  static let noCharacters = RuleDescription(
    "no-characters", keys: { MessageKeys(isReadable($1) ? $0 : nil, "characters") },
    places: ["characters": .characters("characters")])

  /// Returns whether a message can show the characters as they are written.
  private static func isReadable(_ parameters: [String: JSONValue]) -> Bool {
    guard case .string(let text)? = parameters["characters"] else { return false }
    return text.count <= 40 && !text.contains("[:") && !text.contains("\\u{")
      && !text.contains(where: \.isWhitespace)
  }
}

extension RuleDescriptor<String> {
  /// The rules for selected characters.
  static var selections: [Self] {
    [
      Self(
        .containsCharacters, ".containsCharacters(in: \"!?\")", "text with characters of a selection",
        with: ["characters": ".", "minimum": 2], valid: "1.0.0", invalid: "1.0"
      ) {
        let characters = try $0.selection("characters")
        return Rule(SelectedCharactersRule(.count(try $0.counts(or: 1...Int.max)), characters))
      },
      Self(
        .onlyCharacters, ".onlyCharacters(in: \"A-Z0-9_\")", "characters of a selection and nothing else",
        with: ["characters": "A-Z0-9_"], valid: "MAX_2", invalid: "max 2"
      ) { try .onlyCharacters(in: $0.selection("characters")) },
      Self(
        .noCharacters, ".noCharacters(in: \"<>&\")", "text without the characters of a selection",
        with: ["characters": "<>&"], valid: "a + b", invalid: "a < b"
      ) { try .noCharacters(in: $0.selection("characters")) },
    ]
  }
}
