import ALPValidator
import Observation

/// The sign-up form: controls, their rules, and the submission. It draws nothing.
@Observable
@MainActor
final class SignUpForm {
  let userName = TextControl()
  let email = TextControl()
  let password = TextControl()
  let repeatedPassword = TextControl()
  let age = TextControl()
  let acceptsTerms = Control(false)

  /// The form with the controls.
  let validator = FormValidator()

  /// The fields, in order, one for each name.
  let fields: [FormField]

  /// Whether the values are being sent to the server and cannot be changed any more.
  private(set) var isSending = false

  private let service: SignUpService

  /// Creates an empty form.
  init(service: SignUpService) throws {
    self.service = service
    fields = [
      .init(name: .userName, label: "User name", control: userName),
      .init(name: .email, label: "E-mail", control: email),
      .init(name: .password, label: "Password", control: password, isSecret: true, listsRules: true),
      .init(name: .repeatedPassword, label: "Repeat password", control: repeatedPassword, isSecret: true),
      .init(name: .age, label: "Age", control: age),
      .init(name: .acceptsTerms, label: "I accept the terms", control: acceptsTerms),
    ]
    add(try SignUpRules())
    email.formatters = [.trimmed, .lowercased]
    for field in fields { validator.add(field.control, name: field.name.rawValue, label: field.label) }
  }

  /// Returns a field by its name.
  func field(_ name: SignUp.Field) -> FormField {
    guard let field = fields.first(where: { $0.name == name }) else { preconditionFailure("No \(name)") }
    return field
  }

  /// The account with the entered values.
  var account: Account {
    Account(
      userName: userName.formattedValue, email: email.formattedValue, password: password.formattedValue,
      age: Int(age.formattedValue))
  }

  /// Waits for the check of the user name, and signs up if all is valid.
  ///
  /// A failure from the server is shown at its field until the user edits it.
  func submit() async throws(SignUpService.Failure) -> Submission<Account> {
    do throws(SignUpService.Failure) {
      return try await validator.submit { () async throws(SignUpService.Failure) in
        isSending = true
        defer { isSending = false }
        let account = account
        try await service.signUp(account)
        return account
      }
    } catch {
      if case .refused(let failures) = error { validator.setExternalFailures(failures) }
      throw error
    }
  }

  // MARK: Rules

  private func add(_ rules: SignUpRules) {
    userName.addRules(rules.userName)
    userName.validator.stopsAtFirstFailure = rules.userName.stopsAtFirstFailure
    userName.addCondition(
      .remote(
        at: service.userNameCheck, http: SignUpService.userNameHTTP, options: service.userNameOptions))
    email.addRules(rules.email)
    password.addRules(rules.password)
    password.addRules(rules.passwordAdvice)
    repeatedPassword.validator.stopsAtFirstFailure = true
    repeatedPassword.validator.addValidationToEnsurePresence(
      invalidMessage: SignUpRules.repeatedPasswordMissing)
    repeatedPassword.validator.addValidationToEnsureInstanceIsTheSame(
      as: password, invalidMessage: SignUpRules.repeatedPasswordDiffers)
    let ageValidator = Validator(type: .numeric(Int.self))
    ageValidator.addRules(rules.age)
    age.attachValidator(ageValidator, parsing: { Int($0) })
    acceptsTerms.addRules(rules.acceptsTerms)
  }
}
