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
  /// Creates the schema of text of a format.
  ///
  /// Many validators check `format` only with an option, and read patterns in their own dialect.
  init(ofFormat keywords: [String: JSONValue], isExact: Bool = true) {
    self.init(keywords, isExact: isExact, isNegatable: false)
  }

  /// Creates the schema of text that matches a pattern; `nil` if there is none.
  init?(pattern: String?, isExact: Bool) {
    guard let pattern else { return nil }
    self.init(ofFormat: ["pattern": .string(pattern)], isExact: isExact)
  }
}

extension Schema {
  /// The keyword of a bound.
  enum BoundKeyword {
    case inclusive(String)
    case exclusiveMinimum, exclusiveMaximum
  }

  /// Creates the schema of numbers within bounds; `nil` for values that are no numbers in JSON.
  ///
  /// - Parameters:
  ///   - bounds: The bounds, by the names of parameters.
  ///   - type: The type of the values.
  ///   - names: The keywords, by the names of parameters.
  init?(bounds: [String: JSONValue], of type: JSONType, keywords names: [String: BoundKeyword]) {
    guard type.isNumeric else { return nil }
    // A reader may round a decimal number to the bound.
    let isRounded = type.kind == .decimal
    self.init(isNegatable: !isRounded)
    for (name, value) in bounds {
      guard let bound = names[name] else { continue }
      let keyword =
        switch bound {
        case .inclusive(let keyword): keyword
        case .exclusiveMinimum: isRounded ? "minimum" : "exclusiveMinimum"
        case .exclusiveMaximum: isRounded ? "maximum" : "exclusiveMaximum"
        }
      guard type.isValue(value) else {
        isExact = false
        continue
      }
      keywords[keyword] = value
      if case .inclusive = bound { continue }
      if isRounded { isExact = false }
    }
  }

  /// Creates the schema of values that are among some, or that are not; `nil` if JSON compares in another way.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - areAccepted: Whether these values are accepted, and no others; else, all others are.
  ///   - type: The type of the values.
  init?(values: [Any], areAccepted: Bool, _ type: JSONType) {
    let values = values.compactMap(type.json)
    guard values.allSatisfy(type.isValue) else { return nil }
    guard !areAccepted else {
      self.init(values: values)
      isNegatable = isNegatable && type.kind != .decimal
      return
    }
    // A reader may round another decimal number to one of these.
    guard type.kind != .decimal, let only = values.first else { return nil }
    self.init(
      ["not": values.count == 1 ? ["const": only] : ["enum": .array(values)]],
      isExact: values.allSatisfy(SchemaPattern.hasOneSpelling))
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
}

extension JSONType {
  fileprivate var isNumeric: Bool { kind == .integer || kind == .number || kind == .decimal }

  /// Returns the JSON of a value; `nil` for a case without a raw value.
  fileprivate func json(of value: Any) -> JSONValue? {
    guard kind == .enumeration else { return JSONValue(describing: value) }
    return (value as? any RawRepresentable).map { JSONValue(describing: $0.rawValue) }
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
