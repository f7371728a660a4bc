import ALPValidator
import ALPValidatorSwiftUI
import Foundation
import SwiftUI

enum Plan: String, CaseIterable {
  case free, team
  var title: String { rawValue }
}

struct Company: Sendable { var name = "" }
struct Link: Sendable { var url = "" }
struct Country: Hashable, Sendable { var name = "" }

struct Profile: Codable, Sendable {
  var name = ""
  var email = ""
  var password = ""
  var notes = ""
}

struct Trip: Sendable {
  var payment = Payment.invoice
  var plan = Plan.free
  var country: Country?
  var guests = 1
  var arrival = Date.now
  var birthday: Date?
  var acceptsTerms = false
  var rating = 3
  var company: Company?
  var links: [Link] = []
}

struct ProfileService: Sendable { func save(_ profile: Profile) async throws {} }

struct RatingView: View {
  @Binding var rating: Int
  var body: some View { Text("\(rating)") }
}

let countries = [Country(name: "France")]
let service = ProfileService()
@MainActor func dismiss() {}
@MainActor let form = FormModel(
  Profile(),
  rules: [
    .at(\.name, "name"), .at(\.email, "email"), .at(\.password, "password"), .at(\.notes, "notes"),
  ])
@MainActor let trip = FormModel(
  Trip(),
  rules: [
    .at(\.plan, "plan"), .at(\.country, "country"), .at(\.guests, "guests"), .at(\.arrival, "arrival"),
    .at(\.birthday, "birthday"), .at(\.acceptsTerms, "acceptsTerms"), .at(\.rating, "rating"),
    .at(\.company, "company", [.at(\.name, "name")]), .each(\.links, "links", [.at(\.url, "url")]),
  ])

nonisolated struct Card: Codable, Equatable, Sendable {
  var number = ""

  static let rules: RuleSet<Card> = [.at(\.number, "number", label: "Number", [.notEmpty, .card()])]
}

nonisolated enum Payment: CasesCodable, Equatable, Sendable {
  case card(Card)
  case voucher(String)
  case invoice

  static let rules: RuleSet<Payment> = .cases(
    tag: "type",
    [
      .case(
        "card", label: "Card", new: Card(), Payment.card, { if case .card(let card) = $0 { card } else { nil } },
        Card.rules),
      .case(
        "voucher", label: "Voucher", new: "", Payment.voucher,
        { if case .voucher(let code) = $0 { code } else { nil } }, name: "code", [.length(8...8)]),
      .case("invoice", label: "Invoice", .invoice),
    ])
}
