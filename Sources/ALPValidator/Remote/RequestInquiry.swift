import Foundation

/// A request under way, and the time that it has.
@MainActor
final class RequestInquiry: RemoteInquiry {
  /// What is asked; a question with the same body is the same question.
  let body: Data

  private var answer: ((any RemoteInquiry, RemoteAnswer) -> Void)?
  private var tasks: [Task<Void, Never>] = []

  init(_ request: RemoteRequest, answer: @escaping @MainActor (any RemoteInquiry, RemoteAnswer) -> Void) {
    body = request.body
    self.answer = answer
    let clock = request.options.clock
    let timeout = request.options.boundedTimeout
    tasks = [
      Task { [weak self] in
        // Overtaken before it began: the server is not bothered.
        guard !Task.isCancelled else { return }
        let answer = await request.answer()
        self?.finish(with: answer)
      },
      Task { [weak self] in
        guard (try? await clock.sleep(for: timeout)) != nil else { return }
        self?.finish(with: .undecided(.timedOut))
      },
    ]
  }

  deinit {
    for task in tasks { task.cancel() }
  }

  func cancel() {
    answer = nil
    for task in tasks { task.cancel() }
    tasks = []
  }

  private func finish(with result: RemoteAnswer) {
    guard let answer else { return }
    cancel()
    answer(self, result)
  }
}
