/// Estimates how many guesses a password takes, in bits.
///
/// The password is read as a chain of parts, each of which an attacker guesses as what it is: a common password, a
/// stretch of a keyboard row, a date, a repetition, or, failing all that, one character after the other. Of all the chains
/// the cheapest one counts. It is found from left to right; the work is bounded, because at most 256 characters are read
/// and each place has a bounded number of parts.
enum PasswordGuessing {
  static let maximumLength = 256

  static func bits(of password: String) -> Double {
    let text = PasswordText(password.unicodeScalars.prefix(maximumLength))
    // The fewest bits with which the characters up to each index are guessed.
    var best = [0.0] + Array(repeating: Double.infinity, count: text.count)
    for start in 0..<text.count {
      func offer(_ length: Int, _ bits: Double) {
        best[start + length] = min(best[start + length], best[start] + bits)
      }
      offer(1, text.bitsOfCharacter(at: start))
      text.offerRepeats(from: start, offer)
      text.offerSequences(from: start, offer)
      text.offerRows(from: start, offer)
      text.offerWords(from: start, offer)
      text.offerDates(from: start, offer)
    }
    return best[text.count]
  }

  static func strength(ofBits bits: Double) -> PasswordStrength {
    PasswordStrength.allCases.last { bits >= $0.minimumBits } ?? .veryWeak
  }

  /// Returns the logarithm to base 2 of a number of at least 1, to four binary digits.
  ///
  /// The standard library has none, and this module imports nothing.
  static func log2(_ number: Double) -> Double {
    var result = Double(number.exponent)
    var rest = number.significand
    var unit = 0.5
    for _ in 0..<4 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += unit
      }
      unit /= 2
    }
    return result
  }
}
