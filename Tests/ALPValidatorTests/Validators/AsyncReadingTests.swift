import ALPValidatorTesting
import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Asynchronous conditions that say what they read.
@MainActor @Suite(.serialized) struct AsyncReadingTests {
  @Observable @MainActor final class Cart {
    var limit = 5
  }

  private let coupon = TextControl()
  private let product = TextControl(text: "tea")

  @Test func passesWhatItReadToTheFunction() async {
    coupon.addCondition(
      .async("coupon", reading: { [product] in product.value }, options: .patient) { code, product in
        code == "TEA10" && product == "tea"
      })
    coupon.text = "TEA10"
    #expect(await coupon.settledState() == .valid)
    product.text = "coffee"
    #expect(coupon.state == .waiting)
    #expect(await coupon.settledState() == .invalid)
  }

  @Test func checksAgainOnlyIfTheResultDiffers() async {
    let function = HeldFunction<String>()
    coupon.addCondition(
      .async(reading: { [product] in product.value.count }, options: .patient) { code, _ in
        try await function(code)
      })
    coupon.text = "a"
    await function.waitForCalls(1)
    product.text = "mug"
    #expect(function.values == ["a"])
    await function.finish("a", with: true)
    #expect(coupon.isValid)
    product.text = "jar"
    #expect(coupon.isValid)
    product.text = "coffee"
    #expect(coupon.state == .waiting)
    await function.waitForCalls(2)
    await function.finish("a", with: true)
  }

  @Test func findsTheResponseForAnEqualResultInTheCache() async {
    var callCount = 0
    let options = RequestOptions(timeout: .seconds(600), cacheCapacity: 10)
    coupon.addCondition(
      .async(reading: { [product] in product.value }, options: options) { _, product in
        callCount += 1
        return product == "tea"
      })
    coupon.text = "a"
    #expect(await coupon.settledState() == .valid)
    product.text = "coffee"
    #expect(await coupon.settledState() == .invalid)
    product.text = "tea"
    #expect(coupon.isValid)
    #expect(callCount == 2)
  }

  @Test func followsObjectsOfTheApp() async {
    let cart = Cart()
    coupon.addCondition(
      .async(reading: { [cart] in cart.limit }, options: .patient) { _, limit in limit > 0 })
    coupon.text = "a"
    #expect(await coupon.settledState() == .valid)
    cart.limit = 0
    coupon.validate()
    #expect(coupon.state == .waiting)
    #expect(await coupon.settledState() == .invalid)
  }

  @Test func doesNotFollowARemovedCondition() async {
    let function = HeldFunction<String>()
    let handle = coupon.addCondition(
      .async(reading: { [product] in product.value }, options: .patient) { code, _ in try await function(code)
      })
    coupon.text = "a"
    await function.waitForCalls(1)
    handle.remove()
    product.text = "coffee"
    #expect(coupon.isValid)
    #expect(function.values == ["a"])
    await function.finish("a", with: true)
  }

  @Test func submitsNoStaleAcceptance() async {
    let form = FormValidator()
    form.add(coupon)
    form.add(product)
    coupon.addCondition(
      .async(reading: { [product] in product.value }, options: .patient) { $1 == "tea" })
    coupon.text = "TEA10"
    await form.settledState()
    product.text = "coffee"
    #expect(await form.submit { true } == .invalid)
  }

  // MARK: Reads that nothing follows

  #if DEBUG
  @Test func reportsAFunctionThatReadsAControl() async {
    var reports: [String] = []
    Misuse.handler = { reports.append($0) }
    defer { Misuse.handler = nil }
    for _ in 0..<2 {
      let control = TextControl()
      control.addCondition(
        .async("free", options: .patient) { [product] _ in
          await Task.yield()
          return product.text == "tea"
        })
      control.text = "a"
      await control.settledState()
    }
    // Other tests may report something else meanwhile.
    let reportCount = reports.count { $0.contains(#".async("free", reading: { other.value })"#) }
    #expect(reportCount == 1)
  }
  #endif

  @Test func doesNotReportWhatFollowsFromACommandOfTheFunction() async {
    var reports: [String] = []
    Misuse.handler = { reports.append($0) }
    defer { Misuse.handler = nil }
    let progress = TextControl()
    progress.addCondition(.satisfies { [product] text in text != product.text })
    progress.stateChangedHandler = { [unowned progress] _ in _ = progress.errorMessages }
    coupon.addCondition(
      .async(options: .patient) { [progress] code in
        progress.text = code
        return true
      })
    coupon.text = "a"
    await coupon.settledState()
    #expect(progress.text == "a")
    #expect(reports.isEmpty, "\(reports)")
  }

  // MARK: Rejections

  @Test func showsTheWordsOfARejection() async {
    coupon.addCondition(
      .async(options: .patient) { _ in throw Rejection("This {label} has expired.") },
      invalidMessage: "Not accepted.")
    coupon.text = "OLD"
    #expect(await coupon.settledState() == .invalid)
    #expect(coupon.errorMessages == ["This {label} has expired."])
  }

  @Test func cachesARejection() async {
    var callCount = 0
    coupon.addCondition(
      .async(options: RequestOptions(timeout: .seconds(600), cacheCapacity: 2)) { code in
        callCount += 1
        throw Rejection("No \(code).")
      })
    for code in ["a", "b", "a"] {
      coupon.text = code
      await coupon.settledState()
    }
    #expect(coupon.errorMessages == ["No a."])
    #expect(callCount == 2)
  }
}
