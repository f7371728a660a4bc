import Foundation

extension LoopbackServer {
  /// A fault of a response.
  public enum Fault: Sendable, Hashable {
    /// The response is late.
    case delayed(Duration)

    /// The connection is closed without a response.
    ///
    /// On a connection that was used before, clients assume that the server closed it while it was idle, and
    /// send the request again on a new one. FoundationNetworking of Swift 6.3 then omits the body, and the
    /// server waits for it until the client's time-out.
    case dropped

    /// The connection is closed after the head and half of the body.
    ///
    /// A head that is cut ends the process of a client with FoundationNetworking of Swift 6.3
    /// ([issue 5285](https://github.com/swiftlang/swift-corelibs-foundation/issues/5285)).
    case droppedHalfway

    /// The head and half of the body are sent. The connection stays open.
    case stalledHalfway

    /// The response has another status.
    case status(Int)

    /// These bytes are sent instead of a response, then the connection is closed.
    case bytes([UInt8])

    /// No response is sent. The connection stays open.
    case unanswered

    /// The head is sent immediately, then the body, one byte at a time.
    case slowBody(interval: Duration)

    /// The body is a JSON string of this size.
    case oversizedBody(bytes: Int)

    /// The body consists of chunks without end, of which at most 64 KiB are sent in a millisecond.
    case endlessBody

    /// The response is a redirect.
    case redirected(to: String, status: Int = 307)

    /// The response begins like HTTP, but is not HTTP.
    public static var garbage: Fault { .bytes(Array("HTTP/\u{7F}\u{0}garbage\r\n\r\n".utf8)) }
  }
}

/// The bytes of a response, with all faults applied.
struct EncodedResponse {
  /// The use of the connection after the last byte.
  enum Ending {
    case keepsConnection
    case closesConnection
    /// Nothing is sent until the client closes the connection.
    case staysSilent
    /// The bytes are sent again and again.
    case repeats([UInt8])
  }

  var bytes: [UInt8]
  var delay: Duration = .zero
  var ending = Ending.closesConnection

  /// The time between two bytes of the body.
  var pace: Duration?

  /// The index of the first byte of the body.
  var bodyStart = 0

  /// Encodes the response to a request.
  init(_ response: LoopbackServer.Response, to request: LoopbackServer.Request) {
    var response = response
    delay = response.delay
    for fault in response.faults {
      switch fault {
      case .delayed(let duration): delay += duration
      case .status(let status): response.status = status
      case .oversizedBody(let count):
        let filling = String(repeating: "x", count: max(0, count - 2))
        response.body = Data("\"\(filling)\"".utf8)
      case .redirected(let location, let status):
        response = .redirect(to: location, status: status)
      case .slowBody(let interval): pace = interval
      case .dropped, .droppedHalfway, .stalledHalfway, .bytes, .unanswered, .endlessBody: break
      }
    }

    bytes = Self.head(of: response, keepsConnection: request.keepsConnection)
    bodyStart = bytes.count
    if request.method != "HEAD" && Self.hasBody(response.status) { bytes += response.body }
    if request.keepsConnection { ending = .keepsConnection }

    for fault in response.faults {
      switch fault {
      case .dropped: cut(to: 0, .closesConnection)
      case .droppedHalfway:
        cut(to: bytes.count == bodyStart ? 0 : (bodyStart + bytes.count) / 2, .closesConnection)
      case .stalledHalfway: cut(to: (bodyStart + bytes.count) / 2, .staysSilent)
      case .unanswered: cut(to: 0, .staysSilent)
      case .bytes(let replacement):
        bytes = replacement
        bodyStart = bytes.count
        ending = .closesConnection
      case .endlessBody:
        bytes = Self.head(of: response, isChunked: true, keepsConnection: false)
        bodyStart = bytes.count
        ending = .repeats(Self.chunk)
      case .delayed, .status, .oversizedBody, .redirected, .slowBody: break
      }
    }
  }

  /// Encodes the response to bytes that are not a request.
  init(errorStatus status: Int) {
    let response = LoopbackServer.Response.text("\(Self.reason(of: status))\n", status: status)
    bytes = Self.head(of: response, keepsConnection: false)
    bodyStart = bytes.count
    bytes += response.body
  }

  private mutating func cut(to count: Int, _ ending: Ending) {
    bytes.removeLast(bytes.count - min(count, bytes.count))
    bodyStart = min(bodyStart, bytes.count)
    self.ending = ending
  }

  /// A chunk of 64 KiB of white space.
  private static let chunk = Array("10000\r\n\(String(repeating: " ", count: 0x10000))\r\n".utf8)

  private static func head(
    of response: LoopbackServer.Response, isChunked: Bool = false, keepsConnection: Bool
  ) -> [UInt8] {
    var headers = response.headers
    if isChunked {
      headers["Transfer-Encoding"] = "chunked"
    } else if hasBody(response.status) {
      headers["Content-Length"] = String(response.body.count)
    }
    headers["Connection"] = keepsConnection ? "keep-alive" : "close"
    var head = "HTTP/1.1 \(response.status) \(reason(of: response.status))\r\n"
    for field in headers.fields { head += "\(field.name): \(field.value)\r\n" }
    return Array((head + "\r\n").utf8)
  }

  /// Returns whether responses with a status have a body.
  ///
  /// See [RFC 9110, section 6.4.1](https://www.rfc-editor.org/rfc/rfc9110#section-6.4.1).
  private static func hasBody(_ status: Int) -> Bool {
    status >= 200 && status != 204 && status != 304
  }

  private static func reason(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 303: "See Other"
    case 307: "Temporary Redirect"
    case 308: "Permanent Redirect"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 417: "Expectation Failed"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Unsupported"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
