public import Foundation

/// A type whose values people type: text, numbers, dates, and enumerations of texts.
///
/// A ``Control`` of such a type has a ``Control/text`` besides its value. `String`, all integers, `Double`,
/// `Float`, `Decimal`, `Date` and optionals of these conform. An enumeration of strings declares it:
///
/// ```swift
/// enum Size: String, TextEditable { case small, medium, large }
/// ```
///
/// To use another type, conform with its format.
public protocol TextEditable: Sendable {
  /// Returns the format in which a text field writes and reads the values.
  ///
  /// - Parameter locale: The locale of the form.
  /// - Returns: The format. Its `parse` function returns a value for the empty text only if an empty field
  ///   has a value, as it has for an optional type.
  static func textFormat(_ locale: Locale) -> TextFormat<Self>
}

extension String: TextEditable {
  /// The text itself.
  public static func textFormat(_ locale: Locale) -> TextFormat<String> {
    TextFormat(parse: \.self, format: \.self)
  }
}

extension TextEditable where Self: FixedWidthInteger {
  /// Whole numbers with the digits of the locale.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .integer(locale: locale) }
}

extension Int: TextEditable {}
extension Int8: TextEditable {}
extension Int16: TextEditable {}
extension Int32: TextEditable {}
extension Int64: TextEditable {}
extension UInt: TextEditable {}
extension UInt8: TextEditable {}
extension UInt16: TextEditable {}
extension UInt32: TextEditable {}
extension UInt64: TextEditable {}

extension TextEditable where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Decimal numbers with the separators and digits of the locale.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .decimal(locale: locale) }
}

extension Double: TextEditable {}
extension Float: TextEditable {}

extension Decimal: TextEditable {
  /// Decimal numbers with the separators and digits of the locale.
  public static func textFormat(_ locale: Locale) -> TextFormat<Decimal> { .decimal(locale: locale) }
}

extension Date: TextEditable {
  /// Dates in numbers, in the order of the locale; a day starts in UTC.
  public static func textFormat(_ locale: Locale) -> TextFormat<Date> { .date(locale: locale) }
}

extension EmailAddress: TextEditable {
  /// What people type of the format; the text of a value is its canonical form.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .parsed }
}

extension PhoneNumber: TextEditable {
  /// What people type of the format; the text of a value is its canonical form.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .parsed }
}

extension PaymentCardNumber: TextEditable {
  /// What people type of the format; the text of a value is its canonical form.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .parsed }
}

extension IBAN: TextEditable {
  /// What people type of the format; the text of a value is its canonical form.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .parsed }
}

extension VATNumber: TextEditable {
  /// What people type of the format; the text of a value is its canonical form.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .parsed }
}

extension ISBN: TextEditable {
  /// What people type of the format; the text of a value is its canonical form.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .parsed }
}

extension IPAddress: TextEditable {
  /// What people type of the format; the text of a value is its canonical form.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .parsed }
}

extension SemanticVersion: TextEditable {
  /// What people type of the format; the text of a value is its canonical form.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .parsed }
}

extension CalendarDate: TextEditable {
  /// What people type of the format; the text of a value is its canonical form.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> { .parsed }
}

extension TextFormat where Value: ParsedProperty {
  /// What people type of the format, and the canonical form.
  fileprivate static var parsed: Self { Self(parse: { Value.typed($0) }, format: \.canonical) }
}

extension TextEditable where Self: RawRepresentable, RawValue == String {
  /// The raw values.
  public static func textFormat(_ locale: Locale) -> TextFormat<Self> {
    TextFormat(parse: { Self(rawValue: $0) }, format: \.rawValue)
  }
}

extension Optional: TextEditable where Wrapped: TextEditable {
  /// The format of the wrapped type; the empty text, or whitespace that is not a value of that type, is
  /// `nil`.
  public static func textFormat(_ locale: Locale) -> TextFormat<Wrapped?> {
    let wrapped = Wrapped.textFormat(locale)
    return TextFormat { text in
      if text.isEmpty { return .some(nil) }
      if let value = wrapped.parse(text) { return .some(value) }
      return text.allSatisfy(\.isWhitespace) ? .some(nil) : nil
    } format: { value in
      value.map(wrapped.format) ?? ""
    }
  }
}
