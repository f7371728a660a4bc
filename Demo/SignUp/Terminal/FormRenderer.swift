/// Draws a form as lines of text that fit into a terminal of any size.
///
/// If there is enough space, every field has a line for its messages. In a lower terminal only the focused field has one;
/// in a tiny terminal the lines around the focused field are shown.
struct FormRenderer {
  /// The content of the screen.
  struct Screen: Equatable, Sendable {
    var lines: [StyledLine]
    /// The position of the cursor, or `nil` if there is none.
    var cursor: Position?
  }

  /// A cell of the screen, counted from 0.
  struct Position: Equatable, Sendable {
    var row: Int
    var column: Int
  }

  /// A field or the button, as lines.
  private struct Block {
    var lines: [StyledLine]
    var cursor: Position?
  }

  private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  let size: System.Size
  /// Counts the steps of the spinner.
  let step: Int

  /// Returns the content of the screen, which fits into the terminal.
  func screen(of view: FormView) -> Screen {
    let footer = ["", "Tab, Enter: next · Shift-Tab: back · Ctrl-R: show passwords · Esc: quit"]
    let roomy = assembled(
      ["", "  \(view.title)", ""], blocks(of: view, isRoomy: true), footer.map { $0.isEmpty ? "" : "  \($0)" }
    )
    if roomy.lines.count <= size.rows { return clipped(roomy) }
    let blocks = blocks(of: view, isRoomy: false)
    let compact = assembled(["  \(view.title)"], blocks, [])
    if compact.lines.count <= size.rows { return clipped(compact) }
    return clipped(scrolled(assembled([], blocks, []), to: blocks, focus: view.focus))
  }

  private func assembled(_ header: [String], _ blocks: [Block], _ footer: [String]) -> Screen {
    var screen = Screen(lines: header.map { StyledLine($0, .strong) })
    for block in blocks {
      if let cursor = block.cursor {
        screen.cursor = Position(row: screen.lines.count + cursor.row, column: cursor.column)
      }
      screen.lines += block.lines
    }
    screen.lines += footer.map { StyledLine($0, .faint) }
    return screen
  }

  /// Returns the lines around the focused block, with the whole block if it fits.
  private func scrolled(_ screen: Screen, to blocks: [Block], focus: Int) -> Screen {
    let start = blocks.prefix(focus).reduce(0) { $0 + $1.lines.count }
    let spare = max(0, size.rows - blocks[focus].lines.count)
    let top = max(0, min(start - spare / 2, screen.lines.count - size.rows))
    var visible = Screen(lines: Array(screen.lines[top...].prefix(size.rows)))
    visible.cursor = screen.cursor.map { Position(row: $0.row - top, column: $0.column) }
    return visible
  }

  private func clipped(_ screen: Screen) -> Screen {
    var screen = screen
    screen.lines = screen.lines.prefix(size.rows).map { $0.clipped(to: size.columns) }
    if let cursor = screen.cursor {
      let isOn = cursor.row < screen.lines.count && cursor.column < size.columns
      screen.cursor = isOn ? cursor : nil
    }
    return screen
  }

  // MARK: Blocks

  private func blocks(of view: FormView, isRoomy: Bool) -> [Block] {
    view.fields.enumerated().map { index, field in
      block(of: field, isFocused: index == view.focus, isRoomy: isRoomy)
    } + [button(of: view)]
  }

  private func block(of field: FormView.Field, isFocused: Bool, isRoomy: Bool) -> Block {
    let isWide = size.columns >= 44
    let indent = isWide ? 18 : 2
    let (mark, style) = mark(of: field.status)
    var head = StyledLine(isFocused ? " › " : "   ", .strong)
    if !isWide { head = StyledLine(isFocused ? "›" : " ", .strong) }
    head.add(mark, style)
    head.add(" ")
    head.add(isWide ? field.label.padding(to: 13) : field.label, isFocused ? .strong : .plain)

    let columns = max(1, min(size.columns - indent - 2, 48))
    let (entry, cursor) = entry(of: field.value, columns: columns)
    var block = Block(lines: [])
    if isWide {
      block.lines = [StyledLine(pieces: head.pieces + entry.pieces)]
    } else {
      block.lines = [head, StyledLine(pieces: [.init(text: "  ", style: .plain)] + entry.pieces)]
    }
    if isFocused { block.cursor = Position(row: block.lines.count - 1, column: indent + cursor) }
    guard isRoomy || isFocused else { return block }
    let notes = notes(on: field, isFocused: isFocused, columns: size.columns - indent - 1)
    block.lines += notes.map { StyledLine(String(repeating: " ", count: indent)).adding($0.text, $0.style) }
    if isRoomy && notes.isEmpty { block.lines.append(StyledLine()) }
    return block
  }

  private func mark(of status: FormField.Status) -> (String, StyledLine.Style) {
    switch status {
    case .untouched: ("·", .faint)
    case .valid: ("✓", .good)
    case .advised: ("!", .warning)
    case .invalid: ("✗", .bad)
    case .waiting: (spinner, .busy)
    case .awaitingRetry: ("?", .warning)
    }
  }

  private func entry(of value: FormView.Value, columns: Int) -> (line: StyledLine, cursor: Int) {
    switch value {
    case .toggle(let isOn):
      return (StyledLine("[\(isOn ? "x" : " ")]").adding(isOn ? " accepted" : " not accepted"), 1)
    case .text(let before, let after):
      let window = TextColumns.window(before: before, after: after, columns: columns)
      return (StyledLine(window.text.padding(to: columns), .entry), window.cursor)
    }
  }

  private func notes(
    on field: FormView.Field, isFocused: Bool, columns: Int
  ) -> [(text: String, style: StyledLine.Style)] {
    if field.status == .waiting { return [("Checking…", .busy)] }
    if !field.requirements.isEmpty {
      return field.requirements.flatMap { requirement in
        let (mark, style): (String, StyledLine.Style) = requirement.isSatisfied ? ("✓", .good) : ("·", .faint)
        return TextColumns.wrapped("\(mark) \(requirement.text)", columns: columns).map { ($0, style) }
      }
    }
    if field.messages.isEmpty {
      guard isFocused else { return [] }
      return TextColumns.wrapped(field.hint, columns: columns).map { ($0, .faint) }
    }
    let style: StyledLine.Style = field.status == .invalid ? .bad : .warning
    return field.messages.flatMap { TextColumns.wrapped($0, columns: columns) }.map { ($0, style) }
  }

  private func button(of view: FormView) -> Block {
    let isFocused = view.focus == view.fields.count
    let validCount = view.fields.count { $0.status == .valid || $0.status == .advised }
    var line = StyledLine(isFocused ? " › " : "   ", .strong)
    if size.columns < 44 { line = StyledLine(isFocused ? "›" : " ", .strong) }
    line.add("[ \(view.button) ]", isFocused ? .pressed : .strong)
    if let progress = view.progress {
      line.add("  \(spinner) \(progress)", .busy)
    } else {
      line.add(
        "  \(validCount) of \(view.fields.count) fields are valid",
        validCount == view.fields.count ? .good : .faint)
    }
    let notice = view.notice.map { TextColumns.wrapped($0, columns: size.columns - 4) } ?? []
    return Block(lines: [line] + notice.map { StyledLine("   ").adding($0, .bad) })
  }

  private var spinner: String { Self.spinner[step % Self.spinner.count] }
}
