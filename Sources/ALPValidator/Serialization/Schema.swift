import ValidationFormats

/// What JSON Schema says about a rule.
struct Schema {
  var keywords: [String: JSONValue]
  /// Whether a value of the type satisfies the keywords exactly if it satisfies the rule.
  var isExact: Bool
  /// Whether this also holds for validators that ignore formats, read patterns in their own dialect, or round
  /// numbers, so that `not` rejects no value that the rule accepts.
  var isNegatable: Bool

  init(_ keywords: [String: JSONValue] = [:], isExact: Bool = true, isNegatable: Bool = true) {
    self.keywords = keywords
    self.isExact = isExact
    self.isNegatable = isNegatable
  }

  /// The schema of the values that do not satisfy this one; `nil` if it would reject others, too.
  var negation: Self? {
    isExact && isNegatable && !keywords.isEmpty ? Self(["not": .object(keywords)]) : nil
  }

  /// Returns the keywords of the values that satisfy two schemas.
  static func intersection(_ first: [String: JSONValue], _ second: [String: JSONValue]) -> [String: JSONValue]
  {
    var schema = Self(first)
    schema.formIntersection(Self(second))
    return schema.keywords
  }

  /// Adds the keywords of another schema, which has to be satisfied as well.
  mutating func formIntersection(_ other: Self) {
    isExact = isExact && other.isExact
    isNegatable = isNegatable && other.isNegatable
    for (keyword, value) in other.keywords.sorted(byKey: \.key) { add(keyword, value) }
  }

  private mutating func add(_ keyword: String, _ value: JSONValue) {
    guard let present = keywords[keyword], present != value else {
      keywords[keyword] = value
      return
    }
    switch (keyword, present, value) {
    case ("required", .array(let keys), .array(let others)):
      keywords[keyword] = .array(keys + others.filter { !keys.contains($0) })
    case ("allOf", .array(let schemas), .array(let others)): keywords[keyword] = .array(schemas + others)
    case ("properties", .object(let properties), .object(let others)):
      keywords[keyword] = .object(properties.merging(others) { $0 == $1 ? $0 : ["allOf": [$0, $1]] })
    case ("minLength", .integer(let bound), .integer(let other)),
      ("minItems", .integer(let bound), .integer(let other)),
      ("minProperties", .integer(let bound), .integer(let other)):
      keywords[keyword] = .integer(max(bound, other))
    case ("maxLength", .integer(let bound), .integer(let other)):
      keywords[keyword] = .integer(min(bound, other))
    default:
      add("allOf", [.object([keyword: value])])
    }
  }
}

extension Schema {
  /// Returns those keywords of formatted texts that hold for the texts before the formatters, too.
  ///
  /// - Parameters:
  ///   - keywords: What a schema says about formatted texts.
  ///   - effects: What the formatters do.
  /// - Returns: What it says about the others.
  static func keywords(
    _ keywords: [String: JSONValue], before effects: [FormatterEffect]
  ) -> [String: JSONValue] {
    var before: [String: JSONValue] = [:]
    if case .integer(let length)? = keywords["minLength"] {
      // A scalar may become three in another case, and removed characters only make a text longer before.
      before["minLength"] = .integer(
        effects.reduce(length) { length, effect in
          effect == .changesCase && length > 0 ? (length - 1) / 3 + 1 : length
        })
    }
    // Of an email address. What surrounds the at sign stays there, unless characters are removed in between.
    if keywords["pattern"] == ".@.", !effects.contains(.removes) { before["pattern"] = ".@." }
    return before
  }
}

extension Schema {
  /// Creates the schema of a rule of the library, which its name and parameters describe; `nil` if there is
  /// none.
  init?(_ check: some ValidationRule, _ type: JSONType) {
    let parameters = check.parameters
    self.init()
    switch check.name {
    case "presence":
      switch type.kind {
      case .text: keywords["minLength"] = 1
      case .list, .set: keywords["minItems"] = 1
      case .dictionary: keywords["minProperties"] = 1
      case .other: return nil
      default: break
      }
    case "count":
      switch type.kind {
      case .list: setBounds(parameters, "minItems", "maxItems")
      case .dictionary: setBounds(parameters, "minProperties", "maxProperties")
      // Equal elements count once.
      case .set: setBounds(parameters, "minItems", nil)
      default: return nil
      }
    case "unique":
      guard type.kind != .set else { break }
      let element = type.elementKind ?? .other
      // Different decimal numbers may be rounded to the same, also within elements.
      let isPlain = ![.list, .set, .dictionary, .decimal, .other].contains(element)
      guard type.kind == .list, isPlain else { return nil }
      keywords["uniqueItems"] = true
      isExact = [.integer, .number, .boolean, .enumeration].contains(element)
    case "is-true", "is-false":
      guard type.kind == .boolean else { return nil }
      keywords["const"] = .bool(check.name == "is-true")
    case "same", "in":
      guard parameters["caseSensitive"] != false, let values = type.values(of: check) else { return nil }
      self.init(values: values)
      isNegatable = isNegatable && type.kind != .decimal
    case "different", "not-in":
      // A reader may round another decimal number to one of these.
      guard type.kind != .decimal, let values = type.values(of: check), let only = values.first else {
        return nil
      }
      keywords["not"] = values.count == 1 ? ["const": only] : ["enum": .array(values)]
      isExact = parameters["caseSensitive"] != false && values.allSatisfy(SchemaPattern.hasOneSpelling)
    case "minimum", "maximum", "range", "half-open-range", "greater", "less":
      guard type.isNumeric else { return nil }
      let strict = check.name == "greater" ? "exclusiveMinimum" : "exclusiveMaximum"
      // A reader may round a decimal number to the bound.
      let bound = type.kind == .decimal ? strict.replacing("exclusiveM", with: "m") : strict
      isNegatable = type.kind != .decimal
      for (name, keyword) in [("minimum", "minimum"), ("maximum", "maximum"), ("bound", bound)] {
        guard let value = parameters[name] else { continue }
        isExact = isExact && type.isValue(value) && (keyword == name || keyword == strict)
        if type.isValue(value) { keywords[keyword] = value }
      }
    case "multiple-of":
      // Validators divide, and with fractions the quotient is not exact.
      guard type.kind == .integer, case .integer(let step)? = parameters["step"], step != .min else {
        return nil
      }
      keywords["multipleOf"] = .integer(abs(step))
    default:
      guard type.kind == .text else { return nil }
      self.init(text: check)
    }
  }

