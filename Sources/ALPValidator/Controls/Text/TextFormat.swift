public import Foundation

/// How the values of a type are written and read in a text field.
///
/// The types that people type have a format for each locale; see ``TextEditable``. Set one of your own on a
/// control for another notation:
///
/// ```swift
/// let share = Control<Double>(blank: 0)
/// share.textFormat = TextFormat(
///   parse: { text in
///     ValueParser.decimal(locale: .current)(text).map { $0 / 100 }
///   },
///   format: { share in "\(share * 100)" })
/// share.text = "12.5"  // share.value == 0.125
/// ```
public struct TextFormat<Value>: Sendable {
  private let parseText: @Sendable (String) -> Value?
  private let formatValue: @Sendable (Value) -> String

  /// Creates a format from two functions, which give the same result for the same argument.
  ///
  /// - Parameters:
  ///   - parse: Returns the value of a text, or `nil` if the text has none.
  ///   - format: Returns the text of a value. `parse` should read it as the same value.
  public init(
    parse: @escaping @Sendable (String) -> Value?, format: @escaping @Sendable (Value) -> String
  ) {
    parseText = parse
    formatValue = format
  }

  /// Returns the value of a text, or `nil` if the text has none.
  public func parse(_ text: String) -> Value? { parseText(text) }

  /// Returns the text of a value.
  public func format(_ value: Value) -> String { formatValue(value) }
}

extension TextFormat where Value == Decimal {
  /// Decimal numbers with the separators and digits of a locale, without grouping separators.
  ///
  /// `ValueParser.decimal(locale:)` lists the text that is accepted.
  public static func decimal(locale: Locale) -> Self {
    let parser = ValueParser<Decimal>.decimal(locale: locale)
    let notation = NumberNotation(locale)
    return Self(parse: { parser($0) }, format: { notation.text(of: $0.description) })
  }
}

extension TextFormat where Value == Decimal {
  /// Decimal numbers with the separators and digits of a locale, with grouping separators and a least number of digits
  /// after the decimal separator.
  ///
  /// ```swift
  /// let format = TextFormat<Decimal>.decimal(
  ///   locale: Locale(identifier: "de-DE"), fractionDigits: 2)
  /// format.format(1234.5)    // "1.234,50"
  /// format.format(1234.567)  // "1.234,567"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale. `ValueParser.decimal(locale:)` lists the text that is accepted.
  ///   - fractionDigits: The least number of digits after the decimal separator. More are written if the number has more.
  /// - Returns: The format.
  /// - Precondition: `fractionDigits` is not negative.
  public static func decimal(locale: Locale, fractionDigits: Int) -> Self {
    let parser = ValueParser<Decimal>.decimal(locale: locale)
    let notation = NumberNotation(locale, fractionDigits: fractionDigits)
    return Self(parse: { parser($0) }, format: { notation.text(of: $0.description) })
  }
}

extension TextFormat where Value: BinaryFloatingPoint & LosslessStringConvertible & Sendable {
  /// Decimal numbers with the separators and digits of a locale, with grouping separators and a least number of digits
  /// after the decimal separator.
  ///
  /// - Parameters:
  ///   - locale: The locale. `ValueParser.decimal(locale:)` lists the text that is accepted.
  ///   - fractionDigits: The least number of digits after the decimal separator. More are written if the number has more.
  /// - Returns: The format.
  /// - Precondition: `fractionDigits` is not negative.
  public static func decimal(locale: Locale, fractionDigits: Int) -> Self {
    let parser = ValueParser<Value>.decimal(locale: locale)
    let notation = NumberNotation(locale, fractionDigits: fractionDigits)
    return Self(parse: { parser($0) }, format: { notation.text(of: $0.description) })
  }
}

extension TextFormat where Value: BinaryFloatingPoint & LosslessStringConvertible & Sendable {
  /// Decimal numbers with the separators and digits of a locale, without grouping separators and exponents.
  ///
  /// The text has the fewest digits that distinguish the number from all others of its type.
  public static func decimal(locale: Locale) -> Self {
    let parser = ValueParser<Value>.decimal(locale: locale)
    let notation = NumberNotation(locale)
    return Self(parse: { parser($0) }, format: { notation.text(of: $0.description) })
  }
}

extension TextFormat where Value: FixedWidthInteger & Sendable {
  /// Whole numbers with the digits of a locale, without grouping separators.
  ///
  /// ``/ValidationRules/ValueParser/integer(locale:)`` lists the text that is accepted.
  public static func integer(locale: Locale) -> Self {
    let parser = ValueParser<Value>.integer(locale: locale)
    let notation = NumberNotation(locale)
    return Self(parse: { parser($0) }, format: { notation.text(of: $0.description) })
  }
}

extension TextFormat where Value == Date {
  /// Dates in numbers, such as `05.01.2026`, in the order of day, month and year of a locale.
  ///
  /// Days and months are written with two digits, as `InputFormat.date(locale:)` has them.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - timeZone: The time zone in which the day starts, by default UTC, as in rules for dates.
  ///   - calendar: The calendar of the numbers; the Gregorian calendar by default.
  /// - Returns: The format.
  public static func date(
    locale: Locale, timeZone: TimeZone = .gmt, calendar: Calendar = Calendar(identifier: .gregorian)
  ) -> Self {
    let parser = ValueParser<Date>.date(locale: locale, timeZone: timeZone, calendar: calendar)
    let notation = DateNotation(locale, timeZone: timeZone, calendar: calendar)
    return Self(parse: { parser($0) }, format: { notation.text(of: $0) })
  }
}

/// The text format of a type in a locale.
struct LocalTextFormat<Value> {
  let locale: Locale
  let format: TextFormat<Value>
}
