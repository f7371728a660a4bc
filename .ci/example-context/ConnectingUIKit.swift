// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: Tests/ALPValidatorTests/Views/SignUpScreen.swift
// With: Tests/ALPValidatorTests/Views/NewsletterModel.swift
// With: Tests/ALPValidatorTests/Views/DraftFile.swift
// With: Tests/ALPValidatorTests/Views/CompanyFields.swift
// With: Tests/ALPValidatorTests/Views/PreferencesFields.swift
import ALPValidator
import Foundation
import UIKit

@MainActor let model = SignUpModel(NoAccounts())
@MainActor let (emailField, passwordField, notesView) = (UITextField(), UITextField(), UITextView())
@MainActor let termsSwitch = UISwitch()
@MainActor let (notes, terms) = (Control<String?>(nil), Control(false))

extension ControlHints.Keyboard {
  var uiType: UIKeyboardType { .default }
}

extension ControlHints.ContentType {
  var uiType: UITextContentType { .emailAddress }
}

extension ControlHints.Capitalization {
  var uiType: UITextAutocapitalizationType { .none }
}

extension AnyControl {
  var unlistedMessages: [String] { [] }

  func line(for rule: RegisteredRule) -> (text: String, spoken: String) { ("", "") }
}

@MainActor func announceFirstFailure(of form: FormValidator) {}
@MainActor func saveChanges<Value: Sendable>(of form: FormModel<Value>, with save: (Value) -> Void) {}

struct NoAccounts: Accounts {
  func isAvailable(_ userName: String) -> Bool { true }
  func create(_ account: NewAccount) -> Bool { true }
}
