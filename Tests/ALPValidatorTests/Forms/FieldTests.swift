import ALPValidator
import ALPValidatorTesting
import Testing

/// Fields of a form: what is an edit, what is required, and which failures they have.
@MainActor @Suite struct FieldTests {
  private let form = FormValidator()
  private let email = TextControl()
  private let phone = TextControl()

  init() {
    form.add(email, name: "email", label: "E-mail")
    form.add(phone, name: "phone")
  }

  @Test func anEqualValueIsNoEdit() {
    email.addRule(.notEmpty)
    email.text = "ada"
    form.markClean()
    email.setExternalFailure("Taken.")
    var events: [ControlEvent] = []
    let observation = email.addObserver { events.append($0) }
    email.text = "ada"
    #expect(email.errorMessages == ["Taken."] && !email.isDirty && events.isEmpty)
    email.text = "e\u{301}"
    email.text = "\u{e9}"
    #expect(email.text.unicodeScalars.count == 1, "equal, but of other scalars")
    withExtendedLifetime(observation) {}
  }

  @Test func conditionsOverTheFormDoNotMakeAFieldRequired() {
    form.requireAtLeast(1, of: [email, phone])
    form.addCondition("different", on: phone, over: email, phone) { $0 != $1 || $0.isEmpty }
    form.validate()
    #expect(form.state == .invalid)
    #expect(!email.isRequired && !phone.isRequired)
    email.text = "a"
    #expect(!email.isRequired && form.isValid)
    phone.addRule(.notEmpty)
    #expect(phone.isRequired)
  }

  @Test func validatingShowsFailures() {
    email.policy = .onFocusLoss
    email.addRule(.notEmpty)
    #expect(!email.shouldShowErrors)
    #expect(form.validate() == .invalid)
    #expect(email.shouldShowErrors && email.isTouched && phone.isTouched)
  }

  @Test func aParsedValueFollowsDependenciesWhileTheTextIsEdited() {
    let (number, limit) = (Validator(type: .numeric(Int.self)), Control(10))
    email.attachValidator(number, parsing: Int.init, policy: .onFocusLoss)
    number.addCondition(.satisfies { $0 < limit.value })
    email.beginEditing()
    email.text = "7"
    email.endEditing()
    #expect(number.isValid)
    email.beginEditing()
    email.text = "70"
    limit.value = 5
    #expect(number.value == 7 && number.state == .invalid)
  }

  @Test func aLabelReachesFailuresWhoseMessageDoesNotContainIt() {
    email.addRule(.notEmpty, invalidMessage: "Who?")
    email.validate()
    #expect(email.failures.map(\.label) == ["E-mail"])
    email.label = "Address"
    #expect(email.failures.map(\.label) == ["Address"])
    let validator = email.validator
    email.removeValidator(validator)
    #expect(validator.failures.map(\.label) == [nil])
  }

  @Test func addRulesAppliesTheWholeSet() {
    var rules: RuleSet<String> = [.length(3...), .containsDigit]
    rules.isOptional = true
    rules.stopsAtFirstFailure = true
    rules.messages = MessageCatalog(language: "de")
    email.addRules(rules)
    email.validate()
    #expect(email.isValid)
    email.text = "a"
    #expect(email.errorMessages == ["Bitte geben Sie mindestens 3 Zeichen ein."])
  }

  @Test func aMissingStructureDoesNotBlameItsOptionalProperties() {
    struct Address { var street: String?, phone: Int? }
    struct Order { var delivery: Address? }
    let address: RuleSet<Address> = [
      .at(\.street, "street", [.notEmpty]), .at(\.phone, "phone", [.range(1...9)]),
    ]
    let optional: RuleSet<Order> = [.at(\.delivery, "delivery", address)]
    #expect(optional.failures(for: Order()) == [])
    let required: RuleSet<Order> = [.at(\.delivery, "delivery", RuleSet([.notEmpty] + address.rules))]
    #expect(required.failures(for: Order()).map { "\($0.path) \($0.name)" } == ["/delivery presence"])
    #expect(address.failures(for: nil).map(\.path) == ["/street"])
  }

  @Test func stoppingAtTheFirstFailureAppliesFromTheNextValidation() {
    email.addRule(.length(3...), invalidMessage: "Short.")
    email.addRule(.containsDigit, invalidMessage: "No digit.")
    email.validate()
    email.validator.stopsAtFirstFailure = true
    email.label = "Other"
    #expect(email.errorMessages == ["Short.", "No digit."])
    email.validate()
    #expect(email.errorMessages == ["Short."])
  }

  @Test func notifiesOfTheOrderAndThePathsOfFailuresAwaitingRetry() async {
    for control in [email, phone] {
      control.addCondition(
        .async(options: RequestOptions(failurePolicy: .hold)) { _ in throw CancellationError() })
      control.validate()
    }
    await form.settledState()
    var paths: [[ValidationPath]] = []
    form.stateChangedHandler = { [form] _ in paths.append(form.failuresAwaitingRetry.map(\.path)) }
    form.add(phone, at: 0)
    form.add(phone, name: "mobile")
    #expect(paths == [["/phone", "/email"], ["/email", "/mobile"]])
    let observation = phone.addObserver { [form, email] _ in
      form.remove(email)
      form.add(email)
    }
    phone.beginEditing()
    #expect(paths.last == ["/mobile", "/email"] && paths.count == 3)
    withExtendedLifetime(observation) {}
  }
}
