/// Repetitions, sequences, years and dates.
extension PasswordText {
  // MARK: Repetitions

  /// Pieces that follow one another two times or more, as `aaaa` and `abcabc`.
  ///
  /// Where a piece of another length covers more, that one counts: `aabaab` is twice `aab`, not twice `a` and
  /// more.
  var repetitions: [Part] {
    var parts: [Part] = []
    var start = 0
    while start < count {
      guard let shortest = (1..<max(2, (count - start) / 2 + 1)).first(where: { isRepeated($0, from: start) })
      else {
        start += 1
        continue
      }
      let longest = (shortest...max(shortest, (count - start) / 2)).last { isRepeated($0, from: start) }
      var piece = shortest
      var end = endOfRepetition(of: piece, from: start)
      if let longest, endOfRepetition(of: longest, from: start) > end {
        end = endOfRepetition(of: longest, from: start)
        // The longer piece may be a repetition itself.
        piece =
          (1...longest).first {
            (end - start) % $0 == 0 && endOfRepetition(of: $0, from: start) >= end
          } ?? longest
      }
      let first = original.startIndex + start
      let guesses = PasswordText(original[first..<first + piece]).guesses * Double((end - start) / piece)
      parts.append(Part(range: start..<end, guesses: guesses))
      start = end
    }
    return parts
  }

  private func isRepeated(_ length: Int, from start: Int) -> Bool {
    start + 2 * length <= count
      && (start..<start + length).allSatisfy { code(at: $0) == code(at: $0 + length) }
  }

  /// Returns the end of the last of the pieces that are equal to the first one.
  private func endOfRepetition(of length: Int, from start: Int) -> Int {
    var end = start + length
    while end < count, code(at: end) == code(at: end - length) { end += 1 }
    return end - (end - start) % length
  }

  // MARK: Sequences

  /// Characters that follow one another in steps of the same size, as `abcd`, `97531` and `яюэ`.
  var sequences: [Part] {
    var parts: [Part] = []
    var start = 0
    var end = 1
    while end < count {
      let step = Int(code(at: end)) - Int(code(at: end - 1))
      while end < count, Int(code(at: end)) - Int(code(at: end - 1)) == step { end += 1 }
      if 1...5 ~= abs(step), end - start > 2 || abs(step) == 1 {
        // Most begin where the alphabet or the digits do.
        let isUsualStart = "aAzZ019".unicodeScalars.contains { $0.value == code(at: start) }
        let starts = isUsualStart ? 4.0 : isDigit(at: start) ? 10 : 26
        let guesses = starts * (step > 0 ? 1 : 2) * Double(end - start)
        parts.append(Part(range: start..<end, guesses: guesses))
      }
      start = end - 1
    }
    return parts
  }

  // MARK: Years and dates

  /// The year from which distances are counted, as zxcvbn does.
  private static let referenceYear = 2017

  /// The guesses for a year: its distance from a recent one, and at least 20.
  private static func guesses(forYear year: Int) -> Double { Double(max(abs(year - referenceYear), 20)) }

  /// Years from 1900 to 2050: those that zxcvbn has, and those of today, which people put into a password that has to change.
  var years: [Part] {
    var parts: [Part] = []
    var start = 0
    while start + 4 <= count {
      if let year = number(in: start..<start + 4), 1900...2050 ~= year {
        parts.append(Part(range: start..<start + 4, guesses: Self.guesses(forYear: year)))
        start += 4
      } else {
        start += 1
      }
    }
    return parts
  }

  /// Days with a year, as `31.12.1984`, `1/2/84`, `19841231` and `1284`, that are not part of a longer one.
  var dates: [Part] {
    var parts: [Part] = []
    var lastEnd = 0
    for start in 0..<max(count - 3, 0) where isDigit(at: start) {
      for length in (4...10).reversed() where start + length <= count && start + length > lastEnd {
        guard let guesses = guessesForDate(in: start..<start + length) else { continue }
        parts.append(Part(range: start..<start + length, guesses: guesses))
        lastEnd = start + length
        break
      }
    }
    return parts
  }

  private func guessesForDate(in range: Range<Int>) -> Double? {
    if range.count <= 8, let year = yearOfCompactDate(in: range) { return Self.guesses(forYear: year) * 365 }
    if range.count >= 6, let year = yearOfSeparatedDate(in: range) {
      return Self.guesses(forYear: year) * 365 * 4
    }
    return nil
  }

  /// Returns the year of a date without separators, the nearest one if there are several ways to read it.
  private func yearOfCompactDate(in range: Range<Int>) -> Int? {
    guard range.allSatisfy({ isDigit(at: $0) }) else { return nil }
    let splits: [(Int, Int)] =
      switch range.count {
      case 4: [(1, 2), (2, 3)]
      case 5: [(1, 3), (2, 3)]
      case 6: [(1, 2), (2, 4), (4, 5)]
      case 7: [(1, 3), (2, 3), (4, 5), (4, 6)]
      default: [(2, 4), (4, 6)]
      }
    let years = splits.compactMap { first, second in
      year(
        range.lowerBound..<range.lowerBound + first,
        range.lowerBound + first..<range.lowerBound + second,
        range.lowerBound + second..<range.upperBound)
    }
    return years.min { abs($0 - Self.referenceYear) < abs($1 - Self.referenceYear) }
  }

  /// Returns the year of a date with the same separator twice.
  private func yearOfSeparatedDate(in range: Range<Int>) -> Int? {
    let separators = range.filter { !isDigit(at: $0) }
    guard separators.count == 2, folded[separators[0]] == folded[separators[1]],
      " /\\_.-".unicodeScalars.contains(where: { $0.value == folded[separators[0]] })
    else { return nil }
    let (first, second) = (separators[0], separators[1])
    guard 1...4 ~= first - range.lowerBound, 1...2 ~= second - first - 1,
      1...4 ~= range.upperBound - second - 1
    else { return nil }
    return year(range.lowerBound..<first, first + 1..<second, second + 1..<range.upperBound)
  }

  /// Returns the year of a date with the year first or last and a day and a month, in either order, or nil.
  private func year(_ first: Range<Int>, _ second: Range<Int>, _ third: Range<Int>) -> Int? {
    guard let first = number(in: first), let second = number(in: second), let third = number(in: third) else {
      return nil
    }
    let numbers = [first, second, third]
    guard 1...31 ~= second, numbers.allSatisfy({ 0...99 ~= $0 || 1000...2050 ~= $0 }),
      numbers.count(where: { $0 > 31 }) < 2, numbers.contains(where: { $0 <= 12 }),
      numbers.count(where: { $0 == 0 }) < 2
    else { return nil }
    func isDay(_ one: Int, _ other: Int) -> Bool {
      1...31 ~= one && 1...12 ~= other || 1...31 ~= other && 1...12 ~= one
    }
    if third >= 1000 { return isDay(first, second) ? third : nil }
    if first >= 1000 { return isDay(second, third) ? first : nil }
    func fourDigits(_ year: Int) -> Int { year > 50 ? year + 1900 : year + 2000 }
    return isDay(first, second) ? fourDigits(third) : isDay(second, third) ? fourDigits(first) : nil
  }
}
