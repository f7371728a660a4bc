import Foundation
import Testing

/// A format, with texts that it accepts and rejects, and perhaps a slow and obvious reference implementation.
struct FormatSample: Sendable, CustomTestStringConvertible {
  typealias Predicate = @Sendable (String) -> Bool

  let name: String
  let matches: Predicate
  let accepted: [String]
  let rejected: [String]
  let twin: Predicate?

  init(
    _ name: String, _ matches: @escaping Predicate, accepts accepted: [String], rejects rejected: [String],
    twin: Predicate? = nil
  ) {
    (self.name, self.matches, self.accepted, self.rejected) = (name, matches, accepted, rejected)
    self.twin = twin
  }

  /// Creates a sample whose reference implementation is a regular expression.
  init(
    _ name: String, _ matches: @escaping Predicate, accepts accepted: [String], rejects rejected: [String],
    pattern: String
  ) {
    self.init(name, matches, accepts: accepted, rejects: rejected, twin: wholeMatch(of: pattern))
  }

  /// Whether white space around the text, or a line break in it, is of no account.
  var allowsLineBreaks: Bool { ["JSON", "white space", "password"].contains(where: name.contains) }

  var testDescription: String { name }
}

/// Returns whether a regular expression matches the whole text.
func wholeMatch(of pattern: String, options: NSRegularExpression.Options = []) -> FormatSample.Predicate {
  let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
  return { text in
    expression?.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}

extension String {
  /// The parts between separators, empty ones too.
  func fields(_ separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
