/// The strength of a password, estimated from its text.
///
/// The estimate follows
/// [zxcvbn](https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler) (D.
/// L. Wheeler, USENIX Security 2016): the number of guesses of an attacker who knows people's habits. The
/// strengths are its scores 0 to 4. It knows 31,000 common words, names and passwords, also backwards, in
/// capitals and in disguise, the neighbors on keyboards, `abc` and `97531`, repetitions, years and dates. It
/// does not know the user. A password that was stolen elsewhere is known to attackers, whatever its strength.
///
/// ```swift
/// PasswordStrength(of: "P@ssw0rd")        // .veryWeak
/// PasswordStrength(of: "P@ssw0rd123")     // .weak
/// PasswordStrength(of: "hunter-seed-91")  // .veryStrong
/// ```
public enum PasswordStrength: Int, CaseIterable, Sendable {
  /// At most 1,000 guesses: found even where a server slows guesses down.
  case veryWeak
  /// At most 1,000,000 guesses: found by a patient attacker where a server does not limit guesses.
  case weak
  /// At most 100,000,000 guesses: safe from guesses that a server answers, not from those on a stolen table
  /// of hashes.
  case medium
  /// At most 10,000,000,000 guesses: safe on a stolen table of hashes that are slow to compute.
  case strong
  /// More guesses: safe on a stolen table of hashes for years.
  case veryStrong

  /// Estimates the strength of a password, of which the first 72 characters count.
  public init(of password: String) {
    let guesses = Self.guesses(of: password)
    self = Self.allCases.last { guesses >= $0.minimumGuesses } ?? .veryWeak
  }

  /// Creates a strength from its name, such as `very-strong`, or `nil` if no strength has the name.
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

  /// The least number of guesses for a password of this strength.
  private var minimumGuesses: Double {
    // Slightly more than the powers of 10, so that three, six, eight and ten random characters do not reach
    // them.
    switch self {
    case .veryWeak: 1
    case .weak: 1_005
    case .medium: 1_000_005
    case .strong: 100_000_005
    case .veryStrong: 10_000_000_005
    }
  }

  /// The least number of bits that a password of this strength has.
  public var minimumBits: Double { Self.log2(minimumGuesses) }

  /// Returns the estimate as a number of bits: each one doubles the guesses that an attacker needs.
  public static func bits(of password: String) -> Double { log2(guesses(of: password)) }

  /// The number of characters that are read; the work grows with its square.
  static let maximumLength = 72

  private static func guesses(of password: String) -> Double {
    var codes: [UInt32] = []
    for scalar in password.unicodeScalars where codes.count < maximumLength { codes.append(scalar.value) }
    return PasswordText(codes[...]).guesses
  }

  /// Returns the logarithm to base 2 of a number of at least 1, to 24 binary digits.
  ///
  /// The standard library does not have one, and this module imports nothing.
  static func log2(_ number: Double) -> Double {
    var result = Double(number.exponent)
    var rest = number.significand
    var unit = 0.5
    for _ in 0..<24 {
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

extension PasswordStrength: Comparable {
  /// Returns whether a password is easier to guess than another.
  public static func < (weaker: Self, stronger: Self) -> Bool { weaker.rawValue < stronger.rawValue }
}
