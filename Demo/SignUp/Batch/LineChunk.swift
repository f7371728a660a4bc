/// Consecutive lines of a batch, for one worker.
struct LineChunk: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    /// Whole lines; the last one of the input may lack its line feed.
    case lines([UInt8])
    /// One line that was too long to store.
    case tooLongLine
  }

  /// The index of the chunk, from 0.
  var index: Int
  /// The number of the first line, from 1.
  var firstLine: Int
  var content: Content
  /// The number of bytes of the input before the end of the chunk.
  var endOffset: Int

  /// Calls a function with each line, without its line feed, and with its number.
  ///
  /// A byte order mark at the start of the input is not part of a line.
  func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) -> Void) {
    guard case .lines(let bytes) = content else { return }
    var start = 0
    var number = firstLine
    if number == 1, bytes.starts(with: Self.byteOrderMark) { start = Self.byteOrderMark.count }
    while start < bytes.count {
      let end = System.firstIndex(of: 0x0A, in: bytes, from: start) ?? bytes.count
      body(number, bytes[start..<end])
      start = end + 1
      number += 1
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
