/// A line of a screen: pieces of text, each in a style.
struct StyledLine: Equatable, Sendable {
  /// The style of text.
  enum Style: Sendable {
    case plain, strong, faint, good, bad, warning, busy
    /// An input field.
    case entry
    /// A button with the focus.
    case pressed
  }

  /// A piece of text in one style.
  struct Piece: Equatable, Sendable {
    var text: String
    var style: Style
  }

  private(set) var pieces: [Piece] = []

  init(_ text: String = "", _ style: Style = .plain) { add(text, style) }

  init(pieces: [Piece]) { self.pieces = pieces }

  /// The text without its styles.
  var text: String { pieces.map(\.text).joined() }

  var width: Int { TextColumns.width(of: text) }

  mutating func add(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { pieces.append(Piece(text: text, style: style)) }
  }

  func adding(_ text: String, _ style: Style = .plain) -> StyledLine {
    var line = self
    line.add(text, style)
    return line
  }

  /// Returns the part that fits into a number of columns, without half of a wide character.
  func clipped(to columns: Int) -> StyledLine {
    var line = StyledLine()
    var room = columns
    for piece in pieces {
      let text = TextColumns.prefix(of: piece.text, columns: room)
      line.add(text, piece.style)
      room -= TextColumns.width(of: text)
      if text.count < piece.text.count { break }
    }
    return line
  }

  /// Returns the line with the escape sequences for its styles.
  func sequences(usesColor: Bool) -> String {
    pieces.map { piece in
      let code = Self.code(of: piece.style, usesColor: usesColor)
      return code.isEmpty ? piece.text : "\u{1B}[\(code)m\(piece.text)\u{1B}[0m"
    }.joined()
  }

  /// Returns the parameters of the sequence for a style (ECMA-48, section 8.3.117); bold and underlined are not colors.
  private static func code(of style: Style, usesColor: Bool) -> String {
    switch style {
    case .plain: ""
    case .strong: "1"
    case .faint: "2"
    case .good: usesColor ? "32" : ""
    case .bad: usesColor ? "31" : ""
    case .warning: usesColor ? "33" : ""
    case .busy: usesColor ? "36" : ""
    case .entry: "4"
    case .pressed: "7"
    }
  }
}
