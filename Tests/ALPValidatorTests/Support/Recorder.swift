import ALPValidator
import Foundation

/// Records the notifications of a validator, in order.
@MainActor
final class Recorder: ValidatorDelegate {
  private(set) var events: [String] = []

  /// Becomes handler and delegate of a validator.
  func record(_ validator: AnyValidator) {
    validator.validatorStateChangedHandler = { [weak self, weak validator] state in
      self?.events.append("handler \(state) \(validator?.errorMessages ?? [])")
    }
    validator.delegate = self
  }

  func note(_ event: String) { events.append(event) }

  func removeAll() { events = [] }

  func validator(_ validator: AnyValidator, didChangeState state: ValidatorState) {
    events.append("delegate \(state) \(validator.errorMessages)")
  }

  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, receivedResult result: Bool) {
    events.append("received \(result) from \(url.path)")
  }

  func validator(_ validator: AnyValidator, remoteValidationAt url: URL, failedWithError error: any Error) {
    events.append("failed \(error)")
  }
}
