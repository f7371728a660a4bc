public import Foundation
public import ValidationFormats

extension InputFormat {
  /// A date in numbers, in the order and with the separators of a locale.
  ///
  /// ```swift
  /// InputFormat.date(locale: Locale(identifier: "de-DE")).format("22112026")
  /// // "22.11.2026"
  /// InputFormat.date(locale: Locale(identifier: "en-US")).format("11222026")
  /// // "11/22/2026"
  /// ```
  ///
  /// Days and months have two digits and years four; a separator that is typed after one digit puts a zero before it. A
  /// date that is pasted is read by ``ValueParser/date(locale:timeZone:calendar:)``, so `2026-11-22` becomes `22.11.2026`.
  /// The plain text has the separators, so that the parser can read it.
  ///
  /// - Parameter locale: The locale.
  /// - Returns: The format.
  public static func date(locale: Locale = .autoupdatingCurrent) -> Self {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "y-M-d"
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let reader = DateReader(locale, calendar: calendar)
    return .mask(dateMask(pattern), separatorsBelongToValue: true) { text in
      reader.day(of: text).map { reader.digits(of: $0) }
    }
  }

  /// Returns the mask of a pattern of dates such as `d. M. y`.
  private static func dateMask(_ pattern: String) -> String {
    var mask = ""
    var isQuoted = false
    var lastField: Character?
    for character in pattern {
      switch character {
      case "'": isQuoted.toggle()
      case "y" where !isQuoted, "M" where !isQuoted, "d" where !isQuoted:
        if character != lastField { mask += character == "y" ? "####" : "##" }
        lastField = character
      case "G" where !isQuoted: break  // The calendar is Gregorian, and has no era.
      default:
        lastField = nil
        mask += "\\\(character)"
      }
    }
    while mask.hasSuffix("\\ ") { mask.removeLast(2) }
    while mask.hasPrefix("\\") { mask.removeFirst(2) }
    return mask
  }

  /// A decimal number with the separators of a locale, whose groups move while the user types.
  ///
  /// ```swift
  /// let amount = InputFormat.decimal(
  ///   locale: Locale(identifier: "de-DE"), maximumFractionDigits: 2,
  ///   suffix: " €")
  /// amount.format("1234567,5")     // "1.234.567,5 €"
  /// amount.plain("1.234.567,5 €")  // "1234567,5"
  /// InputFormat.decimal(locale: Locale(identifier: "hi-IN")).format("1234567")
  /// // "12,34,567"
  /// ```
  ///
  /// A point or a comma that is typed and does not separate groups in the locale is taken for the decimal separator,
  /// because not every keyboard has both. A number that is pasted is read by ``ValueParser/decimal(locale:)``, so
  /// `1,234.56` becomes `1.234,56`, and a text that the parser rejects stays as it is. Leading zeros stay, and missing
  /// digits are not filled up. The plain text has the decimal separator of the locale; read it with the parser.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - maximumFractionDigits: The most digits after the decimal separator, 0 for whole numbers, or `nil`
  ///     for any number.
  ///   - prefix: Text before the number, such as a currency sign, which the plain text does not have.
  ///   - suffix: Text after the number, such as a unit, which the plain text does not have.
  /// - Returns: The format.
  /// - Precondition: `maximumFractionDigits` is not negative.
  public static func decimal(
    locale: Locale = .autoupdatingCurrent, maximumFractionDigits: Int? = nil, prefix: String = "",
    suffix: String = ""
  ) -> Self {
    precondition(maximumFractionDigits ?? 0 >= 0, "Negative maximum \(maximumFractionDigits ?? 0)")
    var notation = DecimalInputStyle(locale: locale)
    notation.maximumFractionDigits = maximumFractionDigits
    notation.prefix = prefix
    notation.suffix = suffix
    let separators = NumberSeparators(locale)
    let mark = String(notation.decimalSeparator)
    return .decimal(notation) { text in
      NumberText(text, separators)?.digits(mark: mark, maximumFractionDigits: maximumFractionDigits)
    }
  }
}

extension DecimalInputStyle {
  /// Creates the style of a locale.
  fileprivate init(locale: Locale) {
    self.init()
    let style = IntegerFormatStyle<Int>.number.locale(locale)
    decimalSeparator = locale.decimalSeparator?.first ?? decimalSeparator
    groupingSeparator = locale.groupingSeparator?.first
    let sign = style.format(-1).filter { !$0.isWholeNumber && !$0.unicodeScalars.allSatisfy(\.isBidiControl) }
    minusSign = sign.last ?? minusSign
    takeGroups(of: style)
  }

  /// Reads the sizes of groups off numbers that Foundation formats.
  private mutating func takeGroups(of style: IntegerFormatStyle<Int>) {
    guard let separator = groupingSeparator else { return }
    let groups = style.format(12_345_678).split(separator: separator).map(\.count)
    guard groups.count > 1 else {
      groupingSeparator = nil
      return
    }
    lastGroupSize = groups[groups.count - 1]
    otherGroupSize = groups.count > 2 ? groups[groups.count - 2] : lastGroupSize
    // Spanish and others have no separator in numbers of four digits.
    let hasSeparator = style.format(1_234).contains(separator)
    minimumGroupingDigits = lastGroupSize == 3 && !hasSeparator ? 2 : 1
  }
}
