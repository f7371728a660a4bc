import ValidationFormats

/// A rule that accepts text with a certain number of words.
///
/// Words are runs of anything between white space, so scripts that write none, such as Chinese, have one word
/// a sentence.
///
/// ```swift
/// WordCountRule(...3).isSatisfied(by: "to be or not")  // false
/// ```
public struct WordCountRule: ValidationRule, Hashable {
  /// The accepted numbers of words; `Int.max` stands for no upper bound.
  public let counts: ClosedRange<Int>

  /// Creates a rule that accepts text with a certain number of words.
  ///
  /// - Precondition: `counts` has no negative bound.
  public init(_ counts: some RangeExpression<Int>) { self.counts = ClosedRange(counts: counts) }

  public var name: String {
    if counts.upperBound == .max { return "minimum-words" }
    return counts.lowerBound == 0 ? "maximum-words" : "words"
  }

  public var parameters: [String: JSONValue] { counts.countParameters }

  public func isSatisfied(by text: String) -> Bool { WordCount.isCount(in: text, within: counts) }
}

extension Rule where Value == String {
  /// A rule that accepts text with a certain number of words, which white space divides.
  public static func words(_ counts: some RangeExpression<Int>) -> Self { Self(WordCountRule(counts)) }
}
