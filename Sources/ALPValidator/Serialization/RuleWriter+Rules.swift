import ValidationFormats

/// A rule with values that its parameters tell in words only.
protocol ValueHolding {
  /// The values, by the names of their parameters.
  var heldValues: [String: any Sendable] { get }
}

/// A rule that may hold a closure, which is no data.
protocol ClosureHolding {
  /// Whether the rule was made with a closure.
  var holdsClosure: Bool { get }
}

/// A rule for the elements of a collection, which is written as one of them.
protocol ElementwiseRule {
  /// Returns what is written for the rule for the elements.
  func writtenElementRule(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenRule
}

extension EqualityRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["other": other] }
}

extension InequalityRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["other": other] }
}

extension InclusionRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["values": values] }
}

extension ExclusionRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["values": values] }
}

extension RangeRule: ValueHolding {
  var heldValues: [String: any Sendable] {
    ["minimum": minimum, "maximum": maximum].compactMapValues(\.self)
  }
}

extension HalfOpenRangeRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["minimum": range.lowerBound, "bound": range.upperBound] }
}

extension StrictBoundRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["bound": bound] }
}

extension MultipleRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["step": step] }
}

extension DecimalMultipleRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["step": step] }
}

extension DateOrderRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["date": date] }
}

extension StrippedLengthRule: ValueHolding {
  var heldValues: [String: any Sendable] {
    characters == .strippedWhitespace ? [trims ? "trimming" : "ignoring": true] : [:]
  }
}

extension ClockRule: ClosureHolding {
  var holdsClosure: Bool { !isNow }
}

extension CardExpiryRule: ClosureHolding {
  var holdsClosure: Bool { !readsDeviceClock }
}

extension EveryElementRule: ElementwiseRule {
  func writtenElementRule(at path: [any CodingKey], depth: Int, _ userInfo: [CodingUserInfoKey: Any]) throws
    -> WrittenRule
  {
    let standard = (Value.Element.self as? any VocabularyProviding.Type)?.standardVocabulary
    guard
      let vocabulary = RuleVocabulary<Value.Element>.given(in: userInfo)
        ?? standard as? RuleVocabulary<Value.Element>
    else {
      let message =
        "elements of the type \(Value.Element.self) have no vocabulary; make it VocabularyProviding"
      throw EncodingError.invalidValue(
        rule, .init(codingPath: path, debugDescription: RuleDataText.at(path, message)))
    }
    // The message and severity of the element's rule are those of this one, beside which they are written.
    return try RuleWriter(vocabulary: vocabulary, userInfo: userInfo).written(
      rule.check, at: path, depth: depth)
  }
}

extension VocabularyProviding {
  fileprivate static var standardVocabulary: any Sendable { ruleVocabulary }
}
