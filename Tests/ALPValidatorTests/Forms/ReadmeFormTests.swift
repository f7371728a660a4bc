import ALPValidator
import Foundation
import Testing

/// The form that README shows, line by line, so that it compiles and does what is said of it.
@MainActor
@Suite struct ReadmeFormTests {
  private struct Server {
    func signUp(_ email: String) async throws -> String { "Account of \(email)" }
  }

  // The lines are README's.
  // swift-format-ignore
  @Test func works() async throws {
    let server = Server()
    // README begins
    let form = FormValidator(), email = form.add(TextControl()), phone = form.add(TextControl())
    let password = form.add(TextControl()), repeated = form.add(TextControl())
    let isCompany = form.add(BooleanControl(false)), company = TextControl()
    password.policy = .onFocusLossThenInputChange  // .onInputChange unless set; also .onFocusLoss, .manual
    email.formatters = [.trimmed, .lowercased]     // for validators; what was typed stays as it is
    form.add(company, when: { [weak isCompany] in isCompany?.value == true })  // else left out, as if not isEnabled
    repeated.validator.addValidationToEnsureInstanceIsTheSame(as: password)    // asked again when either changes
    form.addCondition("apart", on: password, over: password, email, invalidMessage: "Not your address!") { $0 != $1 }
    form.requireAtLeast(1, of: [email, phone], invalidMessage: "How do we reach you?")
    let page = form.addGroup("delivery")           // a form in the form: page.add(…), page.validateForm()
    // README ends
    company.addRule(.notEmpty)
    page.add(TextControl()).addRule(.notEmpty, invalidMessage: "Which street?")

    #expect(try await form.submit { try await server.signUp(email.text) } == .invalid)
    #expect(form.errorMessages == ["How do we reach you?", "Not your address!", "Which street?"])
    #expect(form.firstInvalidControl === email)

    email.text = " ADA@example.com"
    password.text = "ada@example.com"
    (page.controls.first as? TextControl)?.text = "Downing Street 10"
    #expect(form.validateForm() == .invalid)
    #expect(password.errorMessages == ["Not your address!"])
    #expect(repeated.errorMessages == ["This is not the same."])

    password.text = "engine"
    repeated.text = "engine"
    #expect(try await form.submit { try await server.signUp(email.text) } == .submitted("Account of  ADA@example.com"))
    isCompany.value = true
    #expect(form.validateForm() == .invalid)
    #expect(form.firstInvalidControl === company)
  }

  @Test func isWhatReadmeShows() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let readme = try String(contentsOf: folder.appending(path: "../../../README.md"), encoding: .utf8)
    let lines = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.hasSuffix("// README begins") })
    let last = try #require(lines.firstIndex { $0.hasSuffix("// README ends") })
    #expect(last - first > 10)
    let shown = lines[(first + 1)..<last].map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(readme.contains("\n\(shown)\n"))
  }
}
