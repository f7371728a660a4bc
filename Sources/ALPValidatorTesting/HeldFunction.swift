/// An asynchronous function that returns when a test says so, whether or not its task is cancelled.
///
/// ```swift
/// let isFree = HeldFunction<String>()
/// name.addCondition(.async("available") { try await isFree($0) })
/// name.validate("ada")
/// await isFree.waitForCalls(1)
/// isFree.finish("ada", with: .success(false))
/// #expect(await name.settledState() == .invalid)
/// ```
@MainActor
public final class HeldFunction<Value: Sendable & Equatable> {
  private var calls: [(value: Value, continuation: CheckedContinuation<Bool, any Error>)] = []
  /// The values of all calls, in order.
  public private(set) var values: [Value] = []
  private let arrivals = AsyncStream.makeStream(of: Void.self)

  /// Creates a function that was not called yet.
  public nonisolated init() {}

  /// Calls the function, which returns when a test calls ``finish(_:with:)``.
  ///
  /// - Throws: The error with which the test finishes the call.
  public func callAsFunction(_ value: Value) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      calls.append((value, continuation))
      values.append(value)
      arrivals.continuation.yield()
    }
  }

  /// Waits until the function was called a number of times in all.
  public func waitForCalls(_ count: Int) async {
    var arrivals = arrivals.stream.makeAsyncIterator()
    while values.count < count, await arrivals.next() != nil {}
  }

  /// Ends the first open call with a value.
  ///
  /// - Parameters:
  ///   - value: The value of the call.
  ///   - result: What the call returns or throws.
  /// - Precondition: There is an open call with the value.
  public func finish(_ value: Value, with result: Result<Bool, any Error>) {
    guard let index = calls.firstIndex(where: { $0.value == value }) else {
      preconditionFailure("No open call has the value \(value)")
    }
    calls.remove(at: index).continuation.resume(with: result)
  }
}
