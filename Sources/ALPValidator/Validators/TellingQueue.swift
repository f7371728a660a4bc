import Foundation

/// Something that those are told who listen to a validator.
enum Telling {
  case state(ValidatorState)
  case remoteResult(URL, Bool)
  case remoteError(URL, RemoteError)
  /// A value that was found valid, which only its teller knows by its type.
  case validValue(@MainActor () -> Void)
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
      stateBroadcast.send(state)
    case .remoteResult(let url, let result):
      delegate?.validator(self, remoteValidationAt: url, receivedResult: result)
    case .remoteError(let url, let error):
      delegate?.validator(self, remoteValidationAt: url, failedWithError: error)
    case .validValue(let tell):
      tell()
    }
  }
}
