#if canImport(os)
  import os
#else
  import Foundation
  import Synchronization
#endif

/// A value that one thread at a time may touch.
///
/// `Mutex` does not exist on macOS 14, and Apple's lock does not exist on Linux.
final class Locked<Value: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>
    init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
    private let lock: Mutex<Value>
    init(_ value: Value) { lock = Mutex(value) }

    // `Mutex` waits with futexes, which the thread sanitizer does not understand. It understands this one.
    private let order = NSLock()
  #endif

  func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    #if !canImport(os)
      order.lock()
      defer { order.unlock() }
    #endif
    return lock.withLock { body(&$0) }
  }
}
