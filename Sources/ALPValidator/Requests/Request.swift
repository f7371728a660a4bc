import Foundation

/// One request: its debounce, and its attempts with the pauses between them.
///
/// The attempts and the clock run in separate tasks, so that nothing waits for a function that ignores its
/// cancellation.
struct Request<Answer: Sendable>: Sendable {
  typealias Attempt = @Sendable () async throws -> Answer

  let options: RequestOptions
  let attempt: Attempt
  /// Finishes to end the debounce early.
  fileprivate let debounce = AsyncStream.makeStream(of: Never.self)

  init(options: RequestOptions, attempt: @escaping Attempt) {
    self.options = options
    self.attempt = attempt
  }

  /// Makes attempts, and returns the answer of the first that does not fail, or why the last one failed.
  func result(isolation: isolated (any Actor)? = #isolation) async -> Result<Answer, RemoteError> {
    var attemptCount = 0
    while !Task.isCancelled {
      let result = await first({ await makeAttempt() }) {
        await sleep(options.timeout)
        return .failure(AttemptFailure(error: .timedOut))
      }
      attemptCount += 1
      switch result {
      case .success(let answer)?: return .success(answer)
      case .failure(let failure)?:
        guard let pause = options.retry.pause(after: failure, attemptCount: attemptCount) else {
          return .failure(failure.error)
        }
        await sleep(pause)
      case nil: break
      }
    }
    return .failure(.cancelled)
  }

  private func makeAttempt() async -> Result<Answer, AttemptFailure> {
    do { return .success(try await attempt()) } catch {
      let failure = error as? AttemptFailure
      return .failure(failure ?? AttemptFailure(error: RemoteError(thrown: error), isTransient: true))
    }
  }

  fileprivate func sleep(_ duration: Duration) async {
    await options.clock.sleepReleasingTimer(for: duration.bounded)
  }

  /// Returns the result of the function that returns first, and cancels the other without waiting for it;
  /// `nil` after a cancellation.
  ///
  /// Both functions return to the actor of the caller, so that a delay of a response also delays its
  /// time-out.
  fileprivate func first<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ functions: @Sendable () async -> Result...
  ) async -> Result? {
    let (results, continuation) = AsyncStream.makeStream(of: Result.self)
    var tasks: [Task<Void, Never>] = []
    for function in functions {
      let task = Task {
        // A task has the isolation of the function around it only if it captures the parameter `isolation`.
        // Without this line, the task would run elsewhere, and return while the actor of the caller is busy.
        _ = isolation
        // A function that is canceled at once is not called.
        if !Task.isCancelled { continuation.yield(await function()) }
      }
      tasks.append(task)
    }
    continuation.onTermination = { [tasks] _ in for task in tasks { task.cancel() } }
    defer { continuation.finish() }
    for await result in results where !Task.isCancelled { return result }
    return nil
  }
}

extension Request<Response> {
  /// Sends the request, at once or after the debounce. Releasing the result cancels the request.
  ///
  /// The response is passed on at most once, never before the function returns, and not after a cancellation.
  @MainActor
  func send(isDebounced: Bool, _ receive: @escaping @MainActor (Response) -> Void) -> RequestInFlight {
    // If an asynchronous function has validated the value, the request does not inherit the mark of that
    // function.
    let task = AsyncFunctionScope.$condition.withValue(nil) {
      Task {
        if isDebounced, options.debounce > .zero {
          _ = await first({ await sleep(options.debounce) }, { for await _ in debounce.stream {} })
        }
        let response = await response()
        if !Task.isCancelled { receive(response) }
      }
    }
    return RequestInFlight(sendNow: { debounce.continuation.finish() }, cancel: task.cancel)
  }

  /// Makes attempts, and returns the response.
  func response(isolation: isolated (any Actor)? = #isolation) async -> Response {
    switch await result() {
    case .success(let response): response
    case .failure(let error): .failed(error)
    }
  }
}

extension Clock<Duration> {
  /// Sleeps until a pause has passed on this clock, or the task is canceled.
  ///
  /// `ContinuousClock` keeps its timer, which takes half a kilobyte, until the pause has passed, even if the
  /// task is canceled long before. Timers of Dispatch are released with the cancellation.
  fileprivate func sleepReleasingTimer(for pause: Duration) async {
    guard self is ContinuousClock else { return (try? await sleep(for: pause)) ?? () }
    let deadline = ContinuousClock.now + pause
    while !Task.isCancelled, ContinuousClock.now < deadline {
      await sleepOnTimers(for: ContinuousClock.now.duration(to: deadline))
    }
  }
}

/// Sleeps on two timers until the first one fires, or the task is canceled.
///
/// `ContinuousClock` continues while the machine sleeps. No single timer of Dispatch does so reliably: the
/// uptime timer stops meanwhile, and the wall clock timer changes with the date that the user sets. The first
/// timer to fire is never late, but may be early. So the caller compares with the clock, and sleeps again if
/// necessary.
private func sleepOnTimers(for pause: Duration) async {
  let seconds = pause / .seconds(1)
  let timers = Lock([DispatchSource.makeTimerSource(), DispatchSource.makeTimerSource()])
  let (end, continuation) = AsyncStream.makeStream(of: Never.self)
  continuation.onTermination = { _ in
    timers.withLock { timers in
      for timer in timers { timer.cancel() }
    }
  }
  timers.withLock { timers in
    timers[0].schedule(deadline: .now() + seconds)
    timers[1].schedule(wallDeadline: .now() + seconds)
    for timer in timers {
      timer.setEventHandler { continuation.finish() }
      timer.activate()
    }
  }
  for await _ in end {}
}
