// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: Tests/ALPValidatorTests/Views/Subscriber.swift
// With: Tests/ALPValidatorTests/Views/CompanyFields.swift
// With: Tests/ALPValidatorTests/Views/PreferencesFields.swift
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

nonisolated struct Card: Codable, Equatable, Sendable {
  var number = ""

  static let rules: RuleSet<Card> = [.at(\.number, "number", label: "Number", [.notEmpty, .card()])]
}

nonisolated enum Payment: CasesCodable, Equatable, Sendable {
  case card(Card)
  case voucher(String)
  case invoice

  static let rules: RuleSet<Payment> = .cases(
    tag: "type",
    [
      .case(
        "card", label: "Card", new: Card(), Payment.card, { if case .card(let card) = $0 { card } else { nil } },
        Card.rules),
      .case(
        "voucher", label: "Voucher", new: "", Payment.voucher,
        { if case .voucher(let code) = $0 { code } else { nil } }, name: "code", [.length(8...8)]),
      .case("invoice", label: "Invoice", .invoice),
    ])
}
