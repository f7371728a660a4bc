import ALPValidator
import Foundation

extension Catalogue {
  /// Numbers, dates and booleans.
  static let values = Group(
    title: "Numbers, dates and booleans in a program",
    values: [
      ValueEntry(".same(as: 42)", "one value and no other", .same(as: 42), good: 42, bad: 41),
      ValueEntry(".different(from: 42)", "all values but one", .different(from: 42), good: 41, bad: 42),
      ValueEntry(".in([1, 2, 3])", "the values of a collection", .in([1, 2, 3]), good: 2, bad: 4),
      ValueEntry(".notIn([1, 2, 3])", "all other values", .notIn([1, 2, 3]), good: 4, bad: 2),
      ValueEntry(".range(1...9)", "values within a range", .range(1...9), good: 9, bad: 10),
      ValueEntry(".range(0..<10)", "values below a bound", .range(0..<10), good: 9, bad: 10),
      ValueEntry(".minimum(0.5)", "a value and all above it", .minimum(0.5), good: 0.5, bad: .nan),
      ValueEntry(".maximum(0.5)", "a value and all below it", .maximum(0.5), good: 0.5, bad: 0.6),
      ValueEntry(".greaterThan(0)", "values above a bound", .greaterThan(0), good: 1, bad: 0),
      ValueEntry(".lessThan(0)", "values below a bound", .lessThan(0), good: -1, bad: 0),
      ValueEntry(".multiple(of: 5)", "multiples of an integer", .multiple(of: 5), good: .min + 3, bad: 7),
      ValueEntry(".multiple(of: 0.1)", "multiples of a fraction", .multiple(of: 0.1), good: 0.3, bad: 0.35),
      ValueEntry(".integer", "numbers without a fraction", .integer, good: 1e300, bad: 0.5),
      ValueEntry(
        ".before(noon)", "earlier dates than another", .before(noon), good: noon - 1, bad: noon, shows: text),
      ValueEntry(
        ".after(noon)", "later dates than another", .after(noon), good: noon + 1, bad: noon, shows: text),
      ValueEntry(
        ".inThePast { noon }", "dates before now, here a clock that stands at noon", .inThePast { noon },
        good: noon - 1, bad: noon, shows: text),
      ValueEntry(
        ".inTheFuture { noon }", "dates after now", .inTheFuture { noon }, good: noon + 1, bad: noon,
        shows: text),
      ValueEntry(".isTrue", "true", .isTrue, good: true, bad: false),
      ValueEntry(".isFalse", "false", .isFalse, good: false, bad: true),
    ])

  /// Lists and sets.
  static let collections = Group(
    title: "Collections in a program",
    values: [
      ValueEntry(".notEmpty", "collections with an element", .notEmpty, good: [0], bad: []),
      ValueEntry(".count(1...2)", "a number of elements", .count(1...2), good: [1, 2], bad: [1, 2, 3]),
      ValueEntry(".unique", "no two equal elements", .unique, good: ["a", "A"], bad: ["é", "e\u{301}"]),
      ValueEntry(
        ".every(.email)", "elements that all satisfy a rule", .every(.email), good: ["ada@example.com"],
        bad: ["ada@example.com", "ada"]),
    ])

  private static let noon = Date(timeIntervalSince1970: 43_200)

  private static func text(_ date: Date) -> String { date.formatted(.iso8601) }
}
