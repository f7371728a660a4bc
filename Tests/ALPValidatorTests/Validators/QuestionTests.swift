import Testing

import ALPValidatorTesting

@testable import ALPValidator
@testable import ValidationRules

/// Commands that questions give: formatters, parsers, rules, conditions, encoders, `when:` and message closures, and
/// objects that these release.
@MainActor @Suite(.serialized) struct QuestionTests {
  private let validator = Validator(type: .string)
  private let other = Validator(type: .string)
  private let recorder = Recorder()

  /// Calls a closure on the main actor when it is released.
  private final class Farewell: Sendable {
    private let say: @MainActor @Sendable () -> Void

    init(_ say: @escaping @MainActor @Sendable () -> Void) { self.say = say }

    deinit { MainActor.assumeIsolated { say() } }
  }

  @Test func performsACommandOfARuleAfterTheCommit() {
    validator.addRule(
      .satisfies("old") { [validator] text in
        MainActor.assumeIsolated {
          if text == "a" { validator.validate("b") }
          return validator.value == nil || text == "b"
        }
      })
    recorder.record(validator)
    validator.validate("a")
    #expect(validator.value == "b")
    #expect(validator.isValid)
    #expect(recorder.events == ["handler Valid []", "delegate Valid []"])
  }

  /// The inner question was answered with no failures, and nobody heard of it.
  @Test func reportsConditionsThatAskForEachOthersFailures() {
    var reports: [String] = []
    Misuse.handler = { reports.append($0) }
    defer { Misuse.handler = nil }
    validator.addCondition(
      .satisfies("other") { [unowned other] _ in other.failures(for: "").isEmpty })
    other.addCondition(
      .satisfies("first") { [unowned validator] _ in validator.failures(for: "").isEmpty })
    validator.validate("")
    #expect(reports.count == 1 && reports.allSatisfy { $0.contains("failures(for:)") })
    #expect(validator.isValid && other.failures(for: "").isEmpty)
    let control = TextControl(text: "a")
    control.addCondition(
      .satisfies("itself") { [unowned control] _ in control.silentFailures().isEmpty })
    Misuse.handler = { reports.append($0) }
    #expect(control.silentFailures().isEmpty && reports.count == 2)
  }

  @Test func performsCommandsInTheOrderInWhichTheyWereGiven() {
    validator.addRule(.length(...3)).message { [other, validator] failure in
      other.validate("1")
      validator.validate("ok")
      other.validate("2")
      return failure.message
    }
    validator.validate("too long")
    #expect(validator.value == "ok" && validator.isValid)
    #expect(other.value == "2")
  }

  @Test func readsTheStateBeforeTheCommand() {
    var seen: [ValidatorState] = []
    other.addRule(.notEmpty)
    validator.addCondition(
      .satisfies { [other] text in
        other.validate(text)
        seen.append(other.state)
        return true
      })
    validator.validate("a")
    // Evaluated again, because the other validator changed.
    #expect(seen == [.invalid, .valid])
  }

  @Test func endsWhereAConditionValidatesWhatItReads() {
    validator.addCondition(
      .satisfies { [other] text in
        other.validate(text)
        return other.value == text
      })
    validator.validate("a")
    #expect(validator.isValid)
    validator.validate("b")
    #expect(validator.isValid && other.value == "b")
  }

  @Test func dropsNothingThatAFormatterGives() {
    let control = TextControl()
    control.addRule(.length(...3))
    validator.formatters = [
      ValueFormatter { text in
        MainActor.assumeIsolated { control.text = text }
        return text.uppercased()
      }
    ]
    validator.validate("long")
    #expect(validator.formattedValue == "LONG")
    #expect(control.text == "long" && control.state == .invalid)
  }

  @Test func handlesOfQueuedRulesWork() {
    var handle: RuleHandle?
    validator.addCondition(
      .satisfies { [validator] _ in
        if handle == nil { handle = validator.addRule(.length(...3), invalidMessage: "Long.") }
        return true
      })
    validator.validate("long")
    #expect(validator.isValid)
    validator.revalidate()
    #expect(validator.errorMessages == ["Long."])
    handle?.remove()
    validator.revalidate()
    #expect(validator.isValid)
  }

