import ALPValidator
import Foundation
import Testing

/// The code for controls and forms that the articles of migration show.
@MainActor @Suite struct MigratedFormTests {
  private let control = TextControl()
  private let form = FormValidator()

  @Test func attachesValidators() {
    let validator = Validator(type: .string)
    let other = Validator(type: .string)
    control.attachValidator(validator)
    control.text = "ada"
    #expect(validator.isValid)
    control.removeValidator(validator)
    control.attachValidator(other)
    control.removeValidators()
    validator.reset()
    other.reset()
    control.text = "ida"
    #expect(!validator.hasValidated && !other.hasValidated)
  }

  @Test func validatesParsedText() {
    let age = Validator(type: .numeric(Int.self))
    age.addRule(.minimum(13))
    control.attachValidator(age, parsing: Int.init)
    control.text = "12"
    #expect(age.failures.map(\.name) == ["minimum"])
    control.text = "13"
    #expect(control.isValid)
  }

  @Test func validatesDates() {
    do {
      let day = Validator<Date>()
      control.attachValidator(day, parsing: .date(locale: Locale(identifier: "it-IT")))
      control.text = "29/02/2024"
      #expect(control.isValid)
      control.text = "29/02/2023"
      #expect(!control.isValid)
    }
    control.removeValidators()
    let day = Validator<Date>()
    control.attachValidator(day, parsing: .date(locale: Locale(identifier: "nl-NL")))
    control.text = "31-12-2024"
    #expect(control.isValid)
    control.text = "2024"
    #expect(!control.isValid)
  }

  @Test func hasRules() {
    control.addRule(.email)
    control.text = "ada"
    let violated = control.failures.map(\.name)
    #expect(violated == ["email"])
    control.reset()
    control.validator.isOptional = true
    let isValid = control.silentFailures().isEmpty
    #expect(isValid && !control.isValid && control.failures.isEmpty)
    control.validate()
    #expect(control.isValid)
  }

  @Test func hasSetsOfRules() {
    let set: RuleSet<String> = [.notEmpty, .email]
    control.addRules(set)
    control.addRules([.notEmpty, .email])
    let name: RuleSet<String> = [.notEmpty, .length(2...)]
    control.addRules(name)
    control.text = "a"
    #expect(control.failures.map(\.name) == ["email", "email", "length"])
  }

  @Test func removesRules() {
    let handle = control.addRule(.email)
    handle.remove()
    control.text = "ada"
    #expect(control.isValid)
  }

  @Test func hasMessages() {
    control.addRule(.notEmpty)
    control.addRule(.email, invalidMessage: "Not an address!")
    control.addRule(.length(5...)).message { "At least \($0.parameters["minimum"] ?? 0)!" }
    control.validator.messages = MessageCatalog(language: "de")
    control.validate()
    #expect(control.errorMessages.first?.hasPrefix("Bitte") == true)
    #expect(control.errorMessages.dropFirst() == ["Not an address!", "At least 5!"])
  }

  @Test func formatsAndRestrictsInput() {
    control.addRule(.email)
    control.formatters = [.trimmed]
    control.text = " ada@example.com "
    #expect(control.isValid)
    control.inputRestrictions = [.length(...5)]
    control.text = "grüße"
    control.text = "grüße!"
    #expect(control.text == "grüße")
  }

  @Test func validatesWhenThePolicySays() {
    control.addRule(.email)
    control.policy = .manual
    control.text = "ada"
    #expect(!control.hasValidated)
    control.policy = .onInputChange
    control.text = "ada@"
    #expect(control.hasValidated)
    control.policy = .onFocusLoss
    control.beginEditing()
    control.text = "ada@example.com"
    #expect(!control.isValid)
    control.endEditing()
    #expect(control.isValid)
    control.reset()
    control.errorVisibility = .afterEditing
    control.policy = .onInputChange
    control.beginEditing()
    control.text = "ada"
    #expect(!control.shouldShowErrors)
    control.endEditing()
    #expect(control.shouldShowErrors)
    control.text = "ada@example.com"
    #expect(control.isValid)
    form.add(control).policy = .onFocusLoss
    #expect(control.policy == .onFocusLoss)
  }

  @Test func notifiesObservers() {
    let button = Control(false)
    let delegate = Recorder()
    var changes = 0
    control.addRule(.notEmpty)
    control.validator.delegate = delegate
    let observation = control.addObserver { event in changes += event == .changed ? 1 : 0 }
    control.stateChangedHandler = { state in button.value = state == .valid }
    control.text = "ada"
    #expect(button.value && changes == 1)
    #expect(delegate.events == ["delegate Valid []"])
    observation.remove()
    var states: [ValidatorState] = []
    control.stateChangedHandler = { states.append($0) }
    control.text = ""
    #expect(states == [.invalid])
  }

