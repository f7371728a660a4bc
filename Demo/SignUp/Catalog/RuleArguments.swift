import ALPValidator

/// The parameters of a rule on a command line: words in the declared order, or options in kebab-case.
///
/// ```swift
/// try RuleArguments(["5", "10", "--unit=utf8"], parameters: parameters).values
/// // ["minimum": 5, "maximum": 10, "unit": "utf8"]
/// ```
///
/// Words are only assigned to parameters here. The rule parses them, as in rules as data. All words after
/// `--` are values. A negative number is not an option.
struct RuleArguments {
  /// The values by the names of the parameters.
  private(set) var values: [String: JSONValue] = [:]

  private let parameters: [RuleParameter]

  init(_ words: some Sequence<String>, parameters: [RuleParameter]) throws(Misuse) {
    self.parameters = parameters
    var plain: [String] = []
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        plain += rest
        break
      }
      guard Arguments.isOption(word) else {
        plain.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      try take(option: parts[0], value: parts.dropFirst().first, rest: &rest)
    }
    try take(plain[...])
  }

  private mutating func take(option: String, value: String?, rest: inout ArraySlice<String>) throws(Misuse) {
    guard let parameter = parameters.first(where: { $0.option == option }) else {
      // The options of the command itself are taken before.
      let options = parameters.map(\.option) + ["--json", "--message", "--language"]
      let near = NearNames.suggestion(for: option, among: options)
      throw Misuse("Unknown option \(option).\(near) After \"--\", words are values.")
    }
    if value == nil, parameter.standsAlone {
      values[parameter.name] = true
      return
    }
    guard let value = value ?? rest.popFirst() else {
      throw Misuse("\(option) needs a value: \(option) \(parameter.placeholder).")
    }
    if case .list(let kind) = parameter.kind {
      var list: [JSONValue] = []
      if case .array(let earlier)? = values[parameter.name] { list = earlier }
      values[parameter.name] = .array(list + value.split(separator: ",").map { kind.value(String($0)) })
    } else {
      values[parameter.name] = parameter.kind.value(value)
    }
  }

  private mutating func take(_ words: ArraySlice<String>) throws(Misuse) {
    var words = words
    for parameter in parameters where parameter.isPositional && values[parameter.name] == nil {
      guard let word = words.first else { return }
      if case .list(let kind) = parameter.kind {
        values[parameter.name] = .array(words.map(kind.value))
        words = []
      } else {
        values[parameter.name] = parameter.kind.value(word)
        words.removeFirst()
      }
    }
    if let word = words.first { throw Misuse("Unexpected argument \"\(word)\".") }
  }
}

extension RuleParameter.Kind {
  /// Returns the value of a word, which is a text if it has no other type.
  fileprivate func value(_ word: String) -> JSONValue {
    switch self {
    case .flag, .characters: Bool(word).map(JSONValue.bool) ?? .string(word)
    case .integer: Int(word).map(JSONValue.integer) ?? .string(word)
    case .choice(let choices): choices.first { $0.description == word } ?? Self.integer.value(word)
    // A `Decimal` is read from text exactly.
    case .number, .text, .date, .list: .string(word)
    }
  }
}

extension RuleParameter {
  /// The option, such as `--ascii-only`.
  var option: String { "--\(optionName)" }

  /// Whether the parameter can be a word without its name.
  var isPositional: Bool { kind != .flag && kind != .characters }

  /// Whether the option needs no value: a flag that is off by default.
  var standsAlone: Bool { kind == .characters || kind == .flag && defaultValue != true }

  /// The placeholder for a value of the parameter in a usage line.
  fileprivate var placeholder: String {
    switch kind {
    case .flag: "true|false"
    case .choice(let choices): choices.map(\.description).joined(separator: "|")
    case .list: "\(optionName.uppercased())…"
    case .integer, .number, .text, .date, .characters: optionName.uppercased()
    }
  }

  /// The parameter in a usage line.
  var synopsis: String {
    if isRequired { return placeholder }
    if isPositional { return "[\(placeholder)]" }
    if kind == .characters { return "[\(option)[=CHARACTERS]]" }
    return standsAlone ? "[\(option)]" : "[\(option) \(placeholder)]"
  }
}
