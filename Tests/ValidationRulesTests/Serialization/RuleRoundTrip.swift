import ALPValidator
import Foundation

/// A rule, or a set of rules, that can be written and read again.
protocol RoundTripping: Sendable {
  /// Returns what comes back.
  func roundTripped() throws -> Self
}

extension Rule: RoundTripping where Value: VocabularyProviding {
  func roundTripped() throws -> Self {
    let set = try RuleSet([self]).roundTripped()
    guard let rule = set.rules.first, set.rules.count == 1 else { throw CocoaError(.coderReadCorrupt) }
    return rule
  }

  /// The rule as it stands in JSON, on one line.
  func writtenText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Reads a rule from JSON.
  static func read(_ json: String) throws -> Self {
    try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

extension RuleSet: RoundTripping where Value: VocabularyProviding {
  func roundTripped() throws -> Self { try Self(json: try json()) }
}
