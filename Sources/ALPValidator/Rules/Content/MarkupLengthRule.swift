public import ValidationFormats

/// A rule that accepts text with HTML tags whose length, without them, lies within a range.
///
/// What counts as a tag is told by `MarkupText`. A character reference, such as `&amp;`, counts as one character.
///
/// ```swift
/// MarkupLengthRule(LengthRule(1...5)).isSatisfied(by: "<b>R&amp;D</b>")  // true
/// ```
public struct MarkupLengthRule: ValidationRule, Hashable {
  /// The rule for the text between the tags.
  public let length: LengthRule

  /// Creates a rule for the text between the tags.
  public init(_ length: LengthRule) { self.length = length }

  public var name: String { length.name }

  public var parameters: [String: JSONValue] {
    length.parameters.merging(["withoutTags": true]) { own, _ in own }
  }

  public func isSatisfied(by text: String) -> Bool {
    length.isSatisfied(by: MarkupText.withoutTags(text))
  }
}

extension Rule where Value == String {
  /// A rule that accepts text with HTML tags whose length, without them, lies within a range.
  ///
  /// - Precondition: `lengths` has no negative bound.
  public static func lengthWithoutTags(
    _ lengths: some RangeExpression<Int>, unit: TextLengthUnit = .characters
  ) -> Self {
    Self(MarkupLengthRule(LengthRule(ClosedRange(counts: lengths), unit: unit)))
  }
}
