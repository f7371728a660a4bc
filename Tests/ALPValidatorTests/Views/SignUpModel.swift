import ALPValidator

protocol Accounts: Sendable {
  func isAvailable(_ userName: String) async throws -> Bool
  func create(_ account: NewAccount) async throws -> Bool
}

struct NewAccount: Codable, Sendable {
  var email = ""
  var password = ""
  var userName = ""
}

extension NewAccount {
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

  /// Returns whether the account was created. Otherwise, the form shows why
  /// not.
  @discardableResult
  func signUp() async -> Bool {
    do {
      let submission = try await form.submit { account in
        try await accounts.create(account)
      }
      switch submission {
      case .submitted(true): return true
      case .submitted(false):
        form[\.email].setExternalFailure(
          "There is an account with this address.")
      case .changed:
        form.setExternalFailures([
          "": "You have changed a value. Please sign up again."
        ])
      default: break  // the fields show what is wrong
      }
    } catch {
      form.setExternalFailures([
        "": "Your account could not be created. Please try again."
      ])
    }
    return false
  }
}
