import ALPValidator
import Foundation
import Testing

// MARK: Checkout

/// What a shop's server does: it decides about coupons, and takes purchases.
private actor Shop {
  private(set) var purchases: [Purchase] = []
  private(set) var couponRequests: [String] = []
  private let stock = [1: 9, 2: 2]

  func isCouponValid(_ coupon: String, for items: [Purchase.Item]) -> Bool {
    couponRequests.append(coupon)
    return Self.accepts(coupon, for: items)
  }

  /// A coupon is for purchases of three pieces and more.
  private static func accepts(_ coupon: String, for items: [Purchase.Item]) -> Bool {
    coupon == "SAVE3" && items.map(\.quantity).reduce(0, +) >= 3
  }

  /// Takes the body of a request. Returns `nil`, or problem details.
  func receive(_ body: Data) async throws -> Data? {
    let isInStock = AsyncRule<Purchase>.async("stock", at: \.items, message: "This is sold out.") { [stock] in
      $0.items.allSatisfy { $0.quantity <= stock[$0.id, default: 0] }
    }
    do {
      purchases.append(try await Purchase.rules.decode(from: body, then: isInStock))
      return nil
    } catch {
      return try JSONEncoder().encode(ProblemDetails(error.failures))
    }
  }
}

/// The checkout of an app, without its views.
@MainActor
private final class CheckoutPage {
  let form: FormModel<Purchase>
  private let shop: Shop

  init(_ purchase: Purchase, _ shop: Shop) {
    let form = FormModel(purchase, rules: Purchase.rules)
    self.form = form
    self.shop = shop
    _ = form.part(\.billing, default: { [weak form] in form?.value.shipping ?? Purchase.Place() })
    let isValid = Condition<String?>.async(
      "coupon", reading: { [weak items = form.list(\.items)] in items?.value ?? [] }
    ) {
      coupon, items in
      guard let coupon else { return true }
      return await shop.isCouponValid(coupon, for: items)
    }
    form[\.coupon].validator.isOptional = true
    form[\.coupon].addCondition(isValid, invalidMessage: "This coupon is for other purchases.")
  }

  func buy() async throws -> Bool {
    let submission = try await form.submit { purchase in
      try await shop.receive(JSONEncoder().encode(purchase))
    }
    guard case .submitted(let problem) = submission else { return false }
    guard let problem else { return true }
    try form.setExternalFailures(from: problem)
    return false
  }
}

@MainActor
@Suite struct CheckoutTests {
  private let shop = Shop()
  private let page: CheckoutPage

  private var form: FormModel<Purchase> { page.form }
  private var messages: [String] { form.failures.map { "\($0.path) \($0.name)" } }

  init() {
    var purchase = Purchase(email: "ada@example.com", items: [.init(id: 1), .init(id: 2)])
    purchase.shipping = Purchase.Place(street: "Weg 1", city: "Bonn")
    page = CheckoutPage(purchase, shop)
  }

  @Test func buysWhatIsInTheForm() async throws {
    form.list(\.items).elements[1][\.quantity].text = "2"
    form[\.shipping.city].text = " Ulm "
    form[\.coupon].text = " save3"
    let isBought = try await page.buy()
    #expect(isBought)
    let bought = try #require(await shop.purchases.first)
    #expect(bought == form.value)
    #expect(bought.shipping.city == "Ulm")
    #expect(bought.coupon == "SAVE3")
    #expect(bought.billing == nil)
  }

  @Test func theDeliveryDecidesWhichFieldsHaveToBeFilledIn() {
    form[\.shipping.street].text = ""
    #expect(form.validate() == .invalid)
    #expect(messages == ["/shipping/street presence"])
    #expect(!form[\.store].isRequired)
    form[\.delivery].value = .pickup
    #expect(form[\.store].isRequired)
    form.validate()
    #expect(messages == ["/store presence"])
    form[\.store].text = "Bonn"
    #expect(form.isValid)
    form[\.delivery].value = .post
    #expect(messages == ["/shipping/street presence"])
    #expect(form.value.store == "Bonn")
  }

