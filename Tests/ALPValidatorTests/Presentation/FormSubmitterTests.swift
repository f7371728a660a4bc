import ALPValidator
import Foundation
import Testing

private struct Row: Codable, Sendable {
  var url = ""
  static let rules: RuleSet<Row> = [.at(\.url, "url", label: "Link", [.url])]
}

private struct Page: Codable, Sendable {
  var title = "Home"
  var email = "ada@example.com"
  var rows: [Row] = []
  static let rules: RuleSet<Page> = [
    .at(\.title, "title", label: "Title", [.notEmpty]), .at(\.email, "email", label: "Email", [.email]),
    .each(\.rows, "rows", label: "Rows", list: [.count(...1)], Row.rules),
  ]
}

@MainActor @Suite struct FormSubmitterTests {
  private struct Offline: Error {}

  private let form = FormModel(Page(), rules: Page.rules)

  private func submit(
    _ body: @escaping @MainActor (Page) async throws -> Void = { _ in },
    message: @escaping @MainActor (any Error) -> String = FormSubmitter.message
  ) async -> SubmissionFollowUp {
    let form = form
    return await FormSubmitter(form, message: message) { try await form.submit(body) }.submit()
  }

  @Test func afterASuccessTheFocusStays() async {
    let followUp = await submit()
    #expect(followUp.hasSucceeded && followUp.target == nil && followUp.announcement == nil)
    #expect(form.visibleErrorMessages.isEmpty)
  }

  @Test func theFirstFailureGetsTheFocusAndIsRead() async {
    form[\.email].text = "ada"
    form.list(\.rows).append(Row())
    let followUp = await submit()
    #expect(!followUp.hasSucceeded && followUp.target === form[\.email])
    #expect(followUp.announcement == "Email: Please enter an email address, such as name@example.com.")
    #expect(form[\.email].shouldShowErrors)
  }

  @Test func aFailureOfTheServerIsLikeAnother() async {
    let followUp = await submit { _ in throw ExternalFailures(["/title": "This title is taken."]) }
    #expect(!followUp.hasSucceeded && followUp.target === form[\.title])
    #expect(followUp.announcement?.contains("This title is taken.") == true)
  }

  @Test func aListThatFailsAsAWholeIsScrolledTo() async {
    for _ in 0..<2 { form.list(\.rows).append(Row(url: "https://example.com")) }
    let followUp = await submit()
    #expect(followUp.target === form.list(\.rows))
    #expect(followUp.announcement == "Rows: Please choose at most 1 item.")
  }

  @Test func aFailureOfTheFormItselfIsScrolledTo() async {
    let followUp = await submit { _ in throw ExternalFailures(["": "Closed."]) }
    #expect(followUp.target === form && followUp.announcement == "Closed.")
  }

  @Test func anErrorIsTheMessageOfTheForm() async {
    let followUp = await submit { _ in throw Offline() }
    #expect(followUp.target === form && followUp.announcement == FieldTexts.standard.submissionFailed)
    #expect(form.visibleErrorMessages == [FieldTexts.standard.submissionFailed])
    #expect(await submit().hasSucceeded && form.visibleErrorMessages.isEmpty)
  }

  @Test func aRefusalWithoutAFailureIsAnError() async {
    let followUp = await submit { _ in throw ExternalFailures([:] as [ValidationPath: String]) }
    #expect(followUp.target === form && followUp.announcement == FieldTexts.standard.submissionFailed)
    #expect(form.visibleErrorMessages == [FieldTexts.standard.submissionFailed])
  }

  @Test func conflictsThatTheBodyShowsStayBesideTheMessage() async {
    struct Newer: LocalizedError { var errorDescription: String? { "The page was changed elsewhere." } }
    let form = form
    form[\.title].text = "Mine"
    let followUp = await submit { _ in
      let conflicts = form.rebase(onto: Page(title: "Theirs"))
      form.setExternalFailures(
        ExternalFailures(Dictionary(uniqueKeysWithValues: conflicts.map { ($0, "Theirs differs.") })))
      throw Newer()
    }
    #expect(followUp.target === form && form.visibleErrorMessages == ["The page was changed elsewhere."])
    #expect(form[\.title].visibleErrorMessages == ["Theirs differs."])
    #expect(form.value.title == "Mine" && form.base.title == "Theirs")
    #expect(await submit().hasSucceeded)
  }

  @Test func anErrorMayHaveADescriptionOrAMessageOfTheApp() async {
    struct Full: LocalizedError { var errorDescription: String? { "The list is full." } }
    #expect(await submit { _ in throw Full() }.announcement == "The list is full.")
    #expect(await submit({ _ in throw Offline() }, message: { "\($0)!" }).announcement == "Offline()!")
  }

  @Test func aChangeMeanwhileIsSaid() async {
    let (form, title) = (form, form[\.title])
    let gate = HeldCheck()
    title.addCondition(.async("free") { _ in await gate.wait() })
    async let followUp = submit()
    await gate.isWaiting()
    title.text = "Other"
    gate.open()
    #expect(await followUp.announcement == FieldTexts.standard.changedMeanwhile)
    #expect(await followUp.target === form)
    #expect(form.visibleErrorMessages == [FieldTexts.standard.changedMeanwhile])
  }

  @Test func aCancellationIsNoMessage() async {
    let followUp = await submit { _ in throw CancellationError() }
    #expect(!followUp.hasSucceeded && followUp.target == nil && followUp.announcement == nil)
    #expect(form.visibleErrorMessages.isEmpty)
    let submitter = FormSubmitter(form, message: FormSubmitter.message) { Submission<Int>.cancelled }
    #expect(await submitter.submit().target == nil)
    let second = FormSubmitter(form, message: FormSubmitter.message) { Submission<Int>.alreadySubmitting }
    #expect(await second.submit().target == nil && form.visibleErrorMessages.isEmpty)
  }

  @Test func aRequestThatWasNotSentGetsTheFocus() async {
    form[\.email].addCondition(
      .async("free", options: RequestOptions(failurePolicy: .hold)) { _ in throw Offline() })
    let followUp = await submit()
    #expect(!followUp.hasSucceeded && followUp.target === form[\.email])
    #expect(followUp.announcement == form.failuresAwaitingRetry.first?.message)
    #expect(followUp.announcement != nil)
  }

  @Test func rowsAreScrolledToBeforeTheirFields() {
    let row = form.list(\.rows).append(Row())
    let list = form.list(\.rows)
    #expect(form.scrollTargets(to: row[\.url]) == [list.id, row.id, row[\.url].id])
    #expect(form.scrollTargets(to: form[\.title]) == [form[\.title].id])
    #expect(form.scrollTargets(to: form) == [form.id])
  }
}

/// A check that waits until a test opens it.
@MainActor private final class HeldCheck {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false
  private var count = 0

  func wait() async -> Bool {
    count += 1
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    return true
  }

  func isWaiting() async { while count == 0 { await Task.yield() } }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
