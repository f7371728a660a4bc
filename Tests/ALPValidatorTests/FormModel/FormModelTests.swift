import ALPValidator
import ALPValidatorTesting
import Testing

@MainActor
@Suite struct FormModelTests {
  // MARK: Controls

  @Test func controlsHaveWhatTheRuleSetDeclares() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    let street = form[\.address.street]
    #expect(street.path == "/address/street")
    #expect(street.label == "Street")
    #expect(street.isRequired)
    #expect(form[\.age].value == 36)
    #expect(!form[\.age].isRequired)
  }

  @Test func aControlIsTheSameWithEachAccess() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    #expect(form[\.name] === form[\.name])
    #expect(form[\.address.street] === form.part(\.address)[\.street])
    #expect(form.part(\.address) === form.part(\.address))
    #expect(form.control(at: "/address/street") === form[\.address.street])
  }

  @Test func rulesOfTheDeclarationDecide() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    #expect(form.validate() == .valid)
    form[\.age].text = "12"
    form[\.address.city].text = "  "
    #expect(form.failures.map(\.path) == ["/age", "/address/city"])
    #expect(form.failures.map(\.path) == Profile.rules.failures(for: form.value).map(\.path))
  }

  @Test func anOptionalPropertyMayBeNil() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.age].text = ""
    #expect(form.value.age == nil)
    #expect(form.validate() == .valid)
    form[\.bio].text = "   "
    #expect(form.value.bio == nil)
    form[\.bio].value = ""
    #expect(form.value.bio == "")
  }

  /// It returned an object that was connected with nothing, so what the user typed was lost.
  @Test func theWrongAccessorEndsTheProgramAndNamesTheRightOne() async throws {
    let subscriptOfStructure = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = FormModel(Profile.example, rules: Profile.rules)[\.address] }
    #expect(subscriptOfStructure?.said("the form returns by part(_:)") == true)
    let subscriptOfList = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = FormModel(Application(), rules: Application.rules)[\.employers] }
    #expect(subscriptOfList?.said("the form returns by list(_:)") == true)
    let partOfList = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let form: FormModel<[Employer]> = FormModel(Application(), rules: Application.rules).part(\.employers)
      _ = form
    }
    #expect(partOfList?.said("the form returns by list(_:)") == true)
    let undeclared = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = FormModel(Profile.example, rules: [.at(\.name, "name")])[\.email] }
    #expect(undeclared?.said("does not declare") == true)
  }

  @Test func anUndeclaredPropertyIsNoContent() {
    struct Note: Codable, Equatable, Sendable {
      var title = ""
      var text = ""
      var tags = ["a"]
    }
    let form = FormModel(Note(), rules: [.at(\.title, "title"), .each(\.tags, "tags", [])])
    let loaded = Note(title: "Engines", text: "Steam", tags: ["b"])
    form.value = loaded
    #expect(form.list(\.tags).elements[0][\.self].value == "b")
    #expect(form.value == loaded)
    #expect(form.base == Note(text: "Steam"))
    form.reset()
    #expect(form.value == Note(text: "Steam"))
    let bases = Reader { _ = form.base }
    form.rebase(onto: Note(text: "Wind"))
    #expect(form.base.text == "Wind" && form.value.text == "Wind" && !form.isDirty)
    #expect(bases.count == 1)
  }

  // MARK: The value

  @Test func theValueHasEachEditFormatted() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.name].value = " Grace "
    form[\.address.city].value = " Bonn"
    var expected = Profile.example
    expected.name = "Grace"
    expected.address.city = "Bonn"
    #expect(form.value == expected)
    #expect(form[\.name].value == " Grace ")
  }

  @Test func textThatCannotBeReadLeavesTheValue() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.age].text = "3x"
    #expect(form.value.age == 36)
    #expect(form.validate() == .invalid)
    form.value.age = 36
    #expect(form[\.age].text == "36")
    #expect(form.validate() == .valid)
  }

  @Test func settingTheValueShowsNothingAndEditsNothingThatIsEqual() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    var changed: [String] = []
    let observations = [
      form[\.name].addObserver { if $0 == .changed { changed.append("name") } },
      form[\.email].addObserver { if $0 == .changed { changed.append("email") } },
    ]
    // The optimizer releases what is not used any more, which ends an observation.
    withExtendedLifetime(observations) { form.value.email = "nonsense" }
    #expect(changed == ["email"])
    #expect(form[\.email].value == "nonsense")
    #expect(form[\.email].visibleErrorMessages.isEmpty)
  }

  @Test func settingTheValueNotifiesOnce() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form.validate()
    var count = 0
    form.stateChangedHandler = { _ in count += 1 }
    form.value = Profile()
    #expect(count == 1)
    #expect(form.state == .invalid)
  }

  @Test func aReaderOfTheValueIsNotifiedOnceUntilItReadsAgain() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    let whole = Reader { _ = form.value }
    let name = Reader { _ = form[\.name].value }
    form[\.email].text = "b@example.com"
    form[\.email].text = "c@example.com"
    #expect(whole.count == 1)
    #expect(name.count == 0)
    whole.read()
    form[\.address.city].text = "Trier"
    #expect(whole.count == 2)
  }

  @Test func aConditionThatReadsTheValueFollowsIt() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    let extra = form.add(TextControl(), name: "extra")
    extra.addCondition(.satisfies("city") { [weak form] in form?.value.address.city == $0 })
    extra.text = "Bonn"
    #expect(!extra.isValid)
    form[\.address.city].text = "Bonn"
    #expect(extra.isValid)
    form[\.address.city].text = "Ulm"
    #expect(!extra.isValid)
  }

  // MARK: Rules across properties

  @Test func aRuleAcrossPropertiesFollowsWhatItReads() {
    let form = FormModel(Checkout(), rules: Checkout.rules)
    form[\.card.number].value = "37"
    form[\.card.code].value = "123"
    form.validate()
    #expect(form[\.card.code].failures.map(\.name) == ["code-length"])
    #expect(form[\.card.code].errorMessages == ["The code has another length."])
    form[\.card.number].value = "42"
    #expect(form[\.card.code].isValid)
  }

  @Test func aRuleAcrossPropertiesIsSilentWhileOneCannotBeRead() {
    let form = FormModel(Application(), rules: Application.rules)
    let employer = form.list(\.employers).append(Employer(company: "A", from: 2020, to: 2010))
    employer.validate()
    #expect(employer.failures.map(\.name) == ["order"])
    employer[\.from].text = "x"
    #expect(employer.failures.map(\.name) == ["parse"])
    employer[\.from].text = "2021"
    #expect(employer.failures.map(\.name) == ["order"])
  }

  @Test func conditionalRulesFollowTheirProperty() {
    let form = FormModel(Application(), rules: Application.rules)
    form[\.visa].value = .permit
    form.validate()
    #expect(form[\.permitNumber].failures.map(\.name) == ["presence"])
    form[\.visa].value = .citizen
    #expect(form[\.permitNumber].isValid)
    form[\.visa].value = .permit
    #expect(!form[\.permitNumber].isValid)
  }

  @Test func aRuleAboutTheStructureFailsAtTheForm() {
    let rules: RuleSet<QuietHours> = [
      .at(\.from, "from"), .at(\.to, "to"), .satisfies("short") { $0.to - $0.from < 10 },
    ]
    let form = FormModel(QuietHours(from: 1, to: 20), rules: rules)
    #expect(form.validate() == .invalid)
    #expect(form.failures.map(\.path) == [""])
    #expect(form.failures.map(\.name) == ["short"])
    form[\.to].value = 3
    #expect(form.isValid)
  }

  // MARK: Changes

  @Test func changedPathsNameWhatDiffers() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    #expect(form.changedPaths.isEmpty)
    form[\.age].text = "x"
    form[\.address.city].text = "Bonn"
    form[\.name].text = " Ada "
    #expect(form.changedPaths == ["/age", "/address/city"])
    #expect(form.isDirty)
    form[\.age].text = "36"
    form[\.address.city].text = "Köln"
    #expect(form.changedPaths.isEmpty)
    #expect(!form.isDirty)
  }

  @Test func discardingRestoresTheBase() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    let terms = form.add(Control(false), name: "terms")
    form[\.age].text = "x"
    form[\.address.city].text = ""
    terms.value = true
    form.validate()
    form.reset()
    #expect(form.value == Profile.example)
    #expect(!form.isDirty)
    #expect(form[\.age].text == "36")
    #expect(form.failures.isEmpty)
    #expect(terms.form === form)
    #expect(!terms.value)
  }

  @Test func markingCleanMakesTheValueTheBase() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.name].text = "Grace"
    form.markClean()
    #expect(!form.isDirty)
    #expect(form.base.name == "Grace")
    form[\.name].text = "X"
    form.reset()
    #expect(form.value.name == "Grace")
  }

  // MARK: Everything of a form

  @Test func pagesAreGroupsOfItsControls() {
    let form = FormModel(Profile(), rules: Profile.rules)
    let page = form.add(FormValidator(), at: 0)
    page.add(form[\.name])
    page.add(form[\.email])
    #expect(form[\.name].path == "/name")
    #expect(page.validate() == .invalid)
    #expect(page.failures.map(\.path) == ["/name", "/email"])
    form[\.name].text = "Ada"
    #expect(form.value.name == "Ada")
    #expect(form.changedPaths == ["/name"])
  }

  /// The control is on a page of the form around, and its value goes to its structure.
  @Test func aPageHasControlsOfAStructureInTheStructure() {
    let form = FormModel(Checkout(), rules: Checkout.rules)
    let page = form.add(FormValidator())
    page.add(form[\.shipping.city])
    let values = [Reader { _ = form.value }, Reader { _ = form.part(\.shipping).value }]
    form[\.shipping.city].text = "Ulm"
    #expect(values.map(\.count) == [1, 1])
    #expect(form.value.shipping.city == "Ulm")
  }

  /// A rule of a later property asks in the middle of the command.
  @Test func aQuestionReadsWhatTheCommandHasChangedSoFar() {
    let form = FormModel(Checkout(), rules: Checkout.rules)
    _ = form.value
    var cities: [String] = []
    form[\.shipping.city].addCondition(
      .satisfies { [weak form] _ in
        cities.append(form?.value.shipping.city ?? "")
        return true
      })
    form[\.shipping.city].text = "Ulm"
    form[\.shipping.city].text = "Bonn"
    #expect(cities == ["Ulm", "Bonn"])
  }

  @Test func partsThatTheStructureDoesNotHaveTakePart() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    let terms = form.add(Control(false), name: "terms")
    terms.addRule(.same(as: true))
    #expect(!form.isDirty)
    #expect(form.validate() == .invalid)
    #expect(form.failures.map(\.path) == ["/terms"])
  }

  @Test func submissionPassesTheValue() async throws {
    let form = FormModel(Profile(), rules: Profile.rules)
    let refused = await form.submit { profile in profile.name }
    #expect(refused == .invalid)
    form[\.name].text = " Ada "
    form[\.email].text = "ada@example.com"
    let submitted = await form.submit { profile in profile.name }
    #expect(submitted == .submitted("Ada"))
  }

  @Test func whatIsTypedDuringASubmissionStaysDirtyAndIsNoConflict() async throws {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.name].text = "Grace"
    let submission = await form.save { profile in
      form[\.name].text = "Grace Hopper"
      form[\.bio].text = "Navy"
      return profile
    }
    guard case .submitted(let saved) = submission else {
      Issue.record("\(submission)")
      return
    }
    #expect(saved.name == "Grace")
    #expect(form.changedPaths == ["/name", "/bio"])
    #expect(form.base.name == "Grace")
  }

  @Test func externalFailuresFindTheirControls() {
    let form = FormModel(Application(), rules: Application.rules)
    let employer = form.list(\.employers).append(Employer(company: "A"))
    form.list(\.skills).append("Swift")
    form.setExternalFailures([
      "/employers/0/company": "Unknown.", "/employers": "Too few.", "/skills/0": "Which one?",
      "": "Try again.",
    ])
    #expect(employer[\.company].errorMessages == ["Unknown."])
    #expect(form.list(\.employers).externalFailures.map(\.message) == ["Too few."])
    #expect(form.list(\.skills).elements.first?[\.self].errorMessages == ["Which one?"])
    #expect(form.externalFailures.map(\.message) == ["Try again."])
    form.list(\.employers).append(Employer())
    #expect(form.list(\.employers).externalFailures.isEmpty)
  }

  /// A rule with a path, and no key path, had its failure at the whole form.
  @Test func showsTheFailureOfARuleAtItsPath() {
    struct Account: Sendable { var password = "secret", repeated = "other" }
    let form = FormModel(
      Account(),
      rules: [
        .at(\.password, "password"), .at(\.repeated, "repeated"),
        .satisfies("same", at: "/repeated") { $0.password == $0.repeated },
      ])
    form.validate()
    #expect(form[\.repeated].failures.map(\.name) == ["same"])
  }

  // MARK: Lifetime

  @Test func isReleasedWithItsControls() {
    weak var form: FormModel<Application>?
    weak var control: AnyControl?
    weak var element: FormModel<Employer>?
    do {
      let model = FormModel(Application(), rules: Application.rules)
      form = model
      control = model[\.email]
      element = model.list(\.employers).append(Employer())
      model[\.email].text = "x"
      model.validate()
      _ = model.value
    }
    #expect(form == nil)
    #expect(control == nil)
    #expect(element == nil)
  }

  @Test func aControlThatOutlivesItsFormIsUsable() {
    var form: FormModel? = FormModel(Profile.example, rules: Profile.rules)
    let name = form?[\.name]
    form = nil
    name?.text = ""
    #expect(name?.validate() == .invalid)
  }
}
