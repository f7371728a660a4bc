import ALPValidator
import Foundation
import LoopbackServer
import Testing

@testable import Demo

@MainActor
@Suite struct FormSessionTests {
  private let server: LoopbackServer
  private let form: SignUpForm
  private let session: FormSession

  init() throws {
    server = try SignUpServer.start(thinking: .zero)
    form = try SignUpForm(userNameCheck: server.url(SignUpServer.path), timeout: .seconds(300))
    session = FormSession(form)
  }

  private func press(_ keys: Key...) {
    for key in keys { _ = session.handle(key) }
  }

  private func settle() async {
    for field in form.fields { _ = await field.validator.settledState() }
    session.takeNoteOfAnswers()
  }

  /// Fills in everything but the user name, and goes to the button.
  private func fillIn(userName: String) {
    press(.text(userName), .tab, .text("ada@example.com"), .enter, .text("Engine-1842"), .enter)
    press(.text("Engine-1842"), .down, .text("36"), .tab, .text(" "), .tab)
  }

  private var statuses: [FormField.Status] { session.view.fields.map(\.status) }

  @Test func saysNothingBeforeTheUserWasThere() {
    #expect(statuses == Array(repeating: .untouched, count: 6))
    #expect(session.view.fields.allSatisfy { $0.messages.isEmpty })
    press(.tab, .text("a"))
    #expect(statuses[2...] == [.untouched, .untouched, .untouched, .untouched])
    #expect(statuses[1] == .invalid)
  }

  @Test func acceptsWhatIsValid() async {
    fillIn(userName: "ada")
    #expect(session.focus == 6)
    #expect(statuses[0] == .waiting)
    press(.enter)
    #expect(session.view.isSubmitting && !session.isAccepted)
    await settle()
    #expect(session.isAccepted)
    #expect(
      form.summary.map(\.value) == ["ada", "ada@example.com", "11 characters, kept to ourselves", "36"])
  }

  @Test func leadsToTheFieldThatTheServerTurnsDown() async {
    fillIn(userName: "admin")
    press(.enter)
    await settle()
    #expect(!session.isAccepted && !session.view.isSubmitting)
    #expect(session.focus == 0)
    #expect(session.view.fields[0].messages == ["“admin” is already taken."])
  }

  @Test func leadsToTheFirstFieldAtFault() {
    press(.backTab, .enter)
    #expect(session.focus == 0)
    #expect(statuses == Array(repeating: .invalid, count: 6))
    #expect(session.view.fields.allSatisfy { !$0.messages.isEmpty })
    #expect(!session.view.isSubmitting)
  }

  @Test func submitsNothingThatWasChangedMeanwhile() async {
    fillIn(userName: "ada")
    press(.enter, .up, .text(" "))
    await settle()
    #expect(!session.isAccepted)
  }

  @Test func validatesTheSecondPasswordWhenTheFirstChanges() {
    press(.down, .down, .text("Engine-1842"), .enter)
    press(.up, .text("!"))
    #expect(statuses[3] == .untouched)
    press(.down, .text("Engine-1842!"))
    #expect(statuses[3] == .valid)
    press(.up, .backspace)
    #expect(statuses[2...3] == [.valid, .invalid])
    press(.text("!"))
    #expect(statuses[3] == .valid)
  }

  @Test func hidesPasswordsUntilAskedToShowThem() {
    press(.down, .down, .text("a👩‍👩‍👧b"), .left)
    #expect(session.view.fields[2].value == .text(before: "••", after: "•"))
    press(.control("R"))
    #expect(session.view.fields[2].value == .text(before: "a👩‍👩‍👧", after: "b"))
  }

  @Test func goesRoundAndRound() {
    press(.up)
    #expect(session.focus == 6)
    press(.tab)
    #expect(session.focus == 0)
  }

  @Test func submitsNothingThatWasPasted() {
    press(.backTab, .paste("a\n\n"), .backTab, .paste("b\n"))
    #expect(session.focus == 5)
    #expect(!form.isSubmitting && statuses[0] == .untouched)
  }

  @Test func asksForWhatConcernsTheTerminal() {
    #expect(session.handle(.escape) == .quit)
    #expect(session.handle(.control("C")) == .quit)
    #expect(session.handle(.control("D")) == .quit)
    #expect(session.handle(.control("Z")) == .suspend)
    #expect(session.handle(.control("L")) == .redraw)
    #expect(session.handle(.text("q")) == nil)
  }

  @Test func asksAgainWhatTheServerCouldNotDecide() async {
    server.fault = .status(500)
    fillIn(userName: "ada")
    await settle()
    #expect(session.view.fields[0].messages == ["This could not be checked. Please try again."])
    server.fault = nil
    press(.enter)
    await settle()
    #expect(session.isAccepted)
  }

  @Test func keepsNoFormAlive() throws {
    weak var weakForm: SignUpForm?
    weak var weakField: FormField?
    do {
      let form = try SignUpForm(userNameCheck: server.url("/"), timeout: .seconds(300))
      _ = FormSession(form).handle(.text("ada"))
      weakForm = form
      weakField = form.fields.first
    }
    #expect(weakForm == nil && weakField == nil)
  }
}
