import ALPValidator
import Foundation
import Observation

// MARK: The structure

/// A sign-up for a conference.
///
/// The form edits it, the server decodes it, a batch validates one for each line, and its JSON Schema is that
/// of its rules.
struct SignUp: Codable, Equatable, Sendable {
  /// A property, in the order of the form. Its raw value is the name in JSON.
  enum Field: String, CodingKey, CaseIterable, Codable, Sendable {
    case userName, email, password, repeatedPassword, age, phone, card, arrival, company, guests, acceptsTerms
  }

  typealias CodingKeys = Field

  var userName = ""
  var email = ""
  var password = ""
  var repeatedPassword = ""
  var age = 0
  var phone: String?
  var card: String?
  var arrival: Date?
  var company: Company?
  var guests: [Guest]?
  var acceptsTerms = false
}

/// The company that pays for a sign-up.
struct Company: Codable, Equatable, Sendable {
  var name = ""
  var vatNumber: String?
  var payment = CompanyPayment.invoice("")
}

/// How a company pays: on invoice, with its order number, or by direct debit from an account.
enum CompanyPayment: CasesCodable, Equatable, Sendable {
  case invoice(String)
  case debit(String)
}

/// A guest whom the user brings.
struct Guest: Codable, Equatable, Sendable {
  var name = ""
  var email = ""
}

// MARK: Its rules

extension SignUp {
  /// Makes the rules of a sign-up: the only declaration of its fields, for the form, the batch, the server
  /// and the schema.
  ///
  /// Each thread of a batch makes its own, so that threads do not count references to the same objects.
  ///
  /// - Parameter includesWarnings: Whether the rules have those of severity warning. A batch shows none, and
  ///   the one that estimates the strength of a password takes twice the time of all other rules.
  /// - Returns: The rules.
  /// - Throws: `PatternError`, which no pattern of the rules causes.
  static func makeRules(includesWarnings: Bool = true) throws(PatternError) -> RuleSet<SignUp> {
    let userName: RuleSet<String> = RuleSet(
      [
        .notEmpty.with(message: "Please choose a user name."),
        .length(3...20),
        Rule(try UserNameCharactersRule(), message: "Please use letters, digits, or . _ - only."),
      ], stopsAtFirstFailure: true)
    let password: RuleSet<String> = [
      .length(8...), .containsDigit, .containsUppercase,
      .passwordStrength(atLeast: .medium)
        .with(message: "This is easy to guess; a longer password is safer.").with(severity: .warning),
    ]
    let email: RuleSet<String> = [.email, .emailWithoutSlips]
    func included(_ rules: RuleSet<String>) -> RuleSet<String> {
      includesWarnings ? rules : RuleSet(rules.rules.filter { $0.severity == .error })
    }
    return makeRules(userName: userName, email: included(email), password: included(password))
  }

  private static func makeRules(
    userName: RuleSet<String>, email: RuleSet<String>, password: RuleSet<String>
  ) -> RuleSet<SignUp> {
    let age = Rule<Int>.range(18...130).with(message: "Please enter an age from 18 to 130.")
    let terms = Rule<Bool>.isTrue.with(message: "Please accept the terms.")
    return [
      .at(\.userName, "userName", label: "User name", userName),
      .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], email),
      .at(\.password, "password", label: "Password", isSecret: true, password),
      .at(
        \.repeatedPassword, "repeatedPassword", label: "Repeat password", isSecret: true,
        [.notEmpty.with(message: "Please enter the password once more.")]),
      .satisfies(
        "same", at: \.repeatedPassword, reading: \.password, \.repeatedPassword,
        message: "This is not the same as the password above."
      ) { $1.isEmpty || $0 == $1 },
      .at(\.age, "age", label: "Age", isBlank: true, [age]),
      .at(
        \.phone, "phone", label: "Phone",
        formatters: [.canonical(.phoneNumber(region: "US"))],
        [.phoneNumber(region: "US", .lenient)]),
      .at(\.card, "card", label: "Card", [.card]),
      .at(\.arrival, "arrival", label: "Arrival", [.inTheFuture]),
      .at(\.company, "company", label: "Company", Company.rules),
      .each(\.guests, "guests", label: "Guests", list: [.count(...3)], Guest.rules),
      .at(\.acceptsTerms, "acceptsTerms", label: "I accept the terms", [terms]),
    ]
  }
}

