import ALPValidator
import Foundation
import LoopbackServer
import Observation
import Testing

// The examples of README that need no view. ``ReadmeTests`` compares them with README.

// The lines are those of README.
// swift-format-ignore
@Observable @MainActor final class HandWrittenModel {
  var email = ""
  var hasLeftEmail = false

  var isValid: Bool { email.trimmingCharacters(in: .whitespaces).contains(/^[^@ ]+@[^@ ]+\.[a-z]+$/) }
  var emailMessage: String? { hasLeftEmail && !isValid ? "Please enter an e-mail address." : nil }
}

struct NewsletterRequest: Decodable {
  var email: String
  var topics: [String]
}

let newsletterRules: RuleSet<NewsletterRequest> = [
  .at(\.email, "email", [.email]),
  .each(\.topics, "topics", [.in(["news", "releases"])]),
]

func handleNewsletter(_ body: Data) throws -> (status: Int, body: Data) {
  do {
    let request = try newsletterRules.decode(from: body)
    print("Subscribe", request.email)
    return (201, Data())
  } catch {
    let problem = ProblemDetails(error.failures)  // the failures of what could be read, and what could not
    return (problem.status, try JSONEncoder().encode(problem))
  }
}

@MainActor @Suite struct ReadmeExamplesTests {
  private final class Label {
    var text: String?
  }

  @MainActor private final class MailingList {
    var isNew = false
    var error: URLError?
    private(set) var received: [String] = []

    func subscribe(_ address: String) async throws -> Bool {
      received.append(address)
      if let error { throw error }
      return isNew
    }
  }

  // The lines are those of README.
  // swift-format-ignore
  @Test func validatorsHaveAStateAndMessages() {
    let label = Label()
    let validator = Validator(type: .string)
    validator.addValidationToEnsureMinimumLength(15, invalidMessage: "This is too short!")
    validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: "No capital As are allowed!") {
      !$0.contains("A")
    }
    validator.addValidationToEnsureValidEmail(invalidMessage: "That's not an email address!")
    validator.validatorStateChangedHandler = { [weak validator] _ in label.text = validator?.errorMessages.first }

    validator.validate("invA@lid,com")

    #expect(validator.state == .invalid)
    #expect(
      validator.errorMessages
        == ["This is too short!", "No capital As are allowed!", "That's not an email address!"])
    #expect(label.text == "This is too short!")
  }

  @Test func controlsReplaceCodeByHand() async {
    let byHand = HandWrittenModel()
    byHand.email = "ada@"
    byHand.hasLeftEmail = true
    #expect(byHand.emailMessage == "Please enter an e-mail address.")

    let list = MailingList()
    let model = NewsletterModel(subscribe: list.subscribe)
    model.email.beginEditing()
    model.email.text = "ada@"
    #expect(!model.email.shouldShowErrors)
    model.email.endEditing()
    #expect(model.email.shouldShowErrors)
    #expect(model.email.errorMessages == ["Please enter an e-mail address."])
    model.email.text = " Ada@Example.com"
    await model.submit()
    #expect(list.received == ["ada@example.com"])
    #expect(model.email.errorMessages == ["This address is on the list already."])

    list.error = URLError(.notConnectedToInternet)
    await model.submit()
    #expect(model.form.errorMessages == ["We could not reach the server. Please try again."])
    (list.error, list.isNew) = (nil, true)
    await model.submit()
    #expect(model.form.isValid)
  }

  @Test func serversNameThePlaceOfEachFailure() throws {
    let accepted = try handleNewsletter(Data(#"{"email": "ada@example.com", "topics": ["news"]}"#.utf8))
    #expect(accepted.status == 201)
    #expect(try handleNewsletter(Data("nope".utf8)).status == 400)
    #expect(try handleNewsletter(Data("{}".utf8)).status == 422)
    let response = try handleNewsletter(Data(#"{"email": "ada", "topics": ["news", "cats"]}"#.utf8))
    #expect(response.status == 422)
    let form = FormValidator()
    let email = form.add(TextControl(), name: "email")
    try form.setExternalFailures(from: response.body)
    #expect(email.errorMessages == ["Please enter an email address, such as name@example.com."])
    #expect(form.externalFailures.map(\.path) == ["/topics/1"])
  }

  // The lines are those of README.
  // swift-format-ignore
  @Test func aServerDecides() async throws {
    let server = try LoopbackServer { _ in .json("true") }
    let url = server.url("/user-name")

    let name = Validator(type: .string)
    name.addValidationToEnsureMinimumLength(3)
    name.addValidationToEnsureRemoteConditionIsSatisfied(
      at: url, invalidMessage: "This name is taken.",
      options: RequestOptions(debounce: .milliseconds(300), failurePolicy: .hold))
    name.validate("ada")                   // the state is .waiting
    let state = await name.settledState()  // .valid, .invalid, or .waiting after a failed request, for name.retry()

    #expect(state == .valid)
    server.stop()
  }
}
