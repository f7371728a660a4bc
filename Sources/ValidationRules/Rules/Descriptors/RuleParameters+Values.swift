import Foundation
import ValidationFormats

extension RuleParameters {
  /// Returns a least and a greatest value, of which at least one is there.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func bounds<Bound: Comparable & Decodable>(
    _ type: Bound.Type = Bound.self
  ) throws -> (minimum: Bound?, maximum: Bound?) {
    let bounds = (
      minimum: try optionalValue("minimum", as: type), maximum: try optionalValue("maximum", as: type)
    )
    guard bounds.minimum != nil || bounds.maximum != nil else { throw try missing(["minimum", "maximum"]) }
    if let minimum = bounds.minimum, let maximum = bounds.maximum { try check(minimum, maximum) }
    return bounds
  }

  /// Returns a parameter that is a count, or another number if it is missing.
  mutating func count(_ name: String, or other: Int) throws -> Int {
    declare(name, .integer, or: .integer(other))
    return try optionalCount(name) ?? other
  }

  /// Returns the counts between two parameters, of which one can be missing.
  ///
  /// If both are missing, the result is `other`; without it, that is an error.
  mutating func counts(or other: ClosedRange<Int>? = nil) throws -> ClosedRange<Int> {
    // A maximum alone has no minimum.
    if let other, try !contains("maximum") { declare("minimum", .integer, or: .integer(other.lowerBound)) }
    let minimum = try optionalCount("minimum")
    let maximum = try optionalCount("maximum")
    guard minimum != nil || maximum != nil else {
      guard let other else { throw try missing(["minimum", "maximum"]) }
      return other
    }
    return try range(minimum ?? 0, maximum ?? .max)
  }

  /// Returns the numbers between two bounds.
  func range(_ minimum: Int, _ maximum: Int) throws -> ClosedRange<Int> {
    try check(minimum, maximum)
    return minimum...maximum
  }

  /// Returns a number of things, or `nil` if it is not there.
  mutating func optionalCount(_ name: String, least: Int = 0, most: Int = .max) throws -> Int? {
    guard let count: Int = try optionalValue(name) else { return nil }
    guard count >= least else { throw error("\(count) is too small; write \(least) or more", at: name) }
    guard count <= most else { throw error("\(count) is too large; write \(most) or less", at: name) }
    return count
  }

  /// Returns one character, or `nil` for none and for the empty text.
  mutating func optionalCharacter(_ name: String) throws -> Character? {
    guard let text: String = try optionalValue(name), !text.isEmpty else { return nil }
    guard let character = text.first, text.count == 1 else {
      throw error("\(RuleDataText.quoted(text)) has to be one character", at: name)
    }
    return character
  }

  /// Returns the code of a region, or `nil` if it is not there.
  mutating func optionalRegion(_ name: String) throws -> String? {
    guard let code: String = try optionalValue(name) else { return nil }
    guard RegionCode.isKnown(code) else {
      let remedy = "write the two letters of ISO 3166-1, such as GB"
      throw unknown("unknown region \(RuleDataText.quoted(code)); \(remedy)", at: name)
    }
    return code
  }

  /// Returns the code of a region that has to be there.
  mutating func region(_ name: String) throws -> String {
    declare(name, .text, isRequired: true)
    guard let code = try optionalRegion(name) else { throw try missing([name]) }
    return code
  }

  /// Returns an error about a minimum that is not below a bound.
  @_semantics("optimize.sil.specialize.generic.never")
  func noneBetween<Bound: Comparable>(_ minimum: Bound, _ bound: Bound) -> DecodingError {
    let (least, end) = (JSONValue(describing: minimum), JSONValue(describing: bound))
    return error("minimum \(least) is not below bound \(end); no value lies between them")
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func check<Bound: Comparable>(_ minimum: Bound, _ maximum: Bound) throws {
    guard minimum > maximum else { return }
    let (least, greatest) = (JSONValue(describing: minimum), JSONValue(describing: maximum))
    throw error("minimum \(least) exceeds maximum \(greatest); the smaller one is the minimum")
  }
}

extension RuleParameters {
  /// Returns the characters that a parameter selects in the text form of `CharacterSelection`.
  mutating func selection(_ name: String) throws -> CharacterSelection {
    try selection(try value(name), at: name)
  }

  /// Returns the characters that a length does not count: `true` for whitespace, or a selection.
  ///
  /// `false` means none, as if the parameter was not there.
  mutating func strippedSelection(_ name: String) throws -> CharacterSelection? {
    declare(name, .characters)
    guard let value: SelectionLiteral = try optionalValue(name) else { return nil }
    switch value {
    case .whitespace(let isStripped): return isStripped ? .strippedWhitespace : nil
    case .text(let text): return try selection(text, at: name)
    }
  }

  private func selection(_ text: String, at name: String) throws -> CharacterSelection {
    guard let selection = CharacterSelection(text) else {
      throw error(
        "\(RuleDataText.quoted(text)) selects no characters; write some such as A-Z0-9_ or [:alpha:]",
        at: name)
    }
    return selection
  }
}

extension CharacterSelection {
  /// What `true` stands for.
  static let strippedWhitespace = CharacterSelection(CharacterSet.whitespacesAndNewlines)
}

/// Characters that a length does not count, as data.
///
/// ```json
/// {"length": {"minimum": 3, "trimming": true}}
/// {"length": {"minimum": 16, "maximum": 16, "ignoring": "[:punct:] "}}
/// ```
private enum SelectionLiteral: Decodable {
  case whitespace(Bool)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try? decoder.singleValueContainer()
    if let isStripped = try? container?.decode(Bool.self) {
      self = .whitespace(isStripped)
    } else if let text = try? container?.decode(String.self) {
      self = .text(text)
    } else {
      throw DecodingError.rules(
        need: "true, or a selection of characters such as \"[:punct:] \"", Self.self, by: decoder)
    }
  }
}
