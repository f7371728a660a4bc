public import Foundation

/// A rule that accepts dates before or after another, which is itself not accepted.
///
/// Create it with the dot syntax `.before(_:)` or `.after(_:)`. To compare with the present time, use
/// `.inThePast` or `.inTheFuture`.
struct DateOrderRule: DescribedRule, Equatable {
  /// The order of the accepted dates and the moment.
  enum Order: Sendable {
    /// Before the other date.
    case before
    /// After the other date.
    case after
  }

  /// The order of the accepted dates and the moment.
  let order: Order
  /// The date with which dates are compared.
  let date: Date

  init(_ order: Order, _ date: Date) {
    self.order = order
    self.date = date
  }

  var details: RuleDescription { order.details }

  var arguments: RuleArguments { ["date": date] }

  func isSatisfied(by date: Date) -> Bool { order.isFrom(date, to: self.date) }
}

/// A rule that accepts dates before or after a moment that is computed at each validation, such as now.
///
/// ```swift
/// let calendar = Calendar.current
/// let adults = ClockRule(.before) {
///   calendar.date(byAdding: .year, value: -18, to: Date())
/// }
/// ```
struct ClockRule: DescribedRule {
  let details: RuleDescription
  /// The order of the accepted dates and the moment.
  let order: DateOrderRule.Order
  /// Whether the moment is the result of a function of the app, and not now.
  let holdsClosure: Bool

  private let moment: @Sendable () -> Date?

  /// Creates a rule that accepts dates before or after a moment.
  ///
  /// - Parameters:
  ///   - order: Whether dates before or after the moment are accepted.
  ///   - details: The description, or `nil` for that of the order.
  ///   - moment: A function that returns the moment; if it returns `nil`, no date is accepted.
  init(
    _ order: DateOrderRule.Order, as details: RuleDescription? = nil,
    _ moment: @escaping @Sendable () -> Date?
  ) {
    self.order = order
    self.details = details ?? order.details
    self.moment = moment
    holdsClosure = true
  }

  /// Creates a rule that accepts dates before or after the moment of validation.
  init(_ order: DateOrderRule.Order, now details: RuleDescription) {
    self.order = order
    self.details = details
    moment = { Date() }
    holdsClosure = false
  }

  func isSatisfied(by date: Date) -> Bool {
    moment().map { order.isFrom(date, to: $0) } ?? false
  }
}

extension DateOrderRule.Order {
  fileprivate var details: RuleDescription { self == .before ? .before : .after }

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
  public static var inThePast: Self { Self(ClockRule(.before, now: .inThePast)) }

  /// A rule that accepts dates after the moment of validation.
  public static var inTheFuture: Self { Self(ClockRule(.after, now: .inTheFuture)) }

  /// A rule that accepts dates before the moment of validation, by a clock that a test can set.
  public static func inThePast(now: @escaping @Sendable () -> Date) -> Self {
    Self(ClockRule(.before, as: .inThePast, now))
  }

  /// A rule that accepts dates after the moment of validation, by a clock that a test can set.
  public static func inTheFuture(now: @escaping @Sendable () -> Date) -> Self {
    Self(ClockRule(.after, as: .inTheFuture, now))
  }
}

extension RuleDescription {
  static let before = RuleDescription("before", keys: { MessageKeys($1["date"] == nil ? "\($0).other" : $0) })
  static let after = RuleDescription("after", keys: { MessageKeys($1["date"] == nil ? "\($0).other" : $0) })
  static let inThePast = RuleDescription("in-the-past")
  static let inTheFuture = RuleDescription("in-the-future")
}

extension RuleDescriptor<Date> {
  /// The rules for dates.
  static var dates: [Self] {
    let noon = Date(timeIntervalSince1970: 1_709_208_000)
    return [
      Self(
        .before, ".before(date)", "dates before another", with: ["date": "2024-02-29T12:00:00Z"],
        valid: noon - 1, invalid: noon
      ) { try .before($0.value("date", as: Date.self)) },
      Self(
        .after, ".after(date)", "dates after another", with: ["date": "2024-02-29T12:00:00Z"],
        valid: noon + 1, invalid: noon
      ) { try .after($0.value("date", as: Date.self)) },
      Self(
        .inThePast, ".inThePast", "dates before the moment of validation", valid: .distantPast,
        invalid: .distantFuture
      ) { _ in .inThePast },
      Self(
        .inTheFuture, ".inTheFuture", "dates after the moment of validation", valid: .distantFuture,
        invalid: .distantPast
      ) { _ in .inTheFuture },
    ]
  }
}
