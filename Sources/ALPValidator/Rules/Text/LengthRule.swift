public import ValidationFormats

/// A rule that accepts text whose length lies within a range.
///
/// Length counts characters as a reader sees them, so one flag emoji has length 1; or scalars, UTF-16 or
/// UTF-8 code units by choice.
///
/// ```swift
/// LengthRule(8...64).isSatisfied(by: "hunter2")  // false
/// ```
public struct LengthRule: ValidationRule, Equatable {
  /// The accepted lengths; `Int.max` means no upper bound.
  public let lengths: ClosedRange<Int>
  /// The unit of the lengths.
  public let unit: TextLengthUnit

  /// Creates a rule that accepts only certain lengths.
  ///
  /// - Parameters:
  ///   - lengths: The accepted lengths.
  ///   - unit: The unit of the lengths.
  /// - Precondition: `lengths` has no negative bound.
  public init(_ lengths: ClosedRange<Int>, unit: TextLengthUnit = .characters) {
    precondition(lengths.lowerBound >= 0, "Negative length in \(lengths)")
    self.lengths = lengths
    self.unit = unit
  }

  /// Creates a rule from a least and a greatest length.
  ///
  /// - Parameters:
  ///   - minimum: The smallest accepted length.
  ///   - maximum: The largest accepted length; `Int.max` for no upper bound.
  ///   - unit: The unit of the lengths.
  /// - Precondition: `minimum` is not negative and does not exceed `maximum`.
  public init(minimum: Int, maximum: Int, unit: TextLengthUnit = .characters) {
    precondition(minimum <= maximum, "Minimum \(minimum) exceeds maximum \(maximum)")
    self.init(minimum...maximum, unit: unit)
  }

  public var name: String { "length" }

  public var parameters: [String: JSONValue] {
    lengths.countParameters.with(["unit": .string(unit.rawValue)])
  }

  public func isSatisfied(by text: String) -> Bool {
    unit.isCount(of: text, in: lengths)
  }
}

extension Rule where Value == String {
  /// A rule that accepts text whose length lies within a range: `.length(8...64)`, `.length(8...)`,
  /// `.length(..<64)`.
  ///
  /// - Parameters:
  ///   - lengths: The accepted lengths.
  ///   - unit: The unit of the lengths.
  /// - Returns: The rule.
  /// - Precondition: A length lies in the range, and neither bound is negative.
  public static func length(_ lengths: some RangeExpression<Int>, unit: TextLengthUnit = .characters) -> Self
  {
    Self(LengthRule(ClosedRange(counts: lengths, of: "length"), unit: unit))
  }

  /// A rule that accepts text of exactly one length.
  ///
  /// - Parameters:
  ///   - length: The accepted length.
  ///   - unit: The unit of the lengths.
  /// - Returns: The rule.
  public static func length(exactly length: Int, unit: TextLengthUnit = .characters) -> Self {
    Self(LengthRule(length...length, unit: unit))
  }
}

/// A rule that accepts text with a certain number of words.
///
/// Words are runs of anything between whitespace, so scripts that write none, such as Chinese, have one word
/// a sentence.
///
/// ```swift
/// WordCountRule(...3).isSatisfied(by: "to be or not")  // false
/// ```
public struct WordCountRule: ValidationRule, Equatable {
  /// The accepted numbers of words; `Int.max` means no upper bound.
  public let counts: ClosedRange<Int>

  /// Creates a rule that accepts text with a certain number of words.
  ///
  /// - Precondition: `counts` has no negative bound.
  public init(_ counts: some RangeExpression<Int>) { self.counts = ClosedRange(counts: counts) }

  public var name: String { "words" }

  public var parameters: [String: JSONValue] { counts.countParameters }

  public func isSatisfied(by text: String) -> Bool { WordCount.isCount(in: text, within: counts) }
}

extension Rule where Value == String {
  /// A rule that accepts text with a certain number of words, which whitespace divides.
  public static func words(_ counts: some RangeExpression<Int>) -> Self { Self(WordCountRule(counts)) }
}

extension RuleDescriptor<String> {
  /// The rules for the length of text.
  static var lengths: [Self] {
    [
      Self(
        "length", ".length(8...64)", "text whose length is in the range",
        with: ["minimum": 3, "maximum": 20, "trimming": true],
        valid: " ada ", invalid: " ad ",
        keys: {
          let bounds = MessageKeys.Bounds(named: "length")
          return MessageKeys($0["unit"] == "utf8" ? bounds.with(variant: ".bytes") : bounds, $0)
        }, make: length),
      Self(
        "words", ".words(...3)", "text whose number of words is in the range", with: ["maximum": 3],
        valid: "to be",
        invalid: "to be or not", keys: { MessageKeys(.init(named: "words", none: "length.none"), $0) }
      ) { try .words($0.counts()) },
    ]
  }

  @Sendable
  private static func length(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let lengths = try parameters.counts()
    let rule = LengthRule(lengths, unit: try parameters.value("unit", or: .characters))
    let trimmed = try parameters.strippedSelection("trimming")
    let ignored = try parameters.strippedSelection("ignoring")
    let isWithoutTags = try parameters.value("withoutTags", or: false)
    switch (trimmed, ignored, isWithoutTags) {
    case (nil, nil, false): return Rule(rule)
    case (let characters?, nil, false): return Rule(StrippedLengthRule(rule, trimming: characters))
    case (nil, let characters?, false): return Rule(StrippedLengthRule(rule, ignoring: characters))
    case (nil, nil, true): return Rule(MarkupLengthRule(rule))
    default:
      let given = [
        trimmed.map { _ in "trimming" }, ignored.map { _ in "ignoring" }, isWithoutTags ? "withoutTags" : nil,
      ]
      let names = given.compactMap { $0.map(RuleDataText.quoted) }.joined(separator: " and ")
      throw parameters.error("\(names) stand together; write one of them")
    }
  }
}
