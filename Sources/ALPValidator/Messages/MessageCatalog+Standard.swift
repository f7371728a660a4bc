extension MessageCatalog {
  private static let shared = Lock<MessageCatalog>(.english)

  /// The catalog of every validator and rule set that has no other one; English by default.
  ///
  /// Set it once, when the program starts, from any thread. The messages that a validator has already are unchanged.
  public static var standard: Self {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
