import ALPValidator
import Foundation
import Testing

@MainActor @Suite struct TypedTextStateTests {
  private let card = TextControl()
  private let pin = TextControl()

  init() {
    card.inputFormat = .paymentCard
    pin.inputRestrictions = [.length(...4)]
  }

  private func typed(_ text: String, _ selection: Range<Int>? = nil, in control: TextControl) -> TypedText {
    var typed = TypedText()
    typed.fieldDidChange(to: text, selection: selection, of: control)
    return typed
  }

  @Test func theControlTakesWhatIsTypedAndFormatsIt() {
    let typed = typed("42424", 5..<5, in: card)
    #expect(typed.text == "4242 4" && typed.selection == 6..<6)
    #expect(card.value == "42424")
  }

  @Test func aCharacterThatIsDroppedIsNotShown() {
    var typed = typed("42", 2..<2, in: card)
    typed.fieldDidChange(to: "42x", selection: 3..<3, of: card)
    #expect(typed.text == "42" && typed.selection == 2..<2)
  }

  @Test func aRejectedEditLeavesTextAndSelection() {
    var typed = typed("1234", 4..<4, in: pin)
    typed.fieldDidChange(to: "1234", selection: 2..<2, of: pin)
    typed.fieldDidChange(to: "12534", selection: 3..<3, of: pin)
    #expect(typed.text == "1234" && typed.selection == 2..<2 && pin.text == "1234")
  }

  @Test func anEditWithoutAChangeOfTheFormatStaysAsItIs() {
    let typed = typed("12", 2..<2, in: pin)
    #expect(typed.text == "12" && typed.selection == 2..<2 && pin.text == "12")
  }

  @Test func theSelectionBeforeAnEditIsThatOfTheField() {
    var typed = typed("4242 4", 6..<6, in: card)
    // The cursor is put behind the space, and Backspace deletes the space: the digit before it goes.
    typed.fieldDidChange(to: "4242 4", selection: 5..<5, of: card)
    typed.fieldDidChange(to: "42424", selection: 4..<4, of: card)
    #expect(typed.text == "4244" && typed.selection == 3..<3)
  }

  @Test func deleteRemovesTheDigitAfterTheSpace() {
    var typed = typed("4242 45", 7..<7, in: card)
    typed.fieldDidChange(to: "4242 45", selection: 4..<4, of: card)
    typed.fieldDidChange(to: "424245", selection: 4..<4, of: card)
    #expect(typed.text == "4242 5" && card.value == "42425")
  }

  @Test func aCursorThatTheFieldHasNotMovedYetDoesNoHarm() {
    var typed = typed("4242", 4..<4, in: card)
    // The text has grown, and the selection is that before: where the digit was typed follows from the texts.
    typed.fieldDidChange(to: "42424", selection: 4..<4, of: card)
    #expect(typed.text == "4242 4" && typed.selection == 6..<6)
  }

  @Test func theCursorTellsWhichOfEqualDigitsWasTyped() {
    var typed = typed("4444", in: card)
    typed.fieldDidChange(to: "44444", selection: 2..<2, of: card)
    #expect(typed.text == "4444 4" && typed.selection == 2..<2)
  }

  @Test func aCursorBeyondTheTextIsNotTaken() {
    let typed = typed("42424", 9..<9, in: card)
    #expect(typed.text == "4242 4" && card.value == "42424")
  }

  @Test func withoutASelectionTheFieldGoesOnByItself() {
    var typed = typed("42", in: card)
    #expect(typed.text == "42" && typed.selection == nil)
    typed.controlDidChange(to: "4111")
    #expect(typed.text == "4111" && typed.selection == nil)
  }

  @Test func theCursorKeepsWhatIsAfterItWhenTheControlChanges() {
    var typed = typed("4242", 1..<1, in: card)
    typed.controlDidChange(to: "994242")
    #expect(typed.text == "994242" && typed.selection == 3..<3)
    typed.controlDidChange(to: "")
    #expect(typed.text == "" && typed.selection == 0..<0)
    typed.controlDidChange(to: "")
    #expect(typed.selection == 0..<0)
  }

  @Test func textsAreComparedByTheirScalars() {
    let name = TextControl()
    name.inputRestrictions = [.length(...4)]
    var typed = typed("\u{E9}", 1..<1, in: name)
    typed.fieldDidChange(to: "e\u{301}", selection: 2..<2, of: name)
    #expect(Array(typed.text.unicodeScalars).count == 2 && typed.selection == 2..<2)
    typed.controlDidChange(to: "\u{E9}")
    #expect(Array(typed.text.unicodeScalars).count == 1)
  }

  /// Whatever is typed, field and control have the same text afterwards, and the cursor is in it.
  @Test func fieldAndControlAgreeAfterRandomEdits() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let control = TextControl()
      control.inputFormat = Bool.random(using: &generator) ? .paymentCard : .mask("##-####")
      var typed = TypedText()
      for _ in 0..<12 {
        var utf16 = Array(typed.text.utf16)
        let start = Int.random(in: 0...utf16.count, using: &generator)
        let end = min(utf16.count, start + Int.random(in: 0...2, using: &generator))
        let inserted = ["4", "12", "x", "", " "].randomElement(using: &generator) ?? ""
        utf16.replaceSubrange(start..<end, with: inserted.utf16)
        let cursor = start + inserted.utf16.count
        let selection = Bool.random(using: &generator) ? cursor..<cursor : nil
        typed.fieldDidChange(to: String(decoding: utf16, as: UTF16.self), selection: selection, of: control)
        #expect(typed.text == control.text)
        #expect(typed.selection.map { $0.upperBound <= typed.text.utf16.count } != false)
      }
    }
  }
}
