/// The arguments of a command or rule, as a usage line that is also the grammar.
///
/// ```
/// A B                    two words            --html           a flag
/// [REGION]               none or one          --unit UNIT      an option with a value
/// [NETWORK…]             any number           10|13            one of these
/// ```
///
/// Options are in brackets and can be at any position.
struct Usage: Sendable {
  /// A position for a word.
  struct Word: Sendable {
    /// The name of the position, such as `N`.
    var name: String
    var isOptional: Bool
    var isRepeated: Bool
  }

  /// The line itself.
  let line: String
  private(set) var words: [Word] = []
  /// The options with the name of their value, or `nil` for a flag.
  private(set) var options: [String: String?] = [:]

  init(_ line: String) {
    self.line = line
    var rest = line.split(separator: " ").map(String.init)[...]
    while let part = rest.popFirst() {
      let name = Self.bare(part)
      if !name.hasPrefix("--") {
        words.append(
          Word(
            name: name.replacing("…", with: ""), isOptional: part.hasPrefix("["),
            isRepeated: name.hasSuffix("…")))
      } else if part.hasSuffix("]") {
        options.updateValue(nil, forKey: name)
      } else {
        options.updateValue(rest.popFirst().map(Self.bare), forKey: name)
      }
    }
  }

  /// Returns the line with another line after it.
  func adding(_ line: String) -> Usage { Usage(self.line.isEmpty ? line : "\(self.line) \(line)") }

  /// Returns the words that a position accepts, or `nil` if it accepts all.
  static func choices(of name: String) -> [String]? {
    name.contains("|") ? name.split(separator: "|").map(String.init) : nil
  }

  private static func bare(_ part: String) -> String {
    String(part.drop { $0 == "[" }.reversed().drop { $0 == "]" }.reversed())
  }
}

extension Usage: ExpressibleByStringLiteral {
  init(stringLiteral line: String) { self.init(line) }
}