  @Test func aRuleThatRemovesItselfKeepsItsFailureUntilTheNextValidation() {
    var handle: RuleHandle?
    handle = validator.addCondition(
      .satisfies { _ in
        handle?.remove()
        return false
      }, invalidMessage: "No.")
    validator.validate("a")
    #expect(validator.errorMessages == ["No."])
    validator.messages = MessageCatalog(language: "de")
    #expect(validator.errorMessages == ["No."])
    validator.validate("a")
    #expect(validator.isValid)
  }

  /// A rule that is asked in the shortcut gave its command in the middle of the change.
  @Test func aCommandOfARuleWithinAComposedCommandRunsAfterIt() {
    let log = TextControl()
    validator.addRule(
      .satisfies { value in
        MainActor.assumeIsolated { if value == "b" { log.text = "changed" } }
        return true
      })
    validator.validate("a")
    var textWithin: String?
    Transaction.runAsOneCommand { _ in
      validator.validate("b")
      textWithin = log.text
    }
    #expect(textWithin == "")
    #expect(log.text == "changed")
  }

  @Test func aCommandOfADryRunWithinAComposedCommandRunsAfterIt() {
    let log = TextControl()
    validator.addCondition(
      .satisfies { _ in
        log.text = "changed"
        return true
      })
    var textWithin: String?
    Transaction.runAsOneCommand { _ in
      _ = validator.failures(for: "a")
      textWithin = log.text
    }
    #expect(textWithin == "")
    #expect(log.text == "changed")
  }

  @Test func aWhenClosureThatMovesItsOwnPartLeavesTheFormRight() {
    let (form, page) = (FormValidator(), FormValidator())
    let (control, isActive) = (TextControl(), Control(true))
    control.addRule(.notEmpty)
    form.add(page)
    form.add(control) { [weak page, weak control] in
      if !isActive.value, let page, let control, control.form !== page { page.add(control) }
      return isActive.value
    }
    form.validate()
    #expect(form.state == .invalid)
    isActive.value = false
    #expect(control.form === page)
    #expect(control.isActive && form.state == .invalid && page.state == .invalid)
  }

  @Test func anAttachmentThatAConditionReplacesIsValidated() {
    let control = TextControl()
    control.attachValidator(validator)
    validator.addRule(.length(...3))
    validator.addCondition(
      .satisfies { [validator, weak control] _ in
        control?.attachValidator(validator, policy: .onInputChange)
        return true
      })
    control.text = "long"
    #expect(validator.value == "long" && control.state == .invalid)
  }

  @Test func performsCommandsOfObjectsThatAreReleased() {
    let control = TextControl()
    func farewell(_ text: String) -> Farewell { Farewell { [weak validator] in validator?.validate(text) } }
    func hold(_ object: Farewell) { validator.validatorStateChangedHandler = { _ in _ = object } }
    hold(farewell("handler"))
    validator.validatorStateChangedHandler = nil
    #expect(validator.value == "handler")
    let handle = validator.addRule(.notEmpty)
    handle.message { [object = farewell("message")] _ in "\(object)" }
    handle.message { _ in "Other." }
    #expect(validator.value == "message")
    validator.addCondition(.satisfies { [object = farewell("rule")] _ in object !== validator }).remove()
    #expect(validator.value == "rule")
    var observation: ControlObservation? = control.addObserver { [object = farewell("observer")] _ in
      _ = object
    }
    observation?.remove()
    #expect(validator.value == "observer")
    observation = nil
    let (form, part) = (FormValidator(), TextControl())
    form.add(part) { [object = farewell("when")] in object !== validator }
    form.remove(part)
    #expect(validator.value == "when")
  }

