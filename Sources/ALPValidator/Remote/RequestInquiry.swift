/// A request under way: its debounce, its attempts with the pauses between them, and the time that it has.
@MainActor
final class RequestInquiry: RemoteInquiry {
  private let request: RemoteRequest
  private var answer: ((any RemoteInquiry, RemoteAnswer) -> Void)?
  private var attemptCount = 0
  /// Why the latest attempt failed, while the pause after it lasts.
  private var errorBeforePause: RemoteError?
  /// The debounce, an attempt and its time-out, or a pause.
  private var tasks: [Task<Void, Never>] = []
  private var totalTimeout: Task<Void, Never>?

  /// Begins to ask, or to wait for the debounce to pass.
  init(
    _ request: RemoteRequest, skipsDebounce: Bool,
    answer: @escaping @MainActor (any RemoteInquiry, RemoteAnswer) -> Void
  ) {
    self.request = request
    self.answer = answer
    let debounce = request.options.debounce.bounded
    if skipsDebounce || debounce == .zero {
      begin()
    } else {
      tasks = [after(debounce) { $0.begin() }]
    }
  }

  deinit {
    for task in tasks { task.cancel() }
    totalTimeout?.cancel()
  }

  func skipDebounce() {
    if answer != nil && attemptCount == 0 { begin() }
  }

  func cancel() {
    answer = nil
    cancelTasks()
    totalTimeout?.cancel()
    totalTimeout = nil
  }

  private func begin() {
    if let timeout = request.options.totalTimeout {
      totalTimeout = after(timeout.bounded) { $0.finish(with: .undecided($0.errorBeforePause ?? .timedOut)) }
    }
    attempt()
  }

  private func attempt() {
    cancelTasks()
    attemptCount += 1
    errorBeforePause = nil
    tasks = [
      Task { [weak self, request] in
        // Overtaken before it began: the server is not bothered.
        guard !Task.isCancelled else { return }
        let result = await request.attempt()
        self?.conclude(result)
      },
      after(request.options.timeout.bounded) { $0.finish(with: .undecided(.timedOut)) },
    ]
  }

  private func conclude(_ result: Result<RemoteAnswer, RemoteAttemptFailure>) {
    guard answer != nil else { return }
    switch result {
    case .success(let answer):
      finish(with: answer)
    case .failure(let failure):
      guard let pause = request.options.retry.pause(after: failure, attemptCount: attemptCount) else {
        return finish(with: .undecided(failure.error))
      }
      cancelTasks()
      errorBeforePause = failure.error
      tasks = [after(pause) { $0.attempt() }]
    }
  }

  private func finish(with result: RemoteAnswer) {
    guard let answer else { return }
    cancel()
    answer(self, result)
  }

  private func cancelTasks() {
    for task in tasks { task.cancel() }
    tasks = []
  }

  /// Does something after a while, unless it is cancelled before or the inquiry goes away.
  private func after(
    _ duration: Duration, _ action: @escaping @MainActor (RequestInquiry) -> Void
  ) -> Task<Void, Never> {
    Task { [weak self, clock = request.options.clock] in
      try? await clock.sleep(for: duration)
      guard !Task.isCancelled, let self else { return }
      action(self)
    }
  }
}
