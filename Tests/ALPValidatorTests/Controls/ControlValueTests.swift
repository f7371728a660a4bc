@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

@MainActor @Suite struct ControlValueTests {
  private let control = TextControl()
  private let trimmed = ValueFormatter<String> { $0.trimmingCharacters(in: .whitespaces) }

  @Test func aConditionForChangedValuesIsNotAskedAboutALoadedOne() {
    var askedValues: [String] = []
    let isFree = control.addCondition(
      .satisfies("free") { value in
        askedValues.append(value)
        return false
      })
    isFree.when { [weak control] in control?.isDirty == true }
    control.load("ada")
    #expect(askedValues.isEmpty && control.isValid)
    control.load("grace")
    #expect(askedValues.isEmpty && control.isValid)
    control.text = "ada"
    #expect(askedValues == ["ada"] && !control.isValid)
    control.text = "grace"
    #expect(askedValues == ["ada"] && control.isValid)
  }

  @Test func handsFormattedValuesToValidatorsAndLeavesTheTextAlone() {
    let number = Validator<Int>()
    #expect(control.formatters.isEmpty && control.validators.isEmpty)
    control.formatters = [trimmed, ValueFormatter { $0.replacing(",", with: "") }]
    control.attachValidator(number, parsing: Int.init)
    control.addRule(.length(4...4))
    control.text = " 1,234 "
    #expect(control.text == " 1,234 ")
    #expect(control.formattedValue == "1234")
    #expect(control.isValid)
    #expect(number.lastValidValue == 1234)
    control.formatters = []
    #expect(control.formattedValue == " 1,234 ")
    control.validate()
    #expect(!control.isValid)
  }

  @Test func loadsAValueThatIsCleanAndShowsNothing() async {
    let form = FormValidator()
    form.add(control)
    control.addRule(.length(3...))
    control.load("ab")
    #expect(control.text == "ab" && control.state == .invalid)
    #expect(control.visibleErrorMessages.isEmpty)
    #expect(!control.isDirty && !form.isDirty)
    let optional = form.add(TextControl())
    optional.validator.isOptional = true
    optional.addRule(.length(...9))
    optional.load("")
    #expect(optional.isValid && optional.visibleErrorMessages.isEmpty, "the same value is validated, too")
    control.text = "abc"
    #expect(form.isDirty)
    control.load("abc")
    #expect(!control.isDirty)
    control.text = "abcd"
    control.reset()
    #expect(control.text == "abc")
    await form.submit { control.text = "abcd" }
    control.load("from the server")
    form.markClean()
    #expect(control.text == "from the server" && !form.isDirty)
  }

  @Test func notifiesOthersThatFormattersAreGone() {
    let repeated = TextControl()
    (control.formatters, control.text) = ([trimmed], " x ")
    repeated.addCondition(.satisfies("same") { [control] in $0 == control.formattedValue })
    repeated.text = "x"
    #expect(repeated.isValid)
    control.removeValidators()
    #expect(!repeated.isValid)
  }

  @Test func takesRulesOfItsOwn() {
    let handles = control.addRules([.length(2...), .containsDigit])
    control.addCondition(.satisfies("odd") { $0 != "x1" }, invalidMessage: "Not x1.")
    let handle = control.addRule(.length(...3), severity: .warning, when: { true })
    control.text = "x1"
    #expect(control.errorMessages == ["Not x1."])
    control.text = "a234"
    #expect(control.isValid && control.warnings.count == 1)
    handle.remove()
    control.validate()
    #expect(control.warnings.isEmpty)
    handles.last?.remove()
    control.text = "ab"
    #expect(control.isValid)
    control.text = "a"
    #expect(control.failures.map(\.name) == ["length"])
    #expect(control.validators.count == 1)
    #expect(control.validators.first === control.validator)
  }

  // MARK: Refusing

  @Test func refusesNothingUnlessAskedTo() {
    control.addRule(.length(...2))
    control.text = "abc"
    #expect(control.text == "abc")
  }

  @Test func refusesAChangeAsAWhole() {
    var events: [ControlEvent] = []
    let observation = control.addObserver { events.append($0) }
    defer { observation.remove() }
    control.inputRestrictions = [.length(...3), .onlyDigits]
    #expect(control.accepts("12"))
    #expect(!control.accepts("1234"))
    control.text = "1x"
    #expect(control.text == "12")
    #expect(events == [.changed, .rejected, .rejected])
    #expect(control.accepts(""))
    control.inputRestrictions = []
    #expect(control.accepts("1234"))
  }

  @Test func letsAViolationBeDeletedButNotGrow() {
    control.text = "abcdef"
    control.inputRestrictions = [.length(...3)]
    #expect(!control.accepts("abcdefg"))
    #expect(!control.accepts("abcdeg"))
    #expect(control.accepts("abcde"))
    #expect(control.accepts("abc"))
    #expect(!control.accepts("abcd"))
  }

  @Test func refusesByWhatTheFormattersLeave() {
    control.formatters = [trimmed]
    control.inputRestrictions = [.length(...3), Rule(LengthRule(0...1), severity: .warning)]
    #expect(control.accepts("  abc  "))
    #expect(!control.accepts("  abcd"))
  }

  @Test func letsANumberGoInAnyDirectionFromABadOne() {
    let number = Control(200)
    number.inputRestrictions = [.range(0...100)]
    #expect(number.accepts(150))
    #expect(number.accepts(100))
    #expect(!number.accepts(101))
  }
}

extension Control where Value: Equatable {
  /// Sets the value, and returns whether the edit was accepted.
  fileprivate func accepts(_ value: Value) -> Bool {
    self.value = value
    return self.value == value
  }
}
