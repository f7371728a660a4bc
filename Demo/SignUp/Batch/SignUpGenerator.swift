/// Generates sign-ups, of which about one in ten is invalid. Equal seeds generate equal sign-ups.
struct SignUpGenerator {
  static let defaultSeed = 1842

  /// A fault of a sign-up.
  enum Fault: CaseIterable {
    case noUserName, shortUserName, longUserName, oddUserName
    case noEmail, badEmail
    case shortPassword, noDigit, noCapital
    case noRepetition, otherRepetition
    case noAge, tooYoung, tooOld
    case termsNotAccepted
  }

  private let addsBrokenLines: Bool
  private var random: SplitMix64

  init(seed: UInt64 = UInt64(defaultSeed), addsBrokenLines: Bool = false) {
    self.addsBrokenLines = addsBrokenLines
    random = SplitMix64(seed: seed)
  }

  /// Returns the next line, with its line feed.
  mutating func nextLine() -> String {
    if addsBrokenLines, random.number(below: 100) == 0 {
      return random.element(of: Self.brokenLines) + "\n"
    }
    return Self.json(of: nextSignUp())
  }

  /// Returns the next sign-up.
  mutating func nextSignUp() -> SignUp {
    var signUp = validSignUp()
    guard random.number(below: 10) == 0 else { return signUp }
    spoil(&signUp, by: random.element(of: Fault.allCases))
    if random.number(below: 5) == 0 { spoil(&signUp, by: random.element(of: Fault.allCases)) }
    return signUp
  }

  mutating func validSignUp() -> SignUp {
    let first = random.element(of: Self.firstNames)
    let last = random.element(of: Self.lastNames)
    let number = random.number(below: 10_000)
    let separator = random.element(of: ["", ".", "_", "-"])
    let domain = random.element(of: Self.domains)
    let password = random.element(of: Self.passwordWords) + "-\(1000 + random.number(below: 9000))"
    return SignUp(
      userName: "\(first)\(separator)\(number)", email: "\(first).\(last)\(number)@\(domain)",
      password: password, repeatedPassword: password, age: 18 + random.number(below: 70), acceptsTerms: true)
  }

  mutating func spoil(_ signUp: inout SignUp, by fault: Fault) {
    switch fault {
    case .noUserName: signUp.userName = ""
    case .shortUserName: signUp.userName = random.element(of: ["a", "jo", "名"])
    case .longUserName: signUp.userName = "the.one.and.only.\(signUp.userName)"
    case .oddUserName: signUp.userName = random.element(of: ["ada lovelace", "ada@home", "a/b/c", "ada🙂"])
    case .noEmail: signUp.email = ""
    case .badEmail: signUp.email = random.element(of: Self.badEmails)
    case .shortPassword: setPassword(of: &signUp, to: random.element(of: ["Ab1", "Pass1", "X-42"]))
    case .noDigit: setPassword(of: &signUp, to: random.element(of: ["Analytical", "Difference-Engine"]))
    case .noCapital: setPassword(of: &signUp, to: random.element(of: ["engine-1842", "correct horse 1"]))
    case .noRepetition: signUp.repeatedPassword = ""
    case .otherRepetition: signUp.repeatedPassword = signUp.password + "3"
    case .noAge: signUp.age = 0
    case .tooYoung: signUp.age = random.element(of: [17, 12, 1, -1])
    case .tooOld: signUp.age = random.element(of: [131, 180, 1815])
    case .termsNotAccepted: signUp.acceptsTerms = false
    }
  }

  private func setPassword(of signUp: inout SignUp, to password: String) {
    signUp.password = password
    signUp.repeatedPassword = password
  }

  /// Returns the line of a sign-up whose texts contain no characters that JSON escapes. Empty fields are left
  /// out.
  static func json(of signUp: SignUp) -> String {
    var members: [String] = []
    func add(_ field: SignUp.Field, _ text: String) {
      if !text.isEmpty { members.append("\"\(field.rawValue)\":\"\(text)\"") }
    }
    add(.userName, signUp.userName)
    add(.email, signUp.email)
    add(.password, signUp.password)
    add(.repeatedPassword, signUp.repeatedPassword)
    if signUp.age != 0 { members.append("\"age\":\(signUp.age)") }
    members.append("\"acceptsTerms\":\(signUp.acceptsTerms)")
    return "{\(members.joined(separator: ","))}\n"
  }
}

extension SignUpGenerator {
  private static let firstNames = [
    "ada", "alan", "barbara", "charles", "donald", "edsger", "frances", "grace", "hedy", "john", "katherine",
    "ken", "linus", "margaret", "niklaus", "radia", "zoë", "łukasz", "søren", "ольга", "ελένη", "明",
  ]

  private static let lastNames = [
    "babbage", "dijkstra", "hamilton", "hopper", "johnson", "knuth", "lamarr", "liskov", "lovelace",
    "perlman",
    "ritchie", "shannon", "thompson", "turing", "wirth",
  ]

  private static let domains = [
    "example.com", "example.net", "example.org", "mail.example.com", "bücher.example",
  ]

  private static let passwordWords = ["Engine", "Compiler", "Relay", "Punch card", "Schlüssel-Wort", "Турбо"]

  private static let badEmails = [
    "ada", "ada@", "@example.com", "ada@example", "ada lovelace@example.com", "ada@@example.com",
    "ada..lovelace@example.com", "ada@-example.com", "ada@example.com.", "ada@192.0.2.1",
  ]

  private static let brokenLines = [
    #"{"userName":"ada","email":"#, #"["ada","ada@example.com"]"#, "userName,email,password", "42",
    #"{"userName":"ada","age":"thirty-six"}"#, #"{"userName":1815}"#, #"{"acceptsTerms":"yes"}"#,
  ]
}
