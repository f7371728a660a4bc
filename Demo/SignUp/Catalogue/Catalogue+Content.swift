import ALPValidator

extension Catalogue {
  /// What stands in a text.
  static let content = Group(
    title: "Content",
    entries: [
      containing(.digit, "digits, of any script", good: "route 66", bad: "route 6", with: "--minimum", "2"),
      containing(.letter, "letters, of any script", good: "4 ü", bad: "4 4"),
      containing(.lowercase, "lower-case letters", good: "aBC", bad: "abC", with: "--maximum", "1"),
      containing(.uppercase, "upper-case letters", good: "Élan", bad: "élan"),
      containing(
        .symbol, "punctuation marks and symbols", good: "no!", bad: "no£", with: "--ascii-only"),
      consisting(.digits, "decimal digits and nothing else", good: "2026", bad: "-1"),
      consisting(.letters, "letters and nothing else", good: "Straße", bad: "Straße 1"),
      consisting(.lowercase, "lower-case letters and nothing else", good: "straße", bad: "straße1"),
      consisting(.uppercase, "upper-case letters and nothing else", good: "ÄÖÜ", bad: "Äöü"),
      consisting(
        .alphanumeric, "letters and digits and nothing else", good: "Zurich8001", bad: "Zürich8001",
        with: "--ascii-only"),
      CatalogueEntry("no-whitespace", "text without white space", good: "a-b", bad: "a b") { _ in
        .noWhitespace
      },
      CatalogueEntry(
        "contains", takes: "TEXT [--case-sensitive true|false]", "text with another in it",
        good: "myPassword", bad: "secret", with: "password", "--case-sensitive", "false"
      ) { .contains(try $0.required("TEXT"), caseSensitive: $0.isTrue("--case-sensitive")) },
      CatalogueEntry(
        "starts-with", takes: "TEXT [--case-sensitive true|false]", "text that starts with another",
        good: "+44", bad: "44+", with: "+"
      ) { .starts(with: try $0.required("TEXT"), caseSensitive: $0.isTrue("--case-sensitive")) },
      CatalogueEntry(
        "ends-with", takes: "TEXT [--case-sensitive true|false]", "text that ends with another",
        good: "ada@example.com", bad: "ada@example.org", with: "@example.com"
      ) { .ends(with: try $0.required("TEXT"), caseSensitive: $0.isTrue("--case-sensitive")) },
      CatalogueEntry(
        "matches", takes: "PATTERN", "a regular expression, from the first character to the last",
        good: "ab-12", bad: "ab-12\n", with: "[a-z]+-[0-9]+"
      ) { try .matches(try $0.required("PATTERN")) },
    ])

  private static func containing(
    _ kind: CharacterCountRule.Kind, _ help: String, good: String, bad: String, with arguments: String...
  ) -> CatalogueEntry {
    CatalogueEntry(
      "contains-\(kind.rawValue)", takes: "[--minimum N] [--maximum N] [--ascii-only]",
      "\(help), at least one unless told otherwise", good: good, bad: bad, with: arguments
    ) {
      let maximum = try $0.optionalCount("--maximum")
      let minimum = try $0.optionalCount("--minimum") ?? (maximum == nil ? 1 : 0)
      guard minimum <= maximum ?? .max else {
        throw Misuse("--minimum \(minimum) exceeds --maximum \(maximum ?? .max).")
      }
      return Rule(
        CharacterCountRule(kind, minimum...(maximum ?? .max), asciiOnly: $0.has("--ascii-only")))
    }
  }

  private static func consisting(
    _ kind: OnlyCharactersRule.Kind, _ help: String, good: String, bad: String, with arguments: String...
  ) -> CatalogueEntry {
    CatalogueEntry(
      OnlyCharactersRule(kind).name, takes: "[--ascii-only]", help, good: good, bad: bad, with: arguments
    ) { Rule(OnlyCharactersRule(kind, asciiOnly: $0.has("--ascii-only"))) }
  }
}

extension Arguments {
  /// Returns the value of an option that is `true` unless it is said to be `false`.
  func isTrue(_ option: String) -> Bool { text(option) != "false" }
}
