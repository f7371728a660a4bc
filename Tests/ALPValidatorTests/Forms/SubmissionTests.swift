import ALPValidator
import Testing

@MainActor @Suite(.patientTimeLimit) struct SubmissionTests {
  private let form = FormValidator()
  private let name = TextControl()
  private let email = TextControl()
  private let transport = HeldTransport()

  init() {
    name.addRule(.length(3...), invalidMessage: "Name.")
    form.add(name)
    form.add(email)
  }

  private func askServer(onFailure policy: RequestFailurePolicy = .fail) {
    email.validator.addRemote(transport, message: "Taken.") { $0.failurePolicy = policy }
  }

  /// Begins to submit, and returns when the submission is under way.
  private func submit() async -> Task<Submission<String>, Never> {
    let task = Task { [form, email] in await form.submit { email.text } }
    while !form.isSubmitting { await Task.yield() }
    return task
  }

  @Test func doesTheWorkIfAllIsValid() async {
    name.text = "Ada"
    #expect(await form.submit { "done" } == .submitted("done"))
    #expect(!form.isSubmitting)
  }

  @Test func showsWhatIsInvalid() async {
    let submission = await form.submit { Issue.record("worked") }
    guard case .invalid = submission else {
      Issue.record("\(submission)")
      return
    }
    #expect(form.firstInvalidControl === name)
    #expect(form.errorMessages == ["Name."])
    #expect(name.isTouched && name.shouldShowErrors && !name.isDirty)
    _ = await form.submit {}
    form.reset()
    #expect(!name.isTouched)
  }

  @Test func clearsErrorsFromElsewhere() async {
    name.text = "Ada"
    name.setExternalFailure("Taken.")
    #expect(form.state == .invalid)
    #expect(await form.submit { 1 } == .submitted(1))
    #expect(name.externalFailures.isEmpty)
  }

  @Test func takesTheVerdictOfTheServerAfterTheWork() async {
    name.text = "Ada"
    let submission = await form.submit { [name] in name.setExternalFailure("Taken.") }
    guard case .submitted = submission else {
      Issue.record("\(submission)")
      return
    }
    #expect(form.firstInvalidControl === name)
    #expect(name.shouldShowErrors)
    name.text = "Adam"
    #expect(form.isValid)
  }

  @Test func waitsForServers() async {
    askServer()
    name.text = "Ada"
    email.text = "a"
    await transport.waitForQuestions(1)
    let submission = await submit()
    #expect(form.isSubmitting)
    await transport.answer("a", with: "true")
    #expect(await submission.value == .submitted("a"))
    #expect(transport.asked.count == 1)
  }

  @Test func asksNoServerAgainAboutWhatItHasAccepted() async {
    askServer()
    name.text = "Ada"
    email.text = "a"
    await transport.waitForQuestions(1)
    await transport.answer("a", with: "true")
    #expect(await form.submit { 1 } == .submitted(1))
    #expect(transport.asked.count == 1)
    email.addRule(.length(2...))
    #expect(await form.submit { 1 } == .invalid)
  }

  @Test func refusesWhileAFailureIsHeld() async {
    askServer(onFailure: .hold)
    name.text = "Ada"
    let submission = await submit()
    await transport.waitForQuestions(1)
    await transport.answer("instance", with: "", status: 500)
    #expect(await submission.value == .awaitingRetry)
    #expect(form.state == .waiting)
    #expect(await form.settledState() == .waiting)
    #expect(form.failuresAwaitingRetry.map(\.cause) == [.requestFailed(.status(500))])
  }

  @Test func refusesASecondAttempt() async {
    askServer()
    name.text = "Ada"
    let submission = await submit()
    #expect(await form.submit { "second" } == .alreadySubmitting)
    await transport.waitForQuestions(1)
    await transport.answer("instance", with: "true")
    #expect(await submission.value == .submitted(""))
  }

  @Test func doesNotSubmitWhatWasChangedMeanwhile() async {
    askServer()
    name.text = "Ada"
    let submission = await submit()
    await transport.waitForQuestions(1)
    name.text = "Adam"
    await transport.answer("instance", with: "true")
    #expect(await submission.value == .changed)
    #expect(form.isValid)
  }

  @Test func endsAtOnceWhenSomethingIsChanged() async {
    askServer()
    name.text = "Ada"
    let submission = await submit()
    await transport.waitForQuestions(1)
    name.text = "Adam"
    #expect(await submission.value == .changed)
    #expect(form.state == .waiting && !form.isSubmitting)
    let second = Task { [form] in await form.submit { "second" } }
    while !form.isSubmitting { await Task.yield() }
    await transport.answer("instance", with: "true")
    #expect(await second.value == .submitted("second"))
    #expect(transport.asked.count == 1)
  }

  @Test func endsWhenItsTaskIsCancelled() async {
    askServer()
    name.text = "Ada"
    let submission = await submit()
    await transport.waitForQuestions(1)
    submission.cancel()
    #expect(await submission.value == .cancelled)
    #expect(!form.isSubmitting)
    await transport.answer("instance", with: "true")
    #expect(form.isValid)
  }

  @Test func letsTheWorkThrow() async {
    struct Refusal: Error, Equatable {}
    name.text = "Ada"
    await #expect(throws: Refusal()) { try await form.submit { throw Refusal() } }
    #expect(!form.isSubmitting)
    #expect(await form.submit { 1 } == .submitted(1))
  }
}
