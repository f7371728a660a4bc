#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import ALPValidator
@testable import ALPValidatorUIKit
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing
import UIKit

/// The validator for classes in Objective-C of the article PortingFromObjectiveC.
@MainActor @Suite struct LegacyValidatorTests {
  @Test func rulesOfTextsHaveTheirMessagesInOrder() {
    let validator = LegacyValidator.make(.string)
    validator.ensurePresence("presence")
    validator.ensureMinimumLength(3, "minimum")
    validator.ensureMaximumLength(4, "maximum")
    validator.ensureRange(2, 5, "range")
    validator.ensureRegularExpression("[a-z1]*", "expression")
    validator.ensureValidEmail("email")
    validator.ensureStringContainsNumber("number")
    validator.ensureInstanceIsTheSame(as: NSString("abc1"), "same")
    validator.ensure({ ($0 as? NSString)?.length == 4 }, "custom")
    #expect(validator.ruleCount == 9)
    validator.validate("")
    #expect(
      validator.errorMessages
        == ["presence", "minimum", "range", "email", "number", "same", "custom"])
    validator.validate("ABCDEF")
    #expect(
      validator.errorMessages
        == ["maximum", "range", "expression", "email", "number", "same", "custom"])
    validator.validate("abc1")
    #expect(validator.errorMessages == ["email"] && validator.state == .invalid && !validator.isValid)
  }

  @Test func rulesOfNumbersCompareValues() {
    let validator = LegacyValidator.make(.numeric)
    validator.ensureRange(2, 20, "range")
    validator.ensureInstanceIsTheSame(as: NSNumber(7), "same")
    validator.ensure({ ($0 as? NSNumber)?.intValue == 7 }, "custom")
    validator.validate(NSNumber(value: 7))
    #expect(validator.isValid)
    validator.validate("7")
    #expect(validator.isValid)
    validator.validate("7x")
    #expect(validator.errorMessages == ["range", "same", "custom"])
    validator.validate(NSNumber(value: 21))
    #expect(validator.errorMessages == ["range", "same", "custom"])
  }

  @Test func aGenericValidatorComparesObjects() {
    let validator = LegacyValidator.make()
    validator.ensurePresence("presence")
    validator.ensureInstanceIsTheSame(as: NSDate(timeIntervalSince1970: 0), "same")
    validator.validate(nil)
    #expect(validator.errorMessages == ["presence", "same"])
    validator.validate(NSDate(timeIntervalSince1970: 0))
    #expect(validator.state == .valid)
  }

  @Test func theHandlerIsCalledWhenTheOutcomeChanges() {
    let validator = LegacyValidator.make(.string)
    validator.ensureMinimumLength(2, nil)
    var states: [LegacyState] = []
    validator.validatorStateChangedHandler = { states.append($0) }
    for text in ["", "a", "ab", "abc"] { validator.validate(text) }
    #expect(states == [.invalid, .valid])
  }

  @Test(.patientTimeLimit, arguments: [true, false])
  func aRemoteConditionIsSentWithItsParameters(hasParameters: Bool) async throws {
    let parameters: [String: Any]? = hasParameters ? ["country": "DE", "retry": 2, "list": [true]] : nil
    let earlier = LegacyValidator.remoteCondition
    defer { LegacyValidator.remoteCondition = earlier }
    let transport = RecordingTransport()
    LegacyValidator.remoteCondition = { .remote(at: $0, http: HTTPOptions(transport: transport)) }
    let validator = LegacyValidator.make(.string)
    validator.ensureRemoteCondition(at: try #require(URL(string: "https://example.com/name")), "Taken.")
    validator.validate("ada", parameters: parameters)
    #expect(validator.state == .waiting && validator.errorMessages.isEmpty)
    while validator.state == .waiting { await Task.yield() }
    #expect(validator.errorMessages == ["Taken."])
    let body = try #require(transport.bodies.first)
    let json = try JSONDecoder().decode(JSONValue.self, from: body)
    let extras: JSONValue = ["country": "DE", "retry": 2, "list": [true]]
    #expect(json == (parameters == nil ? ["instance": "ada"] : ["instance": "ada", "extras": extras]))
  }

  @Test(.patientTimeLimit) func theDelegateReceivesWhatTheServerSays() async {
    final class Delegate: NSObject, LegacyValidatorDelegate {
      var results: [Bool] = []

      func validator(_: LegacyValidator, remoteValidationAt url: URL, receivedResult result: Bool) {
        results.append(result)
      }

      func validator(_: LegacyValidator, remoteValidationAt url: URL, failedWithError error: any Error) {
        Issue.record(error)
      }
    }
    let earlier = LegacyValidator.remoteCondition
    defer { LegacyValidator.remoteCondition = earlier }
    let transport = RecordingTransport()
    LegacyValidator.remoteCondition = { .remote(at: $0, http: HTTPOptions(transport: transport)) }
    let (validator, delegate) = (LegacyValidator.make(.string), Delegate())
    validator.delegate = delegate
    validator.ensureRemoteCondition(at: URL(filePath: "/"), "Taken.")
    validator.validate("ada")
    while delegate.results.isEmpty { await Task.yield() }
    #expect(delegate.results == [false] && validator.errorMessages == ["Taken."])
  }

  @Test(arguments: ["0x1F", "1e2", "infinity", "12x", "12,5", " 12", "", "-", "--1", "1.2.3"])
  func textsThatAreNoNumbersAreInvalid(_ text: String) {
    let age = LegacyValidator.make(.numeric)
    age.ensureRange(-130, 130, "Not in the range.")
    age.validate(text)
    #expect(!age.isValid)
    age.validate("-12.5")
    #expect(age.isValid)
  }

  @Test func aTextHasOneValidatorAtMost() {
    let fields: [any TextInputView] = [UITextField(), UITextView()]
    for field in fields {
      let (first, second) = (LegacyValidator.make(.string), LegacyValidator.make(.string))
      for validator in [first, second] { validator.ensureMinimumLength(2, nil) }
      let name =
        field is UITextField ? UITextField.textDidChangeNotification : UITextView.textDidChangeNotification
      func type(_ text: String) {
        field.shownText = text
        NotificationCenter.default.post(name: name, object: field)
      }
      field.attach(first)
      field.attach(second)
      type("ab")
      #expect(!first.isValid && second.isValid)
      field.removeValidators()
      type("a")
      #expect(second.isValid)
    }
  }

  @Test func aControlTakesTheValidatorOfItsType() {
    let legacy = LegacyValidator.make(.string)
    legacy.ensureMinimumLength(2, "Too short!")
    let name = TextControl()
    if let text = legacy.text { name.attachValidator(text) }
    name.text = "a"
    #expect(legacy.errorMessages == ["Too short!"] && legacy.number == nil)
  }
}

/// Answers every request with `false`, and keeps what was sent.
private final class RecordingTransport: RemoteTransport {
  @MainActor private(set) var bodies: [Data] = []

  @MainActor private func keep(_ body: Data) { bodies.append(body) }

  func response(to request: URLRequest, maximumSize: Int) async throws -> RemoteResponse {
    await keep(request.httpBody ?? Data())
    return RemoteResponse(status: 200, body: Data("false".utf8))
  }
}
#endif
