/// How a field should be set up for its value: keyboard, AutoFill, capitalization and length, as far as its
/// rules determine it.
///
/// ```swift
/// let email = TextControl()
/// email.addRule(.email && .length(...254))
/// email.hints.keyboard        // .emailAddress
/// email.hints.contentType     // .emailAddress
/// email.hints.capitalization  // .none
/// ```
///
/// The names are those of UIKit, with few exceptions, so a view translates each case once. Get the hints of a
/// control with `hints`. Your own rule has hints, too; see ``ValidationRule/hints``.
public struct InputHints: Hashable, Sendable {
  /// A kind of keyboard, with the names of `UIKeyboardType`; ``standard`` is `.default` there, and ``url`` is
  /// `.URL`.
  ///
  /// It follows from the rules and from the type of the value: an email rule asks for ``emailAddress``, and a
  /// control of a whole number that can't be negative for ``numberPad``.
  public enum Keyboard: String, Hashable, Sendable, CaseIterable {
    /// The keyboard of the language.
    case standard
    /// ASCII letters, digits and punctuation.
    case asciiCapable
    /// Digits and punctuation, for numbers with a sign, and for dates.
    case numbersAndPunctuation
    /// Letters with a slash and a point.
    case url
    /// Digits only.
    case numberPad
    /// The keys of a telephone.
    case phonePad
    /// Digits and the decimal separator.
    case decimalPad
    /// Letters with an at sign and a point.
    case emailAddress
  }

  /// What a field contains, for AutoFill, with the names of `UITextContentType`.
  ///
  /// Pass it to `textContentType` of a UIKit text field or a SwiftUI view, so that the system offers matching
  /// entries.
  public enum ContentType: String, Hashable, Sendable, CaseIterable {
    /// An email address.
    case emailAddress
    /// A telephone number.
    case telephoneNumber
    /// A web address.
    case url
    /// A password that is chosen, with ``InputHints/passwordRules``.
    case newPassword
    /// A postal code.
    case postalCode
    /// The number of a payment card.
    case creditCardNumber
    /// The expiry of a payment card.
    case creditCardExpiration
    /// The security code of a payment card.
    case creditCardSecurityCode
    /// A date of birth.
    case birthdate
    /// What names the account, such as a user name or an email address. No rule determines it, so pass it to the field, like
    /// the following.
    case username
    /// The password of an account that exists.
    case password
    /// A code that was sent in a message.
    case oneTimeCode
    /// A full name.
    case name
    /// A given name.
    case givenName
    /// A family name.
    case familyName
    /// The name of an organization.
    case organizationName
    /// A street address.
    case fullStreetAddress
    /// The name of a city.
    case addressCity
    /// The name of a country.
    case countryName
  }

  /// Which letters a keyboard capitalizes by itself.
  ///
  /// Identifiers such as email addresses, and secret values, have ``none``. Other text has ``sentences``,
  /// which is also what UIKit does by default.
  public enum Capitalization: String, Hashable, Sendable, CaseIterable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
  }

  /// The maximum number of characters of a valid text, or of elements of a valid list; `nil` if no rule limits it.
  ///
  /// The separators of an `inputFormat` are not included.
  public var maximumLength: Int?
  /// The kind of keyboard.
  public var keyboard = Keyboard.standard
  /// What the field contains, for AutoFill, or `nil` if no rule determines it.
  public var contentType: ContentType?
  /// Which letters the keyboard capitalizes.
  public var capitalization = Capitalization.sentences
  /// A Boolean value that indicates whether the system may correct words. In an identifier such as an email
  /// address, or in a secret value, it may not.
  public var allowsAutocorrection = true
  /// The requirements of a password, in the notation of Apple's [password
  /// rules](https://developer.apple.com/documentation/security/customizing-password-autofill-rules), for
  /// `UITextInputPasswordRules(descriptor:)` and the attribute `passwordrules` of HTML; `nil` if no rule is
  /// about the characters of a password.
  public var passwordRules: String?

  /// What rules ask of characters, from which ``passwordRules`` follow.
  var requirements = PasswordRequirements()
  /// Whether a number that satisfies the rules is zero or above.
  var isNeverNegative = false

  /// Creates hints; by default, they say nothing.
  ///
  /// - Parameters:
  ///   - keyboard: The kind of keyboard.
  ///   - contentType: What the field contains, for AutoFill.
  ///   - capitalization: Which letters the keyboard capitalizes.
  ///   - allowsAutocorrection: Whether the system may correct words.
  ///   - maximumLength: The maximum number of characters of a valid text, or of elements of a valid list.
  ///   - passwordRules: The requirements of a password, in Apple's notation.
  public init(
    keyboard: Keyboard = .standard, contentType: ContentType? = nil,
    capitalization: Capitalization = .sentences, allowsAutocorrection: Bool = true,
    maximumLength: Int? = nil, passwordRules: String? = nil
  ) {
    self.keyboard = keyboard
    self.contentType = contentType
    self.capitalization = capitalization
    self.allowsAutocorrection = allowsAutocorrection
    self.maximumLength = maximumLength
    self.passwordRules = passwordRules
  }
}

extension InputHints {
  /// The hints of an identifier or a number, which is neither capitalized nor corrected.
  static func identifier(
    _ keyboard: Keyboard = .asciiCapable, _ contentType: ContentType? = nil,
    _ capitalization: Capitalization = .none, maximumLength: Int? = nil
  ) -> Self {
    Self(
      keyboard: keyboard, contentType: contentType, capitalization: capitalization,
      allowsAutocorrection: false, maximumLength: maximumLength)
  }

  /// The hints of a code in capital letters and digits.
  static let capitals = identifier(.asciiCapable, nil, .allCharacters)
  /// The hints of digits with signs between them, such as a date.
  static let numbers = identifier(.numbersAndPunctuation)
  /// The hints of digits and nothing else.
  static let digits = identifier(.numberPad)

  /// Adds the hints of another rule that applies as well. What the hints say already stays, except that the
  /// least maximum length counts, and a keyboard of digits where the others are only numbers.
  package mutating func formUnion(_ other: Self) {
    if keyboard == .standard || keyboard.isOfNumbers && other.keyboard.isOfDigits {
      keyboard = other.keyboard
    }
    contentType = contentType ?? other.contentType
    if capitalization == .sentences { capitalization = other.capitalization }
    allowsAutocorrection = allowsAutocorrection && other.allowsAutocorrection
    maximumLength = [maximumLength, other.maximumLength].compactMap(\.self).min()
    passwordRules = passwordRules ?? other.passwordRules
    requirements.formUnion(other.requirements)
    isNeverNegative = isNeverNegative || other.isNeverNegative
  }

  /// Returns the hints with what follows from all of them, and from the type of the value: `integer`, `number`,
  /// `date` or `value`.
  package func completed(forType type: String) -> Self {
    var hints = self
    switch type {
    case "integer": hints.formUnion(isNeverNegative ? .digits : .numbers)
    case "number": hints.formUnion(isNeverNegative ? .identifier(.decimalPad) : .numbers)
    case "date": hints.formUnion(.numbers)
    default: break
    }
    hints.passwordRules = passwordRules ?? requirements.text(maximumLength: maximumLength)
    hints.requirements = PasswordRequirements()
    hints.isNeverNegative = false
    return hints
  }
}

extension InputHints.Keyboard {
  fileprivate var isOfNumbers: Bool { self == .numbersAndPunctuation }
  fileprivate var isOfDigits: Bool { self == .numberPad || self == .decimalPad }
}
