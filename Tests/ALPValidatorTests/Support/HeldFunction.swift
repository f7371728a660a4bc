import Testing

/// An asynchronous function that returns when the test says so, whether or not its task is cancelled.
@MainActor
final class HeldFunction {
  private var calls: [(value: String, continuation: CheckedContinuation<Bool, any Error>)] = []
  /// The values of all calls, in order.
  private(set) var values: [String] = []
  private let arrivals = AsyncStream.makeStream(of: Void.self)

  nonisolated init() {}

  func callAsFunction(_ value: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      calls.append((value, continuation))
      values.append(value)
      arrivals.continuation.yield()
    }
  }

  /// Waits until the function was called a number of times in all.
  func waitForCalls(_ count: Int) async {
    var arrivals = arrivals.stream.makeAsyncIterator()
    while values.count < count, await arrivals.next() != nil {}
  }

  /// Returns from the first open call with a value, and lets the result arrive.
  func finish(_ value: String, with isAccepted: Bool) async {
    await finish(value, with: .success(isAccepted))
  }

  /// Throws from the first open call with a value, and lets the error arrive.
  func finish(_ value: String, throwing error: any Error) async { await finish(value, with: .failure(error)) }

  private func finish(_ value: String, with result: Result<Bool, any Error>) async {
    guard let index = calls.firstIndex(where: { $0.value == value }) else {
      Issue.record("There is no open call with \(value)")
      return
    }
    calls.remove(at: index).continuation.resume(with: result)
    await HeldTransport.letWorkDrain()
  }
}
