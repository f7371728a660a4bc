#if canImport(Combine)
public import Combine
#endif

extension Validator where Value: Sendable {
  /// The valid values from now on, one for each change after which the validator is valid, until it is
  /// released.
  ///
  /// If there are asynchronous conditions, a value follows after the last response. A value that is validated
  /// again is repeated. Each call returns a new stream. A stream that is not consumed keeps its events in
  /// memory.
  public var validValues: AsyncStream<Value> { createdValidValueBroadcast.makeStream() }
}

#if canImport(Combine)
extension Validator {
  /// The valid values, from subscription until the validator is released.
  ///
  /// It sends the same events as ``Validator/validValues``, on the main actor, after the notification of the
  /// state.
  public var validValuesPublisher: AnyPublisher<Value, Never> { createdValidValueBroadcast.publisher }
}
#endif

extension Validator {
  /// The broadcast of valid values. The first stream creates it, so a validator without streams has no cost.
  var createdValidValueBroadcast: Broadcast<Value> {
    let broadcast = validValueBroadcast ?? Broadcast()
    validValueBroadcast = broadcast
    endShortcut()
    return broadcast
  }
}
