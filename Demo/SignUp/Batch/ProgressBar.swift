/// The progress of a batch, as one line of a terminal.
struct ProgressBar: Equatable, Sendable {
  /// The number of validated bytes.
  var done: Int
  /// The number of all bytes, or `nil` if it is not known.
  var total: Int?
  var elapsed: Duration

  /// Returns the line, which is at most `columns` wide. If it does not fit, the least important part is left
  /// out first.
  func line(columns: Int) -> String {
    guard let fraction else {
      return Self.first(
        of: ["\(size)  \(rate)  \(Self.clock(elapsed))", "\(size)  \(rate)", size], columns: columns)
    }
    let percent = Self.padded("\(Int(fraction * 100))", to: 3) + "%"
    let figures = Self.first(
      of: ["\(size)  \(rate)  \(timeLeft ?? "-:--") left", "\(size)  \(rate)", size, ""],
      columns: columns - percent.count - Self.leastBar - 3)
    let ending = figures.isEmpty ? "" : "  \(figures)"
    let room = columns - percent.count - 1 - ending.count
    guard room >= Self.leastBar else { return Self.first(of: [percent], columns: columns) }
    return "\(percent) \(Self.bar(fraction, columns: min(room, Self.greatestBar)))\(ending)"
  }

  private static let leastBar = 8
  private static let greatestBar = 40

  /// The validated part, 1 for an empty input; `nil` if it is not known.
  private var fraction: Double? {
    total.map { $0 == 0 ? 1 : min(1, Double(done) / Double($0)) }
  }

  private var size: String {
    guard let total else { return Self.megabytes(Double(done)) + " MB" }
    let text = Self.megabytes(Double(total))
    return "\(Self.padded(Self.megabytes(Double(done)), to: text.count)) of \(text) MB"
  }

  private var bytesPerSecond: Double {
    elapsed > .zero ? Double(done) / (elapsed / .seconds(1)) : 0
  }

  private var rate: String { Self.padded(Self.megabytes(bytesPerSecond), to: 5) + " MB/s" }

  private var timeLeft: String? {
    guard let total, bytesPerSecond > 0 else { return nil }
    let seconds = (Double(max(0, total - done)) / bytesPerSecond).rounded(.up)
    return seconds < 360_000 ? Self.clock(.seconds(seconds)) : nil
  }

  /// Returns a bar of whole and eighth blocks, on a ground that shows its end.
  private static func bar(_ fraction: Double, columns: Int) -> String {
    let eighths = Int(fraction * Double(columns * 8))
    let whole = String(repeating: "█", count: eighths / 8)
    let part = eighths % 8 == 0 ? "" : String(Array("▏▎▍▌▋▊▉")[eighths % 8 - 1])
    return whole + part + String(repeating: "░", count: columns - whole.count - part.count)
  }

  private static func megabytes(_ bytes: Double) -> String {
    let tenths = Int((bytes / 100_000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns a time such as `0:07` or `1:02:03`.
  private static func clock(_ time: Duration) -> String {
    let seconds = Int(time.components.seconds)
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let ending = ":" + twoDigits(seconds % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes))\(ending)" : "\(minutes)\(ending)"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// Returns the first text that fits, or nothing.
  private static func first(of texts: [String], columns: Int) -> String {
    texts.first { $0.count <= columns } ?? ""
  }
}
