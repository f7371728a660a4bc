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
