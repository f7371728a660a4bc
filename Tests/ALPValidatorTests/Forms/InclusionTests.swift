import ALPValidator
import ALPValidatorTesting
import Testing

/// Parts that are not included, or leave the form.
@MainActor @Suite struct InclusionTests {
  private let form = FormValidator()
  private let email = TextControl()
  private let phone = TextControl()

  init() {
    form.add(email, name: "email", label: "E-mail")
    form.add(phone, name: "phone")
  }

  @Test(arguments: ["exclude", "detach", "remove"]) func settlesWithoutWhatLeavesTheForm(_ way: String) async
  {
    let function = HeldFunction<String>()
    email.addCondition(.async(options: .patient) { try await function($0) })
    phone.text = "1"
    email.text = "a"
    await function.waitForCalls(1)
    async let state = form.settledState()
    await HeldTransport.letWorkDrain()
    switch way {
    case "exclude": email.isEnabled = false
    case "detach": email.removeValidators()
    default: form.remove(email)
    }
    #expect(await state == .valid)
    await function.finish("a", with: true)
  }

  @Test func validatesWhatIsIncludedBecauseOfTheValidation() {
    email.addRule(.length(...5))
    let reason = TextControl()
    reason.addRule(.notEmpty, invalidMessage: "Why?")
    form.add(reason, at: 0) { [email] in email.isValid }
    #expect(form.validate() == .invalid)
    #expect(form.errorMessages == ["Why?"] && reason.isTouched)
  }

  @Test func validatesNothingInAnExcludedGroup() {
    email.addRule(.notEmpty)
    email.text = "ada"
    let company = form.add(FormValidator(), at: 0, when: { false })
    let vat = company.add(TextControl(), when: { [email] in email.isValid && email.isTouched })
    form.validate()
    #expect(vat.isActive && !vat.isTouched)
  }
}
