#if canImport(Combine)
import Combine
#endif

/// Events for any number of streams and publishers, which finish when the broadcast is released.
///
/// Streams and publishers keep neither the broadcast nor its owner alive, and receive no earlier events.
@MainActor
final class Broadcast<Event> {
  /// The streams, in the order of their creation. `nil` finishes a stream.
  private var consumers: [(id: Int, receive: @Sendable (Event?) -> Void)] = []
  private var latestID = 0

  #if canImport(Combine)
  @MainActor
  private final class IsolatedSubject {
    let subject = PassthroughSubject<Event, Never>()

    func finish() { subject.send(completion: .finished) }
  }

  private var published: IsolatedSubject?
  #endif

  deinit {
    for consumer in consumers { consumer.receive(nil) }
    #if canImport(Combine)
    // The last reference to the owner can be released on any thread, but subscribers expect the main actor.
    if let published { Task { @MainActor in published.finish() } }
    #endif
  }

  /// Finishes all present streams.
  func finish() {
    guard !consumers.isEmpty else { return }
    for consumer in exchange(&consumers, with: []) { consumer.receive(nil) }
  }

  /// Sends an event to streams first, and then to publishers.
  func send(_ event: Event) {
    for consumer in consumers { consumer.receive(event) }
    #if canImport(Combine)
    published?.subject.send(event)
    #endif
  }
}

extension Broadcast where Event: Sendable {
  /// Returns a new stream of the events from now on.
  func makeStream() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    latestID += 1
    let id = latestID
    consumers.append(
      (id, { if let event = $0 { continuation.yield(event) } else { continuation.finish() } }))
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.removeConsumer(id) }
    }
    return stream
  }

  private func removeConsumer(_ id: Int) {
    Transaction.replaceOutsideOfCommand {
      Transaction.releaseLater(exchange(&consumers, with: consumers.filter { $0.id != id }))
    }
  }
}

#if canImport(Combine)
extension Broadcast {
  /// A publisher of the events from now on. It sends the events and its completion on the main actor.
  var publisher: AnyPublisher<Event, Never> {
    let published = published ?? IsolatedSubject()
    self.published = published
    return published.subject.eraseToAnyPublisher()
  }
}
#endif
