/// Each function offers the parts of one sort that begin at an index, with their lengths and bits.
extension PasswordText {
  typealias Offer = (_ length: Int, _ bits: Double) -> Void

  /// The longest piece whose repetition is noticed.
  private static let longestPiece = 32

  /// A repetition of the characters before it, of at least three characters, such as the end of `aaaa` or `abcabc`.
  func offerRepeats(from start: Int, _ offer: Offer) {
    for distance in 1...Self.longestPiece where distance <= start {
      var length = 0
      while start + length < count, folded[start + length] == folded[start + length - distance] {
        length += 1
      }
      guard length >= max(distance, 2) else { continue }
      offer(length, PasswordGuessing.log2(Double(distance)) + PasswordGuessing.log2(Double(length)) + 1)
    }
  }

  /// Three letters or digits or more that follow one another, as `abc` and `4321` do.
  func offerSequences(from start: Int, _ offer: Offer) {
    for step in [1, -1] {
      var length = 1
      while start + length < count, isStep(step, from: start + length - 1) { length += 1 }
      guard length >= 3 else { continue }
      // Most begin where the alphabet or the digits do.
      let first =
        "a1z90".unicodeScalars.contains { $0.value == folded[start] } ? 2 : isDigit(at: start) ? 3.3 : 4.7
      offer(length, first + PasswordGuessing.log2(Double(length)) + 1)
    }
  }

  /// Whether an ASCII letter or digit is followed by the next one, or the one before.
  private func isStep(_ step: Int, from index: Int) -> Bool {
    let (one, other) = (folded[index], folded[index + 1])
    let isKnown = 0x61...0x7A ~= one && 0x61...0x7A ~= other || isDigit(at: index) && isDigit(at: index + 1)
    return isKnown && Int(other) - Int(one) == step
  }

  /// Three neighbours or more on a keyboard, as `qwer` and `lkj` are.
  func offerRows(from start: Int, _ offer: Offer) {
    var length = 1
    for row in CommonPasswords.rows {
      guard let place = row.firstIndex(of: folded[start]) else { continue }
      length = max(
        length, run(from: start, along: row[place...]), run(from: start, along: row[...place].reversed()))
    }
    if length >= 3 { offer(length, 5 + PasswordGuessing.log2(Double(length)) + 1) }
  }

  private func run(from start: Int, along keys: some Sequence<UInt32>) -> Int {
    var length = 0
    for key in keys {
      guard start + length < count, folded[start + length] == key else { break }
      length += 1
    }
    return length
  }

  /// A common password, perhaps with capitals and letters in disguise.
  func offerWords(from start: Int, _ offer: Offer) {
    for (rank, word) in CommonPasswords.words.enumerated() {
      guard start + word.count <= count, word[0] == plain[start] || word[0] == folded[start] else { continue }
      var disguises = 0
      var capitals = 0
      var isFound = true
      for (offset, letter) in word.enumerated() {
        let index = start + offset
        if folded[index] != letter {
          // One sign may stand for two letters: 1 and ! for i or l.
          guard plain[index] == letter || letter == 0x6C && plain[index] == 0x69 && folded[index] != 0x69
          else {
            isFound = false
            break
          }
          disguises += 1
        }
        if isUppercase(at: index) { capitals += 1 }
      }
      guard isFound else { continue }
      let isUsualCase = capitals == 0 || capitals == word.count || capitals == 1 && isUppercase(at: start)
      let bitsOfCase = capitals == 0 ? 0 : isUsualCase ? 1 : Double(min(capitals, word.count - capitals)) + 1
      offer(word.count, PasswordGuessing.log2(Double(rank + 2)) + bitsOfCase + Double(disguises))
    }
  }

  /// A year from 1900 to 2049, or a day with one, as `1984`, `31.12.1984`, `19841231` or `311284`.
  func offerDates(from start: Int, _ offer: Offer) {
    let bitsOfYear = 7.2
    let bitsOfDay = 8.5
    if isYear(from: start) { offer(4, bitsOfYear) }
    if isYear(from: start + 4), isDay(from: start) { offer(8, bitsOfYear + bitsOfDay) }
    if isYear(from: start), isDay(from: start + 4) { offer(8, bitsOfYear + bitsOfDay) }
    if isDay(from: start), number(from: start + 4, length: 2) != nil {
      offer(6, bitsOfYear + bitsOfDay)
    }
    if isSeparator(at: start + 2), isSeparator(at: start + 5), isDay(from: start, separatedBy: 1) {
      if isYear(from: start + 6) { offer(10, bitsOfYear + bitsOfDay + 2) }
      if number(from: start + 6, length: 2) != nil { offer(8, bitsOfYear + bitsOfDay + 2) }
    }
    if isYear(from: start), isSeparator(at: start + 4), isSeparator(at: start + 7),
      isDay(from: start + 5, separatedBy: 1)
    {
      offer(10, bitsOfYear + bitsOfDay + 2)
    }
  }

  private func isYear(from start: Int) -> Bool {
    number(from: start, length: 4).map { 1900...2049 ~= $0 } ?? false
  }

  /// Whether there are a day and a month, in either order.
  private func isDay(from start: Int, separatedBy gap: Int = 0) -> Bool {
    guard let first = number(from: start, length: 2), let second = number(from: start + 2 + gap, length: 2)
    else {
      return false
    }
    return 1...31 ~= first && 1...12 ~= second || 1...12 ~= first && 1...31 ~= second
  }

  private func isSeparator(at index: Int) -> Bool {
    index < count && "./- ".unicodeScalars.contains { $0.value == folded[index] }
  }
}
