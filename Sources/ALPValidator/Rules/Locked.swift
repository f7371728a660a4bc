#if canImport(os)
  import os
#else
  import Foundation
  import Synchronization
#endif

/// A value that one thread at a time can access.
///
/// `Mutex` requires macOS 15, and Apple's lock is not available on Linux.
final class Locked<Value: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>

    init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
    private let lock: Mutex<Value>
    // `Mutex` waits with futexes, which the thread sanitizer does not support. It supports this lock.
    private let order = NSLock()

    init(_ value: Value) { lock = Mutex(value) }
  #endif

  func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    #if !canImport(os)
      order.lock()
      defer { order.unlock() }
    #endif
    return lock.withLock { body(&$0) }
  }
}
