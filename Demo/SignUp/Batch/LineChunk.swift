/// Some lines of a batch that lie together, for one worker to look at.
struct LineChunk: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    /// Whole lines; the last one of the input may lack its line feed.
    case lines([UInt8])
    /// One line, which was too long to be kept.
    case tooLongLine
  }

  /// The position among all chunks, from 0 on.
  var index: Int
  /// The number of the first line, from 1 on.
  var firstLine: Int
  var content: Content
  /// How many bytes of the input lie before the end of this chunk.
  var endOffset: Int

  /// Calls a function with each line, without its line feed, and with its number.
  ///
  /// A byte order mark at the start of the input belongs to no line.
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
