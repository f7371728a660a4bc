extension MessageKeys {
  /// Creates the keys for a failed rule.
  init(rule name: String, _ parameters: [String: JSONValue]) {
    let keys = name == "required" ? Self(name, shared: "presence") : Self(name)
    self = RuleMessages.named(name)?.keys(parameters) ?? keys
  }

  /// Creates the keys for a rule that could not decide, or returns `nil` for any other cause.
  init?(rule name: String, _ parameters: [String: JSONValue], because cause: ValidationFailure.Cause) {
    switch cause {
    case .unsatisfied, .missing, .rejected: return nil
    case .requestFailed: self.init("\(name).request-failed", shared: "request-failed")
    case .tooCostly: self.init("\(name).too-costly", shared: "too-costly")
    case .tooLong: self.init("\(name).too-long", shared: "too-long")
    case .unreadable where RuleMessages.named(name)?.isAboutFiles == true:
      self.init("\(name).unreadable", shared: "unreadable-file")
    case .unreadable where name == "type": self.init(expecting: parameters)
    case .unreadable where name == ValidationFailure.bodyRuleName: self.init(name, shared: "data")
    case .unreadable:
      switch parameters["type"] {
      case "integer": self.init("\(name).integer", shared: "integer")
      case "number": self.init("\(name).number", shared: "number")
      case "date": self.init("\(name).date", shared: "parse.date")
      default: self.init("\(name).unreadable", shared: "unreadable")
      }
    }
  }

  /// Creates the keys for a value of another type than is expected, which a body has.
  private init(expecting parameters: [String: JSONValue]) {
    switch parameters["expected"] {
    case "integer" where parameters["minimum"] != nil: self.init("type.integer", shared: "range")
    case "integer": self.init("type.integer", shared: "integer")
    case "number": self.init("type.number", shared: "number")
    case "date": self.init("type.date", shared: "parse.date")
    case "url": self.init("type.url", shared: "url")
    case "uuid": self.init("type.uuid", shared: "identifier")
    case "value" where parameters["values"] != nil:
      self.init(rule: "in", parameters)
      keys.insert("type.value", at: 0)
    case .string(let expected)?: self.init("type.\(expected)", "type")
    default: self.init("type")
    }
  }

  /// Creates the keys for a negated rule.
  init(negationOf name: String, _ parameters: [String: JSONValue]) {
    switch name {
    case "presence": self.init("not.\(name)", shared: "length.none")
    case "contains-digit", "contains-letter", "contains-lowercase", "contains-uppercase", "contains-symbol":
      // Of a negated minimum above one, some may be there.
      let isAboutAny = parameters["minimum"] == 1 && parameters["maximum"] == nil
      self.init("not.\(name)", isAboutAny ? "\(name).none" : nil, shared: "different")
    default: self.init("not.\(name)", shared: "different")
    }
  }
}
