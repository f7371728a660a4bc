/// What a command or a rule takes, written as its usage line, which is the grammar too.
///
/// ```
/// A B                    two words            --html           a flag
/// [REGION]               none or one          --unit UNIT      an option with a value
/// [NETWORK…]             any number           10|13            one of these
/// ```
///
/// Options stand in brackets and may come in any place.
struct Usage: Sendable {
  /// A place for a word.
  struct Word: Sendable {
    /// How the place is called, such as `N`.
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

  /// Returns what a place is limited to, or `nil` if to nothing.
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
