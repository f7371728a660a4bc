import ALPValidator
import Foundation
import Testing

@MainActor @Suite(.patientTimeLimit) struct ValidValuesTests {
  private let validator = Validator(type: .string)

  init() { validator.addValidationToEnsureMinimumLength(3) }

  @Test func streamsEachValidValueWhetherTheOutcomeChangedOrNot() async {
    var values = validator.validValues.makeAsyncIterator()
    for text in ["ab", "abc", "abcd", "a", "abcd", "abcd", "end"] { validator.validate(text) }
    for text in ["abc", "abcd", "abcd", "abcd", "end"] { #expect(await values.next() == text) }
  }

  @Test func streamsAValueThatOnlyWarns() async {
    validator.addRule(.length(...4), severity: .warning)
    var values = validator.validValues.makeAsyncIterator()
    for text in ["abcde", "abcdef", "end"] { validator.validate(text) }
    for text in ["abcde", "abcdef", "end"] { #expect(await values.next() == text) }
  }

  @Test func streamsNothingForTheAbsenceOfAValue() async {
    let age = Validator(type: .numeric(Int.self))
    age.isOptional = true
    var ages = age.validValues.makeAsyncIterator()
    age.validate(nil)
    #expect(age.isValid)
    age.validate(17)
    #expect(await ages.next() == 17)
  }

  @Test func streamsAValueThatAServerAcceptsWithItsAnswer() async throws {
    let transport = HeldTransport()
    let http = HTTPOptions(transport: transport)
    validator.addValidationToEnsureRemoteConditionIsSatisfied(
      at: try #require(URL(string: "http://127.0.0.1/")), http: http, options: .patient)
    var values = validator.validValues.makeAsyncIterator()
    for (number, text) in ["overtaken", "refused", "accepted"].enumerated() {
      validator.validate(text)
      await transport.waitForQuestions(number + 1)
      guard text != "overtaken" else { continue }
      await transport.answer(text, with: text == "accepted" ? "true" : "false")
      await validator.settledState()
    }
    #expect(await values.next() == "accepted")
  }

  @Test func streamsAlsoAfterValuesThatChangedNothingElse() async {
    for text in ["abc", "abcd"] { validator.validate(text) }
    var values = validator.validValues.makeAsyncIterator()
    for text in ["end", "more"] { validator.validate(text) }
    #expect(await values.next() == "end")
  }
}
