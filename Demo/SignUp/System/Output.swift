/// Buffered text for standard output.
final class Output {
  /// Output that could not be written.
  struct Failure: Error {
    /// Whether the reader of the output has gone, which is not an error.
    var isBrokenPipe: Bool
    var reason: String
  }

  private static let capacity = 1 << 16

  /// How text is shown where it is written.
  let terminal: Terminal

  private let descriptor: Int32
  private var bytes: [UInt8] = []

  init(descriptor: Int32 = System.standardOutput) {
    self.descriptor = descriptor
    terminal = .at(descriptor)
  }

  /// Adds text, which is written when the buffer is full.
  func write(_ text: String) throws(Failure) {
    bytes += text.utf8
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Adds a line and writes it at once.
  func say(_ line: String) throws(Failure) {
    try write(line + "\n")
    try flush()
  }

  /// Writes the buffer.
  func flush() throws(Failure) {
    guard !bytes.isEmpty else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    do {
      try System.write(bytes, to: descriptor)
    } catch {
      throw Failure(isBrokenPipe: error.isBrokenPipe, reason: error.reason)
    }
  }
}
