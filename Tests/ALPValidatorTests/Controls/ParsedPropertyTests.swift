@testable import ALPValidator
import Foundation
import Testing

/// Parsed values as properties of a structure: each needs no rule, on a server and in a form.
@MainActor @Suite struct ParsedPropertyTests {
  nonisolated struct Contact: Codable, Equatable, Sendable {
    var mail: EmailAddress
    var phone: PhoneNumber?
    var account: IBAN?
    var day: CalendarDate?
    var card: PaymentCardNumber?
    var others: [EmailAddress]?

    static let rules: RuleSet<Contact> = [
      .at(\.mail, "mail", label: "Email"), .at(\.phone, "phone"), .at(\.account, "account"),
      .at(\.day, "day"),
      .at(\.card, "card", isSecret: true), .at(\.others, "others", [.count(...2)]),
    ]
  }

  private func failures(_ body: String) -> [ValidationFailure] {
    do {
      _ = try Contact.rules.decode(from: Data(body.utf8))
      return []
    } catch {
      return error.failures
    }
  }

  @Test func decodesCanonicalForms() throws {
    let body =
      #"{"mail":"ada@EXAMPLE.com","phone":"+442079460018","card":"4111111111111111","others":["a@b.co"]}"#
    let contact = try Contact.rules.decode(from: Data(body.utf8))
    #expect(contact.mail.canonical == "ada@example.com" && contact.phone?.region == "GB")
    #expect(contact.others == [EmailAddress("a@b.co")].compactMap(\.self))
    #expect(try Contact.rules.decode(fromQuery: "mail=ada@example.com&day=").day == nil)
  }

  @Test func hasTheFailureOfTheFormat() throws {
    let found = failures(
      #"{"mail":"ada","phone":"12","account":"DE88370400440532013000","day":"2023-02-29","card":"1","others":["a@b.co","x"]}"#
    )
    #expect(
      found.map { "\($0.path) \($0.name)" } == [
        "/mail email", "/phone phone", "/account iban", "/day date", "/card card", "/others/1 email",
      ])
    #expect(found[0].message == "Please enter an email address, such as name@example.com.")
    #expect(found[0].label == "Email" && found[4].parameters.isEmpty)
    let types = failures(#"{"mail":7,"phone":true}"#)
    #expect(types.map(\.name) == ["type", "type"] && types[0].parameters == ["expected": "string"])
    #expect(failures(#"{"mail":null}"#).map(\.name) == ["required"])
  }

  @Test func hasTheSchemaOfTheFormat() throws {
    let schema = try JSONDecoder().decode([String: JSONValue].self, from: Contact.rules.jsonSchema())
    guard case .object(let properties)? = schema["properties"], case .object(let mail)? = properties["mail"],
      case .object(let day)? = properties["day"]
    else {
      Issue.record("no properties")
      return
    }
    #expect(mail["type"] == "string" && mail["pattern"] == ".@." && mail["title"] == "Email")
    #expect(day["type"] == ["string", "null"] && day["format"] == "date")
  }

  @Test func hasATextAndHintsInAForm() throws {
    let mail = try #require(EmailAddress("a@b.co"))
    let form = FormModel(Contact(mail: mail), rules: Contact.rules)
    #expect(form[\.mail].text == "a@b.co" && form[\.mail].hints.keyboard == .emailAddress)
    #expect(
      form[\.phone].hints.contentType == .telephoneNumber
        && form[\.day].hints.keyboard == .numbersAndPunctuation)
    form[\.mail].text = " ada@EXAMPLE.com "
    form[\.phone].text = "+44 20 7946 0018"
    #expect(
      form.value.mail.canonical == "ada@example.com" && form.value.phone?.nationalNumber == "2079460018")
    form[\.mail].text = "ada@"
    form[\.mail].validate()
    #expect(form[\.mail].failures.map(\.name) == ["email"] && form.state == .invalid)
    #expect(form[\.mail].errorMessages == ["Please enter an email address, such as name@example.com."])
    form[\.phone].text = ""
    #expect(form.value.phone == nil)
    #expect(form.value.mail.canonical == "ada@example.com")
  }

  @Test func aControlHasThemToo() {
    let control = Control<EmailAddress?>(nil)
    #expect(control.text == "" && control.hints.keyboard == .emailAddress)
    control.text = "ada@EXAMPLE.com"
    #expect(control.value?.canonical == "ada@example.com")
    control.text = ""
    #expect(control.value == nil)
  }
}
