/// Validates sign-ups, one JSON object a line, with several workers.
struct Batch {
  /// How many cores are used.
  var jobs: Int
  /// Whether each fault is told, not only counted.
  var tellsFaults = true

  /// How many chunks may be read and not yet told, enough that no worker waits for a slower one.
  var window: Int { 4 * jobs }

  /// Looks at all of the input; what becomes of it goes to the report.
  func run(_ reader: ChunkReader, _ report: BatchReport) async throws {
    let source = ChunkSource(reader)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<jobs {
        group.addTask { @concurrent [tellsFaults] in
          let check = try SignUpCheck()
          while await report.takePlace(), let chunk = try await source.next() {
            try await report.take(check.result(of: chunk, tellsFaults: tellsFaults))
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
