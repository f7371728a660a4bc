import ALPValidator
import Foundation
import Testing

@MainActor @Suite struct ExternalFailureTests {
  private let form = FormValidator()
  private let email = TextControl(text: "a@b.co")
  private let street = TextControl(text: "A street")
  private let delivery: FormValidator

  init() {
    form.add(email, name: "email")
    delivery = form.add(FormValidator(), name: "delivery")
    delivery.add(street, name: "street")
  }

  // MARK: By path

  @Test func findsControlsByPath() {
    form.setExternalFailures(["/email": "Taken.", "/delivery/street": "Unknown."])
    #expect(email.errorMessages == ["Taken."] && street.errorMessages == ["Unknown."])
    #expect(form.errorMessages == ["Taken.", "Unknown."] && form.state == .invalid)
    #expect(form.failures.map(\.path) == ["/email", "/delivery/street"])
    #expect(form.externalFailures.isEmpty && email.shouldShowErrors)
    email.text = "c@d.co"
    #expect(form.errorMessages == ["Unknown."])
    street.text = "Another street"
    #expect(form.isValid)
  }

  @Test func losesNothing() {
    email.addRule(.email, invalidMessage: "Not an address.")
    email.text = "a"
    form.setExternalFailures([
      "/email": "Taken.", "/nothing/here": "Lost?", "": "Closed.", "/email": "Blocked.", "/delivery": "Far.",
      "/delivery/street/0": "Too long.",
    ])
    #expect(email.errorMessages == ["Not an address.", "Taken.", "Blocked."])
    #expect(email.externalFailures.map(\.message) == ["Taken.", "Blocked."])
    #expect(street.externalFailures.map(\.path) == ["/delivery/street/0"])
    #expect(form.externalFailures.map(\.message) == ["Lost?", "Closed.", "Far."])
    #expect(form.externalFailures.map(\.path) == ["/nothing/here", "", "/delivery"])
    #expect(
      form.errorMessages == [
        "Not an address.", "Taken.", "Blocked.", "Too long.", "Lost?", "Closed.", "Far.",
      ])
    #expect(form.failures.suffix(6).allSatisfy { $0.name == "external" })
    form.setExternalFailures(ExternalFailures(["/email": ["One.", "Two."], "/x": ["Three."]]))
    #expect(email.externalFailures.map(\.message) == ["One.", "Two."])
    #expect(form.externalFailures.map(\.message) == ["Three."] && street.isValid)
  }

  @Test func aFailureOfAnExcludedControlBelongsToTheForm() {
    email.isEnabled = false
    form.setExternalFailures(["/email": "Taken."])
    #expect(form.errorMessages == ["Taken."] && form.externalFailures.map(\.path) == ["/email"])
    #expect(form.firstInvalidControl == nil)
  }

  @Test func pathsBeginAtTheForm() {
    delivery.setExternalFailures(["/street": "Unknown.", "/zip": "Missing."])
    #expect(street.errorMessages == ["Unknown."])
    #expect(delivery.externalFailures.map(\.path) == ["/delivery/zip"])
    #expect(form.errorMessages == ["Unknown.", "Missing."] && form.externalFailures.isEmpty)
    delivery.isEnabled = false
    #expect(form.isValid)
  }

  @Test func theFormsOwnGoAwayWithTheNextSubmission() async {
    let submit = { @MainActor in
      await form.submit {
        form.setExternalFailures(["": "Closed."])
        return true
      }
    }
    #expect(await submit() == .submitted(true))
    email.text = "c@d.co"
    #expect(form.state == .invalid && form.errorMessages == ["Closed."])
    #expect(await form.submit { true } == .submitted(true))
    #expect(form.isValid)
    form.setExternalFailures(["": "Closed."])
    form.reset()
    #expect(form.isValid && form.externalFailures.isEmpty)
    form.setExternalFailures(["": "Closed.", "/email": "Taken."])
    form.clearExternalFailures()
    #expect(form.isValid && email.isValid)
  }

  @Test func isObservable() {
    let flag = Control(true)
    flag.addCondition(.satisfies { [form] _ in form.externalFailures.isEmpty })
    flag.validate()
    form.setExternalFailures(["/x": "Closed."])
    #expect(!flag.isValid)
    form.clearExternalFailures()
    #expect(flag.isValid)
  }

  // MARK: Decoding

  private func failures(_ body: String) throws -> [String] {
    try JSONDecoder().decode(ExternalFailures.self, from: Data(body.utf8)).failures
      .map { "\($0.path) \($0.message)" }
  }

  @Test(arguments: [
    // The example of RFC 9457, section 3.
    (
      ##"{"type": "https://example.net/validation-error", "title": "Your request is not valid.", "errors": [{"detail": "must be a positive integer", "pointer": "#/age"}, {"detail": "must be 'green', 'red' or 'blue'", "pointer": "#/profile/color"}]}"##,
      ["/age must be a positive integer", "/profile/color must be 'green', 'red' or 'blue'"]
    ),
    (
      ##"{"errors": [{"detail": "A", "pointer": "#/a%20b/0"}, {"detail": "B", "pointer": "#"}]}"##,
      ["/a b/0 A", " B"]
    ),
    (#"{"errors": [{"detail": "A", "pointer": "/a~1b"}, {"detail": "B"}]}"#, ["/a~1b A", " B"]),
    (#"{"errors": [{"detail": "A", "pointer": "guests.2.email"}]}"#, ["/guests/2/email A"]),
    (#"{"status": 503, "title": "Down", "detail": "Come back later."}"#, [" Come back later."]),
    (#"{"status": 503, "title": "Down", "errors": []}"#, [" Down"]),
    // Laravel.
    (
      #"{"message": "The given data was invalid.", "errors": {"guests.2.email": ["Taken."], "email": ["A.", "B."]}}"#,
      ["/email A.", "/email B.", "/guests/2/email Taken."]
    ),
    (#"{"message": "Unauthenticated."}"#, [" Unauthenticated."]),
    // Rails.
    (
      #"{"email": ["has already been taken"], "base": ["Closed."]}"#,
      ["/base Closed.", "/email has already been taken"]
    ),
    (#"{"errors": {"guests[2].email": ["is invalid"]}}"#, ["/guests/2/email is invalid"]),
    (#"{"errors": ["Email has already been taken"]}"#, [" Email has already been taken"]),
    // Django and its REST framework.
    (#"{"email": [{"message": "Taken.", "code": "unique"}]}"#, ["/email Taken."]),
    (
      #"{"delivery": {"street": ["Unknown."]}, "guests": [{}, {"email": ["Taken."]}]}"#,
      ["/delivery/street Unknown.", "/guests/1/email Taken."]
    ),
    (#"{"detail": "Not found."}"#, [" Not found."]),
    // What `setExternalFailures` takes, and what this library encodes.
    (#"{"/guests/2/email": "Taken."}"#, ["/guests/2/email Taken."]),
    (
      #"[{"name": "email", "path": "/email", "message": "No."}, {"path": "/b", "message": "W", "severity": "warning"}]"#,
      ["/email No."]
    ),
    ("[]", []), (#"{"errors": {}}"#, []), (#"{"email": []}"#, []),
    // Hostile.
    (#"{"errors": [{"detail": "A", "pointer": "/a~2b"}, {"detail": "B", "pointer": ""}]}"#, [" A", " B"]),
    (##"{"errors": [{"detail": "A", "pointer": "#/%"}]}"##, [" A"]),
    (#"{"": ["A"], ".": ["B"], "/~2": ["C"]}"#, ["/ A", "// B", "/~1~02 C"]),
  ])
  func reads(_ body: String, _ expected: [String]) throws { #expect(try failures(body) == expected) }

  @Test func readsWhatARuleSetEncodes() throws {
    let rules: RuleSet<String> = [.notEmpty, .email]
    let body = try JSONEncoder().encode(rules.failures(for: ""))
    try form.setExternalFailures(from: body)
    #expect(form.externalFailures.map(\.message) == rules.failures(for: "").map(\.message))
  }

  @Test(arguments: [
    "", "<html>", "{", "null", "42", #""Conflict""#, "{}", "[1, 2]", #"{"email": 1}"#, #"{"ok": true}"#,
    #"{"errors": 5}"#, #"{"errors": [{"pointer": "/email"}]}"#, #"{"errors": [null]}"#,
    #"{"id": 5, "name": ["Ada"]}"#,
  ])
  func rejectsOtherBodies(_ body: String) throws {
    form.setExternalFailures(["/email": "Taken.", "": "Closed."])
    #expect(throws: DecodingError.self) { try form.setExternalFailures(from: Data(body.utf8)) }
    #expect(form.errorMessages == ["Taken.", "Closed."])
  }

  @Test func saysWhatTheBodyIsNot() throws {
    let error = try #require(throws: DecodingError.self) {
      try form.setExternalFailures(from: Data(#"{"ok": true}"#.utf8))
    }
    #expect(
      "\(error)".contains("neither problem details (RFC 9457) nor an object with the messages of each field"))
  }

  /// The length of a path comes from a server.
  @Test func findsTheControlOfAVeryLongPath() {
    let form = FormValidator()
    let street = form.add(FormValidator(), name: "delivery").add(TextControl(), name: "street")
    let path = ValidationPath([.key("delivery"), .key("street")] + (0..<200_000).map { .index($0) })
    form.setExternalFailures([path: "Too deep."])
    #expect(street.externalFailures.map(\.message) == ["Too deep."])
  }
}
