import Dispatch

/// Signals that are heard instead of suffered, for as long as this lives.
final class Signals {
  private let sources: [any DispatchSourceSignal]

  /// Listens for signals, on the main queue.
  init(_ numbers: [Int32], handler: @escaping @MainActor (Int32) -> Void) {
    sources = numbers.map { number in
      System.ignore(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { handler(number) } }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
