// The structure of the recipe that edits and saves.
import ALPValidator

nonisolated struct Member: Codable, Sendable {
  var name = ""
  var age: Int?
  var skills: [String] = []
  static let rules: RuleSet<Member> = [
    .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
    .at(\.age, "age", label: "Age", [.range(18...130)]),
    .each(
      \.skills, "skills", label: "Skills", list: [.count(1...5)], elementLabel: "Skill",
      formatters: [.trimmed], [.notEmpty]),
  ]
}
