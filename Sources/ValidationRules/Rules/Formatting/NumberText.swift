import Foundation

/// The separators of numbers in a locale, in their canonical forms.
struct NumberSeparators: Sendable {
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
struct NumberText {
  private(set) var text = ""
  private var sign = ""
  private var whole = ""
  private var fraction: String?

  var hasFraction: Bool { fraction != nil }

  /// The number of digits without leading zeros.
  var significantDigitCount: Int {
    text.utf8.drop { !((UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0)) }.count {
      $0 != "."
    }
  }

  init?(_ source: String, _ separators: NumberSeparators, allowsParentheses: Bool = false) {
    var scalars = source.scalars.filter { !$0.isBidiControl }[...]
    while scalars.first?.properties.isWhitespace ?? false { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
    if allowsParentheses, scalars.first == "(", scalars.last == ")", scalars.count > 2 {
      scalars = scalars.dropFirst().dropLast()
      sign = "-"
    } else if let sign = scalars.first, ["-", "\u{2212}", "\u{FF0D}", "+", "\u{FF0B}"].contains(sign) {
      scalars.removeFirst()
      if sign != "+" && sign != "\u{FF0B}" { self.sign = "-" }
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
    if let decimal {
      guard marks.last == decimal, marks.count(where: { $0 == decimal }) == 1 else { return nil }
      marks.removeLast()
      fraction = groups.removeLast()
    }
    guard Self.areGroups(groups, marks, separators, isDecimalKnown: decimal != nil) else { return nil }
    whole = groups.joined()
    guard !whole.isEmpty || !(fraction ?? "").isEmpty else { return nil }
    text = sign + (whole.isEmpty ? "0" : whole)
    if let fraction { text += ".\(fraction.isEmpty ? "0" : fraction)" }
  }

  /// Returns the sign, the digits as they were written and the decimal mark.
  ///
  /// - Parameters:
  ///   - mark: The decimal mark.
  ///   - maximumFractionDigits: The most digits after the mark; of more, zeros at the end are left out.
  /// - Returns: The number.
  func digits(mark: String, maximumFractionDigits: Int?) -> String {
    guard var fraction else { return sign + whole }
    let surplus = fraction.count - min(maximumFractionDigits ?? .max, fraction.count)
    fraction.removeLast(fraction.suffix(surplus).reversed().prefix { $0 == "0" }.count)
    let isWhole = fraction.isEmpty && maximumFractionDigits == 0
    return sign + (isWhole && whole.isEmpty ? "0" : whole) + (isWhole ? "" : mark + fraction)
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
  var isBidiControl: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The value of a decimal digit of any script.
  var decimalDigit: Int? {
    guard properties.numericType == .decimal, let value = properties.numericValue else { return nil }
    return Int(exactly: value)
  }
}
