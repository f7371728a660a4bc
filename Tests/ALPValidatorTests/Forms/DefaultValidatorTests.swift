import ALPValidatorTesting
import Foundation
import Observation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// The validator that a control has by itself.
@MainActor @Suite struct DefaultValidatorTests {
  /// The first read made a valid form invalid, and called its handler.
  @Test func readingTheValidatorOfAControlChangesNothing() {
    let form = FormValidator()
    let control = form.add(TextControl())
    form.validate()
    var notifications = 0
    form.stateChangedHandler = { _ in notifications += 1 }
    withObservationTracking {
      _ = (form.state, control.validators.count)
    } onChange: {
      Issue.record("reading changed something")
    }
    _ = control.validator
    #expect(form.isValid)
    #expect(control.validators.isEmpty)
    #expect(notifications == 0)
  }

  @Test func theValidatorOfAControlCountsWithItsFirstRule() {
    let form = FormValidator()
    let control = form.add(TextControl())
    let handle = control.validator.addRule(.notEmpty)
    #expect(form.state == .invalid)
    #expect(control.validators.count == 1)
    handle.remove()
    #expect(form.isValid)
    control.validator.validate("a")
    #expect(control.validators.count == 1)
    control.reset()
    #expect(form.isValid)
  }
}
