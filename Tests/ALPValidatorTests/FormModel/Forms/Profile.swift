import ALPValidator
import Foundation

struct Profile: Codable, Sendable, Equatable {
  struct Address: Codable, Sendable, Equatable {
    var street = ""
    var city = ""
  }

  var name = ""
  var email = ""
  var bio: String?
  var age: Int?
  var newsletter = true
  var address = Address(street: "Weg 1", city: "Köln")
}

extension Profile.Address {
  static let rules: RuleSet<Self> = [
    .at(\.street, "street", label: "Street", formatters: [.trimmed], [.notEmpty]),
    .at(\.city, "city", label: "City", formatters: [.trimmed], [.notEmpty]),
  ]
}

extension Profile {
  static let rules: RuleSet<Profile> = [
    .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty, .length(...60)]),
    .at(\.email, "email", label: "Email", formatters: [.trimmed], [.email]),
    .at(\.bio, "bio", label: "About you", formatters: [.trimmed], [.length(...500)]),
    .at(\.age, "age", label: "Age", [.range(13...130)]),
    .at(\.newsletter, "newsletter", label: "Newsletter"),
    .at(\.address, "address", Address.rules),
  ]

  static let example: Profile = {
    var profile = Profile()
    profile.name = "Ada"
    profile.email = "ada@example.com"
    profile.age = 36
    return profile
  }()
}