  /// The runtime ends a program that reads a property within its assignment.
  @Test func anObjectMayReadThePropertyFromWhichItIsReleased() {
    let control = TextControl()
    control.attachValidator(validator)
    var reads: [String] = []
    func reader(_ name: String, _ read: @escaping @MainActor () -> Void) -> Farewell {
      Farewell {
        read()
        reads.append(name)
      }
    }
    let readFormatters: @MainActor () -> Void = { [validator] in _ = validator.formatters }
    validator.formatters = [
      ValueFormatter { [object = reader("formatters", readFormatters)] in "\(object)\($0)" }
    ]
    validator.formatters = []
    let readMessage: @MainActor () -> Void = { [validator] in _ = validator.failures(for: "") }
    let handle = validator.addRule(.notEmpty)
    handle.message { [object = reader("message", readMessage)] _ in "\(object)" }
    handle.message { _ in "Other." }
    let readRestrictions: @MainActor () -> Void = { [unowned control] in _ = control.inputRestrictions }
    control.inputRestrictions = [
      .satisfies("restriction") { [object = reader("restrictions", readRestrictions)] in "\(object)" != $0 }
    ]
    control.inputRestrictions = []
    let readFormat: @MainActor () -> Void = { [unowned control] in _ = control.textFormat }
    control.textFormat = TextFormat(
      parse: { [object = reader("format", readFormat)] in "\(object)\($0)" }, format: { $0 })
    control.textFormat = nil
    #expect(reads == ["formatters", "message", "restrictions", "format"])
  }

  /// Replaced values are released at the end of the command, when everything is up to date.
  @Test func anObjectOfAReplacedValueFindsTheOutcomeOfTheNewOne() {
    let form = FormValidator()
    let control = form.add(Control<Farewell?>(nil))
    control.addRule(.satisfies("absence") { $0 == nil })
    var found: [ValidatorState] = []
    control.value = Farewell { [unowned form, unowned control] in
      found = [control.validator.state, control.state, form.state]
    }
    #expect(form.state == .invalid)
    control.value = nil
    #expect(found == [.valid, .valid, .valid])
  }

  @Test func aClosureMayAskForWhatItIsPartOf() {
    let control = TextControl()
    control.addRule(.length(3...)).message { [unowned control] _ in
      "\(control.isRequired) \(control.silentFailures().count)"
    }
    control.addRule(.notEmpty).when { [unowned control] in !control.isRequired }
    control.text = "a"
    #expect(control.errorMessages == ["true 1"])
  }

  /// The text was taken as it is, because it was decided when the text was given whether there is a format.
  @Test func aTextThatIsQueuedIsFormattedByTheFormatThatWasQueuedBefore() {
    let card = TextControl()
    _ = reportsOfMisuse {
      validator.addRule(.notEmpty).message { [card] failure in
        card.inputFormat = .paymentCard
        card.text = "4242 4242"
        return failure.message
      }
      validator.validate("")
    }
    #expect(card.text == "4242 4242")
    #expect(card.value == "42424242")
  }

  /// The state was that before the validator was attached, and the failures those afterwards.
  @Test func aMessageClosureReadsAStateThatAgreesWithTheFailures() {
    let control = TextControl()
    var doAgree: [Bool] = []
    validator.addRule(.notEmpty).message { [unowned control] failure in
      doAgree.append(control.isValid == control.failures.isEmpty)
      return failure.message
    }
    validator.validate("")
    control.attachValidator(validator)
    control.removeValidator(validator)
    #expect(doAgree == [true, true, true])
  }

  /// The part was in the list of the form, and not in its state.
  @Test func aWhenClosureReadsAStateThatAgreesWithTheFailures() {
    let (form, other) = (FormValidator(), FormValidator())
    let control = TextControl()
    control.addRule(.notEmpty)
    control.validate()
    var doAgree: [Bool] = []
    let isActive: @MainActor () -> Bool = { [unowned form, unowned other] in
      doAgree.append([form, other].allSatisfy { $0.isValid == $0.failures.isEmpty })
      return true
    }
    form.add(control, when: isActive)
    other.add(control, when: isActive)
    #expect(!doAgree.isEmpty && doAgree.allSatisfy { $0 })
  }

  /// The stack overflowed, as it did not for rules.
  @Test func aParserMayAskForTheFailuresOfItsControl() {
    let control = TextControl()
    let number = Validator(type: .numeric(Int.self))
    control.attachValidator(
      number, parsing: { [unowned control] text in control.silentFailures().isEmpty ? Int(text) : nil })
    control.text = "1"
    #expect(number.value == 1)
  }

  /// A precondition ended the program, because it was checked before the command that frees the name.
  @Test func addsAPartWhoseNameAQueuedCommandFrees() {
    let form = FormValidator()
    let first = form.add(TextControl(), name: "x")
    let second = TextControl()
    _ = reportsOfMisuse {
      validator.addCondition(
        .satisfies { [form] _ in
          form.remove(first)
          form.add(second, name: "x")
          return true
        })
      validator.validate("a")
    }
    #expect(form.control(at: "/x") === second)
  }

