import ALPValidator

extension SignUp {
  /// Makes the rules of a sign-up: the only declaration of its fields, for the form, the batch, the server
  /// and the schema.
  ///
  /// Each thread of a batch makes its own, so that threads do not count references to the same objects.
  ///
  /// - Parameter includesWarnings: Whether the rules have those of severity warning. A batch shows none, and
  ///   the one that estimates the strength of a password takes twice the time of all other rules.
  /// - Returns: The rules.
  /// - Throws: `PatternError`, which no pattern of the rules causes.
  static func makeRules(includesWarnings: Bool = true) throws(PatternError) -> RuleSet<SignUp> {
    let userName: RuleSet<String> = RuleSet(
      [
        .notEmpty.with(message: "Please choose a user name."),
        .length(3...20),
        Rule(try UserNameCharactersRule(), message: "Please use letters, digits, or . _ - only."),
      ], stopsAtFirstFailure: true)
    let password: RuleSet<String> = [
      .length(8...), .containsDigit, .containsUppercase,
      .passwordStrength(atLeast: .medium)
        .with(message: "This is easy to guess; a longer password is safer.").with(severity: .warning),
    ]
    let errorsOfPassword = RuleSet(password.rules.filter { $0.severity == .error })
    return makeRules(userName: userName, password: includesWarnings ? password : errorsOfPassword)
  }

  private static func makeRules(userName: RuleSet<String>, password: RuleSet<String>) -> RuleSet<SignUp> {
    let age = Rule<Int>.range(18...130).with(message: "Please enter an age from 18 to 130.")
    let terms = Rule<Bool>.isTrue.with(message: "Please accept the terms.")
    return [
      .at(\.userName, "userName", label: "User name", userName),
      .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.email]),
      .at(\.password, "password", label: "Password", isSecret: true, password),
      .at(
        \.repeatedPassword, "repeatedPassword", label: "Repeat password", isSecret: true,
        [.notEmpty.with(message: "Please enter the password once more.")]),
      .satisfies(
        "same", at: \.repeatedPassword, reading: \.password, \.repeatedPassword,
        message: "This is not the same as the password above."
      ) { $1.isEmpty || $0 == $1 },
      .at(\.age, "age", label: "Age", isBlank: true, [age]),
      .at(
        \.phone, "phone", label: "Phone",
        formatters: [.canonical(.phoneNumber(region: "US"))],
        [.phoneNumber(region: "US", .lenient)]),
      .at(\.card, "card", label: "Card", [.card]),
      .at(\.arrival, "arrival", label: "Arrival", [.inTheFuture]),
      .at(\.company, "company", label: "Company", Company.rules),
      .each(\.guests, "guests", label: "Guests", list: [.count(...3)], Guest.rules),
      .at(\.acceptsTerms, "acceptsTerms", label: "I accept the terms", [terms]),
    ]
  }
}

extension Company {
  /// The rules of a company.
  static let rules: RuleSet<Company> = [
    .at(\.name, "name", label: "Company name", formatters: [.trimmed], [.notEmpty]),
    .at(
      \.vatNumber, "vatNumber", label: "VAT number", formatters: [.canonical(.vatNumber)],
      [.vatNumber(.lenient)]),
  ]
}

extension Guest {
  /// The rules of a guest.
  static let rules: RuleSet<Guest> = [
    .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.email]),
  ]
}
