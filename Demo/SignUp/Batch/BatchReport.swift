/// What a batch tells: the faults in the order of the input, a progress bar, and the summary.
///
/// It also keeps the number of chunks that are read and not yet told within bounds.
@MainActor
final class BatchReport {
  private(set) var tally = BatchTally()
  /// How many results wait for one that comes before them.
  var heldCount: Int { held.count }
  /// The most results that have waited at a time.
  private(set) var mostHeld = 0

  private let output: Output
  private let progress: ProgressLine?
  /// How many chunks may be on their way.
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

  /// Waits until another chunk may be read; returns `false` if none is wanted any more.
  func takePlace() async -> Bool {
    guard !isClosed else { return false }
    guard placesTaken == window else {
      placesTaken += 1
      return true
    }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Takes a result, and tells it and those behind it that waited for it.
  func take(_ result: ChunkResult) throws {
    held[result.index] = result
    mostHeld = max(mostHeld, held.count)
    while let next = held.removeValue(forKey: nextIndex) {
      nextIndex += 1
      do {
        try tell(next)
      } catch {
        close()
        throw error
      }
      leavePlace()
    }
  }

  /// Wants no more, and lets all go that wait.
  func close() {
    isClosed = true
    for continuation in waiting { continuation.resume(returning: false) }
    waiting = []
    progress?.clear()
  }

  /// Tells the summary.
  func tellSummary(after faultsWereTold: Bool) throws {
    if faultsWereTold && !tally.isAllValid { try output.write("\n") }
    try output.write(tally.summary)
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

  private func tell(_ result: ChunkResult) throws {
    tally.add(result.tally)
    if !result.text.isEmpty {
      progress?.makeRoom()
      try output.write(result.text)
      try output.flush()
    }
    progress?.show(result.endOffset)
  }
}
