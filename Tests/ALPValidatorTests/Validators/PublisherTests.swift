#if canImport(Combine)
  import ALPValidator
  import Combine
  import Testing

  @MainActor @Suite struct PublisherTests {
    @Test func publishesEachTellingAndEndsWithTheValidator() {
      var events: [String] = []
      var validator: Validator<String>? = Validator(type: .string)
      validator?.addValidationToEnsureMinimumLength(3)
      let subscription = validator?.stateChangesPublisher.sink(
        receiveCompletion: { _ in events.append("finished") }, receiveValue: { events.append("\($0)") })
      for text in ["a", "b", "abc"] { validator?.validate(text) }
      #expect(events == ["Invalid", "Valid"])
      validator = nil
      #expect(events == ["Invalid", "Valid", "finished"])
      subscription?.cancel()
    }
  }
#endif
