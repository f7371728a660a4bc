import Foundation

extension AnyValidator {
  /// Sends the requests again that failed and wait for a retry, without debounce.
  ///
  /// Does nothing if no request waits for a retry. See ``RequestFailurePolicy/hold``.
  public final func retry() {
    guard session.isAwaitingRetry else { return }
    Scheduler.shared.transaction {
      changeSession(isDebounced: false) { $0.retry() }
      commit()
    }
  }

  /// Waits until no request is in flight, and returns the state.
  ///
  /// Debounced requests are sent immediately. A validator that waits for ``retry()`` is settled, in the state
  /// ``ValidatorState/waiting``. ``reset()`` and the cancellation of the task resume the caller.
  @discardableResult
  public final func settledState() async -> ValidatorState {
    sendDebouncedRequests()
    guard session.hasRequestInFlight else { return outcome.state }
    for await state in settlements.makeStream() { return state }
    return outcome.state
  }

  /// Resumes callers of ``settledState()`` after the events so far, unless an observer validates another value.
  final func didSettleIfAwaited() {
    guard settlements.isAwaited, !session.hasRequestInFlight else { return }
    Scheduler.shared.enqueue(
      .call { if !self.session.hasRequestInFlight { self.settlements.finish(with: self.outcome.state) } })
  }

  /// Sends debounced requests immediately.
  final func sendDebouncedRequests() {
    for request in requests.values { request.sendNow() }
  }

  /// Sends the requests that the session has in flight, and cancels all others.
  final func updateRequests(isDebounced: Bool = true) {
    for id in requests.keys where !session.checks.contains(where: { $0.isInFlight && $0.requestID == id }) {
      requests.removeValue(forKey: id)
    }
    for check in session.checks where check.isInFlight {
      guard let id = check.requestID, requests[id] == nil else { continue }
      requests[id] = check.request?.send?(isDebounced && !settlements.isAwaited) { [weak self] in
        self?.receive($0, for: id)
      }
    }
  }

  /// Receives a response. Does nothing if its request is not in flight any more.
  private func receive(_ response: Response, for request: Session.RequestID) {
    guard let rule = changeSession({ $0.receive(response, for: request) }) else { return }
    Scheduler.shared.transaction {
      report(response, of: rule)
      commit()
    }
  }

  /// Notifies the delegate of a response.
  final func report(_ response: Response, of rule: RuleID) {
    guard let source = registrations.first(where: { $0.id == rule })?.source else { return }
    Scheduler.shared.enqueue(
      .call {
        switch (source, response) {
        case (.url(let url), .failed(let error)):
          self.delegate?.validator(self, remoteValidationAt: url, failedWithError: error)
        case (.url(let url), _):
          self.delegate?.validator(self, remoteValidationAt: url, receivedResult: response == .accepted)
        case (.function(let name), .failed(let error)):
          self.delegate?.validator(self, asyncCondition: name, failedWithError: error)
        case (.function(let name), _):
          self.delegate?.validator(self, asyncCondition: name, receivedResult: response == .accepted)
        }
      })
  }
}
