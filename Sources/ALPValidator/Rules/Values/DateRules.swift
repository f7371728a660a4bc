public import Foundation

/// A rule that accepts dates before or after another, which is itself not accepted.
///
/// Create it with the dot syntax `.before(_:)` or `.after(_:)`. To compare with the present time, use
/// `.inThePast` or `.inTheFuture`.
public struct DateOrderRule: ValidationRule, Equatable {
  /// The order of the accepted dates and the moment.
  public enum Order: String, Sendable {
    /// Before the other date.
    case before
    /// After the other date.
    case after
  }

  /// The order of the accepted dates and the moment.
  public let order: Order
  /// The date with which dates are compared.
  public let date: Date

  /// Creates a rule that accepts dates before or after another.
  ///
  /// - Parameters:
  ///   - order: Whether earlier or later dates are accepted.
  ///   - date: The date.
  public init(_ order: Order, _ date: Date) {
    self.order = order
    self.date = date
  }

  public var name: String { order.rawValue }

  public var parameters: [String: JSONValue] { ["date": JSONValue(describing: date)] }

  public func isSatisfied(by date: Date) -> Bool { order.isFrom(date, to: self.date) }
}

/// A rule that accepts dates before or after a moment that is computed at each validation, such as now.
///
/// ```swift
/// let calendar = Calendar.current
/// let adults = ClockRule(.before) {
///   calendar.date(byAdding: .year, value: -18, to: Date())
/// }
/// ```
public struct ClockRule: ValidationRule {
  public let name: String
  /// The order of the accepted dates and the moment.
  public let order: DateOrderRule.Order

  /// Whether the moment is now, and not the result of a function.
  let isNow: Bool

  private let moment: @Sendable () -> Date?

  /// Creates a rule that accepts dates before or after a moment.
  ///
  /// - Parameters:
  ///   - order: Whether dates before or after the moment are accepted.
  ///   - name: The stable name that failures carry, in kebab-case, or `nil` for `before` or `after`.
  ///   - moment: A function that returns the moment; if it returns `nil`, no date is accepted.
  public init(_ order: DateOrderRule.Order, name: String? = nil, _ moment: @escaping @Sendable () -> Date?) {
    self.order = order
    self.name = name ?? order.rawValue
    self.moment = moment
    isNow = false
  }

  /// Creates a rule that accepts dates before or after the moment of validation.
  init(_ order: DateOrderRule.Order, now name: String) {
    self.order = order
    self.name = name
    moment = { Date() }
    isNow = true
  }

  public func isSatisfied(by date: Date) -> Bool {
    moment().map { order.isFrom(date, to: $0) } ?? false
  }
}

extension DateOrderRule.Order {
  /// Returns whether a date has this order to another.
  func isFrom(_ date: Date, to other: Date) -> Bool { self == .before ? date < other : date > other }
}

extension Rule where Value == Date {
  /// A rule that accepts earlier dates than another.
  public static func before(_ date: Date) -> Self { Self(DateOrderRule(.before, date)) }

  /// A rule that accepts later dates than another.
  public static func after(_ date: Date) -> Self { Self(DateOrderRule(.after, date)) }

  /// A rule that accepts earlier dates than a moment, which is computed at each validation; `nil` accepts
  /// none.
  public static func before(_ moment: @escaping @Sendable () -> Date?) -> Self {
    Self(ClockRule(.before, moment))
  }

  /// A rule that accepts later dates than a moment, which is computed at each validation; `nil` accepts none.
  public static func after(_ moment: @escaping @Sendable () -> Date?) -> Self {
    Self(ClockRule(.after, moment))
  }

  /// A rule that accepts dates before the moment of validation.
  public static var inThePast: Self { Self(ClockRule(.before, now: "in-the-past")) }

  /// A rule that accepts dates after the moment of validation.
  public static var inTheFuture: Self { Self(ClockRule(.after, now: "in-the-future")) }

  /// A rule that accepts dates before the moment of validation, by a clock that a test can set.
  public static func inThePast(now: @escaping @Sendable () -> Date) -> Self {
    Self(ClockRule(.before, name: "in-the-past", now))
  }

  /// A rule that accepts dates after the moment of validation, by a clock that a test can set.
  public static func inTheFuture(now: @escaping @Sendable () -> Date) -> Self {
    Self(ClockRule(.after, name: "in-the-future", now))
  }
}

extension RuleDescriptor<Date> {
  /// The rules for dates.
  static var dates: [Self] {
    let noon = Date(timeIntervalSince1970: 1_709_208_000)
    return [
      Self(
        "before", ".before(date)", "dates before another", with: ["date": "2024-02-29T12:00:00Z"],
        valid: noon - 1, invalid: noon, keys: { keys("before", $0) }
      ) { try .before($0.value("date", as: Date.self)) },
      Self(
        "after", ".after(date)", "dates after another", with: ["date": "2024-02-29T12:00:00Z"],
        valid: noon + 1, invalid: noon, keys: { keys("after", $0) }
      ) { try .after($0.value("date", as: Date.self)) },
      Self(
        "in-the-past", ".inThePast", "dates before the moment of validation", valid: .distantPast,
        invalid: .distantFuture
      ) { _ in .inThePast },
      Self(
        "in-the-future", ".inTheFuture", "dates after the moment of validation", valid: .distantFuture,
        invalid: .distantPast
      ) { _ in .inTheFuture },
    ]
  }

  private static func keys(_ name: String, _ parameters: [String: JSONValue]) -> MessageKeys {
    MessageKeys(parameters["date"] == nil ? "\(name).other" : name)
  }
}

extension DateOrderRule: ValueHolding {
  var heldValues: [String: any Sendable] { ["date": date] }
}

extension ClockRule: ClosureHolding {
  var holdsClosure: Bool { !isNow }
}
