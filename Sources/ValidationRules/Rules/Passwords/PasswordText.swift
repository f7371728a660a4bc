/// The characters of a password, and the parts of which an attacker may think it is made.
struct PasswordText {
  /// A part of a password that an attacker guesses as a whole.
  struct Part {
    /// The indices of the characters.
    var range: Range<Int>
    /// The number of guesses for the part alone.
    var guesses: Double
  }

  /// The code points.
  let original: ArraySlice<UInt32>
  /// The code points, with letters in lowercase, and with the digits of all scripts as those of ASCII.
  let folded: [UInt32]

  init(_ characters: ArraySlice<UInt32>) {
    original = characters
    folded = characters.map(Self.folded)
  }

  private static func folded(_ code: UInt32) -> UInt32 {
    if 0x41...0x5A ~= code { return code | 0x20 }
    guard code >= 0x80, let properties = Unicode.Scalar(code)?.properties else { return code }
    if properties.generalCategory == .decimalNumber, let value = properties.numericValue {
      return 0x30 + UInt32(value)
    }
    let lowercase = properties.lowercaseMapping.unicodeScalars
    return lowercase.count == 1 ? lowercase.first?.value ?? code : code
  }

  var count: Int { folded.count }

  /// Returns the code point at an index.
  func code(at index: Int) -> UInt32 { original[original.startIndex + index] }

  func isDigit(at index: Int) -> Bool { 0x30...0x39 ~= folded[index] }

  /// Returns the number that the digits in a range stand for, or nil if one is not a digit.
  func number(in range: Range<Int>) -> Int? {
    guard range.upperBound <= count else { return nil }
    var number = 0
    for index in range {
      guard isDigit(at: index) else { return nil }
      number = number * 10 + Int(folded[index] - 0x30)
    }
    return number
  }

  /// The known parts.
  var parts: [Part] {
    words + repetitions + sequences + keyboardPatterns + years + dates
  }
}

/// The sequences of parts that cover the beginning of a password with the fewest guesses, one for each number
/// of parts.
struct PasswordSequences {
  private struct Sequence {
    var count = 1
    /// The product of the guesses for the parts.
    var product: Double
    /// The number of orders of the parts.
    var orders = 1.0
    /// The guesses that an attacker makes with shorter sequences first.
    var earlierGuesses = 1.0
    /// Whether the last part is unknown.
    var endsInUnknown: Bool

    var guesses: Double { orders * product + earlierGuesses }

    /// Returns the sequence followed by one more part.
    func followed(by guesses: Double, isUnknown: Bool) -> Self {
      Self(
        count: count + 1, product: product * guesses, orders: orders * Double(count + 1),
        earlierGuesses: earlierGuesses * 10_000, endsInUnknown: isUnknown)
    }
  }

  private var sequences: [Sequence] = []

  /// The fewest guesses of all the sequences.
  var guesses: Double { sequences.map(\.guesses).min() ?? .infinity }

  /// Whether a sequence ends in a known part.
  var hasKnownEnd: Bool { sequences.contains { !$0.endsInUnknown } }

  /// Adds the part that is first in the password.
  mutating func add(_ guesses: Double, isUnknown: Bool) {
    add(Sequence(product: guesses, endsInUnknown: isUnknown))
  }

  /// Adds each sequence before a part, followed by the part.
  mutating func add(_ guesses: Double, isUnknown: Bool, after earlier: Self) {
    // Two unknown parts in a row are worse than one.
    for sequence in earlier.sequences where !(isUnknown && sequence.endsInUnknown) {
      add(sequence.followed(by: guesses, isUnknown: isUnknown))
    }
  }

  private mutating func add(_ new: Sequence) {
    let guesses = new.guesses
    for sequence in sequences where sequence.count <= new.count && sequence.guesses <= guesses { return }
    sequences.removeAll { $0.count == new.count }
    sequences.append(new)
  }
}

extension PasswordText {
  /// The guesses for a text, which is read as the sequence of parts that takes the fewest.
  ///
  /// A sequence of n parts takes n! × the product of the guesses for its parts, because the attacker does not
  /// know the order of the kinds of parts, and 10,000 to the power of n − 1, because shorter sequences are
  /// tried first. An unknown part takes 10 guesses for each character.
  var guesses: Double {
    guard count > 0 else { return 1 }
    var partsByStart = [[Part]](repeating: [], count: count + 1)
    for part in parts { partsByStart[part.range.lowerBound].append(part) }
    var sequencesByEnd = [PasswordSequences](repeating: PasswordSequences(), count: count + 1)
    var knownEnds: [Int] = []
    for position in 0...count {
      var earlier = sequencesByEnd[position]
      if position > 0 {
        earlier.add(Self.guessesForUnknown(position), isUnknown: true)
        for end in knownEnds {
          earlier.add(Self.guessesForUnknown(position - end), isUnknown: true, after: sequencesByEnd[end])
        }
        sequencesByEnd[position] = earlier
        if earlier.hasKnownEnd { knownEnds.append(position) }
      }
      for part in partsByStart[position] {
        let least = part.range.count == count ? 1.0 : part.range.count == 1 ? 10 : 50
        let guesses = max(part.guesses, least)
        if position == 0 {
          sequencesByEnd[part.range.upperBound].add(guesses, isUnknown: false)
        } else {
          sequencesByEnd[part.range.upperBound].add(guesses, isUnknown: false, after: earlier)
        }
      }
    }
    return sequencesByEnd[count].guesses
  }

  /// Returns the guesses for an unknown part.
  private static func guessesForUnknown(_ count: Int) -> Double {
    // More than for a known part of one character.
    count == 1 ? 11 : repeatElement(10, count: count).reduce(1, *)
  }

  /// Returns the number of ways in which to choose some of a number of things.
  static func choices(_ chosen: Int, of count: Int) -> Double {
    var choices = 1.0
    for number in 0..<max(chosen, 0) { choices = choices * Double(count - number) / Double(number + 1) }
    return choices
  }

  /// Returns the number of ways in which characters of two kinds may be arranged, at least one and at most as
  /// many of the rarer kind as there are.
  static func variations(_ first: Int, _ second: Int) -> Double {
    var variations = 0.0
    for number in 0..<min(first, second) { variations += choices(number + 1, of: first + second) }
    return variations
  }
}
