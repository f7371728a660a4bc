import ALPValidator
import Foundation
import TestSupport
import Testing

/// The text of a field that changes it by itself, such as one of SwiftUI.
@MainActor @Suite struct TypedTextTests {
  private let card = TextControl()

  init() { card.inputFormat = .paymentCard }

  @Test(arguments: [
    ("", "4", "4"), ("4242", "42424", "4242 4"),
    ("4242 4", "4242 ", "4242"),  // Backspace at the end
    ("4242 4242", "42424242", "4244 242"),  // Backspace after the space
    ("4242 4242", "94242 4242", "9424 2424 2"),  // typed at the start
    ("4242 4", "4111-1111", "4111 1111"),  // pasted over everything
    ("4242 4", "", ""), ("4242 4", "4242 4", "4242 4"),
  ])
  func isFormatted(_ earlier: String, _ text: String, _ shown: String) {
    card.text = earlier
    card.typedText = text
    #expect(card.text == shown && card.typedText == shown)
  }

  /// What a field has changed by itself is the same text whichever part of it was pasted.
  @Test(arguments: [
    ("1.000,00", "1,234.56", "1.234,56"), ("1", "1,234.56", "1.234,56"), ("6", "1,234.56", "1.234,56"),
    ("", "1,234.56", "1.234,56"), ("12", "123", "123"), ("1", "1,5", "1,5"), ("1.000", "1,2,3", "1,2,3"),
  ])
  func isReadIfSeveralCharactersCameIn(_ earlier: String, _ text: String, _ shown: String) {
    let price = TextControl()
    price.inputFormat = .decimal(locale: Locale(identifier: "de-DE"))
    price.text = earlier
    price.typedText = text
    #expect(price.text == shown)
    price.text = earlier
    price.edit(to: text, cursor: text.utf16.count, selection: 0..<earlier.utf16.count)
    #expect(price.text == shown)
  }

  @Test func aCallingCodeIsCompleted() {
    let phone = TextControl()
    phone.inputFormat = .phoneNumber(region: "DE")
    phone.text = "+49"
    phone.typedText = "+49491725555555"
    #expect(phone.text == "+49 172 5555555")
  }

  @Test func aCursorSaysWhichOfEqualCharactersWasTyped() {
    card.text = "4444 4"
    let edit = card.edit(to: "44444 4", cursor: 1)
    #expect(edit?.text == "4444 44" && edit?.selection == 1..<1)
  }

  @Test func aSelectionDistinguishesDelete() {
    card.text = "4242 4242"
    // Delete before the space removes the digit after it.
    #expect(card.edit(to: "42424242", cursor: 4, selection: 4..<4)?.text == "4242 242")
  }

  @Test func aControlWithoutAFormatTakesTheText() {
    let name = TextControl()
    name.inputRestrictions = [.length(...3)]
    name.typedText = "👩‍👩‍👧a"
    #expect(name.text == "👩‍👩‍👧a" && name.edit(to: "ab") == nil && name.value == "ab")
    name.typedText = "abcd"
    #expect(name.typedText == "ab")
  }

  /// A field that passes an edit before it changes shows the same as one that passes its text and its cursor after it.
  @Test func randomEditsAreFoundAgain() {
    var random = SeededGenerator(seed: 7)
    let twin = TextControl()
    twin.inputFormat = .paymentCard
    for _ in 0..<2_000 {
      let shown = Array(twin.text.utf16)
      let place = Int.random(in: 0...shown.count, using: &random)
      let isDeletion = place > 0 && Int.random(in: 0..<3, using: &random) == 0
      let range = isDeletion ? place - 1..<place : place..<place
      let typed = isDeletion ? "" : String(Int.random(in: 1...2, using: &random))
      var changed = shown
      changed.replaceSubrange(range, with: typed.utf16)
      let text = String(decoding: changed, as: UTF16.self)
      let edit = twin.edit(replacing: range, with: typed, selection: place..<place)
      if edit == nil { twin.text = text }
      let cursor = range.lowerBound + typed.utf16.count
      let found = card.edit(to: text, cursor: cursor, selection: place..<place)
      #expect(card.text == twin.text)
      #expect((found?.selection ?? cursor..<cursor) == (edit?.selection ?? cursor..<cursor))
    }
  }
}
