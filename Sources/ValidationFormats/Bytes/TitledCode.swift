extension Span<UInt8> {
  /// Returns the index after a word that people write before a code, with a colon, spaces or both after it,
  /// or 0 if the bytes do not begin so.
  ///
  /// - Parameter word: The word in lowercase ASCII letters, such as `iban`; it is recognized in either case.
  /// - Returns: The index after the word and what separates it, or 0.
  func endOfTitle(_ word: String) -> Int {
    let length = word.utf8.count
    guard count > length, hasTitle(word) else { return 0 }
    var end = length
    if self[end] == ":" { end += 1 }
    while end < count, self[end] == " " { end += 1 }
    return end > length ? end : 0
  }

  /// Returns whether the bytes, which are enough, begin with a word in either case.
  private func hasTitle(_ word: String) -> Bool {
    word.withBytes { letters in
      for index in letters.indices {
        guard self[index] | 0x20 == letters[index] else { return false }
      }
      return true
    }
  }
}
