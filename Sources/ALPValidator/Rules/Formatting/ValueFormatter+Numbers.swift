extension ValueFormatter where Value: Comparable & Sendable {
  /// The value, or the bound of a range that it is beyond; NaN stays NaN.
  public static func clamped(to range: ClosedRange<Value>) -> Self {
    clamped(minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// The value, or the least value of a range if it is below.
  public static func clamped(to range: PartialRangeFrom<Value>) -> Self {
    clamped(minimum: range.lowerBound, maximum: nil)
  }

  /// The value, or the greatest value of a range if it is above.
  public static func clamped(to range: PartialRangeThrough<Value>) -> Self {
    clamped(minimum: nil, maximum: range.upperBound)
  }

  private static func clamped(minimum: Value?, maximum: Value?) -> Self {
    var parameters: [String: JSONValue] = [:]
    parameters["minimum"] = minimum.map { JSONValue(describing: $0) }
    parameters["maximum"] = maximum.map { JSONValue(describing: $0) }
    return Self("clamped", parameters: parameters) { value in
      if value.isDecimalNaN { return value }
      if let minimum, value < minimum { return minimum }
      if let maximum, value > maximum { return maximum }
      return value
    }
  }
}
