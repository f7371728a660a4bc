/// A request without a response. Releasing it cancels it.
final class RequestInFlight: Sendable {
  /// Ends the debounce.
  let sendNow: @Sendable () -> Void
  private let cancel: @Sendable () -> Void

  init(sendNow: @escaping @Sendable () -> Void, cancel: @escaping @Sendable () -> Void) {
    self.sendNow = sendNow
    self.cancel = cancel
  }

  deinit { cancel() }
}
