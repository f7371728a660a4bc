import Foundation
import ValidationFormats

extension String: VocabularyProviding {
  public static var ruleVocabulary: RuleVocabulary<String> { TextVocabulary.all }
}

/// The rules for text.
enum TextVocabulary {
  static let all: RuleVocabulary<String> = [
    .membership, .bounds, lengths, content, numbers, internet, exchanged, money, places, time, identifiers,
  ].reduce(RuleVocabulary()) { $0.merging($1) }

  private static let lengths: RuleVocabulary<String> = [
    "minimum-length": { try length($0.countsFromMinimum(), &$0) },
    "maximum-length": { try length($0.countsToMaximum(), &$0) },
    "length": { try length($0.counts(), &$0) },
    "minimum-words": { try .words($0.countsFromMinimum()) },
    "maximum-words": { try .words($0.countsToMaximum()) },
    "words": { try .words($0.counts()) },
  ]

  private static let content: RuleVocabulary<String> = [
    "contains-digit": { try characters(.digit, &$0) },
    "contains-letter": { try characters(.letter, &$0) },
    "contains-lowercase": { try characters(.lowercase, &$0) },
    "contains-uppercase": { try characters(.uppercase, &$0) },
    "contains-symbol": { try characters(.symbol, &$0) },
    "only-digits": { try .onlyDigits(asciiOnly: $0.value("asciiOnly", or: false)) },
    "only-letters": { try .onlyLetters(asciiOnly: $0.value("asciiOnly", or: false)) },
    "only-lowercase": { try .onlyLowercase(asciiOnly: $0.value("asciiOnly", or: false)) },
    "only-uppercase": { try .onlyUppercase(asciiOnly: $0.value("asciiOnly", or: false)) },
    "alphanumeric": { try .alphanumeric(asciiOnly: $0.value("asciiOnly", or: false)) },
    "no-whitespace": { _ in .noWhitespace },
    "contains": { try .contains($0.value("text"), caseSensitive: $0.value("caseSensitive", or: true)) },
    "starts-with": {
      try .starts(with: $0.value("text"), caseSensitive: $0.value("caseSensitive", or: true))
    },
    "ends-with": { try .ends(with: $0.value("text"), caseSensitive: $0.value("caseSensitive", or: true)) },
    "pattern": { try pattern(&$0) },
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

  private static func length(_ lengths: ClosedRange<Int>, _ parameters: inout RuleParameters) throws -> Rule<
    String
  > {
    let rule = LengthRule(lengths, unit: try parameters.value("unit", or: .characters))
    let trimmed: CharacterSetLiteral? = try parameters.optionalValue("trimming")
    let ignored: CharacterSetLiteral? = try parameters.optionalValue("ignoring")
    switch (trimmed?.characters, ignored?.characters) {
    case (nil, nil): return Rule(rule)
    case (let characters?, nil): return Rule(StrippedLengthRule(rule, trimming: characters))
    case (nil, let characters?): return Rule(StrippedLengthRule(rule, ignoring: characters))
    default: throw parameters.error("\"ignoring\" stands beside \"trimming\"; write one of them")
    }
  }

  private static func characters(
    _ kind: CharacterCountRule.Kind, _ parameters: inout RuleParameters
  ) throws -> Rule<String> {
    let counts = try parameters.counts(or: 1...Int.max)
    return Rule(CharacterCountRule(kind, counts, asciiOnly: try parameters.value("asciiOnly", or: false)))
  }

  private static func pattern(_ parameters: inout RuleParameters) throws -> Rule<String> {
    do {
      return try .matches(try parameters.value("pattern"))
    } catch let error as PatternError {
      throw parameters.error(error.description, at: "pattern")
    }
  }
}
