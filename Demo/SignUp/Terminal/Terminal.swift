/// The terminal in full-screen mode, which is restored afterwards.
@MainActor
final class Terminal {
  private static let taking = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l\u{1B}[?25l\u{1B}[2J"
  private static let givingBack = "\u{1B}[0m\u{1B}[?25h\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1049l"

  private let usesColor: Bool
  private var settings: System.LineSettings?
  private var painted: [String] = []

  init(usesColor: Bool) { self.usesColor = usesColor }

  /// The size of the screen; 80 columns and 24 lines if it is not known.
  var size: System.Size { System.size(of: System.standardOutput) ?? System.Size(columns: 80, rows: 24) }

  /// Switches to the alternate screen and to raw input, with marked pasted text.
  func take() throws(System.Failure) {
    guard settings == nil else { return }
    let settings = try System.lineSettings(of: System.standardInput)
    try System.setRaw(System.standardInput, from: settings)
    self.settings = settings
    painted = []
    try write(Self.taking)
  }

  /// Restores the terminal, and ignores errors.
  func giveBack() {
    guard let settings else { return }
    self.settings = nil
    try? write(Self.givingBack)
    try? System.restore(settings, of: System.standardInput)
  }

  /// Clears the stored screen, so that all of it is drawn again.
  func forget() { painted = [] }

  /// Draws the differences to the stored screen.
  func draw(_ screen: FormRenderer.Screen) throws(System.Failure) {
    guard settings != nil else { return }
    let lines = screen.lines.map { $0.sequences(usesColor: usesColor) }
    // Between these sequences, terminals that support them show no partial drawing.
    var text = "\u{1B}[?2026h\u{1B}[?25l"
    if painted.isEmpty { text += "\u{1B}[2J" }
    for (row, line) in lines.enumerated() where !painted.indices.contains(row) || painted[row] != line {
      text += "\u{1B}[\(row + 1);1H\u{1B}[2K\(line)"
    }
    if lines.count < painted.count { text += "\u{1B}[\(lines.count + 1);1H\u{1B}[J" }
    if let cursor = screen.cursor {
      text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    painted = lines
    try write(text + "\u{1B}[?2026l")
  }

  private func write(_ text: String) throws(System.Failure) {
    try System.write(Array(text.utf8), to: System.standardOutput)
  }
}
