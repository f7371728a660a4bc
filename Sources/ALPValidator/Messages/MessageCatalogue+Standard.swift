extension MessageCatalogue {
  private static let shared = Locked(MessageCatalogue.english)

  /// The messages of every validator and rule set that was given none; English, until it is set.
  ///
  /// Set it once, when the program starts, from any thread. A message that was made before stays as it is.
  public static var standard: Self {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
