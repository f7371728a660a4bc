/// A key of the notation, or the name of a rule or parameter.
package struct RuleKey: CodingKey, Hashable {
  static let and = Self(stringValue: "and")
  static let or = Self(stringValue: "or")
  static let not = Self(stringValue: "not")
  static let message = Self(stringValue: "message")
  static let severity = Self(stringValue: "severity")
  static let path = Self(stringValue: "path")
  static let list = Self(stringValue: "list")
  package static let rules = Self(stringValue: "rules")
  static let isOptional = Self(stringValue: "isOptional")
  static let stopsAtFirstFailure = Self(stringValue: "stopsAtFirstFailure")
  package static let version = Self(stringValue: "version")

  /// The keys that an object can have besides the name of a rule.
  static let besideRule = [message, severity]
  /// The keys of a set.
  static let ofSet = [rules, isOptional, stopsAtFirstFailure]
  /// The rules made of rules that every vocabulary has.
  static let composites = [and, or, not]

  package let stringValue: String
  package let intValue: Int?

  package init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  package init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }

  init(_ component: ValidationPath.Component) {
    switch component {
    case .key(let key): self.init(stringValue: key)
    case .index(let index): self.init(intValue: index)
    }
  }

  /// Returns whether a name has another meaning than a rule of a vocabulary.
  static func isReserved(_ name: String) -> Bool {
    (besideRule + composites).contains { $0.stringValue == name }
  }
}

/// The version and the limits of the notation.
enum RuleNotation {
  /// The version that this library reads and writes.
  static let version = 1
  /// The maximum depth of rules within rules.
  static let greatestDepth = 64
}

/// The texts of errors in rules as data.
package enum RuleDataText {
  /// Returns a message with its place, as in `rules[2].length: …`.
  package static func at(_ path: [any CodingKey], _ message: String) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return text.isEmpty ? message : "\(text): \(message)"
  }

  /// Returns a text between quotation marks, cut short if it is long.
  package static func quoted(_ text: String) -> String {
    text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\""
  }

  /// Returns the question whether a near name was meant, or the other remedy if there is none.
  package static func suggestion(
    for name: String, among names: [String], otherwise remedy: String
  ) -> String {
    let near = NearNames.nearest(to: name, among: names).map(quoted)
    return near.isEmpty ? remedy : "did you mean \(near.joined(separator: " or "))?"
  }

  /// Returns a description of the value at a decoder's position.
  static func found(by decoder: any Decoder) -> String {
    guard let container = try? decoder.singleValueContainer() else {
      return (try? decoder.unkeyedContainer()) == nil ? "an object" : "a list"
    }
    return switch try? container.decode(JSONValue.self) {
    case nil: "what cannot be read"
    case .null: "null"
    case .array: "a list"
    case .object: "an object"
    case .string(let text): quoted(text)
    case let value?: "\(value)"
    }
  }

  /// Returns the description of the expected values of a simple type, or `nil` for any other type.
  static func expectation(of type: Any.Type) -> String? {
    if let type = type as? any FixedWidthInteger.Type { return integers(type) }
    if type is any BinaryFloatingPoint.Type { return "a number" }
    return switch ObjectIdentifier(type) {
    case ObjectIdentifier(String.self): "a text"
    case ObjectIdentifier(Bool.self): "true or false"
    default: nil
    }
  }

  private static func integers<Number: FixedWidthInteger>(_ type: Number.Type) -> String {
    if type == Int.self || type == Int64.self { return "a whole number" }
    return "a whole number from \(Number.min) to \(Number.max)"
  }
}

extension DecodingError {
  /// An error of rules that contradict themselves.
  package static func rules(_ message: String, at path: [any CodingKey]) -> Self {
    .dataCorrupted(Context(codingPath: path, debugDescription: RuleDataText.at(path, message)))
  }

  /// An error of rules that have something which a later version of the notation or another vocabulary may
  /// know.
  package static func rules(unknown message: String, at path: [any CodingKey]) -> Self {
    .dataCorrupted(
      Context(
        codingPath: path, debugDescription: RuleDataText.at(path, message), underlyingError: UnknownRule()))
  }

  /// Whether the error is about something unknown.
  var isAboutUnknownRule: Bool { context?.underlyingError is UnknownRule }

  private struct UnknownRule: Error {}

  /// An error of rules that have something of another type than is needed.
  package static func rules(need expectation: String, _ type: Any.Type, by decoder: any Decoder) -> Self {
    let path = decoder.codingPath
    let message = "has to be \(expectation), not \(RuleDataText.found(by: decoder))"
    return .typeMismatch(
      type,
      Context(
        codingPath: path, debugDescription: RuleDataText.at(path, path.isEmpty ? "this \(message)" : message))
    )
  }

  /// An error of rules that lack something.
  package static func rules(lack key: RuleKey, _ message: String, at path: [any CodingKey]) -> Self {
    .keyNotFound(key, Context(codingPath: path, debugDescription: RuleDataText.at(path, message)))
  }

  /// The place and the text of the error.
  package var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}

/// Names that a mistyped one may stand for.
package enum NearNames {
  /// Returns ` Did you mean a, b?` with at most three names, or nothing.
  package static func suggestion(for name: String, among names: [String]) -> String {
    let near = nearest(to: name, among: names)
    return near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
  }

  /// Returns the nearest names, best first, at most three.
  package static func nearest(to name: String, among names: [String]) -> [String] {
    let name = String(decoding: name.utf8.prefix(64), as: UTF8.self).lowercased()
    let rated = names.compactMap { candidate -> (name: String, distance: Int)? in
      let distance = distance(from: Array(name.utf8), to: Array(candidate.utf8))
      let isPart = name.count >= 3 && candidate.contains(name)
      guard distance <= max(1, candidate.count / 3) || isPart else { return nil }
      return (candidate, isPart ? min(distance, 1) : distance)
    }
    // Names of the same distance in alphabetical order.
    let best = (0...(rated.map(\.distance).max() ?? 0)).flatMap { distance in
      rated.filter { $0.distance == distance }.map(\.name).sorted(byKey: \.self)
    }
    return Array(best.prefix(3))
  }

  /// Returns how many letters have to be added, left out, exchanged or swapped with their neighbor.
  static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var rows = [Array(0...second.count)]
    for i in 0..<first.count {
      var row = [i + 1]
      for j in 0..<second.count {
        var best = min(rows[i][j] + (first[i] == second[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
