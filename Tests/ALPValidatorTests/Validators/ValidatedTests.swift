import ALPValidator
import Foundation
import Observation
import Testing

@MainActor @Suite struct ValidatedTests {
  /// A model, as a screen has one.
  @MainActor private final class SignUp {
    @Validated(rules: [.notEmpty, .email], formatters: [.trimmed, .lowercased]) var email: String?
    @Validated(.notEmpty, .length(...20), formatters: [.trimmed]) var name = ""
    @Validated(rules: [.range(18...130)], formatters: [.clamped(to: 0...150)]) var age: Int?
    @Validated(.url, formatters: [.trimmed], isOptional: true) var website: String?
    @Validated(.count(1...3)) var seats: [Int] = []
    @Validated(.isTrue) var terms = false
    @Validated(.notEmpty) var title: String? = "Dr"
    @Validated(rules: RuleSet([.length(2...), .email], stopsAtFirstFailure: true)) var other: String? = "x"
    @Validated(formatters: [.uppercased]) var code = "ab"
    @Validated(rules: [.satisfies("even") { $0.isMultiple(of: 2) }]) var number: Int = 3
  }

  /// A model whose other properties are observed, too.
  @Observable @MainActor final class Profile {
    var isOpen = false
    @ObservationIgnored @Validated(.email, formatters: [.trimmed]) var email = ""
  }

  /// A view, as SwiftUI has them.
  @MainActor private struct Row {
    @Validated(.email, formatters: [.trimmed]) var email = ""

    func type(_ text: String) { email = text }
  }

  private let signUp = SignUp()

  @Test func givesPropertiesTheirTypesAndValidators() {
    let email: String? = signUp.email
    let name: String = signUp.name
    let seats: [Int] = signUp.seats
    let validators: [AnyValidator] = [signUp.$email, signUp.$age, signUp.$seats, signUp.$terms]
    let title: Validator<String> = signUp.$title
    let number: Validator<Int> = signUp.$number
    #expect(email == nil && name == "" && seats == [] && signUp.number == 3)
    #expect(validators.map(\.rules.count) == [2, 1, 1, 1])
    #expect(title.isValid)
    #expect(number.failures.map(\.name) == ["even"])
  }

  @Test func isValidatedWhenItIsMade() {
    #expect(signUp.$email.hasValidated)
    #expect(signUp.$email.failures.map(\.name) == ["presence", "email"])
    #expect(signUp.$age.failures.map(\.cause) == [.missing])
    #expect(signUp.$website.isValid)
    #expect(signUp.$other.failures.map(\.name) == ["length"])
    #expect(!signUp.$terms.isValid)
  }

  @Test func readsFormattedAndKeepsWhatWasSet() {
    signUp.email = "  Ada@Example.COM "
    #expect(signUp.email == "ada@example.com")
    #expect(signUp.$email.value == "  Ada@Example.COM ")
    #expect(signUp.$email.formattedValue == "ada@example.com")
    #expect(signUp.$email.state == .valid)
    #expect(signUp.$email.lastValidValue == "ada@example.com")
    signUp.age = 200
    #expect(signUp.age == 150)
    #expect(signUp.$age.errorMessages.count == 1)
    signUp.age = nil
    #expect(signUp.age == nil)
    #expect(signUp.$age.formattedValue == nil)
    #expect(signUp.code == "AB")
    signUp.name = " \n "
    #expect(signUp.name == "")
    #expect(signUp.$name.failures.map(\.name) == ["presence"])
  }

  @Test func readsAnEmptyOptionalTextAsNil() {
    signUp.website = "  "
    #expect(signUp.website == nil)
    #expect(signUp.$website.formattedValue == "")
    #expect(signUp.$website.isValid)
    signUp.website = "nonsense"
    #expect(signUp.website == "nonsense")
    #expect(!signUp.$website.isValid)
    signUp.email = ""
    #expect(signUp.email == "")
  }

  @Test func givesBackTheErrorOfTheProgram() {
    struct Taken: Error, Equatable { let name: String }
    @Validated(.notEmpty.with(error: Taken(name: "ada"))) var name = ""
    #expect($name.failures.first?.error as? Taken == Taken(name: "ada"))
  }

  @Test func worksInAStructAndAsALocalVariable() {
    let row = Row()
    row.type(" a@b.co ")
    #expect(row.email == "a@b.co")
    #expect(row.$email.isValid)
    let copy = row
    copy.email = "x"
    #expect(row.email == "x")

    @Validated(.email) var email: String?
    #expect(email == nil)
    email = "a@b.co"
    #expect($email.isValid)
    @Validated(.range(18...)) var age = 17
    #expect(!$age.isValid)
    age += 1
    #expect($age.isValid)
  }

  @Test func countsANonOptionalPropertyOfNothingAsItsFirstValue() {
    signUp.number = 8
    signUp.$number.validate(nil)
    #expect(signUp.number == 3)
    #expect(signUp.$number.value == nil)
    #expect(signUp.$number.failures.map(\.cause) == [.missing])
    signUp.code = "x"
    signUp.$code.validate(nil)
    #expect(signUp.code == "")
  }

  // MARK: The validator

