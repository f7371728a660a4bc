/// Common words among the characters, also backwards, in capitals and in disguise.
extension PasswordText {
  /// All the common words.
  var words: [Part] { plainWords + reversedWords + disguisedWords + calendarWords }

  private var calendarWords: [Part] {
    CalendarWords.ranges(in: folded).map { range in
      Part(range: range, guesses: CalendarWords.guesses * capitalizations(in: range))
    }
  }

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
    var unclear: [UInt32] = []
    for sign in folded where Self.letters(for: sign)?.other != nil && !unclear.contains(sign) {
      unclear.append(sign)
    }
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

  /// Returns the number of ways in which people put signs for some letters in a range, or `nil` without such
  /// a sign, or more than one for a letter.
  private func disguises(in range: Range<Int>, for plain: [UInt32]) -> Double? {
    var disguised: [(letter: UInt32, sign: UInt32)] = []
    for index in range where folded[index] != plain[index] {
      if let known = disguised.first(where: { $0.letter == plain[index] }) {
        guard known.sign == folded[index] else { return nil }
      } else {
        disguised.append((plain[index], folded[index]))
      }
    }
    guard !disguised.isEmpty else { return nil }
    return disguised.reduce(1) { disguises, pair in
      let signs = range.count { folded[$0] == pair.sign }
      let letters = range.count { folded[$0] == pair.letter }
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
///
/// `CommonWordsTable` is read as it stands: from the first word that begins with the same two characters as a
/// text, to the first one that is after the text in the order of ASCII.
struct CommonWords: Sendable {
  /// A common word in a text.
  struct Match {
    var range: Range<Int>
    /// The place of the word in the order of frequency, from 1.
    var rank: Double
  }

  /// An entry of the table.
  private struct Entry {
    /// The number of characters of the word before that it replaces.
    var replaced: Int
    var rank: UInt8
    /// Where the characters are that replace them.
    var letters: Range<Int>
  }

  private static let shared = CommonWords(heads: CommonWordsTable.heads, CommonWordsTable.text)

  /// The number of replaced characters and the rank for each head.
  private var heads = ContiguousArray(repeating: (replaced: 0, rank: UInt8(0)), count: 128)
  /// Where the words with certain two characters begin, 36 × 36, and how many of these the word before has
  /// too.
  private var starts = ContiguousArray<(offset: Int, kept: Int)?>(repeating: nil, count: 36 * 36)

  private init(heads pairs: String, _ table: String) {
    var head = UInt8(ascii: "!")
    var letters = pairs.utf8.filter { $0 > UInt8(ascii: " ") }[...]
    while let letter = letters.popFirst(), let rank = letters.popFirst() {
      while Self.isInWord(head) || head == "\"" || head == "\\" { head += 1 }
      heads[Int(head)] = (Int(letter - UInt8(ascii: "a")), rank)
      head += 1
    }
    table.withBytes { table in
      var length = 0
      var first: UInt8 = 0
      var offset = 0
      while offset < table.count {
        let entry = entry(at: offset, in: table)
        let kept = length &- entry.replaced
        if kept < 2 {
          if kept == 0 { first = table[entry.letters.lowerBound] }
          let second = table[entry.letters.lowerBound &+ 1 &- kept]
          if let number = Self.number(of: UInt32(first), UInt32(second)) { starts[number] = (offset, kept) }
        }
        length = kept &+ entry.letters.count
        offset = entry.letters.upperBound
      }
    }
  }

  /// Returns all the words in a text, which may overlap.
  static func matches(in text: [UInt32]) -> [Match] {
    var matches: [Match] = []
    CommonWordsTable.text.withBytes { table in
      for start in text.indices { shared.appendMatches(at: start, of: text, in: table, to: &matches) }
    }
    return matches
  }

  /// Appends the words that begin at an index of a text.
  private func appendMatches(
    at start: Int, of text: [UInt32], in table: Span<UInt8>, to matches: inout [Match]
  ) {
    guard text.count - start > 2, let number = Self.number(of: text[start], text[start + 1]) else { return }
    guard let first = starts[number] else { return }
    var entry = entry(at: first.offset, in: table)
    var length = first.kept
    var end = start + length
    while true {
      // A word that goes on like the one before, where that differs from the text, is before the text too.
      if start + length == end {
        var index = entry.letters.lowerBound
        while index < entry.letters.upperBound, end < text.count, UInt32(table[index]) == text[end] {
          index += 1
          end += 1
        }
        if index == entry.letters.upperBound {
          matches.append(Match(range: start..<end, rank: Self.rank(of: entry.rank)))
        } else if end == text.count || UInt32(table[index]) > text[end] {
          return
        }
      }
      length += entry.letters.count
      guard entry.letters.upperBound < table.count else { return }
      entry = self.entry(at: entry.letters.upperBound, in: table)
      length -= entry.replaced
      // The word before is not after the text, and this one is.
      if start + length < end { return }
    }
  }

  /// Reads an entry. A line ends after an entry.
  @inline(__always)
  private func entry(at offset: Int, in table: Span<UInt8>) -> Entry {
    var index = table[offset] > UInt8(ascii: " ") ? offset : offset &+ 1
    let replaced = heads[Int(table[index])].replaced
    var rank = heads[Int(table[index])].rank
    index += 1
    if rank == "?" {
      rank = table[index]
      index += 1
    }
    let start = index
    while index < table.count, Self.isInWord(table[index]) { index += 1 }
    return Entry(replaced: replaced, rank: rank, letters: start..<index)
  }

  @inline(__always)
  private static func isInWord(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte &- UInt8(ascii: "a") < 26 }

  /// Returns the number of two characters of a word.
  private static func number(of first: UInt32, _ second: UInt32) -> Int? {
    func number(of character: UInt32) -> Int? {
      guard let byte = UInt8(exactly: character), isInWord(byte) else { return nil }
      return byte.isASCIIDigit ? byte.digitValue : Int(byte) - 0x61 + 10
    }
    return number(of: first).flatMap { first in number(of: second).map { first * 36 + $0 } }
  }

  /// Returns the rank for a letter.
  private static func rank(of letter: UInt8) -> Double {
    let step = letter >= UInt8(ascii: "a") ? Int(letter) - 0x61 + 26 : Int(letter) - 0x41
    return Double(1 << (step / 4)) * [1, 1.189, 1.414, 1.682][step % 4]
  }
}
