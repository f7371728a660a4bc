import ALPValidatorTesting
import Foundation
import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// What makes a form dirty, and what a reset restores.
@MainActor @Suite struct DirtinessTests {
  // MARK: Saving

  /// Elements that were added after the form was marked clean were not dirty, and stayed after a reset.
  @Test func partsAreDirtyAfterTheyWereAddedRemovedOrMoved() {
    let form = FormValidator()
    let first = form.add(TextControl(), name: "first")
    let second = form.add(TextControl(), name: "second")
    #expect(!form.isDirty)
    form.markClean()

    let added = form.add(TextControl(), name: "third")
    #expect(form.isDirty)
    form.remove(added)
    #expect(!form.isDirty)

    form.add(second, at: 0)
    #expect(form.isDirty)
    form.add(first, at: 0)
    #expect(!form.isDirty)

    form.remove(first)
    form.add(added)
    form.reset()
    #expect(form.parts.map(\.name) == ["first", "second"])
    #expect(!form.isDirty)
    #expect(form.control(at: "/first") === first)
  }

  @Test func aBodyThatThrowsSubmitsNothingThatCouldBeClean() async {
    struct Broken: Error {}
    let form = FormValidator()
    let email = form.add(TextControl(text: "a"))
    await #expect(throws: Broken.self) {
      try await form.submit {
        email.text = "b"
        throw Broken()
      }
    }
    form.markClean()
    #expect(!form.isDirty)
    form.reset()
    #expect(email.text == "b")
  }

  @Test func aConditionFollowsWhetherItsOwnFormIsDirty() {
    let form = FormValidator()
    let name = form.add(TextControl(text: "a"))
    let reason = form.add(TextControl())
    reason.addRule(.notEmpty, when: { [unowned form] in form.isDirty })
    form.validate()
    #expect(form.isValid)
    name.text = "b"
    #expect(form.state == .invalid)
    name.text = "a"
    #expect(form.isValid)
  }

  @Test func isSubmittingChangesTwice() async {
    let form = FormValidator()
    form.add(TextControl())
    let changes = Lock(0)
    func track() {
      withObservationTracking {
        _ = form.isSubmitting
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    track()
    await form.submit { track() }
    #expect(changes.withLock { $0 } == 2)
  }

  @Test func aResetRestoresTheConditionOfARemovedPart() {
    let form = FormValidator()
    let isCompany = Control(false)
    let company = form.add(TextControl(), name: "company", when: { isCompany.value })
    form.markClean()
    form.remove(company)
    #expect(company.isActive)
    form.reset()
    #expect(!company.isActive)
    isCompany.value = true
    #expect(company.isActive)
  }

  /// Each further reset set the closure again, and called it.
  @Test func aResetRestoresAWhenClosureOnce() {
    let form = FormValidator()
    let control = TextControl()
    var callCount = 0
    form.add(control) {
      callCount += 1
      return true
    }
    form.markClean()
    form.remove(control)
    form.reset()
    callCount = 0
    form.reset()
    #expect(callCount == 0)
  }

  @Test func isDirtyComparesFormattedValues() {
    let email = TextControl(text: "ada@example.com")
    email.formatters = [.trimmed, .lowercased]
    email.text = " Ada@Example.com"
    #expect(!email.isDirty)
    email.formatters = []
    #expect(email.isDirty)
    email.formatters = [.trimmed, .lowercased]
    #expect(!email.isDirty)
  }

  // MARK: Values

  @Test func aNaNThatIsSetAgainIsNoEdit() {
    let control = Control(Double.nan)
    var changes = 0
    let observation = control.addObserver { _ in changes += 1 }
    control.value = .nan
    #expect(changes == 0)
    #expect(!control.isDirty)
    withExtendedLifetime(observation) {}
  }
}
