/// Which plural form goes with which number in a language.
///
/// The rules are the cardinal ones of
/// [CLDR 47, plurals.xml](https://github.com/unicode-org/cldr/blob/release-47/common/supplemental/plurals.xml).
struct PluralRules: Sendable {
  /// The categories that the language has, in CLDR's order; `other` is always among them.
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

  /// Arabic: 0; 1; 2; what ends in 03 to 10; what ends in 11 to 99; whole hundreds and the two after them, and
  /// fractions.
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
