import Foundation

/// One request: its debounce, its attempts with the pauses between them, and its time-outs.
///
/// The attempts and the clock run in tasks of their own, so that nothing waits for a function that ignores its cancellation.
struct Request: Sendable {
  typealias Attempt = @Sendable () async throws -> Response

  private enum Event: Sendable {
    case begin(attempt: Int)
    case timedOut(attempt: Int)
    case totallyTimedOut
    case ended(Result<Response, AttemptFailure>)
  }

  private enum Step {
    /// The debounce, an attempt, or a pause.
    case work
    case timeout, totalTimeout
  }

  private let options: RequestOptions
  private let attempt: Attempt
  private let events = AsyncStream.makeStream(of: Event.self)
  private let tasks = Lock<[Step: Task<Void, Never>]>([:])

  init(_ options: RequestOptions, attempt: @escaping Attempt) {
    self.options = options
    self.attempt = attempt
    events.continuation.onTermination = { [tasks] _ in
      for task in tasks.withLock({ $0 }).values { task.cancel() }
    }
  }

  /// Sends the request, at once or after the debounce, until the result is released.
  ///
  /// The response is passed on at most once, never before the function returns, and not after a cancellation.
  @MainActor
  func send(isDebounced: Bool, _ receive: @escaping @MainActor (Response) -> Void) -> RequestInFlight {
    let task = FunctionReads.withoutCaller {
      Task {
        let response = await response(isDebounced: isDebounced)
        if !Task.isCancelled { receive(response) }
      }
    }
    return RequestInFlight(sendNow: sendNow, cancel: task.cancel)
  }

  private func sendNow() { events.continuation.yield(.begin(attempt: 1)) }

  /// Sends the request, at once or after the debounce, and returns the response. Called once.
  func response(
    isDebounced: Bool = false, isolation: isolated (any Actor)? = #isolation
  ) async -> Response {
    guard !Task.isCancelled else { return .failed(.cancelled) }
    var attemptCount = 0
    /// Why the latest attempt failed, during the pause after it.
    var errorBeforePause: RemoteError?
    defer { for step in [Step.work, .timeout, .totalTimeout] { replace(step, by: nil) } }

    if isDebounced && options.debounce > .zero {
      replace(.work, by: after(options.debounce, .begin(attempt: 1)))
    } else {
      sendNow()
    }
    for await event in events.stream where !Task.isCancelled {
      switch event {
      case .begin(let number):
        guard number == attemptCount + 1 else { continue }
        if number == 1, let limit = options.totalTimeout {
          replace(.totalTimeout, by: after(limit, .totallyTimedOut))
        }
        attemptCount = number
        errorBeforePause = nil
        replace(.timeout, by: after(options.timeout, .timedOut(attempt: number)))
        let attempt = Task {
          _ = isolation
          await makeAttempt()
        }
        replace(.work, by: attempt)
      case .timedOut(let number):
        if number == attemptCount, errorBeforePause == nil { return .failed(.timedOut) }
      case .totallyTimedOut: return .failed(errorBeforePause ?? .timedOut)
      case .ended(.success(let response)): return response
      case .ended(.failure(let failure)):
        guard let pause = options.retry.pause(after: failure, attemptCount: attemptCount) else {
          return .failed(failure.error)
        }
        replace(.timeout, by: nil)
        errorBeforePause = failure.error
        replace(.work, by: after(pause, .begin(attempt: attemptCount + 1)))
      }
    }
    return .failed(.cancelled)
  }

  private func makeAttempt() async {
    // A request that is canceled at once is not sent.
    guard !Task.isCancelled else { return }
    do {
      events.continuation.yield(.ended(.success(try await attempt())))
    } catch {
      let failure = error as? AttemptFailure
      events.continuation.yield(
        .ended(.failure(failure ?? AttemptFailure(error: RemoteError(thrown: error), isTransient: true))))
    }
  }

  private func after(
    _ pause: Duration, _ event: Event, isolation: isolated (any Actor)? = #isolation
  ) -> Task<Void, Never> {
    Task { [clock = options.clock, events] in
      // On the actor of the attempt, so that what delays a response delays its time-out, too.
      _ = isolation
      await clock.sleepReleasingTimer(for: pause.bounded)
      if !Task.isCancelled { events.continuation.yield(event) }
    }
  }

  /// Replaces the task of a step, which is canceled.
  private func replace(_ step: Step, by task: Task<Void, Never>?) {
    tasks.withLock { tasks in
      defer { tasks[step] = task }
      return tasks[step]
    }?.cancel()
  }
}

extension Clock<Duration> {
  /// Sleeps until a pause has passed or the task is canceled.
  ///
  /// `ContinuousClock` keeps its timer, and half a kilobyte for it, until the time has come, even if the task is canceled
  /// long before. A source of Dispatch releases it with the cancellation.
  fileprivate func sleepReleasingTimer(for pause: Duration) async {
    guard self is ContinuousClock else {
      try? await sleep(for: pause)
      return
    }
    let timer = Lock(DispatchSource.makeTimerSource())
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        timer.withLock {
          $0.setEventHandler { timer.withLock { $0.cancel() } }
          $0.setCancelHandler { continuation.resume() }
          $0.schedule(deadline: .now() + pause / .seconds(1))
          $0.activate()
        }
      }
    } onCancel: {
      timer.withLock { $0.cancel() }
    }
  }
}
