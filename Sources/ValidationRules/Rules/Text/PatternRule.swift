public import Foundation

/// A rule that accepts text that matches a regular expression as a whole.
///
/// The syntax is the same as in `NSRegularExpression` (ICU). The match has a budget of steps, not of time, so
/// that a value has the same verdict on a busy machine. The rule rejects text that exceeds the budget or
/// ``maximumTextLength``, and the cause of the failure is ``ValidationFailure/Cause/tooCostly`` or
/// ``ValidationFailure/Cause/tooLong``.
///
/// - Note: The maximum length is ``maximumLengthOfSlowPatterns`` for patterns that may have steps that the engine
///   doesn't count: back-references, such as `(.+)\1`, and loops in lookarounds (other than at the start), in atomic
///   groups and with possessive quantifiers.
public struct PatternRule: ValidationRule, Equatable {
  /// The maximum length of text for most patterns, in UTF-16 code units.
  public static let maximumLength = 100_000
  /// The maximum length of text for patterns with steps that the engine doesn't count, in UTF-16 code units.
  ///
  /// A comparison with a back-reference, which takes longest, reads so much text 10,000 times in less than half a second.
  public static let maximumLengthOfSlowPatterns = 1_000

  /// The maximum number of reports of progress by the engine; it sends one for 10,000 backtracking points.
  private static let reportLimit = 50

  /// The regular expression.
  public let pattern: String

  /// The name that failures carry; `nil` for `pattern`.
  public let failureName: String?

  /// The maximum length of text that the rule evaluates, in UTF-16 code units. The rule rejects longer text.
  public let maximumTextLength: Int

  private let expression: NSRegularExpression
  /// The number of reports of progress that ends a match.
  private let reportLimit: Int

  /// Creates a rule from a regular expression.
  ///
  /// - Throws: ``PatternError`` if the pattern is not a regular expression.
  public init(_ pattern: String) throws(PatternError) {
    try self.init(pattern, failureName: nil)
  }

  /// Creates a rule from a regular expression, whose failures have a name of their own.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression.
  ///   - failureName: The stable name that failures carry, in kebab-case; `nil` for `pattern`.
  /// - Throws: ``PatternError`` if the pattern is not a regular expression.
  public init(_ pattern: String, failureName: String?) throws(PatternError) {
    do {
      _ = try NSRegularExpression(pattern: pattern)
    } catch {
      throw PatternError(pattern: pattern)
    }
    // The pattern has to be complete without the group, or `a)|(b` would be accepted. The second and third
    // spelling end a comment of `(?x)` and a quotation of `\Q` that the pattern leaves open.
    let wholes = ["\\A(?:\(pattern))\\z", "\\A(?:\(pattern)\n)\\z", "\\A(?:\(pattern)\\E)\\z"]
    guard let expression = wholes.lazy.compactMap({ try? NSRegularExpression(pattern: $0) }).first else {
      throw PatternError(pattern: pattern)
    }
    self.pattern = pattern
    self.failureName = failureName
    self.expression = expression
    let isSlow = PatternScan.findsUncountedSteps(in: pattern)
    maximumTextLength = isSlow ? Self.maximumLengthOfSlowPatterns : Self.maximumLength
    reportLimit = isSlow ? 1 : Self.reportLimit
  }

  public var name: String { RuleDescription.pattern.name }

  public var parameters: [String: JSONValue] {
    var parameters: [String: JSONValue] = ["pattern": .string(pattern)]
    parameters["name"] = failureName.map(JSONValue.string)
    return parameters
  }

  public func isSatisfied(by text: String) -> Bool { verdict(on: text) == .satisfied }

