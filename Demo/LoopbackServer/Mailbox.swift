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
  init(_ value: Value) { lock = Mutex(value) }

  // `Mutex` waits with futexes, which the thread sanitizer does not support. It supports this lock.
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

/// The commands to the server's thread, and the state that it publishes.
final class Mailbox: Sendable {
  /// A command to the thread.
  enum Command: Sendable {
    case respond(LoopbackServer.Response, connection: Int)
    case wait(Waiter)
    case stopWaiting(id: Int)
    case stop
  }

  /// A call of ``LoopbackServer/wait(until:)``.
  struct Waiter: Sendable {
    var id: Int
    var condition: @Sendable (LoopbackServer.Activity) -> Bool
    var deadline: ContinuousClock.Instant?
    /// Resumed with descriptions of the open connections if the deadline has passed.
    var continuation: CheckedContinuation<[String]?, Never>
  }

  struct Contents: Sendable {
    var activity = LoopbackServer.Activity()
    var fault: LoopbackServer.Fault?
    fileprivate var commands: [Command] = []
    fileprivate var lastWaiter = 0
    fileprivate var isOpen = true
  }

  let contents = Locked(Contents())
  let wakeup: Wakeup

  init() throws(Socket.Failure) { wakeup = try Wakeup() }

  /// Adds a command for the thread, or returns `false` if the thread has ended.
  @discardableResult
  func post(_ command: Command) -> Bool {
    let isOpen = contents.withLock { contents in
      if contents.isOpen { contents.commands.append(command) }
      return contents.isOpen
    }
    if isOpen { wakeup.signal() }
    return isOpen
  }

  /// Removes and returns the commands in their order.
  func takeCommands() -> [Command] {
    contents.withLock { contents in
      let commands = contents.commands
      contents.commands = []
      return commands
    }
  }

  /// Rejects further commands, and returns those that were not executed.
  func close() -> [Command] {
    contents.withLock { contents in
      contents.isOpen = false
      contents.activity.openConnections = 0
      contents.activity.requestsUnderWay = 0
      return contents.commands
    }
  }

  /// Returns a number for a new waiter.
  func nextWaiter() -> Int {
    contents.withLock { contents in
      contents.lastWaiter += 1
      return contents.lastWaiter
    }
  }
}
