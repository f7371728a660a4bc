import ALPValidator
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

  @Test(arguments: ValidationPolicy.allCases)
  func showsErrorsOnceItWasLeft(_ policy: ValidationPolicy) {
    control.policy = policy
    control.beginEditing()
    control.text = "a"
    control.validator.validate("a")
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
}
