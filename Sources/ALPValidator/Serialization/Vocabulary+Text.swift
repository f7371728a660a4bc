import Foundation
import ValidationFormats

extension String: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<String> { TextVocabulary.all }
}

/// The rules for text.
enum TextVocabulary {
  static let all: RuleVocabulary<String> = [
    .membership, .bounds, equality, lengths, content, selections, numbers, internet, exchanged, money, places,
    time, identifiers,
  ].reduce(RuleVocabulary()) { $0.merging($1) }

  private static let equality: RuleVocabulary<String> = [
    "same": { try .same(as: $0.value("other"), caseSensitive: $0.value("caseSensitive", or: true)) },
    "different": {
      try .different(from: $0.value("other"), caseSensitive: $0.value("caseSensitive", or: true))
    },
  ]

  private static let lengths: RuleVocabulary<String> = [
    "length": { try length($0.counts(), &$0) },
    "words": { try .words($0.counts()) },
  ]

  private static let content: RuleVocabulary<String> = [
    "contains-digit": { try characters(.digit, &$0) },
    "contains-letter": { try characters(.letter, &$0) },
    "contains-lowercase": { try characters(.lowercase, &$0) },
    "contains-uppercase": { try characters(.uppercase, &$0) },
    "contains-symbol": { try characters(.symbol, &$0) },
    "only-digits": { try only(.digits, &$0) },
    "only-letters": { try only(.letters, &$0) },
    "only-lowercase": { try only(.lowercase, &$0) },
    "only-uppercase": { try only(.uppercase, &$0) },
    "only-letters-and-punctuation": { try only(.lettersAndPunctuation, &$0) },
    "alphanumeric": { try only(.alphanumeric, &$0) },
    "no-whitespace": { _ in .noWhitespace },
    "contains": { try .contains($0.value("text"), caseSensitive: $0.value("caseSensitive", or: true)) },
    "starts-with": {
      try .starts(with: $0.value("text"), caseSensitive: $0.value("caseSensitive", or: true))
    },
    "ends-with": { try .ends(with: $0.value("text"), caseSensitive: $0.value("caseSensitive", or: true)) },
    "pattern": { try pattern(&$0) },
  ]

  private static let selections: RuleVocabulary<String> = [
    "contains-characters": {
      Rule(SelectedCharactersRule(.count(try $0.counts(or: 1...Int.max)), try $0.selection("characters")))
    },
    "only-characters": { try .onlyCharacters(in: $0.selection("characters")) },
    "no-characters": { try .noCharacters(in: $0.selection("characters")) },
  ]

  private static let numbers: RuleVocabulary<String> = [
    "number": { try .number(allowsExponent: $0.value("allowsExponent", or: true)) },
    "integer": {
      try .integer(
        allowsSign: $0.value("allowsSign", or: true),
        allowsLeadingZeros: $0.value("allowsLeadingZeros", or: true))
    },
    "decimal": {
      let digits = try $0.range(
        $0.optionalCount("minimumFractionDigits") ?? 0, $0.optionalCount("maximumFractionDigits") ?? .max)
      return .decimal(minimumFractionDigits: digits.lowerBound, maximumFractionDigits: digits.upperBound)
    },
  ]

  private static func length(
    _ lengths: ClosedRange<Int>, _ parameters: inout RuleParameters
  ) throws -> Rule<String> {
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

  private static func characters(
    _ kind: CharacterCountRule.Kind, _ parameters: inout RuleParameters
  ) throws -> Rule<String> {
    let counts = try parameters.counts(or: 1...Int.max)
    return Rule(CharacterCountRule(kind, counts, asciiOnly: try parameters.value("asciiOnly", or: false)))
  }

  private static func only(
    _ kind: OnlyCharactersRule.Kind, _ parameters: inout RuleParameters
  ) throws -> Rule<String> {
    let allowsWhitespace: Bool? = try parameters.optionalValue("allowsWhitespace")
    let rule = OnlyCharactersRule(
      kind, asciiOnly: try parameters.value("asciiOnly", or: false),
      allowsWhitespace: allowsWhitespace ?? false)
    guard allowsWhitespace == nil || allowsWhitespace == rule.allowsWhitespace else {
      throw parameters.error("white space is always allowed here; leave this out", at: "allowsWhitespace")
    }
    return Rule(rule)
  }

  private static func pattern(_ parameters: inout RuleParameters) throws -> Rule<String> {
    do {
      return try .matches(try parameters.value("pattern"))
    } catch let error as PatternError {
      throw parameters.error(error.description, at: "pattern")
    }
  }
}
