import ALPValidator

protocol Accounts: Sendable {
  func isAvailable(_ userName: String) async throws -> Bool
  func signUp(_ email: String, _ password: String, _ userName: String) async throws -> Bool
}

@MainActor
final class SignUpModel {
  let form = FormValidator(), email = TextControl(), password = TextControl(), userName = TextControl()
  private let accounts: any Accounts

  init(_ accounts: any Accounts) {
    self.accounts = accounts
    for control in [email, password, userName] { form.add(control) }
    email.formatters = [.trimmed, .lowercased]
    email.addRule(.email)
    password.addRule(.length(8...64), invalidMessage: "8 to 64 characters, please.")
    userName.addRule(.length(3...20))
    let options = RequestOptions(debounce: .milliseconds(300))
    let isAvailable = Condition<String>.async("available", options: options) { name in
      try await accounts.isAvailable(name)
    }
    userName.addCondition(isAvailable, invalidMessage: "This user name is taken.")
  }

  func signUp() async {
    do {
      let submission = try await form.submit {
        try await accounts.signUp(email.formattedValue, password.formattedValue, userName.formattedValue)
      }
      if submission == .submitted(false) {
        email.setExternalFailure("There is an account with this address.")
      }
    } catch {
      form.setExternalFailures(["": "Your account could not be created. Please try again."])
    }
  }
}
