public import Foundation
public import ValidationFormats

/// A rule that accepts text whose length, without certain characters, lies within a range.
///
/// The characters are left out only at both ends of the text, or everywhere. The text itself stays as
/// it is, for other rules and for the program.
///
/// ```swift
/// let number: Rule<String> = .length(16...16, ignoring: " -")
/// number.isSatisfied(by: "4111 1111-1111 1111")  // true
/// ```
struct StrippedLengthRule: DescribedRule, Equatable {
  /// The rule for the rest of the text.
  let length: LengthRule
  /// The characters that do not count.
  let characters: CharacterSelection
  /// Whether the characters count unless they are at an end of the text.
  let trims: Bool

  /// Creates a rule for text without certain characters at its ends.
  init(_ length: LengthRule, trimming characters: CharacterSelection) {
    self.length = length
    self.characters = characters
    trims = true
  }

  /// Creates a rule for text without certain characters at any position.
  init(_ length: LengthRule, ignoring characters: CharacterSelection) {
    self.length = length
    self.characters = characters
    trims = false
  }

  var details: RuleDescription { length.details }

  /// Those of the length, and the characters in the text form of `CharacterSelection`.
  var arguments: RuleArguments {
    length.arguments.with([trims ? "trimming" : "ignoring": StrippedCharacters(characters)])
  }

  /// The least length.
  var hints: InputHints {
    InputHints(requirements: PasswordRequirements(minimumLength: length.lengths.lowerBound))
  }

  func isSatisfied(by text: String) -> Bool {
    length.isSatisfied(by: trims ? text.trimmed(of: characters) : text.stripped(of: characters))
  }

  // The whole text is as long or longer.
  func schema(of type: JSONType) -> Schema? { length.schema(boundsMaximum: false) }
}

/// Characters that a length does not count: a text in failures, and in data `true` for whitespace.
private struct StrippedCharacters: CustomStringConvertible, Encodable, Sendable {
  let characters: CharacterSelection

  init(_ characters: CharacterSelection) { self.characters = characters }

  var description: String { characters.description }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if characters == .strippedWhitespace {
      try container.encode(true)
    } else {
      try container.encode(description)
    }
  }
}

extension Rule where Value == String {
  /// A rule that accepts text whose length, without certain characters at its ends, lies within a range.
  ///
  /// - Parameters:
  ///   - lengths: The accepted lengths.
  ///   - characters: The characters that do not count at either end.
  ///   - unit: The unit of the lengths.
  /// - Returns: The rule.
  /// - Precondition: `lengths` has no negative bound.
  public static func length(
    _ lengths: some RangeExpression<Int>, trimming characters: CharacterSelection,
    unit: TextLengthUnit = .characters
  ) -> Self {
    Self(StrippedLengthRule(LengthRule(ClosedRange(counts: lengths), unit: unit), trimming: characters))
  }

  /// A rule that accepts text whose length lies within a range, certain characters not counted.
  ///
  /// ```swift
  /// Rule.length(16...16, ignoring: " -").isSatisfied(by: "4111 1111-1111 1111")
  /// // true
  /// ```
  ///
  /// - Parameters:
  ///   - lengths: The accepted lengths.
  ///   - characters: The characters that do not count.
  ///   - unit: The unit of the lengths.
  /// - Returns: The rule.
  /// - Precondition: `lengths` has no negative bound.
  public static func length(
    _ lengths: some RangeExpression<Int>, ignoring characters: CharacterSelection,
    unit: TextLengthUnit = .characters
  ) -> Self {
    Self(StrippedLengthRule(LengthRule(ClosedRange(counts: lengths), unit: unit), ignoring: characters))
  }

  /// A rule that accepts text whose length, without characters of one of Foundation's sets at its ends, lies
  /// within a range.
  ///
  /// ```swift
  /// Rule.length(3..., trimming: .whitespacesAndNewlines).isSatisfied(by: " ab ")
  /// // false
  /// ```
  ///
  /// - Parameters:
  ///   - lengths: The accepted lengths.
  ///   - characters: The characters that do not count at either end.
  ///   - unit: The unit of the lengths.
  /// - Returns: The rule.
  /// - Precondition: `lengths` has no negative bound.
  public static func length(
    _ lengths: some RangeExpression<Int>, trimming characters: CharacterSet,
    unit: TextLengthUnit = .characters
  ) -> Self {
    .length(lengths, trimming: CharacterSelection(characters), unit: unit)
  }

  /// A rule that accepts text whose length lies within a range, characters of one of Foundation's sets not
  /// counted.
  ///
  /// - Parameters:
  ///   - lengths: The accepted lengths.
  ///   - characters: The characters that do not count.
  ///   - unit: The unit of the lengths.
  /// - Returns: The rule.
  /// - Precondition: `lengths` has no negative bound.
  public static func length(
    _ lengths: some RangeExpression<Int>, ignoring characters: CharacterSet,
    unit: TextLengthUnit = .characters
  ) -> Self {
    .length(lengths, ignoring: CharacterSelection(characters), unit: unit)
  }
}

/// A rule that accepts text with HTML tags whose length, without them, lies within a range.
///
/// `MarkupText` describes what counts as a tag. A character reference, such as `&amp;`, counts as one
/// character.
///
/// ```swift
/// Rule.lengthWithoutTags(1...5).isSatisfied(by: "<b>R&amp;D</b>")
/// // true
/// ```
struct MarkupLengthRule: DescribedRule, Equatable {
  /// The rule for the text between the tags.
  let length: LengthRule

  /// Creates a rule for the text between the tags.
  init(_ length: LengthRule) { self.length = length }

  var details: RuleDescription { length.details }

  var arguments: RuleArguments { length.arguments.with(["withoutTags": true]) }

  func isSatisfied(by text: String) -> Bool {
    length.isSatisfied(by: MarkupText.withoutTags(text))
  }

  // The whole text is as long or longer.
  func schema(of type: JSONType) -> Schema? { length.schema(boundsMaximum: false) }
}

extension Rule where Value == String {
  /// A rule that accepts text with HTML tags whose length, without them, lies within a range.
  ///
  /// - Parameters:
  ///   - lengths: The accepted lengths.
  ///   - unit: The unit of the lengths.
  /// - Returns: The rule.
  /// - Precondition: `lengths` has no negative bound.
  public static func lengthWithoutTags(
    _ lengths: some RangeExpression<Int>, unit: TextLengthUnit = .characters
  ) -> Self {
    Self(MarkupLengthRule(LengthRule(ClosedRange(counts: lengths), unit: unit)))
  }
}
