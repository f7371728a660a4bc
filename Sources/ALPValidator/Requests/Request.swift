import Foundation

/// One request: its debounce, its attempts with the pauses between them, and its time-outs.
///
/// The attempts and the clock run in tasks of their own, so that nothing waits for a function that ignores its cancellation.
struct Request: Sendable {
  /// Makes an attempt. The closure stops its time-out, while it waits for a connection, or starts it again.
  typealias Attempt =
    @Sendable (_ setTimeout: @escaping @Sendable (_ isRunning: Bool) -> Void) async throws
    -> Response

  private enum Event: Sendable {
    case begin(attempt: Int)
    case setTimeout(isRunning: Bool)
    case timedOut(number: Int)
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

  /// Ends the debounce.
  func sendNow() { events.continuation.yield(.begin(attempt: 1)) }

  /// Sends the request, at once or after the debounce, and returns the response. Called once.
  func response(
    isDebounced: Bool = false, isolation: isolated (any Actor)? = #isolation
  ) async -> Response {
    guard !Task.isCancelled else { return .failed(.cancelled) }
    var attemptCount = 0
    var timeoutCount = 0
    /// Why the latest attempt failed, during the pause after it.
    var errorBeforePause: RemoteError?
    defer { for step in [Step.work, .timeout, .totalTimeout] { replace(step, by: nil) } }

    if isDebounced && options.debounce > .zero {
      replace(.work, by: after(options.debounce, .begin(attempt: 1)))
    } else {
      sendNow()
    }
    for await event in events.stream {
      switch event {
      case .begin(let number):
        guard number == attemptCount + 1 else { continue }
        if number == 1, let limit = options.totalTimeout {
          replace(.totalTimeout, by: after(limit, .totallyTimedOut))
        }
        attemptCount = number
        errorBeforePause = nil
        let attempt = Task {
          _ = isolation
          await makeAttempt()
        }
        replace(.work, by: attempt)
      case .setTimeout(let isRunning):
        timeoutCount += 1
        replace(.timeout, by: isRunning ? after(options.timeout, .timedOut(number: timeoutCount)) : nil)
      case .timedOut(let number): if number == timeoutCount { return .failed(.timedOut) }
      case .totallyTimedOut: return .failed(errorBeforePause ?? .timedOut)
      case .ended(.success(let response)): return response
      case .ended(.failure(let failure)):
        guard let pause = options.retry.pause(after: failure, attemptCount: attemptCount) else {
          return .failed(failure.error)
        }
        timeoutCount += 1
        replace(.timeout, by: nil)
        errorBeforePause = failure.error
        replace(.work, by: after(pause, .begin(attempt: attemptCount + 1)))
      }
    }
    return .failed(.cancelled)
  }

  private func makeAttempt() async {
    // A request that is cancelled at once is not sent.
    guard !Task.isCancelled else { return }
    events.continuation.yield(.setTimeout(isRunning: true))
    do {
      let response = try await attempt { [events] in events.continuation.yield(.setTimeout(isRunning: $0)) }
      events.continuation.yield(.ended(.success(response)))
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

  /// Replaces the task of a step, which is cancelled.
  private func replace(_ step: Step, by task: Task<Void, Never>?) {
    tasks.withLock { tasks in
      defer { tasks[step] = task }
      return tasks[step]
    }?.cancel()
  }
}

extension Clock<Duration> {
  /// Sleeps until a pause has passed or the task is cancelled.
  ///
  /// `ContinuousClock` keeps its timer, and half a kilobyte for it, until the time has come, even if the task is cancelled
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

extension AsyncCheck {
  /// Creates a check whose requests are sent according to options; `prepare` returns the key of a request and what makes an attempt.
  init(
    _ source: CheckSource, _ options: RequestOptions,
    prepare:
      @escaping @MainActor (Value, [String: JSONValue]?) throws(RemoteError) -> (
        key: AnyHashable?, attempt: Request.Attempt
      )
  ) {
    let cache = CachedResponses(options)
    self.init(
      source: source, failurePolicy: options.failurePolicy, failureMessage: options.failureMessage,
      checksInvalidValues: options.checksInvalidValues, removeCachedResponses: { cache?.removeAll() }
    ) { value, parameters in
      do throws(RemoteError) {
        let (key, attempt) = try prepare(value, parameters)
        return PreparedRequest(key: key, knownResponse: key.flatMap { cache?.response(for: $0) }) {
          isDebounced, receive in
          let request = Request(options, attempt: attempt)
          let task = Task {
            let response = await request.response(isDebounced: isDebounced)
            guard !Task.isCancelled else { return }
            if let key { cache?.add(response, for: key) }
            receive(response)
          }
          return RequestInFlight(sendNow: request.sendNow, cancel: task.cancel)
        }
      } catch {
        return PreparedRequest(key: nil, knownResponse: .failed(error), send: nil)
      }
    }
  }
}
