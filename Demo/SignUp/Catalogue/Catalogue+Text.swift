import ALPValidator
import Foundation

extension Catalogue {
  /// Text, whatever it stands for.
  static let text = Group(
    title: "Text and length",
    entries: [
      CatalogueEntry("presence", "any text but the empty one", good: " ", bad: "") { _ in .notEmpty },
      CatalogueEntry(
        "min-length", takes: lengthUsage("N"), "at least N characters; --trimming leaves out white space",
        good: "grüße", bad: "grüß", with: "5"
      ) { $0.length(try $0.count("N")...Int.max) },
      CatalogueEntry(
        "max-length", takes: lengthUsage("N"), "at most N characters; --without-tags leaves out HTML tags",
        good: "👩‍👩‍👧", bad: "ab", with: "1"
      ) { $0.length(0...(try $0.count("N"))) },
      CatalogueEntry(
        "length", takes: lengthUsage("A B"), "A to B characters", good: " ada ", bad: " ad ", with: "3",
        "20", "--trimming"
      ) { $0.length(try $0.range("A", "B")) },
      CatalogueEntry(
        "exact-length", takes: lengthUsage("N"), "exactly N characters; --ignoring leaves some out",
        good: "12-34", bad: "12.34", with: "4", "--ignoring", "-"
      ) {
        let count = try $0.count("N")
        return $0.length(count...count)
      },
      CatalogueEntry("min-words", takes: "N", "at least N words", good: "to be", bad: "be", with: "2") {
        .words(try $0.count("N")...)
      },
      CatalogueEntry(
        "max-words", takes: "N", "at most N words", good: "to be", bad: "to be or not", with: "3"
      ) { .words(...(try $0.count("N"))) },
      CatalogueEntry(
        "same-as", takes: "TEXT [--case-sensitive true|false]", "one text and no other", good: "yes",
        bad: "Yes", with: "yes"
      ) { .same(as: try $0.required("TEXT"), caseSensitive: $0.isTrue("--case-sensitive")) },
      CatalogueEntry(
        "different-from", takes: "TEXT [--case-sensitive true|false]", "all texts but one", good: "Adam",
        bad: "Admin", with: "admin", "--case-sensitive", "false"
      ) { .different(from: try $0.required("TEXT"), caseSensitive: $0.isTrue("--case-sensitive")) },
      CatalogueEntry(
        "in", takes: "TEXT…", "one of some texts", good: "M", bad: "XL", with: "S", "M", "L"
      ) { .in($0.all("TEXT")) },
      CatalogueEntry(
        "not-in", takes: "TEXT…", "none of some texts", good: "ada", bad: "root", with: "admin", "root"
      ) { .notIn($0.all("TEXT")) },
    ])

  private static func lengthUsage(_ words: String) -> Usage {
    Usage(
      "\(words) [--unit characters|scalars|utf16|utf8] [--trimming] [--ignoring CHARACTERS] [--without-tags]")
  }
}

extension Arguments {
  /// Returns the rule for a length as the options `--unit`, `--trimming` and `--ignoring` want it counted.
  fileprivate func length(_ lengths: ClosedRange<Int>) -> Rule<String> {
    let unit = text("--unit").flatMap(TextLengthUnit.init) ?? .characters
    if let ignored = text("--ignoring") {
      return .length(lengths, ignoring: CharacterSet(charactersIn: ignored), unit: unit)
    }
    if has("--without-tags") { return .lengthWithoutTags(lengths, unit: unit) }
    if has("--trimming") { return .length(lengths, trimming: .whitespacesAndNewlines, unit: unit) }
    return .length(lengths, unit: unit)
  }

  /// Returns the range between two counts.
  func range(_ lower: String, _ upper: String) throws(Misuse) -> ClosedRange<Int> {
    let (minimum, maximum) = (try count(lower), try count(upper))
    guard minimum <= maximum else {
      throw Misuse("The minimum \(minimum) exceeds the maximum \(maximum); the smaller number comes first.")
    }
    return minimum...maximum
  }
}
