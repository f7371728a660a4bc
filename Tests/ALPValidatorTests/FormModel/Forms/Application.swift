import ALPValidator

enum Visa: String, Codable, Sendable, CaseIterable {
  case citizen
  case permit
}

struct Employer: Codable, Sendable, Equatable, Identifiable {
  var id = 0
  var company = ""
  var from = 2000
  var to: Int?
}

/// A job application: a list, a property that matters under a condition, a secret, and rules across properties.
struct Application: Codable, Sendable, Equatable {
  var email = ""
  var password = ""
  var visa: Visa?
  var permitNumber: String?
  var employers: [Employer] = []
  var skills: [String] = []
}

extension Employer {
  static let rules: RuleSet<Employer> = [
    .at(\.company, "company", label: "Company", formatters: [.trimmed], [.notEmpty]),
    .at(\.from, "from", label: "From", [.range(1950...2026)]),
    .at(\.to, "to", label: "To", [.range(1950...2026)]),
    .satisfies("order", at: \.to, reading: \.from, \.to, message: "It ends before it begins.") {
      $0 <= $1 ?? $0
    },
  ]
}

extension Application {
  static let rules: RuleSet<Application> = [
    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.notEmpty, .email]),
    .at(\.password, "password", label: "Password", isSecret: true, [.length(8...64)]),
    .at(\.visa, "visa", label: "Right to work", [.notEmpty]),
    .each(\.employers, "employers", label: "Employers", list: [.count(1...)], Employer.rules),
    .each(\.skills, "skills", label: "Skills", list: [.count(...3)], [.notEmpty, .length(...20)]),
    .when(\.visa, { $0 == .permit }, [.at(\.permitNumber, "permitNumber", label: "Permit", [.notEmpty])]),
  ]
}
