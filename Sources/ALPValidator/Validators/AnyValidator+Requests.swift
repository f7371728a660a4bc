import Foundation

extension AnyValidator {
  /// Sends the requests again that failed and wait for a retry, without debounce.
  ///
  /// Does nothing if no request waits for a retry. See ``RequestFailurePolicy/hold``.
  public final func retry() {
    let effects = changeSession { $0.retry() }
    guard !effects.isEmpty else { return }
    Scheduler.shared.transaction {
      carryOut(effects, isDebounced: false)
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
    let number = settlementWaiters.nextID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: outcome.state)
        } else {
          settlementWaiters.add(continuation, as: number)
        }
      }
    } onCancel: {
      Task { @MainActor in
        self.settlementWaiters.remove(number)?.resume(returning: self.outcome.state)
      }
    }
  }

  /// Resumes callers of ``settledState()`` after the events so far, unless an observer validates another value.
  final func didSettleIfAwaited() {
    guard !settlementWaiters.isEmpty, !session.hasRequestInFlight else { return }
    Scheduler.shared.enqueue(
      .call { if !self.session.hasRequestInFlight { self.resumeSettlementWaiters() } })
  }

  final func resumeSettlementWaiters() {
    for continuation in settlementWaiters.removeAll() { continuation.resume(returning: outcome.state) }
  }

  /// Sends debounced requests immediately.
  final func sendDebouncedRequests() {
    for request in requests.values { request.sendNow() }
  }

  /// Carries out what a session needs to have done.
  final func carryOut(_ effects: [Session.Effect], isDebounced: Bool = true) {
    for effect in effects {
      switch effect {
      case .cancel(let request): requests.removeValue(forKey: request)?.cancel()
      case .report(let rule, let response): report(response, of: rule)
      case .send(let id, let rule):
        requests[id] = preparedRequests[rule]?.send(isDebounced && settlementWaiters.isEmpty) {
          [weak self] response in self?.receive(response, for: id)
        }
      }
    }
  }

  /// Receives a response. Does nothing if its request is not in flight any more.
  private func receive(_ response: Response, for request: Session.RequestID) {
    requests[request] = nil
    guard let rule = changeSession({ $0.receive(response, for: request) }) else { return }
    if let key = preparedRequests[rule]?.key { check(of: rule)?.cache(response, for: key) }
    Scheduler.shared.transaction {
      report(response, of: rule)
      commit()
    }
  }

  private func check(of rule: RuleID) -> (any AnyAsyncCheck)? {
    registrations.first { $0.id == rule }?.asyncCheck
  }

  /// Notifies the delegate of a response.
  private func report(_ response: Response, of rule: RuleID) {
    guard let source = check(of: rule)?.source else { return }
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
