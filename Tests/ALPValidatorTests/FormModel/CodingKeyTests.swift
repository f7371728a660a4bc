import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

@Suite struct CodingKeyTests {
  private static let application = Application(
    email: "a@b.co", password: "p", visa: .permit, permitNumber: "1",
    employers: [Employer(id: 1, company: "A", to: 2001)],
    skills: ["Swift"])

  @Test func acceptsNamesOfTheType() throws {
    var profile = Profile.example
    profile.bio = "Hello"
    try expectNamesMatchCodingKeys(of: Profile.rules, using: profile)
    try expectNamesMatchCodingKeys(of: Application.rules, using: Self.application)
  }

  @Test func reportsAnIdentityThatIsNotThatOfAnElement() throws {
    let rules: RuleSet<Employer> = [.at(\.company, "company"), .at(\.from, "from"), .at(\.to, "to")]
    let employer = Employer(id: 1, company: "A", to: 2001)
    let error = #expect(throws: CodingKeyMismatch.self) {
      try expectNamesMatchCodingKeys(of: rules, using: employer)
    }
    #expect(
      error?.description
        == "Employer encodes /id, which the rule set does not declare: declare it with .at(…), or pass except: [\"/id\"]."
    )
    try expectNamesMatchCodingKeys(of: rules, using: employer, except: ["/id"])
  }

  @Test func reportsANameThatTheTypeDoesNotUse() {
    let rules: RuleSet<Checkout.Place> = [.at(\.name, "title"), .at(\.city, "city")]
    #expect(throws: CodingKeyMismatch.self) {
      try expectNamesMatchCodingKeys(of: rules, using: Checkout.Place(name: "A", city: "B"))
    }
  }

  @Test func reportsNamesOfTheWrongProperties() {
    let rules: RuleSet<Checkout.Place> = [.at(\.name, "city"), .at(\.city, "name")]
    #expect(throws: CodingKeyMismatch.self) {
      try expectNamesMatchCodingKeys(of: rules, using: Checkout.Place(name: "A", city: "B"))
    }
  }

  @Test func reportsAPropertyThatIsNotDeclared() throws {
    let rules: RuleSet<Checkout.Place> = [.at(\.name, "name")]
    let place = Checkout.Place(name: "A", city: "B")
    let error = #expect(throws: CodingKeyMismatch.self) {
      try expectNamesMatchCodingKeys(of: rules, using: place)
    }
    #expect(error?.faults.count == 1)
    try expectNamesMatchCodingKeys(of: rules, using: place, except: ["/city"])
  }

  private struct Parcel: Codable, Sendable {
    enum Size: Codable, Sendable { case boxes(Int) }
    enum Service: String, Codable, Sendable { case standard, express }
    struct Code: Codable, Sendable {
      let text: String

      init(text: String) { self.text = text }
      init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
      }
    }

    var id = UUID()
    var link = URL(filePath: "/a")
    var size = Size.boxes(1)
    var service = Service.express
    var code = Code(text: "a")
    var tags: Set<Int> = [1]
    var deadline: UUID?
  }

  /// Types of which no other value can be made.
  @Test func comparesAPropertyThatCannotBeChanged() throws {
    let named: RuleSet<Parcel> = [
      .at(\.id, "id"), .at(\.link, "link"), .at(\.size, "size"), .at(\.service, "service"),
      .at(\.code, "code"), .at(\.tags, "tags"), .at(\.deadline, "deadline"),
    ]
    try expectNamesMatchCodingKeys(of: named, using: Parcel(), except: ["/deadline"])
    try expectNamesMatchCodingKeys(of: named, using: Parcel(deadline: UUID()))
    let misnamed: RuleSet<Parcel> = [.at(\.id, "link"), .at(\.link, "id")]
    let others: Set<ValidationPath> = ["/size", "/service", "/code", "/tags"]
    let error = #expect(throws: CodingKeyMismatch.self) {
      try expectNamesMatchCodingKeys(of: misnamed, using: Parcel(), except: others)
    }
    #expect(error?.faults.count == 2)
  }

  @Test func reportsAnExampleWithoutAValue() {
    #expect(throws: CodingKeyMismatch.self) {
      try expectNamesMatchCodingKeys(of: Profile.rules, using: Profile.example)
    }
  }
}
