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

  private func press(_ keys: Key...) { for key in keys { _ = session.handle(key) } }

  /// Fills in everything, and goes to the button.
  private func fillIn(userName: String = "ada", email: String = "ada@example.com") {
    press(.text(userName), .tab, .text(email), .enter, .text("k9#Vq2!xTm7w"), .enter)
    press(.text("k9#Vq2!xTm7w"), .down, .text("36"), .tab, .text(" "), .tab)
  }

  /// Presses the button, and returns when the server has received a number of requests in all.
  private func submit(untilRequest count: Int) async {
    press(.enter)
    await server.loopback.wait { $0.requests.count == count }
  }

  private var statuses: [FormField.Status] { session.view.fields.map(\.status) }

  private var requestedPaths: [String] { server.loopback.requests.map(\.path) }

  // MARK: Fields

  @Test func saysNothingBeforeTheUserWasThere() {
    #expect(statuses == Array(repeating: .untouched, count: 6))
    #expect(session.view.fields.allSatisfy { $0.messages.isEmpty })
    press(.text("a"), .tab, .tab)
    #expect(statuses == [.invalid] + Array(repeating: .untouched, count: 5))
    press(.backTab, .text("a"))
    #expect(statuses[1...] == [.invalid, .untouched, .untouched, .untouched, .untouched])
    #expect(session.view.fields[1].messages == ["Please enter an e-mail address, such as name@example.com."])
    press(.text("da@example.com"))
    #expect(statuses[1] == .valid)
  }

  @Test func followsThePasswordBothWays() {
    press(.down, .down, .text("Engine-1842"), .enter, .text("Engine-1842"))
    #expect(statuses[3] == .valid)
    press(.up, .text("!"))
    #expect(statuses[3] == .invalid)
    press(.down, .text("!"))
    #expect(statuses[3] == .valid)
    press(.up, .backspace)
    #expect(statuses[3] == .invalid)
    press(.text("!"))
    #expect(statuses[3] == .valid)
    press(.down, .backspace)
    #expect(statuses[3] == .invalid)
    #expect(session.view.fields[3].messages == [SignUpRules.repeatedPasswordDiffers])
  }

  @Test func advisesAgainstAWeakPasswordWithoutRefusingIt() {
    press(.down, .down, .text("Password1"), .enter)
    #expect(statuses[2] == .advised)
    #expect(session.view.fields[2].messages == ["This is easy to guess; a longer password is safer."])
    #expect(form.password.isValid)
    press(.up, .control("U"), .text("k9#Vq2!xTm7w"))
    #expect(statuses[2] == .valid)
    press(.control("U"), .text("weak"))
    #expect(statuses[2] == .invalid)
    #expect(session.view.fields[2].messages.count == 3)
  }

  @Test func hidesPasswordsUntilAskedToShowThem() {
    press(.down, .down, .text("a👩‍👩‍👧b"), .left)
    #expect(session.view.fields[2].value == .text(before: "••", after: "•"))
    press(.control("R"))
    #expect(session.view.fields[2].value == .text(before: "a👩‍👩‍👧", after: "b"))
  }

  // MARK: The check of the user name

  @Test func holdsWhatTheServerCouldNotDecideUntilItIsAskedAgain() async {
    server.loopback.fault = .status(500)
    fillIn()
    await form.validator.settledState()
    let messages = ["This could not be checked. Please try again.", "Ctrl-T retries."]
    #expect(statuses[0] == .awaitingRetry)
    #expect(session.view.fields[0].messages == messages)
    press(.enter)
    await session.submissionEnded()
    #expect(session.account == nil && session.focus == 0)
    server.loopback.fault = nil
    press(.control("T"))
    #expect(statuses[0] == .waiting)
    await form.validator.settledState()
    #expect(statuses[0] == .valid)
  }

  @Test(arguments: [
    ("gone", [FormField.Status.awaitingRetry]), ("flaky", [.awaitingRetry, .valid, .awaitingRetry]),
  ])
  func misbehavesForSomeNames(_ name: String, _ expected: [FormField.Status]) async throws {
    var met: [FormField.Status] = []
    for _ in expected {
      press(.control("U"), .text(name), .tab)
      await form.validator.settledState()
      met.append(statuses[0])
      press(.backTab, .control("U"), .text("x"))
    }
    #expect(met == expected)
  }

  // MARK: Submission

  @Test func signsUp() async {
    fillIn(email: " ADA@example.com ")
    #expect(session.focus == 6)
    press(.enter)
    await session.submissionEnded()
    #expect(
      session.account
        == Account(userName: "ada", email: "ada@example.com", password: "k9#Vq2!xTm7w", age: 36))
    #expect(requestedPaths == ["/user-name", "/sign-up"])
    let sent = server.loopback.requests.last.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(sent?.contains(#""email":"ada@example.com""#) == true)
  }

  @Test func leadsToTheFieldThatTheServerTurnsDown() async {
    fillIn(userName: "admin")
    press(.enter)
    await session.submissionEnded()
    #expect(session.account == nil && session.view.progress == nil && session.focus == 0)
    #expect(session.view.fields[0].messages == ["“admin” is already taken."])
    #expect(!requestedPaths.contains("/sign-up"))
  }

  @Test func leadsToTheFirstFieldAtFault() async {
    press(.backTab, .enter)
    await session.submissionEnded()
    #expect(session.focus == 0)
    #expect(statuses == Array(repeating: .invalid, count: 6))
    #expect(session.view.fields.allSatisfy { !$0.messages.isEmpty })
    #expect(server.loopback.requests.isEmpty)
  }

  @Test func showsATakenAddressUntilItIsEdited() async {
    fillIn(email: "Info@example.com")
    press(.enter)
    await session.submissionEnded()
    #expect(session.account == nil && session.focus == 1)
    #expect(session.view.fields[1].messages == ["“info@example.com” has an account already."])
    press(.tab, .backTab)
    #expect(statuses[1] == .invalid)
    press(.home, .text("x"))
    #expect(statuses[1] == .valid)
    press(.backTab, .backTab, .enter)
    await session.submissionEnded()
    #expect(session.account?.email == "xinfo@example.com")
  }

  @Test(arguments: [
    (
      LoopbackServer.Fault.status(500),
      "The server returned the status 500. Check the server's log, or try again."
    ),
    (.status(409), "The server returned the status 409. Check the server's log, or try again."),
    (.dropped, "The server could not be reached: "),
  ])
  func saysThatTheServerDidNotSay(_ fault: LoopbackServer.Fault, _ notice: String) async throws {
    fillIn()
    await form.validator.settledState()
    server.loopback.fault = fault
    press(.enter)
    await session.submissionEnded()
    #expect(session.account == nil && session.focus == 6)
    #expect(try #require(session.view.notice).hasPrefix(notice))
    server.loopback.fault = nil
    press(.enter)
    await session.submissionEnded()
    #expect(session.account != nil)
  }

  @Test func keepsNoFormAlive() async throws {
    weak var weakForm: SignUpForm?
    weak var weakControl: AnyControl?
    do {
      let form = try SignUpForm(service: server.service())
      let session = FormSession(form)
      _ = session.handle(.text("ada"))
      _ = session.handle(.backTab)
      _ = session.handle(.enter)
      await session.submissionEnded()
      weakForm = form
      weakControl = form.userName
    }
    #expect(weakForm == nil && weakControl == nil)
  }
}