  /// Creates the schema of values that are among some; `nil` if they have other spellings that cannot be
  /// listed.
  ///
  /// Texts are equal if they are canonically equivalent, and a schema compares code points.
  init?(values: [JSONValue]) {
    guard values.allSatisfy(SchemaPattern.hasOneSpelling) else {
      let patterns = values.map { value -> String? in
        if case .string(let text) = value { SchemaPattern.literal(text) } else { nil }
      }
      guard patterns.allSatisfy({ $0 != nil }) else { return nil }
      let alternatives = patterns.compactMap(\.self).joined(separator: "|")
      self.init(["pattern": .string("^(?:\(alternatives))$")], isNegatable: false)
      return
    }
    if values.count == 1 {
      self.init(["const": values[0]])
    } else {
      // An empty list is not valid in older validators.
      guard !values.isEmpty else { return nil }
      self.init(["enum": .array(values)])
    }
  }

  private mutating func setBounds(_ bounds: [String: JSONValue], _ minimum: String, _ maximum: String?) {
    keywords[minimum] = bounds["minimum"]
    if let maximum { keywords[maximum] = bounds["maximum"] }
    isExact = maximum != nil
  }
}

extension JSONType {
  fileprivate var isNumeric: Bool { kind == .integer || kind == .number || kind == .decimal }

  /// Returns the values that a rule compares with; `nil` if JSON compares in another way.
  fileprivate func values(of check: some ValidationRule) -> [JSONValue]? {
    var values = [check.parameters["other"] ?? check.parameters["values"] ?? .null]
    if case .array(let list) = values[0] { values = list }
    if kind == .enumeration {
      let held = (check as? any ValueHolding)?.heldValues
      let cases = held?["values"] as? [Any] ?? held?["other"].map { [$0] } ?? []
      values = cases.compactMap { ($0 as? any RawRepresentable).map { JSONValue(describing: $0.rawValue) } }
    }
    return values.allSatisfy(isValue) ? values : nil
  }

  /// Returns whether a value in JSON is one of the type, and is compared as in JSON.
  fileprivate func isValue(_ value: JSONValue) -> Bool {
    switch (kind, value) {
    case (.text, .string), (.enumeration, .string), (.enumeration, .integer), (.integer, .integer),
      (.number, .integer), (.decimal, .integer), (.decimal, .decimal), (.boolean, .bool):
      true
    case (.number, .number(let number)), (.decimal, .number(let number)): number.isFinite
    default: false
    }
  }
}

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
    case "uri":
      if isStandard { keywords["format"] = "uri" }
      if parameters == ["allowsUnicode": true] { keywords["format"] = "iri" }
    case "month": keywords["pattern"] = "^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])$"
    case "week":
      keywords["pattern"] = "^(?!0000)[0-9]{4}-W(?:0[1-9]|[1-4][0-9]|5[0-3])$"
      isExact = false
    case "local-date-time":
      keywords["pattern"] =
        "^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]{1,9})?)?$"
      isExact = false
    case "object-id": keywords["pattern"] = "^[0-9A-Fa-f]{24}$"
    case "hexadecimal":
      guard parameters.keys.allSatisfy({ $0 == "bytes" }) else { return nil }
      let pairs = parameters["bytes"].map { "(?:[0-9A-Fa-f]{2}){\($0)}" } ?? "[0-9A-Fa-f]+"
      keywords["pattern"] = .string("^\(pairs)$")
    case "boolean":
      if isStandard { keywords["enum"] = ["true", "false"] }
    case "base32":
      guard isStandard else { return nil }
      keywords = ["contentEncoding": "base32", "pattern": "^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2,7}={1,6})?$"]
      isExact = false
    case "cidr":
      keywords["pattern"] = "^[0-9A-Fa-f:.]+/[0-9]{1,3}$"
      isExact = false
    case "language-tag":
      keywords["pattern"] = "^[0-9A-Za-z]{1,8}(?:[-_][0-9A-Za-z]{1,8})*$"
      isExact = false
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
