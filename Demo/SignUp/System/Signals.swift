import Dispatch

/// An observation of signals, which replaces their default actions until it is released.
final class Signals {
  private let sources: [any DispatchSourceSignal]

  /// Observes signals on the main queue, and returns when none will be missed.
  @MainActor
  init(_ numbers: [Int32], handler: @escaping @MainActor (Int32) -> Void) async {
    let registrations = DispatchGroup()
    sources = numbers.map { number in
      System.ignore(number)
      registrations.enter()
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setRegistrationHandler { registrations.leave() }
      source.setEventHandler { MainActor.assumeIsolated { handler(number) } }
      source.resume()
      return source
    }
    await withCheckedContinuation { continuation in
      registrations.notify(queue: .main) { continuation.resume() }
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
