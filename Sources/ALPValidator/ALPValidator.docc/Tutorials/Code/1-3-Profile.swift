import ValidationRules

nonisolated struct Profile: Codable, Sendable {
  var name = ""
  var email = ""
  var age: Int?
  var links: [String] = []

  static let rules: RuleSet<Profile> = [
    .at(
      \.name, "name", label: "Name", formatters: [.trimmed],
      [.notEmpty, .length(...50)]),
    .at(
      \.email, "email", label: "Email", formatters: [.trimmed, .lowercased],
      [.email]),
  ]
}
