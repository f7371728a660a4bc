public import Foundation

/// A rule that accepts text that matches a regular expression as a whole.
///
/// The syntax is the same as in `NSRegularExpression` (ICU). The match has a budget of steps, not of time, so
/// that a value has the same verdict on a busy machine. The rule rejects text that exceeds the budget or
/// ``maximumTextLength``, and the cause of the failure is ``ValidationFailure/Cause/tooCostly`` or
/// ``ValidationFailure/Cause/tooLong``.
///
/// - Note: The maximum length is smaller for patterns with steps that the engine does not count:
///   back-references to groups of any length, such as `(.+)\1`, and loops in lookarounds (other than at the
///   start), in atomic groups and with possessive quantifiers.
public struct PatternRule: ValidationRule, Equatable {
  /// The maximum length of text for most patterns, in UTF-16 code units.
  public static let maximumLength = 100_000

  /// The maximum number of reports of progress by the engine; it sends one for 10,000 backtracking points.
  private static let reportLimit = 50

  /// The regular expression.
  public let pattern: String

  /// The maximum length of text that the rule evaluates, in UTF-16 code units. The rule rejects longer text.
  public let maximumTextLength: Int

  private let expression: NSRegularExpression
  private let cost: PatternCost

  /// Creates a rule from a regular expression.
  ///
  /// - Throws: ``PatternError`` if the pattern is not a regular expression.
  public init(_ pattern: String) throws(PatternError) {
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
    self.expression = expression
    cost = PatternCost(pattern)
    maximumTextLength = cost.maximumLength(limit: Self.maximumLength)
  }

  public var name: String { "pattern" }

  public var parameters: [String: JSONValue] { ["pattern": .string(pattern)] }

  public func isSatisfied(by text: String) -> Bool { verdict(on: text) == .satisfied }

  public func verdict(on text: String) -> RuleVerdict {
    let length = text.utf16.count
    guard length <= maximumTextLength else { return .tooLong }
    let reportCount = cost.reportCount(length: length, limit: Self.reportLimit)
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
        guard reports >= reportCount else { return }
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

extension RuleDescriptor<String> {
  static var pattern: Self {
    Self(
      "pattern", "try .matches(\"[a-z]+-[0-9]+\")", "text that matches a regular expression as a whole",
      with: ["pattern": "[a-z]+-[0-9]+"], valid: "ab-12", invalid: "ab-12\n"
    ) {
      do {
        return try .matches(try $0.value("pattern"))
      } catch let error as PatternError {
        throw $0.error(error.description, at: "pattern")
      }
    }
  }
}