  public func verdict(on text: String) -> RuleVerdict {
    let length = text.utf16.count
    guard length <= maximumTextLength else { return .tooLong }
    var verdict = RuleVerdict.unsatisfied
    var reports = 0
    unsafe expression.enumerateMatches(
      in: text, options: [.reportProgress, .anchored], range: NSRange(location: 0, length: length)
    ) { match, flags, stop in
      if match != nil {
        verdict = .satisfied
        unsafe stop.pointee = true
      } else if flags.contains(.internalError) {
        verdict = .tooCostly
        unsafe stop.pointee = true
      } else if flags.contains(.progress) {
        reports += 1
        guard reports >= reportLimit else { return }
        verdict = .tooCostly
        unsafe stop.pointee = true
      }
    }
    return verdict
  }
}

/// The error of a pattern that isn't a regular expression.
///
/// ``Rule/matches(_:)`` and ``PatternRule`` throw it when you create the rule, so a pattern from a file or a
/// server fails early, and never while a value is validated.
public struct PatternError: Error, Equatable, Sendable {
  /// The pattern.
  public let pattern: String
}

extension PatternError: LocalizedError, CustomStringConvertible {
  public var description: String {
    let fault = pattern.isEmpty ? "It is empty." : "Look for an unbalanced bracket or a dangling operator."
    return "\"\(pattern)\" is not a regular expression. \(fault)"
  }

  public var errorDescription: String? { description }
}

extension Rule where Value == String {
  /// A rule that accepts text that matches a regular expression as a whole.
  ///
  /// - Throws: ``PatternError`` if the pattern is not a regular expression.
  public static func matches(_ pattern: String) throws(PatternError) -> Self {
    Self(try PatternRule(pattern))
  }
}

extension Rule where Value == String {
  /// A rule that accepts text that matches a regular expression as a whole, and whose failures have a name.
  ///
  /// The name is the key of the message in a ``MessageCatalog``, so that each language has its own:
  ///
  /// ```swift
  /// let sku: Rule<String> = try .matches("[A-Z]{2}-[0-9]{4}", name: "sku")
  /// messages["sku"] = "Please enter an article number, such as AB-1234."
  /// ```
  ///
  /// A catalog without such a message writes that of patterns. As data, the rule is
  /// `{"pattern": {"pattern": "[A-Z]{2}-[0-9]{4}", "name": "sku"}}`.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression.
  ///   - name: The stable name that failures carry, in kebab-case. Choose one that no rule of the library
  ///     has.
  /// - Returns: The rule.
  /// - Throws: ``PatternError`` if the pattern is not a regular expression.
  public static func matches(_ pattern: String, name: String) throws(PatternError) -> Self {
    Self(try PatternRule(pattern, failureName: name))
  }
}

extension PatternRule: LibraryRule {
  var ruleDescription: RuleDescription? { .pattern }

  var arguments: RuleArguments { RuleArguments(parameters) }

  public var withheldParameters: Set<String> { RuleDescription.pattern.withheldParameters }

  /// The name that the app gave the failures; the message of patterns stands in for one of that name.
  var failureDescription: (name: String, parameters: [String: JSONValue]) {
    (failureName ?? name, ["pattern": .string(pattern)])
  }

  func schema(of type: JSONType) -> Schema? {
    guard let pattern = SchemaPattern(pattern) else { return nil }
    return Schema(pattern: "^(?:\(pattern.text))$", isExact: pattern.isExact)
  }
}

extension RuleDescription {
  // A message for a pattern says more than that there is one.
  static let pattern = RuleDescription(
    "pattern", requirement: .unlessGivenMessage, withheldParameters: ["pattern"])
}

extension RuleDescriptor<String> {
  static var pattern: Self {
    Self(
      .pattern, "try .matches(\"[a-z]+-[0-9]+\")", "text that matches a regular expression as a whole",
      with: ["pattern": "[a-z]+-[0-9]+"], valid: "ab-12", invalid: "ab-12\n"
    ) {
      do {
        return Rule(try PatternRule(try $0.value("pattern"), failureName: try $0.optionalValue("name")))
      } catch let error as PatternError {
        throw $0.error(error.description, at: "pattern")
      }
    }
  }
}
