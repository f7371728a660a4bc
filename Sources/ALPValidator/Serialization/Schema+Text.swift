import ValidationFormats

extension Schema {
  /// Creates the schema of a rule of the library for text; `nil` if there is none.
  init?(text check: some ValidationRule) {
    let parameters = check.parameters
    switch check {
    case is LengthRule: self.init(length: parameters, isExact: true)
    // The whole text is as long or longer.
    case is StrippedLengthRule, is MarkupLengthRule:
      self.init(length: parameters.filter { $0.key != "maximum" }, isExact: false)
    case let rule as WordCountRule:
      guard rule.counts.lowerBound > 0 else { return nil }
      // The words, and what divides them.
      self.init(["minLength": .integer(2 * min(rule.counts.lowerBound, .max / 2) - 1)], isExact: false)
    case let rule as CharacterCountRule:
      let characters = SchemaPattern.CharacterClass(rule.kind.characters, asciiOnly: rule.asciiOnly)
      self.init(pattern: characters.pattern(count: rule.counts), isExact: rule.asciiOnly)
    case let rule as OnlyCharactersRule:
      self.init(pattern: "^\(rule.characterClass)+$", isExact: rule.asciiOnly && !rule.allowsWhitespace)
    case let rule as SelectedCharactersRule:
      let characters = SchemaPattern.CharacterClass(rule.characters)
      switch rule.demand {
      case .count(let counts):
        self.init(pattern: characters.pattern(count: counts), isExact: !characters.isOpen)
      case .only: self.init(pattern: "^\(characters)+$", isExact: !characters.isOpen)
      case .without: self.init(pattern: characters.pattern(count: 0...0), isExact: !characters.isOpen)
      }
    case let rule as TextSearchRule:
      guard rule.caseSensitive, let text = SchemaPattern.literal(rule.text) else { return nil }
      let pattern = rule.place == .start ? "^\(text)" : rule.place == .end ? "\(text)$" : text
      // A character may have combining marks, which a pattern does not see.
      self.init(pattern: pattern, isExact: false)
    case let rule as PatternRule:
      guard let pattern = SchemaPattern(rule.pattern) else { return nil }
      self.init(pattern: "^(?:\(pattern.text))$", isExact: pattern.isExact)
    default:
      self.init(format: check.name, parameters)
    }
  }

  private init?(pattern: String?, isExact: Bool) {
    guard let pattern else { return nil }
    self.init(["pattern": .string(pattern)], isExact: isExact, isNegatable: false)
  }

  /// Creates the schema of a length. A schema counts scalars.
  private init(length parameters: [String: JSONValue], isExact: Bool) {
    // The most units in a scalar, and whether a unit may have several scalars.
    let (units, isWide): (Int, Bool) =
      switch parameters["unit"] {
      case "scalars": (1, false)
      case "utf16": (2, false)
      case "utf8": (4, false)
      default: (1, true)
      }
    self.init(isExact: isExact && units == 1 && !isWide)
    if case .integer(let minimum)? = parameters["minimum"], minimum > 0 {
      keywords["minLength"] = .integer((minimum - 1) / units + 1)
    }
    if case .integer(let maximum)? = parameters["maximum"] {
      if !isWide || maximum == 0 { keywords["maxLength"] = .integer(maximum) }
    }
  }

  /// Creates the schema of a format; `nil` if it is not one of JSON Schema, or accepts more.
  private init?(format name: String, _ parameters: [String: JSONValue]) {
    let isStandard = parameters.isEmpty
    self.init(isNegatable: false)
    switch name {
    case "date", "time", "date-time", "duration", "ipv4", "ipv6", "json-pointer":
      if isStandard { keywords["format"] = .string(name) }
    case "ip":
      if isStandard { keywords["anyOf"] = [["format": "ipv4"], ["format": "ipv6"]] }
    case "uuid":
      guard parameters.keys.allSatisfy({ $0 == "version" }) else { return nil }
      keywords["format"] = "uuid"
      keywords["pattern"] = parameters["version"].map { .string("^.{14}\($0).{4}[89ABab]") }
    // Other host names may have labels that IDNA reserves.
    case "hostname":
      guard parameters["asciiOnly"] == true,
        parameters.keys.allSatisfy(["asciiOnly", "requiresDot"].contains)
      else {
        return nil
      }
      keywords["format"] = "hostname"
      isExact = parameters["requiresDot"] == nil
    case "email" where parameters["html"] == true: keywords["pattern"] = .string(SchemaPattern.htmlEmail)
    case "email":
      keywords = ["format": parameters["asciiOnly"] == true ? "email" : "idn-email", "pattern": ".@."]
      isExact = false
    case "url":
      guard case .array(let schemes)? = parameters["schemes"],
        parameters.keys.allSatisfy(["schemes", "allowsLocalhost", "allowsSingleLabelHost"].contains)
      else { return nil }
      let patterns = schemes.map { SchemaPattern.caseInsensitive($0.description) }.joined(separator: "|")
      keywords = ["format": "iri", "pattern": .string("^(?:\(patterns))://")]
      isExact = false
    case "no-whitespace":
      keywords["pattern"] = SchemaPattern.CharacterClass(.whitespace).pattern(count: 0...0).map(
        JSONValue.string)
      isExact = false
    default: break
    }
    guard !keywords.isEmpty else { return nil }
  }
}

extension OnlyCharactersRule {
  fileprivate var characterClass: SchemaPattern.CharacterClass {
    let kinds = allowsWhitespace ? kind.characters.union(.whitespace) : kind.characters
    let punctuation = kind == .lettersAndPunctuation ? "-.,()'\"" : ""
    return SchemaPattern.CharacterClass(
      CharacterSelection(kinds: kinds, charactersIn: punctuation), isOpen: !asciiOnly)
  }
}