  @Test func isSetByWhatItsValidatorIsHanded() {
    signUp.$email.validate(" A@B.co")
    #expect(signUp.email == "a@b.co")
    signUp.$email.validate(" C@D.co", parameters: ["a": 1])
    #expect(signUp.email == "c@d.co")
    signUp.$email.value = "X"
    #expect(signUp.email == "x")
    let validator: Validator<String> = signUp.$email
    validator.validate("Y")
    #expect(signUp.email == "y")
    #expect(signUp.$email.failures(for: " A@b.co").isEmpty)
    #expect(signUp.email == "y")
  }

  @Test func followsAControl() {
    let text = TextControl()
    let age = TextControl()
    text.attachValidator(signUp.$email)
    age.attachValidator(signUp.$age, parsing: Int.init)
    text.text = "Ada@Example.com"
    age.text = "36"
    #expect(signUp.email == "ada@example.com")
    #expect(signUp.age == 36)
    age.text = "many"
    #expect(signUp.age == nil)
    #expect(signUp.$age.failures.map(\.cause) == [.unreadable])
  }

  @Test func revalidatesAgainstWhatHasChanged() {
    let door = Control(false)
    signUp.name = " Ada "
    signUp.$name.addCondition(.satisfies("open") { _ in door.value })
    #expect(signUp.$name.isValid)
    signUp.$name.revalidate()
    #expect(signUp.$name.failures.map(\.name) == ["open"])
    door.value = true
    signUp.$name.revalidate()
    #expect(signUp.$name.isValid)
    #expect(signUp.$name.value == " Ada ")
  }

  @Test func becomesByAResetWhatItWasWhenNew() {
    signUp.email = "a@b.co"
    signUp.title = nil
    signUp.age = 20
    signUp.$email.reset()
    signUp.$title.reset()
    (signUp.$age as AnyValidator).reset()
    #expect(signUp.email == nil)
    #expect(signUp.$email.lastValidValue == nil)
    #expect(signUp.$email.failures.map(\.name) == ["presence", "email"])
    #expect(signUp.title == "Dr")
    #expect(signUp.$title.isValid)
    #expect(signUp.age == nil)
    #expect(signUp.$age.failures.map(\.cause) == [.missing])
  }

  @Test func letsAHandlerSetThePropertyDuringAReset() {
    signUp.name = "Ada"
    signUp.$name.validatorStateChangedHandler = { [signUp] _ in
      if signUp.name.isEmpty { signUp.name = "Grace" }
    }
    signUp.$name.reset()
    #expect(signUp.name == "Grace")
    #expect(signUp.$name.isValid)
  }

  @Test func notifiesOfNothingWhenAnUntouchedPropertyIsReset() {
    let recorder = Recorder()
    recorder.record(signUp.$email)
    signUp.$email.reset()
    #expect(recorder.events.isEmpty)
  }

  @Test func comesToAnEndIfAHandlerResets() {
    var count = 0
    signUp.name = "Ada"
    signUp.$name.validatorStateChangedHandler = { [signUp] _ in
      count += 1
      signUp.$name.reset()
    }
    signUp.$name.reset()
    #expect(count == 1)
  }

  @Test func tellsOfChangesOnly() async {
    let recorder = Recorder()
    recorder.record(signUp.$name)
    signUp.name = "Ada"
    signUp.name = "Grace"
    #expect(recorder.events == ["handler Valid []", "delegate Valid []"])
    var states = signUp.$name.stateChanges.makeAsyncIterator()
    signUp.name = ""
    #expect(await states.next() == .invalid)
  }

  @Test func tellsWhenTheValueIsSetAlready() {
    let recorder = Recorder()
    signUp.$email.validatorStateChangedHandler = { [weak signUp] _ in
      recorder.note(signUp?.email ?? "nothing")
    }
    signUp.email = " A@B.co"
    signUp.email = nil
    #expect(recorder.events == ["a@b.co", "nothing"])
  }

  // MARK: Observation

  @Test func tracksTheStateAndTheValue() {
    let changes = Recorder()
    withObservationTracking {
      _ = signUp.$name.state
    } onChange: {
      MainActor.assumeIsolated { changes.note("state") }
    }
    withObservationTracking {
      _ = signUp.name
    } onChange: {
      MainActor.assumeIsolated { changes.note("value") }
    }
    signUp.email = "a@b.co"
    #expect(changes.events.isEmpty)
    signUp.name = "Ada"
    #expect(changes.events == ["value", "state"])
    withObservationTracking {
      _ = signUp.$name.state
    } onChange: {
      MainActor.assumeIsolated { changes.note("state again") }
    }
    signUp.name = "Grace"
    #expect(changes.events == ["value", "state"])
    signUp.name = ""
    #expect(changes.events == ["value", "state", "state again"])
  }

  @Test func isTrackedWithinAnObservableModel() {
    let profile = Profile()
    let changes = Recorder()
    withObservationTracking {
      _ = (profile.isOpen, profile.email)
    } onChange: {
      MainActor.assumeIsolated { changes.note("changed") }
    }
    profile.email = " a@b.co"
    #expect(changes.events == ["changed"])
    #expect(profile.email == "a@b.co")
  }

  @Test func isLetGoWithItsOwner() {
    var owner: SignUp? = SignUp()
    let validator = Weak(owner?.$email)
    owner?.email = "a@b.co"
    owner?.$email.validatorStateChangedHandler = { [weak owner] _ in _ = owner?.email }
    #expect(validator.object != nil)
    owner = nil
    #expect(validator.object == nil)
  }
}
