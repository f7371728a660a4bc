public import Foundation

/// A rule that accepts dates before or after a moment, which is itself not accepted.
struct DateOrderRule: DescribedRule {
  /// The order of the accepted dates and the moment.
  enum Order: Sendable {
    /// Before the moment.
    case before
    /// After the moment.
    case after
  }

  let order: Order
  /// The moment with which dates are compared; one that isn't there accepts no date.
  let reference: ReferenceDate
  let details: RuleDescription

  /// Creates a rule that accepts dates before or after a moment, with the description of the order or another one.
  init(_ order: Order, _ reference: ReferenceDate, as details: RuleDescription? = nil) {
    self.order = order
    self.reference = reference
    self.details = details ?? (order == .before ? .before : .after)
  }

  var arguments: RuleArguments { ["date": reference.date] }

  var holdsClosure: Bool { reference.holdsClosure }

  func isSatisfied(by date: Date) -> Bool {
    guard let moment = reference.moment else { return false }
    return order == .before ? date < moment : date > moment
  }
}

extension DateOrderRule: Equatable {
  /// Returns whether two rules compare with the same date, or both with the moment of validation. Functions can't be
  /// compared.
  static func == (first: Self, second: Self) -> Bool {
    !first.holdsClosure && !second.holdsClosure && first.details === second.details
      && first.reference.date == second.reference.date
  }
}

extension Rule where Value == Date {
  /// A rule that accepts earlier dates than another.
  public static func before(_ date: Date) -> Self { Self(DateOrderRule(.before, .date(date))) }

  /// A rule that accepts later dates than another.
  public static func after(_ date: Date) -> Self { Self(DateOrderRule(.after, .date(date))) }

  /// A rule that accepts earlier dates than a moment, which is computed at each validation; `nil` accepts
  /// none.
  public static func before(_ moment: @escaping @Sendable () -> Date?) -> Self {
    Self(DateOrderRule(.before, ReferenceDate(nil, .gmt, moment)))
  }

  /// A rule that accepts later dates than a moment, which is computed at each validation; `nil` accepts none.
  public static func after(_ moment: @escaping @Sendable () -> Date?) -> Self {
    Self(DateOrderRule(.after, ReferenceDate(nil, .gmt, moment)))
  }

  /// A rule that accepts dates before the moment of validation.
  public static var inThePast: Self { Self(DateOrderRule(.before, .now, as: .inThePast)) }

  /// A rule that accepts dates after the moment of validation.
  public static var inTheFuture: Self { Self(DateOrderRule(.after, .now, as: .inTheFuture)) }

  /// A rule that accepts dates before the moment of validation, by a clock that a test can set.
  public static func inThePast(now: @escaping @Sendable () -> Date) -> Self {
    Self(DateOrderRule(.before, .computed(now), as: .inThePast))
  }

  /// A rule that accepts dates after the moment of validation, by a clock that a test can set.
  public static func inTheFuture(now: @escaping @Sendable () -> Date) -> Self {
    Self(DateOrderRule(.after, .computed(now), as: .inTheFuture))
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
