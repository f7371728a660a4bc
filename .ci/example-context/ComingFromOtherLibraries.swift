import ALPValidator
import ALPValidatorUIKit
import UIKit

enum SignUpError: Error { case email }

@MainActor let (emailField, passwordField) = (UITextField(), UITextField())
@MainActor let signUpButton = UIButton()

@MainActor func submit(_ email: String, _ password: String) {}

struct AccountServer: Sendable {
  func create(_ email: String, _ password: String) async throws {}
}

@MainActor let server = AccountServer()
