import ALPValidator
import Foundation
import Testing

/// Bodies as servers send them, with what the user typed in them.
@MainActor @Suite struct ServerErrorTests {
  private let form = FormValidator()
  private let email = TextControl(text: "a@b.co")
  private let password = TextControl(text: "hunter2")
  private let guestName = TextControl(text: "Ada")

  init() {
    form.add(email, name: "email")
    form.add(password, name: "password")
    let guests = form.add(FormValidator(), name: "guests")
    guests.add(FormValidator(), name: "0").add(guestName, name: "name")
  }

  @Test(arguments: [
    // FastAPI 0.115: `loc` begins with the part of the request.
    #"""
    {"detail": [
      {"type": "value_error", "loc": ["body", "email"], "msg": "Not an address.", "input": "a@b",
       "ctx": {"reason": "An email address must have a period."}},
      {"type": "string_too_short", "loc": ["body", "password"], "msg": "Too short.", "input": "hunter2",
       "ctx": {"min_length": 8}},
      {"type": "missing", "loc": ["body", "guests", 0, "name"], "msg": "Missing.", "input": {"age": "hunter2"}}
    ]}
    """#,
    // express-validator 7.
    #"""
    {"errors": [
      {"type": "field", "value": "a@b", "msg": "Not an address.", "path": "email", "location": "body"},
      {"type": "field", "value": "hunter2", "msg": "Too short.", "path": "password", "location": "body"},
      {"type": "field", "value": ["hunter2"], "msg": "Missing.", "path": "guests[0].name", "location": "body"}
    ]}
    """#,
    // express-validator 6, `mapped()`.
    #"""
    {"errors": {
      "email": {"value": "a@b", "msg": "Not an address.", "param": "email", "location": "body"},
      "password": {"value": "hunter2", "msg": "Too short.", "param": "password", "location": "body"},
      "guests[0].name": {"value": "", "msg": "Missing.", "param": "guests[0].name", "location": "body"}
    }}
    """#,
    // JSON:API 1.1.
    #"""
    {"jsonapi": {"version": "1.1"}, "errors": [
      {"status": "422", "source": {"pointer": "/data/attributes/email"}, "title": "Invalid", "detail": "Not an address."},
      {"status": "422", "source": {"pointer": "/data/attributes/password"}, "title": "Too short."},
      {"code": "100", "source": {"pointer": "/data/relationships/guests/0/name"}, "detail": "Missing."}
    ]}
    """#,
    // Spring Boot 3 with `server.error.include-binding-errors=always`.
    #"""
    {"timestamp": "2024-05-01T10:00:00.000+00:00", "status": 400, "error": "Bad Request", "path": "/sign-up",
     "message": "Validation failed for object='signUp'. Error count: 3", "errors": [
      {"codes": ["Email.signUp.email", "Email"], "arguments": [{"codes": ["email"], "defaultMessage": "email"}],
       "defaultMessage": "Not an address.", "objectName": "signUp", "field": "email", "rejectedValue": "a@b",
       "bindingFailure": false, "code": "Email"},
      {"defaultMessage": "Too short.", "objectName": "signUp", "field": "password", "rejectedValue": "hunter2"},
      {"defaultMessage": "Missing.", "objectName": "signUp", "field": "guests[0].name", "rejectedValue": null}
    ]}
    """#,
    // Spring with JHipster's problem details.
    #"""
    {"type": "https://www.jhipster.tech/problem/constraint-violation", "title": "Not valid", "status": 400,
     "path": "/api/sign-up", "message": "error.validation", "fieldErrors": [
      {"objectName": "signUp", "field": "email", "message": "Not an address."},
      {"objectName": "signUp", "field": "password", "message": "Too short.", "rejectedValue": "hunter2"},
      {"objectName": "signUp", "field": "guests[0].name", "message": "Missing."}
    ]}
    """#,
    // ASP.NET Core 8, with a value that its deserializer rejects.
    #"""
    {"type": "https://tools.ietf.org/html/rfc9110#section-15.5.1", "title": "One or more validation errors occurred.",
     "status": 400, "errors": {"Email": ["Not an address."], "$.password": ["Too short."],
     "Guests[0].Name": ["Missing."]}, "traceId": "00-a7b1-00"}
    """#,
    // Zod.
    #"""
    {"errors": [
      {"code": "invalid_string", "validation": "email", "message": "Not an address.", "path": ["email"]},
      {"code": "too_small", "minimum": 8, "message": "Too short.", "path": ["password"]},
      {"code": "invalid_type", "expected": "string", "message": "Missing.", "path": ["guests", 0, "name"]}
    ]}
    """#,
    // Mongoose.
    #"""
    {"message": "SignUp validation failed", "name": "ValidationError", "errors": {
      "email": {"name": "ValidatorError", "message": "Not an address.", "kind": "regexp", "path": "email", "value": "a@b"},
      "password": {"name": "ValidatorError", "message": "Too short.", "path": "password", "value": "hunter2"},
      "guests.0.name": {"name": "ValidatorError", "message": "Missing.", "path": "guests.0.name"}
    }}
    """#,
  ])
  func showsEachMessageAtItsControl(_ body: String) throws {
    try form.setExternalFailures(from: Data(body.utf8))
    #expect(email.errorMessages == ["Not an address."])
    #expect(password.errorMessages == ["Too short."])
    #expect(guestName.errorMessages == ["Missing."])
    #expect(form.errorMessages.count == 3 && form.externalFailures.isEmpty)
    #expect(form.failures.map(\.path) == ["/email", "/password", "/guests/0/name"])
  }

  @Test func fieldsCanHaveTheNameOfAMessage() throws {
    try form.setExternalFailures(from: Data(#"{"errors":{"email":"A","message":"B","title":["C"]}}"#.utf8))
    #expect(form.failures.map(\.message) == ["A", "B", "C"] && email.errorMessages == ["A"])
    #expect(form.externalFailures.map(\.path) == ["/message", "/title"])
  }

  @Test(arguments: [
    // FastAPI: the body is not JSON; a dependency rejects the request; nothing was sent.
    #"{"detail": [{"type": "json_invalid", "loc": ["body", 1], "msg": "Closed.", "input": {}, "ctx": {"error": "x"}}]}"#,
    #"{"detail": "Closed."}"#,
    #"{"detail": [{"type": "missing", "loc": ["body"], "msg": "Closed.", "input": null}], "body": {"password": "x"}}"#,
    #"{"detail": [{"type": "missing", "loc": ["query", "token"], "msg": "Closed.", "input": "x"}]}"#,
    // JSON:API: an error of the resource, of a query parameter, and one without a source.
    #"{"errors": [{"source": {"pointer": "/data"}, "title": "Closed."}]}"#,
    #"{"errors": [{"source": {"parameter": "include"}, "title": "Closed."}]}"#,
    #"{"errors": [{"status": "409", "title": "Closed."}]}"#,
    // Spring: an error of the object; one without binding errors.
    #"{"errors": [{"codes": ["SameAs.signUp"], "defaultMessage": "Closed.", "objectName": "signUp", "code": "SameAs"}]}"#,
    #"{"status": 409, "error": "Conflict", "message": "Closed.", "path": "/sign-up", "errors": []}"#,
    // ASP.NET: the model as a whole.
    #"{"title": "One or more validation errors occurred.", "errors": {"$": ["Closed."]}}"#,
    // express-validator: no field.
    #"{"errors": [{"type": "unknown_fields", "msg": "Closed.", "fields": [{"path": "a", "value": "x"}]}]}"#,
    // GraphQL.
    #"{"errors": [{"message": "Closed.", "locations": [{"line": 1, "column": 2}], "path": ["signUp"]}]}"#,
  ])
  func showsOtherMessagesAtTheForm(_ body: String) throws {
    try form.setExternalFailures(from: Data(body.utf8))
    #expect(form.externalFailures.map(\.message) == ["Closed."] && form.errorMessages == ["Closed."])
  }

  @Test(arguments: [
    #"{"detail": [{"type": "missing", "loc": ["body", "email"], "input": "hunter2"}]}"#,
    #"{"detail": [{"type": "missing", "loc": ["body", "email"], "msg": {"en": "Missing."}, "input": "hunter2"}]}"#,
    #"{"errors": [{"loc": ["body", "email"]}]}"#,
    #"{"errors": [{"field": "email", "rejectedValue": "hunter2"}]}"#,
    #"{"errors": [{"param": "email", "location": "body"}]}"#,
    #"{"errors": [{"source": {"pointer": "/data/attributes/email"}, "code": "E1"}]}"#,
    #"{"errors": [{"code": "E1", "reason": "Taken"}]}"#, #"{"errors": {"email": {"input": "hunter2"}}}"#,
    #"{"errors": {"email": [{"error": "taken", "value": "hunter2"}]}}"#,  // Rails, `errors.details`
    #"{"email": ["Taken."], "value": ["hunter2"]}"#, #"{"rejectedValue": "hunter2"}"#,
    #"{"input": "hunter2"}"#, #"{"value": "hunter2"}"#, #"{"ctx": {"password": ["hunter2"]}}"#,
    #"{"timestamp": "2024-05-01", "error": "Not Found", "path": "/sign-up"}"#,
    #"{"errors": [], "detail": [{"loc": ["body"]}]}"#,
    #"{"errors": [{"msg": "Taken.", "path": "email"}, {"value": "hunter2", "path": "email"}]}"#,
  ])
  func throwsForWhatItDoesNotUnderstand(_ body: String) {
    form.setExternalFailures(["/email": "Taken.", "": "Closed."])
    #expect(throws: DecodingError.self) { try form.setExternalFailures(from: Data(body.utf8)) }
    #expect(form.errorMessages == ["Taken.", "Closed."])
  }

  @Test func neverShowsWhatWasTypedBesideAnEmptyList() throws {
    try form.setExternalFailures(from: Data(#"{"errors": [], "data": {"password": "hunter2"}}"#.utf8))
    #expect(form.isValid)
  }

  @Test func readsAFieldWithAReservedNameByItsPath() throws {
    let value = form.add(TextControl(text: "1"), name: "value")
    try form.setExternalFailures(from: Data(#"{"/value": ["Too small."], "errors.value": ["Odd."]}"#.utf8))
    #expect(value.errorMessages == ["Too small."] && form.externalFailures.map(\.message) == ["Odd."])
  }

  // MARK: Capital and small letters

  @Test func prefersTheExactName() {
    let capital = form.add(TextControl(text: "A"), name: "Email")
    form.setExternalFailures(["/Email": "Capital.", "/email": "Small.", "/EMAIL": "First."])
    #expect(capital.errorMessages == ["Capital."] && email.errorMessages == ["Small.", "First."])
  }

  @Test func findsNoExcludedControlByAnotherCase() {
    email.isEnabled = false
    form.setExternalFailures(["/Email": "Taken."])
    #expect(form.externalFailures.map(\.path) == ["/Email"])
  }

  @Test func findsControlsFromAGroupByAnotherCase() {
    let guest = guestName.form
    guest?.setExternalFailures(["/Name/First": "Missing.", "/Other": "Odd."])
    #expect(guestName.failures.map(\.path) == ["/guests/0/name/First"])
    #expect(guest?.externalFailures.map(\.path) == ["/guests/0/Other"])
  }
}
