import Foundation

/// An answer as bytes, with all faults applied.
struct Answer {
  /// What becomes of the connection after the last byte.
  enum Ending {
    case keepsConnection
    case closesConnection
    /// Nothing more happens until the client leaves.
    case staysSilent
  }

  var bytes: [UInt8]
  var delay: Duration = .zero
  var ending = Ending.closesConnection

  /// The time between two bytes of the body.
  var pace: Duration?

  /// The index of the first byte of the body.
  var bodyStart = 0

  /// Creates the answer to a request.
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
      case .dropped, .droppedHalfway, .stalledHalfway, .bytes, .unanswered: break
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
      case .delayed, .status, .oversizedBody, .redirected, .slowBody: break
      }
    }
  }

  /// Creates the answer to what is not a request.
  init(refusal status: Int) {
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

  private static func head(of response: LoopbackServer.Response, keepsConnection: Bool) -> [UInt8] {
    var headers = response.headers
    if hasBody(response.status) { headers["Content-Length"] = String(response.body.count) }
    headers["Connection"] = keepsConnection ? "keep-alive" : "close"
    var head = "HTTP/1.1 \(response.status) \(reason(of: response.status))\r\n"
    for field in headers.fields { head += "\(field.name): \(field.value)\r\n" }
    return Array((head + "\r\n").utf8)
  }

  /// Returns whether answers with a status have a body at all.
  ///
  /// After [RFC 9110, section 6.4.1](https://www.rfc-editor.org/rfc/rfc9110#section-6.4.1).
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
