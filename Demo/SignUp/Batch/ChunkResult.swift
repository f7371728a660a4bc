/// The result of validating a chunk.
struct ChunkResult: Sendable, Equatable {
  /// The index of the chunk.
  var index: Int
  /// The number of bytes of the input before the end of the chunk.
  var endOffset: Int
  var tally = BatchTally()
  /// A line for each fault, in order.
  var text = ""
}

extension SignUpCheck {
  /// Returns the result of validating all lines of a chunk, with a description of each fault if `tellsFaults`.
  ///
  /// Blank lines do not count.
  func result(of chunk: LineChunk, tellsFaults: Bool) -> ChunkResult {
    var result = ChunkResult(index: chunk.index, endOffset: chunk.endOffset)
    if chunk.content == .tooLongLine {
      result.tally.add(.tooLong)
      if tellsFaults { result.text += BatchTally.Fault(.tooLong).line(chunk.firstLine) }
    }
    chunk.forEachLine { number, line in
      guard !line.allSatisfy(Self.isBlank) else { return }
      do throws(BrokenLine) {
        let failures = try failures(on: line)
        result.tally.add(failures)
        guard tellsFaults else { return }
        for failure in failures { result.text += BatchTally.Fault(failure).line(number) }
      } catch {
        result.tally.add(error)
        if tellsFaults { result.text += BatchTally.Fault(error).line(number) }
      }
    }
    return result
  }

  /// Space, tab and carriage return, which are white space in JSON, too.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
