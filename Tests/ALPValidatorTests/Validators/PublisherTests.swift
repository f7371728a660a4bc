#if canImport(Combine)
import ALPValidator
import Combine
import Foundation
import Testing

@MainActor @Suite(.patientTimeLimit) struct PublisherTests {
  /// The subscriptions, which end when they are released.
  @MainActor private final class Subscriptions {
    private var all: [AnyCancellable] = []

    func keep(_ subscription: AnyCancellable) { all.append(subscription) }
  }

  private let validator = Validator(type: .string)
  private let subscriptions = Subscriptions()

  init() { validator.addValidationToEnsureMinimumLength(3, invalidMessage: "Short.") }

  // MARK: States

  @Test func publishesEachNotification() {
    var states: [ValidatorState] = []
    let subscription = validator.stateChangesPublisher.sink { states.append($0) }
    for text in ["a", "b", "abc"] { validator.validate(text) }
    validator.reset()
    #expect(states == [.invalid, .valid, .invalid])
    subscription.cancel()
  }

  @Test func publishesWhatIsStreamed() async {
    var publishedStates: [ValidatorState] = []
    var publishedValues: [String] = []
    var validator: Validator<String>? = Validator(type: .string)
    validator?.addValidationToEnsureMinimumLength(2)
    validator?.addRule(.length(...3))
    validator?.validatorStateChangedHandler = { [weak validator] state in
      if state == .invalid && validator?.hasValidated == true { validator?.reset() }
    }
    let streams = (validator?.stateChanges, validator?.validValues)
    let subscriptions = [
      validator?.stateChangesPublisher.sink { publishedStates.append($0) },
      validator?.validValuesPublisher.sink { publishedValues.append($0) },
    ]
    for step in 0..<200 { validator?.validate(String(repeating: "a", count: step * step % 7)) }
    validator = nil
    var streamedStates: [ValidatorState] = []
    var streamedValues: [String] = []
    if let states = streams.0 { for await state in states { streamedStates.append(state) } }
    if let values = streams.1 { for await value in values { streamedValues.append(value) } }
    #expect(Set(publishedStates) == [.invalid, .valid])
    #expect(publishedStates == streamedStates)
    #expect(Set(publishedValues) == ["aa"])
    #expect(publishedValues == streamedValues)
    for subscription in subscriptions { subscription?.cancel() }
  }

  // MARK: Valid values

  @Test func publishesEachValidValueWhetherTheOutcomeChangedOrNot() {
    var values: [String] = []
    let subscription = validator.validValuesPublisher.sink { values.append($0) }
    for text in ["ab", "abc", "abcd", "a", "abcd", "abcd"] { validator.validate(text) }
    #expect(values == ["abc", "abcd", "abcd", "abcd"])
    subscription.cancel()
    validator.validate("abcde")
    #expect(values == ["abc", "abcd", "abcd", "abcd"])
  }

  @Test func publishesValuesThatCannotBeSent() {
    final class Document { var isOpen = true }
    let documents = Validator(type: .generic(Document.self))
    var values: [Document] = []
    let subscription = documents.validValuesPublisher.sink { values.append($0) }
    let document = Document()
    documents.validate(document)
    #expect(values.map { $0 === document } == [true])
    subscription.cancel()
  }

  // MARK: Lifetime

  @Test func keepsNoValidatorAliveAndIsFinishedWithIt() async throws {
    var validator: Validator<String>? = Validator(type: .string)
    let released = Weak(validator)
    let states = try #require(validator?.stateChangesPublisher)
    let values = try #require(validator?.validValuesPublisher)
    let ends = (ending(of: states), ending(of: values))
    validator = nil
    #expect(released.object == nil)
    for await _ in ends.0 {}
    for await _ in ends.1 {}
    for await _ in ending(of: states) {}
  }

  @Test func isFinishedOnTheMainActorWhereverTheValidatorGoesAway() async throws {
    @MainActor final class Owner { var validator: Validator<String>? = Validator(type: .string) }
    let owner = Owner()
    let released = Weak(owner.validator)
    let end = ending(of: try #require(owner.validator?.stateChangesPublisher))
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let last = Task.detached { [validator = owner.validator] in
      for await _ in gate {}
      withExtendedLifetime(validator) {}
    }
    owner.validator = nil
    #expect(released.object != nil)
    opening.finish()
    await last.value
    for await _ in end {}
    #expect(released.object == nil)
  }

  /// Returns a stream that ends when a publisher is finished, which has to happen on the main actor.
  private func ending<Event>(of publisher: AnyPublisher<Event, Never>) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let subscription = publisher.sink(
      receiveCompletion: { _ in
        MainActor.preconditionIsolated()
        continuation.finish()
      }, receiveValue: { _ in })
    subscriptions.keep(subscription)
    return stream
  }
}
#endif
