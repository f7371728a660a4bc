import ALPValidator
import Dispatch
import Foundation

/// A meeting of all threads that run tasks: each thread that has come waits for the others.
///
/// What a thread was doing before is done when the meeting begins, also on a machine whose cores are busy with something else, where
/// a thread may be stopped for a while in the middle of a task.
final class ThreadMeeting: Sendable {
  /// After this time the meeting begins without the missing threads: the runtime may have fewer threads than the machine has cores.
  private static let patience = DispatchTimeInterval.milliseconds(200)
  private static let size = ProcessInfo.processInfo.activeProcessorCount

  private let arrivals = Lock(0)
  private let begin = DispatchSemaphore(value: 0)
  /// The latest meeting. Two at the same time would wait for the same threads.
  @MainActor private static var latest: Task<Void, Never>?

  /// Holds a meeting after all others, and returns when it has begun.
  @MainActor
  static func hold() async {
    let meeting = Task.detached { [earlier = latest] in
      await earlier?.value
      let meeting = ThreadMeeting()
      await withTaskGroup(of: Void.self) { threads in
        for _ in 0..<size {
          threads.addTask { meeting.attend() }
        }
      }
    }
    latest = meeting
    await meeting.value
  }

  private func attend() {
    let isLast = arrivals.withLock { count in
      count += 1
      return count == Self.size
    }
    if isLast {
      for _ in 1..<Self.size { begin.signal() }
    } else {
      _ = begin.wait(timeout: .now() + Self.patience)
    }
  }
}
