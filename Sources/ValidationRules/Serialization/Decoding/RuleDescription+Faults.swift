// What decoding finds, which no rule of a set says.

extension RuleDescription {
  /// A part that is missing.
  static let required = RuleDescription("required", sharedKey: presence.name)

  /// A part of another type.
  static let type = RuleDescription(
    "type",
    unreadableKeys: { name, parameters in
      switch parameters["expected"] {
      case "integer" where parameters["minimum"] != nil:
        return MessageKeys("\(name).integer", shared: range.name)
      case "integer": return MessageKeys("\(name).integer", shared: integer.name)
      case "number": return MessageKeys("\(name).number", shared: number.name)
      case "date": return MessageKeys("\(name).date", shared: "parse.date")
      case "url": return MessageKeys("\(name).url", shared: url.name)
      case "uuid": return MessageKeys("\(name).uuid", shared: "identifier")
      case "value" where parameters["values"] != nil:
        var keys = `in`.messageKeys(for: parameters)
        keys.keys.insert("\(name).value", at: 0)
        return keys
      case .string(let expected)?: return MessageKeys("\(name).\(expected)", name)
      default: return MessageKeys(name)
      }
    }, places: ["value": .parameter("values")])

  /// A body that is not JSON.
  static let body = RuleDescription(
    "json-body", unreadableKeys: { name, _ in MessageKeys(name, shared: "data") })

  /// A form, a query or other fields that can't be read.
  static let fields = RuleDescription(
    "form-fields", unreadableKeys: { name, _ in MessageKeys(name, shared: "data") })

  /// A member that no part has.
  static let unknownKey = RuleDescription("unknown-key")

  /// More failures than are listed.
  static let moreFailures = RuleDescription("more-failures")

  /// Returns the description of a failure that an app makes as decoding makes it; `nil` for any other name.
  static func fault(named name: String) -> RuleDescription? {
    [required, type, unknownKey].first { $0.name == name }
  }
}

extension ValidationFailure {
  /// Creates a failure that no rule of a set has found, with its message unwritten.
  package init(
    _ description: RuleDescription, parameters: [String: JSONValue] = [:], cause: Cause,
    _ messageSource: (any MessageSource)?
  ) {
    self.init(
      name: description.name, parameters: parameters, cause: cause, severity: .error,
      text: .unwritten(messageSource), facts: RuleFacts(description))
  }
}
