/// The strength of a password, estimated from its text.
///
/// The estimate takes the usual habits into account: common passwords and their disguises, keyboard rows, `abc` and
/// `321`, repetitions, years and dates, syllables. It has no dictionary and no names, and nothing about the user. A password
/// that was stolen elsewhere is known to attackers, however strong it is here.
///
/// ```swift
/// PasswordStrength(of: "P@ssw0rd123")       // veryWeak
/// PasswordStrength(of: "hunter-seed-91")    // medium
/// PasswordStrength(of: "k9#Vq2!xTm7w")      // veryStrong
/// ```
public enum PasswordStrength: Int, CaseIterable, Sendable {
  /// Guessed within seconds, even where a server slows the guesses down.
  case veryWeak
  /// Guessed with some patience, once the file of scrambled passwords has been stolen.
  case weak
  /// Good where guesses are slowed down.
  case medium
  /// Good even if the file of scrambled passwords is stolen.
  case strong
  /// Out of reach for any effort that a password is worth.
  case veryStrong

  /// Estimates the strength of a password, of which the first 256 characters count.
  public init(of password: String) {
    self = PasswordGuessing.strength(ofBits: PasswordGuessing.bits(of: password))
  }

  /// Creates a strength from its name, such as `very-strong`, or nil if there is none with that name.
  public init?(name: String) {
    guard let strength = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = strength
  }

  /// The name in kebab-case, as rules and command lines write it.
  public var name: String {
    switch self {
    case .veryWeak: "very-weak"
    case .weak: "weak"
    case .medium: "medium"
    case .strong: "strong"
    case .veryStrong: "very-strong"
    }
  }

  /// The least number of bits that a password of this strength has.
  public var minimumBits: Double {
    switch self {
    case .veryWeak: 0
    case .weak: 25
    case .medium: 40
    case .strong: 55
    case .veryStrong: 70
    }
  }

  /// Returns the estimate as a number of bits: each one doubles the guesses that an attacker needs.
  public static func bits(of password: String) -> Double { PasswordGuessing.bits(of: password) }
}

extension PasswordStrength: Comparable {
  /// Returns whether a password is easier to guess than another.
  public static func < (weaker: Self, stronger: Self) -> Bool { weaker.rawValue < stronger.rawValue }
}

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

/// Recognizes passwords that are long enough and have characters of several kinds.
///
/// Kinds are those of ``CharacterKinds``, so `ß` is a lower-case letter and `£` a symbol; white space counts towards
/// the length alone. Whether a password is easy to guess is another question: `Password1!` has all kinds.
public enum StrongPasswordFormat {
  /// Returns whether the whole text is a password with at least as many characters, and of each kind, as required.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - minimumLength: The smallest number of characters.
  ///   - minimumDigits: The smallest number of digits.
  ///   - minimumLowercase: The smallest number of lower-case letters.
  ///   - minimumUppercase: The smallest number of upper-case letters.
  ///   - minimumSymbols: The smallest number of punctuation marks and symbols.
  /// - Returns: `true` if the whole text is a password with at least as many characters, and of each kind, as
  ///   required.
  /// - Precondition: No minimum is negative.
  public static func matches(
    _ text: String,
    minimumLength: Int = 8,
    minimumDigits: Int = 1,
    minimumLowercase: Int = 1,
    minimumUppercase: Int = 1,
    minimumSymbols: Int = 1
  ) -> Bool {
    precondition(minimumLength >= 0, "Negative minimum length \(minimumLength)")
    precondition(minimumDigits >= 0, "Negative minimum of digits \(minimumDigits)")
    precondition(minimumLowercase >= 0, "Negative minimum of lower-case letters \(minimumLowercase)")
    precondition(minimumUppercase >= 0, "Negative minimum of upper-case letters \(minimumUppercase)")
    precondition(minimumSymbols >= 0, "Negative minimum of symbols \(minimumSymbols)")
    return TextLengthUnit.characters.isCount(of: text, in: minimumLength...(.max))
      && CharacterKinds.digits.isCount(in: text, within: minimumDigits...(.max))
      && CharacterKinds.lowercaseLetters.isCount(in: text, within: minimumLowercase...(.max))
      && CharacterKinds.uppercaseLetters.isCount(in: text, within: minimumUppercase...(.max))
      && CharacterKinds.symbols.isCount(in: text, within: minimumSymbols...(.max))
  }
}
