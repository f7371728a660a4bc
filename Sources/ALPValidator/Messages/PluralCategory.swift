/// The form of a noun that goes with a number, after the Unicode Common Locale Data Repository (CLDR).
enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// The form for nothing, in Arabic.
  case zero
  /// The form for one, and in some languages for numbers that end like it.
  case one
  /// The form for two, in Arabic.
  case two
  /// The form for a few, such as 2 to 4 in Polish.
  case few
  /// The form for many, such as 5 to 21 in Polish, or whole millions in French.
  case many
  /// The form for all other numbers; the only one that every language has.
  case other
}

/// A number as a message names it, with the operands of CLDR's plural rules.
///
/// The operands are those of [Unicode Technical Standard 35, part 3](https://unicode.org/reports/tr35/tr35-numbers.html#Operands):
/// `i`, the integer digits; `v`, the number of fraction digits. Compact notation is not written, so `e` is 0.
struct PluralNumber: Hashable {
  /// The digits, with a point before the fraction.
  let text: String
  /// The integer digits of the absolute value.
  let integer: UInt
  /// How many digits the fraction has.
  let fractionDigitCount: Int

  /// Whether there is no fraction.
  var isWhole: Bool { fractionDigitCount == 0 }

}

extension PluralNumber {
  init(_ number: Int) {
    self.init(text: String(number), integer: number.magnitude, fractionDigitCount: 0)
  }

  init(_ number: Double) {
    if let whole = Int(exactly: number) {
      self.init(whole)
    } else {
      let text = "\(number)"
      // A number with an exponent, and one that is not finite, take the form of all others.
      self.init(
        text: text,
        integer: UInt(exactly: number.magnitude.rounded(.towardZero)) ?? .max,
        fractionDigitCount: max(text.split(separator: ".").dropFirst().first?.count ?? 1, 1))
    }
  }
}
