import ALPValidator
import ALPValidatorTesting
import Testing

@MainActor
@Suite struct OptionalPartTests {
  private let form = FormModel(Checkout(), rules: Checkout.rules)

  private static let ada = Checkout.Place(name: "Ada", city: "Bonn")

  @Test func existsFromTheBeginning() {
    let form = FormModel(Checkout(billing: Self.ada), rules: Checkout.rules)
    form.control(at: "/billing/city")?.validate()
    #expect(form.part(\.billing).isPresent.value)
    form.part(\.billing).model?[\.city].text = ""
    #expect(form.validate() == .invalid)
    #expect(form.failures.map(\.path).contains("/billing/city"))
  }

  @Test func appearsWithItsDefaultWhichIsMadeOnce() {
    var count = 0
    let billing = form.part(
      \.billing,
      default: {
        count += 1
        return Self.ada
      })
    #expect(billing.model == nil)
    #expect(count == 0)
    billing.isPresent.value = true
    #expect(form.value.billing == Self.ada)
    #expect(form.changedPaths == ["/billing"])
    billing.model?[\.city].text = "Ulm"
    billing.isPresent.value = false
    #expect(form.value.billing == nil)
    #expect(!form.isDirty)
    billing.isPresent.value = true
    #expect(form.value.billing?.city == "Ulm")
    #expect(count == 1)
  }

  @Test func hasThePathOfItsSwitch() {
    let billing = form.part(\.billing, default: { Self.ada })
    billing.isPresent.value = true
    #expect(billing.isPresent.path == "/billing")
    #expect(billing.model?[\.city].path == "/billing/city")
    #expect(form.control(at: "/billing") === billing.isPresent)
    #expect(form.control(at: "/billing/city") === billing.model?[\.city])
  }

  @Test func takesNoPartInValidationWhileItIsMissing() {
    let form = FormModel(Checkout(billing: .init()), rules: [.at(\.billing, "billing", Checkout.Place.rules)])
    #expect(form.validate() == .invalid)
    form.part(\.billing).isPresent.value = false
    #expect(form.state == .valid)
    #expect(form.changedPaths == ["/billing"])
  }

  @Test func isReportedIfItHasNoDefault() {
    let reports = reportsOfMisuse {
      form.part(\.billing).isPresent.value = true
      #expect(form.value.billing == nil)
    }
    #expect(reports.count == 1)
  }

  @Test func beginsWithItsDefaultAfterAnotherValueWasLoaded() {
    let billing = form.part(\.billing, default: { Self.ada })
    billing.isPresent.value = true
    billing.model?[\.city].text = "Ulm"
    form.value.billing = nil
    #expect(!billing.isPresent.value)
    billing.isPresent.value = true
    #expect(form.value.billing == Self.ada)
    form.reset()
    #expect(form.value.billing == nil)
    billing.isPresent.value = true
    #expect(form.value.billing == Self.ada)
  }

  @Test func loadingMakesItAppear() {
    form.value.billing = Self.ada
    #expect(form.part(\.billing).isPresent.value)
    #expect(form.part(\.billing).model?[\.name].value == "Ada")
    #expect(form.changedPaths == ["/billing"])
  }

  @Test func mayBeRequired() {
    let form = FormModel(
      Checkout(), rules: [.at(\.billing, "billing", [.notEmpty, .at(\.name, "name", [.notEmpty])])])
    #expect(form.validate() == .invalid)
    #expect(form.failures.map(\.path) == ["/billing"])
    form.part(\.billing, default: { Self.ada }).isPresent.value = true
    #expect(form.validate() == .valid)
  }

  @Test func rulesAcrossItsPropertiesFollow() {
    let form = FormModel(Settings(), rules: Settings.rules)
    let hours = form.part(\.quietHours, default: { QuietHours() })
    hours.isPresent.value = true
    hours.model?[\.to].value = 22
    #expect(form.validate() == .invalid)
    #expect(form.failures.map(\.name) == ["order"])
    hours.model?[\.from].value = 3
    #expect(form.state == .valid)
  }
}
