/// What rules ask of the characters of a password, as Apple's notation writes it: `minlength: 8; required: digit;`.
struct PasswordRequirements: Hashable, Sendable {
  /// A class of characters that the notation has.
  enum CharacterClass: String, CaseIterable {
    case lower
    case upper
    case letter = "lower, upper"
    case digit
    case special
  }

  /// Whether a rule is about the characters of passwords, and not only about their number.
  private(set) var isAboutPasswords = false
  private var minimumLength = 0
  private var required: Set<CharacterClass> = []

  /// Creates requirements; by default, they require nothing.
  init() {}

  /// Creates the requirements of a rule about the length of a text.
  init(minimumLength: Int) { self.minimumLength = minimumLength }

  /// Creates the requirements of a rule about the characters of a password.
  init(minimumLength: Int = 0, requiring characters: [CharacterClass: Int]) {
    isAboutPasswords = true
    self.minimumLength = minimumLength
    for (kind, minimum) in characters where minimum > 0 { required.insert(kind) }
  }

  mutating func formUnion(_ other: Self) {
    isAboutPasswords = isAboutPasswords || other.isAboutPasswords
    minimumLength = max(minimumLength, other.minimumLength)
    required.formUnion(other.required)
  }

  /// Returns the requirements in Apple's notation; `nil` if no rule is about the characters of a password.
  func text(maximumLength: Int?) -> String? {
    guard isAboutPasswords else { return nil }
    let isWithCase = required.contains(.lower) || required.contains(.upper)
    let classes = CharacterClass.allCases.filter { required.contains($0) && !($0 == .letter && isWithCase) }
    var parts: [String] = []
    if minimumLength > 0 { parts.append("minlength: \(minimumLength)") }
    if let maximumLength { parts.append("maxlength: \(maximumLength)") }
    parts += classes.map { "required: \($0.rawValue)" }
    return parts.map { $0 + ";" }.joined(separator: " ")
  }
}

extension InputHints {
  /// The hints of a rule that asks something of characters.
  init(requirements: PasswordRequirements) {
    self.init()
    self.requirements = requirements
  }
}
