// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: Tests/ALPValidatorTests/Views/Subscriber.swift
// With: Tests/ALPValidatorTests/Views/CompanyFields.swift
// With: Tests/ALPValidatorTests/Views/PreferencesFields.swift
// With: Tests/ALPValidatorTests/Views/Payment.swift
// With: .ci/example-context/Order.swift
import ALPValidator
import ALPValidatorUIKit
import Foundation
import UIKit

@MainActor let model = SignUpModel(NoAccounts())
@MainActor let (emailField, passwordField, notesView) = (UITextField(), UITextField(), UITextView())
@MainActor let termsSwitch = UISwitch()
@MainActor let (birthdayPicker, planButton) = (UIDatePicker(), UIButton())
@MainActor let (notes, terms) = (Control<String?>(nil), Control(false))
@MainActor let (birthday, plan) = (Control(Date.now), Control(Plan.free))

enum Plan: String, CaseIterable { case free, team }

struct NoAccounts: Accounts {
  func isAvailable(_ userName: String) -> Bool { true }
  func create(_ account: NewAccount) -> Bool { true }
}
