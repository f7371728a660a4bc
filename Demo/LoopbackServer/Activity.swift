extension LoopbackServer {
  /// What a server has seen and what it is doing.
  public struct Activity: Sendable, Hashable {
    /// All requests that arrived whole, in the order of their arrival.
    public internal(set) var requests: [Request] = []

    /// How many connections were ever opened.
    public internal(set) var acceptedConnections = 0

    /// How many connections are open now.
    public internal(set) var openConnections = 0

    /// How many requests are between their first byte and the last byte of their answer.
    public internal(set) var requestsUnderWay = 0
  }
}
