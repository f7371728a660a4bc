#if canImport(Combine)
  import Combine
#endif

/// Events for any number of streams and publishers, which are finished when it goes away with its owner.
///
/// Who listens keeps neither this nor its owner alive. An event that was sent earlier is not sent again.
@MainActor
final class Broadcast<Event> {
  private struct Listener: Sendable {
    let hear: @Sendable (Event) -> Void
    let finish: @Sendable () -> Void
  }

  private var listeners = Waiters<Listener>()

  #if canImport(Combine)
    @MainActor
    private final class IsolatedSubject {
      let subject = PassthroughSubject<Event, Never>()

      func finish() { subject.send(completion: .finished) }
    }

    private var published: IsolatedSubject?
  #endif

  init() {}

  deinit {
    for listener in listeners.all { listener.finish() }
    #if canImport(Combine)
      // The last reference to the owner can be dropped anywhere, but subscribers expect the main actor.
      if let published { Task { @MainActor in published.finish() } }
    #endif
  }

  /// Sends an event to streams first, and then to publishers.
  func send(_ event: Event) {
    for listener in listeners.all { listener.hear(event) }
    #if canImport(Combine)
      published?.subject.send(event)
    #endif
  }
}

extension Broadcast where Event: Sendable {
  /// Makes a stream of the events to come.
  func makeStream() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    let number = listeners.nextID()
    let listener = Listener(hear: { continuation.yield($0) }, finish: { continuation.finish() })
    listeners.add(listener, as: number)
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in _ = self?.listeners.remove(number) }
    }
    return stream
  }
}

#if canImport(Combine)
  extension Broadcast {
    /// A publisher of the events to come, sent on the main actor, as is its completion.
    var publisher: AnyPublisher<Event, Never> {
      let published = published ?? IsolatedSubject()
      self.published = published
      return published.subject.eraseToAnyPublisher()
    }
  }
#endif
