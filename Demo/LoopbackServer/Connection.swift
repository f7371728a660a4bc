/// The connection of a client, with one request after another. Only the server's thread uses it.
final class Connection {
  /// The state of the current request.
  private enum Phase {
    case reading
    case handling(Task<Void, Never>)
    case pausing(until: ContinuousClock.Instant, EncodedResponse)
    case responding(EncodedResponse.Ending)
    case silent
    /// The last response was sent. The client has to receive it and close its side.
    case draining(until: ContinuousClock.Instant)
    case closed
  }

  /// The time for the client to close its side after the last response.
  ///
  /// Closing immediately would discard the response if the client is still sending
  /// ([RFC 9112, section 9.6](https://www.rfc-editor.org/rfc/rfc9112#section-9.6)).
  private static let drainTime = Duration.seconds(2)

  /// The number of bytes that a client can send before a response.
  private static let readAheadLimit = 64 * 1024

  let id: Int
  let socket: Socket
  private var phase = Phase.reading
  private var parser = RequestParser()
  /// The latest complete request.
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

  /// Whether a request has begun and its response has not ended.
  var isUnderWay: Bool {
    switch phase {
    case .reading: parser.hasBegun || sent < output.count
    case .handling, .pausing, .responding, .silent: true
    case .draining, .closed: false
    }
  }

  var wantsToReceive: Bool {
    if case .draining = phase { return true }
    return parser.bufferedBytes < Self.readAheadLimit
  }

  var wantsToSend: Bool { sent < output.count && nextSend == nil }

  /// The next time at which the connection has work, independently of the client.
  var deadline: ContinuousClock.Instant? {
    switch phase {
    case .pausing(let instant, _), .draining(let instant): instant
    default: nextSend
    }
  }

  /// Receives bytes. Closes the connection if the client has closed its side.
  func receive(into buffer: inout [UInt8]) {
    switch socket.receive(into: &buffer) {
    case .mustWait: break
    case .ended: shut()
    case .moved(let count):
      if case .draining = phase { return }
      parser.append(buffer[..<count])
    }
  }

  /// Does all work that is possible now, and returns the next request to handle.
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
          begin(EncodedResponse(errorStatus: status))
        case nil:
          return nil
        }
      case .pausing(let instant, let response):
        guard now >= instant else { return nil }
        begin(response)
      case .responding(.repeats(let bytes)):
        // One portion at a time, so that other connections have their turn, and at the speed of a network.
        if sent == output.count { (output, sent, nextSend) = (bytes, 0, now + .milliseconds(1)) }
        return nil
      case .responding(let ending):
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

  /// Stores the task that makes the response.
  func handle(by task: Task<Void, Never>) { phase = .handling(task) }

  /// Begins the response to the request that is being handled.
  func respond(with response: LoopbackServer.Response, at now: ContinuousClock.Instant) {
    guard case .handling = phase, let request else { return }
    let response = EncodedResponse(response, to: request)
    phase = .pausing(until: now + response.delay, response)
  }

  /// Closes the connection in any state.
  func shut() {
    guard !isClosed else { return }
    if case .handling(let task) = phase { task.cancel() }
    phase = .closed
    output = []
    sent = 0
    nextSend = nil
    socket.shut()
  }

  private func begin(_ response: EncodedResponse) {
    if let pace = response.pace {
      self.pace = pace
      pacedFrom = output.count + response.bodyStart
    }
    output += response.bytes
    phase = .responding(response.ending)
  }

  private func end(_ ending: EncodedResponse.Ending, at now: ContinuousClock.Instant) {
    output = []
    sent = 0
    pacedFrom = .max
    switch ending {
    case .keepsConnection: phase = .reading
    case .staysSilent, .repeats: phase = .silent
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

extension Connection: CustomStringConvertible {
  /// The phase of the connection, for a report.
  var description: String {
    let phase =
      switch phase {
      case .reading: isUnderWay ? "has received a part of a request" : "is idle"
      case .handling: "waits for its handler"
      case .pausing: "delays its response"
      case .responding: "sends its response"
      case .silent: "keeps its client waiting, as its fault says"
      case .draining: "waits until its client closes"
      case .closed: "is closed"
      }
    let request = request.map { ", latest request \($0.method) \($0.path)" } ?? ""
    return
      "Connection \(id) \(phase): \(parser.bufferedBytes) bytes buffered, \(output.count - sent) to send\(request)"
  }
}
