/// The tasks that wait until an object has no request in flight.
///
/// Ending a wait only resumes the tasks. Each task looks at the object at a later turn of the main actor, and
/// may wait again.
///
/// No end is missed: objects change only on the main actor, where the task also looks at them, and a call of
/// another function of the same actor does not suspend. So nothing runs between the look and the beginning of
/// the wait.
@MainActor
struct Waits {
  private let broadcast = Broadcast<Void>()
  /// How often the object was reset. After a reset no task waits again, whatever is in flight.
  private(set) var resetCount = 0

  /// Returns when the wait that begins now is ended. The stream exists before the first suspension.
  func next() async {
    // The stream has no events. It finishes.
    for await _ in broadcast.makeStream() {}
  }

  /// Resumes all tasks.
  func end() { broadcast.finish() }

  /// Resumes all tasks if no request is in flight.
  func endIfIdle(_ tally: Tally) {
    if tally.inFlight == 0 { end() }
  }

  /// Resumes all tasks, because the object is reset.
  mutating func endAfterReset() {
    resetCount &+= 1
    end()
  }
}
