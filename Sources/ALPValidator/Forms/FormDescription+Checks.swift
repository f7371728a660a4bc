extension FormDescription.Field {
  /// Checks that each condition names another field and a value that this field can have, and that conditions
  /// don't depend on each other.
  ///
  /// - Parameters:
  ///   - list: The fields of the form, or of a group or list.
  ///   - outer: The fields around these, from the nearest ones on.
  ///   - path: The place of the form, group or list.
  /// - Throws: `DecodingError` with the place of the first condition with a fault.
  static func checkConditions(
    of list: [Self], within outer: [[Self]], at path: [any CodingKey]
  ) throws {
    let indices = Dictionary(uniqueKeysWithValues: zip(list.map(\.name), list.indices))
    for (index, field) in list.enumerated() {
      let place = path + [fields, RuleKey(intValue: index)]
      for inner in field.kind.listsOfFields {
        try checkConditions(of: inner.fields, within: [list] + outer, at: place + inner.path)
      }
      guard let condition = field.condition else { continue }
      try condition.check(in: [list] + outer, at: place + [when])
      if isCyclic(from: index, list, indices) {
        throw DecodingError.rules(
          "the conditions of \(RuleDataText.quoted(field.name)) and \(RuleDataText.quoted(condition.field)) depend on each other; remove one",
          at: place + [when])
      }
    }
  }

  /// Returns whether a chain of conditions leads back to the field.
  ///
  /// A chain that leaves the list does not come back, because no condition names a field within an inner
  /// group.
  private static func isCyclic(from start: Int, _ list: [Self], _ indices: [String: Int]) -> Bool {
    var index = start
    for _ in list {
      guard let condition = list[index].condition, let next = indices[condition.field] else { return false }
      if next == start { return true }
      index = next
    }
    return false
  }
}

extension FormDescription.Kind {
  /// The lists of fields within a field of the kind, with their places.
  var listsOfFields: [(path: [RuleKey], fields: [FormDescription.Field])] {
    switch self {
    case .cases(let cases, _, _):
      cases.enumerated().map { index, declared in
        ([FormDescription.Field.choices, RuleKey(intValue: index)], declared.fields)
      }
    default: fields.isEmpty ? [] : [([], fields)]
    }
  }

  /// Returns whether a field of the kind can have the value of a condition.
  fileprivate func canBe(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text, .string), (.toggle, .bool), (.integer, .integer), (.decimal, .integer), (.decimal, .number),
      (.decimal, .decimal):
      true
    case (.choice(let choices, _), .string(let text)): choices.contains { $0.value == text }
    case (.cases(let cases, _, _), .string(let text)): cases.contains { $0.choice.value == text }
    default: false
    }
  }
}

extension FormDescription.Condition {
  /// Checks that the condition names a field that exists, and a value that this field can have.
  ///
  /// - Parameters:
  ///   - scopes: The fields that the condition can name, from the nearest ones on.
  ///   - place: The place of the condition.
  /// - Throws: `DecodingError` with the place of the fault.
  fileprivate func check(in scopes: [[FormDescription.Field]], at place: [any CodingKey]) throws {
    guard let other = scopes.lazy.compactMap({ $0.first { $0.name == field } }).first else {
      let remedy = RuleDataText.suggestion(
        for: field, among: scopes.flatMap { $0.map(\.name) },
        otherwise: "write the name of another field, of the same list or around it")
      throw DecodingError.rules(
        unknown: "unknown field \(RuleDataText.quoted(field)); \(remedy)", at: place + [Self.field])
    }
    guard other.kind.canBe(value) else {
      throw DecodingError.rules(
        "a field of the kind \(other.kind.name) is never \(RuleDataText.quoted("\(value)"))",
        at: place + [Self.value])
    }
  }
}
