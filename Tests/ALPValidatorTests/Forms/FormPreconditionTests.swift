import ALPValidator
import Testing

@Suite struct FormPreconditionTests {
  @Test func namesAFormThatWouldBeAPartOfItself() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        let form = FormValidator()
        form.addGroup("page").addGroup("section").add(form)
      })
    #expect(result.said("A form cannot be a part of itself"))
  }

  @Test func namesAnIndexBeyondTheParts() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        let form = FormValidator()
        let control = form.add(TextControl())
        form.add(control, at: 1)
      })
    #expect(result.said("Index 1 is beyond 0 parts"))
  }

  @Test func namesMoreControlsThanThereAre() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        FormValidator().requireAtLeast(2, of: [TextControl()])
      })
    #expect(result.said("At least 2 of 1 controls"))
  }

  @Test func namesAStepThatLeadsNowhere() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        _ = NumericControl(1, in: 0...2, step: 0)
      })
    #expect(result.said("The step 0 is not greater than 0"))
  }
}
