/// The keys under which the message of a failure is looked up.
struct MessageChoice {
  /// The keys of the rule's own messages, the most telling first.
  var keys: [String] = []
  /// The choices whose sentences together say the same, if a language has none of the keys.
  var sentences: [[String]] = []
  /// The keys of messages that the rule shares with others, if a language has none of these either.
  var shared: [String] = []

  init(_ keys: String?..., shared: String...) {
    self.keys = keys.compactMap { $0 }
    self.shared = shared
  }
}

extension MessageChoice {
  /// The keys for a least and a greatest number of something.
  struct Bounds {
    var minimum: String
    var maximum: String
    var range: String
    var exact: String
    var none: String

    /// Keys that are made of one name: `name`, `name.maximum`, `name.range`, `name.exact`, `name.none`.
    init(_ name: String, minimum: String? = nil) {
      self.minimum = minimum ?? name
      maximum = "\(name).maximum"
      range = "\(name).range"
      exact = "\(name).exact"
      none = "\(name).none"
    }

    /// Keys that are made of one name: `name.minimum`, `name.maximum`, `name`, `name.exact`, `name.none`.
    init(named name: String, none: String? = nil) {
      minimum = "\(name).minimum"
      maximum = "\(name).maximum"
      range = name
      exact = "\(name).exact"
      self.none = none ?? "\(name).none"
    }

    /// The same keys with a variant behind them, but for that of nothing at all.
    func with(variant: String) -> Self {
      var bounds = self
      bounds.minimum += variant
      bounds.maximum += variant
      bounds.range += variant
      bounds.exact += variant
      return bounds
    }
  }

  init(_ bounds: Bounds, minimum: JSONValue?, maximum: JSONValue?) {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      keys = [minimum == maximum ? bounds.exact : bounds.range]
      sentences = [[bounds.minimum], [bounds.maximum]]
    case (_?, nil): keys = [bounds.minimum]
    case (nil, 0): keys = [bounds.none, bounds.maximum]
    case (nil, _?): keys = [bounds.maximum]
    case (nil, nil): break
    }
  }
}

extension MessageChoice {
  /// Chooses the keys for a failed rule by its name and figures.
  init(rule name: String, _ parameters: [String: JSONValue]) {
    self =
      Self.content(name, parameters) ?? Self.value(name, parameters) ?? Self.file(name, parameters)
      ?? Self.format(name, parameters) ?? Self(name)
  }

  /// Chooses the keys for a rule that could not decide.
  init?(rule name: String, _ parameters: [String: JSONValue], because cause: ValidationFailure.Cause) {
    switch cause {
    case .unsatisfied, .missing, .refused: return nil
    case .undecided: self.init("\(name).undecided", shared: "undecided")
    case .tooCostly: self.init("\(name).too-costly", shared: "too-costly")
    case .tooLong: self.init("\(name).too-long", shared: "too-long")
    case .unreadable where Self.fileRules.contains(name):
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

  /// Chooses the keys for what a negated rule accepts.
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

  private static let fileRules: Set = [
    "file-type", "file-type-agreement", "file-size",
    "total-file-size", "image-size",
  ]

  private static func content(_ name: String, _ parameters: [String: JSONValue]) -> Self? {
    let minimum = parameters["minimum"]
    let maximum = parameters["maximum"]
    switch name {
    case "length":
      let bounds = Bounds(named: name)
      return Self(
        parameters["unit"] == "utf8" ? bounds.with(variant: ".bytes") : bounds, minimum: minimum,
        maximum: maximum)
    case "words": return Self(Bounds(named: name, none: "length.none"), minimum: minimum, maximum: maximum)
    case "contains-digit", "contains-letter", "contains-lowercase", "contains-uppercase", "contains-symbol":
      return Self(Bounds(name), minimum: minimum, maximum: maximum)
    case "only-digits", "only-letters", "only-lowercase", "only-uppercase", "alphanumeric":
      let isSpaced = parameters["allowsWhitespace"] == true
      return Self(
        isSpaced ? "\(name).spaced" : nil, parameters["asciiOnly"] == true ? "\(name).ascii" : nil, name)
    case "contains-characters":
      guard hasReadableCharacters(parameters) else { return Self("characters") }
      return Self(Bounds(name), minimum: minimum, maximum: maximum)
    case "only-characters", "no-characters":
      return Self(hasReadableCharacters(parameters) ? name : nil, "characters")
    case "number":
      return Self(parameters["allowsExponent"] == false ? "number.plain" : nil, name)
    case "integer":
      let variant: String? =
        switch (parameters["allowsSign"], parameters["allowsLeadingZeros"]) {
        case (false, false): "integer.plain"
        case (false, _): "integer.unsigned"
        case (_, false): "integer.unpadded"
        default: nil
        }
      return Self(variant, name)
    case "decimal":
      let minimum = parameters["minimumFractionDigits"]
      let maximum = parameters["maximumFractionDigits"]
      if maximum == 0 { return Self(shared: "integer") }
      if minimum == nil && maximum == nil { return Self(shared: "number") }
      return Self(Bounds(name, minimum: "decimal.minimum"), minimum: minimum, maximum: maximum)
    default: return nil
    }
  }

  /// Returns whether the characters of a rule can be shown to a user as they stand.
  private static func hasReadableCharacters(_ parameters: [String: JSONValue]) -> Bool {
    guard case .string(let text)? = parameters["characters"] else { return false }
    return text.count <= 40 && !text.contains("[:") && !text.contains("\\u{")
  }

  private static func value(_ name: String, _ parameters: [String: JSONValue]) -> Self? {
    let minimum = parameters["minimum"]
    let maximum = parameters["maximum"]
    switch name {
    case "range": return minimum == maximum ? Self(shared: "value") : Self(name)
    case "in":
      guard case .array(let values)? = parameters["values"], 1...8 ~= values.count else {
        return Self("in.long")
      }
      return values.count == 1 ? Self(shared: "value") : Self(name)
    case "not-in": return Self(shared: "different")
    case "before", "after": return Self(parameters["date"] == nil ? "\(name).other" : name)
    case "count": return Self(Bounds(named: name), minimum: minimum, maximum: maximum)
    default: return nil
    }
  }

  private static func file(_ name: String, _ parameters: [String: JSONValue]) -> Self? {
    let minimum = parameters["minimum"]
    let maximum = parameters["maximum"]
    switch name {
    case "file-size":
      return Self(Bounds(named: name, none: "file-size.maximum"), minimum: minimum, maximum: maximum)
    case "total-file-size", "file-count":
      return Self(Bounds(name, minimum: "\(name).minimum"), minimum: minimum, maximum: maximum)
    case "image-size": return imageSize(parameters)
    default: return nil
    }
  }

  private static func imageSize(_ parameters: [String: JSONValue]) -> Self {
    let sides = [
      ("minimumWidth", "image-size.minimum-width"), ("maximumWidth", "image-size.maximum-width"),
      ("minimumHeight", "image-size.minimum-height"), ("maximumHeight", "image-size.maximum-height"),
    ]
    let bounds = sides.filter { parameters[$0.0] != nil }
    var choice: Self =
      switch bounds.map(\.0) {
      case []: Self(shared: "file-type")
      case ["minimumWidth", "minimumHeight"]: Self("image-size.minimum")
      case ["maximumWidth", "maximumHeight"]: Self("image-size.maximum")
      default: Self()
      }
    choice.sentences = bounds.map { [$0.1] }
    return choice
  }
}
