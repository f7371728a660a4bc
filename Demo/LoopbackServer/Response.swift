public import Foundation

extension LoopbackServer {
  /// An answer, and what shall go wrong with it.
  public struct Response: Sendable, Hashable {
    /// The status, 200 if all is well.
    public var status: Int

    /// The header fields; the server adds the length and what concerns the connection.
    public var headers: Headers

    /// The body, not sent to a `HEAD` request.
    public var body: Data

    /// How long the answer waits before its first byte is sent.
    public var delay: Duration

    /// What goes wrong; more than one thing if need be, in order.
    public var faults: [Fault]

    /// Creates an answer.
    public init(
      status: Int = 200, headers: Headers = [:], body: Data = Data(), delay: Duration = .zero,
      faults: Fault...
    ) {
      self.status = status
      self.headers = headers
      self.body = body
      self.delay = delay
      self.faults = faults
    }

    /// An answer of plain text.
    public static func text(_ text: String, status: Int = 200) -> Response {
      Response(status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data(text.utf8))
    }

    /// An answer of JSON, already written.
    public static func json(_ json: String, status: Int = 200) -> Response {
      Response(status: status, headers: ["Content-Type": "application/json"], body: Data(json.utf8))
    }

    /// A page of HTML, such as a captive portal sends.
    public static func html(_ html: String, status: Int = 200) -> Response {
      Response(status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: Data(html.utf8))
    }

    /// An answer that sends the client elsewhere.
    public static func redirect(to location: String, status: Int = 307) -> Response {
      Response(status: status, headers: ["Location": location])
    }

    /// An answer that only goes wrong.
    public static func fault(_ fault: Fault) -> Response {
      var response = Response.json("true")
      response.faults = [fault]
      return response
    }
  }
}
