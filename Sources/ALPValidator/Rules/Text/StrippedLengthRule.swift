public import Foundation
public import ValidationFormats

/// A rule that accepts text whose length, without certain characters, lies within a range.
///
/// The characters are left out only at both ends of the text, or everywhere. The text itself stays as
/// it is, for other rules and for the program.
///
/// ```swift
/// let number = StrippedLengthRule(LengthRule(16...16), ignoring: " -")
/// number.isSatisfied(by: "4111 1111-1111 1111")  // true
/// ```
public struct StrippedLengthRule: ValidationRule, Equatable {
  /// The rule for the rest of the text.
  public let length: LengthRule
  /// The characters that do not count.
  public let characters: CharacterSelection
  /// Whether the characters count unless they are at an end of the text.
  public let trims: Bool

  /// Creates a rule for text without certain characters at its ends.
  ///
  /// - Parameters:
  ///   - length: The rule for the length.
  ///   - characters: The characters that do not count at either end.
  public init(_ length: LengthRule, trimming characters: CharacterSelection) {
    self.length = length
    self.characters = characters
    trims = true
  }

  /// Creates a rule for text without certain characters at any position.
  ///
  /// - Parameters:
  ///   - length: The rule for the length.
  ///   - characters: The characters that do not count.
  public init(_ length: LengthRule, ignoring characters: CharacterSelection) {
    self.length = length
    self.characters = characters
    trims = false
  }

  /// Creates a rule for text without characters of one of Foundation's sets at its ends.
  ///
  /// - Parameters:
  ///   - length: The rule for the length.
  ///   - characters: The characters that do not count at either end.
  public init(_ length: LengthRule, trimming characters: CharacterSet) {
    self.init(length, trimming: CharacterSelection(characters))
  }

  /// Creates a rule for text without characters of one of Foundation's sets at any position.
  ///
  /// - Parameters:
  ///   - length: The rule for the length.
  ///   - characters: The characters that do not count.
  public init(_ length: LengthRule, ignoring characters: CharacterSet) {
    self.init(length, ignoring: CharacterSelection(characters))
  }

  public var name: String { length.name }

  /// Those of the length, and the characters in the text form of `CharacterSelection`.
  public var parameters: [String: JSONValue] {
    var parameters = length.parameters
    parameters[trims ? "trimming" : "ignoring"] = .string(characters.description)
    return parameters
  }

  public func isSatisfied(by text: String) -> Bool {
    length.isSatisfied(by: trims ? text.trimmed(of: characters) : text.stripped(of: characters))
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
    Self(StrippedLengthRule(LengthRule(ClosedRange(counts: lengths), unit: unit), trimming: characters))
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
    Self(StrippedLengthRule(LengthRule(ClosedRange(counts: lengths), unit: unit), ignoring: characters))
  }
}

/// A rule that accepts text with HTML tags whose length, without them, lies within a range.
///
/// `MarkupText` describes what counts as a tag. A character reference, such as `&amp;`, counts as one
/// character.
///
/// ```swift
/// MarkupLengthRule(LengthRule(1...5)).isSatisfied(by: "<b>R&amp;D</b>")
/// // true
/// ```
public struct MarkupLengthRule: ValidationRule, Equatable {
  /// The rule for the text between the tags.
  public let length: LengthRule

  /// Creates a rule for the text between the tags.
  public init(_ length: LengthRule) { self.length = length }

  public var name: String { length.name }

  public var parameters: [String: JSONValue] {
    length.parameters.with(["withoutTags": true])
  }

  public func isSatisfied(by text: String) -> Bool {
    length.isSatisfied(by: MarkupText.withoutTags(text))
  }
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

extension StrippedLengthRule: ValueHolding {
  var heldValues: [String: any Sendable] {
    characters == .strippedWhitespace ? [trims ? "trimming" : "ignoring": true] : [:]
  }
}
