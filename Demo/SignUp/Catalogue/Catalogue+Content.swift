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
      CatalogueEntry(
        "only-letters-and-punctuation", takes: "[--ascii-only]",
        "letters, white space and the punctuation of names", good: "O’Neill, Ada (Dr.)", bad: "Ada #1"
      ) { .lettersAndPunctuation(asciiOnly: $0.has("--ascii-only")) },
      CatalogueEntry("no-whitespace", "text without white space", good: "a-b", bad: "a b") { _ in
        .noWhitespace
      },
      CatalogueEntry(
        "contains-characters", takes: "CHARACTERS [--minimum N] [--maximum N]",
        "some of the characters of a selection, at least one unless told otherwise", good: "1.0.0",
        bad: "1.0",
        with: ".", "--minimum", "2"
      ) { Rule(SelectedCharactersRule(.count(try $0.counts()), try $0.characters("CHARACTERS"))) },
      CatalogueEntry(
        "only-characters", takes: "CHARACTERS", "characters of a selection and nothing else", good: "MAX_2",
        bad: "max 2", with: "A-Z0-9_"
      ) { .onlyCharacters(in: try $0.characters("CHARACTERS")) },
      CatalogueEntry(
        "no-characters", takes: "CHARACTERS", "no character of a selection", good: "a + b", bad: "a < b",
        with: "<>&"
      ) { .noCharacters(in: try $0.characters("CHARACTERS")) },
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
    ) { Rule(CharacterCountRule(kind, try $0.counts(), asciiOnly: $0.has("--ascii-only"))) }
  }

  private static func consisting(
    _ kind: OnlyCharactersRule.Kind, _ help: String, good: String, bad: String, with arguments: String...
  ) -> CatalogueEntry {
    CatalogueEntry(
      OnlyCharactersRule(kind).name, takes: "[--ascii-only] [--allows-whitespace]", help, good: good,
      bad: bad,
      with: arguments
    ) {
      Rule(
        OnlyCharactersRule(
          kind, asciiOnly: $0.has("--ascii-only"), allowsWhitespace: $0.has("--allows-whitespace")))
    }
  }
}

extension Arguments {
  /// Returns the value of an option that is `true` unless it is said to be `false`.
  func isTrue(_ option: String) -> Bool { text(option) != "false" }

  /// Returns the counts from `--minimum` to `--maximum`; without either, 1 or more.
  fileprivate func counts() throws(Misuse) -> ClosedRange<Int> {
    let maximum = try optionalCount("--maximum")
    let minimum = try optionalCount("--minimum") ?? (maximum == nil ? 1 : 0)
    guard minimum <= maximum ?? .max else {
      throw Misuse("--minimum \(minimum) exceeds --maximum \(maximum ?? .max).")
    }
    return minimum...(maximum ?? .max)
  }

  /// Returns a selection of characters, as it would stand between the brackets of a regular expression.
  fileprivate func characters(_ name: String) throws(Misuse) -> CharacterSelection {
    let text = try required(name)
    guard let characters = CharacterSelection(text) else {
      throw Misuse("\(name) has to select characters, such as A-Z0-9_ or [:alpha:], not \"\(text)\".")
    }
    return characters
  }
}
