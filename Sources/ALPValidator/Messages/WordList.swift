extension [String] {
  /// Returns the words in a row, with a conjunction before the last: `a, b or c`.
  func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
