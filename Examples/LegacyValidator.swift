// For ALPValidator 1.0.0.
// A validator with the names of the Objective-C library, for classes that stay in Objective-C. Copy it to your app; the article
// PortingFromObjectiveC explains it.

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import ALPValidator
import Foundation
import UIKit

@objc(ALPValidatorType) enum LegacyType: Int {
  @objc(ALPValidatorTypeGeneric) case generic
  @objc(ALPValidatorTypeNumeric) case numeric
  @objc(ALPValidatorTypeString) case string
}

@objc(ALPValidatorState) enum LegacyState: Int {
  @objc(ALPValidatorValidationStateInvalid) case invalid
  @objc(ALPValidatorValidationStateValid) case valid
  @objc(ALPValidatorValidationStateWaitingForRemote) case waiting
}

/// A validator for classes in Objective-C. It has no delegate.
@objc(ALPValidator)
@MainActor final class LegacyValidator: NSObject {
  private enum Typed {
    case generic(Validator<Any>)
    case numeric(Validator<Double>)
    case string(Validator<String>)
  }

  /// Called with the state after the first validation, and when the outcome has changed.
  @objc var validatorStateChangedHandler: ((LegacyState) -> Void)?
  private let typed: Typed

  private init(_ typed: Typed) {
    self.typed = typed
    super.init()
    validator.validatorStateChangedHandler = { [weak self] state in
      self?.validatorStateChangedHandler?(LegacyState(state))
    }
  }

  @objc(validator)
  static func make() -> LegacyValidator { make(.generic) }

  @objc(validatorWithType:)
  static func make(_ type: LegacyType) -> LegacyValidator {
    switch type {
    case .generic: LegacyValidator(.generic(Validator(type: .generic)))
    case .numeric: LegacyValidator(.numeric(Validator(type: .numeric)))
    case .string: LegacyValidator(.string(Validator(type: .string)))
    }
  }

  /// The validator for classes in Swift.
  var validator: AnyValidator {
    switch typed {
    case .generic(let validator): validator
    case .numeric(let validator): validator
    case .string(let validator): validator
    }
  }

  // MARK: State

  @objc var state: LegacyState { LegacyState(validator.state) }
  @objc var isValid: Bool { validator.isValid }
  @objc var errorMessages: [String] { validator.errorMessages }
  @objc var ruleCount: UInt { UInt(validator.rules.count) }

  // MARK: Validating

  @objc(validate:)
  func validate(_ instance: Any?) { validate(instance, parameters: nil) }

  /// Validates an instance, and sends parameters with remote conditions.
  ///
  /// - Parameters:
  ///   - instance: A text for a validator of strings, a number or a text of digits for a numeric one; `nil` is no value.
  ///   - parameters: What is sent as `extras`, such as numbers and texts.
  /// - Precondition: The parameters can be written as JSON.
  @objc(validate:parameters:)
  func validate(_ instance: Any?, parameters: [String: Any]?) {
    let parameters = Self.json(of: parameters ?? [:])
    switch typed {
    case .generic(let validator): validator.validate(instance, parameters: parameters)
    case .numeric(let validator): validator.validate(Self.number(of: instance), parameters: parameters)
    case .string(let validator): validator.validate(instance as? String, parameters: parameters)
    }
  }

  private static func number(of instance: Any?) -> Double? {
    if let number = instance as? NSNumber { return number.doubleValue }
    return (instance as? String).flatMap { Double($0) }
  }

  private static func json(of parameters: [String: Any]) -> [String: JSONValue] {
    guard JSONSerialization.isValidJSONObject(parameters),
      let data = try? JSONSerialization.data(withJSONObject: parameters),
      let json = try? JSONDecoder().decode([String: JSONValue].self, from: data)
    else { preconditionFailure("The parameters cannot be written as JSON: \(parameters)") }
    return json
  }

  // MARK: Rules of all types

  @objc(addValidationToEnsurePresenceWithInvalidMessage:)
  func ensurePresence(_ message: String?) {
    switch typed {
    case .generic(let validator): validator.addValidationToEnsurePresence(invalidMessage: message)
    case .numeric(let validator): validator.addValidationToEnsurePresence(invalidMessage: message)
    case .string(let validator): validator.addValidationToEnsurePresence(invalidMessage: message)
    }
  }

