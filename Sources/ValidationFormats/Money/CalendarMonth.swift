/// A month of the Gregorian calendar, such as May 2027.
public struct CalendarMonth: Sendable, Hashable, Comparable {
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int

  /// Creates a month.
  ///
  /// - Precondition: `month` is 1 to 12.
  public init(year: Int, month: Int) {
    precondition((1...12).contains(month), "Month \(month) is not 1 to 12")
    self.year = year
    self.month = month
  }

  /// Returns whether the left month comes before the right one.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}
