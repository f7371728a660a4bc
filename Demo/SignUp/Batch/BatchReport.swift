/// The output of a batch: the faults in the order of the input, a progress bar, and the summary.
///
/// It also limits the number of chunks that are read and not yet reported.
@MainActor
final class BatchReport {
  private(set) var tally = BatchTally()
  /// The number of results that wait for an earlier one.
  var heldCount: Int { held.count }
  /// The greatest number of results that have waited at the same time.
  private(set) var mostHeld = 0

  private let output: Output
  private let progress: ProgressLine?
  /// The maximum number of chunks between reading and reporting.
  private let window: Int
  private var placesTaken = 0
  private var waiting: [CheckedContinuation<Bool, Never>] = []
  private var held: [Int: ChunkResult] = [:]
  private var nextIndex = 0
  private var isClosed = false

  init(_ output: Output, window: Int, progress: ProgressLine? = nil) {
    self.output = output
    self.window = window
    self.progress = progress
  }

  /// Waits until another chunk can be read, and returns `false` if the batch has ended.
  func takePlace() async -> Bool {
    guard !isClosed else { return false }
    guard placesTaken == window else {
      placesTaken += 1
      return true
    }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Adds a result, and prints it with the later ones that waited for it.
  func take(_ result: ChunkResult) throws {
    held[result.index] = result
    mostHeld = max(mostHeld, held.count)
    while let next = held.removeValue(forKey: nextIndex) {
      nextIndex += 1
      do {
        try write(next)
      } catch {
        close()
        throw error
      }
      leavePlace()
    }
  }

  /// Ends the batch, and resumes everything that waits.
  func close() {
    isClosed = true
    for continuation in waiting { continuation.resume(returning: false) }
    waiting = []
    progress?.clear()
  }

  /// Prints the summary.
  func writeSummary(after faultsWereWritten: Bool) throws {
    if faultsWereWritten && !tally.isAllValid { try output.write("\n") }
    try output.write(output.terminal.wrapped(tally.summary))
    try output.flush()
  }

  private func leavePlace() {
    guard let continuation = waiting.first else {
      placesTaken -= 1
      return
    }
    waiting.removeFirst()
    continuation.resume(returning: true)
  }

  private func write(_ result: ChunkResult) throws {
    tally.add(result.tally)
    if !result.text.isEmpty {
      progress?.makeRoom()
      try output.write(result.text)
      try output.flush()
    }
    progress?.show(result.endOffset)
  }
}
