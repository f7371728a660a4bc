import ALPValidator
import Foundation
import Observation
import Testing

/// Controls of numbers, dates and other types that people type.
@MainActor @Suite struct ControlTextTests {
  /// The field kept the earlier text, although the control had another one.
  @Test func anEditShowsTheTextThatAnObserverSets() {
    let card = TextControl()
    card.inputFormat = .paymentCard
    card.text = "4242"
    let observation = card.addObserver { [unowned card] _ in if card.value.count > 4 { card.text = "" } }
    let edit = card.edit(replacing: 4..<4, with: "4")
    observation.remove()
    #expect(card.text == "")
    #expect(edit?.text == "")
    #expect(edit?.selection == 0..<0)
  }

  private enum Size: String, TextEditable { case small, large }

  private let german = Locale(identifier: "de-DE")
  private let price = Control<Decimal>(blank: 0)
  private let guests = Control<Int?>(nil)

  init() {
    price.locale = german
    guests.locale = german
  }

  @Test func theTextIsWhatWasTypedAndTheValueWhatItMeans() {
    price.text = "1.234,50"
    #expect(price.value == 1_234.5)
    #expect(price.text == "1.234,50")
    price.value = 3
    #expect(price.text == "3")
  }

  @Test(arguments: [ValidationPolicy.onInputChange, .onFocusLoss, .manual])
  func isWrittenInItsNotationWhenTheUserLeaves(_ policy: ValidationPolicy) {
    price.policy = policy
    price.textFormat = .decimal(locale: german, fractionDigits: 2)
    price.formatsWhenLeft = true
    price.addRule(.range(...1000), invalidMessage: "Too much")
    func type(_ text: String) {
      price.beginEditing()
      price.text = text
      price.endEditing()
    }
    type("1234,5")
    #expect(price.text == "1.234,50" && price.value == 1_234.5)
    #expect(price.isDirty && (policy == .manual || price.errorMessages == ["Too much"]))
    // Neither a text that can't be read nor one that is left is changed.
    type("12x")
    #expect(price.text == "12x" && price.value == 1_234.5)
    type("")
    #expect(price.text == "")
    price.markClean()
    type("1,5")
    type("")
    #expect(!price.isDirty)
  }

  @Test func isWrittenInItsNotationAfterTheInputFormat() {
    let day = Control<Date?>(nil)
    day.locale = german
    day.formatsWhenLeft = true
    var changes = 0
    let observation = day.addObserver { if $0 == .changed { changes += 1 } }
    day.beginEditing()
    day.text = "3.2.2001"
    day.endEditing()
    observation.remove()
    #expect(day.text == "03.02.2001" && changes == 1)
    let amount = Control<Decimal?>(nil)
    amount.locale = german
    amount.formatsWhenLeft = true
    amount.inputFormat = .decimal(locale: german, suffix: " €")
    amount.beginEditing()
    amount.text = "1234,50"
    amount.endEditing()
    #expect(amount.text == "1.234,5 €" && amount.value == 1_234.5)
    let exact = Control<Double>(0)
    exact.textFormat = TextFormat(parse: { Double($0) }, format: { "\($0.rounded())" })
    exact.formatsWhenLeft = true
    exact.beginEditing()
    exact.text = "1.25"
    exact.endEditing()
    #expect(exact.text == "1.25" && exact.value == 1.25)  // not rounded
  }

  @Test func whatWasTypedStaysWhenAViewWritesTheValueBack() {
    price.text = "1,0"
    price.value = 1
    #expect(price.text == "1,0")
    price.value = 2
    #expect(price.text == "2")
  }

  @Test func anotherTextForTheSameValueIsShown() {
    var events: [ControlEvent] = []
    price.text = "1"
    let observation = price.addObserver { events.append($0) }
    price.text = "1,"
    price.text = "1,0"
    price.text = "1,0"
    #expect(price.text == "1,0" && price.value == 1)
    #expect(events == [.changed, .changed])
    observation.remove()
  }

  @Test func unreadableTextLeavesTheValueAndFails() throws {
    price.text = "12"
    price.text = "12x"
    #expect(price.value == 12 && price.text == "12x")
    let failure = try #require(price.failures.first)
    #expect(price.failures.count == 1)
    #expect(failure.name == "parse" && failure.cause == .unreadable)
    #expect(price.errorMessages == ["Please enter a number."])
    #expect(price.silentFailures().map(\.name) == ["parse"])
    price.text = "13"
    #expect(price.isValid && price.value == 13)
  }

