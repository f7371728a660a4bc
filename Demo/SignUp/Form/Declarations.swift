/// The lines of this program that declare its fields, for the inspector.
enum Declarations {
  /// Returns the lines that declare a field: those of Swift, or those of JSON for a field of the survey.
  static func text(of field: FieldID) -> String {
    if field.rawValue.hasPrefix("survey.") { return json(of: String(field.rawValue.dropFirst(7))) }
    return swift[field.declared] ?? ""
  }

  /// Returns the lines of the description of the survey that are about a field.
  private static func json(of name: String) -> String {
    let lines = String(decoding: PackageResources.survey_json, as: UTF8.self).split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.contains("{\"name\": \"\(name)\"") }) else { return "" }
    let rest = lines[lines.index(after: start)...].prefix { $0.hasPrefix("     ") }
    return ([lines[start]] + rest).map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  /// The lines of Swift. A test compares them with the files from which they come.
  static let swift: [String: String] = [
    "userName": #"""
    var userName = ""

    let userName: RuleSet<String> = RuleSet(
      [
        .notEmpty.with(message: "Please choose a user name."),
        .length(3...20),
        Rule(try UserNameCharactersRule(), message: "Please use letters, digits, or . _ - only."),
      ], stopsAtFirstFailure: true)

    .at(\.userName, "userName", label: "User name", userName),

    userName.addCondition(
      .remote(at: service.userNameCheck, http: service.userNameHTTP, options: service.userNameOptions))
    """#,
    "email": #"""
    var email = ""

    let email: RuleSet<String> = [.email, .emailWithoutSlips]

    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], email),
    """#,
    "password": #"""
    var password = ""

    let password: RuleSet<String> = [
      .length(8...), .containsDigit, .containsUppercase,
      .passwordStrength(atLeast: .medium)
        .with(message: "This is easy to guess; a longer password is safer.").with(severity: .warning),
    ]

    .at(\.password, "password", label: "Password", isSecret: true, password),
    """#,
    "repeatedPassword": #"""
    var repeatedPassword = ""

    .at(
      \.repeatedPassword, "repeatedPassword", label: "Repeat password", isSecret: true,
      [.notEmpty.with(message: "Please enter the password once more.")]),
    .satisfies(
      "same", at: \.repeatedPassword, reading: \.password, \.repeatedPassword,
      message: "This is not the same as the password above."
    ) { $1.isEmpty || $0 == $1 },
    """#,
    "age": #"""
    var age = 0

    let age = Rule<Int>.range(18...130).with(message: "Please enter an age from 18 to 130.")

    .at(\.age, "age", label: "Age", isBlank: true, [age]),
    """#,
    "phone": #"""
    var phone: String?

    .at(
      \.phone, "phone", label: "Phone",
      formatters: [.canonical(.phoneNumber(region: "US"))],
      [.phoneNumber(region: "US", .lenient)]),

    model[\.phone].inputFormat = .phoneNumber(region: "US")
    """#,
    "card": #"""
    var card: String?

    .at(\.card, "card", label: "Card", [.card]),

    model[\.card].inputFormat = .paymentCard
    """#,
    "arrival": #"""
    var arrival: Date?

    .at(\.arrival, "arrival", label: "Arrival", [.inTheFuture]),

    arrival.inputFormat = .date(locale: locale)
    """#,
    "paysCompany": #"""
    var company: Company?

    .at(\.company, "company", label: "Company", Company.rules),

    model.part(\.company, default: { Company() })
    """#,
    "company.name": #"""
    var name = ""

    .at(\.name, "name", label: "Company name", formatters: [.trimmed], [.notEmpty]),
    """#,
    "company.vatNumber": #"""
    var vatNumber: String?

    .at(
      \.vatNumber, "vatNumber", label: "VAT number", formatters: [.canonical(.vatNumber)],
      [.vatNumber(.lenient)]),
    """#,
    "company.payment": #"""
    var payment = CompanyPayment.invoice("")

    .at(\.payment, "payment", label: "Payment", default: .invoice(""), CompanyPayment.rules),
    """#,
    "company.orderNumber": #"""
    case invoice(String)

    .case(
      "invoice", label: "Invoice", new: "", CompanyPayment.invoice,
      { if case .invoice(let orderNumber) = $0 { orderNumber } else { nil } }, name: "orderNumber",
      [.length(...20)]),
    """#,
    "company.iban": #"""
    case debit(String)

    .case(
      "debit", label: "Direct debit", new: "", CompanyPayment.debit,
      { if case .debit(let iban) = $0 { iban } else { nil } }, name: "iban",
      formatters: [.canonical(.iban)], [.iban(.lenient)]),

    company.choice(\.payment).configureModel("debit", of: String.self) { $0[\.self].inputFormat = .iban }
    """#,
    "guest.name": #"""
    var guests: [Guest]?

    .each(\.guests, "guests", label: "Guests", list: [.count(...3)], Guest.rules),

    .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
    """#,
    "guest.email": #"""
    var guests: [Guest]?

    .each(\.guests, "guests", label: "Guests", list: [.count(...3)], Guest.rules),

    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.email]),
    """#,
    "acceptsTerms": #"""
    var acceptsTerms = false

    let terms = Rule<Bool>.isTrue.with(message: "Please accept the terms.")

    .at(\.acceptsTerms, "acceptsTerms", label: "I accept the terms", [terms]),
    """#,
  ]
}