  @Test func theBillingAddressIsThatOfTheShippingUntilItIsAnother() async throws {
    let billing = form.part(\.billing)
    billing.isPresent.value = true
    #expect(form.value.billing == form.value.shipping)
    billing.model?[\.city].text = ""
    let isBought = try await page.buy()
    #expect(!isBought)
    #expect(form.firstInvalidControl === billing.model?[\.city])
    #expect(billing.model?[\.city].visibleErrorMessages.count == 1)
    billing.isPresent.value = false
    #expect(form.isValid && form.value.billing == nil)
    billing.isPresent.value = true
    #expect(billing.model?[\.city].text == "")
  }

  @Test func theServerDecidesAboutTheCouponAgainWhenTheItemsChange() async {
    form[\.coupon].text = "SAVE3"
    #expect(form[\.coupon].state == .waiting)
    #expect(await form[\.coupon].settledState() == .invalid)
    #expect(form[\.coupon].errorMessages == ["This coupon is for other purchases."])
    let added = form.list(\.items).append(Purchase.Item(id: 1))
    #expect(await form[\.coupon].settledState() == .valid)
    form.list(\.items).remove(added)
    #expect(await form[\.coupon].settledState() == .invalid)
    form[\.coupon].text = ""
    #expect(await form[\.coupon].settledState() == .valid)
    form[\.coupon].text = "abc"
    #expect(form[\.coupon].state == .invalid)
    #expect(await shop.couponRequests.allSatisfy { $0 == "SAVE3" })
  }

  @Test func whatTheServerRefusesIsShownUntilTheListChanges() async throws {
    let items = form.list(\.items)
    items.elements[1][\.quantity].text = "5"
    let isRefused = try await !page.buy()
    #expect(isRefused)
    #expect(await shop.purchases.isEmpty)
    #expect(form.failures.map(\.message) == ["This is sold out."])
    #expect(form.failures.map(\.path) == ["/items"])
    items.elements[1][\.quantity].text = "2"
    #expect(form.isValid)
    let isBought = try await page.buy()
    #expect(isBought)
  }

  @Test func anEmptyCartIsNotSent() async throws {
    for item in form.list(\.items).elements { form.list(\.items).remove(item) }
    let isBought = try await page.buy()
    #expect(!isBought)
    #expect(messages == ["/items count"])
    #expect(await shop.purchases.isEmpty)
  }
}

// MARK: Job application

/// The four pages of an application, without their views.
@MainActor
private final class ApplicationWizard {
  let form: FormModel<Application>
  let pages: [FormValidator]
  private(set) var pageIndex = 0

  init(_ draft: Data? = nil) throws {
    form = FormModel(Application(), rules: Application.rules)
    pages = [
      Self.page([form[\.email], form[\.password]]), Self.page([form[\.visa], form[\.permitNumber]]),
      Self.page([form.list(\.employers)]), Self.page([form.list(\.skills)]),
    ]
    for page in pages { form.add(page) }
    guard let draft else { return }
    form.restore(try JSONDecoder().decode(FormSnapshot<Application>.self, from: draft))
  }

  private static func page(_ parts: [FormPart]) -> FormValidator {
    let page = FormValidator()
    for part in parts { page.add(part) }
    return page
  }

  func goOn() -> Bool {
    guard pages[pageIndex].validate() == .valid else { return false }
    pageIndex = min(pageIndex + 1, pages.count - 1)
    return true
  }

  func draft() throws -> Data { try JSONEncoder().encode(form.snapshot()) }
}

