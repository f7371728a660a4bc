/// Common words among the characters, also backwards, in capitals and in disguise.
extension PasswordText {
  /// All the common words.
  var words: [Part] { plainWords + reversedWords + disguisedWords }

  private var plainWords: [Part] {
    CommonWords.matches(in: folded).map { match in
      Part(range: match.range, guesses: match.rank * capitalizations(in: match.range))
    }
  }

  private var reversedWords: [Part] {
    CommonWords.matches(in: folded.reversed()).map { match in
      let range = count - match.range.upperBound..<count - match.range.lowerBound
      return Part(range: range, guesses: match.rank * 2 * capitalizations(in: range))
    }
  }

  /// Words in which digits and signs stand for letters, as `p@ssw0rd`.
  ///
  /// `1`, `7` and `|` stand for one of two letters each; the text is read in each of the ways.
  private var disguisedWords: [Part] {
    guard folded.contains(where: { Self.letters(for: $0) != nil }) else { return [] }
    let unclear = Set(folded.filter { Self.letters(for: $0)?.other != nil }).sorted()
    return (0..<1 << unclear.count).flatMap { choice in
      let plain = folded.map { sign in
        guard let letters = Self.letters(for: sign) else { return sign }
        let takesOther = unclear.firstIndex(of: sign).map { choice >> $0 & 1 == 1 } ?? false
        return takesOther ? letters.other ?? letters.usual : letters.usual
      }
      return CommonWords.matches(in: plain).compactMap { match -> Part? in
        guard match.range.count > 1, let disguises = disguises(in: match.range, for: plain) else {
          return nil
        }
        let guesses = match.rank * capitalizations(in: match.range) * disguises
        return Part(range: match.range, guesses: guesses)
      }
    }
  }

  /// Returns the number of ways in which people write the letters in a range in capitals.
  private func capitalizations(in range: Range<Int>) -> Double {
    let capitals = range.count { 0x41...0x5A ~= code(at: $0) }
    guard capitals > 0 else { return 1 }
    let small = range.count { 0x61...0x7A ~= code(at: $0) }
    let isAtAnEnd = [range.lowerBound, range.upperBound - 1].contains { 0x41...0x5A ~= code(at: $0) }
    return small == 0 || capitals == 1 && isAtAnEnd ? 2 : Self.variations(capitals, small)
  }

  /// Returns the number of ways in which people put signs for some letters in a range, or nil if there is no sign, or
  /// more than one for a letter.
  private func disguises(in range: Range<Int>, for plain: [UInt32]) -> Double? {
    var signsByLetter: [UInt32: UInt32] = [:]
    for index in range where folded[index] != plain[index] {
      let sign = signsByLetter.updateValue(folded[index], forKey: plain[index])
      guard sign == nil || sign == folded[index] else { return nil }
    }
    guard !signsByLetter.isEmpty else { return nil }
    return signsByLetter.reduce(1) { disguises, pair in
      let signs = range.count { folded[$0] == pair.value }
      let letters = range.count { folded[$0] == pair.key }
      return disguises * (letters == 0 ? 2 : Self.variations(signs, letters))
    }
  }

  /// Returns the letters for which a digit or sign stands.
  private static func letters(for sign: UInt32) -> (usual: UInt32, other: UInt32?)? {
    func letters(_ usual: Unicode.Scalar, _ other: Unicode.Scalar? = nil) -> (UInt32, UInt32?) {
      (usual.value, other?.value)
    }
    return switch Unicode.Scalar(sign) {
    case "@", "4": letters("a")
    case "8": letters("b")
    case "(", "{", "[", "<": letters("c")
    case "3", "€": letters("e")
    case "6", "9": letters("g")
    case "1", "|": letters("i", "l")
    case "!": letters("i")
    case "7": letters("l", "t")
    case "0": letters("o")
    case "$", "5": letters("s")
    case "+": letters("t")
    case "%": letters("x")
    case "2": letters("z")
    default: nil
    }
  }
}

/// The words and passwords that people use most.
enum CommonWords {
  /// A common word in a text.
  struct Match {
    var range: Range<Int>
    /// The place of the word in the order of frequency, from 1.
    var rank: Double
  }

  /// The fewest characters of a word.
  private static let minimumLength = 3

  /// Returns all the words in a text, which may overlap.
  static func matches(in text: [UInt32]) -> [Match] {
    var matches: [Match] = []
    CommonWordsTable.text.withBytes { table in
      for start in text.indices {
        // A word that begins the text is not after it, and the last such word of the table begins with all the others.
        var end = text.count
        while end - start >= minimumLength {
          let (offset, common) = lastWord(upTo: text[start..<end], in: table)
          end = start + common
          guard table[offset + common] == UInt8(ascii: ":") else { continue }
          if common >= minimumLength {
            matches.append(Match(range: start..<end, rank: rank(of: table[offset + common + 1])))
          }
          end -= 1
        }
      }
    }
    return matches
  }

  /// Returns the offset of the last word that is not after a text, and the number of characters that it has in common
  /// with the text.
  private static func lastWord(upTo text: ArraySlice<UInt32>, in table: Span<UInt8>) -> (
    offset: Int, common: Int
  ) {
    var low = 0
    var high = table.count
    var last = (offset: 0, common: 0)
    while low < high {
      // The word around the middle, and the end of its entry.
      var start = (low &+ high) / 2
      while start > low, table[start &- 1] > UInt8(ascii: " ") { start &-= 1 }
      var index = 0
      // The text may have a colon too, which is not the end of the word.
      while index < text.count, table[start &+ index] != UInt8(ascii: ":"),
        UInt32(table[start &+ index]) == text[text.startIndex &+ index]
      {
        index &+= 1
      }
      let next = table[start &+ index]
      if next == UInt8(ascii: ":") || index < text.count && UInt32(next) < text[text.startIndex &+ index] {
        last = (start, index)
        low = start &+ index
        while low < table.count, table[low] > UInt8(ascii: " ") { low &+= 1 }
        low &+= 1
      } else {
        high = start
      }
    }
    return last
  }

  /// Returns the rank for a letter.
  private static func rank(of letter: UInt8) -> Double {
    let step = letter >= UInt8(ascii: "a") ? Int(letter) - 0x61 + 26 : Int(letter) - 0x41
    return Double(1 << (step / 4)) * [1, 1.189, 1.414, 1.682][step % 4]
  }
}
