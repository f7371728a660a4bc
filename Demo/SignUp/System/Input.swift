import Dispatch

/// The bytes of a descriptor as they arrive, on the main queue.
@MainActor
final class Input {
  private let source: any DispatchSourceRead
  private var isPaused = false

  /// Starts reading, and passes the bytes to a handler, or `nil` once at the end.
  init(_ descriptor: Int32, handler: @escaping @MainActor ([UInt8]?) -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    let source = source
    source.setEventHandler {
      MainActor.assumeIsolated {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = (try? System.read(from: descriptor, into: &buffer)) ?? 0
        if count == 0 { source.cancel() }
        handler(count == 0 ? nil : Array(buffer.prefix(count)))
      }
    }
    source.resume()
  }

  func pause() {
    guard !isPaused else { return }
    isPaused = true
    source.suspend()
  }

  func goOn() {
    guard isPaused else { return }
    isPaused = false
    source.resume()
  }

  /// Stops reading.
  func end() {
    source.setEventHandler {}
    source.cancel()
    goOn()
  }
}
