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
  /// and a point as decimal separator where it cannot be a grouping separator. It rejects exponents, groups
  /// of a wrong length, and numbers with more than 38 digits.
  public static func decimal(locale: Locale = .autoupdatingCurrent) -> Self {
    let separators = NumberSeparators(locale)
    return Self { text in
      guard let number = NumberText(text, separators), number.significantDigitCount <= 38 else { return nil }
      return Decimal(string: number.text)
    }
  }
}

extension ValueParser where Value: BinaryFloatingPoint & LosslessStringConvertible & Sendable {
  /// A parser of decimal numbers with the separators of a locale.
  ///
  /// The value is the number of the type that is closest to the text. The parser rejects numbers beyond the
  /// range of the type. See `decimal(locale:)` of `ValueParser<Decimal>` for the accepted text.
  public static func decimal(locale: Locale = .autoupdatingCurrent) -> Self {
    let separators = NumberSeparators(locale)
    return Self { text in
      guard let value = NumberText(text, separators).flatMap({ Value($0.text) }), value.isFinite else {
        return nil
      }
      return value
    }
  }
}

extension ValueParser where Value: FixedWidthInteger & Sendable {
  /// A parser of whole numbers with the grouping separators of a locale.
  ///
  /// The parser rejects decimal separators and numbers beyond the range of the type. See `decimal(locale:)`
  /// of `ValueParser<Decimal>` for the accepted text.
  public static func integer(locale: Locale = .autoupdatingCurrent) -> Self {
    let separators = NumberSeparators(locale)
    return Self { text in
      guard let number = NumberText(text, separators), !number.hasFraction else { return nil }
      return Value(number.text)
    }
  }
}

/// The separators of numbers in a locale, in their canonical forms.
private struct NumberSeparators: Sendable {
  let decimal: Unicode.Scalar
  let grouping: Unicode.Scalar

  init(_ locale: Locale) {
    decimal = Self.canonical(locale.decimalSeparator) ?? "."
    grouping = Self.canonical(locale.groupingSeparator) ?? ","
  }

  private static func canonical(_ separator: String?) -> Unicode.Scalar? {
    separator?.scalars.first { !$0.isBidiControl }.map(canonical)
  }

  /// Returns the form in which separators that look alike are compared.
  static func canonical(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "'", "\u{2019}", "\u{FF07}": "'"
    case "\u{FF0E}": "."
    case "\u{FF0C}": ","
    default: scalar.properties.isWhitespace ? " " : scalar
    }
  }
}

/// A number in text, in the notation of Swift.
private struct NumberText {
  private(set) var text = ""
  private(set) var hasFraction = false

  /// The number of digits without leading zeros.
  var significantDigitCount: Int {
    text.utf8.drop { !((UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0)) }.count {
      $0 != UInt8(ascii: ".")
    }
  }

