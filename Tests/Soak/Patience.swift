import Foundation

/// Waiting for what happens soon, without knowing when.
enum Patience {
  private static let limit = Duration.seconds(60)

  /// Waits for a condition, and returns whether it came true.
  @MainActor
  static func wait(until condition: @MainActor () -> Bool) async -> Bool {
    let start = ContinuousClock.now
    while !condition() {
      guard ContinuousClock.now - start < limit else { return false }
      try? await ContinuousClock().sleep(for: .milliseconds(2))
    }
    return true
  }

  /// Ends the process if it is not cancelled in time.
  static func watchdog(saying problem: String) -> Task<Void, any Error> {
    Task.detached {
      try await ContinuousClock().sleep(for: limit)
      FileHandle.standardOutput.write(Data("\(problem)\n".utf8))
      exit(1)
    }
  }
}
