import ALPValidator
import Foundation
import Testing

/// The guarantees about notifications, without requests.
@MainActor @Suite struct NotificationTests {
  private let validator = Validator(type: .string)
  private let recorder = Recorder()

  init() {
    validator.addValidationToEnsureMinimumLength(3, invalidMessage: "Short.")
    validator.addValidationToEnsureMaximumLength(5, invalidMessage: "Long.")
    recorder.record(validator)
  }

  @Test func doesNotNotifyOfAnUnchangedOutcome() {
    validator.validate("a")
    recorder.removeAll()
    validator.validate("b")
    validator.validate("ab")
    #expect(recorder.events.isEmpty)
    validator.validate("abc")
    #expect(recorder.events.count == 2)
    validator.validate("abcd")
    #expect(recorder.events.count == 2)
  }

  @Test func notifiesOfOtherMessagesInTheSameState() {
    validator.validate("a")
    recorder.removeAll()
    validator.validate("abcdef")
    #expect(recorder.events == ["handler Invalid [\"Long.\"]", "delegate Invalid [\"Long.\"]"])
  }

  @Test func keepsMessagesInTheOrderOfTheRules() {
    let validator = Validator(type: .string)
    let messages = (0..<20).map { "\($0)" }
    for (number, message) in messages.enumerated() {
      if number.isMultiple(of: 2) {
        validator.addRule(.length(...0), invalidMessage: message)
      } else {
        validator.addCondition(.satisfies { _ in false }, invalidMessage: message)
      }
    }
    validator.validate("abc")
    #expect(validator.errorMessages == messages)
  }

  // MARK: Re-entrance

  @Test func survivesAHandlerThatLetsGoOfTheValidator() {
    @MainActor final class Owner { var validator: Validator<String>? = Validator(type: .string) }
    let owner = Owner()
    let released = Weak(owner.validator)
    owner.validator?.delegate = recorder
    owner.validator?.validatorStateChangedHandler = { [recorder] state in
      owner.validator = nil
      recorder.note("handler \(state)")
    }
    owner.validator?.validate("a")
    #expect(recorder.events == ["handler Valid", "delegate Valid []"])
    #expect(released.object == nil)
  }

  // MARK: Streams and observation

  @Test func streamsEachNotification() async {
    var states = validator.stateChanges.makeAsyncIterator()
    var others = validator.stateChanges.makeAsyncIterator()
    validator.validate("a")
    validator.validate("b")
    validator.validate("abc")
    #expect(await states.next() == .invalid)
    #expect(await states.next() == .valid)
    #expect(await others.next() == .invalid)
  }

  @Test func endsItsStreamsWhenItGoesAway() async {
    var validator: Validator<String>? = Validator(type: .string)
    let states = validator?.stateChanges
    validator?.validate("a")
    validator = nil
    var seen: [ValidatorState] = []
    if let states { for await state in states { seen.append(state) } }
    #expect(seen == [.valid])
  }

  @Test func keepsNobodyAlive() {
    weak var weakValidator: Validator<String>?
    weak var weakRecorder: Recorder?
    do {
      let validator = Validator(type: .string)
      let recorder = Recorder()
      weakValidator = validator
      weakRecorder = recorder
      recorder.record(validator)
      let handle = validator.addValidationToEnsurePresence()
      let control = TextControl()
      control.attachValidator(validator)
      validator.addValidationToEnsureInstanceIsTheSame(as: control)
      control.text = "a"
      #expect(validator.isValid)
      handle.remove()
    }
    #expect(weakValidator == nil)
    #expect(weakRecorder == nil)
  }
}
