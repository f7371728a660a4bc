extension RuleParameters {
  /// Returns a least and a greatest value, of which at least one is there.
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

  /// Returns the numbers of things that a parameter `minimum` begins.
  mutating func countsFromMinimum() throws -> ClosedRange<Int> { try count("minimum")...Int.max }

  /// Returns the numbers of things that a parameter `maximum` ends.
  mutating func countsToMaximum() throws -> ClosedRange<Int> { 0...(try count("maximum")) }

  /// Returns the numbers of things between two parameters, of which one may be missing.
  ///
  /// - Parameter other: What is returned if both are missing, or `nil` if that is an error.
  mutating func counts(or other: ClosedRange<Int>? = nil) throws -> ClosedRange<Int> {
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

  /// Returns a number of things that has to be there.
  mutating func count(_ name: String, least: Int = 0) throws -> Int {
    guard let count = try optionalCount(name, least: least) else { throw try missing([name]) }
    return count
  }

  /// Returns a number of things, or `nil` if it is not there.
  mutating func optionalCount(_ name: String, least: Int = 0) throws -> Int? {
    guard let count: Int = try optionalValue(name) else { return nil }
    guard count >= least else { throw error("\(count) is too small; write \(least) or more", at: name) }
    return count
  }

  /// Returns one character.
  mutating func optionalCharacter(_ name: String) throws -> Character? {
    guard let text: String = try optionalValue(name) else { return nil }
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
      throw error("unknown region \(RuleDataText.quoted(code)); \(remedy)", at: name)
    }
    return code
  }

  /// Returns an error that says that no value lies from a minimum on and below a bound.
  func noneBetween<Bound: Comparable>(_ minimum: Bound, _ bound: Bound) -> DecodingError {
    let (least, end) = (JSONValue(describing: minimum), JSONValue(describing: bound))
    return error("minimum \(least) is not below bound \(end); no value lies between them")
  }

  private func check<Bound: Comparable>(_ minimum: Bound, _ maximum: Bound) throws {
    guard minimum > maximum else { return }
    let (least, greatest) = (JSONValue(describing: minimum), JSONValue(describing: maximum))
    throw error("minimum \(least) exceeds maximum \(greatest); the smaller one is the minimum")
  }
}
