/// Reads lines of bytes from a descriptor, in large chunks.
struct LineReader: ~Copyable {
  private let descriptor: Int32
  private var chunk: [UInt8]
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// Up to where no line feed was found.
  private var searched = 0
  private var isAtEnd = false

  init(descriptor: Int32 = System.standardInput, chunkSize: Int = 1 << 17) {
    self.descriptor = descriptor
    chunk = [UInt8](repeating: 0, count: chunkSize)
  }

  /// Returns the next line without its line feed; the last one may lack it.
  ///
  /// Calls `beforeWaiting` each time that more has to be read.
  mutating func next(beforeWaiting: () throws -> Void) throws -> ArraySlice<UInt8>? {
    while true {
      if let end = System.firstIndex(of: 0x0A, in: bytes, from: searched) {
        defer { (start, searched) = (end + 1, end + 1) }
        return bytes[start..<end]
      }
      searched = bytes.count
      if isAtEnd {
        defer { start = bytes.count }
        return start < bytes.count ? bytes[start...] : nil
      }
      try beforeWaiting()
      try readMore()
    }
  }

  private mutating func readMore() throws(Misuse) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    do {
      let count = try System.read(from: descriptor, into: &chunk)
      bytes += chunk[..<count]
      isAtEnd = count == 0
    } catch {
      throw Misuse("Standard input cannot be read: \(error.reason).", isAboutInput: true)
    }
  }
}
