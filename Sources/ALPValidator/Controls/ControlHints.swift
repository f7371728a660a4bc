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
/// control with ``AnyControl/hints``.
public struct ControlHints: Hashable, Sendable {
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
    /// A password that is chosen, with ``ControlHints/passwordRules``.
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

  /// The maximum number of characters of a valid text, or `nil` if no rule limits it.
  ///
  /// The separators of an ``AnyControl/inputFormat`` are not included.
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

  /// Creates hints that say nothing.
  public init() {}
}

extension AnyControl {
  /// How the field should be set up for its value, as far as the active rules of severity ``Severity/error``
  /// determine it.
  ///
  /// The hints follow from the names and parameters of ``rules``, and from the type of the value. Rules
  /// within `||` and `!` are left out. A property that a rule set declares as secret is neither capitalized
  /// nor corrected. The property is observable, so a keyboard follows a rule that is added later.
  public final var hints: ControlHints {
    var hints = ControlHints(rules.filter { $0.isActive && $0.severity == .error }, type: readableType)
    if isSecret {
      if hints.capitalization == .sentences { hints.capitalization = .none }
      hints.allowsAutocorrection = false
    }
    return hints
  }
}
