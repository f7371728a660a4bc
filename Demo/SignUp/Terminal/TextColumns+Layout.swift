extension TextColumns {
  /// The part of a line of text that fits into a field, with the cursor in it.
  struct Window: Equatable {
    var text: String
    /// The column of the cursor in the field.
    var cursor: Int
  }

  /// Returns the longest prefix that fits into a number of columns.
  static func prefix(of text: String, columns: Int) -> String {
    var room = columns
    return String(
      text.prefix { character in
        room -= width(of: character)
        return room >= 0
      })
  }

  /// Returns the lines of a text, broken between words where it does not fit.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    let columns = max(1, columns)
    var lines = [""]
    for word in drawable(text).split(separator: " ") {
      var word = String(word)
      let line = lines[lines.count - 1]
      if line.isEmpty || width(of: line) + 1 + width(of: word) <= columns {
        word = line.isEmpty ? word : "\(line) \(word)"
        lines.removeLast()
      }
      while width(of: word) > columns {
        let part = prefix(of: word, columns: columns)
        guard !part.isEmpty else { break }
        lines.append(part)
        word.removeFirst(part.count)
      }
      lines.append(word)
    }
    return lines
  }

  /// Returns the part of a text that fits into a field with its cursor; `‹` and `›` mark the ends where it continues.
  ///
  /// The part moves by half a field at a time, and depends only on the position of the cursor.
  static func window(before: String, after: String, columns: Int) -> Window {
    // Only the surroundings of the cursor in a long text are measured, in steps of a fixed width.
    let length = before.count
    let hidden = max(0, length / columns - 2) * columns
    let cells = before.suffix(length - hidden).map(drawable) + after.prefix(columns).map(drawable)
    let widths = cells.map { width(of: $0) }
    let cursor = widths.prefix(length - hidden).reduce(0, +)
    if hidden == 0, widths.reduce(0, +) < columns { return Window(text: cells.joined(), cursor: cursor) }
    guard columns >= 4 else { return narrowWindow(cells, widths, cursor: cursor, columns: columns) }

    let inner = columns - 2
    let step = inner / 2
    let start = cursor < inner ? 0 : ((cursor - inner) / step + 1) * step
    let (first, firstColumn) = firstCell(atOrAfter: start, widths)
    var text = first + hidden > 0 ? "‹" : ""
    let cursorColumn = cursor - firstColumn + text.count
    var column = text.count
    var last = first
    while last < cells.count, column + widths[last] <= columns - 1 {
      text += cells[last]
      column += widths[last]
      last += 1
    }
    if last < cells.count { text += "›" }
    return Window(text: text, cursor: cursorColumn)
  }

  /// A window that is too narrow for marks at its ends; the cursor is at its right end.
  private static func narrowWindow(_ cells: [String], _ widths: [Int], cursor: Int, columns: Int) -> Window {
    let (first, firstColumn) = firstCell(atOrAfter: max(0, cursor - max(0, columns - 1)), widths)
    return Window(text: prefix(of: cells[first...].joined(), columns: columns), cursor: cursor - firstColumn)
  }

  private static func firstCell(atOrAfter start: Int, _ widths: [Int]) -> (index: Int, column: Int) {
    var column = 0
    var index = 0
    while index < widths.count, column < start {
      column += widths[index]
      index += 1
    }
    return (index, column)
  }
}
