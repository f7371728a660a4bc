import ALPValidator

#if !canImport(Combine)
extension AnyValidator {
  var stateChangesPublisher: Publisher<ValidatorState> { Publisher() }
}

@MainActor struct Publisher<Output> {
  func prepend(_ output: Output) -> Self { self }
  func sink(_ receive: (Output) -> Void) -> Subscription { Subscription() }
}

@MainActor final class Subscription: Hashable {
  nonisolated static func == (first: Subscription, second: Subscription) -> Bool { first === second }
  nonisolated func hash(into hasher: inout Hasher) {}
  func store(in subscriptions: inout Set<Subscription>) {}
}

@MainActor var subscriptions: Set<Subscription> = []
#endif
