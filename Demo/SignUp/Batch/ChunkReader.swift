/// Splits the bytes of a descriptor into chunks at line ends. It stores at most one line and one chunk.
struct ChunkReader {
  /// The limits of lines and chunks.
  struct Limits: Sendable {
    /// The maximum number of bytes of one read.
    var readSize = 1 << 18
    /// The maximum number of lines in a chunk, which limits the size of its result.
    var lineCount = 2048
    /// The bytes of a line, without its line feed.
    var lineLength = BrokenLine.maximumLength
  }

  private let descriptor: Int32
  /// The name of the input in error messages.
  private let name: String
  private let limits: Limits

  private var buffer: [UInt8]
  /// The bytes that were read and are not part of a chunk yet.
  private var bytes: [UInt8] = []
  private var start = 0
  /// The offset up to which there is no line feed.
  private var searched = 0
  private var readCount = 0
  private var index = 0
  private var line = 1
  /// Whether the rest of a line that is too long is being skipped.
  private var isSkipping = false
  private var isAtEnd = false

  init(descriptor: Int32, name: String, limits: Limits = Limits()) {
    self.descriptor = descriptor
    self.name = name
    self.limits = limits
    buffer = [UInt8](repeating: 0, count: limits.readSize)
  }

  /// Returns the next chunk when there is a whole line, or `nil` at the end.
  mutating func next() throws(Misuse) -> LineChunk? {
    while true {
      if isSkipping { skip() }
      if !isSkipping, let chunk = cut() { return chunk }
      if isAtEnd { return nil }
      try readMore()
    }
  }

  /// Removes the whole lines, or records that a line is too long.
  private mutating func cut() -> LineChunk? {
    var (end, count) = (start, 0)
    while count < limits.lineCount, let lineEnd = lineEnd(from: end) {
      if lineEnd - end > limits.lineLength {
        // The lines before it come first.
        if count > 0 { break }
        isSkipping = true
        return chunk(.tooLongLine, upTo: end, lineCount: 1)
      }
      count += 1
      end = min(lineEnd + 1, bytes.count)
      searched = max(searched, end)
    }
    if count > 0 { return chunk(.lines(Array(bytes[start..<end])), upTo: end, lineCount: count) }
    guard bytes.count - start > limits.lineLength else { return nil }
    isSkipping = true
    return chunk(.tooLongLine, upTo: start, lineCount: 1)
  }

  /// Returns the end of a line, or `nil` if it was not read yet.
  private mutating func lineEnd(from lineStart: Int) -> Int? {
    if let end = System.firstIndex(of: 0x0A, in: bytes, from: max(searched, lineStart)) { return end }
    searched = bytes.count
    return isAtEnd && lineStart < bytes.count ? bytes.count : nil
  }

  private mutating func skip() {
    if let end = System.firstIndex(of: 0x0A, in: bytes, from: start) {
      start = end + 1
      isSkipping = false
    } else {
      start = bytes.count
    }
    searched = start
  }

  private mutating func chunk(_ content: LineChunk.Content, upTo end: Int, lineCount: Int) -> LineChunk {
    defer { (start, index, line) = (end, index + 1, line + lineCount) }
    return LineChunk(
      index: index, firstLine: line, content: content, endOffset: readCount - (bytes.count - end))
  }

  private mutating func readMore() throws(Misuse) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    do {
      let count = try System.read(from: descriptor, into: &buffer)
      bytes += buffer[..<count]
      readCount += count
      isAtEnd = count == 0
    } catch {
      throw Misuse("\(name) cannot be read: \(error.reason).", isAboutInput: true)
    }
  }
}

/// The chunks of an input, shared by several workers.
actor ChunkSource {
  private var reader: ChunkReader

  init(_ reader: ChunkReader) { self.reader = reader }

  /// Returns the next chunk, or `nil` at the end.
  func next() throws -> LineChunk? { try reader.next() }
}
