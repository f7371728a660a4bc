import Foundation

/// The latest answers of a server, by question, as many and for as long as they are wanted.
struct AnswerStore {
  private struct StoredAnswer {
    let answer: RemoteAnswer
    let storedAt: Duration
    var lastUse: Int
  }

  private let capacity: Int
  private let lifetime: Duration
  private let now: () -> Duration
  private var answers: [Data: StoredAnswer] = [:]
  private var useCount = 0

  /// Creates an empty store.
  init(capacity: Int, lifetime: Duration, clock: any Clock<Duration>) {
    self.capacity = capacity
    self.lifetime = lifetime
    now = Self.stopwatch(clock)
  }

  /// Returns the answer to a question, if it is known and holds still.
  mutating func answer(to question: Data) -> RemoteAnswer? {
    guard var stored = answers[question] else { return nil }
    guard now() - stored.storedAt < lifetime else {
      answers[question] = nil
      return nil
    }
    useCount += 1
    stored.lastUse = useCount
    answers[question] = stored
    return stored.answer
  }

  /// Keeps an answer, in place of the one that was not used for longest if there are too many; never a failure.
  mutating func store(_ answer: RemoteAnswer, to question: Data) {
    if case .undecided = answer { return }
    useCount += 1
    answers[question] = StoredAnswer(answer: answer, storedAt: now(), lastUse: useCount)
    guard answers.count > capacity else { return }
    if let oldest = answers.min(by: { $0.value.lastUse < $1.value.lastUse }) { answers[oldest.key] = nil }
  }

  private static func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
