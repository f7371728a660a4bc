/// How hard a password is to guess, estimated from the text alone.
///
/// An estimate, not a measurement: it knows the usual habits (common passwords and their usual disguises, keyboard rows,
/// `abc` and `321`, repeats, years and dates, syllables), and no dictionary, no names, and nothing of the user. A password
/// that was used elsewhere and stolen there is known to attackers, however strong it is here.
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

  /// Creates a strength from its name, such as `very-strong`, or nil if there is none of that name.
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
