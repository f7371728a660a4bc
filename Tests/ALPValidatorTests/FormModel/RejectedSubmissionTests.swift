import ALPValidator
import Foundation
import Testing

/// The failures of a server, which a body throws: they belong to what was submitted.
@MainActor
@Suite struct RejectedSubmissionTests {
  typealias Order = SavingTests.Order
  typealias Row = SavingTests.Row

  private let form = FormModel(
    Order(
      phone: "1", billing: .init(city: "Ulm"), rows: [Row(id: 1, name: "A"), Row(id: 2, name: "B")],
      tags: ["x"],
      costs: ["food": 1]), rules: Order.rules)
  private var rows: FormList<Row> { form.list(\.rows) }

  private func reject(
    _ failures: ExternalFailures, meanwhile edit: @MainActor () -> Void = {}
  ) async throws -> Submission<Order> {
    try await form.save { order in
      edit()
      throw failures
    }
  }

  @Test func failuresAreShownAtTheirFields() async throws {
    let failures: ExternalFailures = [
      "/phone": "Unknown.", "/billing/city": "No street.", "/rows/1/name": "Taken.",
      "/costs/food": "Too much.",
      "/tags/0": "Odd.",
    ]
    #expect(try await reject(failures) == .rejected(failures))
    #expect(form[\.phone].visibleErrorMessages == ["Unknown."])
    #expect(form.part(\.billing).model?[\.city].visibleErrorMessages == ["No street."])
    #expect(rows.elements[1][\.name].visibleErrorMessages == ["Taken."])
    #expect(form.dictionary(\.costs)["food"]?[\.self].visibleErrorMessages == ["Too much."])
    #expect(form.list(\.tags).elements[0][\.self].visibleErrorMessages == ["Odd."])
    #expect(form.firstInvalidControl === form[\.phone])
    #expect(!form.isSubmitting && form.externalFailures.isEmpty)
  }

  @Test func aFailureFollowsItsRow() async throws {
    let (first, second) = (rows.elements[0], rows.elements[1])
    _ = try await reject(["/rows/0/name": "First.", "/rows/1/name": "Second."]) { rows.move(from: 0, to: 1) }
    #expect(first[\.name].errorMessages == ["First."])
    #expect(second[\.name].errorMessages == ["Second."])
    #expect(form.failures.map(\.path) == ["/rows/0/name", "/rows/1/name"])
  }

  @Test func aRowThatWasEditedSinceGetsNone() async throws {
    let failures: ExternalFailures = [
      "/rows/0": "Unknown.", "/rows/1": "Sold out.", "/costs/food": "Too much.",
    ]
    let submission = try await reject(failures) {
      rows.elements[0][\.name].text = "typed"
      form.dictionary(\.costs)["food"]?[\.self].text = "2"
      rows.move(from: 0, to: 1)
    }
    #expect(submission == .rejected(failures))
    #expect(rows.elements.map(\.externalFailures.count) == [1, 0])
    #expect(form.failures.map(\.message) == ["Sold out."])
  }

  @Test func aFieldThatWasEditedSinceGetsNone() async throws {
    let failures: ExternalFailures = ["/phone": "Unknown.", "/rows/0/name": "Taken."]
    let submission = try await reject(failures) {
      form[\.phone].text = "2"
      rows.elements[0][\.name].text = "typed"
      rows.elements[0][\.name].text = "A"
    }
    #expect(submission == .rejected(failures))
    #expect(form[\.phone].errorMessages.isEmpty)
    // What is again what was submitted has the failure.
    #expect(rows.elements[0][\.name].errorMessages == ["Taken."])
    #expect(form.externalFailures.isEmpty)
  }

  @Test func theFormShowsTheFirstIfNoneIsShown() async throws {
    _ = try await reject(["/phone": "Unknown."]) { form[\.phone].text = "2" }
    #expect(form.externalFailures.map(\.message) == ["Unknown."])
    #expect(form.visibleErrorMessages == ["Unknown."])
  }

  @Test func thoseOfARemovedRowGoToTheList() async throws {
    _ = try await reject(["/rows/0/name": "Taken.", "/rows/1": "Unknown."]) { rows.remove(rows.elements[0]) }
    #expect(rows.externalFailures.map(\.message) == ["Taken."])
    #expect(rows.visibleErrorMessages == ["Taken."])
    #expect(rows.elements[0].externalFailures.map(\.message) == ["Unknown."])
  }

  @Test(arguments: ["/rows/1", "/rows/1/id"] as [ValidationPath])
  func aFailureOfARowStaysUntilTheRowChanges(path: ValidationPath) async throws {
    _ = try await reject(ExternalFailures([path: "Not allowed."]))
    #expect(rows.elements[1].visibleErrorMessages == ["Not allowed."])
    #expect(form.validate() == .invalid)
    rows.elements[0][\.name].text = "A2"
    rows.elements[0][\.name].text = "A3"
    #expect(rows.elements[1].visibleErrorMessages == ["Not allowed."])
    rows.elements[1][\.name].text = "B2"
    #expect(rows.elements[1].visibleErrorMessages.isEmpty)
    #expect(form.validate() == .valid)
  }

  @Test func aFailureOfAListGoesWithItsNextChange() async throws {
    form.list(\.rows).elements[0][\.name].text = "A2"
    form.setExternalFailures(["/rows": "Too few.", "/rows/1": "Unknown."])
    #expect(rows.visibleErrorMessages == ["Too few."])
    rows.elements[0][\.name].text = "A3"
    #expect(rows.visibleErrorMessages.isEmpty)
    #expect(rows.elements[1].visibleErrorMessages == ["Unknown."])
  }

  @Test func whatMatchesNothingIsAFailureOfTheForm() async throws {
    _ = try await reject(["/coupon": "Expired.", "": "Closed."])
    #expect(form.externalFailures.map(\.message) == ["Expired.", "Closed."])
  }

  @Test func formsThatAreMadeByHandAreRejectedToo() async throws {
    let form = FormValidator()
    let email = form.add(TextControl(text: "a"), name: "email")
    let submission: Submission<Void> = try await form.submit { throw ExternalFailures(["/email": "Taken."]) }
    guard case .rejected(let failures) = submission else { return #expect(Bool(false), "\(submission)") }
    #expect(failures.failures.map(\.message) == ["Taken."])
    #expect(email.errorMessages == ["Taken."])
  }

  @Test func areMadeOfMessagesOrABodyAndSayThem() throws {
    #expect(ExternalFailures(["/a": ["One.", "Two."]]).localizedDescription == "One.\nTwo.")
    #expect(ExternalFailures(["/a": "One."] as [ValidationPath: String]) == ["/a": "One."])
    let body = Data(##"{"title": "Invalid", "errors": [{"pointer": "#/a", "detail": "One."}]}"##.utf8)
    #expect(try ExternalFailures(body: body) == ["/a": "One."])
    #expect(throws: DecodingError.self) { try ExternalFailures(body: Data("<html>".utf8)) }
  }
}
