extension MessageKeys {
  /// Creates the keys for a failed rule.
  init(rule name: String, _ parameters: [String: JSONValue]) {
    self = RuleMessages.named(name)?.keys(parameters) ?? Self(name)
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
    case .unreadable:
      switch parameters["type"] {
      case "integer": self.init("\(name).integer", shared: "integer")
      case "number": self.init("\(name).number", shared: "number")
      case "date": self.init("\(name).date", shared: "parse.date")
      default: self.init("\(name).unreadable", shared: "unreadable")
      }
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