  @Test func dependsOnOtherFields() {
    let other = Control(true)
    control.addRule(.notEmpty, when: { [weak other] in other?.value == true })
    control.validate()
    #expect(!control.isValid)
    other.value = false
    #expect(control.isValid)
    let country = TextControl(text: "DE")
    control.addRule(.email, when: { [weak country] in country?.text == "DE" })
    control.validate()
    #expect(!control.isValid)
    country.text = "FR"
    #expect(control.isValid)
  }

  @Test func comparesWithOtherFields() {
    let confirmation = TextControl()
    let password = TextControl(text: "k9")
    let other = TextControl(text: "ada")
    confirmation.addValidationToEnsureInstanceIsTheSame(as: password)
    confirmation.text = "k9"
    #expect(confirmation.isValid)
    password.text = "K9"
    #expect(confirmation.failures.map(\.name) == ["same"])
    control.addCondition(.different { [weak other] in other?.value })
    control.text = "ada"
    #expect(control.failures.map(\.name) == ["different"])
  }

  @Test func validatesSliders() {
    let slider = Control(0.5)
    slider.addRule(.range(0.2...0.8))
    slider.value = 0.9
    #expect(slider.failures.map(\.name) == ["range"])
  }

  @Test func showsErrors() {
    let email = TextControl()
    let tick = Control(false)
    email.addRule(.email)
    email.stateChangedHandler = { state in tick.value = state == .valid }
    email.text = "ada"
    let isRed = email.shouldShowErrors && !email.isValid
    #expect(isRed)
    email.text = "ada@example.com"
    #expect(tick.value)
    email.setExternalFailure("Taken.")
    #expect(email.errorMessages == ["Taken."])
    email.text = "ida@example.com"
    #expect(email.isValid)
    email.reset()
    email.validate()
    #expect(email.hasValidated)
  }

  @Test func validatesForms() {
    do {
      let form = FormValidator()
      form.add(control)
      #expect(form.parts.count == 1)
      form.remove(control)
      #expect(form.isValid)
    }
    let button = Control(true)
    form.add(control)
    control.addRule(.notEmpty)
    form.stateChangedHandler = { state in button.value = state == .valid }
    let errors = form.silentFailures()
    #expect(errors.map(\.name) == ["presence"] && !control.hasValidated)
    let state = form.validate()
    let count = form.controls.count { !$0.failures.isEmpty }
    #expect(state == .invalid && count == 1 && !button.value)
    control.text = "ada"
    let isValid = form.silentFailures().isEmpty
    #expect(isValid && form.isValid && button.value)
    form.reset()
    #expect(control.text == "")
    do {
      let isValid = form.validate() == .valid
      #expect(!isValid)
    }
  }

  @Test func validatesAcrossFields() {
    let start = form.add(Control(9))
    let end = form.add(Control(8))
    form.addCondition("order", on: start, over: start, end) { $0 < $1 }
    form.validate()
    #expect(start.failures.map(\.name) == ["order"])
    end.value = 10
    #expect(form.isValid)
  }

  @Test func requiresSomeOfAGroup() {
    let home = form.add(TextControl())
    let mobile = form.add(TextControl())
    form.requireAtLeast(1, of: [home, mobile])
    form.validate()
    #expect(form.failures.map(\.name) == ["at-least"])
    mobile.text = "555"
    #expect(form.isValid)
  }

  @Test func requiresAllOfAGroupOrNone() {
    let parts = [TextControl(), TextControl(), TextControl()]
    for part in parts { form.add(part) }
    form.addCondition(on: parts[0]) { [0, 2, 3].contains(parts.filter(\.hasContent).count) }
    #expect(form.validate() == .valid)
    parts[2].text = "a"
    #expect(!form.isValid)
    parts[1].text = "b"
    #expect(form.isValid)
  }

  @Test func groupsFields() {
    let first = TextControl()
    let last = TextControl()
    let name = form.add(FormValidator(), name: "name")
    name.add(first)
    name.add(last)
    last.addRule(.notEmpty, invalidMessage: "Please!")
    form.validate()
    #expect(name.errorMessages == ["Please!"])
  }

  @Test func ignoresHiddenAndDisabledFields() {
    let company = TextControl()
    let isCompany = Control(false)
    company.addRule(.notEmpty)
    form.add(company, when: { [weak isCompany] in isCompany?.value == true })
    #expect(form.validate() == .valid)
    isCompany.value = true
    #expect(form.validate() == .invalid)
    isCompany.value = false
    #expect(form.validate() == .valid)
  }

  @Test func submitsForms() async {
    let email = form.add(TextControl(text: "ada"))
    email.addRule(.email)
    func signUp(_ address: String) async -> Int { 1815 }
    do {
      let submission = await form.submit {}
      var focus: AnyControl?
      if case .invalid = submission { focus = form.firstInvalidControl }
      #expect(focus === email)
    }
    email.text = "ada@example.com"
    let submission = await form.submit { await signUp(email.formattedValue) }
    #expect(submission == .submitted(1815))
  }
}
