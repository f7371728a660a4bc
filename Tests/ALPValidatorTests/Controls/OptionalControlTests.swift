import ALPValidator
import ALPValidatorTesting
import Testing

/// Rules and conditions for values that may be missing, added to a control of an optional property.
@MainActor @Suite struct OptionalControlTests {
  private struct Order: Sendable {
    var promoCode: String?
    var guests: Int?
  }

  private let form = FormModel(
    Order(),
    rules: [
      .at(\.promoCode, "promoCode", label: "Promo code", [.length(4...12)]),
      .at(\.guests, "guests", label: "Guests"),
    ])

  @Test func aRuleAppliesToAValueThatIsThere() {
    let country = Control<String?>(nil)
    country.addRule(.countryCode, invalidMessage: "Two letters!")
    #expect(country.validate() == .valid)
    country.text = "xx"
    #expect(country.errorMessages == ["Two letters!"])
    country.text = "DE"
    #expect(country.isValid)
    country.text = ""
    #expect(country.isValid && country.value == nil)
  }

  @Test func presenceIsStillRequired() {
    let size = Control<String?>(nil)
    size.addRule(.notEmpty)
    #expect(size.validate() == .invalid)
  }

  @Test func aConditionIsNotEvaluatedForNothing() {
    var asked: [Int] = []
    form[\.guests].addCondition(
      .satisfies("even") { (guests: Int) in
        asked.append(guests)
        return guests.isMultiple(of: 2)
      })
    #expect(form.validate() == .valid && asked.isEmpty)
    form[\.guests].text = "3"
    #expect(!form.isValid && asked == [3])
    form[\.guests].text = "4"
    #expect(form.isValid)
  }

  @Test func aConditionOfTheOptionalTypeDecidesAboutNothing() {
    form[\.guests].addCondition(.satisfies("known") { $0 != nil })
    #expect(form.validate() == .invalid)
  }

  @Test func noFunctionIsCalledForNothing() async {
    let isKnown = HeldFunction<String?>()
    form[\.promoCode].addCondition(.async("promo", options: .patient) { try await isKnown($0) })
    #expect(form.validate() == .valid && isKnown.values.isEmpty)
    form[\.promoCode].text = "SAVE10"
    await isKnown.waitForCalls(1)
    isKnown.finish("SAVE10", with: .success(false))
    #expect(await form[\.promoCode].settledState() == .invalid)
    form[\.promoCode].text = ""
    #expect(form.isValid && isKnown.values == ["SAVE10"])
  }

  @Test func aFunctionOfValuesIsCalledForValuesThatSatisfyTheRules() async throws {
    let isKnown = HeldFunction<String>()
    form[\.promoCode].addCondition(
      .async("promo", options: .patient) { try await isKnown($0) }, invalidMessage: "Unknown.")
    #expect(await form.submit { $0.promoCode } == .submitted(nil))
    form[\.promoCode].text = "abc"
    #expect(form[\.promoCode].state == .invalid && isKnown.values.isEmpty)
    form[\.promoCode].text = "abcd"
    await isKnown.waitForCalls(1)
    isKnown.finish("abcd", with: .success(false))
    #expect(await form[\.promoCode].settledState() == .invalid)
    #expect(form[\.promoCode].errorMessages == ["Unknown."])
    form[\.promoCode].text = ""
    #expect(form.isValid && isKnown.values == ["abcd"])
  }
}
