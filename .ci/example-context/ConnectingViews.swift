// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: Tests/ALPValidatorTests/Views/SignUpScreen.swift
// With: Tests/ALPValidatorTests/Views/NewsletterModel.swift
// With: Tests/ALPValidatorTests/Views/DraftFile.swift
// With: Tests/ALPValidatorTests/Views/Member.swift
// With: Tests/ALPValidatorTests/Views/PreferencesFields.swift
import ALPValidator
import ALPValidatorUIKit
import Foundation
import UIKit

@MainActor let model = SignUpModel(NoAccounts())
@MainActor let (emailField, passwordField, notesView) = (UITextField(), UITextField(), UITextView())
@MainActor let notes = Control<String?>(nil)

struct NoAccounts: Accounts {
  func isAvailable(_ userName: String) -> Bool { true }
  func create(_ account: NewAccount) -> Bool { true }
}