@MainActor
@Suite struct ApplicationWizardTests {
  private func fillIn(_ wizard: ApplicationWizard) {
    let form = wizard.form
    form[\.email].text = " Ada@Example.com"
    form[\.password].text = "correct horse"
    form[\.visa].value = .permit
    form[\.permitNumber].text = "A-1"
    let employer = form.list(\.employers).append(Employer(id: 1))
    employer[\.company].text = "Acme"
    employer[\.from].text = "2001"
  }

  @Test func eachPageIsLeftWhenItIsValid() throws {
    let wizard = try ApplicationWizard()
    #expect(!wizard.goOn())
    #expect(wizard.form.failures.map(\.path) == ["/email", "/email", "/password"])
    #expect(wizard.form[\.visa].visibleErrorMessages.isEmpty)
    wizard.form[\.email].text = "ada@example.com"
    wizard.form[\.password].text = "correct horse"
    #expect(wizard.goOn())
    wizard.form[\.visa].value = .permit
    #expect(!wizard.goOn())
    wizard.form[\.visa].value = .citizen
    #expect(wizard.goOn())
    #expect(!wizard.goOn())
    #expect(wizard.form.list(\.employers).failures.map(\.name) == ["count"])
    wizard.form.list(\.employers).append(Employer(id: 1, company: "Acme"))
    #expect(wizard.goOn())
    #expect(wizard.pageIndex == 3)
  }

  @Test func employersAreInTheOrderOfTheUserWithTheirFailures() throws {
    let wizard = try ApplicationWizard()
    fillIn(wizard)
    let employers = wizard.form.list(\.employers)
    let second = employers.append(Employer(id: 2, company: "Initech"))
    second[\.to].text = "1999"
    employers.move(from: 1, to: 0)
    wizard.form.validate()
    #expect(wizard.form.failures.map(\.path) == ["/employers/0/to"])
    #expect(second[\.to].visibleErrorMessages == ["It ends before it begins."])
    second[\.from].text = "1998"
    #expect(wizard.form.isValid)
    #expect(wizard.form.value.employers.map(\.company) == ["Initech", "Acme"])
  }

  @Test func resumesWithoutTheSecret() async throws {
    let wizard = try ApplicationWizard()
    fillIn(wizard)
    let employers = wizard.form.list(\.employers)
    employers.elements[0][\.to].text = "today"
    #expect(wizard.goOn() && wizard.goOn() && !wizard.goOn())
    let draft = try wizard.draft()
    #expect(!String(decoding: draft, as: UTF8.self).contains("horse"))

    let resumed = try ApplicationWizard(draft)
    let resumedEmployer = try #require(resumed.form.list(\.employers).elements.first)
    #expect(resumedEmployer[\.to].text == "today")
    #expect(resumedEmployer[\.to].visibleErrorMessages == employers.elements[0][\.to].visibleErrorMessages)
    #expect(resumed.form.value.email == "ada@example.com")
    #expect(resumed.form.changedPaths == wizard.form.changedPaths.filter { $0 != "/password" })
    resumedEmployer[\.to].text = ""
    resumed.form[\.password].text = "battery staple"
    let submission = await resumed.form.submit { $0 }
    guard case .submitted(let application) = submission else {
      Issue.record("\(submission)")
      return
    }
    #expect(application.employers == [Employer(id: 1, company: "Acme", from: 2001)])
    #expect(try Application.rules.decode(from: JSONEncoder().encode(application)) == application)
  }

  @Test func aPageThatTheServerRefusesIsFound() async throws {
    let wizard = try ApplicationWizard()
    fillIn(wizard)
    let submission = await wizard.form.submit { (_: Application) in }
    guard case .submitted = submission else {
      Issue.record("\(submission)")
      return
    }
    wizard.form.setExternalFailures(["/employers/0/company": "This company is not known."])
    let control = try #require(wizard.form.firstInvalidControl)
    #expect(control.path == "/employers/0/company")
    #expect(wizard.pages.firstIndex { $0.controls.contains { $0 === control } } == 2)
  }
}
