extension Array {
  /// Returns the index of the first element for which a condition holds, by a binary search; the number of
  /// elements if there is none. All elements after that one have to satisfy the condition as well.
  func firstSortedIndex(where holds: (Element) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(self[middle]) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}