  @Test func theMessageSaysWhatAnOptionalExpects() {
    guests.text = "x"
    #expect(guests.errorMessages == ["Please enter a whole number."])
    let arrival = Control<Date?>(nil)
    arrival.text = "x"
    #expect(arrival.errorMessages == ["Please enter a date."])
    arrival.messages = MessageCatalog(language: "de")
    #expect(arrival.errorMessages == ["Bitte geben Sie ein Datum ein."])
  }

  @Test(arguments: [12, 13] as [Decimal])
  func settingAnyValueReplacesAnUnreadableText(_ value: Decimal) {
    price.text = "12"
    price.text = "12x"
    price.value = value
    #expect(price.value == value && price.text == "\(value)" && price.isValid)
  }

  @Test func emptyTextIsNilForAnOptional() {
    guests.text = "4"
    #expect(guests.value == 4)
    guests.text = ""
    #expect(guests.value == nil && guests.text == "" && guests.isValid)
    guests.text = " "
    #expect(guests.value == nil && guests.text == " ")
  }

  @Test func emptyTextIsMissingForANumber() throws {
    let count = Control(3)
    #expect(count.text == "3")
    count.text = ""
    let failure = try #require(count.failures.first)
    #expect(failure.name == "presence" && failure.cause == .missing)
    #expect(count.errorMessages == ["Please fill this in."])
    #expect(count.value == 3 && count.text == "" && !count.hasContent)
    count.value = 3
    #expect(count.isValid && count.text == "3")
  }

  @Test func aMissingNumberFailsItsRules() {
    price.addRule(.range(1...9), invalidMessage: "Please enter a price.")
    #expect(price.validate() == .invalid)
    #expect(price.errorMessages == ["Please enter a price."])
    #expect(price.failures.map(\.cause) == [.missing])
  }

  @Test func aMissingNumberIsValidIfItsValidatorIsOptional() {
    #expect(price.isRequired)
    price.validator.isOptional = true
    #expect(!price.isRequired)
    #expect(price.validate() == .valid)
    price.text = "x"
    #expect(price.state == .invalid)
  }

  @Test func blankNumbersHaveNoTextWhateverTheirValue() {
    #expect(price.text == "" && price.value == 0 && !price.isDirty && price.isRequired && !price.hasContent)
    #expect(price.silentFailures().map(\.name) == ["presence"])
    price.text = "0"
    #expect(price.isValid && price.isDirty && price.hasContent)
    price.text = ""
    #expect(!price.isDirty && price.state == .invalid)
    price.value = 0
    #expect(price.text == "0" && price.isValid)
  }

  @Test func formsAreNotSubmittedWithBlankOrUnreadableTexts() async {
    let form = FormValidator()
    form.add(price, name: "price")
    form.add(guests, name: "guests")
    var count = 0
    _ = await form.submit { count += 1 }
    #expect(count == 0)
    #expect(form.failures.map(\.path) == ["/price"])
    price.text = "1"
    guests.text = "x"
    #expect(form.state == .invalid && form.failures.map(\.path) == ["/guests"])
    guests.text = "2"
    _ = await form.submit { count += 1 }
    #expect(count == 1)
  }

  @Test func failuresOfTextAreShownWhenTheUserLeavesTheField() {
    guests.beginEditing()
    guests.text = "x"
    #expect(!guests.isValid && !guests.shouldShowErrors)
    guests.endEditing()
    #expect(guests.visibleErrorMessages == ["Please enter a whole number."])
    guests.beginEditing()
    guests.text = "1"
    #expect(guests.visibleErrorMessages.isEmpty)
    guests.text = "1x"
    #expect(guests.visibleErrorMessages.isEmpty)
    guests.endEditing()
    #expect(guests.visibleErrorMessages == ["Please enter a whole number."])
  }

  @Test func textIsReadAtOnceAndValidatedByThePolicy() {
    price.policy = .onFocusLoss
    price.beginEditing()
    price.text = "x"
    #expect(price.failures.isEmpty)
    price.endEditing()
    #expect(price.failures.map(\.name) == ["parse"])
  }

