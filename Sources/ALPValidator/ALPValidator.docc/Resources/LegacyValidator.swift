// A validator with the names of the Objective-C library, for classes that stay in Objective-C. Copy it to your app; the article
// PortingFromObjectiveC explains it.

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import ALPValidator
public import Foundation
public import UIKit

// Public, because the header for Objective-C has internal declarations only in apps with a bridging header.

@objc(ALPValidatorType) public enum LegacyType: Int {
  @objc(ALPValidatorTypeGeneric) case generic
  @objc(ALPValidatorTypeNumeric) case numeric
  @objc(ALPValidatorTypeString) case string
}

@objc(ALPValidatorState) public enum LegacyState: Int {
  @objc(ALPValidatorValidationStateInvalid) case invalid
  @objc(ALPValidatorValidationStateValid) case valid
  @objc(ALPValidatorValidationStateWaitingForRemote) case waiting
}

/// Receives what servers have said of the values of validators.
@objc(ALPValidatorDelegate)
@MainActor public protocol LegacyValidatorDelegate: NSObjectProtocol {
  @objc(validator:remoteValidationAtURL:receivedResult:)
  func validator(_ validator: LegacyValidator, remoteValidationAt url: URL, receivedResult result: Bool)

  @objc(validator:remoteValidationAtURL:failedWithError:)
  func validator(
    _ validator: LegacyValidator, remoteValidationAt url: URL, failedWithError error: any Error)
}

/// A validator for classes in Objective-C.
@objc(ALPValidator)
@MainActor public final class LegacyValidator: NSObject {
  /// Returns the condition of a server. Replace it at launch if your server expects the requests of the Objective-C library.
  static var remoteCondition: @MainActor (URL) -> Condition<String> = { .remote(at: $0) }

  private enum Typed {
    case generic(Validator<Any>)
    case numeric(Validator<Double>)
    case string(Validator<String>)
  }

  /// Called with the state after the first validation, and when the outcome has changed.
  @objc public var validatorStateChangedHandler: ((LegacyState) -> Void)?
  /// Receives the response of a server, and why a request has failed.
  @objc public weak var delegate: (any LegacyValidatorDelegate)?
  private let typed: Typed

  private init(_ typed: Typed) {
    self.typed = typed
    super.init()
    validator.delegate = self
    validator.validatorStateChangedHandler = { [weak self] state in
      self?.validatorStateChangedHandler?(LegacyState(state))
    }
  }

  @objc(validator)
  public static func make() -> LegacyValidator { make(.generic) }

