public import Foundation
@MainActor public class ValidationObject {
  public final var state: ValidatorState { fatalError() }
  public final var failures: [ValidationFailure] { [] }
  public final var failuresAwaitingRetry: [ValidationFailure] { [] }
  public final func retry() {}
  public final var messages: MessageCatalog? {
    get { nil }
    set {}
  }
}
public enum ValidatorState: Sendable { case invalid, valid, waiting }
public struct ValidationFailure: Sendable {
  public var message: String { "" }
  public func message(in: MessageCatalog) -> String { "" }
}
public struct MessageCatalog: Sendable {
  public static var standard: MessageCatalog {
    get { fatalError() }
    set {}
  }
  public var labeled: MessageCatalog { self }
  public var languageTag: String { "" }
  public static func availableLanguage(for: String) -> String? { nil }
}
@MainActor public class FormPart: ValidationObject {
  public final var label: String? {
    get { nil }
    set {}
  }
  public final var isDirty: Bool { false }
}
extension FormPart: nonisolated Identifiable {}
@MainActor public class AnyValidator {
  public init() {}
  public weak var delegate: (any ValidatorDelegate)?
  public var validatorStateChangedHandler: ((ValidatorState) -> Void)?
  public var state: ValidatorState { .valid }
  public var isValid: Bool { true }
  public var errorMessages: [String] { [] }
  public var rules: [RegisteredRule] { [] }
}
public struct RegisteredRule: Identifiable, Sendable {
  public enum Status: Sendable { case satisfied, failed, waiting, notEvaluated }
  public var id: Int { 0 }
  public var isActive: Bool { true }
  public var requirement: String { "" }
  public var status: Status { .failed }
  public var message: String { "" }
}
@MainActor public class AnyControl: FormPart {
  public final var isRequired: Bool { false }
  public final var rules: [RegisteredRule] { [] }
  public final var visibleErrorMessages: [String] { [] }
  public final var shouldShowErrors: Bool { false }
  public final var isEditing: Bool { false }
  public final var hints: InputHints { fatalError() }
  public final func beginEditing() {}
  public final func endEditing() {}
  public final func addObserver(_ observer: @escaping @MainActor (ControlEvent) -> Void) -> ControlObservation
  { fatalError() }
}
public enum ControlEvent: Sendable { case began, changed, rejected, ended, reset }
@MainActor public final class ControlObservation { public func remove() {} }
public protocol TextEditable: Sendable {}
@MainActor public class Control<Value>: AnyControl {
  public final var value: Value {
    get { fatalError() }
    set {}
  }
}
extension Control where Value: TextEditable {
  public final var text: String {
    get { "" }
    set {}
  }
  public final func edit(replacing range: Range<Int>, with replacement: String, selection: Range<Int>? = nil)
    -> InputEdit?
  { nil }
}
public struct InputEdit: Sendable {
  public var text = ""
  public var selection = 0..<0
}
public struct InputHints: Sendable {
  public enum Keyboard: Sendable {
    case standard, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, decimalPad, emailAddress
  }
  public enum ContentType: Sendable {
    case emailAddress, telephoneNumber, url, newPassword, postalCode, creditCardNumber, creditCardExpiration,
      creditCardSecurityCode, birthdate, username, password, oneTimeCode, name, givenName, familyName,
      organizationName, fullStreetAddress, addressCity, countryName
  }
  public enum Capitalization: Sendable { case none, words, sentences, allCharacters }
  public var keyboard = Keyboard.standard
  public var contentType: ContentType?
  public var capitalization = Capitalization.none
  public var allowsAutocorrection = true
  public var passwordRules: String?
}
@MainActor public class FormGroup: FormPart {
  public final var firstFailureText: String? { nil }
  public final var firstControlAwaitingRetry: AnyControl? { nil }
  public final var firstInvalidControl: AnyControl? { nil }
  public final var visibleErrorMessages: [String] { [] }
  public final var controls: [AnyControl] { [] }
}
@MainActor public final class FormModel<Value: Sendable>: FormValidator {
  public func save<Success>(_ body: (Value) async throws -> Success) async throws -> Submission<Success> {
    .submitted(try await body(currentValue))
  }
  public func submit<Success>(_ body: (Value) async throws -> Success) async throws -> Submission<Success> {
    .submitted(try await body(currentValue))
  }
  private var currentValue: Value { fatalError() }
}
public enum Submission<Success> { case submitted(Success) }
@MainActor public struct SubmissionFollowUp {
  public var hasSucceeded = false
  public var target: FormPart?
}
@MainActor public final class FormSubmitter {
  public let form: FormValidator
  public init<Success>(
    _ form: FormValidator, message: @escaping @MainActor (any Error) -> String,
    _ submitForm: @escaping @MainActor () async throws -> Submission<Success>
  ) { self.form = form }
  public func submit() async -> SubmissionFollowUp { SubmissionFollowUp() }
  public static func message(for error: any Error) -> String { "" }
}
extension FormModel where Value: Codable { public func snapshot() -> Int { 0 } }
@MainActor public final class FormList<Element: Sendable>: FormValidator {
  public var elements: [FormModel<Element>] { [] }
  public func remove(_ e: FormModel<Element>) {}
  public func move(from: Int, to: Int) {}
}
extension Date {
  public var startOfDayInUTC: Date { self }
  public static func todayInUTC() -> Date { Date() }
}
@MainActor public protocol ValidatorDelegate: AnyObject {
  func validator(_: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool)
  func validator(_: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error)
}
public struct ValidatorType<V>: Sendable {
  public static var generic: ValidatorType<Any> { fatalError() }
  public static var string: ValidatorType<String> { fatalError() }
  public static var numeric: ValidatorType<Double> { fatalError() }
}
@MainActor public final class Validator<Value>: AnyValidator {
  override public init() {}
  public func validate(_ v: Value?) {}
  public func validate(_ v: Value?, parameters: [String: JSONValue]) {}
  public func addValidationToEnsurePresence(invalidMessage: String?) {}
  public func addValidationToEnsureCustomConditionIsSatisfied(
    invalidMessage: String? = nil, _ c: @escaping @MainActor (Value) -> Bool
  ) {}
}
extension Validator where Value == Any { public convenience init(type: ValidatorType<Any>) { self.init() } }
extension Validator where Value == String {
  public convenience init(type: ValidatorType<String>) { self.init() }
  public func addValidationToEnsureRange(minimum: Int, maximum: Int, invalidMessage: String?) {}
  public func addValidationToEnsureMinimumLength(_ l: Int, invalidMessage: String?) {}
  public func addValidationToEnsureMaximumLength(_ l: Int, invalidMessage: String?) {}
  public func addValidationToEnsureRegularExpressionIsMet(pattern: String, invalidMessage: String?) throws {}
  public func addValidationToEnsureValidEmail(invalidMessage: String?) {}
  public func addValidationToEnsureStringContainsNumber(invalidMessage: String?) {}
  public func addCondition(_ c: Condition<String>, invalidMessage: String?) {}
}
extension Validator where Value == Double {
  public convenience init(type: ValidatorType<Double>) { self.init() }
  public func addValidationToEnsureRange(minimum: Double, maximum: Double, invalidMessage: String?) {}
}
public struct Condition<V> { @MainActor public static func remote(at: URL) -> Condition<V> { fatalError() } }
public enum JSONValue: Sendable, Decodable { case null }

