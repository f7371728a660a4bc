#if canImport(os)
  import os

  private typealias Lock = OSAllocatedUnfairLock<MessageCatalogue>

  extension Lock {
    fileprivate init(holding catalogue: MessageCatalogue) { self.init(initialState: catalogue) }
  }
#else
  import Synchronization

  /// A catalogue behind a lock; `Mutex` itself is newer than some systems of Apple's.
  private final class Lock: Sendable {
    private let mutex: Mutex<MessageCatalogue>

    init(holding catalogue: MessageCatalogue) { mutex = Mutex(catalogue) }

    func withLock<Result: Sendable>(_ body: (inout sending MessageCatalogue) -> sending Result) -> Result {
      mutex.withLock(body)
    }
  }
#endif

extension MessageCatalogue {
  private static let shared = Lock(holding: .english)

  /// The messages of every validator and rule set without a catalogue; English by default.
  ///
  /// Set it once, when the program starts, from any thread. The messages that a validator has already are unchanged.
  public static var standard: Self {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
