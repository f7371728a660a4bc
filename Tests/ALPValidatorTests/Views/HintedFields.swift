// How the article ConnectingViews sets up fields as the rules of a control say; a test compares them.

#if canImport(UIKit) && !os(watchOS)
import ALPValidator
import UIKit

extension ControlHints.Keyboard {
  var uiType: UIKeyboardType {
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

extension ControlHints.ContentType {
  var uiType: UITextContentType {
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
    }
  }
}

extension ControlHints.Capitalization {
  var uiType: UITextAutocapitalizationType {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .allCharacters
    }
  }
}

extension UITextField {
  /// Sets up the keyboard and AutoFill as the rules of a control say.
  func takeHints(of control: AnyControl) {
    let hints = control.hints
    keyboardType = hints.keyboard.uiType
    textContentType = hints.contentType?.uiType
    autocapitalizationType = hints.capitalization.uiType
    autocorrectionType = hints.allowsAutocorrection ? .default : .no
    passwordRules = hints.passwordRules.map {
      UITextInputPasswordRules(descriptor: $0)
    }
  }
}

#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Sets up the keyboard and AutoFill as the rules of a control say.
  ///
  /// A content type that you pass is used in place of the one of the hints.
  func hints(
    of control: AnyControl, contentType: UITextContentType? = nil
  ) -> some View {
    let hints = control.hints
    return keyboardType(hints.keyboard.uiType)
      .textContentType(contentType ?? hints.contentType?.uiType)
      .textInputAutocapitalization(.init(hints.capitalization.uiType))
      .autocorrectionDisabled(!hints.allowsAutocorrection)
  }
}
#endif
#endif
