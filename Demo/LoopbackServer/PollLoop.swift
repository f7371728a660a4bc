#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The server's thread: waits for whatever happens next on any connection, and does it.
struct PollLoop {
  private let listener: Socket
  private let mailbox: Mailbox
  private let remembersRequests: Bool
  private let handler: LoopbackServer.Handler
  private var connections: [Int: Connection] = [:]
  private var acceptedConnections = 0
  private var waiters: [Mailbox.Waiter] = []
  private var acceptsAgain: ContinuousClock.Instant?
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  init(
    listener: Socket, mailbox: Mailbox, remembersRequests: Bool, handler: @escaping LoopbackServer.Handler
  ) {
    self.listener = listener
    self.mailbox = mailbox
    self.remembersRequests = remembersRequests
    self.handler = handler
  }

  /// Serves until told to stop.
  mutating func run() {
    var isRunning = true
    while isRunning {
      // Commands come before the look at the sockets, so that who waits for the server to be idle
      // also waits for what had been sent to it when he asked.
      var hasNewWaiter = false
      for command in mailbox.takeCommands() {
        switch command {
        case .answer(let response, let id):
          connections[id]?.answer(with: response, at: .now)
          serve(id)
        case .wait(let waiter):
          waiters.append(waiter)
          hasNewWaiter = true
        case .stopWaiting(let id):
          waiters.removeAll { waiter in
            if waiter.id == id { waiter.continuation.resume() }
            return waiter.id == id
          }
        case .stop:
          isRunning = false
        }
      }
      guard isRunning else { break }
      turn(mayWait: !hasNewWaiter)
      report()
    }
    finish()
  }

  /// Waits for something to happen, and does what follows from it.
  private mutating func turn(mayWait: Bool) {
    let readable = Int16(POLLIN)
    let gone = Int16(POLLHUP) | Int16(POLLERR) | Int16(POLLNVAL)
    let open = Array(connections.values)
    var descriptors = [
      pollfd(fd: mailbox.wakeup.descriptor, events: readable, revents: 0),
      pollfd(fd: listener.descriptor, events: acceptsAgain == nil ? readable : 0, revents: 0),
    ]
    for connection in open {
      let events =
        (connection.wantsToReceive ? readable : 0) | (connection.wantsToSend ? Int16(POLLOUT) : 0)
      descriptors.append(pollfd(fd: connection.socket.descriptor, events: events, revents: 0))
    }

    let deadline = (open.compactMap(\.deadline) + [acceptsAgain].compactMap(\.self)).min()
    Socket.poll(&descriptors, milliseconds: mayWait ? Self.milliseconds(until: deadline) : 0)

    if descriptors[0].revents != 0 { mailbox.wakeup.clear() }
    for (connection, descriptor) in zip(open, descriptors.dropFirst(2)) {
      if descriptor.revents & readable != 0 {
        connection.receive(into: &buffer)
      } else if descriptor.revents & gone != 0 {
        connection.shut()
      }
      if descriptor.revents != 0 || connection.deadline.map({ $0 <= .now }) ?? false { serve(connection.id) }
    }
    if descriptors[1].revents != 0 || acceptsAgain.map({ $0 <= .now }) ?? false { accept() }
  }

  private mutating func accept() {
    acceptsAgain = nil
    do {
      while let socket = try listener.accepted() {
        acceptedConnections += 1
        let connection = Connection(id: acceptedConnections, socket: socket)
        connections[connection.id] = connection
        connection.receive(into: &buffer)
        serve(connection.id)
      }
    } catch {
      // No descriptors are left. The client stays in the queue, and looking at it all the time does not help.
      acceptsAgain = .now + .milliseconds(50)
    }
  }

  /// Lets a connection go as far as it can, and has its request handled.
  private mutating func serve(_ id: Int) {
    guard let connection = connections[id] else { return }
    if let request = connection.advance(at: .now) {
      let fault = mailbox.contents.withLock { [remembersRequests] contents in
        if remembersRequests { contents.activity.requests.append(request) }
        return contents.fault
      }
      let task = Task { [mailbox, handler] in
        var response = await handler(request)
        if let fault { response.faults.append(fault) }
        mailbox.post(.answer(response, connection: id))
      }
      connection.handle(by: task)
    }
    if connection.isClosed { connections[id] = nil }
  }

  /// Publishes what is going on, and tells those who waited for it.
  private mutating func report() {
    let open = connections.count
    let underWay = connections.values.count { $0.isUnderWay }
    let accepted = acceptedConnections
    mailbox.contents.withLock { contents in
      contents.activity.acceptedConnections = accepted
      contents.activity.openConnections = open
      contents.activity.requestsUnderWay = underWay
    }
    guard !waiters.isEmpty else { return }
    let activity = mailbox.contents.withLock(\.activity)
    waiters.removeAll { waiter in
      let isContent = waiter.condition(activity)
      if isContent { waiter.continuation.resume() }
      return isContent
    }
  }

  private mutating func finish() {
    for connection in connections.values { connection.shut() }
    connections = [:]
    listener.shut()
    for case .wait(let waiter) in mailbox.close() { waiters.append(waiter) }
    for waiter in waiters { waiter.continuation.resume() }
  }

  /// The time to wait, rounded up, because a wait that ends early would only be repeated.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let wait = max(.zero, deadline - .now)
    return wait > .seconds(60) ? 60_000 : Int32((wait / .milliseconds(1)).rounded(.up))
  }
}
