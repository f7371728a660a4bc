/// The grammatical form of a noun after a number, as defined by the Unicode Common Locale Data Repository
/// (CLDR).
enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// The form for 0, in Arabic.
  case zero
  /// The form for 1, and in some languages for other numbers that end in 1.
  case one
  /// The form for 2, in Arabic.
  case two
  /// The form for small numbers, such as 2 to 4 in Polish.
  case few
  /// The form for large numbers, such as 5 to 21 in Polish, or whole millions in French.
  case many
  /// The form for all other numbers. Every language has it.
  case other
}

/// The plural rules of a language.
///
/// The rules are the cardinal rules of [CLDR 47,
/// plurals.xml](https://github.com/unicode-org/cldr/blob/release-47/common/supplemental/plurals.xml).
struct PluralRules: Sendable {
  /// The categories of the language, in CLDR's order.
  let categories: [PluralCategory]
  /// Returns the category of a number.
  let category: @Sendable (PluralNumber) -> PluralCategory
}

extension PluralRules {
  /// Chinese, Japanese, Korean.
  static let none = Self(categories: [.other]) { _ in .other }

  /// English, German, Dutch, Swedish: `one` is i = 1 and v = 0.
  static let one = Self(categories: [.one, .other]) { $0.isOne ? .one : .other }

  /// Turkish: `one` is n = 1.
  static let turkish = one

  /// Italian: `one` as in English; `many` is whole millions.
  static let italian = Self(categories: [.one, .many, .other]) {
    $0.isOne ? .one : $0.isWholeMillions ? .many : .other
  }

  /// Spanish: `one` is n = 1; `many` is whole millions.
  static let spanish = italian

  /// French, Portuguese: `one` is i = 0 or 1, so 1.5 too; `many` is whole millions.
  static let french = Self(categories: [.one, .many, .other]) {
    $0.integer <= 1 ? .one : $0.isWholeMillions ? .many : .other
  }

  /// Hindi: `one` is i = 0 or n = 1.
  static let hindi = Self(categories: [.one, .other]) { $0.integer == 0 || $0.isOne ? .one : .other }

  /// Polish: 1; 2 to 4, 22 to 24, …; all other whole numbers; fractions.
  static let polish = Self(categories: [.one, .few, .many, .other]) {
    guard $0.isWhole else { return .other }
    return $0.integer == 1 ? .one : $0.endsInTwoToFour ? .few : .many
  }

  /// Russian: 1, 21, 31, …; 2 to 4, 22 to 24, …; all other whole numbers; fractions.
  static let russian = Self(categories: [.one, .few, .many, .other]) {
    guard $0.isWhole else { return .other }
    if $0.integer % 10 == 1 && $0.integer % 100 != 11 { return .one }
    return $0.endsInTwoToFour ? .few : .many
  }

  /// Arabic: 0; 1; 2; numbers that end in 03 to 10; numbers that end in 11 to 99; all others.
  static let arabic = Self(categories: PluralCategory.allCases) {
    guard $0.isWhole else { return .other }
    switch ($0.integer, $0.integer % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }
}

extension PluralNumber {
  fileprivate var isOne: Bool { isWhole && integer == 1 }

  fileprivate var isWholeMillions: Bool { isWhole && integer != 0 && integer % 1_000_000 == 0 }

  fileprivate var endsInTwoToFour: Bool { 2...4 ~= integer % 10 && !(12...14 ~= integer % 100) }
}

/// A number in a message, with the operands of CLDR's plural rules.
///
/// The operands are those of [Unicode Technical Standard 35, part
/// 3](https://unicode.org/reports/tr35/tr35-numbers.html#Operands): `i`, the integer digits; `v`, the number
/// of fraction digits. Compact notation is not used, so `e` is 0.
struct PluralNumber {
  /// The number as Swift writes it.
  let text: String
  /// The integer digits of the absolute value.
  let integer: UInt
  /// The number of fraction digits.
  let fractionDigitCount: Int

  /// Whether the number has no fraction.
  var isWhole: Bool { fractionDigitCount == 0 }

  /// The number.
  var value: Double? { Double(text) }

  init(_ number: Int) {
    text = String(number)
    integer = number.magnitude
    fractionDigitCount = 0
  }

  init(_ number: Double) {
    let whole = Int(exactly: number)
    text = whole.map(String.init) ?? "\(number)"
    integer = UInt(exactly: number.magnitude.rounded(.towardZero)) ?? .max
    // A number with an exponent, and one that is not finite, has the category of a fraction.
    fractionDigitCount = whole != nil ? 0 : max(text.split(separator: ".").dropFirst().first?.count ?? 1, 1)
  }
}