  @Test func conditionsThatReadOtherControlsSeeTheTextAgain() {
    let maximum = Control(5)
    guests.addCondition(.satisfies("maximum") { ($0 ?? 0) <= maximum.value })
    guests.text = "x"
    maximum.value = 1
    #expect(guests.failures.map(\.name) == ["parse"])
    guests.text = "3"
    #expect(guests.state == .invalid)
    maximum.value = 3
    #expect(guests.isValid)
  }

  @Test func attachedValidatorsRejectTextOnce() {
    let validator = Validator<Int?>()
    guests.attachValidator(validator)
    guests.formatters = []
    guests.text = "x"
    #expect(guests.failures.map(\.name) == ["parse"])
    #expect(validator.failures.map(\.name) == ["parse"] && validator.value == nil)
    guests.text = "2"
    #expect(guests.isValid && validator.value == .some(2))
  }

  // MARK: Dirty, clean and reset

  @Test func unreadableTextIsDirtyUntilItIsReset() {
    guests.markClean()
    guests.text = "x"
    #expect(guests.isDirty)
    guests.reset()
    #expect(!guests.isDirty && guests.text == "" && guests.failures.isEmpty)
  }

  @Test func resetRestoresTheTextThatWasMarkedClean() {
    price.text = "1,0"
    price.markClean()
    #expect(!price.isDirty)
    price.text = "x"
    price.reset()
    #expect(price.text == "1,0" && price.value == 1 && !price.isDirty)
    price.text = "x"
    price.markClean()
    #expect(!price.isDirty)
    price.text = "1,0"
    #expect(price.isDirty)
    price.text = "x"
    #expect(!price.isDirty)
  }

  @Test func resetMakesABlankNumberBlankAgain() {
    price.text = "7"
    price.reset()
    #expect(price.text == "" && !price.isDirty && price.value == 0)
    #expect(!price.hasValidated)
  }

  @Test func anotherNotationOfTheSameValueIsNotDirty() {
    price.text = "1"
    price.markClean()
    price.text = "1,00"
    #expect(!price.isDirty)
  }

  // MARK: Locales and formats

  @Test func theLocaleIsThatOfTheNearestForm() {
    let form = FormValidator()
    let page = FormValidator()
    let amount = Control(1.5)
    form.add(page)
    page.add(amount)
    form.locale = german
    #expect(amount.text == "1,5")
    page.locale = Locale(identifier: "en-US")
    #expect(amount.text == "1.5")
    amount.text = "2.25"
    page.locale = nil
    #expect(amount.text == "2.25", "what was typed stays")
    amount.value = 3.5
    #expect(amount.text == "3,5")
  }

  @Test func aFormatOfTheControlReplacesThatOfTheType() {
    let share = Control(0.5)
    share.textFormat = TextFormat(parse: { Double($0).map { $0 / 100 } }, format: { "\(Int($0 * 100))" })
    #expect(share.text == "50")
    share.text = "25"
    #expect(share.value == 0.25)
  }

  @Test func enumerationsAreTypedByTheirRawValues() {
    let size = Control(Size.small)
    #expect(size.text == "small")
    size.text = "large"
    #expect(size.value == .large)
    size.text = "huge"
    #expect(size.value == .large && size.failures.map(\.name) == ["parse"])
  }

  @Test func optionalTextOfWhichFormattersLeaveNothingIsNil() {
    let nickname = Control<String?>(nil)
    nickname.formatters = [ValueFormatter { $0?.trimmingCharacters(in: .whitespaces) }]
    nickname.text = "  "
    #expect(nickname.value == nil && nickname.text == "  ")
    nickname.text = " Ada "
    #expect(nickname.value == " Ada " && nickname.formattedValue == "Ada")
    nickname.value = ""
    #expect(nickname.value == "")
  }

  @Test func inputRestrictionsKeepTheText() {
    guests.inputRestrictions = [.satisfies("one-digit") { ($0 ?? 0) < 10 }]
    guests.text = "9"
    guests.text = "99"
    #expect(guests.text == "9" && guests.value == 9)
  }

  @Test func textOfTextIsItsValue() {
    let name = TextControl(text: "Ada")
    #expect(name.text == "Ada" && name.value == "Ada")
    name.text = ""
    #expect(name.value == "" && name.failures.isEmpty)
    let path: ReferenceWritableKeyPath<TextControl, String> = \.text
    name[keyPath: path] = "Grace"
    #expect(name.value == "Grace")
  }