public final class Following: Sendable { public func cancel() {} }
@discardableResult @MainActor public func followChanges(_ show: @escaping @MainActor () -> Void) -> Following
{ fatalError() }
public struct ChecklistLine: Hashable, Sendable, Identifiable {
  public var id: Int { 0 }
  public var text: String { "" }
  public var spoken: String { "" }
  @MainActor public static func lines(of control: AnyControl) -> [ChecklistLine] { [] }
}
public struct FieldPresentation: Hashable, Sendable {
  @MainActor public init(of control: AnyControl, listsRequirements: Bool = false) {}
  public var label: String? { nil }
  public var title: String? { nil }
  public var messages: [String] { [] }
  public var checklist: [ChecklistLine] { [] }
  public var canRetry: Bool { false }
  public var isWaiting: Bool { false }
  public var accessibilityLabel: String? { nil }
  public var accessibilityHint: String? { nil }
  public func announcement(after earlier: FieldPresentation) -> String? { nil }
}
public struct FieldTexts: Sendable {
  public var tryAgain: String { "" }
  @MainActor public static var standard: FieldTexts { FieldTexts() }
}
public struct DayLimits: Sendable {
  public init(first: Date?, last: Date?) {}
  public func nearest(to day: Date) -> Date { day }
}
public struct InputFormat: Sendable {}
extension AnyControl {
  public final var inputFormat: InputFormat? {
    get { nil }
    set {}
  }
}
extension Control where Value: TextEditable {
  @discardableResult public final func edit(
    to text: String, from earlier: String? = nil, cursor: Int? = nil, selection: Range<Int>? = nil
  ) -> InputEdit? { nil }
}

@MainActor public class FormValidator: FormGroup {}

@MainActor public final class FormChoice<Choice: Sendable> {
  public struct Option: Sendable {
    public let name: String
    public let label: String
  }
  public var choices: [Option] { [] }
  public var selection: Control<String?> { fatalError() }
}
