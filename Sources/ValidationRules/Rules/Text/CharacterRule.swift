public import Foundation
import ValidationFormats

/// A rule about certain characters of a text: a number of them, only them, or none.
///
/// Digits and letters of every script count, unless the rule is for ASCII only. `CharacterKinds` describes each kind.
///
/// ```swift
/// Rule.containsDigits(2...).isSatisfied(by: "route 66")
/// // true
/// Rule.onlyCharacters(in: "A-Z0-9_").isSatisfied(by: "MAX_LENGTH")
/// // true
/// ```
struct CharacterRule: DescribedRule {
  /// The condition on the text.
  enum Demand: Sendable {
    /// A number of the characters within bounds; `Int.max` means no upper bound.
    case count(ClosedRange<Int>)
    /// The characters and nothing else, at least one.
    case only
    /// The characters and whitespace, at least one of the characters.
    case onlyWithWhitespace
    /// None of the characters; the empty text is accepted, too.
    case without
  }

  let details: RuleDescription
  /// The condition on the text.
  let demand: Demand
  /// The characters that the rule is about.
  let characters: CharacterSelection

  /// The characters that a text may consist of.
  private let allowed: CharacterSelection
  /// The parameters besides numbers.
  private let options: RuleArguments

  /// Creates a rule about certain characters.
  ///
  /// - Parameters:
  ///   - details: The description of the rule.
  ///   - demand: The condition on the text.
  ///   - characters: The characters.
  ///   - options: The parameters besides numbers; by default the characters.
  /// - Precondition: A count has no negative bound.
  init(
    _ details: RuleDescription, _ demand: Demand, _ characters: CharacterSelection,
    _ options: RuleArguments? = nil
  ) {
    if case .count(let counts) = demand {
      precondition(counts.lowerBound >= 0, "Negative count in \(counts)")
    }
    self.details = details
    self.demand = demand
    self.characters = characters
    allowed = if case .onlyWithWhitespace = demand { characters.withWhitespace } else { characters }
    self.options = options ?? ["characters": characters.description]
  }

  /// Creates a rule for a number of characters of some kinds.
  init(
    _ details: RuleDescription, _ counts: some RangeExpression<Int>, of kinds: CharacterKinds, asciiOnly: Bool
  ) {
    self.init(
      details, .count(ClosedRange(counts: counts)), CharacterSelection(kinds: kinds, asciiOnly: asciiOnly),
      ["asciiOnly": asciiOnly])
  }

  /// Creates a rule for text of some kinds of characters, with whitespace by choice.
  init(
    _ details: RuleDescription, onlyOf kinds: CharacterKinds, asciiOnly: Bool, allowsWhitespace: Bool
  ) {
    self.init(
      details, allowsWhitespace ? .onlyWithWhitespace : .only,
      CharacterSelection(kinds: kinds, asciiOnly: asciiOnly),
      ["asciiOnly": asciiOnly, "allowsWhitespace": allowsWhitespace])
  }

  var arguments: RuleArguments {
    if case .count(let counts) = demand {
      RuleArguments(counts.countParameters).with(options)
    } else {
      options
    }
  }

  /// A minimum is a requirement of a password.
  var hints: InputHints {
    if case .count(let counts) = demand, counts.lowerBound == 0 { InputHints() } else { details.hints }
  }

  func isSatisfied(by text: String) -> Bool {
    switch demand {
    case .count(let counts): characters.isCount(in: text, within: counts)
    case .only: characters.isAll(of: text)
    case .onlyWithWhitespace: allowed.isAll(of: text) && characters.isAny(of: text)
    case .without: !characters.isAny(of: text)
    }
  }

  func schema(of type: JSONType) -> Schema? {
    let classOfAll = SchemaPattern.CharacterClass(allowed)
    switch demand {
    case .count(let counts):
      return Schema(pattern: classOfAll.pattern(count: counts), isExact: !classOfAll.isOpen)
    case .only: return Schema(pattern: "^\(classOfAll)+$", isExact: !classOfAll.isOpen)
    case .onlyWithWhitespace: return Schema(pattern: "^\(classOfAll)+$", isExact: false)
    case .without: return Schema(pattern: classOfAll.pattern(count: 0...0), isExact: !classOfAll.isOpen)
    }
  }
}

extension Rule where Value == String {
  /// A rule that accepts text with a selected character in it: `.containsCharacters(in: "!?")`.
  public static func containsCharacters(in characters: CharacterSelection) -> Self {
    Self(CharacterRule(.containsCharacters, .count(1...Int.max), characters))
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
    Self(CharacterRule(.containsCharacters, .count(ClosedRange(counts: counts)), characters))
  }

  /// A rule that accepts text that consists of selected characters: `.onlyCharacters(in: "A-Z0-9_")`.
  public static func onlyCharacters(in characters: CharacterSelection) -> Self {
    Self(CharacterRule(.onlyCharacters, .only, characters))
  }

  /// A rule that accepts text without selected characters, the empty text too: `.noCharacters(in: "<>")`.
  public static func noCharacters(in characters: CharacterSelection) -> Self {
    Self(CharacterRule(.noCharacters, .without, characters))
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
        return .containsCharacters(in: characters, try $0.counts(or: 1...Int.max))
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
