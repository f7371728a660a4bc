extension Array {
  /// Returns the index of the first element that satisfies a condition, or the number of elements if none
  /// does. The search is binary, so all elements after the first one have to satisfy the condition.
  func firstSortedIndex(where holds: (Element) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(self[middle]) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}

extension [String] {
  /// The texts without those that are equal to an earlier one.
  var withoutRepetitions: Self {
    guard count > 1 else { return self }
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
