#if canImport(os)
  import os

  /// A value that one thread at a time uses.
  final class Lock<State>: Sendable {
    private let lock: OSAllocatedUnfairLock<State>

    init(_ state: sending State) { lock = OSAllocatedUnfairLock(uncheckedState: state) }

    func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      lock.withLockUnchecked(body)
    }
  }
#else
  import Synchronization

  /// A value that one thread at a time uses; `Mutex` itself is newer than some of Apple's systems.
  final class Lock<State>: Sendable {
    private let mutex: Mutex<State>

    init(_ state: sending State) { mutex = Mutex(state) }

    func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      mutex.withLock { body(&$0) }
    }
  }
#endif
