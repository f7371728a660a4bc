import ALPValidator
import Foundation

nonisolated enum Plan: String, Codable, CaseIterable, Sendable { case free, pro }

nonisolated struct Link: Codable, Sendable {
  var url = ""
  static let rules: RuleSet<Link> = [.at(\.url, "url", label: "Link", [.url])]
}

nonisolated struct Company: Codable, Sendable {
  var name = ""
  static let rules: RuleSet<Company> = [.at(\.name, "name", label: "Company", [.notEmpty])]
}

nonisolated struct Card: Codable, Sendable {
  var number = ""
  static let rules: RuleSet<Card> = [.at(\.number, "number", label: "Card number", [.notEmpty, .card()])]
}

nonisolated enum Payment: CasesCodable, Sendable {
  case card(Card)
  case voucher(String)
  case invoice

  static let rules: RuleSet<Payment> = .cases(
    tag: "type",
    [
      .case(
        "card", label: "Card", new: Card(), Payment.card,
        { if case .card(let card) = $0 { card } else { nil } },
        Card.rules),
      .case(
        "voucher", label: "Voucher", new: "", Payment.voucher,
        { if case .voucher(let code) = $0 { code } else { nil } }, name: "code", [.length(8...8)]),
      .case("invoice", label: "Invoice", .invoice),
    ])
}

nonisolated struct Profile: Codable, Sendable {
  var name = ""
  var email = ""
  var password = ""
  var plan = Plan.free
  var birthday: Date?
  var acceptsTerms = false
  var payment = Payment.invoice
  var company: Company?
  var links: [Link] = []

  static let rules: RuleSet<Profile> = [
    .at(\.name, "name", label: "Name", [.notEmpty]),
    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.email]),
    .at(\.password, "password", label: "Password", isSecret: true, [.length(8...64)]),
    .at(\.plan, "plan", label: "Plan"),
    .at(\.birthday, "birthday", label: "Birthday"),
    .at(\.acceptsTerms, "acceptsTerms", label: "I accept the terms", [.isTrue]),
    .at(\.payment, "payment", label: "Payment", Payment.rules),
    .at(\.company, "company", Company.rules),
    .each(\.links, "links", label: "Links", list: [.count(...3)], Link.rules),
  ]
}

protocol ProfileService: Sendable {
  var draft: DraftFile { get }
  func save(_ profile: Profile) async throws -> Profile
}
