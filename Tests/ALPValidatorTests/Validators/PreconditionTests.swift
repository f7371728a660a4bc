import ALPValidator
import Testing

@Suite struct PreconditionTests {
  @Test func namesBothLengthsInTheWrongOrder() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        Validator(type: .string).addValidationToEnsureRange(minimum: 10, maximum: 3)
      })
    #expect(result.said("Minimum 10 exceeds maximum 3"))
  }

  @Test func namesBothBoundsInTheWrongOrder() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        Validator(type: .numeric).addValidationToEnsureRange(minimum: 2.5, maximum: 1)
      })
    #expect(result.said("Minimum 2.5 exceeds maximum 1.0"))
  }

  @Test func namesANegativeLength() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        Validator(type: .string).addValidationToEnsureMinimumLength(-1)
      })
    #expect(result.said("Negative length in -1"))
  }
}
