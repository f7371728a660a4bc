#if canImport(os)
import os
#else
import Foundation
import Synchronization
#endif

/// A value that one thread at a time can access.
///
/// `Mutex` requires macOS 15, and Apple's lock is not available on Linux.
package final class Lock<Value>: Sendable {
  #if canImport(os)
  private let lock: OSAllocatedUnfairLock<Value>

  package init(_ value: sending Value) { lock = OSAllocatedUnfairLock(uncheckedState: value) }

  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.withLockUnchecked(body)
  }
  #else
  private let mutex: Mutex<Value>
  // `Mutex` waits with futexes, which the thread sanitizer does not support. It supports this lock.
  private let order = NSLock()

  package init(_ value: sending Value) { mutex = Mutex(value) }

  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    order.lock()
    defer { order.unlock() }
    return mutex.withLock { body(&$0) }
  }
  #endif
}
