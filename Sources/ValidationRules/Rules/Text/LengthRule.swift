public import ValidationFormats

/// A rule that accepts text whose length lies within a range.
///
/// Length counts characters as a reader sees them, so one flag emoji has length 1; or scalars, UTF-16 or
/// UTF-8 code units by choice.
///
/// ```swift
/// Rule.length(8...64).isSatisfied(by: "hunter2")  // false
/// ```
struct LengthRule: DescribedRule, Equatable {
  /// The accepted lengths; `Int.max` means no upper bound.
  let lengths: ClosedRange<Int>
  /// The unit of the lengths.
  let unit: TextLengthUnit

  /// Creates a rule that accepts only certain lengths.
  ///
  /// - Parameters:
  ///   - lengths: The accepted lengths.
  ///   - unit: The unit of the lengths.
  /// - Precondition: `lengths` has no negative bound.
  init(_ lengths: ClosedRange<Int>, unit: TextLengthUnit = .characters) {
    precondition(lengths.lowerBound >= 0, "Negative length in \(lengths)")
    self.lengths = lengths
    self.unit = unit
  }

  /// Creates a rule from a least and a greatest length.
  ///
  /// - Precondition: `minimum` is not negative and does not exceed `maximum`.
  init(minimum: Int, maximum: Int, unit: TextLengthUnit = .characters) {
    precondition(minimum <= maximum, "Minimum \(minimum) exceeds maximum \(maximum)")
    self.init(minimum...maximum, unit: unit)
  }

  var details: RuleDescription { .length }

  var arguments: RuleArguments { RuleArguments(lengths.countParameters).with(["unit": unit.rawValue]) }

  /// The bounds, if characters are counted.
  var hints: InputHints {
    var hints = InputHints(requirements: PasswordRequirements(minimumLength: lengths.lowerBound))
    if unit == .characters, lengths.upperBound < .max { hints.maximumLength = lengths.upperBound }
    return hints
  }

  func isSatisfied(by text: String) -> Bool {
    unit.isCount(of: text, in: lengths)
  }

  func schema(of type: JSONType) -> Schema? { schema(boundsMaximum: true) }

  /// Returns the schema of a length, with a maximum only if the length is that of the whole text. A schema counts
  /// scalars.
  func schema(boundsMaximum: Bool) -> Schema {
    // The most units in a scalar, and whether a unit may have several scalars.
    let (units, isWide): (Int, Bool) =
      switch unit {
      case .scalars: (1, false)
      case .utf16: (2, false)
      case .utf8: (4, false)
      case .characters: (1, true)
      }
    var schema = Schema(isExact: boundsMaximum && units == 1 && !isWide)
    if lengths.lowerBound > 0 {
      schema.keywords["minLength"] = .integer((lengths.lowerBound - 1) / units + 1)
    }
    if boundsMaximum, lengths.upperBound < .max, !isWide || lengths.upperBound == 0 {
      schema.keywords["maxLength"] = .integer(lengths.upperBound)
    }
    return schema
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
    Self(LengthRule(ClosedRange(counts: lengths, of: RuleDescription.length.name), unit: unit))
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
/// Rule.words(...3).isSatisfied(by: "to be or not")  // false
/// ```
struct WordCountRule: DescribedRule, Equatable {
  /// The accepted numbers of words; `Int.max` means no upper bound.
  let counts: ClosedRange<Int>

  /// Creates a rule that accepts text with a certain number of words.
  ///
  /// - Precondition: `counts` has no negative bound.
  init(_ counts: some RangeExpression<Int>) { self.counts = ClosedRange(counts: counts) }

  var details: RuleDescription { .words }

  var arguments: RuleArguments { RuleArguments(counts.countParameters) }

  func isSatisfied(by text: String) -> Bool { WordCount.isCount(in: text, within: counts) }

  func schema(of type: JSONType) -> Schema? {
    guard counts.lowerBound > 0 else { return nil }
    // The words, and what divides them.
    return Schema(["minLength": .integer(2 * min(counts.lowerBound, .max / 2) - 1)], isExact: false)
  }
}

extension Rule where Value == String {
  /// A rule that accepts text with a certain number of words, which whitespace divides.
  public static func words(_ counts: some RangeExpression<Int>) -> Self { Self(WordCountRule(counts)) }
}

extension RuleDescription {
  static let length = RuleDescription(
    "length",
    keys: {
      let bounds = MessageKeys.Bounds(named: $0)
      return MessageKeys($1["unit"] == "utf8" ? bounds.with(variant: ".bytes") : bounds, $1)
    })

  static let words = RuleDescription(
    "words", keys: { MessageKeys(.init(named: $0, none: "length.none"), $1) })
}

extension RuleDescriptor<String> {
  /// The rules for the length of text.
  static var lengths: [Self] {
    [
      Self(
        .length, ".length(8...64)", "text whose length is in the range",
        with: ["minimum": 3, "maximum": 20, "trimming": true], valid: " ada ", invalid: " ad ", make: length),
      Self(
        .words, ".words(...3)", "text whose number of words is in the range", with: ["maximum": 3],
        valid: "to be", invalid: "to be or not"
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
