import ALPValidator

/// Every rule, in groups.
enum Catalogue {
  /// Rules of one kind.
  struct Group: Sendable {
    let title: String
    /// Rules for text, which the command line knows.
    var entries: [CatalogueEntry] = []
    /// Rules for values of other types, which only a program can ask.
    var values: [ValueEntry] = []

    /// The examples of all its rules.
    var examples: [RuleExample] {
      entries.map { RuleExample($0) } + values.compactMap { $0.example(of: $0.rule) }
    }
  }

  static let groups = [
    text,
    content,
    numbers,
    internet,
    money,
    places,
    time,
    identifiers,
    values,
    collections,
    files,
  ]

  /// All entries that the command line knows, in the order of the groups.
  static var entries: [CatalogueEntry] { groups.flatMap(\.entries) }

  /// Returns the entry of a name.
  static func entry(named name: String) throws(Misuse) -> CatalogueEntry {
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    let near = NearNames.suggestion(for: name, among: entries.map(\.name))
    throw Misuse("No rule is called \"\(name)\".\(near) \"Demo rules\" shows them all.")
  }
}
