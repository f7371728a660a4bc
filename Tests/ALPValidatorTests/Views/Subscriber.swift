// The structure of README; a test compares it.
import ALPValidator

nonisolated struct Subscriber: Codable, Sendable {
  var email = ""
  var age: Int?
}

nonisolated extension Subscriber {
  static let rules: RuleSet<Subscriber> = [
    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.email]),
    .at(\.age, "age", label: "Age", [.range(13...130)]),
  ]
}
