import Foundation

/// How text is shown where it is written: in color and at the width of a terminal, or plain.
struct Terminal: Sendable {
  /// Whether text is in color.
  var hasColor = false
  /// The width in characters; `nil` if lines are as long as they are.
  var columns: Int?

  /// Text for programs.
  static let plain = Terminal()

  /// The narrowest width for which lines are broken.
  private static let leastWidth = 20
  /// The narrowest width of a column whose text continues below itself, and not below the beginning of the
  /// line.
  private static let leastColumnWidth = 20
  private static let usage = "usage: "

  /// Returns what a descriptor writes to. There is no color if `NO_COLOR` is set
  /// ([no-color.org](https://no-color.org)).
  static func at(
    _ descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Terminal {
    guard System.isTerminal(descriptor) else { return .plain }
    let wantsNoColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = environment["TERM"] == "dumb"
    return Terminal(hasColor: !wantsNoColor && !isDumb, columns: System.columns(of: descriptor) ?? 80)
  }

  /// Returns a command or a title.
  func bold(_ text: String) -> String { styled(text, "1") }

  /// Returns what is not accepted.
  func failure(_ text: String) -> String { styled(text, "31") }

  /// Returns what is accepted.
  func success(_ text: String) -> String { styled(text, "32") }

  private func styled(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Returns a text whose lines are not wider than the terminal. Lines that are indented keep their
  /// indentation, and what does not fit the last column continues below it. The parts of a usage line stay
  /// whole.
  func wrapped(_ text: String) -> String {
    guard let columns, columns >= Self.leastWidth else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let hasLongLines = lines.contains { $0.count > columns }
    let paragraphs = hasLongLines ? Self.joined(lines) : lines
    return paragraphs.flatMap { Self.broken($0, columns) }.joined(separator: "\n")
  }

  /// Joins the lines of paragraphs, which are those without indentation.
  private static func joined(_ lines: [String]) -> [String] {
    var paragraphs: [String] = []
    for line in lines {
      let isProse = !line.isEmpty && !line.hasPrefix(" ")
      if isProse, let last = paragraphs.last, !last.isEmpty, !last.hasPrefix(" "), !last.hasSuffix(":") {
        paragraphs[paragraphs.count - 1] = "\(last) \(line)"
      } else {
        paragraphs.append(line)
      }
    }
    return paragraphs
  }

  /// Breaks a line at spaces.
  private static func broken(_ line: String, _ columns: Int) -> [String] {
    guard line.count > columns else { return [line] }
    let indentation = String(line.prefix { $0 == " " })
    let start = startOfLastColumn(of: line)
    let offset = line.distance(from: line.startIndex, to: start)
    let hangingIndentation =
      offset <= columns - leastColumnWidth ? String(repeating: " ", count: offset) : indentation + "    "
    var lines: [String] = []
    var current = String(line[..<start])
    var isEmpty = true
    for word in words(of: line[start...], keepsBrackets: line.hasPrefix(usage)) {
      if !isEmpty, current.count + 1 + word.count > columns {
        lines.append(current)
        current = hangingIndentation
        isEmpty = true
      }
      current += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return lines + [current]
  }

  /// Returns where the description of an option, the last column of a table, or the command of a usage line
  /// begins.
  private static func startOfLastColumn(of line: String) -> String.Index {
    if line.hasPrefix(usage) { return line.index(line.startIndex, offsetBy: usage.count) }
    let content = line.drop { $0 == " " }
    guard let gap = content.ranges(of: "  ").last else { return content.startIndex }
    return content[gap.upperBound...].drop { $0 == " " }.startIndex
  }

  /// Returns what a line can be broken between: words, or, of a usage line, also what is in brackets.
  private static func words(of line: Substring, keepsBrackets: Bool) -> [Substring] {
    var isInBrackets = false
    return line.split { character in
      if character == "[" { isInBrackets = keepsBrackets }
      if character == "]" { isInBrackets = false }
      return character == " " && !isInBrackets
    }
  }
}
