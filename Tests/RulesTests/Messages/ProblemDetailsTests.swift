@testable import ALPValidator
import Foundation
import Testing

/// Problem details, and the form of the client that shows them.
@Suite struct ProblemDetailsTests {
  private func failure(
    _ name: String = "email", at path: ValidationPath = "/email", _ parameters: [String: JSONValue] = [:],
    cause: ValidationFailure.Cause = .unsatisfied, severity: Severity = .error
  ) -> ValidationFailure {
    ValidationFailure(
      name: name, parameters: parameters, cause: cause, severity: severity, message: "No.", messages: nil
    ).placed(at: path)
  }

  private func json(_ problem: ProblemDetails) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(problem), as: UTF8.self)
  }

  @Test func hasTheMembersOfRFC9457() throws {
    var problem = ProblemDetails([
      failure(), failure("range", at: "/guests/2/age", ["minimum": 18, "step": .number(.infinity)]),
      failure("odd", at: ValidationPath([.key("a b%/~\"é")])), failure(at: ""), failure(severity: .warning),
    ])
    #expect(
      try json(problem)
        == ##"{"errors":[{"detail":"No.","pointer":"#/email","rule":"email"},"##
        + ##"{"detail":"No.","parameters":{"minimum":18,"step":"inf"},"pointer":"#/guests/2/age","rule":"range"},"##
        + ##"{"detail":"No.","pointer":"#/a%20b%25~1~0%22%C3%A9","rule":"odd"},"##
        + ##"{"detail":"No.","pointer":"#","rule":"email"}],"##
        + ##""status":422,"title":"Unprocessable Content","type":"about:blank"}"##)
    problem.type = "https://example.com/invalid"
    problem.title = "Invalid"
    problem.detail = "Four values are invalid."
    problem.instance = "/requests/7"
    problem.errors = []
    #expect(
      try json(problem)
        == #"{"detail":"Four values are invalid.","errors":[],"instance":"/requests/7","status":422,"title":"Invalid","type":"https://example.com/invalid"}"#
    )
  }

  @Test func answersThatACheckCouldNotBeMade() {
    let failed = failure("available", cause: .requestFailed(.timedOut))
    for failures in [[failed], [failure(), failed]] {
      let problem = ProblemDetails(failures)
      #expect(problem.status == 503)
      #expect(problem.title == "Service Unavailable")
      #expect(problem.retryAfter == 5)
      #expect(problem.errors.count == failures.count)
    }
    #expect(ProblemDetails([failure()]).retryAfter == nil)
  }

  @Test(arguments: [
    ("{", "The body is not JSON. Look at line 1, byte 2."),
    (#"{"a":1,"a":2}"#, "A key is in one object twice at line 1, byte 8."),
    ("[[[]]]", "Arrays and objects are more than 2 deep at line 1, byte 3."),
    (String(repeating: " ", count: 101), "The body is larger than 100 bytes."),
  ])
  func answersThatABodyIsNotJSON(_ body: String, _ detail: String) {
    do throws(ValidationError) {
      _ = try RuleSet<String>().decode(
        from: Data(body.utf8), options: DecodingOptions(maximumSize: 100, maximumDepth: 2))
      Issue.record("This was decoded.")
    } catch {
      let problem = ProblemDetails(error.failures)
      #expect(problem.status == 400)
      #expect(problem.title == "Bad Request")
      #expect(problem.detail == detail)
    }
  }

  @Test func rejectsTextOfAPropertyThatIsNotJSONAsAnyOther() {
    #expect(ProblemDetails([failure("json")]).status == 422)
  }

  @Test @MainActor func isReadByAForm() throws {
    let form = FormValidator()
    let email = TextControl()
    let odd = TextControl()
    form.add(email, name: "email")
    form.add(odd, name: "a b%/~\"é")
    let problem = ProblemDetails([
      failure(), failure("odd", at: ValidationPath([.key("a b%/~\"é")])),
      failure("range", at: "/guests/0/age", ["message": "hidden"]), failure(at: ""),
    ])
    try form.setExternalFailures(from: JSONEncoder().encode(problem))
    #expect(email.errorMessages == ["No."])
    #expect(odd.errorMessages == ["No."])
    #expect(form.externalFailures.map(\.path.description) == ["/guests/0/age", ""])
  }
}
