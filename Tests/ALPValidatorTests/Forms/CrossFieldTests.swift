import ALPValidator
import Testing

@MainActor @Suite struct CrossFieldTests {
  private let password = TextControl()
  private let repeated = TextControl()

  @Test func followsTheOtherControlBothWays() {
    repeated.validator.addValidationToEnsureInstanceIsTheSame(as: password, invalidMessage: "Different.")
    password.text = "one"
    #expect(!repeated.hasValidated)
    repeated.text = "one"
    #expect(repeated.isValid)
    password.text = "two"
    #expect(repeated.errorMessages == ["Different."])
    repeated.text = "two"
    #expect(repeated.isValid)
    password.text = "one"
    password.text = "two"
    #expect(repeated.isValid)
  }

  @Test func isMetIfAControlWasReleased() {
    let form = FormValidator()
    form.add(password)
    form.addCondition(on: password, over: TextControl()) { _ in false }
    #expect(form.validate() == .valid)
  }

  @Test(arguments: ValidationPolicy.allCases)
  func runsAgainWhateverThePolicy(_ policy: ValidationPolicy) {
    repeated.policy = policy
    repeated.validator.addValidationToEnsureInstanceIsTheSame(as: password)
    repeated.validate()
    #expect(repeated.isValid)
    password.text = "one"
    #expect(repeated.state == .invalid)
  }

  @Test func comparesFormattedValues() {
    password.formatters = [ValueFormatter { $0.lowercased() }]
    repeated.validator.addValidationToEnsureInstanceIsTheSame(as: password)
    password.text = "ONE"
    repeated.text = "one"
    #expect(repeated.isValid)
    #expect(password.text == "ONE")
  }

  @Test func runsEachDependentOnceAChangeThoughTheyReadEachOther() {
    var counts = [0, 0]
    password.addCondition(
      .satisfies { [weak repeated] _ in
        counts[0] += 1
        return repeated?.text != "x" && repeated?.value != "y"
      })
    repeated.addCondition(
      .satisfies { [weak password] _ in
        counts[1] += 1
        return password?.text != "x" && password?.formattedValue != "y"
      })
    password.text = "a"
    repeated.text = "b"
    #expect(counts == [2, 1])
    password.text = "x"
    #expect(counts == [3, 2])
    #expect(repeated.state == .invalid)
    repeated.text = "x"
    #expect(counts == [4, 3])
    #expect(password.state == .invalid)
  }

  @Test func restrictsARuleThroughItsHandle() {
    let (isCompany, isForeign) = (Control(false), Control(true))
    let handle = password.validator.addValidationToEnsurePresence(invalidMessage: "Which?")
      .when { isCompany.value }
      .when { isForeign.value }
    password.validate()
    #expect(password.isValid)
    isCompany.value = true
    #expect(password.errorMessages == ["Which?"])
    isForeign.value = false
    #expect(password.isValid)
    isForeign.value = true
    handle.remove()
    handle.when { true }
    password.validate()
    #expect(password.isValid)
    #expect(password.validator.rules.count == 0)
  }

  @Test func doesNotValidateForItselfWhatThePolicyKeepsBack() {
    password.policy = .onFocusLoss
    password.addCondition(.satisfies { [weak password] _ in password?.text != "x" })
    password.validate()
    password.text = "x"
    #expect(password.isValid)
    password.beginEditing()
    password.endEditing()
    #expect(password.state == .invalid)
  }

  @Test func forgetsReadersThatWentAway() {
    for _ in 0..<100 {
      let row = TextControl()
      row.validator.addValidationToEnsureInstanceIsTheSame(as: password)
      row.text = "row"
    }
    repeated.validator.addValidationToEnsureInstanceIsTheSame(as: password)
    repeated.text = "one"
    password.text = "one"
    #expect(repeated.isValid)
  }

  // MARK: Conditions of a form

  @Test func putsTheMessageOfAConditionOnTheControlThatIsNamed() {
    let form = FormValidator()
    form.add(password)
    form.add(repeated)
    form.addCondition(
      "same", on: repeated, over: password, repeated, invalidMessage: "Different."
    ) { $0 == $1 }
    password.text = "one"
    #expect(form.errorMessages.isEmpty)
    form.validate()
    #expect(repeated.failures.map(\.name) == ["same"])
    #expect(repeated.errorMessages == ["Different."])
    password.text = ""
    #expect(form.isValid)
  }

  @Test func needsSomeOfSeveralControls() {
    let form = FormValidator()
    let accepts = form.add(Control(false))
    form.add(password)
    form.add(repeated)
    repeated.formatters = [ValueFormatter { $0.filter { $0 != " " } }]
    form.requireAtLeast(2, of: [accepts, password, repeated], invalidMessage: "Two, please.")
    form.validate()
    #expect(accepts.errorMessages == ["Two, please."])
    #expect(accepts.failures.map(\.parameters) == [["minimum": 2]])
    password.text = "a"
    #expect(!form.isValid)
    repeated.text = "  "
    #expect(!form.isValid)
    repeated.text = "b"
    #expect(form.isValid)
    repeated.isEnabled = false
    #expect(!form.isValid)
    accepts.value = true
    #expect(form.isValid)
  }

  @Test func asksConditionsOfAFormOnlyWhenTheyCount() {
    let form = FormValidator()
    let ships = form.add(Control(false))
    form.add(password)
    form.add(repeated)
    let isActive: @MainActor () -> Bool = { [weak ships] in ships?.value == true }
    form.requireAtLeast(
      1, of: [password, repeated], invalidMessage: "One.", severity: .warning, when: isActive)
    form.addCondition(on: password, invalidMessage: "Long.", when: isActive) { [weak password] in
      (password?.text.count ?? 0) < 3
    }
    form.addCondition(on: repeated, over: password, repeated, invalidMessage: "Same.", when: isActive) {
      $0 != $1
    }
    form.validate()
    #expect(form.isValid && form.warnings.isEmpty)
    ships.value = true
    #expect(form.errorMessages == ["Same."])
    #expect(form.warnings.map(\.message) == ["One."])
    password.text = "long"
    #expect(form.errorMessages == ["Long."])
    #expect(form.warnings.isEmpty)
    ships.value = false
    #expect(form.isValid)
  }
}