  init?(_ source: String, _ separators: NumberSeparators) {
    var scalars = source.scalars.filter { !$0.isBidiControl }[...]
    while scalars.first?.properties.isWhitespace ?? false { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
    if let sign = scalars.first, ["-", "\u{2212}", "\u{FF0D}", "+", "\u{FF0B}"].contains(sign) {
      scalars.removeFirst()
      if sign != "+" && sign != "\u{FF0B}" { text = "-" }
    }

    // Digits in groups, with the separators between them.
    var groups = [""]
    var marks: [Unicode.Scalar] = []
    for scalar in scalars {
      if let digit = scalar.decimalDigit {
        groups[groups.count - 1] += String(digit)
      } else {
        marks.append(NumberSeparators.canonical(scalar))
        groups.append("")
      }
    }
    guard let decimal = Self.decimalMark(groups, marks, separators) else { return nil }
    var fraction: String?
    if let decimal {
      guard marks.last == decimal, marks.count(where: { $0 == decimal }) == 1 else { return nil }
      marks.removeLast()
      fraction = groups.removeLast()
    }
    guard Self.areGroups(groups, marks, separators, isDecimalKnown: decimal != nil) else { return nil }
    let whole = groups.joined()
    guard !whole.isEmpty || !(fraction ?? "").isEmpty else { return nil }
    text += whole.isEmpty ? "0" : whole
    if let fraction {
      hasFraction = true
      text += ".\(fraction.isEmpty ? "0" : fraction)"
    }
  }

  /// Returns the mark before the fraction, `.some(nil)` for a number without a fraction, and `nil` for text
  /// that can be read in two ways or in none.
  private static func decimalMark(
    _ groups: [String], _ marks: [Unicode.Scalar], _ separators: NumberSeparators
  ) -> Unicode.Scalar?? {
    guard let last = marks.last else { return .some(nil) }
    if last == separators.decimal || last == "\u{66B}" { return last }
    guard last == "." || last == "," else { return .some(nil) }
    // After marks of another kind, one mark is before the fraction, as in 1,234.56.
    if marks.count > 1, marks.count(where: { $0 == last }) == 1 { return last }
    // A point of another notation, as in 1234.56 or 0.125. Three digits after it may be a group.
    guard last == ".", marks.count == 1, let whole = groups.first, let fraction = groups.last,
      !whole.isEmpty, !fraction.isEmpty
    else { return .some(nil) }
    if fraction.count != 3 || whole.allSatisfy({ $0 == "0" }) { return last }
    return last == separators.grouping ? .some(nil) : nil
  }

  /// Returns whether groups have the lengths of thousands, or of lakhs and crores, with one kind of mark
  /// between them.
  private static func areGroups(
    _ groups: [String], _ marks: [Unicode.Scalar], _ separators: NumberSeparators, isDecimalKnown: Bool
  ) -> Bool {
    guard let mark = marks.first else { return true }
    let isGrouping =
      [separators.grouping, " ", "'", "\u{66C}"].contains(mark)
      || isDecimalKnown && (mark == "." || mark == ",")
    guard isGrouping, marks.allSatisfy({ $0 == mark }) else { return false }
    guard let first = groups.first, let last = groups.last, last.count == 3, first.first != "0" else {
      return false
    }
    let inner = groups.dropFirst().dropLast()
    let areThousands = inner.allSatisfy { $0.count == 3 } && 1...3 ~= first.count
    let areLakhs = inner.allSatisfy { $0.count == 2 } && 1...2 ~= first.count
    return areThousands || areLakhs
  }
}

extension Unicode.Scalar {
  /// Whether the scalar only controls the direction of text.
  fileprivate var isBidiControl: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The value of a decimal digit of any script.
  fileprivate var decimalDigit: Int? {
    guard properties.numericType == .decimal, let value = properties.numericValue else { return nil }
    return Int(exactly: value)
  }
}

extension ValueParser where Value == Date {
  /// A parser of dates in numbers, such as `22.11.2026`, in the order of day, month and year of a locale.
  ///
  /// The parser accepts points, hyphens, slashes and spaces between the numbers, and digits of every script.
  /// A year first, as in ISO 8601, is accepted in every locale. The parser rejects days that do not exist,
  /// and years without four digits, whose century is unknown.
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
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "y-M-d"
    let order = pattern.filter { "yMd".contains($0) }.reduce(into: "") { order, field in
      if !order.contains(field) { order.append(field) }
    }
    let punctuation = CharacterSelection(charactersIn: "./-,\u{60C}年月日년월일" + pattern.stripped(of: "yMdG'"))
    return Self { [calendar] text in
      guard let numbers = dateNumbers(text, punctuation: punctuation) else { return nil }
      let fields = numbers[0].count == 4 ? "yMd" : order
      var components = DateComponents()
      for (field, number) in zip(fields, numbers) {
        guard let value = Int(number) else { return nil }
        switch field {
        case "y":
          guard number.count == 4 else { return nil }
          components.year = value
        case "M": components.month = value
        default: components.day = value
        }
      }
      guard let date = calendar.date(from: components),
        calendar.dateComponents([.year, .month, .day], from: date) == components
      else { return nil }
      return date
    }
  }

  /// Returns three numbers of at most four digits, or `nil` if the text contains anything else.
  private static func dateNumbers(_ text: String, punctuation: CharacterSelection) -> [String]? {
    var numbers: [String] = []
    var isInNumber = false
    for scalar in text.unicodeScalars {
      if let digit = scalar.decimalDigit {
        if !isInNumber { numbers.append("") }
        isInNumber = true
        numbers[numbers.count - 1] += String(digit)
        guard numbers.count <= 3, numbers[numbers.count - 1].count <= 4 else { return nil }
      } else if !scalar.isBidiControl {
        let isSpace = scalar.properties.isWhitespace
        guard isSpace || punctuation.contains(scalar) && !numbers.isEmpty else { return nil }
        isInNumber = false
      }
    }
    return numbers.count == 3 ? numbers : nil
  }
}
