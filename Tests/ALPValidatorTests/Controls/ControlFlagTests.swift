import ALPValidator
import Observation
import Testing

@MainActor @Suite struct ControlFlagTests {
  private let control = TextControl()

  init() { control.addRule(.length(3...), invalidMessage: "Short.") }

  private func leave() {
    control.beginEditing()
    control.endEditing()
  }

  @Test func isDirtyWhileTheValueIsAnother() {
    #expect(!control.isDirty)
    control.text = "a"
    #expect(control.isDirty)
    control.text = ""
    #expect(!control.isDirty)
    control.text = "b"
    control.markClean()
    #expect(!control.isDirty)
    control.text = ""
    #expect(control.isDirty)
    control.reset()
    #expect(!control.isDirty)
    #expect(control.text == "b")
    control.reset(to: "c")
    #expect(!control.isDirty)
    #expect(control.text == "c")
  }

  @Test func notifiesOfTheValueThatAResetBrings() {
    var changes = 0
    func observe() {
      withObservationTracking {
        _ = control.text
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    let (other, confirmation) = (control, TextControl(text: "ada"))
    confirmation.addCondition(.same { other.text })
    confirmation.validate()
    observe()
    control.reset(to: "ada")
    #expect(changes == 1)
    #expect(confirmation.isValid)
    observe()
    control.reset(to: "ada")
    #expect(changes == 1)
  }

  @Test func isDirtyOnceAValueWasSetThatCannotBeCompared() {
    struct Seat {}
    let control = Control(Seat())
    #expect(!control.isDirty)
    control.value = Seat()
    #expect(control.isDirty)
    control.markClean()
    #expect(!control.isDirty)
    control.value = Seat()
    control.reset()
    #expect(!control.isDirty)
  }

  @Test func isTouchedOnceItWasLeft() {
    control.text = "a"
    control.endEditing()
    #expect(!control.isTouched)
    control.beginEditing()
    #expect(control.isEditing && !control.isTouched)
    control.endEditing()
    #expect(!control.isEditing && control.isTouched)
    control.reset()
    #expect(!control.isTouched)
  }

  @Test func resetsToTheFirstValueWithoutValidating() {
    var events: [ControlEvent] = []
    let observation = control.addObserver { events.append($0) }
    defer { observation.remove() }
    control.text = "ab"
    control.setExternalFailure("No.")
    control.reset()
    #expect(control.text == "")
    #expect(!control.hasValidated && control.errorMessages.isEmpty && control.externalFailures.isEmpty)
    #expect(control.validator.rules.count == 1)
    #expect(events == [.changed, .reset])
  }

  @Test func validatesThoseThatReadItWhenAResetChangesIt() {
    let other = TextControl()
    other.validator.addValidationToEnsureInstanceIsTheSame(as: control)
    control.text = "a"
    other.text = "a"
    #expect(other.isValid)
    control.reset()
    #expect(other.state == .invalid)
  }

  // MARK: What to show

  @Test(arguments: [ValidationPolicy.onFocusLoss, .onFocusLossThenInputChange])
  func showsErrorsOnceItWasLeft(_ policy: ValidationPolicy) {
    control.policy = policy
    control.beginEditing()
    control.text = "a"
    #expect(!control.hasValidated)
    #expect(!control.shouldShowErrors)
    control.endEditing()
    #expect(control.shouldShowErrors)
  }

  @Test func showsErrorsAfterAValidationByHand() {
    control.policy = .manual
    control.text = "a"
    leave()
    #expect(!control.shouldShowErrors)
    control.validate()
    #expect(control.shouldShowErrors)
  }

  @Test func showsWhatSomebodyElseSaid() {
    control.setExternalFailure("No.")
    #expect(control.shouldShowErrors)
  }

  // MARK: Policies

  @Test func saysNothingUntilItIsLeftThenFollowsEachKey() {
    control.policy = .onFocusLossThenInputChange
    control.beginEditing()
    control.text = "a"
    #expect(!control.hasValidated)
    control.endEditing()
    #expect(control.errorMessages == ["Short."])
    control.beginEditing()
    control.text = "abc"
    #expect(control.isValid)
    control.text = "ab"
    #expect(control.errorMessages == ["Short."])
    control.reset()
    control.text = "a"
    #expect(!control.hasValidated)
  }

  @Test func validatesWhatALeftControlHasNotSeen() {
    control.policy = .onFocusLossThenInputChange
    leave()
    #expect(control.hasValidated)
  }

  @Test func hasAPolicyForValidatorsWithoutOne() {
    let (own, other) = (control.validator, Validator(type: .string))
    control.attachValidator(other, policy: .onFocusLoss)
    control.policy = .manual
    control.text = "a"
    #expect(!own.hasValidated && !other.hasValidated)
    control.policy = .onInputChange
    control.text = "ab"
    #expect(own.hasValidated && !other.hasValidated)
    leave()
    #expect(other.hasValidated)
  }

  // MARK: Errors from elsewhere

  @Test func takesAnErrorFromElsewhereUntilTheNextEdit() {
    let recorder = FormRecorder()
    control.text = "a"
    recorder.record(control, as: "control")
    control.setExternalFailure("Taken.")
    control.setExternalFailure("Taken.")
    #expect(control.errorMessages == ["Short.", "Taken."])
    #expect(control.failures.map(\.name) == ["length", "external"])
    #expect(control.externalFailures.map(\.message) == ["Taken."])
    control.beginEditing()
    control.validate()
    #expect(control.errorMessages == ["Short.", "Taken."])
    control.text = "abc"
    #expect(control.isValid)
    control.setExternalFailure("Taken again.")
    #expect(control.state == .invalid)
    control.clearExternalFailures()
    control.clearExternalFailures()
    #expect(control.isValid)
    #expect(
      recorder.news() == [
        #"control handler Invalid ["Short.", "Taken."]"#, "control handler Valid []",
        #"control handler Invalid ["Taken again."]"#, "control handler Valid []",
      ])
  }
}