  @objc(validatorWithType:)
  public static func make(_ type: LegacyType) -> LegacyValidator {
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

  /// The validator of texts, to attach it to a control; `nil` for another type.
  var text: Validator<String>? { if case .string(let validator) = typed { validator } else { nil } }

  /// The validator of numbers, to attach it to a control; `nil` for another type.
  var number: Validator<Double>? { if case .numeric(let validator) = typed { validator } else { nil } }

  // MARK: State

  @objc public var state: LegacyState { LegacyState(validator.state) }
  @objc public var isValid: Bool { validator.isValid }
  @objc public var errorMessages: [String] { validator.errorMessages }
  @objc public var ruleCount: UInt { UInt(validator.rules.count) }

  // MARK: Validating

  @objc(validate:)
  public func validate(_ instance: Any?) { validate(instance, parameters: nil) }

  /// Validates an instance, and sends parameters with remote conditions.
  ///
  /// - Parameters:
  ///   - instance: A text for a validator of strings, a number or a text of digits for a numeric one, or `nil`.
  ///   - parameters: What is sent as `extras`, such as numbers and texts.
  /// - Precondition: The parameters can be written as JSON.
  @objc(validate:parameters:)
  public func validate(_ instance: Any?, parameters: [String: Any]?) {
    switch typed {
    case .generic(let validator): Self.validate(instance, with: validator, parameters)
    case .numeric(let validator): Self.validate(Self.number(of: instance), with: validator, parameters)
    case .string(let validator): Self.validate(instance as? String, with: validator, parameters)
    }
  }

  private static func validate<Value>(
    _ value: Value?, with validator: Validator<Value>, _ parameters: [String: Any]?
  ) {
    if let parameters {
      validator.validate(value, parameters: json(of: parameters))
    } else {
      validator.validate(value)
    }
  }

  private static func number(of instance: Any?) -> Double? {
    if let number = instance as? NSNumber { return number.doubleValue }
    // `Double` reads more, such as "0x1F" and "infinity".
    let text = (instance as? String ?? "").drop { $0 == "-" }
    guard text.allSatisfy({ "0"..."9" ~= $0 || $0 == "." }) else { return nil }
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
  public func ensurePresence(_ message: String?) {
    switch typed {
    case .generic(let validator): validator.addValidationToEnsurePresence(invalidMessage: message)
    case .numeric(let validator): validator.addValidationToEnsurePresence(invalidMessage: message)
    case .string(let validator): validator.addValidationToEnsurePresence(invalidMessage: message)
    }
  }

  @objc(addValidationToEnsureInstanceIsTheSameAs:invalidMessage:)
  public func ensureInstanceIsTheSame(as other: NSObject, _ message: String?) {
    ensure(message) { ($0 as? NSObject)?.isEqual(other) == true }
  }

  @objc(addValidationToEnsureCustomConditionIsSatisfiedWithBlock:invalidMessage:)
  public func ensure(_ isSatisfied: @escaping (Any) -> Bool, _ message: String?) {
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
  public func ensureRange(_ minimum: NSNumber, _ maximum: NSNumber, _ message: String?) {
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
  public func ensureMinimumLength(_ length: Int, _ message: String?) {
    textValidator(for: "minimum length").addValidationToEnsureMinimumLength(length, invalidMessage: message)
  }

  @objc(addValidationToEnsureMaximumLength:invalidMessage:)
  public func ensureMaximumLength(_ length: Int, _ message: String?) {
    textValidator(for: "maximum length").addValidationToEnsureMaximumLength(length, invalidMessage: message)
  }

  @objc(addValidationToEnsureRegularExpressionIsMetWithPattern:invalidMessage:)
  public func ensureRegularExpression(_ pattern: String, _ message: String?) {
    do {
      try textValidator(for: "regular expression").addValidationToEnsureRegularExpressionIsMet(
        pattern: pattern, invalidMessage: message)
    } catch {
      preconditionFailure("\(pattern) is not a regular expression: \(error)")
    }
  }

  @objc(addValidationToEnsureValidEmailWithInvalidMessage:)
  public func ensureValidEmail(_ message: String?) {
    textValidator(for: "email").addValidationToEnsureValidEmail(invalidMessage: message)
  }

  @objc(addValidationToEnsureStringContainsNumberWithInvalidMessage:)
  public func ensureStringContainsNumber(_ message: String?) {
    textValidator(for: "number").addValidationToEnsureStringContainsNumber(invalidMessage: message)
  }

  @objc(addValidationToEnsureRemoteConditionIsSatisfiedAtURL:invalidMessage:)
  public func ensureRemoteCondition(at url: URL, _ message: String?) {
    textValidator(for: "remote condition").addCondition(Self.remoteCondition(url), invalidMessage: message)
  }

  private func textValidator(for rule: String) -> Validator<String> {
    guard let text else { misfit(rule) }
    return text
  }

  /// The Objective-C library raised an exception.
  private func misfit(_ rule: String) -> Never {
    preconditionFailure("The rule for a \(rule) does not fit the type of the validator.")
  }
}

extension LegacyValidator: ValidatorDelegate {
  public func validator(_: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool) {
    delegate?.validator(self, remoteValidationAt: url, receivedResult: result)
  }

  public func validator(_: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error) {
    delegate?.validator(self, remoteValidationAt: url, failedWithError: error)
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

/// Passes the text of a view to a validator. The view keeps it, as one of its interactions.
@MainActor private final class LegacyConnection: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private let validator: LegacyValidator

  init(_ validator: LegacyValidator) {
    self.validator = validator
    super.init()
  }

  @objc func change() {
    switch view {
    case let field as UITextField: validator.validate(field.text)
    case let textView as UITextView: validator.validate(textView.text)
    default: break
    }
  }

  func willMove(to view: UIView?) {
    if view == nil { NotificationCenter.default.removeObserver(self) }
  }

  func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// Validates the text of a text field or a text view whenever the user changes it, in place of any previous validator.
  @objc(alp_attachValidator:)
  public func attach(_ validator: LegacyValidator) {
    precondition(self is UITextField || self is UITextView, "A validator is for a text field or a text view.")
    removeValidators()
    let connection = LegacyConnection(validator)
    addInteraction(connection)
    let name =
      self is UITextField ? UITextField.textDidChangeNotification : UITextView.textDidChangeNotification
    NotificationCenter.default.addObserver(
      connection, selector: #selector(LegacyConnection.change), name: name, object: self)
  }

  @objc(alp_removeValidators)
  public func removeValidators() {
    for case let connection as LegacyConnection in interactions { removeInteraction(connection) }
  }
}
#endif
