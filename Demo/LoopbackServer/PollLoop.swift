#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The loop of the server's thread, which waits for events on all connections.
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

  /// Serves until a command stops it.
  mutating func run() {
    var isRunning = true
    while isRunning {
      // Commands come before the sockets: `waitUntilIdle` includes the bytes that were sent before its call.
      let commands = mailbox.takeCommands()
      for command in commands {
        switch command {
        case .respond(let response, let id):
          connections[id]?.respond(with: response, at: .now)
          serve(id)
        case .wait(let waiter):
          waiters.append(waiter)
        case .stopWaiting(let id):
          waiters.removeAll { waiter in
            if waiter.id == id { waiter.continuation.resume(returning: nil) }
            return waiter.id == id
          }
        case .stop:
          isRunning = false
        }
      }
      guard isRunning else { break }
      // A response may be all that a waiter waits for, and nothing else happens after it.
      turn(mayWait: commands.isEmpty)
      report()
    }
    finish()
  }

  /// Waits for an event, and handles it.
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

    let deadlines = open.map(\.deadline) + waiters.map(\.deadline) + [acceptsAgain]
    let deadline = deadlines.compactMap(\.self).min()
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
      // No descriptors are left. The client stays in the queue until the next attempt.
      acceptsAgain = .now + .milliseconds(50)
    }
  }

  /// Advances a connection, and starts the handler of its request.
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
        mailbox.post(.respond(response, connection: id))
      }
      connection.handle(by: task)
    }
    if connection.isClosed { connections[id] = nil }
  }

  /// Publishes the activity, and resumes the waiters whose condition it satisfies.
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
    waiters.removeAll { [connections] waiter in
      let isSatisfied = waiter.condition(activity)
      guard isSatisfied || waiter.deadline.map({ $0 <= .now }) ?? false else { return false }
      let descriptions = connections.values.sorted { $0.id < $1.id }.map(\.description)
      waiter.continuation.resume(returning: isSatisfied ? nil : descriptions)
      return true
    }
  }

  private mutating func finish() {
    for connection in connections.values { connection.shut() }
    connections = [:]
    listener.shut()
    for case .wait(let waiter) in mailbox.close() { waiters.append(waiter) }
    for waiter in waiters { waiter.continuation.resume(returning: nil) }
  }

  /// Returns the time to wait, rounded up, because a wait that ends early has to be repeated.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let wait = max(.zero, deadline - .now)
    return wait > .seconds(60) ? 60_000 : Int32((wait / .milliseconds(1)).rounded(.up))
  }
}
