/// The terminal, taken over as a whole and given back as it was.
@MainActor
final class Terminal {
  private static let taking = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l\u{1B}[?25l\u{1B}[2J"
  private static let givingBack = "\u{1B}[0m\u{1B}[?25h\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1049l"

  private let usesColor: Bool
  private var settings: System.LineSettings?
  private var painted: [String] = []

  init(usesColor: Bool) { self.usesColor = usesColor }

  /// The size of the screen; that of an old one if the terminal does not know.
  var size: System.Size { System.size(of: System.standardOutput) ?? System.Size(columns: 80, rows: 24) }

  /// Takes the terminal over: the other screen, every key at once; pasted text is marked as such.
  func take() throws(System.Failure) {
    guard settings == nil else { return }
    let settings = try System.lineSettings(of: System.standardInput)
    try System.setRaw(System.standardInput, from: settings)
    self.settings = settings
    painted = []
    try write(Self.taking)
  }

  /// Gives the terminal back; what cannot be given back any more has gone.
  func giveBack() {
    guard let settings else { return }
    self.settings = nil
    try? write(Self.givingBack)
    try? System.restore(settings, of: System.standardInput)
  }

  /// Forgets what is on the screen, so that all of it is drawn again.
  func forget() { painted = [] }

  /// Draws what is not on the screen yet.
  func draw(_ screen: FormRenderer.Screen) throws(System.Failure) {
    guard settings != nil else { return }
    let lines = screen.lines.map { $0.sequences(usesColor: usesColor) }
    // Between these, terminals that can show nothing half drawn.
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
