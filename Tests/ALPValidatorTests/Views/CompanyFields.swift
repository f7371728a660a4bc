// The structure with a part that may be missing of the article ConnectingUIKit.
import ALPValidator

nonisolated struct Company: Codable, Sendable {
  var name = ""
  var vatNumber = ""
  static let rules: RuleSet<Company> = [
    .at(\.name, "name", label: "Company", [.notEmpty]),
    .at(\.vatNumber, "vatNumber", label: "VAT number", [.vatNumber]),
  ]
}

nonisolated struct Customer: Codable, Sendable {
  var email = ""
  var company: Company?
  static let rules: RuleSet<Customer> = [
    .at(\.email, "email", label: "Email", [.email]),
    .at(\.company, "company", Company.rules),
  ]
}
