import ALPValidator
import Testing

@MainActor @Suite struct FormValidatorTests {
  private let form = FormValidator()
  private let recorder = FormRecorder()
  private let name = TextControl()
  private let email = TextControl()

  init() {
    name.addRule(.length(3...), invalidMessage: "Name.")
    email.addRule(.email, invalidMessage: "E-mail.")
  }

  @Test func isWhatItsPartsAre() {
    #expect(form.isValid)
    form.add(name)
    form.add(email)
    #expect(form.state == .invalid)
    #expect(!form.hasValidated)
    name.text = "Ada"
    #expect(form.state == .invalid)
    #expect(form.errorMessages.isEmpty)
    email.text = "ada"
    #expect(form.hasValidated)
    #expect(form.errorMessages == ["E-mail."])
    email.text = "ada@example.com"
    #expect(form.isValid)
    name.text = "A"
    email.text = "ada"
    #expect(form.errorMessages == ["Name.", "E-mail."])
    #expect(form.failures.map(\.name) == ["length", "email"])
    #expect(form.firstInvalidControl === name)
  }

  @Test func validatesAllAndNotifiesOnce() {
    form.add(name)
    form.add(email)
    recorder.record(form)
    recorder.record(name, as: "name")
    recorder.record(email, as: "email")
    #expect(form.validate() == .invalid)
    #expect(
      recorder.news() == [
        #"name handler Invalid ["Name."]"#, "form hears of name", #"email handler Invalid ["E-mail."]"#,
        "form hears of email", #"form handler Invalid ["Name.", "E-mail."]"#, "form delegate Invalid",
      ])
    form.validate()
    #expect(recorder.news() == [])
  }

  @Test func notifiesValidatorsThenControlsThenForms() {
    let outer = FormValidator()
    outer.add(form)
    form.add(name)
    recorder.record(name.validator, as: "validator")
    recorder.record(name, as: "name")
    recorder.record(form, as: "form")
    recorder.record(outer, as: "outer")
    name.text = "Ada"
    #expect(
      recorder.news() == [
        "validator handler Valid", "validator delegate Valid", "name handler Valid []", "form hears of name",
        "outer hears of name", "form handler Valid []", "form delegate Valid", "outer handler Valid []",
        "outer delegate Valid",
      ])
    name.text = "Adam"
    #expect(recorder.news() == [])
  }

  // MARK: Parts

  @Test func movesAPartFromOneFormToAnother() {
    let other = FormValidator()
    form.add(name)
    other.add(name)
    #expect(form.isValid)
    #expect(form.parts.isEmpty)
    #expect(other.state == .invalid)
    #expect(name.form === other)
    name.text = "Ada"
    #expect(other.isValid)
  }

  @Test func leavesOutWhatIsNotEnabled() {
    form.add(name)
    form.add(email)
    form.validate()
    recorder.record(form)
    name.isEnabled = false
    #expect(form.errorMessages == ["E-mail."])
    #expect(form.firstInvalidControl === email)
    #expect(form.controls.count == 1)
    #expect(recorder.news() == [#"form handler Invalid ["E-mail."]"#, "form delegate Invalid"])
    name.text = "A"
    #expect(recorder.news() == [])
    email.isEnabled = false
    #expect(form.isValid)
    name.isEnabled = true
    #expect(form.errorMessages == ["Name."])
  }

  @Test func countsAPartOnlyUnderItsCondition() {
    let isCompany = form.add(Control(false))
    form.add(name, when: { [weak isCompany] in isCompany?.value == true })
    #expect(form.isValid)
    form.validate()
    #expect(!name.hasValidated)
    recorder.record(form)
    isCompany.value = true
    #expect(form.state == .invalid)
    #expect(recorder.news() == ["form handler Invalid []", "form delegate Invalid"])
    form.validate()
    #expect(form.errorMessages == ["Name."])
    isCompany.value = false
    #expect(form.isValid)
    form.remove(name)
    isCompany.value = false
    #expect(name.errorMessages == ["Name."])
  }

  @Test func resetsEverything() {
    form.add(name)
    form.add(email)
    name.text = "A"
    email.text = "ada@example.com"
    name.setExternalFailure("Taken.")
    #expect(form.isDirty)
    recorder.record(form)
    form.reset()
    #expect(
      recorder.news() == [
        "form hears of ?", "form hears of ?", "form handler Invalid []", "form delegate Invalid",
      ])
    #expect(name.text == "" && email.text == "")
    #expect(!form.isDirty && !form.hasValidated && !name.validator.hasValidated)
    #expect(form.errorMessages.isEmpty)
    form.reset()
    #expect(recorder.news() == [])
  }

  // MARK: Telling

  @Test func letsAHandlerLetGoOfTheForm() {
    @MainActor final class Owner { var form: FormValidator? = FormValidator() }
    let owner = Owner()
    let released = Weak(owner.form)
    owner.form?.add(name)
    owner.form?.delegate = recorder
    owner.form?.stateChangedHandler = { _ in owner.form = nil }
    name.text = "Ada"
    #expect(recorder.news() == ["? hears of ?", "? delegate Valid"])
    #expect(released.object == nil)
    #expect(name.form == nil)
    name.text = "A"
    #expect(name.state == .invalid)
  }

  @Test func aControlThatWasNeverValidatedIsInvalidWithoutFailures() {
    let form = FormValidator()
    let email = form.add(TextControl(text: "ada@example.com"))
    email.addRule(.email)
    let news = form.add(Control(false))
    news.value = true
    #expect(!form.isValid && form.state == .invalid && form.failures.isEmpty)
    #expect(!email.isValid && email.failures.isEmpty)
    #expect(form.silentFailures().isEmpty)
    #expect(!form.isValid)
    #expect(form.validate() == .valid)
    // A control without rules is valid from the start.
    #expect(FormValidator().isValid && Control(false).isValid)
  }

  // MARK: Lifetime

  @Test func keepsNobodyAlive() {
    var released: [Weak<AnyObject>] = []
    do {
      let outer = FormValidator()
      let form = outer.add(FormValidator(), name: "page")
      let (first, second) = (TextControl(), TextControl())
      let recorder = FormRecorder()
      let objects: [AnyObject] = [outer, form, first, second, recorder, first.validator, second.validator]
      released = objects.map { Weak($0) }
      recorder.record(form)
      recorder.record(first, as: "first")
      form.add(first)
      form.add(second, when: { [weak first] in first?.text != "" })
      second.validator.addValidationToEnsureInstanceIsTheSame(as: first)
      first.validator.addValidationToEnsureInstanceIsTheSame(as: second)
      form.addCondition(on: first, over: first, second) { $0 == $1 }
      form.requireAtLeast(1, of: [first, second])
      released += (first.validators + second.validators).map { Weak($0) }
      first.text = "a"
      second.text = "a"
      #expect(outer.validate() == .valid)
    }
    #expect(released.map { $0.object == nil } == Array(repeating: true, count: released.count))
  }
}
