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
    let passwordValidator = Self.passwordValidator()
    fields = [
      .init(
        "User name", hint: "3 to 20 letters, digits, or . _ -; try admin", content: .text(userName),
        validator: try Self.userNameValidator(check: userNameCheck, timeout: timeout)),
      .init("E-mail", hint: "Where to reach you", content: .text(email), validator: Self.emailValidator()),
      .init(
        "Password", hint: "8 characters, a digit and a capital letter among them", content: .secret(password),
        validator: passwordValidator),
      .init(
        "Once more", hint: "The same password", content: .secret(repeatedPassword),
        validator: Self.repeatedPasswordValidator(of: password)),
      .init("Age", hint: "18 to 130", content: .text(age), validator: Self.ageValidator()),
      .init(
        "Terms", hint: "Space accepts them", content: .toggle(acceptsTerms), validator: Self.termsValidator()),
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
  private static func userNameValidator(check: URL, timeout: Duration) throws -> AnyValidator {
    let validator = Validator(type: .string)
    validator.stopsAtFirstFailure = true
    validator.addValidationToEnsurePresence(invalidMessage: "Please choose a user name.")
    validator.addValidationToEnsureRange(minimum: 3, maximum: 20)
    try validator.addValidationToEnsureRegularExpressionIsMet(
      pattern: #"[\p{L}\p{M}\p{Nd}._-]+"#, invalidMessage: "Please use letters, digits, or . _ - only.")
    var options = RemoteOptions()
    options.usesServerMessage = true
    options.timeout = timeout
    validator.addValidationToEnsureRemoteConditionIsSatisfied(at: check, options: options)
    return validator
  }

  private static func emailValidator() -> AnyValidator {
    let validator = Validator(type: .string)
    validator.addValidationToEnsureValidEmail()
    return validator
  }

  private static func passwordValidator() -> AnyValidator {
    let validator = Validator(type: .string)
    validator.addValidationToEnsureMinimumLength(8)
    validator.addValidationToEnsureStringContainsNumber()
    validator.addValidationToEnsureCustomConditionIsSatisfied(
      invalidMessage: "Please include a capital letter."
    ) { $0.contains(where: \.isUppercase) }
    return validator
  }

  private static func repeatedPasswordValidator(of password: TextControl) -> AnyValidator {
    let validator = Validator(type: .string)
    validator.stopsAtFirstFailure = true
    validator.addValidationToEnsurePresence(invalidMessage: "Please enter the password once more.")
    validator.addValidationToEnsureInstanceIsTheSame(
      as: password, invalidMessage: "This is not the same as the password above.")
    return validator
  }

  private static func ageValidator() -> AnyValidator {
    let validator = Validator(type: .numeric(Int.self))
    validator.addValidationToEnsureRange(
      minimum: 18, maximum: 130, invalidMessage: "Please enter an age from 18 to 130.")
    return validator
  }

  private static func termsValidator() -> AnyValidator {
    let validator = Validator(type: .generic(Bool.self))
    validator.addValidationToEnsureInstanceIsTheSame(
      as: true, invalidMessage: "Please accept the terms, or quit.")
    return validator
  }
}
