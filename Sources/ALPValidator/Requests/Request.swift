/// A request: its debounce, its attempts with the pauses between them, and its time-outs.
///
/// An attempt is a closure: an HTTP request or any function. A function that ignores cancellation, or that
/// returns late, changes nothing but its own attempt.
@MainActor
final class Request: RequestInFlight {
  /// Makes an attempt. Its time-out does not run while it waits for a connection: from a call of the closure with `false`
  /// to one with `true`.
  typealias Attempt =
    @MainActor (_ setConnected: @escaping @MainActor (Bool) -> Void) async -> Result<Response, AttemptFailure>

  private let options: RequestOptions
  private let makeAttempt: Attempt
  /// Receives the response; `nil` after the response or a cancellation.
  private var receive: ((Response) -> Void)?
  private var attemptCount = 0
  /// Why the latest attempt failed, during the pause after it.
  private var errorBeforePause: RemoteError?
  /// The debounce, an attempt, or a pause.
  private var task: Task<Void, Never>?
  private var timeout: Task<Void, Never>?
  private var totalTimeout: Task<Void, Never>?

  /// Sends a request, at once or after the debounce.
  init(
    _ options: RequestOptions, isDebounced: Bool, receive: @escaping @MainActor (Response) -> Void,
    attempt: @escaping Attempt
  ) {
    self.options = options
    self.receive = receive
    makeAttempt = attempt
    let debounce = options.debounce.bounded
    if isDebounced && debounce > .zero {
      task = after(debounce) { $0.begin() }
    } else {
      begin()
    }
  }

  deinit {
    task?.cancel()
    timeout?.cancel()
    totalTimeout?.cancel()
  }

  func sendNow() {
    if receive != nil && attemptCount == 0 { begin() }
  }

  func cancel() {
    receive = nil
    cancelAttempt()
    totalTimeout?.cancel()
    totalTimeout = nil
  }

  private func begin() {
    if let timeout = options.totalTimeout {
      totalTimeout = after(timeout.bounded) { $0.finish(with: .failed($0.errorBeforePause ?? .timedOut)) }
    }
    attempt()
  }

  private func attempt() {
    cancelAttempt()
    attemptCount += 1
    errorBeforePause = nil
    let number = attemptCount
    task = Task { [weak self, makeAttempt] in
      // A request that is cancelled at once is not sent.
      guard !Task.isCancelled else { return }
      let result = await makeAttempt { self?.setTimeout(isRunning: $0, of: number) }
      self?.finishAttempt(with: result)
    }
    setTimeout(isRunning: true, of: number)
  }

  /// Starts the time-out of an attempt again, or stops it.
  private func setTimeout(isRunning: Bool, of number: Int) {
    guard receive != nil, number == attemptCount, errorBeforePause == nil else { return }
    timeout?.cancel()
    timeout = isRunning ? after(options.timeout.bounded) { $0.finish(with: .failed(.timedOut)) } : nil
  }

  private func finishAttempt(with result: Result<Response, AttemptFailure>) {
    guard receive != nil else { return }
    switch result {
    case .success(let response):
      finish(with: response)
    case .failure(let failure):
      guard let pause = options.retry.pause(after: failure, attemptCount: attemptCount) else {
        return finish(with: .failed(failure.error))
      }
      cancelAttempt()
      errorBeforePause = failure.error
      task = after(pause) { $0.attempt() }
    }
  }

  private func finish(with response: Response) {
    guard let receive else { return }
    cancel()
    receive(response)
  }

  private func cancelAttempt() {
    task?.cancel()
    timeout?.cancel()
    (task, timeout) = (nil, nil)
  }

  /// Performs an action after a pause, unless it is cancelled or the request is released.
  private func after(_ pause: Duration, _ action: @escaping @MainActor (Request) -> Void) -> Task<Void, Never>
  {
    Task { [weak self, clock = options.clock] in
      try? await clock.sleep(for: pause)
      guard !Task.isCancelled, let self else { return }
      action(self)
    }
  }
}

/// The check of an asynchronous condition, as one validator has it: how a request is prepared, and its cache.
@MainActor
final class RequestCheck<Value>: AsyncCheck {
  /// The key and the attempt of one request.
  struct Preparation {
    /// Requests with equal keys share a response; `nil` if they cannot be compared.
    let key: AnyHashable?
    let attempt: Request.Attempt
  }

  let source: CheckSource
  private let options: RequestOptions
  private let prepare: @MainActor (Value, [String: JSONValue]?) throws(RemoteError) -> Preparation
  private var cachedResponses: CachedResponses?

  init(
    _ source: CheckSource, _ options: RequestOptions,
    prepare: @escaping @MainActor (Value, [String: JSONValue]?) throws(RemoteError) -> Preparation
  ) {
    self.source = source
    self.options = options
    self.prepare = prepare
    cachedResponses = CachedResponses(options)
  }

  var failurePolicy: RequestFailurePolicy { options.failurePolicy }

  var checksInvalidValues: Bool { options.checksInvalidValues }

  func prepareRequest(
    for value: Value, parameters: [String: JSONValue]?
  ) throws(RemoteError) -> PreparedRequest {
    let preparation = try prepare(value, parameters)
    return PreparedRequest(key: preparation.key) { [options] isDebounced, receive in
      Request(options, isDebounced: isDebounced, receive: receive, attempt: preparation.attempt)
    }
  }

  func cachedResponse(for key: AnyHashable) -> Response? { cachedResponses?.response(for: key) }

  func cache(_ response: Response, for key: AnyHashable) { cachedResponses?.add(response, for: key) }

  func removeCachedResponses() { cachedResponses?.removeAll() }
}
