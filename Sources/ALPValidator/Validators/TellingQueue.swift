import Foundation

/// Something that the handler and the delegate of a validator are told.
enum Telling {
  case state(ValidatorState)
  case remoteResult(URL, Bool)
  case remoteError(URL, RemoteError)
}

/// What is still to be told, in order.
///
/// A handler that validates again lengthens the queue, never the stack.
@MainActor
final class TellingQueue {
  private var waiting: [Telling] = []
  private(set) var isDraining = false

  func append(_ telling: Telling) { waiting.append(telling) }

  func append(_ tellings: [Telling]) { waiting += tellings }

  /// Tells all that waits, unless that is what is going on already.
  func drain(for validator: AnyValidator) {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while !waiting.isEmpty {
      validator.tell(waiting.removeFirst())
    }
  }
}

extension AnyValidator {
  fileprivate func tell(_ telling: Telling) {
    switch telling {
    case .state(let state):
      validatorStateChangedHandler?(state)
      delegate?.validator(self, didChangeState: state)
      for stream in streams.all { stream.yield(state) }
      #if canImport(Combine)
        publishedStates?.send(state)
      #endif
    case .remoteResult(let url, let result):
      delegate?.validator(self, remoteValidationAt: url, receivedResult: result)
    case .remoteError(let url, let error):
      delegate?.validator(self, remoteValidationAt: url, failedWithError: error)
    }
  }
}
