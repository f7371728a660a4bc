// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
import ALPValidator
import ALPValidatorTesting

@MainActor let model = SignUpModel(FakeAccounts())

struct FakeAccounts: Accounts {
  func isAvailable(_ userName: String) -> Bool { userName != "admin" }
  func create(_ account: NewAccount) -> Bool { true }
}
