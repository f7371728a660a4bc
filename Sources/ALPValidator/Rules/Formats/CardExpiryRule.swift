public import Foundation
import ValidationFormats

/// A rule that accepts the expiry of a payment card that is still good, such as `05/27` in May 2027.
///
/// A card is good through the last day of its month, by the Gregorian calendar. An expiry fifty years ahead is
/// rejected too, because nobody issues such cards.
public struct CardExpiryRule: ValidationRule {
  /// Whether `05/27` is accepted.
  public let allowsTwoDigitYear: Bool
  /// Whether `05/2027` is accepted.
  public let allowsFourDigitYear: Bool
  /// Whether a space may stand before the slash, after it, or both.
  public let allowsSpaces: Bool
  /// Where the month ends, or `nil` for where the device is.
  public let timeZone: TimeZone?

  private let calendar: Calendar
  private let now: (@Sendable () -> Date)?

  /// Creates a rule that compares with the current month.
  ///
  /// - Parameters:
  ///   - allowsTwoDigitYear: Whether `05/27` is accepted.
  ///   - allowsFourDigitYear: Whether `05/2027` is accepted.
  ///   - allowsSpaces: Whether a space may stand before the slash, after it, or both, as card forms show it.
  ///   - timeZone: Where the month ends, or nil for where the device is.
  ///   - now: Returns the time, at each validation, or nil for the device's clock.
  /// - Precondition: A year of two digits is allowed, or one of four.
  public init(
    allowsTwoDigitYear: Bool = true, allowsFourDigitYear: Bool = true, allowsSpaces: Bool = false,
    timeZone: TimeZone? = nil, now: (@Sendable () -> Date)? = nil
  ) {
    precondition(allowsTwoDigitYear || allowsFourDigitYear, "An expiry has a year of two digits, or of four")
    self.allowsTwoDigitYear = allowsTwoDigitYear
    self.allowsFourDigitYear = allowsFourDigitYear
    self.allowsSpaces = allowsSpaces
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .autoupdatingCurrent
    self.timeZone = timeZone
    self.calendar = calendar
    self.now = now
  }

  public var name: String { "card-expiry" }

  public var parameters: [String: JSONValue] {
    var parameters: [String: JSONValue] = [
      "allowsTwoDigitYear": .bool(allowsTwoDigitYear),
      "allowsFourDigitYear": .bool(allowsFourDigitYear),
      "allowsSpaces": .bool(allowsSpaces),
    ]
    parameters["timeZone"] = (timeZone?.identifier).map(JSONValue.string)
    return parameters
  }

  public func isSatisfied(by text: String) -> Bool {
    CardExpiryFormat.matches(
      text, notBefore: currentMonth, allowsTwoDigitYear: allowsTwoDigitYear,
      allowsFourDigitYear: allowsFourDigitYear, allowsSpaces: allowsSpaces)
  }

  /// Whether the time is the device's, and not what a function of the program says.
  var readsDeviceClock: Bool { now == nil }

  private var currentMonth: CalendarMonth {
    let date = now?() ?? Date()
    return CalendarMonth(
      year: calendar.component(.year, from: date), month: calendar.component(.month, from: date))
  }
}

extension Rule where Value == String {
  /// A rule that accepts the expiry of a payment card that is still good, such as `05/27` in May 2027.
  public static var cardExpiry: Self { .cardExpiry() }

  /// A rule that accepts the expiry of a payment card that is still good.
  ///
  /// - Parameters:
  ///   - allowsTwoDigitYear: Whether `05/27` is accepted.
  ///   - allowsFourDigitYear: Whether `05/2027` is accepted.
  ///   - allowsSpaces: Whether a space may stand before the slash, after it, or both, as card forms show it.
  ///   - timeZone: Where the month ends, or nil for where the device is.
  ///   - now: Returns the time, at each validation, or nil for the device's clock.
  /// - Precondition: A year of two digits is allowed, or one of four.
  public static func cardExpiry(
    allowsTwoDigitYear: Bool = true, allowsFourDigitYear: Bool = true, allowsSpaces: Bool = false,
    timeZone: TimeZone? = nil, now: (@Sendable () -> Date)? = nil
  ) -> Self {
    Self(
      CardExpiryRule(
        allowsTwoDigitYear: allowsTwoDigitYear, allowsFourDigitYear: allowsFourDigitYear,
        allowsSpaces: allowsSpaces, timeZone: timeZone, now: now))
  }
}
