/// One client's connection, from request to request; used by the server's thread only.
final class Connection {
  /// What the server owes the client.
  private enum Phase {
    case reading
    case handling(Task<Void, Never>)
    case pausing(until: ContinuousClock.Instant, Answer)
    case answering(Answer.Ending)
    case silent
    /// The last answer is out; waiting for the client to take it and to close its side too.
    case draining(until: ContinuousClock.Instant)
    case closed
  }

  /// How long a client has to close its side after the last answer.
  ///
  /// Closing at once would throw the answer away if the client is still sending
  /// ([RFC 9112, section 9.6](https://www.rfc-editor.org/rfc/rfc9112#section-9.6)).
  private static let drainTime = Duration.seconds(2)

  /// How much may be sent ahead of an answer.
  private static let readAheadLimit = 64 * 1024

  let id: Int
  let socket: Socket
  private var phase = Phase.reading
  private var parser = RequestParser()
  private var request: LoopbackServer.Request?
  private var output: [UInt8] = []
  private var sent = 0
  private var pacedFrom = Int.max
  private var pace = Duration.zero
  private var nextSend: ContinuousClock.Instant?

  init(id: Int, socket: Socket) {
    self.id = id
    self.socket = socket
  }

  var isClosed: Bool {
    if case .closed = phase { true } else { false }
  }

  /// Whether a request has begun and its answer has not ended.
  var isUnderWay: Bool {
    switch phase {
    case .reading: parser.hasBegun || sent < output.count
    case .handling, .pausing, .answering, .silent: true
    case .draining, .closed: false
    }
  }

  var wantsToReceive: Bool {
    if case .draining = phase { return true }
    return parser.bufferedBytes < Self.readAheadLimit
  }

  var wantsToSend: Bool { sent < output.count && nextSend == nil }

  /// When there is something to do, whatever the client does.
  var deadline: ContinuousClock.Instant? {
    switch phase {
    case .pausing(let instant, _), .draining(let instant): instant
    default: nextSend
    }
  }

  /// Reads what has arrived; a client that closes its side takes no more interest in an answer.
  func receive(into buffer: inout [UInt8]) {
    switch socket.receive(into: &buffer) {
    case .mustWait: break
    case .ended: shut()
    case .moved(let count):
      if case .draining = phase { return }
      parser.append(buffer[..<count])
    }
  }

  /// Goes as far as possible, and returns a request that wants to be handled.
  func advance(at now: ContinuousClock.Instant) -> LoopbackServer.Request? {
    while true {
      flush(at: now)
      switch phase {
      case .reading:
        switch parser.next() {
        case .request(let request):
          self.request = request
          return request
        case .expectsContinue:
          output += Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
        case .failure(let status):
          begin(Answer(refusal: status))
        case nil:
          return nil
        }
      case .pausing(let instant, let answer):
        guard now >= instant else { return nil }
        begin(answer)
      case .answering(let ending):
        guard sent == output.count else { return nil }
        end(ending, at: now)
      case .draining(let instant):
        if now >= instant { shut() }
        return nil
      case .handling, .silent, .closed:
        return nil
      }
    }
  }

  /// Remembers who makes the answer.
  func handle(by task: Task<Void, Never>) { phase = .handling(task) }

  /// Takes the answer to the request that is being handled.
  func answer(with response: LoopbackServer.Response, at now: ContinuousClock.Instant) {
    guard case .handling = phase, let request else { return }
    let answer = Answer(response, to: request)
    self.request = nil
    phase = .pausing(until: now + answer.delay, answer)
  }

  /// Closes the connection, whatever is going on.
  func shut() {
    guard !isClosed else { return }
    if case .handling(let task) = phase { task.cancel() }
    phase = .closed
    output = []
    sent = 0
    nextSend = nil
    socket.shut()
  }

  private func begin(_ answer: Answer) {
    if let pace = answer.pace {
      self.pace = pace
      pacedFrom = output.count + answer.bodyStart
    }
    output += answer.bytes
    phase = .answering(answer.ending)
  }

  private func end(_ ending: Answer.Ending, at now: ContinuousClock.Instant) {
    output = []
    sent = 0
    pacedFrom = .max
    switch ending {
    case .keepsConnection: phase = .reading
    case .staysSilent: phase = .silent
    case .closesConnection:
      socket.endSending()
      phase = .draining(until: now + Self.drainTime)
    }
  }

  private func flush(at now: ContinuousClock.Instant) {
    while sent < output.count {
      if let nextSend, now < nextSend { return }
      nextSend = nil
      let end = sent < pacedFrom ? min(pacedFrom, output.count) : sent + 1
      switch socket.send(output[sent..<end]) {
      case .mustWait: return
      case .ended: return shut()
      case .moved(let count):
        sent += count
        if sent >= pacedFrom && sent < output.count { nextSend = now + pace }
      }
    }
  }
}
