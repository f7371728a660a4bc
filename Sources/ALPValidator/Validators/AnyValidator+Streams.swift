#if canImport(Combine)
  public import Combine
#endif

extension AnyValidator {
  /// The states to come, one for each telling, from now until the validator goes away.
  ///
  /// Each call makes a stream of its own. A consumer that does not read them keeps them all.
  public var stateChanges: AsyncStream<ValidatorState> { stateBroadcast.makeStream() }
}

#if canImport(Combine)
  extension AnyValidator {
    /// The states to come, one for each telling, from subscription until the validator goes away.
    ///
    /// The same events as those of ``AnyValidator/stateChanges``, on the main actor, while they are told. The
    /// state of now is not among them; who wants it first says so:
    ///
    /// ```swift
    /// validator.stateChangesPublisher.prepend(validator.state)
    /// ```
    public var stateChangesPublisher: AnyPublisher<ValidatorState, Never> { stateBroadcast.publisher }
  }
#endif