  @objc(addValidationToEnsureInstanceIsTheSameAs:invalidMessage:)
  func ensureInstanceIsTheSame(as other: NSObject, _ message: String?) {
    ensure(message) { ($0 as? NSObject)?.isEqual(other) == true }
  }

  @objc(addValidationToEnsureCustomConditionIsSatisfiedWithBlock:invalidMessage:)
  func ensure(_ isSatisfied: @escaping (Any) -> Bool, _ message: String?) {
    ensure(message) { isSatisfied($0) }
  }

  private func ensure(_ message: String?, _ isSatisfied: @escaping @MainActor (Any) -> Bool) {
    switch typed {
    case .generic(let validator):
      validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: message) { isSatisfied($0) }
    case .numeric(let validator):
      validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: message) {
        isSatisfied(NSNumber(value: $0))
      }
    case .string(let validator):
      validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: message) {
        isSatisfied(NSString(string: $0))
      }
    }
  }

  // MARK: Rules of texts and numbers

  /// Ensures a range of lengths for texts, and of values for numbers.
  @objc(addValidationToEnsureRangeWithMinimum:maximum:invalidMessage:)
  func ensureRange(_ minimum: NSNumber, _ maximum: NSNumber, _ message: String?) {
    switch typed {
    case .generic: misfit("range")
    case .numeric(let validator):
      validator.addValidationToEnsureRange(
        minimum: minimum.doubleValue, maximum: maximum.doubleValue, invalidMessage: message)
    case .string(let validator):
      validator.addValidationToEnsureRange(
        minimum: minimum.intValue, maximum: maximum.intValue, invalidMessage: message)
    }
  }

  // MARK: Rules of texts

  @objc(addValidationToEnsureMinimumLength:invalidMessage:)
  func ensureMinimumLength(_ length: Int, _ message: String?) {
    text("minimum length").addValidationToEnsureMinimumLength(length, invalidMessage: message)
  }

  @objc(addValidationToEnsureMaximumLength:invalidMessage:)
  func ensureMaximumLength(_ length: Int, _ message: String?) {
    text("maximum length").addValidationToEnsureMaximumLength(length, invalidMessage: message)
  }

  @objc(addValidationToEnsureRegularExpressionIsMetWithPattern:invalidMessage:)
  func ensureRegularExpression(_ pattern: String, _ message: String?) {
    do {
      try text("regular expression").addValidationToEnsureRegularExpressionIsMet(
        pattern: pattern, invalidMessage: message)
    } catch {
      preconditionFailure("\(pattern) is not a regular expression: \(error)")
    }
  }

  @objc(addValidationToEnsureValidEmailWithInvalidMessage:)
  func ensureValidEmail(_ message: String?) {
    text("email").addValidationToEnsureValidEmail(invalidMessage: message)
  }

  @objc(addValidationToEnsureStringContainsNumberWithInvalidMessage:)
  func ensureStringContainsNumber(_ message: String?) {
    text("number").addValidationToEnsureStringContainsNumber(invalidMessage: message)
  }

  @objc(addValidationToEnsureRemoteConditionIsSatisfiedAtURL:invalidMessage:)
  func ensureRemoteCondition(at url: URL, _ message: String?) {
    text("remote condition").addValidationToEnsureRemoteConditionIsSatisfied(at: url, invalidMessage: message)
  }

  private func text(_ rule: String) -> Validator<String> {
    if case .string(let validator) = typed { return validator }
    misfit(rule)
  }

  /// The Objective-C library raised an exception.
  private func misfit(_ rule: String) -> Never {
    preconditionFailure("The rule for a \(rule) does not fit the type of the validator.")
  }
}

extension LegacyState {
  init(_ state: ValidatorState) {
    switch state {
    case .invalid: self = .invalid
    case .valid: self = .valid
    case .waiting: self = .waiting
    }
  }
}

extension UITextField {
  /// Validates the text whenever the user changes it, in place of any previous validator.
  @objc(alp_attachValidator:)
  func attach(_ validator: LegacyValidator) {
    // An action replaces the earlier one with its identifier.
    addAction(
      UIAction(identifier: .legacyValidator) { [unowned self] _ in validator.validate(text) },
      for: .editingChanged)
  }

  @objc(alp_removeValidators)
  func removeValidators() { removeAction(identifiedBy: .legacyValidator, for: .editingChanged) }
}

extension UIAction.Identifier {
  fileprivate static let legacyValidator = Self("legacyValidator")
}
#endif
