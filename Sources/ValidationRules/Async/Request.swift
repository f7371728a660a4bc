import Foundation

/// One request: its debounce, and its attempts with the pauses between them.
///
/// The attempts and the clock run in separate tasks, so that nothing waits for a function that ignores its
/// cancellation.
package struct Request<Answer: Sendable>: Sendable {
  package typealias Attempt = @Sendable () async throws -> Answer

  package let options: RequestOptions
  let attempt: Attempt
  /// Finishes to end the debounce early.
  package let debounce = AsyncStream.makeStream(of: Never.self)

  package init(options: RequestOptions, attempt: @escaping Attempt) {
    self.options = options
    self.attempt = attempt
  }

  /// Makes attempts, and returns the answer of the first that does not fail, or why the last one failed.
  package func result(isolation: isolated (any Actor)? = #isolation) async -> Result<Answer, RemoteError> {
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

  package func sleep(_ duration: Duration) async {
    await options.clock.sleepReleasingTimer(for: duration.bounded)
  }

  /// Returns the result of the function that returns first, and cancels the other without waiting for it;
  /// `nil` after a cancellation.
  ///
  /// Both functions return to the actor of the caller, so that a delay of a response also delays its
  /// time-out.
  package func first<Result: Sendable>(
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
