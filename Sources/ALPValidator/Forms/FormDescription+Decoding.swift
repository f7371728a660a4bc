import Foundation

extension FormDescription: Decodable {
  private static let version = RuleKey.version
  private static let fieldsKey = RuleKey(stringValue: "fields")

  /// Creates a description from data, with the vocabularies in the decoder's `userInfo` or else the standard
  /// ones.
  ///
  /// - Throws: `DecodingError` with the path, the cause and the remedy. See ``init(json:vocabulary:)``.
  public init(from decoder: any Decoder) throws {
    let reader = try FieldReader(decoder, "a form", keys: [Self.version, Self.fieldsKey])
    version = try reader.value(Self.version) ?? Self.latestVersion
    guard version == Self.latestVersion else {
      throw DecodingError.rules(
        unknown: "there is version \(Self.latestVersion), and not version \(version)",
        at: decoder.codingPath + [Self.version])
    }
    fields = try Field.list(in: reader, depth: 1)
    let count = Self.count(of: fields)
    guard count <= Self.maximumFieldCount else {
      throw DecodingError.rules(
        "there are \(count) fields in all; a form has at most \(Self.maximumFieldCount)",
        at: decoder.codingPath + [Self.fieldsKey])
    }
    try Field.checkConditions(of: fields, within: [], at: decoder.codingPath)
  }

  /// The rules for lists of objects.
  static let listVocabulary = RuleVocabulary<[JSONValue]>(
    [.presence(), .unique()], RuleDescriptor.counting())

  private static func count(of fields: [Field]) -> Int {
    fields.reduce(fields.count) { count, field in
      field.kind.listsOfFields.reduce(count) { $0 + self.count(of: $1.fields) }
    }
  }
}

/// Reads an object with known keys.
private struct FieldReader {
  let values: KeyedDecodingContainer<RuleKey>
  let path: [any CodingKey]

  init(_ decoder: any Decoder, _ subject: String, keys: [RuleKey]) throws {
    guard let values = try? decoder.container(keyedBy: RuleKey.self) else {
      throw DecodingError.rules(need: "\(subject), which is an object", FormDescription.self, by: decoder)
    }
    self.values = values
    path = decoder.codingPath
    let known = keys.map(\.stringValue)
    for stranger in values.allKeys.map(\.stringValue).sorted(byKey: \.self) where !known.contains(stranger) {
      let remedy = RuleDataText.suggestion(
        for: stranger, among: known, otherwise: "\(subject) has \(known.joined(separator: ", "))")
      throw DecodingError.rules(unknown: "unknown key \(RuleDataText.quoted(stranger)); \(remedy)", at: path)
    }
  }

  /// Returns the value of a key, or `nil` if there is none.
  func value<Value: Decodable>(_ key: RuleKey) throws -> Value? {
    guard values.contains(key) else { return nil }
    return try values.decode(RuleLiteral<Value>.self, forKey: key).value
  }

  func required<Value: Decodable>(_ key: RuleKey, _ remedy: String) throws -> Value {
    if let value: Value = try value(key) { return value }
    throw DecodingError.rules(lack: key, "missing \"\(key.stringValue)\"; \(remedy)", at: path)
  }

  /// Returns a decoder for each element of a list, or `nil` without a list of this name.
  func elements(_ key: RuleKey, limit: Int) throws -> [any Decoder]? {
    guard values.contains(key) else { return nil }
    let decoder = try values.superDecoder(forKey: key)
    guard var list = try? decoder.unkeyedContainer() else {
      throw DecodingError.rules(need: "a list", [JSONValue].self, by: decoder)
    }
    var elements: [any Decoder] = []
    while !list.isAtEnd {
      guard elements.count < limit else {
        throw DecodingError.rules("there are more than \(limit); write fewer", at: path + [key])
      }
      elements.append(try list.superDecoder())
    }
    return elements
  }
}

extension FormDescription.Field {
  fileprivate static let nameKey = RuleKey(stringValue: "name")
  private static let label = RuleKey(stringValue: "label")
  private static let kindKey = RuleKey(stringValue: "kind")
  static let fields = RuleKey(stringValue: "fields")
  static let choices = RuleKey(stringValue: "choices")
  fileprivate static let tag = RuleKey(stringValue: "tag")
  static let when = RuleKey(stringValue: "when")

