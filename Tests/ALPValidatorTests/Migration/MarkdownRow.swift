import Foundation

/// A row of a table of Markdown that has two columns.
struct MarkdownRow: Hashable, CustomStringConvertible {
  let first: String
  let second: String

  private static let header = MarkdownRow(first: "You wrote", second: "You write")
  private static let rule = MarkdownRow(first: "---", second: "---")

  /// Returns the rows of the tables of what one wrote and writes, by the heading above them.
  static func rows(in text: String) -> [String: [MarkdownRow]] {
    var rows: [String: [MarkdownRow]] = [:]
    var heading = ""
    var isInTable = false
    for line in text.components(separatedBy: "\n") {
      let row = MarkdownRow(line)
      isInTable = row == header || isInTable && row != nil
      if line.hasPrefix("#") {
        heading = line.trimmingCharacters(in: ["#", " ", "["]).components(separatedBy: "](")[0]
      } else if let row, isInTable, row != header, row != rule {
        rows[heading, default: []].append(row)
      }
    }
    return rows
  }

  init(first: String, second: String) {
    self.first = first
    self.second = second
  }

  /// Creates a row from a line; `nil` if that has not two cells.
  init?(_ line: String) {
    guard line.hasPrefix("| "), line.hasSuffix(" |") else { return nil }
    let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      .map { $0.replacingOccurrences(of: #"\|"#, with: "|") }
    guard cells.count == 2 else { return nil }
    self.init(first: cells[0], second: cells[1])
  }

  var description: String {
    let cells = [first, second].map { $0.replacingOccurrences(of: "|", with: #"\|"#) }
    return "| \(cells[0]) | \(cells[1]) |"
  }
}
