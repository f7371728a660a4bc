import ALPValidator
import Foundation
import LoopbackServer
import Testing

@testable import Demo

@MainActor
@Suite(.timeLimit(.minutes(15))) struct FormSessionTests {
  private let server: SignUpServer
  private let form: SignUpForm
  private let session: FormSession

  init() throws {
    server = try SignUpServer()
    form = try SignUpForm(service: server.service(timeout: .seconds(300)))
    session = FormSession(form)
  }

  private func handle(_ events: FormSession.Event...) {
    for event in events { session.handle(event) }
  }

  /// Goes to a field and types.
  private func type(_ text: String, into field: FieldID) {
    handle(.focus(field: field), .edit(field: field, text: text))
  }

  /// Fills in everything, and leaves the last field.
  private func fillIn(userName: String = "ada", email: String = "ada@example.com") {
    type(userName, into: .userName)
    type(email, into: .email)
    type("k9#Vq2!xTm7w", into: .password)
    type("k9#Vq2!xTm7w", into: .repeatedPassword)
    type("36", into: .age)
    handle(
      .focus(field: .acceptsTerms), .toggle(field: .acceptsTerms, isOn: true), .blur(field: .acceptsTerms))
  }

  /// Submits, and returns when the server has received a number of requests in all.
  private func submit(untilRequest count: Int) async {
    handle(.submit)
    await server.loopback.wait { $0.requests.count == count }
  }

  private func submitToTheEnd() async {
    handle(.submit)
    await session.submissionEnded()
  }

  private func view(_ field: FieldID) throws -> FormView.Field {
    try #require(session.view.fields.first { $0.name == field })
  }

  /// The statuses of the account's fields, and of the terms.
  private var statuses: [FormField.Status] {
    let fields = session.view.groups[0].fields + [session.view.fields[session.view.fields.count - 1]]
    return fields.map(\.status)
  }

  private var requestedPaths: [String] { server.loopback.requests.map(\.path) }

  // MARK: Fields

  @Test func showsNothingBeforeTheUserWasThere() throws {
    #expect(statuses == Array(repeating: .untouched, count: 6))
    #expect(session.view.fields.allSatisfy { $0.messages.isEmpty })
    type("a", into: .userName)
    handle(.focus(field: .email), .focus(field: .password))
    // The email field was passed through, and is required.
    #expect(statuses == [.invalid, .invalid] + Array(repeating: .untouched, count: 4))
    type("a", into: .email)
    #expect(statuses[1] == .invalid)
    #expect(try view(.email).messages == ["Please enter an email address, such as name@example.com."])
    type("ada@example.com", into: .email)
    #expect(statuses[1] == .valid)
  }

  @Test func listsTheRulesOfThePasswordInPlaceOfItsMessages() throws {
    #expect(try view(.password).requirements.map(\.status) == [.open, .open, .open])
    type("engine-1842", into: .password)
    #expect(try view(.password).status == .untouched)
    handle(.blur(field: .password))
    let view = try view(.password)
    #expect(view.status == .invalid && view.messages.isEmpty)
    #expect(
      view.requirements == [
        .init(text: "At least 8 characters", status: .satisfied),
        .init(text: "A digit", status: .satisfied),
        .init(text: "An uppercase letter", status: .failed),
      ])
  }

  @Test func showsNoSecret() throws {
    fillIn()
    #expect(try view(.password).text == nil && view(.repeatedPassword).text == nil)
    #expect(try view(.userName).text == "ada" && view(.acceptsTerms).isOn == true)
    let json = String(decoding: try JSONEncoder().encode(session.view), as: UTF8.self)
    #expect(!json.contains("k9#Vq2"))
    session.forgetSecrets()
    #expect(form.password.text == "" && form.userName.text == "ada" && session.view.resets == 1)
  }

  @Test func changesTheLanguageOfAllMessages() async throws {
    await submitToTheEnd()
    type("admin", into: .userName)
    await form.model.settledState()
    handle(.speak(language: "ar"))
    #expect(session.view.language == "ar" && session.view.isRightToLeft)
    let arabic = MessageCatalog(language: "ar")
    let view = session.view
    #expect(view.fields[0].messages == [PageTexts.text(.isTaken, in: "ar")])
    #expect(view.fields[1].messages == "".validate(.email).failures.map(arabic.message))
    #expect(view.fields.last?.messages == RuleSet([.isTrue]).failures(for: false).map(arabic.message))
    #expect(view.fields[2].requirements.allSatisfy { !$0.text.contains("Please") })
    handle(.speak(language: "tlh"))
    #expect(session.view.language == "en" && !session.view.isRightToLeft)
    #expect(session.view.fields.last?.messages == ["Please accept the terms."])
  }

  @Test func hasMessagesInALanguageThatThePageLacks() throws {
    type("ada", into: .email)
    handle(.speak(language: "fr"), .blur(field: .email))
    let email = try view(.email)
    #expect(session.view.language == "fr" && session.view.textLanguage == "en")
    #expect(email.label == "Email" && email.status == .invalid)
    #expect(email.messages == "ada".validate(.email).failures.map(MessageCatalog(language: "fr").message))
  }

  // MARK: Suggestions and optional fields

  @Test func offersTheAddressThatTheUserProbablyMeant() throws {
    type("Ada@gmail.co", into: .email)
    #expect(try view(.email).status == .valid && view(.email).suggestion == nil)
    type("Ada@gmial.com", into: .email)
    handle(.blur(field: .email))
    var email = try view(.email)
    #expect(email.status == .advised && email.messages.isEmpty)
    #expect(email.suggestion == .init(question: "Did you mean ada@gmail.com?", text: "ada@gmail.com"))
    handle(.speak(language: "de"))
    #expect(try view(.email).suggestion?.question == "Meinten Sie ada@gmail.com?")
    type("ada@gmail.com", into: .email)
    email = try view(.email)
    #expect(email.status == .valid && email.suggestion == nil)
  }

  @Test func confirmsNoOptionalFieldThatIsEmpty() async throws {
    await submitToTheEnd()
    #expect(form.model[\.phone].state == .valid)
    for field in [FieldID.phone, .card, .arrival] { #expect(try view(field).status == .untouched) }
    type("4242424242424242", into: .card)
    #expect(try view(.card).status == .valid)
    type("", into: .card)
    #expect(try view(.card).status == .untouched)
  }

  // MARK: The check of the user name

  @Test func showsNoLateAnswer() async throws {
    await server.gate.close()
    type("admin", into: .userName)
    handle(.blur(field: .userName))
    await server.loopback.wait { $0.requests.count == 1 }
    type("admi", into: .userName)
    #expect(statuses[0] == .waiting)
    handle(.blur(field: .userName))
    await server.gate.open()
    await form.model.settledState()
    try await server.loopback.waitUntilIdle()
    #expect(statuses[0] == .valid)
  }

  @Test(arguments: [
    ("gone", [FormField.Status.awaitingRetry]), ("flaky", [.awaitingRetry, .valid, .valid]),
  ])
  func misbehavesForSomeNames(_ name: String, _ expected: [FormField.Status]) async throws {
    var met: [FormField.Status] = []
    for _ in expected {
      type(name, into: .userName)
      handle(.blur(field: .userName))
      await form.model.settledState()
      met.append(statuses[0])
      type("x", into: .userName)
    }
    #expect(met == expected)
  }

  @Test func failsOnceForEachVisitor() async throws {
    for visitor in ["one", "other"] {
      var service = server.service(timeout: .seconds(300))
      service.visitor = visitor
      let form = try SignUpForm(service: service)
      form.userName.text = "flaky"
      await form.model.settledState()
      #expect(form.userName.isAwaitingRetry)
      form.userName.retry()
      await form.model.settledState()
      #expect(form.userName.isValid)
    }
  }

  // MARK: Submission

  @Test func signsUp() async {
    fillIn(email: " ADA@example.com ")
    await submitToTheEnd()
    #expect(
      session.account
        == SignUp(
          userName: "ada", email: "ada@example.com", password: "k9#Vq2!xTm7w",
          repeatedPassword: "k9#Vq2!xTm7w",
          age: 36, acceptsTerms: true))
    #expect(requestedPaths == ["/user-name", "/sign-up"])
    let sent = server.loopback.requests.last.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(sent?.contains(#""email":"ada@example.com""#) == true)
    #expect(session.view.account.map(\.value) == ["ada", "ada@example.com", "••••••••••••", "36"])
    handle(.edit(field: .age, text: "37"), .submit)
    await session.submissionEnded()
    #expect(form.age.text == "36" && server.loopback.requests.count == 2)
    handle(.startOver)
    #expect(session.view.account.isEmpty && session.view.resets == 1)
    #expect(statuses == Array(repeating: .untouched, count: 6) && form.userName.text == "")
  }

  @Test func waitsForTheCheckOfTheUserName() async {
    await server.gate.close()
    fillIn()
    await submit(untilRequest: 1)
    #expect(session.view.progress == "Waiting for the server…")
    handle(.submit, .startOver)
    await server.gate.open()
    await session.submissionEnded()
    #expect(session.account != nil)
  }

  @Test func leadsToTheFieldThatTheServerRejects() async throws {
    fillIn(userName: "admin")
    await submitToTheEnd()
    #expect(session.account == nil && session.view.progress == nil)
    #expect(session.focus == .userName && session.view.focusMoves == 1)
    #expect(try view(.userName).messages == ["“admin” is already taken."])
    #expect(!requestedPaths.contains("/sign-up"))
  }

  @Test func changesNothingWhileItIsSent() async {
    fillIn()
    await form.model.settledState()
    await server.gate.close()
    await submit(untilRequest: 2)
    #expect(session.view.progress == "Signing up…" && session.view.isSending)
    handle(.toggle(field: .acceptsTerms, isOn: false), .edit(field: .age, text: "5"), .startOver)
    session.forgetSecrets()
    #expect(form.acceptsTerms.value && form.age.text == "36")
    await server.gate.open()
    await session.submissionEnded()
    #expect(session.account?.age == 36)
  }

  @Test(arguments: [
    (
      LoopbackServer.Fault.status(500),
      "The server returned the status 500. Check the server's log, or try again."
    ),
    (.status(409), "The server returned the status 409. Check the server's log, or try again."),
    (.dropped, "The server could not be reached: "),
  ])
  func showsWhyTheServerDidNotAnswer(_ fault: LoopbackServer.Fault, _ notice: String) async throws {
    fillIn()
    await form.model.settledState()
    server.loopback.fault = fault
    await submitToTheEnd()
    #expect(session.account == nil && session.view.focusMoves == 0)
    #expect(try #require(session.view.notice).hasPrefix(notice))
    // The page sends all values again after a submission. Equal values are not edits.
    handle(.edit(field: .age, text: "36"), .toggle(field: .acceptsTerms, isOn: true))
    #expect(session.view.notice != nil)
    server.loopback.fault = nil
    await submitToTheEnd()
    #expect(session.account != nil)
  }

  @Test func decodesWhatItSendsByTheSameRules() async throws {
    fillIn()
    type("6502532222", into: .phone)
    handle(.addGuest)
    type("Grace", into: .guest(1, "name"))
    type("grace@example.com", into: .guest(1, "email"))
    handle(.toggle(field: .paysCompany, isOn: true))
    type("Acme", into: .companyName)
    await submitToTheEnd()
    let body = try #require(server.loopback.requests.last?.body)
    #expect(try SignUp.makeRules().decode(from: body) == session.account)
    #expect(session.account?.phone == "+16502532222" && session.account?.company?.name == "Acme")
    #expect(session.account?.guests == [Guest(name: "Grace", email: "grace@example.com")])
  }

  @Test func asksHowTheCompanyPays() async throws {
    fillIn()
    handle(.toggle(field: .paysCompany, isOn: true))
    type("Acme", into: .companyName)
    func fields() -> [FieldID] { session.view.groups.first { $0.id == "company" }?.fields.map(\.name) ?? [] }
    #expect(fields().suffix(2) == [.companyPayment, .orderNumber])
    type("PO-7", into: .orderNumber)
    type("debit", into: .companyPayment)
    #expect(fields().suffix(2) == [.companyPayment, .iban])
    type("de89 3704 0044 0532 0130 00", into: .iban)
    type("invoice", into: .companyPayment)
    type("debit", into: .companyPayment)
    await submitToTheEnd()
    #expect(session.account?.company?.payment == .debit("DE89370400440532013000"))
    let body = try #require(server.loopback.requests.last?.body)
    #expect(try SignUp.makeRules().decode(from: body) == session.account)
  }

  @Test func showsWhatTheServerFindsAtItsField() async throws {
    let service = server.service()
    let refused = try #require(
      await #expect(throws: ExternalFailures.self) {
        try await service.send(SignUp(userName: "ada", age: 17, guests: [Guest(name: "Eve", email: "eve@")]))
      })
    let paths = Set(refused.failures.map(\.path.description))
    #expect(paths.isSuperset(of: ["/age", "/email", "/guests/0/email", "/acceptsTerms"]))
  }

  @Test func keepsNoFormAlive() async throws {
    weak var weakForm: SignUpForm?
    weak var weakControl: AnyControl?
    do {
      let form = try SignUpForm(service: server.service())
      let session = FormSession(form)
      session.handle(.edit(field: .userName, text: "ada"))
      session.handle(.submit)
      await session.submissionEnded()
      weakForm = form
      weakControl = form.userName
    }
    #expect(weakForm == nil && weakControl == nil)
  }
}
