/// A progress bar on a terminal, redrawn in place, and cleared before anything else is written.
///
/// The cursor stays at the start of the line. After a resize, the whole line is still after the cursor, and
/// is erased with everything that follows it.
@MainActor
final class ProgressLine {
  /// Erases from the cursor to the end of the screen.
  private static let erasing = "\r\u{1B}[J"
  private static let pause = Duration.milliseconds(50)

  private let total: Int?
  /// Whether other output is shown on the same screen.
  private let sharesScreen: Bool
  private let columns: () -> Int?
  private let now: () -> Duration
  private let write: (String) -> Void

  private let start: Duration
  private var drawn: Duration?
  private var isShown = false

  /// Creates a bar, and shows it.
  ///
  /// - Parameters:
  ///   - total: The number of bytes in all, or `nil` if it is unknown.
  ///   - sharesScreen: Whether other output appears on the same screen.
  ///   - columns: Returns the width of the terminal, called each time; `nil` if the terminal cannot be drawn
  ///     on now.
  ///   - now: Returns the time since some start.
  ///   - write: Writes to the terminal.
  init(
    total: Int?, sharesScreen: Bool, columns: @escaping () -> Int?, now: @escaping () -> Duration,
    write: @escaping (String) -> Void
  ) {
    self.total = total
    self.sharesScreen = sharesScreen
    self.columns = columns
    self.now = now
    self.write = write
    start = now()
    show(0)
  }

  /// Shows the number of validated bytes, unless the line was drawn a moment ago.
  func show(_ done: Int) {
    let time = now()
    if let drawn, isShown, time - drawn < Self.pause { return }
    guard let columns = columns() else { return }
    // The last column stays free, because some terminals continue on the next line after it.
    let bar = ProgressBar(done: done, total: total, elapsed: time - start).line(columns: columns - 1)
    write("\r\(bar)\u{1B}[J\r")
    drawn = time
    isShown = true
  }

  /// Clears the line for other output on the same screen.
  func makeRoom() {
    if sharesScreen { clear() }
  }

  func clear() {
    guard isShown else { return }
    isShown = false
    write(Self.erasing)
  }
}

extension ProgressLine {
  /// Returns a bar on standard error, or `nil` if standard error is not a terminal that can draw it.
  static func onStandardError(total: Int?, terminalType: String?) -> ProgressLine? {
    guard System.isTerminal(System.standardError), terminalType != "dumb" else { return nil }
    System.clearLineOfStandardError(whenEndedBy: System.endingSignals)
    let clock = ContinuousClock()
    let start = clock.now
    return ProgressLine(
      total: total, sharesScreen: System.isTerminal(System.standardOutput),
      columns: {
        guard !System.isBackground(System.standardError) else { return nil }
        return System.columns(of: System.standardError) ?? 80
      },
      now: { clock.now - start },
      write: { try? System.write(Array($0.utf8), to: System.standardError) })
  }
}
