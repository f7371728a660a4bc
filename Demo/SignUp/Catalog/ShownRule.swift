import ALPValidator
import Foundation

/// A rule with its examples, checked.
struct ShownRule: Sendable {
  /// The name of the rule.
  let name: String
  /// The rule with the parameters of the example: on a command line, or in Swift if there is no such command.
  let call: String
  /// The rule with the parameters of the example, as data.
  let json: String
  /// The rule in Swift.
  let spelling: String
  /// A description of the accepted values.
  let summary: String
  /// The parameters, with their default values.
  let parameters: String
  /// The standard that the rule follows.
  let standard: String
  /// A value that the rule accepts, and one that it rejects.
  let valid: String
  let invalid: String
  /// The examples that the rule does not agree with.
  let disagreements: [String]

  /// Checks a rule with its example, or returns `nil` if it has none.
  init?<Described: RuleDescribing>(_ rule: Described) {
    guard let example = rule.example else { return nil }
    name = rule.name
    spelling = rule.spelling
    summary = rule.summary
    standard = rule.standard ?? ""
    let declared = rule.parameters
    parameters = declared.map(\.description).joined(separator: ", ")
    // On a command line, lists have no rules, and `integer` is the rule for text.
    let isKnown =
      Catalog.entries.contains { $0.name == rule.name } && !(rule is RuleDescriptor<[Int]>)
      && (rule is RuleDescriptor<String> || rule.name != "integer")
    call = isKnown ? Self.call(rule.name, declared, example.parameters) : rule.spelling
    json = Self.json(rule.name, declared, example.parameters)
    let (valid, invalid) = (Self.text(example.valid), Self.text(example.invalid))
    self.valid = valid
    self.invalid = invalid
    do {
      disagreements = Self.disagreements(of: try rule.rule(with: example.parameters), example)
    } catch {
      disagreements = [RuleFile.text(of: error)]
    }
  }

  /// Returns the examples that a rule does not agree with.
  static func disagreements<Value>(of rule: Rule<Value>, _ example: RuleExample<Value>) -> [String] {
    (rule.isSatisfied(by: example.valid) ? [] : ["\(text(example.valid)) is not accepted"])
      + (rule.isSatisfied(by: example.invalid) ? ["\(text(example.invalid)) is accepted"] : [])
  }

  /// Returns the lines of `Demo rules` for a terminal.
  func lines(for terminal: Terminal) -> String {
    let (nameWidth, valueWidth) = (34, 30)
    let name = "  \(call)".padding(to: nameWidth)
    let accepted = "✓ \(valid)".padding(to: valueWidth)
    let rejected = "✗ \(invalid)"
    let fitsColumns = name.count == nameWidth && accepted.count == valueWidth
    let fitsTerminal = terminal.columns.map {
      fitsColumns && "\(name) \(accepted) \(rejected)".count <= $0
    }
    // A program reads a rule in one line, whatever its width.
    let separator = fitsTerminal ?? true ? " " : "\n      "
    let parts = [terminal.bold(name), terminal.success(accepted), terminal.failure(rejected)]
    let text = "\(parts.joined(separator: separator))\n\(terminal.wrapped("      \(summary)"))\n"
    return text + disagreements.map { "      \(terminal.failure("DISAGREES: \($0)"))\n" }.joined()
  }

  /// Returns the words of a command line for parameters: in their order until one is left out, then as
  /// options.
  static func words(_ declared: [RuleParameter], _ values: [String: JSONValue]) -> [String] {
    var words: [String] = []
    var isInOrder = true
    for parameter in declared {
      guard let value = values[parameter.name] else {
        if parameter.isPositional { isInOrder = false }
        continue
      }
      switch value {
      case true where parameter.standsAlone: words.append(parameter.option)
      case .array(let values) where isInOrder: words += values.map(\.description)
      case .array(let values):
        words += [parameter.option, values.map(\.description).joined(separator: ",")]
      case let value where isInOrder && parameter.isPositional: words.append(value.description)
      case let value: words += [parameter.option, value.description]
      }
    }
    return words
  }

  private static func call(_ name: String, _ declared: [RuleParameter], _ values: [String: JSONValue])
    -> String
  {
    ([name] + words(declared, values).map(word)).joined(separator: " ")
  }

  private static func json(_ name: String, _ declared: [RuleParameter], _ values: [String: JSONValue])
    -> String
  {
    let members = declared.compactMap { parameter in
      values[parameter.name].map { "\(quoted(parameter.name)): \(json($0))" }
    }
    return members.isEmpty ? quoted(name) : "{\(quoted(name)): {\(members.joined(separator: ", "))}}"
  }

  private static func json(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): quoted(text)
    case .array(let values): "[\(values.map(json).joined(separator: ", "))]"
    default: value.description
    }
  }

  /// Returns the text of a value.
  static func text<Value>(_ value: Value) -> String {
    switch value {
    case let text as String: quoted(text)
    case let date as Date: JSONValue.string(date.formatted(.iso8601)).description
    case let file as FileValue: file.name ?? ""
    case let files as [FileValue] where !files.isEmpty: files.compactMap(\.name).joined(separator: ", ")
    default: "\(value)"
    }
  }

  /// Returns a text between quotation marks, on one line.
  static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: text += scalar.properties.generalCategory == .control ? "\\u{\(scalar.value)}" : String(scalar)
      }
    }
    return text + "\""
  }

  /// Returns an argument in the notation of a shell.
  private static func word(_ argument: String) -> String {
    let isPlain =
      !argument.isEmpty && argument.allSatisfy { $0.isLetter || $0.isNumber || "-_.,:/=@+".contains($0) }
    return isPlain ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
  }
}

extension RuleParameter: CustomStringConvertible {
  /// The name, with the default value if there is one, and with the other values if they are few:
  /// `asciiOnly = false`, `unit = characters (or scalars, utf16, utf8)`.
  package var description: String {
    let text = defaultValue.map { $0.description.isEmpty ? "\"\"" : $0.description }
    let value = text.map { "\(name) = \($0)" } ?? name
    guard case .choice(let values) = kind, values.count <= Self.greatestListedCount else { return value }
    let others = values.filter { $0 != defaultValue }.map(\.description).joined(separator: ", ")
    return "\(value) (\(text == nil ? "" : "or ")\(others))"
  }

  private static let greatestListedCount = 6
}
