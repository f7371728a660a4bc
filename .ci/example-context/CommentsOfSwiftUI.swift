// With: Tests/ALPValidatorTests/Views/Payment.swift
// With: .ci/example-context/Order.swift
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
