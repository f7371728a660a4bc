extension ClosedRange<Int> {
  /// Creates the counts that a range stands for: `2...` is `2...Int.max`, `...3` is `0...3`, `1..<3` is `1...2`.
  ///
  /// - Precondition: A count lies in the range, and neither bound is negative.
  init(counts range: some RangeExpression<Int>) {
    var minimum = 0
    var maximum = Int.max
    switch range {
    case let range as ClosedRange<Int>: (minimum, maximum) = (range.lowerBound, range.upperBound)
    case let range as PartialRangeFrom<Int>: minimum = range.lowerBound
    case let range as PartialRangeThrough<Int>: maximum = range.upperBound
    default:
      let range = range.relative(to: 0..<Int.max)
      precondition(!range.isEmpty, "No count lies in \(range)")
      (minimum, maximum) = (range.lowerBound, range.upperBound - 1)
    }
    precondition(minimum >= 0, "Negative count in \(range)")
    precondition(maximum >= 0, "Negative count in \(range)")
    self = minimum...maximum
  }
}
