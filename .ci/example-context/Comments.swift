// What the examples in comments of declarations refer to without declaring it.
// With: .ci/example-context/Notifications.swift
// With: Tests/ALPValidatorTests/Views/Payment.swift
// With: .ci/example-context/Order.swift
import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing
import ValidationFormats

@MainActor let server = AccountService()
@MainActor let (priceField, guestsField, arrivalField) = (TextControl(), TextControl(), TextControl())
@MainActor let (guests, arrival, ageValidator) = (Validator<Int>(), Validator<Date>(), Validator<Int>())
@MainActor let (birthday, purchase) = (Validator<Date>(), Validator<Date>())
@MainActor let (body, today) = (Data(), Date.now)
@MainActor let bytes: [UInt8] = [
  0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2, 128, 0, 0, 1, 224,
]
let registration = SignUp(email: "ada")
@MainActor let celebration = Party(guests: [
  Guest(email: "a@b.co"), Guest(email: "c@d.co"), Guest(email: "ada"),
])
let signUp: RuleSet<SignUp> = [.at(\.email, "email")]
@MainActor let header: String? = nil
@MainActor let hall = Hall()
@MainActor let error = ValidationError(failures: [])
@MainActor let decoder = JSONDecoder()
@MainActor let vocabulary = RuleVocabulary<String>.standard
@MainActor let model = SignUpController()

func serverTime() -> Date { .now }
func save(_ signUp: SignUp) {}
@MainActor func focus(_ control: AnyControl?) {}

struct Guest: Codable, Hashable, Sendable { var email = "", age = 0 }

struct Party: Codable, Sendable {
  var guests: [Guest] = []
  var start = 0, end = 1
}

struct SignUp: Codable, Sendable {
  var email = "", age = 0, password = "", repeated = ""
  var guests: [Guest] = []
}

struct Employer: Sendable { var from = 2000, to: Int? }

struct Node: Sendable { var children: [Node] = [] }

struct Seat: Sendable { var isAtTheAisle = true, isFree = true }

struct DivisibleRule: ValidationRule {
  let divisor: Int
  let name = "divisible"

  init(by divisor: Int) { self.divisor = divisor }

  func isSatisfied(by number: Int) -> Bool { number.isMultiple(of: divisor) }
}

struct EvenLengthRule: ValidationRule {
  let name = "even-length"
  func isSatisfied(by text: String) -> Bool { text.count.isMultiple(of: 2) }
}

struct SeatOptions: FormatOptions {
  static let allowsPrefix = Self(rawValue: 1 << 0)
  static let names: [OptionName] = ["allowsPrefix"]

  let rawValue: UInt
}

enum SeatFormat {
  static func matches(_ text: String, _ options: SeatOptions) -> Bool { true }
}

@MainActor final class Hall {
  func isFree(_ seat: String) -> Bool { true }
}

@MainActor final class SignUpController {
  let name = TextControl()
  let nameLabel = Label()
  let userName = TextControl()
}

// The structures of the examples of forms.

struct Address: Codable, Sendable {
  var street = "", city = ""
  static let rules: RuleSet<Address> = [
    .at(\.street, "street", [.notEmpty]), .at(\.city, "city"),
  ]
}

struct Company: Codable, Sendable {
  var name = ""
  static let rules: RuleSet<Company> = [.at(\.name, "name", [.notEmpty])]
}

struct Job: Codable, Sendable {
  var company = ""
  static let rules: RuleSet<Job> = [.at(\.company, "company", [.notEmpty])]
}

struct Profile: Codable, Sendable {
  var email = ""
  var age: Int?
  var address = Address()
  var company: Company?
  var jobs: [Job] = []
  var links: [String] = []

  static let example = Profile(
    email: "ada@example.com", age: 36, address: Address(), company: Company(), jobs: [Job()])
  static let rules: RuleSet<Profile> = [
    .at(\.email, "email", [.email]), .at(\.age, "age"), .at(\.address, "address", Address.rules),
    .at(\.company, "company", Company.rules), .each(\.jobs, "jobs", list: [.count(1...)], Job.rules),
  ]
}

struct TaxReturn: Sendable {
  var income: Decimal = 0
  static let rules: RuleSet<TaxReturn> = [.at(\.income, "income", [.minimum(0)])]
}

struct Applicant: Sendable {
  enum Visa: Sendable { case citizen, permit }

  var visa = Visa.citizen
  var permitNumber: String?
}

struct Meeting: Sendable {
  var start = Date.now, end = Date.now
}

@MainActor let profile = Profile()
@MainActor let texts: [String: String] = [:]
@MainActor var messages = MessageCatalog.standard

extension AccountService {
  func known(among emails: [String]) async throws -> Set<String> { [] }
  func save(_ profile: Profile) async throws -> Profile { profile }
  func isKnown(_ company: String) async throws -> Bool { true }
}

extension Guest {
  static let rules: RuleSet<Guest> = [.at(\.email, "email", [.email])]
}
@MainActor let order = Order()
