import ValidationRules

nonisolated struct Photo: Codable, Equatable, Sendable {
  var url = ""
  var description = ""

  static let rules: RuleSet<Photo> = [
    .at(\.url, "url", label: "Address", [.url]),
    .at(
      \.description, "description", label: "Description",
      [.notEmpty]),
  ]
}

nonisolated enum Block: CasesCodable, Equatable, Sendable {
  case text(String)
  case photo(Photo)

  static let rules: RuleSet<Block> = .cases(
    tag: "type",
    [
      .case(
        "text", label: "Text", new: "", Block.text,
        { if case .text(let text) = $0 { text } else { nil } },
        name: "text", [.notEmpty]),
      .case(
        "photo", label: "Photo", new: Photo(), Block.photo,
        { if case .photo(let photo) = $0 { photo } else { nil } },
        Photo.rules),
    ])
}
