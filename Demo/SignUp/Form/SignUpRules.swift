import ALPValidator

/// The rules of a sign-up, for the form and the batch, without the check by the server.
///
/// Each thread creates its own, so that threads do not count references to the same objects.
struct SignUpRules: Sendable {
  /// A password and its repetition.
  struct PasswordPair: Sendable {
    var password: String
    var repeated: String
  }

  static let repeatedPasswordMissing = "Please enter the password once more."
  static let repeatedPasswordDiffers = "This is not the same as the password above."

  let userName: RuleSet<String>
  let email: RuleSet<String> = [.email]
  let password: RuleSet<String> = [
    .length(8...), .containsDigit,
    Rule(CharacterCountRule(.uppercase, 1...), message: "Please include a capital letter."),
  ]
  /// The warnings about a password.
  let passwordAdvice: RuleSet<String> = [
    .passwordStrength(atLeast: .medium)
      .with(message: "This is easy to guess; a longer password is safer.").with(severity: .warning)
  ]
  let repeatedPassword = RuleSet<PasswordPair>(
    [
      Rule(PredicateRule("presence") { !$0.repeated.isEmpty }, message: repeatedPasswordMissing),
      Rule(PredicateRule("same") { $0.repeated == $0.password }, message: repeatedPasswordDiffers),
    ], stopsAtFirstFailure: true)
  let age: RuleSet<Int> = [
    Rule(RangeRule(minimum: 18, maximum: 130), message: "Please enter an age from 18 to 130.")
  ]
  let acceptsTerms: RuleSet<Bool> = [Rule(BooleanRule(true), message: "Please accept the terms.")]

  init() throws(PatternError) {
    userName = RuleSet(
      [
        .notEmpty.with(message: "Please choose a user name."),
        .length(3...20),
        Rule(
          try PatternRule(#"[\p{L}\p{M}\p{Nd}._-]+"#),
          message: "Please use letters, digits, or . _ - only."),
      ], stopsAtFirstFailure: true)
  }
}
