/// Recognizes passwords that are long enough and have characters of several kinds.
///
/// Kinds are those of ``CharacterKinds``, so `ß` is a lowercase letter and `£` a symbol; whitespace counts
/// towards the length alone. Whether a password is easy to guess is another question: `Password1!` has all
/// kinds.
public enum StrongPasswordFormat {
  /// Returns whether the whole text is a password with at least as many characters, and of each kind, as
  /// required.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a password with at least as many characters, and of each kind, as
  ///   required.
  /// - Precondition: No minimum is negative.
  public static func matches(
    _ text: String, _ options: Options = .standard
  ) -> Bool {
    precondition(options.minimumLength >= 0, "Negative minimum length \(options.minimumLength)")
    precondition(options.minimumDigits >= 0, "Negative minimum of digits \(options.minimumDigits)")
    precondition(
      options.minimumLowercase >= 0, "Negative minimum of lowercase letters \(options.minimumLowercase)")
    precondition(
      options.minimumUppercase >= 0, "Negative minimum of uppercase letters \(options.minimumUppercase)")
    precondition(options.minimumSymbols >= 0, "Negative minimum of symbols \(options.minimumSymbols)")
    return TextLengthUnit.characters.isCount(of: text, in: options.minimumLength...(.max))
      && CharacterKinds.digits.isCount(in: text, within: options.minimumDigits...(.max))
      && CharacterKinds.lowercaseLetters.isCount(in: text, within: options.minimumLowercase...(.max))
      && CharacterKinds.uppercaseLetters.isCount(in: text, within: options.minimumUppercase...(.max))
      && CharacterKinds.symbols.isCount(in: text, within: options.minimumSymbols...(.max))
  }
}
