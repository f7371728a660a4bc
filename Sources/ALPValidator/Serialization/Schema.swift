/// What JSON Schema says about a rule.
struct Schema {
  var keywords: [String: JSONValue]
  /// Whether a value of the type satisfies the keywords exactly if it satisfies the rule.
  var isExact: Bool
  /// Whether this also holds for validators that ignore formats, read patterns in their own dialect, or round numbers, so that
  /// `not` rejects no value that the rule accepts.
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

  /// Adds the keywords of another schema, which has to be satisfied as well.
  mutating func formIntersection(_ other: Self) {
    isExact = isExact && other.isExact
    isNegatable = isNegatable && other.isNegatable
    for (keyword, value) in other.keywords.sorted(by: { $0.key < $1.key }) { add(keyword, value) }
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
  /// Creates the schema of a rule of the library, which its name and parameters describe; `nil` if there is none.
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
      // Numbers may be rounded to equal ones.
      guard type.kind == .list, element != .other, element != .decimal else { return nil }
      keywords["uniqueItems"] = true
      isExact = [.integer, .number, .boolean, .enumeration].contains(element)
    case "is-true", "is-false": keywords["const"] = .bool(check.name == "is-true")
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

  /// Creates the schema of values that are among some; `nil` if they have other spellings that cannot be listed.
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
      (.number, .integer), (.decimal, .integer), (.boolean, .bool):
      true
    case (.number, .number(let number)), (.decimal, .number(let number)): number.isFinite
    default: false
    }
  }
}