  /// Reads the fields of a form, a group or a list, each with a unique name.
  fileprivate static func list(in reader: FieldReader, depth: Int) throws -> [Self] {
    guard depth <= FormDescription.maximumDepth else {
      throw DecodingError.rules(
        "groups and lists are more than \(FormDescription.maximumDepth) deep; use fewer levels",
        at: reader.path)
    }
    guard let elements = try reader.elements(fields, limit: FormDescription.maximumFieldCount) else {
      throw DecodingError.rules(lack: fields, "missing \"fields\"; write {\"fields\": […]}", at: reader.path)
    }
    var list: [Self] = []
    var indices: [String: Int] = [:]
    for (index, element) in elements.enumerated() {
      let field = try Self(element, depth: depth)
      if let earlier = indices[field.name] {
        throw DecodingError.rules(
          "the name \(RuleDataText.quoted(field.name)) is taken by field \(earlier) of this list; write another one",
          at: element.codingPath + [nameKey])
      }
      indices[field.name] = index
      list.append(field)
    }
    return list
  }

  private init(_ decoder: any Decoder, depth: Int) throws {
    let reader = try FieldReader(
      decoder, "a field",
      keys: [
        Self.nameKey, Self.label, Self.kindKey, .rules, Self.choices, Self.tag, Self.fields, Self.when,
      ])
    name = try reader.required(Self.nameKey, "write a name of its own")
    guard !name.isEmpty else {
      throw DecodingError.rules("a name has at least one character", at: reader.path + [Self.nameKey])
    }
    label = try reader.value(Self.label)
    let kindName: String = try reader.required(
      Self.kindKey, "write one of \(FormDescription.Kind.names.joined(separator: ", "))")
    kind = try FormDescription.Kind(kindName, reader, depth: depth)
    for key in [RuleKey.rules, Self.choices, Self.tag, Self.fields] where reader.values.contains(key) {
      guard kind.has(key.stringValue) else {
        let subject =
          key == Self.tag ? "a field whose choices have no fields" : "a field of the kind \(kindName)"
        throw DecodingError.rules(
          "\(subject) has no \"\(key.stringValue)\"; remove it", at: reader.path + [key])
      }
    }
    if reader.values.contains(Self.when) {
      condition = try FormDescription.Condition(reader.values.superDecoder(forKey: Self.when))
    } else {
      condition = nil
    }
  }
}

extension FormDescription.Kind {
  /// Creates the kind of a field.
  fileprivate init(_ name: String, _ reader: FieldReader, depth: Int) throws {
    switch name {
    case "text": self = .text(try Self.rules(in: reader))
    case "integer": self = .integer(try Self.rules(in: reader))
    case "decimal": self = .decimal(try Self.rules(in: reader))
    case "date": self = .date(try Self.rules(in: reader))
    case "toggle": self = .toggle(try Self.rules(in: reader))
    case "choice":
      let cases = try FormDescription.Case.list(in: reader, depth: depth + 1)
      var rules: RuleSet<String> = try Self.rules(in: reader)
      rules.rules.append(.in(cases.map(\.choice.value)))
      self =
        cases.contains { $0.fields != nil }
        ? .cases(
          try FormDescription.Case.cases(cases, in: reader), tag: try FormDescription.Case.tag(in: reader),
          rules)
        : .choice(cases.map(\.choice), rules)
    case "list":
      let fields = try FormDescription.Field.list(in: reader, depth: depth + 1)
      self = .list(fields, try Self.rules(in: reader, FormDescription.listVocabulary))
    case "group": self = .group(try FormDescription.Field.list(in: reader, depth: depth + 1))
    default:
      let remedy = RuleDataText.suggestion(
        for: name, among: Self.names, otherwise: "there are \(Self.names.joined(separator: ", "))")
      throw DecodingError.rules(
        unknown: "unknown kind \(RuleDataText.quoted(name)); \(remedy)",
        at: reader.path + [RuleKey(stringValue: "kind")])
    }
  }

  /// Reads the rules of a field. Without any, the field may be left empty.
  private static func rules<Value: VocabularyProviding>(
    in reader: FieldReader
  ) throws -> RuleSet<Value> {
    guard reader.values.contains(.rules) else { return RuleSet([], isOptional: true) }
    return try RuleSet(from: reader.values.superDecoder(forKey: .rules))
  }

  private static func rules<Value>(
    in reader: FieldReader, _ vocabulary: RuleVocabulary<Value>
  ) throws -> RuleSet<Value> {
    guard reader.values.contains(.rules) else { return RuleSet([], isOptional: true) }
    return try RuleReader(vocabulary).set(from: reader.values.superDecoder(forKey: .rules))
  }

