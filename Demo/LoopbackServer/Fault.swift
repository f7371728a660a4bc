extension LoopbackServer {
  /// A way in which an answer goes wrong.
  public enum Fault: Sendable, Hashable {
    /// The answer comes late.
    case delayed(Duration)

    /// The connection is closed without an answer.
    ///
    /// On a connection that was used before, clients take this for a race with an idle server, and
    /// ask again on a new one. FoundationNetworking of Swift 6.3 forgets the body then, so that the server waits
    /// for it as long as the client has patience.
    case dropped

    /// The connection is closed after the head and half of the body.
    ///
    /// A head that breaks off takes FoundationNetworking of Swift 6.3, and the process with it, down
    /// ([issue 5285](https://github.com/swiftlang/swift-corelibs-foundation/issues/5285)).
    case droppedHalfway

    /// Nothing more comes after the head and half of the body, while the client and the server are there.
    case stalledHalfway

    /// The answer has another status.
    case status(Int)

    /// These bytes come instead of an answer, then the connection is closed.
    case bytes([UInt8])

    /// The answer never comes, while the client and the server are there.
    case unanswered

    /// The head comes at once, then the body, one byte at a time.
    case slowBody(interval: Duration)

    /// The body is a JSON string of so many bytes.
    case oversizedBody(bytes: Int)

    /// The answer sends the client elsewhere.
    case redirected(to: String, status: Int = 307)

    /// The answer is not HTTP, though it begins as if it were.
    public static var garbage: Fault { .bytes(Array("HTTP/\u{7F}\u{0}garbage\r\n\r\n".utf8)) }
  }
}
