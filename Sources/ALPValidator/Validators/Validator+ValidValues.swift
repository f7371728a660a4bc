#if canImport(Combine)
  public import Combine
#endif

extension Validator where Value: Sendable {
  /// The values to come that are found valid, one for each validation, from now until the validator goes away.
  ///
  /// A value that a server has to accept comes with its answer; one that is validated again comes again.
  /// Each call makes a stream of its own. A consumer that does not read them keeps them all.
  public var validValues: AsyncStream<Value> { heardValidValues.makeStream() }
}

#if canImport(Combine)
  extension Validator {
    /// The values to come that are found valid, from subscription until the validator goes away.
    ///
    /// The same events as those of ``Validator/validValues``, on the main actor, after the state was told.
    ///
    /// ```swift
    /// query.validValuesPublisher.removeDuplicates().sink { search(for: $0) }
    /// ```
    public var validValuesPublisher: AnyPublisher<Value, Never> { heardValidValues.publisher }
  }
#endif

extension Validator {
  /// The broadcast of valid values, made for the first who asks, so that nobody pays for what nobody hears.
  private var heardValidValues: Broadcast<Value> {
    let broadcast = validValueBroadcast ?? Broadcast()
    validValueBroadcast = broadcast
    return broadcast
  }

  /// Queues the telling of a value that was found valid, if anybody listens and there is a value.
  func queueTelling(ofValid value: Value?) {
    guard let value, let validValueBroadcast else { return }
    tellings.append(.validValue { validValueBroadcast.send(value) })
  }
}
