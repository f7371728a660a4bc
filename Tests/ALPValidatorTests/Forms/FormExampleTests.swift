import ALPValidator
import Testing

/// A form with a group, an optional control, and conditions over several controls.
@MainActor
@Suite struct FormExampleTests {
  private struct Server {
    func signUp(_ email: String) async throws -> String { "Account of \(email)" }
  }

  @Test func works() async throws {
    let server = Server()
    let form = FormValidator()
    let email = form.add(TextControl())
    let phone = form.add(TextControl())
    let password = form.add(TextControl())
    let repeated = form.add(TextControl())
    let isCompany = form.add(BooleanControl(false))
    let company = form.add(TextControl(), when: { [weak isCompany] in isCompany?.value == true })
    let page = form.addGroup("delivery")
    password.policy = .onFocusLossThenInputChange
    email.formatters = [.trimmed, .lowercased]
    repeated.validator.addValidationToEnsureInstanceIsTheSame(as: password)
    form.addCondition("apart", on: password, over: password, email, invalidMessage: "Not your address!") {
      $0 != $1
    }
    form.requireAtLeast(1, of: [email, phone], invalidMessage: "How do we reach you?")
    company.addRule(.notEmpty)
    page.add(TextControl()).addRule(.notEmpty, invalidMessage: "Which street?")

    #expect(try await form.submit { try await server.signUp(email.formattedValue) } == .invalid)
    #expect(form.errorMessages == ["How do we reach you?", "Not your address!", "Which street?"])
    #expect(form.firstInvalidControl === email)

    email.text = " ADA@example.com"
    password.text = "ada@example.com"
    (page.controls.first as? TextControl)?.text = "Downing Street 10"
    #expect(form.validate() == .invalid)
    #expect(password.errorMessages == ["Not your address!"])
    #expect(repeated.errorMessages == ["This is not the same."])

    password.text = "engine"
    repeated.text = "engine"
    #expect(
      try await form.submit { try await server.signUp(email.formattedValue) }
        == .submitted("Account of ada@example.com"))
    isCompany.value = true
    #expect(form.validate() == .invalid)
    #expect(form.firstInvalidControl === company)
  }
}