  /// A command of a message closure ran at once, in the middle of the command, and was not reported.
  @Test func queuesACommandThatIsGivenWhileAListChanges() {
    struct Guest: Sendable {
      var name = ""
      static let rules: RuleSet<Guest> = [.at(\.name, "name", [.notEmpty])]
    }
    struct Party: Sendable {
      var guests: [Guest] = []
      static let rules: RuleSet<Party> = [.each(\.guests, "guests", Guest.rules)]
    }
    let form = FormModel(Party(guests: [Guest(), Guest()]), rules: Party.rules)
    let guests = form.list(\.guests)
    var valuesMeanwhile: [String?] = []
    guests.elements[0][\.name].addRule(.length(2...)).message { [other] failure in
      other.validate("1")
      valuesMeanwhile.append(other.value)
      return failure.message
    }
    guests.elements[0][\.name].value = "a"
    other.reset()
    valuesMeanwhile = []
    let reports = reportsOfMisuse { guests.move(from: 0, to: 1) }
    #expect(valuesMeanwhile == [nil])
    #expect(reports.count == 1)
    #expect(other.value == "1")
  }

  // MARK: Reports

  @Test func reportsACommandThatCallsItself() {
    validator.addCondition(
      .satisfies { [validator] _ in
        validator.revalidate()
        return true
      })
    let reports = reportsOfMisuse { validator.validate("a") }
    #expect(validator.isValid && reports.contains { $0.contains("calls it again") })
  }

  @Test func reportsEachKindOfCommandOnce() {
    let reports = reportsOfMisuse {
      validator.addRule(.length(...1)).message { [other] _ in
        other.validate("a")
        other.reset()
        return "Long."
      }
      validator.validate("ab")
      validator.reset()
      validator.validate("abc")
    }
    #expect(reports.count == 2)
    #expect(reports.first?.hasPrefix("validate(_:) was called by a formatter") == true)
    #expect(reports.last?.hasPrefix("reset() was called") == true)
  }

  @Test func reportsConditionsThatNeverAgree() {
    let (first, second) = (TextControl(), TextControl())
    first.addCondition(.satisfies { [unowned second] _ in second.isValid })
    second.addCondition(.satisfies { [unowned first] _ in !first.isValid })
    let reports = reportsOfMisuse {
      first.text = "a"
      second.text = "b"
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("1000th evaluation") == true)
  }

  @Test func reportsAConditionOnAControlOfAnotherForm() {
    let (form, stranger) = (FormValidator(), FormValidator().add(TextControl()))
    #expect(reportsOfMisuse { form.addCondition(on: stranger) { true } }.isEmpty, "its form is gone")
    let elsewhere = FormValidator()
    elsewhere.add(stranger)
    #expect(reportsOfMisuse { form.addCondition(on: stranger) { true } }.count == 1)
  }

  @Test func reportsAValidatorThatMoves() {
    let (first, second) = (TextControl(text: "first"), TextControl(text: "second"))
    first.attachValidator(validator)
    first.validate()
    #expect(reportsOfMisuse { second.attachValidator(validator) }.count == 1)
    #expect(first.validators.isEmpty && first.isValid)
    second.validate()
    #expect(validator.value == "second")
    second.removeValidator(validator)
    #expect(reportsOfMisuse { first.attachValidator(validator) }.isEmpty)
  }

  @Test func insertsAPartAlsoIfTheFormHasLostOthersMeanwhile() {
    let form = FormValidator()
    let parts = [TextControl(), TextControl(), TextControl()]
    form.add(parts[0])
    form.add(parts[1])
    var isAsked = false
    validator.addCondition(
      .satisfies { _ in
        if !isAsked {
          isAsked = true
          form.remove(parts[0])
          form.remove(parts[1])
          form.add(parts[2], at: 2)
          form.add(parts[0])
        }
        return true
      })
    validator.validate("a")
    #expect(form.parts.map(ObjectIdentifier.init) == [parts[2], parts[0]].map(ObjectIdentifier.init))
  }
}
