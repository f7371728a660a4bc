import ValidationRules

nonisolated struct Page: Codable, Equatable, Sendable {
  var title = ""
  var blocks: [Block] = []

  static let rules: RuleSet<Page> = [
    .at(\.title, "title", label: "Title", [.notEmpty]),
    .each(
      \.blocks, "blocks", label: "Blocks", list: [.count(1...)],
      elementLabel: "Block", Block.rules),
  ]
}
