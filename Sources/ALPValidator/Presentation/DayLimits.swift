package import Foundation

/// The days that a date picker offers, as midnights in UTC.
///
/// The limits give way to a day beyond them that the control has, which a picker wouldn't show: whether the day is
/// accepted is up to the rules.
package struct DayLimits: Hashable, Sendable {
  package var first: Date?
  package var last: Date?

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - first: The first day; `nil` for no limit.
  ///   - last: The last day; `nil` for no limit.
  package init(first: Date?, last: Date?) {
    self.first = first
    self.last = last
  }

  /// Returns the days from the first to the last, and to a day beyond them.
  package func range(including day: Date) -> ClosedRange<Date> {
    let lower = min(first ?? .distantPast, day)
    return lower...max(last ?? .distantFuture, day, lower)
  }

  /// Returns the day within the limits that is nearest to another one.
  package func nearest(to day: Date) -> Date { min(max(day, first ?? day), last ?? .distantFuture) }
}
