import ALPValidator

nonisolated protocol Accounts: Sendable {
  func isAvailable(_ userName: String) async throws -> Bool
  func create(_ account: NewAccount) async throws -> Bool
}

nonisolated struct NewAccount: Codable, Sendable {
  var email = ""
  var password = ""
  var userName = ""
}

nonisolated extension NewAccount {
  static let rules: RuleSet<NewAccount> = [
    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.email]),
    .at(
      \.password, "password", label: "Password", isSecret: true,
      [.length(8...64).with(message: "8 to 64 characters, please.")]),
    .at(\.userName, "userName", label: "User name", [.length(3...20)]),
  ]
}

@MainActor
final class SignUpModel {
  let form = FormModel(NewAccount(), rules: NewAccount.rules)
  private let accounts: any Accounts

  init(_ accounts: any Accounts) {
    self.accounts = accounts
    let options = RequestOptions(debounce: .milliseconds(300))
    let isAvailable = Condition<String>.async("available", options: options) { name in
      try await accounts.isAvailable(name)
    }
    form[\.userName].addCondition(isAvailable, invalidMessage: "This user name is taken.")
  }

  /// Creates the account, or throws why the server refuses it.
  func create(_ account: NewAccount) async throws {
    guard try await accounts.create(account) else {
      throw ExternalFailures([
        "/email": "There is an account with this address."
      ])
    }
  }
}
