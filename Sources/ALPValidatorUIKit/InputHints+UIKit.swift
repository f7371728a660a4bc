#if canImport(UIKit) && !os(watchOS)
public import ALPValidator
public import UIKit

extension InputHints.Keyboard {
  /// The keyboard of UIKit, also for `keyboardType(_:)` of SwiftUI.
  public var uiType: UIKeyboardType {
    switch self {
    case .standard: .default
    case .asciiCapable: .asciiCapable
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .url: .URL
    case .numberPad: .numberPad
    case .phonePad: .phonePad
    case .decimalPad: .decimalPad
    case .emailAddress: .emailAddress
    }
  }
}

extension InputHints.ContentType {
  /// The content type of UIKit, also for `textContentType(_:)` of SwiftUI.
  public var uiType: UITextContentType {
    switch self {
    case .emailAddress: .emailAddress
    case .telephoneNumber: .telephoneNumber
    case .url: .URL
    case .newPassword: .newPassword
    case .postalCode: .postalCode
    case .creditCardNumber: .creditCardNumber
    case .creditCardExpiration: .creditCardExpiration
    case .creditCardSecurityCode: .creditCardSecurityCode
    case .birthdate: .birthdate
    case .username: .username
    case .password: .password
    case .oneTimeCode: .oneTimeCode
    case .name: .name
    case .givenName: .givenName
    case .familyName: .familyName
    case .organizationName: .organizationName
    case .fullStreetAddress: .fullStreetAddress
    case .addressCity: .addressCity
    case .countryName: .countryName
    }
  }
}

extension InputHints.Capitalization {
  /// The capitalization of UIKit.
  public var uiType: UITextAutocapitalizationType {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .allCharacters
    }
  }
}

// UIKit declares these properties as optional requirements of a protocol, which can't be set by way of it.

extension UITextField {
  /// Sets up the keyboard and AutoFill as the rules of a control say, in place of what Interface Builder has set.
  ///
  /// A keyboard without a Return key gets a bar with a button that ends editing.
  ///
  /// Rules don't say which field names the account, nor whether a password is new. Set the content type of such a
  /// field afterwards.
  ///
  /// - Parameter control: The control.
  public func takeHints(of control: AnyControl) {
    let hints = control.hints
    keyboardType = hints.keyboard.uiType
    textContentType = hints.contentType?.uiType
    autocapitalizationType = hints.capitalization.uiType
    autocorrectionType = hints.allowsAutocorrection ? .default : .no
    smartQuotesType = hints.allowsAutocorrection ? .default : .no
    smartDashesType = hints.allowsAutocorrection ? .default : .no
    passwordRules = hints.passwordRules.map { UITextInputPasswordRules(descriptor: $0) }
    #if !os(tvOS)
    updateDoneButton()
    #endif
  }
}

extension UITextView {
  /// Sets up the keyboard and AutoFill as the rules of a control say, in place of what Interface Builder has set.
  ///
  /// - Parameter control: The control.
  public func takeHints(of control: AnyControl) {
    let hints = control.hints
    keyboardType = hints.keyboard.uiType
    textContentType = hints.contentType?.uiType
    autocapitalizationType = hints.capitalization.uiType
    autocorrectionType = hints.allowsAutocorrection ? .default : .no
    smartQuotesType = hints.allowsAutocorrection ? .default : .no
    smartDashesType = hints.allowsAutocorrection ? .default : .no
    passwordRules = hints.passwordRules.map { UITextInputPasswordRules(descriptor: $0) }
    #if !os(tvOS)
    updateDoneButton()
    #endif
  }
}
#endif
