/// What the server's thread and everyone else tell each other.
final class Mailbox: Sendable {
  /// A message to the thread.
  enum Command: Sendable {
    case answer(LoopbackServer.Response, connection: Int)
    case wait(Waiter)
    case stopWaiting(id: Int)
    case stop
  }

  /// Someone who wants to hear of a certain activity.
  struct Waiter: Sendable {
    var id: Int
    var condition: @Sendable (LoopbackServer.Activity) -> Bool
    var continuation: CheckedContinuation<Void, Never>
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

  /// Hands a command to the thread, or returns `false` because there is no thread any more.
  @discardableResult
  func post(_ command: Command) -> Bool {
    let isOpen = contents.withLock { contents in
      if contents.isOpen { contents.commands.append(command) }
      return contents.isOpen
    }
    if isOpen { wakeup.signal() }
    return isOpen
  }

  /// Takes the commands in their order.
  func takeCommands() -> [Command] {
    contents.withLock { contents in
      let commands = contents.commands
      contents.commands = []
      return commands
    }
  }

  /// Takes no more commands and returns those that nobody will follow.
  func close() -> [Command] {
    contents.withLock { contents in
      contents.isOpen = false
      contents.activity.openConnections = 0
      contents.activity.requestsUnderWay = 0
      return contents.commands
    }
  }

  /// A number for a new waiter.
  func nextWaiter() -> Int {
    contents.withLock { contents in
      contents.lastWaiter += 1
      return contents.lastWaiter
    }
  }
}
