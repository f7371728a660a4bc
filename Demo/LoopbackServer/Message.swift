public import Foundation

extension LoopbackServer {
  /// A complete request.
  public struct Request: Sendable, Hashable {
    /// The method, such as `POST`.
    public var method: String

    /// The path, percent-encoded as it arrived, without the query.
    public var path: String

    /// The text after the first question mark, percent-encoded as it arrived.
    public var query: String?

    /// The header fields.
    public var headers: Headers

    /// The body, without the framing of chunks.
    public var body: Data

    /// Whether the client can send another request on the connection.
    var keepsConnection: Bool
  }
}

extension LoopbackServer {
  /// A response, with the faults of its transmission.
  public struct Response: Sendable, Hashable {
    /// The status; 200 by default.
    public var status: Int

    /// The header fields. The server adds `Content-Length` and `Connection`.
    public var headers: Headers

    /// The body. The response to a `HEAD` request is sent without it.
    public var body: Data

    /// The time before the first byte is sent.
    public var delay: Duration

    /// The faults, applied in order.
    public var faults: [Fault]

    /// Creates a response.
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

    /// A response of plain text.
    public static func text(_ text: String, status: Int = 200) -> Response {
      Response(status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data(text.utf8))
    }

    /// A response of JSON text.
    public static func json(_ json: String, status: Int = 200) -> Response {
      Response(status: status, headers: ["Content-Type": "application/json"], body: Data(json.utf8))
    }

    /// A page of HTML, such as that of a captive portal.
    public static func html(_ html: String, status: Int = 200) -> Response {
      Response(status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: Data(html.utf8))
    }

    /// A redirect.
    public static func redirect(to location: String, status: Int = 307) -> Response {
      Response(status: status, headers: ["Location": location])
    }

    /// The response `true` with a fault.
    public static func fault(_ fault: Fault) -> Response {
      var response = Response.json("true")
      response.faults = [fault]
      return response
    }
  }
}

extension LoopbackServer {
  /// The header fields of a message in their order. Names are compared without regard to case.
  public struct Headers: Sendable, Hashable {
    /// A header field.
    public struct Field: Sendable, Hashable {
      /// The name, in the case of the message.
      public var name: String

      /// The value without white space around it.
      public var value: String
    }

    /// The fields in their order.
    public private(set) var fields: [Field] = []

    /// Creates a header without fields.
    public init() {}

    /// The values of all fields with a name, separated by commas. Setting a value replaces all of them.
    public subscript(name: String) -> String? {
      get {
        let values = values(of: name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
      }
      set {
        fields.removeAll { $0.name.lowercased() == name.lowercased() }
        if let newValue { append(name, newValue) }
      }
    }

    /// The value of each field with a name.
    public func values(of name: String) -> [String] {
      fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    /// Adds a field after the others.
    public mutating func append(_ name: String, _ value: String) {
      fields.append(Field(name: name, value: value))
    }

    /// Returns whether the list in a field contains a word, such as `close` in `Connection`.
    func lists(_ word: String, in name: String) -> Bool {
      values(of: name).contains { value in
        value.lowercased().split(separator: ",").contains { $0.filter { !$0.isWhitespace } == word }
      }
    }
  }
}

extension LoopbackServer.Headers: ExpressibleByDictionaryLiteral {
  /// Creates header fields from names and values, in their order.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }
}
