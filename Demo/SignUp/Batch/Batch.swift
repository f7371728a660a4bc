/// Validates sign-ups, one JSON object a line, with several workers.
struct Batch {
  /// The number of workers.
  var jobs: Int
  /// What is printed.
  var output = BatchOutput.faults

  /// The maximum number of chunks that are read and not yet reported: enough that no worker waits for a
  /// slower one.
  var window: Int { 4 * jobs }

  /// Validates the whole input, and passes the results to the report.
  func run(_ reader: ChunkReader, _ report: BatchReport) async throws {
    let source = ChunkSource(reader)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<jobs {
        group.addTask { @concurrent [output] in
          let check = try SignUpCheck()
          while await report.takePlace(), let chunk = try await source.next() {
            try await report.take(check.result(of: chunk, output))
          }
        }
      }
      do {
        for try await _ in group {}
      } catch {
        await report.close()
        throw error
      }
    }
    await report.close()
  }
}
