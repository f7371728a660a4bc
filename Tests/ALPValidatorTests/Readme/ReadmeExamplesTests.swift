import ALPValidator
import Foundation
import LoopbackServer
import Testing

// The examples of README that need no view. ``ReadmeTests`` compares them with README.

func handleNewsletter(
  _ body: Data, acceptLanguage: String?
) throws -> (status: Int, body: Data) {
  do {
    let subscriber = try Subscriber.rules.decode(from: body)
    print("Subscribe", subscriber.email)
    return (201, Data())
  } catch {
    let messages = MessageCatalog(acceptLanguage: acceptLanguage)
    let problem = ProblemDetails(error.failures, in: messages)
    return (problem.status, try problem.json())
  }
}

@MainActor @Suite struct ReadmeExamplesTests {
  @MainActor private final class MailingList {
    var isNew = false
    var error: URLError?
    private(set) var received: [Subscriber] = []

    func subscribe(_ subscriber: Subscriber) async throws -> Bool {
      received.append(subscriber)
      if let error { throw error }
      return isNew
    }
  }

  // The lines are those of README.
  // swift-format-ignore
  @Test func validatorsHaveAStateAndMessages() {
    let validator = Validator(type: .string)
    validator.addValidationToEnsureMinimumLength(15, invalidMessage: "This is too short!")
    validator.addValidationToEnsureCustomConditionIsSatisfied(invalidMessage: "No capital As are allowed!") {
      !$0.contains("A")
    }
    validator.addValidationToEnsureValidEmail(invalidMessage: "That's not an email address!")
    validator.validatorStateChangedHandler = { state in print("The state is now \(state).") }

    validator.validate("invA@lid,com")

    #expect(validator.state == .invalid)
    #expect(
      validator.errorMessages
        == ["This is too short!", "No capital As are allowed!", "That's not an email address!"])
  }

  @Test func aFormShowsWhatTheServerAnswers() async {
    let list = MailingList()
    let model = NewsletterModel(subscribe: list.subscribe)
    let email = model.form[\.email]
    email.beginEditing()
    email.text = "ada@"
    #expect(!email.shouldShowErrors)
    email.endEditing()
    #expect(email.visibleErrorMessages == ["Please enter an email address, such as name@example.com."])
    email.text = " Ada@Example.com"
    model.form[\.age].text = "12"
    await model.submit()
    #expect(list.received.isEmpty)
    #expect(model.form.firstInvalidControl === model.form[\.age])
    model.form[\.age].text = "36"
    await model.submit()
    #expect(list.received.map(\.email) == ["ada@example.com"])
    #expect(list.received.map(\.age) == [36])
    #expect(email.visibleErrorMessages == ["This address is on the list already."])

    list.error = URLError(.notConnectedToInternet)
    await model.submit()
    #expect(model.form.errorMessages == ["We could not reach the server. Please try again."])
    list.error = nil
    list.isNew = true
    await model.submit()
    #expect(model.form.isValid)
  }

  @Test func hintsSayHowToSetUpAField() {
    let email = TextControl()
    email.addRule(.email && .length(...254))
    #expect(email.hints.keyboard == .emailAddress)
    #expect(email.hints.contentType == .emailAddress)
    #expect(email.hints.maximumLength == 254)
  }

  @Test func inputFormatsSeparateWhatIsTyped() {
    let card = TextControl()
    card.inputFormat = .paymentCard
    card.text = "4242 4242"
    #expect(card.value == "42424242")
  }

  @Test func aFormatterOfAFieldFormatsAnEdit() {
    let formatter = TypingFormatter(.paymentCard)
    let edit = formatter.edit(from: "4242", NSRange(4..<4), to: "42424", cursor: 5)
    #expect(edit?.text == "4242 4")
    #expect(edit?.selection == 6..<6)
    #expect(formatter.string(for: "42424") == "4242 4")
  }

  @Test(arguments: [
    ("4242", "42424", 5, "4242 4", 6),  // typed at the end
    ("4242 4", "42424", 4, "4244", 3),  // Backspace after the space
    ("4242 4", "94242 4", 1, "9424 24", 1),  // typed at the start
    ("4444 4", "44444 4", 1, "4444 44", 1),  // the same digit, whose place the cursor tells
    ("4242 4", "", 0, "", 0),  // deleted
    ("4242 4", "4111-1111", 9, "4111 1111", 9),  // pasted over everything
  ])
  func aFieldThatHasChangedItsTextIsFormatted(
    _ earlier: String, _ text: String, _ cursor: Int, _ shown: String, _ place: Int
  ) {
    let card = TextControl()
    card.inputFormat = .paymentCard
    card.text = text
    let edit = card.edit(to: text, from: earlier, cursor: cursor)
    #expect(edit?.text ?? text == shown && card.text == shown)
    #expect(edit?.selection ?? cursor..<cursor == place..<place)
  }

  private static func status(of body: String) throws -> Int {
    try handleNewsletter(Data(body.utf8), acceptLanguage: nil).status
  }

  @Test func serversNameThePlaceOfEachFailure() throws {
    #expect(try Self.status(of: #"{"email": "ada@example.com", "age": 36}"#) == 201)
    #expect(try Self.status(of: #"{"email": "ada@example.com"}"#) == 201)
    #expect(try Self.status(of: "nope") == 400)
    #expect(try Self.status(of: "{}") == 422)
    let invalid = Data(#"{"email": "ada", "age": 7}"#.utf8)
    let response = try handleNewsletter(invalid, acceptLanguage: "fr;q=0.1, en")
    #expect(response.status == 422)
    let form = NewsletterModel { _ in true }.form
    try form.setExternalFailures(from: response.body)
    #expect(
      form[\.email].visibleErrorMessages == ["Please enter an email address, such as name@example.com."])
    #expect(form[\.age].errorMessages.count == 1)
    #expect(form.externalFailures.isEmpty)
  }

  @Test func serversAnswerInTheLanguageOfTheClient() throws {
    let invalid = Data(#"{"email": "ada", "age": 36}"#.utf8)
    let response = try handleNewsletter(invalid, acceptLanguage: "de-AT, en;q=0.5")
    let form = NewsletterModel { _ in true }.form
    try form.setExternalFailures(from: response.body)
    let validator = Validator(type: .string)
    validator.messages = MessageCatalog(language: "de")
    validator.addRule(.email)
    validator.validate("ada")
    #expect(form[\.email].errorMessages == validator.errorMessages)
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