extension Company {
  /// The rules of a company.
  static let rules: RuleSet<Company> = [
    .at(\.name, "name", label: "Company name", formatters: [.trimmed], [.notEmpty]),
    .at(
      \.vatNumber, "vatNumber", label: "VAT number", formatters: [.canonical(.vatNumber)],
      [.vatNumber(.lenient)]),
    .at(\.payment, "payment", label: "Payment", default: .invoice(""), CompanyPayment.rules),
  ]
}

extension CompanyPayment {
  /// The rules of the ways to pay.
  static let rules: RuleSet<CompanyPayment> = .cases(
    tag: "type",
    [
      .case(
        "invoice", label: "Invoice", new: "", CompanyPayment.invoice,
        { if case .invoice(let orderNumber) = $0 { orderNumber } else { nil } }, name: "orderNumber",
        [.length(...20)]),
      .case(
        "debit", label: "Direct debit", new: "", CompanyPayment.debit,
        { if case .debit(let iban) = $0 { iban } else { nil } }, name: "iban",
        formatters: [.canonical(.iban)], [.iban(.lenient)]),
    ])
}

extension Guest {
  /// The rules of a guest.
  static let rules: RuleSet<Guest> = [
    .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.email]),
  ]
}

// MARK: The form

/// The sign-up form: the form of a ``SignUp`` with what only the app has, and the submission. It draws
/// nothing.
@Observable
@MainActor
final class SignUpForm {
  /// The form of the structure. Its controls have the names, labels, formatters and rules of
  /// ``SignUp/makeRules()``.
  let model: FormModel<SignUp>
  /// The form that a JSON file describes, as a part of the form.
  let survey: FormModel<[String: JSONValue]>
  /// The description of the survey.
  let description: FormDescription
  /// The requests that the form sends.
  let requests = RequestLog()

  /// Whether the values are being sent to the server and cannot be changed any more.
  private(set) var isSending = false

  private let service: SignUpService
  /// The numbers of the guests, in the order in which they were added.
  @ObservationIgnored private var guestNumbers: [ObjectIdentifier: Int] = [:]
  @ObservationIgnored private var guestCount = 0

  /// Creates an empty form.
  init(service: SignUpService) throws {
    self.service = service
    model = FormModel(SignUp(), rules: try SignUp.makeRules())
    description = try FormDescription(json: Data(PackageResources.survey_json))
    survey = FormModel(description: description)
    model.add(survey, at: model.parts.count - 1, name: "survey")
    model[\.phone].inputFormat = .phoneNumber(region: "US")
    model[\.card].inputFormat = .paymentCard
    model.part(\.company, default: { Company() }).configureModel { company in
      company.choice(\.payment).configureModel("debit", of: String.self) { $0[\.self].inputFormat = .iban }
    }
    setLocale(Locale(identifier: "en-US"))
    var service = service
    service.transport = RecordingTransport(log: requests, base: service.transport)
    userName.addCondition(
      .remote(at: service.userNameCheck, http: service.userNameHTTP, options: service.userNameOptions))
  }

  var userName: TextControl { model[\.userName] }
  var email: TextControl { model[\.email] }
  var password: TextControl { model[\.password] }
  var repeatedPassword: TextControl { model[\.repeatedPassword] }
  var age: Control<Int> { model[\.age] }
  var acceptsTerms: Control<Bool> { model[\.acceptsTerms] }

  /// The company that pays, which may be left out.
  var company: OptionalPart<Company> { model.part(\.company) }

  /// The guests whom the user brings.
  var guests: FormList<Guest> { model.list(\.guests) }

  /// Sets the locale in which dates are written and read.
  func setLocale(_ locale: Locale) {
    let arrival = model[\.arrival]
    let date = arrival.value
    model.performChanges {
      model.locale = locale
      arrival.inputFormat = .date(locale: locale)
      // The text that was typed is in the former format.
      guard date != nil else { return }
      arrival.value = nil
      arrival.value = date
    }
  }

  /// Returns the number of a guest, which stays the same when another one is removed.
  func number(of guest: FormModel<Guest>) -> Int {
    let id = ObjectIdentifier(guest)
    if let number = guestNumbers[id] { return number }
    let present = Set(guests.elements.map { ObjectIdentifier($0) })
    guestNumbers = guestNumbers.filter { present.contains($0.key) }
    guestCount += 1
    guestNumbers[id] = guestCount
    return guestCount
  }

  /// Waits for the check of the user name, and signs up if all is valid.
  ///
  /// A failure from the server is shown at its field until the user edits it.
  func submit() async throws -> Submission<SignUp> {
    try await model.submit { signUp in
      isSending = true
      defer { isSending = false }
      try await service.send(signUp)
      return signUp
    }
  }
}