  /// Returns whether a field of the kind has a key.
  fileprivate func has(_ key: String) -> Bool {
    switch self {
    case .choice: key == "rules" || key == "choices"
    case .cases: key != "fields"
    case .list: key == "rules" || key == "fields"
    case .group: key == "fields"
    default: key == "rules"
    }
  }
}

extension FormDescription.Case {
  private static let valueKey = RuleKey(stringValue: "value")
  private static let labelKey = RuleKey(stringValue: "label")
  /// The key of the name of a case, unless the description has another.
  private static let standardTag = "type"

  /// A choice as it is written, with fields or without.
  fileprivate typealias Read = (choice: FormDescription.Choice, fields: [FormDescription.Field]?)

  fileprivate static func list(in reader: FieldReader, depth: Int) throws -> [Read] {
    let choices = FormDescription.Field.choices
    let elements = try reader.elements(choices, limit: FormDescription.maximumChoiceCount) ?? []
    guard !elements.isEmpty else {
      throw DecodingError.rules(
        lack: choices, "missing \"choices\"; write them as in {\"choices\": [\"S\", \"M\"]}", at: reader.path)
    }
    var list: [Read] = []
    var values: Set<String> = []
    for element in elements {
      let read = try read(element, depth: depth)
      guard values.insert(read.choice.value).inserted else {
        throw DecodingError.rules(
          "the choice \(RuleDataText.quoted(read.choice.value)) is there twice; remove one",
          at: element.codingPath
        )
      }
      list.append(read)
    }
    return list
  }

  private static func read(_ decoder: any Decoder, depth: Int) throws -> Read {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      return (FormDescription.Choice(value: text, label: text), nil)
    }
    let fields = FormDescription.Field.fields
    let reader = try FieldReader(decoder, "a choice", keys: [valueKey, labelKey, fields])
    let value: String = try reader.required(
      valueKey, "write {\"value\": \"m\", \"label\": \"Medium\"}, or a text")
    let choice = FormDescription.Choice(value: value, label: try reader.value(labelKey) ?? value)
    guard reader.values.contains(fields) else { return (choice, nil) }
    return (choice, try FormDescription.Field.list(in: reader, depth: depth))
  }

  /// Returns the key of the name of a case.
  fileprivate static func tag(in reader: FieldReader) throws -> String {
    try reader.value(FormDescription.Field.tag) ?? standardTag
  }

  /// Returns the cases, none of which has a field with the name of the tag.
  fileprivate static func cases(_ list: [Read], in reader: FieldReader) throws -> [Self] {
    let tag = try tag(in: reader)
    return try list.enumerated().map { index, read in
      if let place = read.fields?.firstIndex(where: { $0.name == tag }) {
        let path: [RuleKey] = [
          FormDescription.Field.choices, RuleKey(intValue: index), FormDescription.Field.fields,
          RuleKey(intValue: place),
          FormDescription.Field.nameKey,
        ]
        throw DecodingError.rules(
          "the name \(RuleDataText.quoted(tag)) is the key of the case; write another name, or another \"tag\"",
          at: reader.path + path)
      }
      return Self(choice: read.choice, fields: read.fields ?? [])
    }
  }
}

extension FormDescription.Condition {
  static let field = RuleKey(stringValue: "field")
  static let value = RuleKey(stringValue: "is")

  fileprivate init(_ decoder: any Decoder) throws {
    let reader = try FieldReader(decoder, "a condition", keys: [Self.field, Self.value])
    field = try reader.required(Self.field, "write the name of another field")
    guard reader.values.contains(Self.value) else {
      throw DecodingError.rules(
        lack: Self.value, "missing \"is\"; write the value that the other field has to have", at: reader.path)
    }
    value = try reader.values.decode(JSONValue.self, forKey: Self.value)
  }
}

extension FormDescriptionError {
  /// Creates the error of a text that is not JSON.
  init(_ fault: JSONDocument.Fault) {
    let isSyntax = if case .syntax = fault.kind { true } else { false }
    self.init(path: isSyntax ? ValidationPath() : fault.path, message: fault.explanation())
  }

  /// Creates the error of JSON that is not a description.
  init(_ error: DecodingError) {
    guard let context = error.context else {
      self.init(path: ValidationPath(), message: "\(error)")
      return
    }
    var path = ValidationPath()
    for key in context.codingPath {
      path = path.appending(key.intValue.map(ValidationPath.Component.index) ?? .key(key.stringValue))
    }
    // The text of the error may begin with the path.
    let prefix = RuleDataText.at(context.codingPath, "")
    let text = context.debugDescription
    self.init(path: path, message: text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
  }
}
