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
  ///   - minimumLength: The minimum number of characters.
  ///   - minimumDigits: The minimum number of digits.
  ///   - minimumLowercase: The minimum number of lowercase letters.
  ///   - minimumUppercase: The minimum number of uppercase letters.
  ///   - minimumSymbols: The minimum number of punctuation marks and symbols.
  /// - Returns: `true` if the whole text is a password with at least as many characters, and of each kind, as
  ///   required.
  /// - Precondition: No minimum is negative.
  public static func matches(
    _ text: String, minimumLength: Int = 8, minimumDigits: Int = 1, minimumLowercase: Int = 1,
    minimumUppercase: Int = 1, minimumSymbols: Int = 1
  ) -> Bool {
    precondition(minimumLength >= 0, "Negative minimum length \(minimumLength)")
    precondition(minimumDigits >= 0, "Negative minimum of digits \(minimumDigits)")
    precondition(
      minimumLowercase >= 0, "Negative minimum of lowercase letters \(minimumLowercase)")
    precondition(
      minimumUppercase >= 0, "Negative minimum of uppercase letters \(minimumUppercase)")
    precondition(minimumSymbols >= 0, "Negative minimum of symbols \(minimumSymbols)")
    return TextLengthUnit.characters.isCount(of: text, in: minimumLength...(.max))
      && CharacterKinds.digits.isCount(in: text, within: minimumDigits...(.max))
      && CharacterKinds.lowercaseLetters.isCount(in: text, within: minimumLowercase...(.max))
      && CharacterKinds.uppercaseLetters.isCount(in: text, within: minimumUppercase...(.max))
      && CharacterKinds.symbols.isCount(in: text, within: minimumSymbols...(.max))
  }
}
