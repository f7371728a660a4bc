import ALPValidator
import Foundation

/// The sign-up form: controls, validators, and what it takes to submit them; it draws nothing.
@MainActor
final class SignUpForm {
  let userName = TextControl()
  let email = TextControl()
  let password = TextControl()
  let repeatedPassword = TextControl()
  let age = TextControl()
  let acceptsTerms = Control(false)

  /// The fields, in order.
  let fields: [FormField]

  /// Called when the outcome of a field changed.
  var onChange: ((FormField) -> Void)?

  /// Whether the user wants to submit, and a server has yet to decide.
  private(set) var isSubmitting = false

  /// Creates an empty form.
  ///
  /// - Parameters:
  ///   - userNameCheck: Where a server is asked whether a user name is free.
  ///   - timeout: How long that server has for its answer.
  init(userNameCheck: URL, timeout: Duration = .seconds(5)) throws {
    let rules = try SignUpRules()
    fields = [
      .init(
        "User name", hint: "3 to 20 letters, digits, or . _ -; try admin", content: .text(userName),
        validator: Self.userNameValidator(rules, check: userNameCheck, timeout: timeout)),
      .init(
        "E-mail", hint: "Where to reach you", content: .text(email),
        validator: Self.validator(of: .string, rules.email)),
      .init(
        "Password", hint: "8 characters, a digit and a capital letter among them", content: .secret(password),
        validator: Self.validator(of: .string, rules.password)),
      .init(
        "Once more", hint: "The same password", content: .secret(repeatedPassword),
        validator: Self.repeatedPasswordValidator(of: password)),
      .init(
        "Age", hint: "18 to 130", content: .text(age),
        validator: Self.validator(of: .numeric(Int.self), rules.age)),
      .init(
        "Terms", hint: "Space accepts them", content: .toggle(acceptsTerms),
        validator: Self.validator(of: .generic(Bool.self), rules.acceptsTerms)),
    ]
    for field in fields {
      attach(field)
      field.validator.validatorStateChangedHandler = { [weak self, weak field] _ in
        if let field { self?.onChange?(field) }
      }
    }
  }

  /// Whether every field was found valid.
  var isValid: Bool { fields.allSatisfy { $0.validator.isValid } }

  /// Whether a server has yet to decide about a field.
  var isWaiting: Bool { fields.contains { $0.validator.state == .waiting } }

  /// The first field that is not valid and waits for nothing.
  var firstInvalidField: FormField? { fields.first { $0.validator.state == .invalid } }

  /// Begins to submit: from now on nothing is kept from the user.
  ///
  /// What was found valid is not asked again; what a server could not decide is.
  func submit() {
    isSubmitting = true
    for field in fields {
      field.isTouched = true
      if field.validator.state == .invalid { field.control.validate() }
    }
    if firstInvalidField != nil { cancelSubmission() }
  }

  func cancelSubmission() { isSubmitting = false }

  /// What was entered, line by line, without the passwords.
  var summary: [(label: String, value: String)] {
    [
      ("User name", userName.text), ("E-mail", email.text),
      ("Password", "\(password.text.count) characters, kept to ourselves"), ("Age", age.text),
    ]
  }

  private func attach(_ field: FormField) {
    switch (field.content, field.validator) {
    case (.text(let control), let validator as Validator<String>),
      (.secret(let control), let validator as Validator<String>):
      control.attachValidator(validator)
    case (.text(let control), let validator as Validator<Int>):
      control.attachValidator(validator, parsing: { Int($0) })
    case (.toggle(let control), let validator as Validator<Bool>):
      control.attachValidator(validator)
    default:
      preconditionFailure("\(field.label) has no use for \(type(of: field.validator))")
    }
  }
}

extension SignUpForm {
  private static func userNameValidator(
    _ rules: SignUpRules, check: URL, timeout: Duration
  ) -> AnyValidator {
    let validator = validator(of: .string, rules.userName)
    var options = RemoteOptions()
    options.usesServerMessage = true
    options.timeout = timeout
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: check, options: options)
    return validator
  }

  private static func repeatedPasswordValidator(of password: TextControl) -> AnyValidator {
    let validator = Validator(type: .string)
    validator.stopsAtFirstFailure = true
    validator.addValidationToEnsurePresence(invalidMessage: SignUpRules.repeatedPasswordMissing)
    validator.addValidationToEnsureInstanceIsTheSame(
      as: password, invalidMessage: SignUpRules.repeatedPasswordDiffers)
    return validator
  }

  private static func validator<Value>(
    of type: ValidatorType<Value>, _ rules: RuleSet<Value>
  ) -> Validator<Value> {
    let validator = Validator(type: type)
    validator.addRules(rules)
    validator.stopsAtFirstFailure = rules.stopsAtFirstFailure
    return validator
  }
}
