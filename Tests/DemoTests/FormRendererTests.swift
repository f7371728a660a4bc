import Testing

@testable import Demo

@Suite struct FormRendererTests {
  private let view = FormView(
    title: "Sign up",
    fields: [
      .init(
        label: "User name", hint: "A hint", value: .text(before: "ad", after: "a"), status: .waiting,
        messages: []),
      .init(
        label: "E-mail", hint: "Another hint", value: .text(before: "ada@", after: ""), status: .invalid,
        messages: ["Please enter an e-mail address, such as name@example.com."]),
      .init(label: "Terms", hint: "Space", value: .toggle(true), status: .valid, messages: []),
    ], focus: 1, button: "Go")

  private func screen(_ view: FormView, _ columns: Int, _ rows: Int) -> FormRenderer.Screen {
    FormRenderer(size: .init(columns: columns, rows: rows), step: 0).screen(of: view)
  }

  private func text(_ screen: FormRenderer.Screen) -> [String] {
    screen.lines.map { line in
      var text = line.text
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  @Test func drawsAllWhereThereIsRoom() {
    let screen = screen(view, 80, 24)
    #expect(
      text(screen) == [
        "", "  Sign up", "",
        "   ⠋ User name    ada", "                  Checking…", " › ✗ E-mail       ada@",
        "                  Please enter an e-mail address, such as name@example.com.",
        "   ✓ Terms        [x] accepted", "", "   [ Go ]  1 of 3 fields are valid",
        "", "  Tab, Enter: next · Shift-Tab: back · Ctrl-R: show passwords · Esc: quit",
      ])
    #expect(screen.cursor == .init(row: 5, column: 22))
  }

  @Test func drawsOnlyTheFocusedMessagesWhereRowsAreFew() {
    #expect(
      text(screen(view, 80, 7)) == [
        "  Sign up", "   ⠋ User name    ada", " › ✗ E-mail       ada@",
        "                  Please enter an e-mail address, such as name@example.com.",
        "   ✓ Terms        [x] accepted", "   [ Go ]  1 of 3 fields are valid",
      ])
  }

  @Test func drawsLabelsAboveFieldsWhereColumnsAreFew() {
    let screen = screen(view, 20, 5)
    #expect(text(screen) == ["›✗ E-mail", "  ada@", "  Please enter an", "  e-mail address,", "  such as"])
    #expect(screen.cursor == .init(row: 1, column: 6))
  }

  @Test func fitsIntoEverySize() {
    var view = view
    view.fields[0].value = .text(before: String(repeating: "漢", count: 50), after: "👩‍👩‍👧👩‍👩‍👧")
    view.fields[0].messages = ["漢字 \u{202E} " + String(repeating: "x", count: 100)]
    view.fields[0].status = .invalid
    for focus in 0...3 {
      view.focus = focus
      for columns in Array(1...50) + [70, 90] {
        for rows in [1, 2, 3, 5, 8, 13, 24] {
          let screen = screen(view, columns, rows)
          #expect(screen.lines.count <= rows)
          #expect(screen.lines.allSatisfy { $0.width <= columns })
          if let cursor = screen.cursor { #expect(cursor.row < rows && cursor.column < columns) }
          if focus < 3 && rows >= 2 && columns >= 5 { #expect(screen.cursor != nil, "\(columns)×\(rows)") }
        }
      }
    }
  }

  @Test func showsAHintOnlyWhereTheUserIs() {
    var view = view
    view.focus = 2
    #expect(text(screen(view, 80, 24)).contains("                  Space"))
    #expect(!text(screen(view, 80, 24)).contains("                  Another hint"))
  }

  @Test func tellsAdviceFromFaults() {
    var view = view
    view.fields[0].status = .awaitingRetry
    view.fields[0].messages = ["Who knows?"]
    view.fields[1].status = .advised
    let lines = screen(view, 80, 24).lines
    #expect(lines[3].text.hasPrefix("   ? User name") && lines[5].text.hasPrefix(" › ! E-mail"))
    #expect(lines[4].pieces.last == .init(text: "Who knows?", style: .warning))
    #expect(lines[6].pieces.last?.style == .warning)
    #expect(lines[9].text.hasSuffix("2 of 3 fields are valid"))
  }

  @Test func showsWhatASubmissionIsAt() {
    var view = view
    view.progress = "Signing up…"
    view.notice = "It came to nothing, for a reason that takes more than one line of this terminal to tell."
    let lines = text(screen(view, 80, 24))
    #expect(lines.contains("   [ Go ]  ⠋ Signing up…"))
    #expect(lines.contains("   It came to nothing, for a reason that takes more than one line of this"))
    #expect(lines.contains("   terminal to tell."))
  }

  @Test func usesColorsOnlyIfAskedTo() {
    let line = StyledLine("good", .good).adding(" strong", .strong)
    #expect(line.sequences(usesColor: true) == "\u{1B}[32mgood\u{1B}[0m\u{1B}[1m strong\u{1B}[0m")
    #expect(line.sequences(usesColor: false) == "good\u{1B}[1m strong\u{1B}[0m")
  }
}
