extension TextSearch {
  /// Returns whether two texts are the same, character by character.
  public static func isSame(_ text: String, as other: String, caseSensitive: Bool = true) -> Bool {
    if caseSensitive { return text == other }
    // Characters are compared one by one, so texts of which one begins with the other differ in their number alone.
    return starts(text, with: other, caseSensitive: false) && text.count == other.count
  }
}
