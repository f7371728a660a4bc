#if canImport(Combine)
  public import Combine

  /// A subject of states that is finished when its owner goes away.
  final class StateSubject {
    let subject = PassthroughSubject<ValidatorState, Never>()

    func send(_ state: ValidatorState) { subject.send(state) }

    deinit { subject.send(completion: .finished) }
  }

  extension AnyValidator {
    /// The states to come, one for each telling, from now until the validator goes away.
    ///
    /// The same events as ``AnyValidator/stateChanges``, published on the main actor while they are told.
    public var stateChangesPublisher: AnyPublisher<ValidatorState, Never> {
      let states = publishedStates ?? StateSubject()
      publishedStates = states
      return states.subject.eraseToAnyPublisher()
    }
  }
#endif