  @Test func textIsObserved() {
    for change: @MainActor () -> Void in [
      { guests.text = "x" }, { guests.value = 2 }, { guests.locale = Locale(identifier: "ar-EG") },
      { guests.textFormat = TextFormat(parse: { Int($0) }, format: { "#\($0 ?? 0)" }) }, { guests.reset() },
    ] {
      let before = guests.text
      let changes = Changes()
      withObservationTracking {
        _ = guests.text
      } onChange: {
        MainActor.assumeIsolated { changes.count += 1 }
      }
      change()
      #expect(guests.text != before && changes.count == 1)
    }
  }

  @MainActor private final class Changes {
    var count = 0
  }

  // MARK: Input formats

  @Test func theValueOfAnInputFormatIsThePlainText() {
    let card = TextControl()
    card.inputFormat = .paymentCard
    card.addRule(.length(...8))
    card.text = "4242 4242"
    #expect(card.text == "4242 4242" && card.value == "42424242" && card.isValid)
    card.value = "42424"
    #expect(card.text == "4242 4")
    card.reset()
    #expect(card.text == "" && card.value == "")
  }

  @Test func editsAreFormattedAndTaken() throws {
    let card = TextControl()
    #expect(card.edit(replacing: 0..<0, with: "4") == nil, "without an input format")
    card.inputFormat = .paymentCard
    card.text = "4242"
    let edit = try #require(card.edit(replacing: 4..<4, with: "4"))
    #expect(edit.text == "4242 4" && edit.selection == 6..<6)
    #expect(card.text == "4242 4" && card.value == "42424")
    card.inputRestrictions = [.length(...5)]
    let rejected = try #require(card.edit(replacing: 0..<6, with: "4242424242", selection: 6..<6))
    #expect(rejected.text == "4242 4" && rejected.selection == 6..<6 && card.text == "4242 4")
  }

  @Test func numbersMayHaveAnInputFormat() {
    price.inputFormat = .decimal(locale: german, suffix: " €")
    price.text = "1.234,5 €"
    #expect(price.value == 1_234.5)
    price.value = 9_876.5
    #expect(price.text == "9.876,5 €")
    price.text = ""
    #expect(price.failures.map(\.name) == ["presence"])
  }

  @Test func datesMayHaveAnInputFormat() {
    let arrival = Control<Date?>(nil)
    arrival.locale = german
    arrival.inputFormat = .date(locale: german)
    arrival.value = Date(timeIntervalSince1970: 1_767_571_200)
    #expect(arrival.text == "05.01.2026")
    arrival.text = "06.01.2026"
    #expect(arrival.value == Date(timeIntervalSince1970: 1_767_657_600))
  }

  // MARK: Random steps

  /// Text and value against a model of ten lines: a control of an optional integer.
  @Test func agreesWithAModelInRandomSteps() {
    var random = SeededGenerator(seed: 4_040)
    let texts = ["", " ", "1", "01", "2", "1x", "x", "1,0", "2.000"]
    var text = ""
    var value: Int?
    var isReadable = true
    var base: (text: String, value: Int?, isReadable: Bool) = ("", nil, true)
    for _ in 0..<20_000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let new = [nil, 1, 2, 2_000].randomElement(using: &random) ?? nil
        if new != value || !isReadable { text = new.map(String.init) ?? "" }
        value = new
        isReadable = true
        guests.value = new
      case 1:
        base = (text, value, isReadable)
        guests.markClean()
      case 2:
        (text, value, isReadable) = base
        guests.reset()
      default:
        text = texts.randomElement(using: &random) ?? ""
        isReadable = !["1x", "x", "1,0"].contains(text)
        if isReadable { value = Int(text.replacing(".", with: "").replacing(" ", with: "")) }
        guests.text = text
      }
      #expect(guests.text == text && guests.value == value)
      let isValidated = guests.hasValidated
      #expect(!isValidated || guests.isValid == isReadable)
      let areReadable = isReadable && base.isReadable
      let hasOtherText = isReadable != base.isReadable || text != base.text
      let isDirty = areReadable ? value != base.value : hasOtherText
      #expect(guests.isDirty == isDirty)
    }
  }
}
