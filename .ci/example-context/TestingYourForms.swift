// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
import ALPValidator
import ALPValidatorTesting

@MainActor let model = SignUpModel(FakeAccounts())

struct FakeAccounts: Accounts {
  func isAvailable(_ userName: String) -> Bool { userName != "admin" }
  func signUp(_ email: String, _ password: String, _ userName: String) -> Bool { true }
}
