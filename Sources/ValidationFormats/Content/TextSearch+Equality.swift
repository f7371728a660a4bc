extension TextSearch {
  /// Returns whether two texts are the same, character by character.
  ///
  /// Texts are compared as Unicode writes characters canonically, so `é` is the same in one scalar or two. The work is
  /// linear for any text: in texts of more than 512 bytes, a row of more than 64 combining marks is the same only in the
  /// same order.
  public static func isSame(_ text: String, as other: String, caseSensitive: Bool = true) -> Bool {
    if caseSensitive { return isEqual(text, other) }
    // Characters are compared one by one, so texts of which one begins with the other differ in their number alone.
    return starts(text, with: other, caseSensitive: false) && text.count == other.count
  }

  /// Returns whether a text is so long, and has so many combining marks in a row, that bringing them into canonical
  /// order would take more than linear time.
  package static func isCostlyToCompare(_ text: String) -> Bool {
    guard text.utf8.count > greatestCheapLength else { return false }
    var marks = 0
    for scalar in text.unicodeScalars {
      let isMark = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > greatestRowOfMarks { return true }
    }
    return false
  }

  /// Returns whether two texts are canonically equivalent, in linear time.
  static func isEqual(_ text: String, _ other: String) -> Bool {
    let (length, otherLength) = (text.utf8.count, other.utf8.count)
    let greatest = max(length, otherLength)
    guard greatest > greatestCheapLength else { return text == other }
    // No character grows to more than three times its bytes, in either direction, when it is normalized.
    guard greatest <= 9 * min(length, otherLength) else { return false }
    if isCostlyToCompare(text) || isCostlyToCompare(other) { return text.utf8.elementsEqual(other.utf8) }
    return text == other
  }

  /// The length in bytes up to which any text is compared fast.
  private static let greatestCheapLength = 512
  private static let greatestRowOfMarks = 64
}
