public import Foundation

/// A rule that accepts text that matches a regular expression as a whole.
///
/// The syntax is that of `NSRegularExpression` (ICU). The match runs on a budget of steps, not of time, so
/// that a value has the same answer on a busy machine; text that exceeds the budget or the length limit is
/// not accepted, with a cause of its own.
public struct PatternRule: ValidationRule, Hashable {
  /// The longest text that is looked at, in UTF-16 code units; longer text is not accepted.
  public static let maximumLength = 100_000

  /// How often the engine may report progress; one report is some ten thousand steps of the engine.
  static let stepBudget = 50

  /// The pattern as it was given.
  public let pattern: String

  private let expression: NSRegularExpression

  /// Creates a rule from a pattern, which is compiled once.
  ///
  /// - Throws: ``PatternError`` if the pattern is not a regular expression.
  public init(_ pattern: String) throws(PatternError) {
    do {
      _ = try NSRegularExpression(pattern: pattern)
    } catch {
      throw PatternError(pattern: pattern)
    }
    // The pattern has to be a whole by itself, or `a)|(b` would escape from the group. The second and third
    // spelling end a comment of `(?x)` and a quotation of `\Q` that the pattern leaves open.
    let wholes = ["\\A(?:\(pattern))\\z", "\\A(?:\(pattern)\n)\\z", "\\A(?:\(pattern)\\E)\\z"]
    guard let expression = wholes.lazy.compactMap({ try? NSRegularExpression(pattern: $0) }).first else {
      throw PatternError(pattern: pattern)
    }
    self.pattern = pattern
    self.expression = expression
  }

  public var name: String { "pattern" }

  public var parameters: [String: JSONValue] { ["pattern": .string(pattern)] }

  public func isSatisfied(by text: String) -> Bool { verdict(on: text) == .satisfied }

  public func verdict(on text: String) -> RuleVerdict {
    let length = text.utf16.count
    guard length <= Self.maximumLength else { return .tooLong }
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
        guard reports > Self.stepBudget else { return }
        verdict = .tooCostly
        unsafe stop.pointee = true
      }
    }
    return verdict
  }
}

/// A pattern that is not a regular expression.
public struct PatternError: Error, Hashable, Sendable {
  /// The pattern as it was given.
  public let pattern: String
}

extension PatternError: LocalizedError, CustomStringConvertible {
  public var description: String {
    "\"\(pattern)\" is not a regular expression. Look for an unbalanced bracket or a dangling operator."
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
