// How the sign-up screen of the article ConnectingUIKit submits; a test compares it.
import ALPValidator

extension SignUpModel {
  /// Returns whether the account was created. Otherwise, the form shows why
  /// not.
  @discardableResult
  func signUp() async -> Bool {
    do {
      let submission = try await form.submit { account in
        try await create(account)
      }
      switch submission {
      case .submitted: return true
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
