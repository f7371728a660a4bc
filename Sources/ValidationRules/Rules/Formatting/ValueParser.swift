public import Foundation

/// A function that parses the text of a number or a date as people type it.
///
/// A parser returns `nil` for text without a meaning in its locale, or with more than one, so that the value
/// is never something else than the user meant.
///
/// ```swift
/// let amount = ValueParser<Decimal>.decimal(
///   locale: Locale(identifier: "de-DE"))
/// amount("1.234,56")  // 1234.56
/// amount("1234.56")   // 1234.56, as it is copied from a program
/// amount("1.234")     // 1234
/// amount("1,2,3")     // nil
/// ```
public struct ValueParser<Value>: Sendable {
  private let parse: @Sendable (String) -> Value?

  /// Creates a parser from a function that returns `nil` for text without a value.
  public init(_ parse: @escaping @Sendable (String) -> Value?) { self.parse = parse }

  /// Returns the value of a text, or `nil` if the text has none.
  public func callAsFunction(_ text: String) -> Value? { parse(text) }
}

extension ValueParser where Value == Decimal {
  /// A parser of decimal numbers with the separators of a locale.
  ///
  /// The parser accepts digits of every script, all kinds of spaces and apostrophes as grouping separators,
  /// and a point as decimal separator where it cannot be a grouping separator. Groups have three digits, or, as in
  /// India, two before the last three. It rejects exponents, groups of a wrong length, and numbers with more than 38
  /// digits.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - allowsParentheses: Whether parentheses can stand for the minus sign, as accountants write it: `(1,234.56)`.
  /// - Returns: The parser.
  public static func decimal(
    locale: Locale = .autoupdatingCurrent, allowsParentheses: Bool = false
  ) -> Self {
    let separators = NumberSeparators(locale)
    return Self { text in
      guard let number = NumberText(text, separators, allowsParentheses: allowsParentheses),
        number.significantDigitCount <= 38
      else { return nil }
      return Decimal(string: number.text)
    }
  }
}

extension ValueParser where Value: BinaryFloatingPoint & LosslessStringConvertible & Sendable {
  /// A parser of decimal numbers with the separators of a locale.
  ///
  /// The value is the number of the type that is closest to the text. The parser rejects numbers beyond the
  /// range of the type. See `decimal(locale:allowsParentheses:)` of `ValueParser<Decimal>` for the accepted text.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - allowsParentheses: Whether parentheses can stand for the minus sign, as in `(1,234.56)`.
  /// - Returns: The parser.
  public static func decimal(
    locale: Locale = .autoupdatingCurrent, allowsParentheses: Bool = false
  ) -> Self {
    let separators = NumberSeparators(locale)
    return Self { text in
      let number = NumberText(text, separators, allowsParentheses: allowsParentheses)
      guard let value = number.flatMap({ Value($0.text) }), value.isFinite else { return nil }
      return value
    }
  }
}

extension ValueParser where Value: FixedWidthInteger & Sendable {
  /// A parser of whole numbers with the grouping separators of a locale.
  ///
  /// The parser rejects decimal separators and numbers beyond the range of the type. See `decimal(locale:allowsParentheses:)`
  /// of `ValueParser<Decimal>` for the accepted text.
  public static func integer(locale: Locale = .autoupdatingCurrent) -> Self {
    let separators = NumberSeparators(locale)
    return Self { text in
      guard let number = NumberText(text, separators), !number.hasFraction else { return nil }
      return Value(number.text)
    }
  }
}

extension ValueParser where Value == Date {
  /// A parser of dates in numbers, such as `22.11.2026`, in the order of day, month and year of a locale.
  ///
  /// The parser accepts points, hyphens, slashes and spaces between the numbers, and digits of every script.
  /// A year first, as in ISO 8601, is accepted in every locale. Eight digits without separators are accepted if only one
  /// of both orders makes a day of them. The parser rejects days that do not exist, years without four digits, whose
  /// century is unknown, and years before 1000, which are slips.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - timeZone: The time zone in which the day starts, by default UTC, as that of rules for dates.
  ///   - calendar: The calendar of the numbers; the Gregorian calendar by default, also where another one is
  ///     customary.
  /// - Returns: The parser.
  public static func date(
    locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .gmt,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) -> Self {
    var calendar = calendar
    calendar.timeZone = timeZone
    let reader = DateReader(locale, calendar: calendar)
    return Self { reader.date(of: $0) }
  }
}
