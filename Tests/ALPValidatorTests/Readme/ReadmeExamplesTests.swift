import ALPValidator
import Foundation
import LoopbackServer
import Testing

/// The examples of README that need no view. ``ReadmeTests`` compares them with README.
@MainActor @Suite struct ReadmeExamplesTests {
  // The lines are those of README.
  // swift-format-ignore
  @Test func validatorObjects() {
    let validator = Validator(type: .string)
    validator.addValidationToEnsureMinimumLength(15, invalidMessage: "This is too short!")
    validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: "No capital As are allowed!") {
      !$0.contains("A")
    }
    validator.addValidationToEnsureValidEmail(invalidMessage: "That's not an email address!")

    validator.validate("invA@lid,com")
    print(validator)         // Validator<String> 0x…: { state: Invalid, errorMessages: [ … ] }

    #expect(validator.state == .invalid)
    #expect(
      validator.errorMessages
        == ["This is too short!", "No capital As are allowed!", "That's not an email address!"])
  }

  // The lines are those of README.
  // swift-format-ignore
  @Test func ruleSets() throws {
    let contact: RuleSet<String> = [.notEmpty, .email || .phoneNumber(region: "GB")]
    let isAccepted = contact.isSatisfied(by: "020 7946 0958")
    let failures = contact.failures(for: "ada@")
    let password = try RuleSet<String>(json: Data(#"["presence", {"length": {"minimum": 8}}]"#.utf8))

    #expect(isAccepted)
    #expect(failures.count == 1)
    #expect(!password.isSatisfied(by: "engine"))
  }

  // The lines are those of README.
  // swift-format-ignore
  @Test func remoteValidation() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    let url = server.url("/user-name")

    var options = RequestOptions()
    options.debounce = .milliseconds(300)
    options.retry = RetryPolicy(maximumAttempts: 3)
    options.cache = ResponseCache(capacity: 50, lifetime: .seconds(60))
    options.failurePolicy = .hold  // after a failed request, wait for name.retry()

    let name = Validator(type: .string)
    name.addValidationToEnsureMinimumLength(3)
    name.addValidationToEnsureRemoteConditionIsSatisfied(
      at: url, invalidMessage: "This name is taken.", options: options)
    name.validate("ada")                   // the state is .waiting
    let state = await name.settledState()  // .valid or .invalid

    #expect(state == .valid)
    server.stop()
  }
}
